import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct XcodeReporterTests {
  @Test func writesTheLinesOfACompiler() {
    let note = Finding.Note(message: "declared\nhere", file: "Sources/B.swift", range: Samples.range(7, 3, to: 9))
    let findings = [
      Samples.finding("a_rule", .error, "first", at: Samples.range(1, 2, to: 4), guideline: Samples.guideline, notes: [note]),
      Samples.finding("b_rule", .note, "over\r\ntwo lines", file: "C.swift", at: Samples.range(3, 4, toLine: 5, 1)),
    ]
    #expect(XcodeReporter().render(Samples.report(findings)) == """
      /work/app/Sources/A.swift:1:2: error: first (a_rule)
      /work/app/Sources/B.swift:7:3: note: declared here
      /work/app/C.swift:3:4: note: over two lines (b_rule)

      """)
  }

  @Test func writesNothingForNothing() {
    #expect(XcodeReporter().render(Samples.report([])) == "")
  }

  @Test func neverColours() {
    #expect(!XcodeReporter().render(Samples.report([Samples.finding()], colored: true)).contains("\u{1B}"))
  }

  @Test(arguments: [
    ("/work/app/A.swift", "/work/app/A.swift", "A.swift", "A.swift"),
    ("A.swift", "/work/app/A.swift", "A.swift", "A.swift"),
    ("./x//A.swift", "/work/app/x/A.swift", "x/A.swift", "x/A.swift"),
    ("../b/A.swift", "/work/b/A.swift", "../b/A.swift", "/work/b/A.swift"),
    ("/work/application/A.swift", "/work/application/A.swift", "../application/A.swift", "/work/application/A.swift"),
    ("/A.swift", "/A.swift", "../../A.swift", "/A.swift"),
    ("..x/A.swift", "/work/app/..x/A.swift", "..x/A.swift", "..x/A.swift"),
    (".", "/work/app", ".", "."),
    ("../../../../A.swift", "/A.swift", "../../A.swift", "/A.swift"),
  ])
  func pathsAreWorkedOutFromTheWorkingDirectory(path: String, absolute: String, relative: String, short: String) {
    let directory = WorkingDirectory(AbsolutePath("/work/app/"))
    #expect(directory.absolute(path) == absolute)
    #expect(directory.relative(path) == relative)
    #expect(directory.short(path) == short)
  }
}
