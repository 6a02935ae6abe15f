import HIGLintEngine

/// Files that are named, to be found again among those of their project.
struct NamedInputs {
  /// The paths of those that weren't found.
  private(set) var left: Set<String>
  private let inputs: [String: SourceInput]
  /// By their last names, since links may lead to them by other paths.
  private let byName: [Substring: [SourceInput]]

  init(_ inputs: [SourceInput]) {
    self.inputs = Dictionary(inputs.map { ($0.path, $0) }) { first, _ in first }
    byName = Dictionary(grouping: inputs) { NamedInputs.lastName($0.path) }
    left = Set(self.inputs.keys)
  }

  /// What is named in the place of a file, if it is.
  mutating func take(_ file: SourceInput) -> SourceInput? {
    let found = find(file)
    if let found { left.remove(found.path) }
    return found
  }

  /// The same, but that it isn't noted as found.
  func find(_ file: SourceInput) -> SourceInput? {
    inputs[file.path] ?? byName[NamedInputs.lastName(file.path)]?.first { RealPath($0.path) == RealPath(file.path) }
  }

  private static func lastName(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }
}
