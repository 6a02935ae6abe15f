import Foundation

/// Which modules of a large app depend on which: a design system that all know, layers above it, and the app on top. It
/// is the same graph each time.
struct ModuleGraph {
  /// For each module, those that it names; all stand before it.
  let dependencies: [[Int]]
  /// For each module, all that lies below it.
  let closures: [[Int]]

  /// - Parameters:
  ///   - count: how many modules there are, three at least.
  ///   - layers: how deep the graph is, apart from its top and bottom.
  init(count: Int, layers: Int) {
    let width = max(1, (count - 2 + layers - 1) / layers)
    var state: UInt64 = 42
    var dependencies: [[Int]] = [[]]
    for module in 1..<(count - 1) {
      let layer = (module - 1) / width
      let below = layer == 0 ? 0..<0 : (1 + (layer - 1) * width)..<(1 + layer * width)
      var own: Set<Int> = [0]
      // Most modules name a few of the layer below: the one that their sources speak of, and others.
      if layer > 0 { own.insert(module - width) }
      for _ in 0..<(below.isEmpty ? 0 : 2) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        own.insert(below.lowerBound + Int(state >> 33) % below.count)
      }
      dependencies.append(own.sorted())
    }
    let used = Set(dependencies.joined())
    dependencies.append((0..<(count - 1)).filter { !used.contains($0) || $0 == 0 })
    self.dependencies = dependencies
    var closures: [Set<Int>] = []
    for own in dependencies { closures.append(own.reduce(into: Set(own)) { $0.formUnion(closures[$1]) }) }
    self.closures = closures.map { $0.sorted() }
  }

  var count: Int { dependencies.count }

  static let designSystem = 0

  /// A module that only the app depends on.
  var leaf: Int { count - 2 }

  /// The one that stands between most others.
  var middle: Int {
    let above = closures.reduce(into: [Int](repeating: 0, count: count)) { counts, below in
      for module in below { counts[module] += 1 }
    }
    return (1..<(count - 1)).max { above[$0] * closures[$0].count < above[$1] * closures[$1].count } ?? 0
  }

  /// All that depend on a module.
  func dependents(of module: Int) -> [Int] { closures.indices.filter { closures[$0].contains(module) } }
}
