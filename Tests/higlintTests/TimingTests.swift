import Testing

/// `--timings`
@Suite struct TimingTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("A.swift", Code.small)
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["lint", "."] + arguments, in: folder)
  }

  @Test func tellsHowLongCodeAndRulesTook() throws {
    let lines = try run("--timings", "--only", "small_touch_target").errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "higlint: time on all threads, in milliseconds")
    #expect(lines.dropFirst().first?.hasPrefix("  reading code ") == true)
    #expect(lines.contains { $0.contains("small_touch_target") || $0.contains("1 other rule ") })
    for line in lines.dropFirst() {
      let number = line.split(separator: " ").last.flatMap { Double($0) }
      #expect(number.map { $0 >= 0 } == true, "\(line)")
    }
  }

  @Test func changesNothingInTheReport() throws {
    let timed = try run("--timings")
    let plain = try run()
    #expect(timed.output == plain.output)
    #expect(timed.status == plain.status)
    #expect(!plain.errors.contains("milliseconds"))
  }
}
