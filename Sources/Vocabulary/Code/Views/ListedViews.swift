// What code does to the views of a list that a variable or a property keeps: `let buttons = [first, second]`, `buttons.append(button)`.
extension ViewMentionReader {
  /// What becomes of each view of a list of the type's that it is put into; nil for any other call, and for a list that such a list's
  /// views are put into in turn, as into itself.
  func kept(by call: Call) -> ViewMention? {
    guard depth > 0, let name = call.name, ["append", "insert"].contains(name), let list = call.callee.base?.ownName, let type = code.type,
      let property = type.property(list), property.type == type, !property.facts.isComputed, property.facts.attributes.isEmpty
    else { return nil }
    return Self.most(code.project.code(mentioning: [list]).map { ViewMentionReader(code: $0, depth: depth - 1).mention(ofListNamed: list) })
  }

  /// What becomes of each view of a list by all that the code says of the list: that which tells the most of it.
  func mention(ofListNamed name: String) -> ViewMention {
    var found: [ViewMention] = []
    code.body.forEachExpression { expression, around in
      switch expression.kind {
      case .name(name), .member(_, name): found.append(mention(ofEachIn: expression, around))
      default: break
      }
    }
    return Self.most(found)
  }

  /// Of what may become of a view, that which tells the most. What both answers and is shown is open to either.
  private static func most(_ found: [ViewMention]) -> ViewMention {
    let isSeen = [ViewMention.shown, .used, .placed].contains(where: found.contains)
    if found.contains(.answered) { return isSeen || found.contains(.open) ? .open : .answered }
    return [.open, .shown, .used, .placed, .hidden].first(where: found.contains) ?? .looks
  }

  private func mention(ofEachIn list: Expression, _ around: [Enclosure]) -> ViewMention {
    guard case .expression(let outer)? = around.last else { return goneThrough(list) }
    let beyond = Array(around.dropLast())
    switch outer.kind {
    case .element: return mention(ofElement: outer, beyond)
    case .member(_, let member):
      if ["first", "last"].contains(member) { return mention(ofElement: outer, beyond) }
      if Self.asked.contains(member) { return .looks }
      if member == "enumerated", let call = beyond.parent { return goneThrough(call) }
      return each(member, of: outer, around)
    case .call(let call): return handed(by: call)
    case .assignment(let target, _, let value) where target.range == list.range:
      if case .array = value.kind { return .looks }
      return value.constructedType == nil ? .open : .looks
    default: return .open
    }
  }

  /// What a list is asked for, or told, that does nothing to the views in it.
  private static let asked: Set<String> = [
    "append", "count", "indices", "insert", "isEmpty", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "reserveCapacity",
  ]

  private func goneThrough(_ list: Expression) -> ViewMention { code.body.loop(through: list).map { each($0.body) } ?? .open }

  /// What becomes of one of them, which the code may give a name of its own.
  private func mention(ofElement element: Expression, _ around: [Enclosure]) -> ViewMention {
    guard case .variable(let variable)? = around.last else { return mention(element, around) }
    var found: [ViewMention] = []
    code.body.forEachExpression { expression, around in
      if expression.kind == .name(variable.name) { found.append(mention(expression, around)) }
    }
    return Self.most(found)
  }
}
