import Foundation

/// The tool beside the least that it could do, and beside others.
struct Comparison {
  let programs: Programs
  let sources: Sources
  /// Where what the programs need beside the sources is kept.
  let place: URL

  /// The table, and what is missing in it.
  ///
  /// - Parameter roundsOfOthers: how often other linters run, which take many times as long.
  func report(rounds: Int, ofOthers roundsOfOthers: Int) throws -> String {
    let path = sources.folder.path
    let floor = programs.work(.floor, on: path)
    var contenders = [Race.Contender(name: "**floor**: read, parse, empty walk", process: floor)]
    var remarks: [String] = []
    if try programs.hasCache() {
      contenders += try cachedContenders(path)
    } else {
      contenders.append(.init(name: "`higlint lint`", process: programs.lint([path])))
      remarks.append("This `higlint` has no `--cache-path`; the lines with a cache are left out.")
    }
    contenders.append(try StartUp.oneFile(programs, in: place))
    for (name, process) in [
      ("`swift format lint --parallel`", programs.swiftFormat(on: path)),
      ("`ast-grep scan`, four patterns", programs.astGrep(rules: try patternsFile(), on: path)),
    ] {
      if let process {
        contenders.append(.init(name: name, process: process, rounds: roundsOfOthers))
      } else {
        remarks.append("Left out, since it isn't here: \(name).")
      }
    }
    let results = try Race(contenders: contenders).run(rounds: rounds)
    return ([Comparison.table(results)] + remarks).joined(separator: "\n\n")
  }

  /// Each turn begins without a cache, fills it, uses it, and uses it once more after an edit.
  private func cachedContenders(_ path: String) throws -> [Race.Contender] {
    let cache = place.appendingPathComponent("Cache")
    let cached = programs.lint(["--cache-path", cache.path, path])
    var contenders = [
      Race.Contender(name: "`higlint lint --no-cache`", process: programs.lint(["--no-cache", path])),
      Race.Contender(
        name: "`higlint lint`, empty cache",
        process: cached,
        prepare: {
          if FileManager.default.fileExists(atPath: cache.path) { try FileManager.default.removeItem(at: cache) }
        }
      ),
      Race.Contender(name: "`higlint lint`, nothing changed", process: cached),
    ]
    if let edit = try Edit(in: sources) {
      contenders.append(
        .init(name: "`higlint lint`, one function changed", process: cached, prepare: edit.make, tidy: edit.undo)
      )
    }
    return contenders
  }

  private static func table(_ results: [Race.Result]) -> String {
    MarkdownTable(
      head: ["", "time", "shortest – longest", "to the floor", "CPU time", "to the floor's", "peak memory"],
      rows: results.map { result in
        [
          result.name,
          result.time.asTime,
          "\(result.times.lowerBound.asTime) – \(result.times.upperBound.asTime)",
          result.ratio(\.time).asRatio,
          result.processorTime.asTime,
          result.ratio(\.processorTime).asRatio,
          result.peakMemory.asMegabytes,
        ]
      }
    ).description
  }

  private func patternsFile() throws -> String {
    let file = place.appendingPathComponent("patterns.yml")
    try Data(Comparison.patterns.utf8).write(to: file)
    return file.path
  }

  /// Questions that are simple to ask of one file's syntax.
  private static let patterns = """
    { id: cell, language: swift, rule: { pattern: "UITableViewCell($$$)" } }
    ---
    { id: deselection, language: swift, rule: { pattern: "tableView.deselectRow($$$)" } }
    ---
    { id: frame, language: swift, rule: { pattern: "$VIEW.frame = CGRect($$$)" } }
    ---
    { id: height, language: swift, rule: { pattern: "$TABLE.rowHeight = $HEIGHT" } }

    """
}
