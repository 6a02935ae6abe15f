import Foundation

/// How long it takes until the tool can begin, and to lint what an editor hands it.
struct StartUp {
  let programs: Programs

  func report(rounds: Int) throws -> String {
    try TemporaryFolder.with { place in
      let version = ChildProcess(executable: programs.higlint, arguments: ["--version"])
      let results = try Race(contenders: [
        .init(name: "`true`", process: ChildProcess(executable: "true")),
        .init(name: "`higlint --version`", process: version),
        StartUp.oneFile(programs, in: place),
      ]).run(rounds: rounds)
      return MarkdownTable(
        head: ["", "time", "shortest – longest", "CPU time", "peak memory"],
        rows: results.map { result in
          [
            result.name,
            result.time.asTime,
            "\(result.times.lowerBound.asTime) – \(result.times.upperBound.asTime)",
            result.processorTime.asTime,
            result.peakMemory.asMegabytes,
          ]
        }
      ).description
    }
  }

  /// The linter, which is handed one small file.
  static func oneFile(_ programs: Programs, in place: URL) throws -> Race.Contender {
    let source = Data(StartUp.source.utf8)
    let file = place.appendingPathComponent("Controller.swift")
    try source.write(to: file)
    var lint = programs.lint(["--stdin", "--stdin-path", file.path])
    lint.input = file.path
    return .init(name: "`higlint lint --stdin`, \(source.count.grouped) bytes", process: lint)
  }

  private static var source: String {
    var writer = SourceWriter(feature: Feature(number: 1), seed: 5)
    return writer.tableSelection()
  }
}
