import HIGLintEngine

/// All that is wrong with a configuration, in the order of its lines.
public struct ConfigurationErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// Never empty.
  public let problems: [Problem]

  init(_ problems: [Problem]) {
    self.problems = problems.sorted { left, right in
      guard let left = left.position, let right = right.position else { return right.position != nil }
      return left < right
    }
  }

  /// One line a problem, in the shape of a compiler's.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
