import Foundation
import Testing

@Suite struct OutputTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    return folder
  }

  @Test func writesTheReportToAFile() throws {
    let folder = try folder()
    let outcome = try Tool.run("A.swift", "--reporter", "json", "--output", "report.json", in: folder)
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    let report = try JSONSerialization.jsonObject(with: Data(folder.read("report.json").utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]]
    #expect(findings?.first?["file"] as? String == "A.swift")
    #expect((report?["summary"] as? [String: Int])?["warnings"] == 1)
  }

  @Test func replacesAReportAndKeepsALink() throws {
    let folder = try folder()
    try folder.write("old", String(repeating: "old", count: 9_999))
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appendingPathComponent("old"))
    #expect(try Tool.run("A.swift", "--output", "link", in: folder).status == 0)
    #expect(folder.read("old").contains("A.swift:3:3") && !folder.read("old").contains("oldold"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("old"))
  }

  @Test func theReportCanBeReadByOthers() throws {
    let folder = try folder()
    #expect(try Tool.shell("umask 022; \"$HIGLINT\" A.swift --output report", in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/report")
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }

  @Test func writesToADevice() throws {
    let folder = try folder()
    let outcome = try Tool.run("A.swift", "--output", "/dev/stdout", in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("A.swift:3:3"))
    #expect(try Tool.run("A.swift", "--output", "/dev/null", in: folder).status == 0)
  }

  @Test(arguments: ["none/report", ".", "A.swift/report"])
  func saysWhyAReportCanNotBeWritten(path: String) throws {
    let outcome = try Tool.run("A.swift", "--output", path, in: folder())
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("\(path): error: ") && outcome.errors.contains("; "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func aFullDeviceIs2() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try Tool.shell("\"$HIGLINT\" A.swift >/dev/full", in: folder())
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("standard output: error: can't be written: "))
  }

  @Test(arguments: ["text", "xcode", "json"])
  func twoRunsGiveTheSameBytes(reporter: String) throws {
    let folder = try folder()
    for index in 1...20 { try folder.write("Sources/\(index).swift", Code.small(types: index..<index + 1)) }
    let first = try Tool.run("--reporter", reporter, in: folder)
    #expect(first.output.components(separatedBy: "small_touch_target").count == 22)
    for _ in 1...3 { #expect(try Tool.run("--reporter", reporter, in: folder).output == first.output) }
  }

  @Test func theConfigurationChoosesTheReporterUnlessTheCommandLineDoes() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", "reporter: json\n")
    #expect(try Tool.run("A.swift", in: folder).output.hasPrefix("{"))
    #expect(try Tool.run("A.swift", "--reporter", "xcode", in: folder).output.hasPrefix(folder.path))
  }

  @Test func quietLeavesOutTheSummary() throws {
    let folder = try folder()
    #expect(try Tool.run("A.swift", "--reporter", "text", in: folder).output.contains("1 warning in 1 of 1 file."))
    let quiet = try Tool.run("A.swift", "--reporter", "text", "--quiet", in: folder)
    #expect(quiet.output.contains("A.swift:3:3") && !quiet.output.contains("of 1 file"))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let folder = try folder()
    // More than a pipe holds.
    try folder.write("A.swift", Code.small(types: 0..<600))
    let script = "\"$HIGLINT\" --reporter text . | head -n 1; echo ${PIPESTATUS[0]}"
    for prefix in ["", "trap '' PIPE; "] {
      let outcome = try Tool.shell(prefix + script, in: folder)
      #expect(outcome.errors == "")
      #expect(outcome.output.hasSuffix("\n0\n") && outcome.output.split(separator: "\n").count == 2)
    }
  }

  @Test func explainAndRulesWorkWhenPiped() throws {
    let folder = try folder()
    let page = try Tool.shell("\"$HIGLINT\" explain small_touch_target | cat", in: folder)
    for word in [
      "Why", "2008-02-29", "“Provide Fingertip-Size", "minimum: number, default 44", "higlint:disable:next",
    ] {
      #expect(page.output.contains(word), "\(word)")
    }
    let rules = try Tool.shell("\"$HIGLINT\" rules | cat", in: folder)
    // Code stays as wide as it is written.
    let prose = page.output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    for line in prose { #expect(line.count <= 80, "\(line)") }
    for line in rules.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(!(page.output + rules.output).contains("\u{1B}"))
  }

  @Test func explainGuessesAtAMisspeltRule() throws {
    let outcome = try Tool.run("explain", "small-touch-targets", in: folder())
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains("did you mean `small_touch_target`?"))
  }

  @Test func listsRulesAsJSON() throws {
    let output = try Tool.run("rules", "--format", "json", in: folder()).output
    let rules = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    #expect(rules?.contains { $0["id"] as? String == "small_touch_target" } == true)
  }

  @Test func initWritesAConfigurationThatChangesNothing() throws {
    let folder = try folder()
    let before = try Tool.run("A.swift", in: folder)
    let outcome = try Tool.run("init", in: folder)
    #expect(outcome.status == 0 && outcome.output == "Wrote .higlint.yml\n")
    #expect(folder.read(".higlint.yml").contains("small_touch_target"))
    let after = try Tool.run("A.swift", in: folder)
    #expect(after.output == before.output && after.status == 0 && after.errors == "")
  }

  @Test func initNeverOverwrites() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", "strict: true\n")
    let outcome = try Tool.run("init", in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix(".higlint.yml: error: exists already; "))
    #expect(folder.read(".higlint.yml") == "strict: true\n")
    #expect(try Tool.run("init", "none", in: folder).status == 2)
  }
}
