import HIGLintSyntax

/// Whether a text is what its file's name says: Swift, XML, a property list, JSON.
enum WellFormed {
  /// - Parameter bytes: valid UTF-8.
  static func holds(_ bytes: [UInt8], path: String) -> Bool {
    guard ResourceKind(path: path) != nil else { return SyntaxCheck.isWellFormed(bytes) }
    return (try? Resource(bytes, path: path) { _ in nil }) != nil
  }
}
