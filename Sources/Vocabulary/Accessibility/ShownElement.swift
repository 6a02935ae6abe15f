// Views that show an element of data each, as a loop makes them.
extension ViewPlace {
  /// Whether it shows an element of data that an action speaks of: one of a loop around it, or one that its own view is handed
  /// in a loop wherever that is made.
  func showsElement(forWhich action: Expression) -> Bool {
    let names = around.elementNames(at: range)
    // A view of the project's is handed the element whole.
    let isHanded = root.call?.arguments.contains { $0.value.ownName.map(names.contains) ?? false } ?? false
    guard isHanded || root.call?.content != nil else { return false }
    return action.containsExpression { part in
      guard let name = part.path?.first(where: { $0 != "self" }) else { return false }
      if names.contains(name) { return true }
      guard case .property(let property) = scope.definition(of: name, at: part.range) else { return false }
      return property.type?.isHandedElements(as: property) ?? false
    }
  }
}

extension [Enclosure] {
  /// The names by which the loops around a place speak of an element of data there: `item` in `ForEach(items) { item in … }`.
  fileprivate func elementNames(at place: ByteRange) -> Set<String> {
    expressions.reduce(into: []) { names, outer in
      guard ["ForEach", "List"].contains(outer.constructedType?.base), let content = outer.call?.content,
        content.body.contains(where: { $0.range.contains(place) })
      else { return }
      names.formUnion(content.parameters + ["$0"])
    }
  }
}

extension ProjectType {
  /// Whether all code that makes the view does so in loops, and gives one of its properties the element.
  fileprivate func isHandedElements(as property: ProjectVariable) -> Bool {
    guard isDeclared, kind == .struct, isKind(of: "View"), !property.facts.isComputed else { return false }
    let question = Answers.Question(
      kind: .handedElements, subject: index, file: property.file, place: property.facts.nameRange.start)
    return project.lastingAnswer(question) {
      let handed = project.code(mentioning: [lastName]).outsideTests.filter { !$0.isForDevelopers }
        .flatMap { $0.elementsHanded(to: self, as: property.facts.name) }
      return !handed.isEmpty && handed.allSatisfy { $0 }
    }
  }
}

extension ProjectCode {
  /// For each call that makes a view, whether it is in a loop and gives a property the element.
  fileprivate func elementsHanded(to view: ProjectType, as property: String) -> [Bool] {
    guard mayMean(view) else { return [] }
    var found: [Bool] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, expression.constructedType?.base == view.lastName else { return }
      let given = call.argument(property)?.ownName
      found.append(given.map { around.elementNames(at: expression.range).contains($0) } ?? false)
    }
    return found
  }
}

extension Answers.Question.Kind {
  fileprivate static var handedElements: Self { Self(HandedElements.self) }

  private enum HandedElements {}
}
