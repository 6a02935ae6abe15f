import Foundation

/// Whether the time and memory of an app of any size grow as the app does.
struct Scaling {
  let programs: Programs
  let counts: [Int]

  func report(rounds: Int) throws -> String {
    let hasCache = try programs.hasCache()
    let rows = try counts.map { count in
      try TemporaryFolder.with { place in
        let cache = hasCache ? place.appendingPathComponent("Cache").path : nil
        return try row(of: Sources.generate(count, in: place), cache: cache, rounds)
      }
    }
    let head = ["files", "bytes", "floor", "lint", "to the floor", "CPU time to the floor's"]
      + ["CPU time a file", "peak memory", "a file"]
    return MarkdownTable(head: head + (hasCache ? ["nothing changed", "CPU time a file"] : []), rows: rows).description
  }

  /// - Parameter cache: where the tool may keep what it learns, if it can.
  private func row(of sources: Sources, cache: String?, _ rounds: Int) throws -> [String] {
    let path = sources.folder.path
    var contenders = [
      Race.Contender(name: "floor", process: programs.work(.floor, on: path)),
      Race.Contender(name: "lint", process: programs.lint((cache == nil ? [] : ["--no-cache"]) + [path])),
    ]
    if let cache { contenders.append(.init(name: "cached", process: programs.lint(["--cache-path", cache, path]))) }
    let results = try Race(contenders: contenders).run(rounds: rounds)
    let count = sources.swiftFiles.count
    func eachFile(_ time: Double) -> String { String(format: "%.0f µs", time / Double(count) * 1e6) }
    let lint = results[1]
    return [
      count.grouped,
      sources.bytes.asMegabytes,
      results[0].time.asTime,
      lint.time.asTime,
      lint.ratio(\.time).asRatio,
      lint.ratio(\.processorTime).asRatio,
      eachFile(lint.processorTime),
      lint.peakMemory.asMegabytes,
      String(format: "%.1f KB", Double(lint.peakMemory) / Double(count) / 1e3),
    ] + results.dropFirst(2).flatMap { [$0.time.asTime, eachFile($0.processorTime)] }
  }
}
