extension InterfaceElement {
  /// Whether it is a view that fills a row of a table as it is drawn, but for a margin.
  package var fillsRow: Bool {
    guard let content = parent, content.kind == "tableViewCellContentView", let own = facts.frame, let whole = content.facts.frame,
      whole.width > 0, whole.height > 0
    else { return false }
    return own.width >= whole.width * Self.filled && own.height >= whole.height * Self.filled
  }

  /// How much of a row's width and height is all of it but a margin.
  private static let filled = 0.8

  /// Whether it takes touches for itself.
  package var isControl: Bool {
    Self.controls.contains(kind) || ["collectionView", "textField", "textView"].contains(kind)
  }

  /// Whether it does something when it is touched: of a button, somebody has to know.
  package var answersTouches: Bool { isControl && !(kind == "button" && facts.connections.isEmpty && referrers.isEmpty) }

  /// What Interface Builder calls the framework's controls, but for those in which people write.
  package static let controls: Set<String> = [
    "button", "datePicker", "pageControl", "segmentedControl", "slider", "stepper", "switch",
  ]
}
