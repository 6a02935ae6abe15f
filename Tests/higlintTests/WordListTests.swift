import Foundation
import Testing

/// The lists of words that a configuration may replace, extend, or both.
@Suite struct WordListTests {
  private static let source = """
    final class Sync: UIViewController {
      override func viewDidLoad() {
        title = "Waiting for the backend"
        navigationItem.prompt = "Rebuilding the shard"
        tabBarItem.title = "Flux"
      }
    }

    """

  /// The lines in which words of developers are found, in a project that lies in a folder named Developer.
  private static func lines(_ options: String) throws -> [Int] {
    let folder = try Folder()
    try folder.write("Developer/App/Sync.swift", source)
    try folder.write(".higlint.yml", "rules:\n  developer_jargon:\n    severity: warning\n\(options)")
    let outcome = try Tool.run("--no-cache", "--reporter", "json", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    return findings.compactMap { $0["line"] as? Int }
  }

  @Test func aListIsExtended() throws {
    #expect(try Self.lines("    terms: [flux]\n") == [3, 5])
  }

  @Test func aListIsReplaced() throws {
    #expect(try Self.lines("    default_terms: [shard]\n") == [4])
  }

  @Test func aListIsReplacedAndExtended() throws {
    #expect(try Self.lines("    default_terms: [shard]\n    terms: [flux]\n") == [4, 5])
  }

  @Test func anEmptyListFindsNothing() throws {
    #expect(try Self.lines("    default_terms: []\n") == [])
  }

  /// The page tells both options, and what the rule knows by itself.
  @Test(arguments: [
    ("developer_jargon", "terms", "default_terms", "'null pointer'"),
    ("destructive_action_not_marked", "verbs", "default_verbs", "erase"),
    ("alert_title_capitalization", "lowercase_words", "default_lowercase_words", "with"),
    ("alert_button_capitalization", "lowercase_words", "default_lowercase_words", "with"),
    ("alert_message_capitalization", "lowercase_words", "default_lowercase_words", "with"),
    ("alert_message_capitalization", "proper_nouns", "default_proper_nouns", "Bluetooth"),
    ("confirmation_on_row_delete", "extend_loses_more", "loses_more", "conversation"),
  ])
  func explainTellsBothOptions(rule: String, more: String, list: String, word: String) throws {
    let page = try Tool.run("explain", rule, in: Folder()).output
    #expect(page.contains("  \(more): list of strings, default []\n"))
    let paragraph = try #require(page.components(separatedBy: "\n  \(list): list of strings, default [").dropFirst().first)
    let words = try #require(paragraph.components(separatedBy: "]").first).split { ", \n".contains($0) }
    #expect(words.joined(separator: " ").contains(word))
  }

  /// What `explain` shows of the configuration is one, with lists over several lines.
  @Test func whatExplainShowsIsAConfiguration() throws {
    let folder = try Folder()
    try folder.write("App/Sync.swift", Self.source)
    let page = try Tool.run("explain", "developer_jargon", in: folder).output
    let heading = "Configure it, in .higlint.yml\n"
    let shown = try #require(page.components(separatedBy: heading).last?.components(separatedBy: "\n\n").first)
    try folder.write(".higlint.yml", shown)
    let outcome = try Tool.run("--no-cache", in: folder)
    #expect(outcome.errors == "" && outcome.output.contains("Sync.swift:3:13: note: "), "\(outcome.output)")
  }

  @Test func theSchemaKnowsTheWordsOfTheRuleItself() throws {
    let schema = try Tool.run("schema", in: Folder()).output
    let value = try JSONSerialization.jsonObject(with: Data(schema.utf8))
    let rules = Self.value(value, "properties", "rules", "properties")
    let options = (Self.value(rules, "developer_jargon", "anyOf") as? [Any])?.last
    let words = Self.value(options, "properties", "default_terms", "default") as? [String]
    #expect(words?.contains("stack trace") == true)
    #expect(Self.value(options, "properties", "terms", "default") as? [String] == [])
  }

  private static func value(_ value: Any?, _ path: String...) -> Any? {
    path.reduce(value) { ($0 as? [String: Any])?[$1] }
  }
}
