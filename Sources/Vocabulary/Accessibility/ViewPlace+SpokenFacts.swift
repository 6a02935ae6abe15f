// What assistive technologies are told of a view.
extension ViewPlace {
  /// How far a view is followed to where others show it.
  private static let followedShowings = 3

  /// What its own modifiers tell of it.
  var ownFacts: SpokenFacts {
    modifiers.reduce(into: []) { $0.formUnion(scope.spokenFacts($1.call)) }
  }

  /// What is told of it anywhere: by its modifiers, by those of the views around it, and by the views that hold it, in this
  /// code and wherever what the code builds is shown.
  var spokenFacts: SpokenFacts { facts(ViewPlace.followedShowings) }

  private func facts(_ depth: Int) -> SpokenFacts {
    var facts = modifiersAround.reduce(into: SpokenFacts()) { $0.formUnion(scope.spokenFacts($1)) }
    for holder in holders { facts.formUnion(tellings(of: holder)) }
    guard depth > 0 else { return facts }
    for showing in showings { facts.formUnion(showing.facts(depth - 1)) }
    return facts
  }

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
