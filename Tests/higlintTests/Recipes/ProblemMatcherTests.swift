import Foundation
import Testing

/// What `Documentation/editors.md` says of VS Code, as far as it goes without VS Code.
@Suite struct ProblemMatcherTests {
  @Test func thePatternMatchesWhatTheTaskPrints() throws {
    let json = try Recipe.code("json", under: "VS Code", of: "editors.md")
    let file = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let task = try #require((file["tasks"] as? [[String: Any]])?.first)
    let pattern = try #require((task["problemMatcher"] as? [String: Any])?["pattern"] as? [String: Any])
    let expression = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))

    let folder = try Folder()
    try folder.write("a b: c/Bar é.swift", Code.small)
    try folder.write("Broken.swift", Data([0xFF]))
    let command = try #require(task["command"] as? String)
    let outcome = try Tool.terminal("\(command) 2>&1", in: folder)
    let matches = outcome.output.split(separator: "\n").map(String.init).compactMap { line -> [String: String]? in
      guard let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else { return nil }
      return pattern.compactMapValues { group in
        (group as? Int).flatMap { Range(match.range(at: $0), in: line) }.map { String(line[$0]) }
      }
    }
    let finding = try #require(matches.first { $0["severity"] == "warning" })
    #expect(finding["file"] == "\(folder.path)/a b: c/Bar é.swift" && finding["line"] == "3" && finding["column"] == "3")
    #expect(finding["message"]?.hasSuffix("(small_touch_target)") == true)
    // What could not be linted is a problem, too.
    let problem = try #require(matches.first { $0["severity"] == "error" })
    #expect(problem["file"]?.hasSuffix("Broken.swift") == true && matches.count == 2)
  }
}
