import Foundation
import Testing

/// How many findings each rule has.
@Suite struct StatisticsTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Code.small(types: 1..<3) + "// higlint:disable:file small_row_height\n")
    return folder
  }

  @Test func rulesAreCountedWithWhatCanBeFixed() throws {
    #expect(try Tool.run("--statistics", in: folder()).output == """
      findings  safe  suggested  rule
             2     0          2  small_touch_target  warning
             1     1          0  unused_suppression  warning

      3 warnings in 1 of 1 file; 1 can be fixed with --fix.

      """)
  }

  @Test func nothingIsCountedWhereNothingIsFound() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.clean)
    #expect(try Tool.run("--statistics", in: folder).output == "No findings in 1 file.\n")
  }

  @Test func theyGoToAFileToo() throws {
    let folder = try folder()
    #expect(try Tool.run("--statistics", "--output", "counts", in: folder).output == "")
    #expect(folder.read("counts").hasPrefix("findings  safe"))
    let both = try Tool.run("--reporter", "statistics", "--output", "both", "--reporter", "csv", in: folder)
    #expect(both.output.contains("small_touch_target") && folder.read("both") == folder.read("counts"))
    #expect(try Tool.run("--statistics", "--reporter", "csv", in: folder).status == 64)
  }
}
