import Foundation
import HIGLintEngine
import HIGLintReporters
import HIGLintRules
import Testing

/// The pages of the rules say what the rules' files say.
@Suite struct RulePageTests {
  private static let folder = repository.appendingPathComponent("Documentation/Rules")
  private static let rules: [any Rule.Type] = allRules + suppressionRules
  private static let writes = ProcessInfo.processInfo.environment["HIGLINT_WRITE_PAGES"] != nil

  /// What each file should hold, by its path in the folder.
  private static let files: [String: String] = {
    var files = [RuleIndex.fileName: RuleIndex(rules).markdown]
    for rule in rules {
      let description = rule.description
      files[RulePage.fileName(of: description.id)] = RulePage(rule).markdown
      guard let picture = description.picture else { continue }
      for file in RulePictures(description.id, picture).files { files["\(RulePictures.folder)/\(file.name)"] = file.text }
    }
    return files
  }()

  private static func kept() -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return Set(paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".svg") })
  }

  @Test func thePagesSayWhatTheRulesSay() throws {
    if Self.writes { try write() }
    for (path, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      let page = try? String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      #expect(page == text, "write \(path) anew: HIGLINT_WRITE_PAGES=1 swift test --filter RulePageTests")
    }
    #expect(Self.kept().subtracting(Self.files.keys) == [], "pages of rules that aren't there any more")
  }

  private func write() throws {
    let pictures = Self.folder.appendingPathComponent(RulePictures.folder)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for path in Self.kept().subtracting(Self.files.keys) {
      try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(path))
    }
    for (path, text) in Self.files { try Data(text.utf8).write(to: Self.folder.appendingPathComponent(path)) }
  }

  /// What a link names stands on the index once.
  @Test func theIndexHasEachHeadingOnce() {
    let headings = RuleIndex(Self.rules).markdown.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" || $0 == " " } }
    #expect(Dictionary(grouping: headings) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  /// A version in which a rule came is one that the changelog tells of.
  @Test func rulesCameWithVersionsThatThereAre() throws {
    let changelog = try String(contentsOf: repository.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    for version in Set(Self.rules.map { $0.description.since }) {
      #expect(changelog.contains("[\(version)]") || changelog.contains("To become \(version)."), "\(version)")
    }
  }

  /// A picture tells in words what it shows, and its two sides differ.
  @Test func picturesAreTold() {
    for rule in Self.rules {
      guard let picture = rule.description.picture else { continue }
      #expect(picture.bad.caption.count > 10 && picture.good.caption.count > 10)
      let files = RulePictures(rule.description.id, picture).files
      #expect(files.allSatisfy { $0.text.contains("<title>") } && files[0].text != files[1].text)
    }
  }
}
