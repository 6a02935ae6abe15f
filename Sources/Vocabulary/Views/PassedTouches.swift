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
    // Where none of them lets touches pass a view by, it needn't be known whose views it is.
    guard mayHoldIt.contains(where: \.letsTouchesPass) else { return false }
    let holders = mayHoldIt.filter { !$0.code(mentioning: [lastName]).isEmpty }
    let held = holders.flatMap { holder in
      holder.views.filter { view in view.type.map { project.type(named: $0.base, from: holder) == self } ?? false }
    }
    return !held.isEmpty && held.allSatisfy(\.passesTouchesOn)
  }

  /// The types whose code may speak of it.
  private var mayHoldIt: [ProjectType] {
    let types = Set(project.files(mentioning: [lastName]).flatMap { project.index.typesByFile[$0] }).sorted()
    return types.map { ProjectType(project: project, index: $0) }.filter { $0 != self }
  }

  /// Whether its code tells some view, of whichever type, to let touches pass.
  private var letsTouchesPass: Bool {
    project.answer(Answers.Question(kind: .letsTouchesPass, subject: index)) {
      views(in: code(mentioning: ["isUserInteractionEnabled"])).contains(where: \.passesTouchesOn)
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var letsTouchesPass: Self { Self(PassedTouches.self) }

  private enum PassedTouches {}
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
