// Views that show an element of data each, as a loop makes them.
extension ViewPlace {
  /// Whether it shows an element of data that an action is for: one of a loop around it, of which the action speaks, or the one that
  /// its own view is handed in a loop wherever that is made.
  func showsElement(forWhich action: Expression) -> Bool {
    let names = around.elementNames(at: range)
    // A view of the project's is handed the element whole.
    let isHanded = root.call?.arguments.contains { $0.value.isElement(namedOneOf: names) } ?? false
    guard isHanded || root.call?.content != nil else { return false }
    return action.speaks(ofOneOf: names) || code.type?.isMadeForElements ?? false
  }
}

extension [Enclosure] {
  /// The names by which the loops around a place speak of an element of data there: `item` in `ForEach(items) { item in … }`, and
  /// what is found by it, as `let price = prices[item.id]`.
  fileprivate func elementNames(at place: ByteRange) -> Set<String> {
    reduce(into: []) { names, enclosure in
      switch enclosure {
      case .expression(let outer):
        guard ["ForEach", "List"].contains(outer.constructedType?.base), let content = outer.call?.content,
          content.body.contains(where: { $0.range.contains(place) })
        else { return }
        names.formUnion(content.parameters + ["$0"])
        names.addLocals(of: content.body, before: place)
      case .arm(let branch, let arm):
        for condition in branch.arms[arm].conditions where condition.value?.speaks(ofOneOf: names) ?? false {
          names.formUnion(condition.names)
        }
        names.addLocals(of: branch.arms[arm].body, before: place)
      default: return
      }
    }
  }
}

extension Set<String> {
  /// Adds the constants that statements before a place work out of what the names stand for.
  fileprivate mutating func addLocals(of statements: [Statement], before place: ByteRange) {
    for case .variable(let local) in statements.prefix(while: { $0.range.end <= place.start }).map(\.kind)
    where local.isConstant && local.initialValue?.speaks(ofOneOf: self) ?? false {
      insert(local.name)
    }
  }
}

extension ProjectType {
  /// Whether all code that makes the view does so in loops, and gives it something of the element.
  fileprivate var isMadeForElements: Bool {
    guard isDeclared, kind == .struct, isKind(of: "View") else { return false }
    return project.lastingAnswer(Answers.Question(kind: .madeForElements, subject: index)) {
      let makings = project.code(mentioning: [lastName]).outsideTests.filter { !$0.isForDevelopers }.flatMap { $0.elementsGiven(to: self) }
      return !makings.isEmpty && makings.allSatisfy { $0 }
    }
  }
}

extension ProjectCode {
  /// For each call that makes a view, whether it is in a loop and gives the view something of the element.
  fileprivate func elementsGiven(to view: ProjectType) -> [Bool] {
    guard mayMean(view) else { return [] }
    var found: [Bool] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, expression.constructedType?.base == view.lastName else { return }
      let names = around.elementNames(at: expression.range)
      found.append(call.arguments.contains { $0.value.speaks(ofOneOf: names) })
    }
    return found
  }
}

extension Expression {
  /// Whether it is an element of data that one of some names stands for, or tells the place of: `item`, `items[index]`.
  fileprivate func isElement(namedOneOf names: Set<String>) -> Bool {
    if case .element(_, let places) = kind { return places.contains { $0.value.ownName.map(names.contains) ?? false } }
    return ownName.map(names.contains) ?? false
  }

  /// Whether it says one of some names, or something of what they stand for.
  fileprivate func speaks(ofOneOf names: Set<String>) -> Bool {
    !names.isEmpty && containsExpression { $0.path?.first.map(names.contains) ?? false }
  }
}

extension Answers.Question.Kind {
  fileprivate static var madeForElements: Self { Self(MadeForElements.self) }

  private enum MadeForElements {}
}
