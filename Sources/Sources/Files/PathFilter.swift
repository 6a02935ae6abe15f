/// Which paths a walk takes in.
package struct PathFilter: Sendable {
  var included: [Glob]
  var excluded: [Glob]

  /// How far a path has come through every pattern.
  package struct Progress: Sendable {
    fileprivate var included: [Glob.Progress]
    fileprivate var excluded: [Glob.Progress]
    /// Whether the path, or a folder that it lies in, is included.
    fileprivate(set) var isIncluded: Bool
    /// Whether the path itself is excluded.
    package fileprivate(set) var isExcluded: Bool

    /// Whether nothing below the path can be included.
    var isHopeless: Bool { !isIncluded && included.allSatisfy(\.isEmpty) }
  }

  /// The progress of a path. Patterns that exclude the path itself stay out of account from there on: whoever names
  /// an excluded folder wants what is in it.
  func progress(of path: AbsolutePath) -> Progress {
    var progress = Progress(
      included: included.map(\.start),
      excluded: excluded.map(\.start),
      isIncluded: included.isEmpty || zip(included, included.map(\.start)).contains { $0.isMatch($1) },
      isExcluded: zip(excluded, excluded.map(\.start)).contains { $0.isMatch($1) }
    )
    for name in path.components {
      let isExcluded = progress.isExcluded
      progress = advance(progress, by: name)
      progress.isExcluded = progress.isExcluded || isExcluded
    }
    for (index, glob) in excluded.enumerated() where glob.matches(path) {
      progress.excluded[index] = .none
    }
    return progress
  }

  /// The progress of an entry, from its folder's.
  func advance(_ progress: Progress, by name: String) -> Progress {
    var next = progress
    for index in included.indices where !progress.included[index].isEmpty && !progress.isIncluded {
      next.included[index] = included[index].advance(progress.included[index], by: name)
      next.isIncluded = next.isIncluded || included[index].isMatch(next.included[index])
    }
    next.isExcluded = false
    for index in excluded.indices where !progress.excluded[index].isEmpty {
      next.excluded[index] = excluded[index].advance(progress.excluded[index], by: name)
      next.isExcluded = next.isExcluded || excluded[index].isMatch(next.excluded[index])
    }
    return next
  }

  /// Whether an included pattern names the entry outright, as `.ci/Scripts` does `.ci`.
  func spellsOut(_ name: String, after progress: Progress) -> Bool {
    zip(included, progress.included).contains { $0.spellsOut(name, after: $1) }
  }
}
