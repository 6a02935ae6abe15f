import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct GitHubReporterTests {
  private func render(_ report: Report) -> String { GitHubReporter().render(report) }

  @Test func writesCommandsErrorsFirst() {
    let note = Finding.Note(message: "declared here", file: "/work/app/B.swift", range: Samples.range(7, 3, to: 9))
    let findings = [
      Samples.finding("a_rule", .note, "first", at: Samples.range(1, 2, toLine: 3, 1)),
      Samples.finding("b_rule", file: "/work/app/B.swift", guideline: Samples.guideline, notes: [note]),
      Samples.finding("c_rule", .error, "third", file: "/work/app/C.swift", at: Samples.range(1, 1, to: 4)),
    ]
    let sources = ["/work/app/B.swift": "button.height == [20]", "/work/app/C.swift": "é😀 = 1"]
    #expect(render(Samples.report(findings, sources: sources)) == """
      ::error file=C.swift,line=1,endLine=1,col=1,endColumn=3,title=c_rule::third
      ::warning file=B.swift,line=1,endLine=1,col=18,endColumn=20,title=b_rule::\
      The button is 20 points high; make it 44%0A\
      B.swift:7:3: declared here%0A\
      iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size Targets”
      ::notice file=Sources/A.swift,line=1,endLine=2,title=a_rule::first

      """)
  }

  @Test func writesNothingForNothing() {
    #expect(render(Samples.report([])) == "")
  }

  @Test func anyTextComesThroughTheRunner() throws {
    let text = render(Samples.everything)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    let commands = lines.compactMap { RunnerCommand(String($0)) }
    #expect(commands.map(\.name) == ["error", "error", "warning", "notice"])
    let warning = try #require(commands.first { $0.name == "warning" })
    #expect(warning.properties["file"] == Samples.hostileName)
    #expect(warning.properties["col"] == "6" && warning.properties["endColumn"] == "8")
    #expect(warning.message.unicodeScalars.starts(with: Samples.hostileMessage.unicodeScalars))
  }

  @Test func showsFilesOutsideOfTheRepositoryByTheirWholePath() {
    let finding = Samples.finding(file: "/elsewhere/A.swift")
    #expect(render(Samples.report([finding])).contains("file=/elsewhere/A.swift,"))
  }
}

/// A workflow command, taken apart as the runner of GitHub Actions does.
private struct RunnerCommand {
  let name: String
  let properties: [String: String]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line.dropFirst(2)[..<end.lowerBound]
    guard let space = head.firstIndex(of: " ") else { return nil }
    name = String(head[..<space])
    var properties: [String: String] = [:]
    for pair in head[space...].dropFirst().split(separator: ",") {
      guard let equals = pair.firstIndex(of: "=") else { return nil }
      let value = String(pair[equals...].dropFirst())
      properties[String(pair[..<equals])] = Self.unescaped(value, [":": "%3A", ",": "%2C"])
    }
    self.properties = properties
    message = Self.unescaped(String(line.dropFirst(2)[end.upperBound...]), [:])
  }

  private static func unescaped(_ text: String, _ more: [String: String]) -> String {
    var text = text.replacing("%0D", "\r").replacing("%0A", "\n")
    for (plain, escaped) in more { text = text.replacing(escaped, plain) }
    return text.replacing("%25", "%")
  }
}
