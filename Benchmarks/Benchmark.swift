import ArgumentParser
import Foundation
import HIGLintEngine
import HIGLintRules

/// Measures the linter against the least that any linter on swift-syntax has to do.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "higlint-benchmark",
    abstract: "Measures how long linting takes, beside reading and parsing alone.",
    discussion: "Measures a folder's Swift files, or, without a folder, generated ones."
  )

  @ArgumentParser.Argument(help: "The folder, or file, to measure.")
  var path: String?

  @Option(help: ArgumentHelp("How many files to generate.", valueName: "count"))
  var files = 1000

  @Option(name: .customLong("repeat"), help: ArgumentHelp("How often to measure each kind of work.", valueName: "count"))
  var repetitions = 5

  func validate() throws {
    guard files > 0, repetitions > 0 else { throw ValidationError("--files and --repeat take numbers of at least 1.") }
  }

  func run() throws {
    if let path { return try measure(path) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try GeneratedSources(count: files).write(to: folder)
    try measure(folder.path)
  }

  private func measure(_ path: String) throws {
    var input = try Input(path: path)
    // Reading once before anything is measured fills the system's file cache.
    let bytes = Work.read.run(on: input)
    print("\(input.sources.count) files, \(ResultTable.megabytes(bytes)), \(repetitions) times each")
    // Taken in turns, all kinds of work suffer alike from whatever else the machine does.
    var measurements = Work.allCases.map { Measurement(of: $0) }
    for _ in 0..<repetitions {
      for index in measurements.indices {
        if measurements[index].work == .index, input.facts == nil { input.keepFacts() }
        measurements[index].repeatWork(on: input)
      }
    }
    print(ResultTable(measurements, bytes: bytes))
  }
}
