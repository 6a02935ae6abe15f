// What the number of a row or a section stands for.
extension Assumptions {
  /// The element at a known place of a list that is spelled out, or the case of a known raw value: `sections[path.section]`,
  /// `Section(rawValue: path.section)`.
  func knowledge(ofNumbered value: Expression, _ scope: CodeScope, _ depth: Int) -> Knowledge? {
    switch value.kind {
    case .element(let list, let place):
      guard place.count == 1, let number = number(place[0].value, scope, depth), let elements = scope.fixedList(of: list),
        elements.indices.contains(number)
      else { return nil }
      return Assumptions(reach: depth - 1).knowledge(of: elements[number].value, elements[number].scope, depth - 1)
    case .call(let call):
      guard let raw = call.argument("rawValue"), call.arguments.count == 1, let number = number(raw, scope, depth),
        let name = value.constructedType?.base ?? (call.name == "init" ? call.callee.base?.path?.joined(separator: ".") : nil),
        let cases = scope.type(named: name)?.casesByNumber
      else { return nil }
      return Knowledge(allowed: [cases[number] ?? "nil"])
    default: return nil
    }
  }

  private func number(_ value: Expression, _ scope: CodeScope, _ depth: Int) -> Int? {
    knowledge(of: value, scope, depth - 1)?.only.flatMap(Double.init).flatMap { Int(exactly: $0) }
  }
}

extension ProjectType {
  /// An enumeration's cases by the whole numbers that stand for them; nil where they aren't all known.
  fileprivate var casesByNumber: [Int: String]? {
    guard kind == .enum, inherited.first?.base == "Int" else { return nil }
    var names: [Int: String] = [:]
    var next = 0
    for found in cases {
      if let written = found.rawValue {
        guard case .number(let value) = written.kind, let number = Int(exactly: value) else { return nil }
        next = number
      }
      names[next] = found.name
      next += 1
    }
    return names
  }
}
