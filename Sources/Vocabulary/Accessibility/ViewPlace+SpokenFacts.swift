// What assistive technologies are told of a view.
extension ViewPlace {
  /// How far a view is followed to where others show it.
  private static let followedShowings = 3

  /// What its own modifiers tell of it.
  var ownFacts: SpokenFacts {
    modifiers.reduce(into: []) { $0.formUnion(scope.spokenFacts($1.call)) }
  }

  /// Whether one of some things is told of it wherever it is shown: by its modifiers, by those of the views around it, or by
  /// the views that hold it, in this code or where what the code builds is shown.
  func isTold(_ facts: SpokenFacts) -> Bool { isTold(facts, ViewPlace.followedShowings) }

  private func isTold(_ facts: SpokenFacts, _ depth: Int) -> Bool {
    if modifiersAround.contains(where: { !scope.spokenFacts($0).isDisjoint(with: facts) }) { return true }
    if holders.contains(where: { !tellings(of: $0).isDisjoint(with: facts) }) { return true }
    guard depth > 0 else { return false }
    let showings = self.showings
    return !showings.isEmpty && showings.allSatisfy { $0.isTold(facts, depth - 1) || !$0.isReached }
  }

  private var isReached: Bool { code.project.isReached(root.range.start, in: code.file) }

  /// What a container, or a modifier that is handed the view, tells of it.
  private func tellings(of holder: Expression) -> SpokenFacts {
    if let made = holder.constructedType {
      guard SwiftUIControls.names.contains(made.base) else { return scope.type(named: made.base).map { $0.spokenFacts() } ?? [] }
      return isInLabel(of: holder) ? .acts : []
    }
    guard let call = holder.call, let name = call.name else { return [] }
    if ["accessibilityRepresentation", "accessibilityChildren", "accessibilityRotor"].contains(name) { return .open }
    return ViewPlace.neutral.contains(name) ? [] : scope.spokenFacts(call)
  }

  /// Whether it is what is seen of a control, rather than what the control opens.
  private func isInLabel(of control: Expression) -> Bool {
    guard ["NavigationLink", "Menu"].contains(control.constructedType?.base) else { return true }
    return control.call?.label?.body.contains { $0.range.contains(range) } ?? false
  }

  /// Modifiers of the framework's that show what they are handed beside the view that they are asked of.
  private static let neutral: Set<String> = ["background", "overlay", "toolbar", "safeAreaInset", "sheet", "help"]
}
