import HIGLintEngine

extension [Problem] {
  /// By file and place: the same whatever was looked at first.
  var inFileOrder: [Problem] {
    sorted { left, right in
      if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
      guard let position = left.position else { return right.position != nil }
      return right.position.map { position < $0 } ?? false
    }
  }
}
