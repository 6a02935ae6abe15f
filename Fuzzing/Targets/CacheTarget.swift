import Foundation
import HIGLintEngine
import HIGLintRules

/// A project that changes between runs, and a cache that takes damage: what is found must be what is found without one.
struct CacheTarget: FuzzTarget {
  let name = "cache"
  let fileExtension = "history"
  let share = 6
  let mutations = Mutation.histories

  var seeds: [[UInt8]] { ExampleFiles.sources + ExampleFiles.interfaces + InterfaceSeeds.all + SwiftSeeds.all }
  var seedSources: [String] { ["swift", "interface"] }
  var words: [String] { SwiftTarget().words }

  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination {
    let history = History(input).steps
    return try Examination(of: { try run(history, in: workshop) }, describing: { $0.said.joined(separator: "\n") }) { $0.failures }
  }

  private struct Outcome {
    var said: [String] = []
    var failures: [Failure] = []
  }

  private func run(_ history: [History.Step], in workshop: Workshop) throws -> Outcome {
    let folder = workshop.folder.appendingPathComponent("Cache")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("cache").path
    try? FileManager.default.removeItem(atPath: path)
    var outcome = Outcome()
    var project = ChangingProject()
    // The files that it begins with are linted once they are all there.
    let beginning = history.prefix { $0.order.first == "file" }
    for step in beginning { _ = project.take(step) }
    compare(project, path, after: "the first run", &outcome)
    for step in history.dropFirst(beginning.count) {
      if !project.take(step) { try CacheDamage(path).take(step) }
      compare(project, path, after: step.order[0], &outcome)
    }
    return outcome
  }

  private func compare(_ project: ChangingProject, _ path: String, after event: String, _ outcome: inout Outcome) {
    let inputs = project.files.sorted { $0.key < $1.key }.map { SourceInput(path: $0.key, contents: $0.value) }
    let files = inputs.filter { FileKind($0.path) == .swift }
    let interfaces = inputs.filter { FileKind($0.path) == .interface }
    let scope = Linter.Scope(rules: Linting.rules, files: files, interfaces: interfaces)
    let cold = Linter(knownRules: allRules, jobs: 1).lint([scope]).wholeText
    outcome.said.append(cold)
    let cache = LintCache(path: path, tool: "fuzz")
    // The second time, nothing has changed.
    for (time, jobs) in [("once", 2), ("twice", 1)] {
      let warm = Linter(knownRules: allRules, jobs: jobs, cache: cache).lint([scope]).wholeText
      guard warm != cold else { continue }
      let lines = Set(cold.split(separator: "\n")).symmetricDifference(warm.split(separator: "\n")).sorted()
      let side = lines.first.map { cold.contains($0) } ?? false ? "missing with the cache" : "with the cache alone"
      let rule = lines.first.flatMap { line in allRules.map { $0.description.id }.first { line.contains("\"\($0)\"") } } ?? ""
      outcome.failures.append(Failure(kind: .cache, message: "\(side): \(rule), \(time) after \(event)\n\(lines.first ?? "")"))
    }
  }
}

/// What happens to the file of a cache.
private struct CacheDamage {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  func take(_ step: History.Step) throws {
    let numbers = step.order.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3, let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return }
    var bytes = Array(data)
    let place = numbers[0] % bytes.count
    let end = min(place + numbers[1], bytes.count)
    let other = numbers[2] % bytes.count
    var generator = SeededGenerator(seed: UInt64(numbers[2]), number: 0)
    switch step.order[0] {
    case "flip": for _ in 0..<numbers[1] { bytes[(place + generator.index(below: 64)) % bytes.count] ^= 1 << UInt8(generator.index(below: 8)) }
    case "zero": for index in place..<end { bytes[index] = 0 }
    case "truncate": bytes.removeLast(bytes.count - place)
    case "splice": bytes.replaceSubrange(place..<end, with: bytes[other..<min(other + numbers[1], bytes.count)])
    case "random": bytes = bytes.map { _ in UInt8(generator.index(below: 256)) }
    case "swap": try swap(&bytes)
    case "empty": bytes = []
    case "extend": bytes += bytes[place...]
    default: return
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// The cache of another project.
  private func swap(_ bytes: inout [UInt8]) throws {
    let other = path + ".other"
    let scope = Linter.Scope(rules: Linting.rules, files: [GoodFile.input, SourceInput(path: "0.swift", contents: [])])
    _ = Linter(knownRules: allRules, jobs: 1, cache: LintCache(path: other, tool: "fuzz")).lint([scope])
    bytes = Array(FileManager.default.contents(atPath: other) ?? Data())
  }
}
