import Foundation
import Testing

/// The sample app says in a comment, on the line above, what each of its mistakes is.
struct SampleAppTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let app = repository.appendingPathComponent("Examples/SampleApp")

  /// Lints the sample app as the readme's command does.
  private func lint(_ reporter: String) throws -> Tool.Outcome {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Examples"),
      withDestinationURL: Self.repository.appendingPathComponent("Examples")
    )
    return try Tool.run(["--reporter", reporter, "Examples/SampleApp"], in: folder)
  }

  private struct Mistake: Hashable, Comparable, CustomStringConvertible {
    let file: String
    let line: Int
    let rule: String

    var description: String { "\(file):\(line): \(rule)" }

    static func < (left: Mistake, right: Mistake) -> Bool {
      (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
    }
  }

  private func announced() throws -> [Mistake] {
    let files = FileManager.default.enumerator(atPath: Self.app.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: Self.app.appendingPathComponent(file), encoding: .utf8)
      return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
        line.range(of: "// Breaks ").map { marker in
          let rule = line[marker.upperBound...].prefix { $0.isLetter || $0 == "_" }
          return Mistake(file: file, line: index + 2, rule: String(rule))
        }
      }
    }.sorted()
  }

  private func found() throws -> [Mistake] {
    let outcome = try lint("json")
    #expect(outcome.status == 0, "\(outcome)")
    struct Report: Decodable {
      struct Finding: Decodable {
        let rule: String
        let file: String
        let line: Int
      }
      let findings: [Finding]
    }
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).findings.map { finding in
      Mistake(
        file: finding.file.replacingOccurrences(of: "Examples/SampleApp/", with: ""),
        line: finding.line,
        rule: finding.rule
      )
    }.sorted()
  }

  @Test("Each mistake of the sample app is found, and nothing else")
  func findsWhatIsAnnounced() throws {
    let (found, announced) = try (found(), announced())
    #expect(found == announced)
  }

  @Test("The sample app breaks each headline rule")
  func breaksTheHeadlineRules() throws {
    let rules = try Set(found().map(\.rule))
    #expect(rules == [
      "cell_not_reused", "cell_cached_by_hand", "row_never_deselected", "selection_as_state", "small_touch_target",
      "small_row_height",
    ])
  }

  @Test("The readme shows what the tool prints")
  func readmeIsTrue() throws {
    let readme = try String(contentsOf: Self.repository.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```console\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first).components(separatedBy: "\n")
    #expect(shown.first == "$ swift run higlint Examples/SampleApp")

    let printed = try lint("text").output.components(separatedBy: "\n")
    #expect(shown.count > 5)
    for line in shown.dropFirst() where line != "…" {
      #expect(printed.contains(line))
    }
  }
}
