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
    // Those who never speak of touches needn't be read unless all others let them pass.
    let telling = held { $0.mayMention(PassedTouches.words) }
    return !telling.isEmpty && telling.allSatisfy(\.passesTouchesOn) && held { !$0.mayMention(PassedTouches.words) }.isEmpty
  }

  /// What some of the types whose code speaks of it have of its objects.
  private func held(by isMeant: (ProjectType) -> Bool) -> [ViewCode] {
    var holders: [ProjectType] = []
    let holding = Set(project.files(mentioning: [lastName]).flatMap { project.index.typesByFile[$0] }).sorted()
    for type in holding.map({ ProjectType(project: project, index: $0) }) where type != self && isMeant(type) {
      if !type.code(mentioning: [lastName]).isEmpty { holders.append(type) }
    }
    return holders.flatMap { holder in
      holder.views.filter { view in view.type.map { project.type(named: $0.base, from: holder) == self } ?? false }
    }
  }
}

private enum PassedTouches {
  static let words = ["isUserInteractionEnabled"]
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
