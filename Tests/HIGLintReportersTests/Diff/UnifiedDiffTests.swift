import Foundation
import HIGLintEngine
@testable import HIGLintReporters
import Testing

/// What git makes of a diff is what the fixes made of the file.
@Suite struct UnifiedDiffTests {
  private static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static let long = (1...40).map { "line \($0)\n" }.joined()

  @Test func changesAreShownWithThreeLinesAround() {
    let fixed = Self.long.replacingOccurrences(of: "line 20\n", with: "line twenty\n")
    let diff = UnifiedDiff(FixedFile(path: "A.swift", original: Array(Self.long.utf8), fixed: Array(fixed.utf8)), path: "A.swift")
    #expect(diff.text == """
      --- a/A.swift
      +++ b/A.swift
      @@ -17,7 +17,7 @@
       line 17
       line 18
       line 19
      -line 20
      +line twenty
       line 21
       line 22
       line 23

      """)
  }

  @Test func nothingIsShownWhereNothingChanges() {
    let text = Array(Self.long.utf8)
    #expect(UnifiedDiff(FixedFile(path: "A.swift", original: text, fixed: text), path: "A.swift").text.isEmpty)
  }

  @Test(.enabled(if: git != nil, "git isn't installed"), arguments: [
    ("A.swift", long, long.replacingOccurrences(of: "line 2\n", with: "")),
    ("A.swift", long, "first\n" + long + "last\n"),
    ("A.swift", long, long.replacingOccurrences(of: "line 10\n", with: "x\n").replacingOccurrences(of: "line 17\n", with: "y\nz\n")),
    ("A.swift", long, long.replacingOccurrences(of: "line 5\n", with: "x\n").replacingOccurrences(of: "line 35\n", with: "y\n")),
    ("A.swift", "let a = 1", "let a = 44"),
    ("A.swift", "let a = 1\n", "let a = 1"),
    ("A.swift", "let a = 1\r\nlet b = 2\r\n", "let a = 44\r\nlet b = 2\r\n"),
    ("A.swift", "\u{FEFF}let a = 1\n", "\u{FEFF}let a = 44\n"),
    ("My Screen.swift", "let a = 1\n", "let a = 44\n"),
    ("Bücher/书 \"a\"\\b.swift", "let a = 1\n", "let a = 44\n"),
    ("tab\there.swift", "let a = 1\n", "let a = 44\n"),
  ])
  func gitApplies(_ path: String, _ original: String, _ fixed: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint diff \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(original.utf8).write(to: file)
    let change = FixedFile(path: file.path, original: Array(original.utf8), fixed: Array(fixed.utf8))
    let diff = folder.appendingPathComponent("changes.diff")
    try Data(UnifiedDiff(change, path: path).text.utf8).write(to: diff)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.git ?? "")
    process.arguments = ["apply", "--whitespace=nowarn", diff.path]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Data(contentsOf: file) == Data(fixed.utf8))
  }
}
