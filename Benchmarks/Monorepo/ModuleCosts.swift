import Foundation

/// What one module's actions took, measured on a few modules of a graph.
struct ModuleCosts {
  /// Of an index, in seconds, and how many bytes it reads and writes.
  let index: Double
  let sources: Int
  let outlines: Int
  let code: Int
  /// Of a lint that knows no other module, and what each module that it knows adds.
  let lint: Double
  let lintEachBelow: Double
  /// The most memory that a lint took, with all modules below.
  let peakMemory: Int
  /// The part of the lints that asked for the code of a module below, among the pairs that there are.
  let lookedAt: Double

  /// Indexes all modules, and lints some from the bottom to the top.
  ///
  /// - Parameter samples: how many to lint.
  init(_ sources: MonorepoSources, _ higlint: String, in place: URL, samples: Int) throws {
    let graph = sources.graph
    var (indexing, bytes, outlineBytes, codeBytes) = (0.0, 0, 0, 0)
    func path(_ module: Int, _ suffix: String) -> String { place.appendingPathComponent("\(module)\(suffix)").path }
    for module in 0..<graph.count {
      let folder = sources.folder(of: module).path
      let name = MonorepoSources.name(module)
      let outputs = ["--output", path(module, ".index"), "--code-output", path(module, ".code")]
      let run = ChildProcess(
        executable: higlint, arguments: ["index", "--jobs", "1", "--module-name", name] + outputs + [folder]
      )
      indexing += try run.run().time
      bytes += try Self.bytes(inFolder: folder)
      outlineBytes += try Self.bytes(of: path(module, ".index"))
      codeBytes += try Self.bytes(of: path(module, ".code"))
    }
    index = indexing / Double(graph.count)
    self.sources = bytes / graph.count
    outlines = outlineBytes / graph.count
    code = codeBytes / graph.count

    var points: [(below: Double, time: Double)] = []
    var (asked, pairs, peak) = (0, 0, 0)
    let step = max(1, (graph.count - 1) / max(1, samples - 1))
    for module in Set(stride(from: 0, to: graph.count, by: step)).union([graph.count - 1]).sorted() {
      let below = graph.closures[module]
      let list = below.flatMap { [path($0, ".index"), path($0, ".code")] }.map { $0 + "\n" }.joined()
      try Data(list.utf8).write(to: place.appendingPathComponent("list"))
      let options = ["--jobs", "1", "--no-cache", "--quiet", "--exit-zero", "--module-name", MonorepoSources.name(module)]
      let outputs = ["--reporter", "json", "--output", path(module, ".json"), "--unused-indexes", path(module, ".unused")]
      let known = ["--index-from", place.appendingPathComponent("list").path]
      let arguments = ["lint"] + options + outputs + known + [sources.folder(of: module).path]
      let usage = try ChildProcess(executable: higlint, arguments: arguments).run()
      points.append((Double(below.count), usage.time))
      peak = max(peak, usage.peakMemory)
      pairs += below.count
      let unused = try String(contentsOfFile: path(module, ".unused"), encoding: .utf8).split(separator: "\n")
      asked += below.count - unused.count
    }
    (lint, lintEachBelow) = Self.line(through: points)
    peakMemory = peak
    lookedAt = pairs == 0 ? 0 : Double(asked) / Double(pairs)
  }

  /// The line of the least squares: where it begins, and how it rises.
  private static func line(through points: [(below: Double, time: Double)]) -> (Double, Double) {
    let count = Double(points.count)
    let (x, y) = (points.reduce(0) { $0 + $1.below } / count, points.reduce(0) { $0 + $1.time } / count)
    let spread = points.reduce(0) { $0 + ($1.below - x) * ($1.below - x) }
    guard spread > 0 else { return (y, 0) }
    let slope = max(0, points.reduce(0) { $0 + ($1.below - x) * ($1.time - y) } / spread)
    return (max(0, y - slope * x), slope)
  }

  private static func bytes(of path: String) throws -> Int {
    (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  private static func bytes(inFolder path: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
      .reduce(0) { try $0 + bytes(of: path + "/" + $1) }
  }
}
