import Testing

/// Reports of parts, made one.
@Suite struct MergeTests {
  /// An app of two folders, each of which is linted by itself.
  private func shards(_ more: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    try folder.write("A/a.swift", "func show(_ wheel: UIActivityIndicatorView) {\n  wheel.hidesWhenStopped = false\n}\n")
    try folder.write("A/b.swift", "// higlint:disable small_touch_target -- a toy\n" + Code.small(types: 0..<1))
    try folder.write("B/c.swift", Code.small(types: 1..<3))
    for (name, text) in more { try folder.write(name, text) }
    for part in ["A", "B"] { _ = try Tool.run("lint", part, "--reporter", "json", "--output", "\(part).json", in: folder) }
    return folder
  }

  @Test(arguments: ["json", "text", "sarif", "xcode", "csv", "gitlab", "checkstyle", "markdown", "statistics"])
  func aMergedReportIsThatOfTheWhole(reporter: String) throws {
    let folder = try shards()
    let whole = try Tool.run(["lint", ".", "--reporter", reporter], in: folder)
    let merged = try Tool.run(["merge", "B.json", "A.json", "--reporter", reporter], in: folder)
    #expect(merged == whole && merged.output.contains("stationary_activity_indicator"), "\(merged)")
  }

  @Test func whatSeveralTellIsToldOnce() throws {
    let folder = try shards()
    let once = try Tool.run("merge", "A.json", "B.json", in: folder)
    try folder.write("list", "A.json\nB.json\nA.json\n")
    #expect(try Tool.run("merge", "--files-from", "list", in: folder).output == once.output)
  }

  @Test func theSameThresholdsHold() throws {
    let folder = try shards()
    let reports = ["A.json", "B.json"]
    #expect(try Tool.run(["merge"] + reports, in: folder).status == 0)
    #expect(try Tool.run(["merge", "--strict"] + reports, in: folder).status == 1)
    #expect(try Tool.run(["merge", "--max-warnings", "2"] + reports, in: folder).status == 1)
    #expect(try Tool.run(["merge", "--max-warnings", "3"] + reports, in: folder).status == 0)
    #expect(try Tool.run(["merge", "--strict", "--exit-zero"] + reports, in: folder).status == 0)
    try folder.write("B/.higlint.yml", "fail_on: warning\n")
    #expect(try Tool.run(["merge"] + reports, in: folder).status == 1)
    #expect(try Tool.run(["merge", "A.json"], in: folder).status == 0)
    try folder.write("only.yml", "fail_on: warning\n")
    #expect(try Tool.run(["merge", "--config", "only.yml", "A.json"], in: folder).status == 1)
  }

  @Test(arguments: ["{", "{\"tool\": {\"name\": \"other\"}, \"findings\": []}", "<checkstyle/>"])
  func oneThatIsNoReportTakesNothingFromTheOthers(text: String) throws {
    let folder = try shards(["Bad.json": text])
    let outcome = try Tool.run("merge", "A.json", "Bad.json", "None.json", in: folder)
    #expect(outcome.status == 2 && Modules.places(outcome, in: folder).count == 1, "\(outcome)")
    #expect(outcome.errors.contains("Bad.json: error: isn't a report that can be merged; write it with `higlint lint --reporter json`"))
    #expect(outcome.errors.contains("None.json: error: can't be read"))
  }

  @Test func aReportIsNotReplaced() throws {
    let folder = try shards()
    let outcome = try Tool.run("merge", "A.json", "--reporter", "json", "--output", "A.json", in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("A.json: error: is among the reports to merge"), "\(outcome)")
    #expect(try Tool.run("merge", in: folder).status == 64)
  }

  @Test func aLintThatFailsNothingTellsAllTheSame() throws {
    let folder = try shards()
    let failing = try Tool.run("lint", "--strict", ".", in: folder)
    let passing = try Tool.run("lint", "--strict", "--exit-zero", ".", in: folder)
    #expect(failing.status == 1 && passing.status == 0 && failing.output == passing.output)
    try folder.write("A/Latin.swift", "\u{FFFD}")
    #expect(try Tool.run("lint", "--exit-zero", "None", in: folder).status == 2)
  }
}
