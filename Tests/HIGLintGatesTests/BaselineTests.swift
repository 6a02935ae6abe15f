import HIGLintEngine
import HIGLintGates
import Testing

/// A baseline knows findings again.
@Suite struct BaselineTests {
  private static let before = """
    final class Bar: UIView {
      let close = Button(side: 20)
      let open = Button(side: 20)
    }
    """

  private func findings(_ sources: [String: String], rule: String = "small") -> [FingerprintedFinding] {
    let found = sources.sorted { $0.key < $1.key }.flatMap { path, text in
      let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      return lines.enumerated().compactMap { number, line -> Finding? in
        guard line.contains("20") else { return nil }
        let start = SourcePosition(line: number + 1, column: 3)
        let range = SourceRange(start: start, end: SourcePosition(line: number + 1, column: 5))
        return Finding(rule: rule, severity: .warning, message: "", file: path, range: range)
      }
    }
    return FingerprintedFinding.all(found, path: { $0 }, source: { sources[$0].map { Array($0.utf8) } })
  }

  private func match(
    _ before: [String: String],
    _ after: [String: String],
    presence: (Baseline.Entry) -> BaselineMatch.Presence = { _ in .linted }
  ) -> BaselineMatch {
    BaselineMatch(Baseline(findings(before)), findings(after), presence: presence)
  }

  @Test func whatItHoldsIsPassedOver() {
    let match = match(["A.swift": Self.before], ["A.swift": Self.before])
    #expect(match.new.isEmpty && match.known.count == 2 && match.unneeded.isEmpty)
  }

  @Test func linesMayMoveAndBeIndentedAnew() {
    let after = "import UIKit\n\n" + Self.before.split(separator: "\n").map { "\t\t\($0)\r" }.joined(separator: "\n")
    let match = match(["A.swift": Self.before], ["A.swift": after])
    #expect(match.new.isEmpty && match.unneeded.isEmpty)
  }

  /// Baselines outlive versions: what a finding is known by must stay the same.
  @Test func fingerprintsNeverChange() {
    #expect(findings(["A.swift": Self.before]).map(\.entry.fingerprint) == ["4319e5dea5f9444e", "ef3eb9b788e84bc0"])
  }

  /// A sign that texts are often split at, but that ends no line of code.
  @Test func aFormFeedIsNoEndOfALine() {
    let match = match(["A.swift": "\u{C}let close = Button(side: 20)"], ["A.swift": "let close = Button(side: 20)"])
    #expect(match.new.isEmpty)
  }

  @Test func aNewFindingIsTold() {
    let after = Self.before + "\nlet other = Button(side: 20)\n"
    let match = match(["A.swift": Self.before], ["A.swift": after])
    #expect(match.new.map(\.range.start.line) == [5])
  }

  @Test func aCopyOfAnOldLineIsNew() {
    let after = Self.before + "\n  let close = Button(side: 20)\n"
    let match = match(["A.swift": Self.before], ["A.swift": after])
    #expect(match.new.map(\.range.start.line) == [5])
  }

  @Test func anotherRuleAtTheSameLineIsNew() {
    let baseline = Baseline(findings(["A.swift": Self.before]))
    let match = BaselineMatch(baseline, findings(["A.swift": Self.before], rule: "crowded"))
    #expect(match.new.count == 2 && match.unneeded.count == 2)
  }

  @Test func whatIsNoLongerFoundIsNoLongerNeeded() {
    let match = match(["A.swift": Self.before], ["A.swift": "let close = Button(side: 20)"])
    #expect(match.unneeded.count == 1)
    #expect(match.updated.entries.count == 1)
  }

  @Test func aFileMayMove() {
    let match = match(["Old/A.swift": Self.before], ["New/B.swift": Self.before], presence: { _ in .gone })
    #expect(match.new.isEmpty && match.unneeded.isEmpty)
    #expect(match.updated.entries.map(\.path) == ["New/B.swift", "New/B.swift"])
  }

  /// A new file with a line like one of the moved file's isn't taken for it.
  @Test func theFileThatHoldsMoreIsTheOneThatMoved() {
    let match = match(
      ["Old/A.swift": Self.before],
      ["New/A.swift": "let close = Button(side: 20)", "New/B.swift": Self.before],
      presence: { _ in .gone }
    )
    #expect(match.new.map(\.file) == ["New/A.swift"] && match.unneeded.isEmpty)
  }

  @Test func ofFilesAlikeTheOneOfTheSameNameMoved() {
    let match = match(
      ["Old/B.swift": Self.before],
      ["New/A.swift": Self.before, "New/B.swift": Self.before],
      presence: { _ in .gone }
    )
    #expect(match.new.map(\.file) == ["New/A.swift", "New/A.swift"])
  }

  @Test func aFileMayBeSplit() {
    let match = match(
      ["A.swift": Self.before],
      ["B.swift": "let close = Button(side: 20)", "C.swift": "let open = Button(side: 20)"],
      presence: { _ in .gone }
    )
    #expect(match.new.isEmpty && match.unneeded.isEmpty && match.updated.entries.count == 2)
  }

  /// What was mended in one file doesn't excuse the same in another.
  @Test func aFileThatIsStillThereHasNotMoved() {
    let match = match(["A.swift": Self.before], ["B.swift": Self.before])
    #expect(match.new.count == 2 && match.unneeded.count == 2)
  }

  @Test func whatWasNotLintedIsKept() {
    let match = match(["A.swift": Self.before], [:], presence: { _ in .unknown })
    #expect(match.unneeded.isEmpty)
    #expect(match.updated.entries.count == 2)
  }
}
