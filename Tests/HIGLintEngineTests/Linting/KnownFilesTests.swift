import Foundation
@testable import HIGLintEngine
import HIGLintRules
import Testing

/// Files that are only known change nothing but what is reported: each file has the findings that it has in the whole.
@Suite struct KnownFilesTests {
  private static let rules = (allRules + suppressionRules).map { ActiveRule($0) }

  private func result(
    _ files: [SourceInput],
    _ interfaces: [SourceInput] = [],
    _ context: [SourceInput] = [],
    _ cache: LintCache? = nil
  ) -> LintResult {
    let scopes = [
      Linter.Scope(rules: Self.rules, files: files, interfaces: interfaces),
      Linter.Scope(rules: [], files: context),
    ]
    return Linter(knownRules: allRules, jobs: 2, cache: cache).lint(scopes)
  }

  private func input(_ path: String, _ text: String, isContext: Bool = false) -> SourceInput {
    SourceInput(path: path, contents: Array(text.utf8), isContext: isContext)
  }

  /// In the same scope, and in one that has no rules.
  @Test func eachFileHasItsFindings() {
    for example in ExampleSources.sample where example.files.count > 1 {
      let whole = result(example.files, example.interfaces)
      for file in example.files {
        let rest = example.files.filter { $0 != file }.map(\.asContext)
        for part in [result([file] + rest, example.interfaces), result([file], example.interfaces, rest)] {
          #expect(part.findings == whole.findings.filter { $0.file == file.path }, "\(example.title): \(file.path)")
          #expect(part.suppressed == whole.suppressed.filter { $0.finding.file == file.path })
          // Storyboards and xibs are reported with any of them.
          #expect(part.files == 1 + example.interfaces.count)
        }
      }
    }
  }

  /// Whatever the cache was left by: the whole, or another part.
  @Test(arguments: [LintCache.Keeping.everything, .whatIsSaved])
  func whateverWasReportedBefore(keeping: LintCache.Keeping) throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: 7)
    for (number, example) in ExampleSources.sample.enumerated() where example.files.count > 1 {
      let cache = LintCache(path: "\(folder.path)/\(number)", tool: "tests", keeping: keeping)
      for round in 0..<4 {
        let files = example.files.map { round > 0 && Bool.random(using: &random) ? $0.asContext : $0 }
        let afresh = result(files, example.interfaces)
        let cached = result(files, example.interfaces, [], cache)
        #expect("\(cached)" == "\(afresh)", "\(example.title): \(files.filter(\.isContext).map(\.path))")
      }
    }
  }

  @Test func whatIsNotSavedIsNotKept() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/Bar.swift"
    let cache = LintCache(path: "\(folder.path)/cache", tool: "tests", keeping: .whatIsSaved)
    func isKept() -> Bool { FileManager.default.fileExists(atPath: "\(folder.path)/cache") }
    _ = result([input(path, "let a = 1")], [], [], cache)
    #expect(!isKept())
    try Data("let a = 2".utf8).write(to: URL(fileURLWithPath: path))
    _ = result([input(path, "let a = 1")], [], [], cache)
    #expect(!isKept())
    _ = result([input(path, "let a = 2")], [], [], cache)
    #expect(isKept())
  }

  @Test func whatCanNotBeReadIsNoFailure() {
    let bytes = SourceInput(path: "Latin.swift", contents: [0xE9], isContext: true)
    let nested = input("Deep.swift", String(repeating: "(", count: 300), isContext: true)
    let torn = SourceInput(path: "Torn.xib", contents: [0x3C], isContext: true)
    let gone = SourceInput(path: "/none/Gone.swift", isContext: true)
    let part = result([input("A.swift", "let a = 1"), bytes, nested, gone], [torn])
    #expect(part.problems.isEmpty && part.files == 1)
    #expect(Set(part.contextProblems.map(\.file)) == ["Latin.swift", "Deep.swift", "Torn.xib", "/none/Gone.swift"])
  }
}
