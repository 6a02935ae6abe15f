import Foundation
import HIGLintProtocols
import Testing

/// Answers are no longer than agents take, and tell what they leave out.
@Suite struct PageTests {
  /// So many findings in each of so many files.
  private func app(files: Int, each: Int) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<files).map { file in
      let lines = (0..<each).map { "  func f\($0)(w: UIActivityIndicatorView) { w.hidesWhenStopped = false }" }
      return ("File\(file).swift", "final class View\(file): UIView {\n\(lines.joined(separator: "\n"))\n}\n")
    })
  }

  @Test func allFindingsAreToldPageByPage() throws {
    let conversation = try Conversation(app(files: 12, each: 50))
    var (told, cursor, pages): ([String], JSON?, Int) = ([], nil, 0)
    repeat {
      let arguments: [String: JSON] = ["limit": 150].merging(cursor.map { ["cursor": $0] } ?? [:]) { $1 }
      let answer = try conversation.use("lint", .object(arguments))
      #expect((answer.bytes?.count ?? 0) < 50_000)
      #expect(answer["summary"]?["findings"] == 600)
      #expect(answer["told"]?.integer == Conversation.lines(answer).count && Conversation.lines(answer).count <= 150)
      told += Conversation.lines(answer)
      cursor = answer["nextCursor"]
      #expect(answer["truncated"] == .bool(cursor != nil))
      pages += 1
    } while cursor != nil
    #expect(told.count == 600 && Set(told).count == 600 && pages > 3)
  }

  @Test func aCursorGoesOnInTheSameListAlone() throws {
    let conversation = try Conversation(app(files: 2, each: 3))
    let cursor = try conversation.use("lint", ["limit": 2])["nextCursor"] ?? .null
    #expect(try conversation.found("lint", ["limit": 2, "cursor": cursor]).count == 2)
    #expect(try conversation.refusal(of: "lint", ["paths": ["File1.swift"], "cursor": cursor]).contains("ask again without it"))
    try conversation.folder.write("File1.swift", "")
    #expect(try conversation.refusal(of: "lint", ["cursor": cursor]).contains("ask again without it"))
  }

  @Test func aDiffIsToldChangeByChange() throws {
    let lines = (0..<60).map { number in
      "  func f\(number)(w: UIActivityIndicatorView) {\n    w.hidesWhenStopped = false\n" + String(repeating: "    // éé\n", count: 20) + "  }"
    }
    let conversation = try Conversation(["View.swift": "final class View: UIView {\n\(lines.joined(separator: "\n"))\n}\n"])
    var (diff, cursor, pages) = ("", JSON?.none, 0)
    repeat {
      let arguments: [String: JSON] = ["limit": 25].merging(cursor.map { ["cursor": $0] } ?? [:]) { $1 }
      let answer = try conversation.use("fix", .object(arguments))
      #expect(answer["fixed"] == 60 && answer["left"] == 0 && answer["fileCount"] == 1)
      diff += answer["diff"]?.string ?? ""
      cursor = answer["nextCursor"]
      pages += 1
    } while cursor != nil
    #expect(pages == 3)
    #expect(diff.components(separatedBy: "\n-    w.hidesWhenStopped = false\n").count == 61)
    #expect(diff.components(separatedBy: "--- a/View.swift\n").count == 4)
  }

  @Test func strangeNamesAreShortAndOnOneLine() throws {
    let name = String(repeating: "a", count: 3_000)
    let bar = Sample.bar.replacingOccurrences(of: "button", with: name)
    let answer = try Conversation(["Bar.swift": bar, "Size.swift": Sample.size(20)]).use("lint")
    #expect(answer["summary"]?["findings"] == 1 && (answer.bytes?.count ?? 0) < 5_000)
  }

  @Test func problemsAreCounted() throws {
    let conversation = try Conversation(app(files: 3, each: 1))
    for number in 0..<30 {
      let file = conversation.folder.root.appendingPathComponent("Broken\(number).swift")
      try Data([0xFF, 0xFE]).write(to: file)
    }
    let answer = try conversation.use("lint")
    #expect(answer["problemCount"] == 30 && answer["problems"]?.elements.count == 10)
    #expect(Conversation.lines(answer).count == 3)
  }
}
