// What comes of closures that others hand to a view.
extension TapDeed {
  /// Whether a step calls what nobody hands to the view but as nothing: as no closure, an empty one, or one that merely tells
  /// somebody that it was called.
  func callsHandedNothing(_ step: Expression) -> Bool {
    guard let handed = scope.handedOver(toCalledBy: step) else { return false }
    return handed.allSatisfy { value, scope in value.map { scope.isDeedOfNothing($0, TapDeed.followedHanding) } ?? true }
  }

  /// Through how many views a closure is followed that one hands on to the next.
  fileprivate static let followedHanding = 3
}

extension CodeScope {
  fileprivate func isDeedOfNothing(_ value: Expression, _ depth: Int) -> Bool {
    if value.isNil { return true }
    if let closure = value.closure { return TapDeed(code: closure.body, scope: self).isForNobody }
    if depth > 0, let handed = handedOver(to: value) {
      return handed.allSatisfy { value, scope in value.map { scope.isDeedOfNothing($0, depth - 1) } ?? true }
    }
    guard let function = function(named: value) else { return false }
    return TapDeed(code: function.body, scope: CodeScope(function, in: project)).isForNobody
  }

  /// The only function that is handed over by its name: `viewModel.open`.
  private func function(named value: Expression) -> ProjectFunction? {
    let owner: ProjectType?
    let name: String
    switch value.kind {
    case .name(let own): (owner, name) = (type, own)
    case .member(let base?, let member): (owner, name) = (self.owner(base), member)
    default: return nil
    }
    guard let owner, owner.isDeclared, owner.kind != .protocol else { return nil }
    let functions = owner.callable(name)
    guard functions.count == 1, functions[0].facts.hasBody, !owner.descendants.contains(where: { !$0.ownFunctions(name).isEmpty })
    else { return nil }
    return functions[0]
  }
}

extension TapDeed {
  /// Whether people notice nothing of it.
  fileprivate var isForNobody: Bool { isNothing || onlyReports }
}
