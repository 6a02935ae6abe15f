// Views that no touch stops at.
extension ViewCode {
  /// Whether touches pass it by: it is told so, and never otherwise, as it is after a wait.
  package var passesTouchesOn: Bool {
    let values = values(of: "isUserInteractionEnabled")
    return !values.isEmpty && values.allSatisfy { $0.kind == .boolean(false) }
  }

  /// Whether touches stop at it: at pictures and labels they do only where the code says so.
  package var takesTouches: Bool {
    !["UIImageView", "UILabel"].contains(type?.base) || sets("isUserInteractionEnabled", to: true)
  }
}

extension ProjectType {
  /// Whether touches pass by all of its objects: its own code says so, and never otherwise, or everybody's who has one.
  package var passesTouchesOn: Bool {
    project.lastingAnswer(Answers.Question(kind: .passesTouches, subject: index)) { tellsToPassTouches || isHeldToPassTouches }
  }

  private var tellsToPassTouches: Bool {
    func setsItself(_ matches: (Expression.Kind) -> Bool) -> Bool {
      contains(.assignment(to: ["isUserInteractionEnabled"])) { change, _ in
        change.target.ownName != nil && matches(change.value.kind)
      }
    }
    return setsItself { $0 == .boolean(false) } && !setsItself { $0 != .boolean(false) }
  }

  private var isHeldToPassTouches: Bool {
    let holding = Set(project.files(mentioning: [lastName]).flatMap { project.index.typesByFile[$0] }).sorted()
    let types = holding.map { ProjectType(project: project, index: $0) }.filter { $0 != self }
    let (telling, silent) = (types.filter(\.speaksOfTouches), types.filter { !$0.speaksOfTouches })
    var isHeld = false
    // Those who never speak of touches needn't be read unless all others let them pass.
    for holder in telling {
      for view in holder.views(of: self) {
        guard view.passesTouchesOn else { return false }
        isHeld = true
      }
    }
    return isHeld && silent.allSatisfy { $0.views(of: self).isEmpty }
  }

  private var speaksOfTouches: Bool { mayMention(["isUserInteractionEnabled"]) }

  /// What its code has of some type's objects.
  private func views(of type: ProjectType) -> [ViewCode] {
    guard !code(mentioning: [type.lastName]).isEmpty else { return [] }
    return views.filter { view in view.type.map { project.type(named: $0.base, from: self) == type } ?? false }
  }
}

extension Answers.Question.Kind {
  fileprivate static var passesTouches: Self { Self(PassesTouches.self) }

  private enum PassesTouches {}
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
