import Testing

/// From when on findings fail a run.
@Suite struct ThresholdTests {
  @Test(arguments: [(0, Int32(1)), (1, 1), (2, 0), (3, 0)])
  func moreWarningsThanAllowedFail(_ allowed: Int, _ status: Int32) throws {
    let folder = try Folder()
    try folder.write("Bar.swift", Code.small(types: 0..<2))
    #expect(try Tool.run("--max-warnings", "\(allowed)", in: folder).status == status)
  }

  @Test func aNegativeNumberIsWrongUsage() throws {
    #expect(try Tool.run("--max-warnings=-1", in: Folder()).status == 64)
  }

  @Test(arguments: [
    ("fail_on: never", "error", Int32(0)), ("fail_on: error", "warning", 0), ("fail_on: error", "error", 1),
    ("fail_on: warning", "warning", 1), ("fail_on: warning", "note", 0), ("fail_on: note", "note", 1),
    ("strict: true", "warning", 1), ("strict: true", "note", 0),
  ])
  func theConfigurationSaysWhatFails(_ setting: String, _ severity: String, _ status: Int32) throws {
    let folder = try Folder()
    try folder.write("Bar.swift", Code.small)
    try folder.write(".higlint.yml", "\(setting)\n\(Code.configuration(severity))")
    #expect(try Tool.run([], in: folder).status == status)
  }
}
