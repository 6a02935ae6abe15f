// Views that no touch stops at.
extension ViewCode {
  /// Whether touches pass it by: it is told so, and never otherwise, as it is after a wait.
  package var passesTouchesOn: Bool {
    let values = values(of: "isUserInteractionEnabled")
    return !values.isEmpty && values.allSatisfy { $0.kind == .boolean(false) }
  }
}

extension ProjectType {
  /// Whether touches pass by all of its objects: its own code says so, and never otherwise, or everybody's who has one.
  package var passesTouchesOn: Bool {
    func setsItself(_ matches: (Expression.Kind) -> Bool) -> Bool {
      contains(.assignment(to: ["isUserInteractionEnabled"])) { change, _ in
        change.target.ownName != nil && matches(change.value.kind)
      }
    }
    if setsItself({ $0 == .boolean(false) }), !setsItself({ $0 != .boolean(false) }) { return true }
    let held = holders.flatMap { holder in
      holder.views.filter { view in view.type.map { project.type(named: $0.base, from: holder) == self } ?? false }
    }
    return !held.isEmpty && held.allSatisfy(\.passesTouchesOn)
  }

  /// The types whose code speaks of it.
  private var holders: [ProjectType] {
    var holders: [ProjectType] = []
    for code in project.code(mentioning: [lastName]) {
      guard let holder = code.type, holder != self, !holders.contains(holder) else { continue }
      holders.append(holder)
    }
    return holders
  }
}

extension ViewPlace {
  /// Whether no touch stops at it, wherever it is shown.
  package var passesTouchesOn: Bool { passesTouchesOn(ViewPlace.followedShowings) }

  private func passesTouchesOn(_ depth: Int) -> Bool {
    if modifiersAround.contains(where: \.passesTouchesOn) { return true }
    guard depth > 0 else { return false }
    let showings = self.showings
    return !showings.isEmpty && showings.allSatisfy { $0.passesTouchesOn(depth - 1) }
  }

  private static let followedShowings = 3
}

extension Call {
  /// Whether it is the modifier by which touches go on to what lies behind.
  package var passesTouchesOn: Bool { name == "allowsHitTesting" && arguments.first?.value.kind == .boolean(false) }
}
