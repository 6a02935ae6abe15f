import HIGLintGates
import Testing

/// Which lines a diff changes.
@Suite struct ChangedLinesTests {
  private let changed = ChangedLines(diff: """
    diff --git App/Bar.swift App/Bar.swift
    index 1..2 100644
    --- App/Bar.swift
    +++ App/Bar.swift
    @@ -3 +3,2 @@ final class Bar
    -old
    +new
    +newer
    @@ -9,2 +10,0 @@
    -gone
    -gone
    @@ -20,0 +20 @@
    +one
    --- "A \\303\\274\\t\\"b\\".swift"
    +++ "A \\303\\274\\t\\"b\\".swift"
    @@ -0,0 +1,2 @@
    +a
    +++ x
    @@ -5,0 +8 @@
    +b
    \\ No newline at end of file
    --- with space.swift\t
    +++ with space.swift\t
    @@ -1 +1 @@
    -a
    +b
    """)

  @Test(arguments: [(1...2, false), (3...3, true), (4...4, true), (5...19, false), (10...10, false), (18...22, true)])
  func aRangeIsTouchedWhereALineOfItIs(_ lines: ClosedRange<Int>, _ isTouched: Bool) {
    #expect(changed.touches("App/Bar.swift", lines: lines) == isTouched)
  }

  @Test func namesAreReadAsGitWritesThem() {
    #expect(changed.touches("A ü\t\"b\".swift", lines: 2...2))
    #expect(changed.touches("A ü\t\"b\".swift", lines: 8...8))
    #expect(changed.touches("with space.swift", lines: 1...1))
    #expect(!changed.touches("Other.swift", lines: 1...1))
  }

  @Test func linesMayEndInAnyWay() {
    let diff = "--- A.swift\n+++ A.swift\n@@ -1 +1 @@\n-a\r\n+b\r\n@@ -5,0 +6 @@\n+c\r\n"
    let changed = ChangedLines(diff: diff)
    #expect(changed.touches("A.swift", lines: 1...1) && changed.touches("A.swift", lines: 6...6))
  }

  @Test func aNewFileIsChangedAsAWhole() {
    var changed = ChangedLines()
    changed.addWhole("New.swift")
    #expect(changed.touches("New.swift", lines: 7...7))
    #expect(changed.paths == ["New.swift"])
  }
}
