import Foundation
import HIGLintEngine
import HIGLintRules
import Testing

/// What every rule says of itself.
@Suite struct RuleDescriptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type

    var description: RuleDescription { rule.description }
    var testDescription: String { description.id }
  }

  static let cases = allRules.map { Case(rule: $0) }

  @Test func idsAreUnique() {
    let ids = Self.cases.map { $0.description.id } + suppressionRules.map { $0.description.id }
    let repeated = Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(repeated.isEmpty)
  }

  @Test(arguments: cases)
  func idIsInSnakeCase(_ test: Case) {
    #expect(test.description.id.isSnakeCase)
  }

  @Test(arguments: cases)
  func thereAreEnoughExamples(_ test: Case) {
    let examples = test.description.examples
    #expect(examples.bad.count >= 4)
    #expect(examples.good.count >= 6)
    let all = MoreExamples.ofRule(test.rule)
    let titles = (all.bad + all.good).map(\.title)
    #expect(Set(titles).count == titles.count, "each title says what sets its example apart")
  }

  /// A rule that mends what it finds shows how, before and after; one that doesn't promises nothing.
  @Test(arguments: cases)
  func fixesAreShown(_ test: Case) {
    let files = test.description.examples.bad.flatMap(\.files).filter { $0.fixed != nil }
    if test.description.fix == nil {
      #expect(files.isEmpty, "the description doesn't say that there is a fix")
    } else {
      #expect(files.count >= 2)
    }
    let fixes = test.description.examples.bad.flatMap { FixCheck($0, test.rule).applicabilities }
    #expect(Set(fixes).max() == test.description.fix)
  }

  @Test(arguments: cases)
  func everySourceIsNamedInFull(_ test: Case) {
    #expect(!test.description.guidelines.isEmpty)
    for guideline in test.description.guidelines {
      #expect(!guideline.document.isBlank)
      #expect(!guideline.section.isBlank)
      #expect(guideline.date.isEmpty || guideline.date.isDate, "\(guideline.date)")
    }
  }

  @Test(arguments: cases)
  func summaryAndRationaleAreWritten(_ test: Case) {
    #expect(test.description.summary.hasSuffix("."))
    #expect(!test.description.summary.contains("\n"))
    #expect(!test.description.rationale.isBlank)
    #expect(test.description.chapter != .suppressions, "that chapter is the engine's own")
  }

  @Test(arguments: cases)
  func optionsAreDeclaredWell(_ test: Case) {
    let options = test.description.options
    #expect(Set(options.map(\.name)).count == options.count)
    for option in options {
      #expect(option.name.isSnakeCase, "\(option.name)")
      #expect(!["severity", "enabled"].contains(option.name), "the configuration has a meaning for it")
      #expect(!option.summary.isBlank, "\(option.name)")
      switch (option.defaultValue, option.bounds) {
      case (.number(let number), let bounds?): #expect(bounds.contains(number), "\(option.name)")
      case (.number, nil): Issue.record("the number '\(option.name)' has no bounds")
      case (_, let bounds): #expect(bounds == nil, "'\(option.name)' is no number")
      }
    }
  }

  /// A Swift file without a trigger word may go unread, so a finding without one would be lost. Resources are read in any case.
  @Test(arguments: cases)
  func everyBadExampleHoldsATrigger(_ test: Case) {
    let triggers = test.description.triggers
    #expect(!triggers.isEmpty && triggers.allSatisfy { $0.utf8.count > 1 })
    let skim = Skim([test.rule])
    for example in MoreExamples.ofRule(test.rule).bad {
      let isOfResources = example.files.allSatisfy { FileKind($0.path) != .swift || !$0.source.contains("↓") }
      let isTriggered = isOfResources || example.files.contains { !skim.words(in: Array($0.source.utf8)).isEmpty }
      #expect(isTriggered, "\(example.title)")
    }
  }
}

/// Where the rules' files lie.
@Suite struct RuleFileTests {
  private static let folder = repository.appendingPathComponent("Sources/Rules")

  @Test func eachRuleHasItsFileInTheFolderOfItsChapter() {
    for rule in allRules {
      let path = "\(rule.description.chapter.rawValue.capitalized)/\(rule).swift"
      #expect(FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test func eachFileInAChapterIsARuleOfTheList() throws {
    let manager = FileManager.default
    let listed = Set(allRules.map { "\($0).swift" })
    for chapter in Chapter.allCases {
      let files = try? manager.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(chapter.rawValue.capitalized).path)
      for file in files ?? [] where file.hasSuffix(".swift") {
        #expect(listed.contains(file), "\(file) isn't in allRules")
      }
    }
  }

  @Test func eachFileOfFurtherExamplesIsOfTheList() throws {
    let folder = repository.appendingPathComponent("Tests/HIGLintRulesTests/MoreExamples").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !["MoreExamples.swift", "DrawnExamples.swift"].contains($0) }
    // A rule with many has a second file: `SmallTouchTarget+Answers.swift`.
    #expect(Set(files.map { String($0.prefix { $0 != "+" && $0 != "." }) }) == Set(MoreExamples.all.map { "\($0.rule)" }))
  }
}

/// The package's folder.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Words of lowercase letters and digits, joined by single underscores.
  fileprivate var isSnakeCase: Bool {
    let words = split(separator: "_", omittingEmptySubsequences: false)
    return first?.isLetter == true
      && words.allSatisfy { word in !word.isEmpty && word.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789".contains($0) } }
  }

  /// `YYYY-MM` or `YYYY-MM-DD`.
  fileprivate var isDate: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return [[4, 2], [4, 2, 2]].contains(parts.map(\.count)) && parts.allSatisfy { Int($0) != nil }
  }
}
