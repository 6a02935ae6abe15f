import HIGLintEngine
import HIGLintGates
import Testing

/// A baseline's file.
@Suite struct BaselineFileTests {
  private static let entries = [
    Baseline.Entry(path: "b.swift", rule: "small", fingerprint: "0000000000000002"),
    Baseline.Entry(path: "a b/ü \"x\" 100%.swift", rule: "small", fingerprint: "0000000000000001"),
    Baseline.Entry(path: "line\nfeed\r.swift", rule: "small", fingerprint: "0000000000000001"),
  ]

  @Test func isSortedWithALineForEachFinding() {
    let text = BaselineFile.text(Baseline(Self.entries))
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines == [
      "higlint-baseline 1",
      "small 0000000000000001 a b/ü \"x\" 100%25;.swift",
      "small 0000000000000002 b.swift",
      "small 0000000000000001 line%a;feed%d;.swift",
    ])
  }

  @Test func isReadAsItWasWritten() throws {
    let baseline = Baseline(Self.entries)
    #expect(try BaselineFile.baseline(BaselineFile.text(baseline), path: "x") == baseline)
  }

  /// Two branches that each add lines, merged by keeping both.
  @Test func linesMayComeInAnyOrderAndTwice() throws {
    let text = BaselineFile.text(Baseline(Self.entries))
    let lines = text.split(separator: "\n")
    let merged = (lines.prefix(2) + lines.dropFirst(2).reversed() + lines.dropFirst(2)).joined(separator: "\r\n")
    #expect(try BaselineFile.baseline(merged, path: "x") == Baseline(Self.entries))
  }

  @Test(arguments: [
    ("", 1, "isn't a baseline"),
    ("# only a comment\n", 1, "isn't a baseline"),
    ("{}", 1, "isn't a baseline"),
    ("higlint-baseline 2\n", 1, "newer version"),
    ("higlint-baseline 1\nsmall 12 a.swift\n", 2, "isn't `rule fingerprint path`"),
    ("higlint-baseline 1\n\nsmall 0000000000000001\n", 3, "isn't `rule fingerprint path`"),
    ("higlint-baseline 1\nsmall 000000000000000g a.swift\n", 2, "isn't `rule fingerprint path`"),
    ("higlint-baseline 1\nsmall 0000000000000001 a%zz;.swift\n", 2, "isn't `rule fingerprint path`"),
    ("higlint-baseline 1\n<<<<<<< HEAD\n", 2, "marks of a merge"),
  ])
  func whatIsDamagedSaysWhere(_ text: String, _ line: Int, _ message: String) {
    let problem = #expect(throws: Problem.self) { try BaselineFile.baseline(text, path: "some/place") }
    #expect(problem?.file == "some/place" && problem?.position?.line == line)
    #expect(problem?.message.contains(message) == true)
  }
}
