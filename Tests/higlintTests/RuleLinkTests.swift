import Foundation
import Testing

/// Every report leads to the pages of the rules that it speaks of, and each of them is there.
@Suite struct RuleLinkTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let published = "https://github.com/higlint/HIGLint/blob/main/"
  private static let app = repository.appendingPathComponent("Examples/SampleApp").path

  /// The addresses in a text that begin with another.
  private static func addresses(in text: String, from base: String) -> Set<String> {
    let ends: Set<Character> = ["\"", "'", ")", "]", ">", "<", " ", "\n", "\u{1B}"]
    return Set(text.components(separatedBy: base).dropFirst().map { base + $0.prefix { !ends.contains($0) } })
  }

  private static func isThere(_ address: String) -> Bool {
    let path = String(address.dropFirst(published.count))
    return FileManager.default.fileExists(atPath: repository.appendingPathComponent(path).path)
  }

  private static let foundRules = [
    "cell_not_reused", "cell_cached_by_hand", "row_never_deselected", "selection_as_state", "small_touch_target",
    "small_row_height",
  ]

  @Test(arguments: ["sarif", "html", "markdown", "rdjson"])
  func reportsLeadToPages(reporter: String) throws {
    let outcome = try Tool.run("--no-cache", "--reporter", reporter, Self.app, in: Folder())
    let text = outcome.output.replacingOccurrences(of: "\\/", with: "/")
    let addresses = Self.addresses(in: text, from: Self.published)
    #expect(addresses.filter { !Self.isThere($0) } == [])
    for rule in Self.foundRules { #expect(addresses.contains("\(Self.published)Documentation/Rules/\(rule).md")) }
  }

  @Test func aTerminalThatKnowsLinksIsGivenThem() throws {
    let folder = try Folder()
    func addresses(_ environment: [String: String], _ more: String...) throws -> Set<String> {
      let text = try Tool.runOnTerminal([Self.app, "--no-cache"] + more, in: folder, environment: environment).text
      #expect(text.contains("(small_touch_target)") || text.contains("[2m(small_touch_target)"))
      return Self.addresses(in: text, from: "\u{1B}]8;;\(Self.published)")
    }
    let linked = try addresses(["TERM_PROGRAM": "WezTerm"])
    #expect(linked.count == Self.foundRules.count)
    #expect(linked.allSatisfy { Self.isThere(String($0.dropFirst(5))) })
    #expect(try addresses(["VTE_VERSION": "7600"]) == linked)
    #expect(try addresses([:]) == [] && addresses(["VTE_VERSION": "4200"]) == [])
    #expect(try addresses(["TERM_PROGRAM": "WezTerm", "TERM": "dumb"]) == [])
  }

  @Test func everyRuleLeadsToItsPage() throws {
    let list = try Tool.run("rules", "--format", "json", in: Folder()).output.replacingOccurrences(of: "\\/", with: "/")
    let addresses = Self.addresses(in: list, from: Self.published)
    #expect(addresses.count > 80 && addresses.allSatisfy(Self.isThere))
    let explained = try Tool.run("explain", "small_touch_target", in: Folder()).output
    #expect(explained.hasSuffix("\n    \(Self.published)Documentation/Rules/small_touch_target.md\n"))
  }

  @Test func aConfigurationNamesOtherPages() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write(".higlint.yml", "rule_pages: https://example.com/hig/{rule}.html\n")
    let report = try Tool.run("--reporter", "markdown", in: folder).output
    #expect(report.hasSuffix("\n[small_touch_target]: https://example.com/hig/small_touch_target.html\n"))
    let explained = try Tool.run("explain", "small_touch_target", in: folder).output
    #expect(explained.hasSuffix("\n    https://example.com/hig/small_touch_target.html\n"))
  }

  @Test(arguments: ["https://example.com/hig", "javascript:{rule}", "'https://example.com/{rule} x'"])
  func whatIsNoAddressIsRefused(address: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write(".higlint.yml", "rule_pages: \(address)\n")
    let outcome = try Tool.run(".", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("""
      .higlint.yml:1:13: error: `rule_pages` isn't an address with {rule} in place of the rule's id; \
      write something like `https://example.com/rules/{rule}.html`
      """))
  }
}
