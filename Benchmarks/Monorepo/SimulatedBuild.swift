/// How long a build system takes to index and lint a graph's modules with some number of workers, and what it moves.
///
/// An action starts when all that it reads is made and a worker is free, the longest wait first. It takes what was
/// measured, and on another machine what moving its files takes.
struct SimulatedBuild {
  let graph: ModuleGraph
  let costs: ModuleCosts
  let workers: Int
  /// What starting an action takes besides, in seconds.
  let overhead: Double
  /// How many bytes a second a worker moves; nil where workers share a disk.
  let bandwidth: Double?

  /// What has changed since the build before.
  enum Change {
    /// All of it is new.
    case everything
    /// Code of one module, and nothing that others ask about before they look at code.
    case body(of: Int)
    /// What one module declares.
    case declaration(of: Int)
  }

  struct Outcome {
    /// In seconds, until the last action has ended.
    let time: Double
    let actions: Int
    let bytesMoved: Int
  }

  private struct Action {
    let duration: Double
    let bytes: Int
    /// When all is there that it reads, where that is made by other actions.
    let waitsFor: [Int]
  }

  func outcome(after change: Change) -> Outcome {
    var actions: [Action] = []
    var indexed: [Int: Int] = [:]
    for module in indexedModules(change) {
      indexed[module] = actions.count
      actions.append(action(costs.index, bytes: costs.sources + costs.outlines + costs.code, waitsFor: []))
    }
    for module in lintedModules(change) {
      let below = graph.closures[module]
      let duration = costs.lint + costs.lintEachBelow * Double(below.count)
      let bytes = costs.sources + below.count * (costs.outlines + costs.code)
      actions.append(action(duration, bytes: bytes, waitsFor: below.compactMap { indexed[$0] }))
    }
    return Outcome(time: time(of: actions), actions: actions.count, bytesMoved: actions.reduce(0) { $0 + $1.bytes })
  }

  private func action(_ duration: Double, bytes: Int, waitsFor: [Int]) -> Action {
    Action(duration: duration + overhead + (bandwidth.map { Double(bytes) / $0 } ?? 0), bytes: bytes, waitsFor: waitsFor)
  }

  private func indexedModules(_ change: Change) -> [Int] {
    switch change {
    case .everything: Array(0..<(graph.count - 1))
    // Nobody asks for an index of what nobody depends on.
    case .body(let module), .declaration(let module): module == graph.count - 1 ? [] : [module]
    }
  }

  private func lintedModules(_ change: Change) -> [Int] {
    switch change {
    case .everything: Array(0..<graph.count)
    case .declaration(let module): [module] + graph.dependents(of: module)
    case .body(let module):
      // As many of the dependents as asked for code on the average, evenly chosen.
      [module] + graph.dependents(of: module).enumerated().filter { place, _ in
        Int(Double(place + 1) * costs.lookedAt) > Int(Double(place) * costs.lookedAt)
      }.map(\.element)
    }
  }

  private func time(of actions: [Action]) -> Double {
    var ends = [Double](repeating: 0, count: actions.count)
    var free = [Double](repeating: 0, count: workers)
    // Indexes stand first; among the others, what takes longest.
    let order = actions.indices.sorted { left, right in
      let (first, second) = (actions[left], actions[right])
      if first.waitsFor.isEmpty != second.waitsFor.isEmpty { return first.waitsFor.isEmpty }
      return (second.duration, left) < (first.duration, right)
    }
    for index in order {
      let ready = actions[index].waitsFor.reduce(0) { max($0, ends[$1]) }
      let worker = free.indices.min { free[$0] < free[$1] } ?? 0
      ends[index] = max(ready, free[worker]) + actions[index].duration
      free[worker] = ends[index]
    }
    return ends.max() ?? 0
  }
}
