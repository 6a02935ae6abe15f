import Foundation

/// How long it takes until the tool can begin, and to lint what an editor hands it.
struct StartUp {
  let programs: Programs

  func report(rounds: Int) throws -> String {
    try TemporaryFolder.with { place in
      let file = place.appendingPathComponent("Controller.swift")
      try Data(StartUp.source.utf8).write(to: file)
      let version = ChildProcess(executable: programs.higlint, arguments: ["--version"])
      var lint = programs.lint(["--stdin", "--stdin-path", file.path])
      lint.input = file.path
      let results = try Race(contenders: [
        .init(name: "`true`", process: ChildProcess(executable: "true")),
        .init(name: "`higlint --version`", process: version),
        .init(name: "`higlint lint --stdin`, \(StartUp.source.utf8.count.grouped) bytes", process: lint),
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

  private static var source: String {
    var writer = SourceWriter(feature: Feature(number: 1), seed: 5)
    return writer.tableSelection()
  }
}
