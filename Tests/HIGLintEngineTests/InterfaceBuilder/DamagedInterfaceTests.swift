import Foundation
import HIGLintEngine
import Testing

@Suite("Damaged storyboards and xibs")
struct DamagedInterfaceTests {
  private func damage(in text: String) -> Problem? {
    do {
      _ = try Sample.facts(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("Where a merge left its marks, the line is named")
  func mergeMarks() throws {
    let problem = try #require(damage(in: Sample.document("<objects>\n<<<<<<< HEAD\n<view id=\"v\"/>\n</objects>")))
    #expect(problem.file == "Main.storyboard")
    #expect(problem.position?.line == 4)
    #expect(problem.message.contains("isn't well-formed XML"))
  }

  @Test("Merge marks before the first element are found too")
  func mergeMarksAtTheTop() throws {
    let problem = try #require(damage(in: "<?xml version=\"1.0\"?>\n<<<<<<< HEAD\n" + Sample.document("")))
    #expect(problem.position == SourcePosition(line: 2, column: 1))
  }

  @Test("A file that ends early is damaged")
  func truncated() throws {
    let text = Sample.document("<objects><view id=\"v\"></view></objects>")
    for length in text.count / 2..<text.count - 1 {
      #expect(damage(in: String(text.prefix(length))) != nil, "\(text.prefix(length))")
    }
  }

  @Test("Damage has a place in the file, however its lines end", arguments: ["\n", "\r\n", "\r", "\n\r"])
  func places(newline: String) throws {
    let lines = ["<document targetRuntime=\"iOS.\">", "<view id=\"größe\"/>", "  </é>", "</document>"]
    let text = Array(lines.joined(separator: newline).utf8)
    let problem = try #require(damage(in: String(decoding: text, as: UTF8.self)))
    let position = try #require(problem.position)
    let offsets = text.indices.filter { LineTable(text).position(at: UInt32($0)) == position }
    #expect(offsets.count == 1 && text[offsets[0]] & 0xC0 != 0x80)
    #expect(damage(in: "<document targetRuntime=\"iOS.\">\n<view")?.position?.line == 2)
  }

  @Test("Tags must match")
  func mismatch() throws {
    let problem = try #require(damage(in: Sample.document("<objects><view id=\"v\"></objects>")))
    #expect(problem.position?.line == 3)
    #expect(problem.message.contains("another element"))
  }

  @Test("What XML doesn't allow is named, at its place", arguments: [
    ("<view id=\"v\" id=\"w\"/>", "an attribute is given twice", 14),
    ("<view id=\"v\"key=\"w\"/>", "what stands here isn't understood", 13),
    ("<view id=v/>", "what stands here isn't understood", 10),
    ("<view id=\"<\"/>", "what stands here isn't understood", 11),
    ("<view id/>", "what stands here isn't understood", 9),
    ("< view/>", "what stands here isn't understood", 1),
    ("a & b", "what stands here isn't understood", 3),
    ("a &#0; b", "an entity has no meaning", 3),
    ("a &#x110000; b", "an entity has no meaning", 3),
    ("a &constructor; b", "an entity has no meaning", 3),
    ("a ]]> b", "what stands here isn't understood", 3),
    ("a \u{1} b", "what stands here isn't understood", 3),
    ("<!-- a -- b -->", "what stands here isn't understood", 10),
    ("<?xml version=\"1.0\"?>", "what stands here isn't understood", 1),
    ("</document> b", "something follows its last element", 13),
    ("</document><view/>", "something follows its last element", 12),
  ])
  func reasons(text: String, reason: String, column: Int) throws {
    let problem = try #require(damage(in: Sample.document(text)))
    #expect(problem.message == "isn't well-formed XML: \(reason)")
    #expect(problem.position == SourcePosition(line: 3, column: column))
  }

  @Test("An empty file is damaged", arguments: ["", "\n", "{}", "<!-- nothing -->"])
  func empty(text: String) throws {
    #expect(try #require(damage(in: text)).message == "holds no XML")
  }

  @Test("A document type is refused, and with it all entities")
  func entities() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      \(Sample.document("<view id=\"&b;\"/>").split(separator: "\n").dropFirst().joined())
      """
    #expect(damage(in: bomb)?.position == SourcePosition(line: 2, column: 1))
    #expect(damage(in: bomb)?.message.contains("document type") == true)
    #expect(damage(in: Sample.document("<view id=\"&outside;\"/>"))?.message.contains("entity") == true)
  }

  @Test("Another encoding is refused, behind which a document type could hide")
  func encoding() {
    let text = Sample.document("").replacingOccurrences(of: "UTF-8", with: "UTF-7")
    #expect(damage(in: text)?.message.contains("UTF-7") == true)
  }

  @Test("Very deep nesting is a problem, not a crash")
  func depth() throws {
    let opening = String(repeating: "<view id=\"v\">", count: 100_000)
    let problem = try #require(damage(in: Sample.document(opening + String(repeating: "</view>", count: 100_000))))
    #expect(problem.message.contains("nested too deeply"))
    #expect(problem.position == SourcePosition(line: 3, column: 199 * 13 + 1))
  }

  @Test("No change of a byte, and no cut, makes the reader crash")
  func mutations() throws {
    let text = Sample.document(
      "<objects><view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"1\" width=\"2\" height=\"3\"/><!-- c --></view></objects>"
    )
    let bytes = Array(text.utf8)
    var read = 0
    for index in bytes.indices {
      for byte in "<>&\"'/!?-]é\0 =".utf8 {
        var mutated = bytes
        mutated[index] = byte
        if (try? InterfaceReader().facts(mutated, path: "Main.storyboard")) != nil { read += 1 }
        mutated.removeSubrange(index..<min(index + 3, mutated.count))
        if (try? InterfaceReader().facts(mutated, path: "Main.storyboard")) != nil { read += 1 }
      }
    }
    #expect(read > 0)
  }
}
