extension ProjectType {
  /// Whether it says how other views look: a button style, a toggle style.
  package var isStyle: Bool {
    inherited.contains { $0.base.hasSuffix("Style") }
      || ancestors.contains { $0.inherited.contains { $0.base.hasSuffix("Style") } }
  }
}
