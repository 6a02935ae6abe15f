import Foundation

/// What linting a large app of many modules takes by a build system: planned past this machine, from what was measured on
/// it.
struct MonorepoReport {
  let graph: ModuleGraph
  let costs: ModuleCosts

  /// A worker of a remote engine moves a gigabit a second.
  private static let bandwidth = 125e6
  /// What a build system takes for an action besides, in seconds: Bazel did on one machine, for the sandbox above all.
  static let overhead = 0.05

  var description: String {
    let deepest = graph.closures.map(\.count).max() ?? 0
    let changes: [(String, SimulatedBuild.Change)] = [
      ("cold", .everything),
      ("a body of a leaf", .body(of: graph.leaf)),
      ("a body in the middle", .body(of: graph.middle)),
      ("a body of the design system", .body(of: ModuleGraph.designSystem)),
      ("a declaration in the middle", .declaration(of: graph.middle)),
      ("a declaration of the design system", .declaration(of: ModuleGraph.designSystem)),
    ]
    let counts = [1, 10, 100, 1000]
    let rows = changes.map { name, change -> [String] in
      let outcomes = counts.map { workers in
        let isRemote = workers > 1
        return SimulatedBuild(
          graph: graph, costs: costs, workers: workers, overhead: Self.overhead,
          bandwidth: isRemote ? Self.bandwidth : nil
        ).outcome(after: change)
      }
      return [name, outcomes[0].actions.grouped] + outcomes.map { $0.time.asTime } + [outcomes[1].bytesMoved.asMegabytes]
    }
    let head = ["after", "actions"] + counts.map { $0 == 1 ? "1 worker" : "\($0.grouped) workers" } + ["moved"]
    return """
      - \(graph.count.grouped) modules, up to \(deepest.grouped) below one
      - a module: \(costs.sources.asMegabytes) of sources; in its index \(costs.outlines.asMegabytes), and \
      \(costs.code.asMegabytes) of code
      - indexing one: \(costs.index.asTime); linting one: \(costs.lint.asTime), and \(costs.lintEachBelow.asTime) for each \
      below
      - a module looks into \((costs.lookedAt * 100).asRatio) % of those below; the most memory that a lint took: \
      \(costs.peakMemory.asMegabytes)

      \(MarkdownTable(head: head, rows: rows))
      """
  }
}
