// What code asks to be equal, and index paths and tuples that it compares as a whole, asked part by part.
extension Expression {
  /// The values that it asks to be the same: `cell == signOutCell`, `cell.isEqual(signOutCell)`.
  package var compared: (left: Expression, right: Expression)? {
    switch kind {
    case .binary(let left, "==", let right), .binary(let left, "===", let right): return (left, right)
    case .call(let call):
      guard call.name == "isEqual", call.arguments.count == 1, let left = call.callee.base, let right = call.argument(nil) else { return nil }
      return (left, right)
    default: return nil
    }
  }

  /// The same question of each part: `indexPath.section == 0 && indexPath.row == 1` for `indexPath == [0, 1]`. Nil for what has no
  /// parts.
  var comparedByParts: Expression? {
    guard case .binary(let left, let sign, let right) = kind, ["==", "!="].contains(sign) else { return nil }
    guard let asked = left.isEqual(toPartsOf: right) ?? right.isEqual(toPartsOf: left) else { return nil }
    return sign == "==" ? asked : Expression(range: range, kind: .prefix("!", asked))
  }

  /// - Parameter pattern: one that leaves a part open, as `(0, _)` does, doesn't ask for it.
  fileprivate func isEqual(toPartsOf pattern: Expression) -> Expression? {
    guard let parts = pattern.parts, let asked = asked(for: parts.map(\.name)), asked.count == parts.count else { return nil }
    let questions = zip(asked, parts).filter { $1.value.kind != .name("_") }
    // What a case holds decides, too.
    guard questions.allSatisfy({ $1.value.fixedValue != nil && $1.value.call == nil }) else { return nil }
    let compared = questions.map { Expression(range: range, kind: .binary($0, "==", $1.value)) }
    return compared.dropFirst().reduce(compared.first) { all, one in
      all.map { Expression(range: range, kind: .binary($0, "&&", one)) }
    }
  }

  /// The values of a tuple, or of an index path that is written out.
  private var parts: [(name: String?, value: Expression)]? {
    switch kind {
    case .tuple(let values): return values.isEmpty ? nil : values.map { (nil, $0.value) }
    case .array(let numbers):
      guard numbers.count == 2, numbers.allSatisfy({ $0.isNumber || $0.kind == .name("_") }) else { return nil }
      return [("section", numbers[0]), ("row", numbers[1])]
    case .call(let call):
      guard call.callee.ownName == "IndexPath" else { return nil }
      return call.arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
    default: return nil
    }
  }

  private var isNumber: Bool { if case .number = kind { true } else { false } }

  /// What is compared with each part: the values of a tuple, or what the index path says of itself.
  private func asked(for names: [String?]) -> [Expression]? {
    if case .tuple(let values) = kind { return values.map(\.value) }
    guard spelling != nil, !names.contains(nil) else { return nil }
    return names.compactMap { $0 }.map { Expression(range: range, kind: .member(self, $0)) }
  }
}

extension Branch.Arm {
  /// The question that it asks of the parts of what a `switch` looks at; nil where it asks for more, or binds some.
  func comparison(withPartsOf subject: Expression) -> Expression? {
    let asked = conditions.map { condition in
      condition.value == nil ? condition.pattern.flatMap(subject.isEqual(toPartsOf:)) : nil
    }
    guard !asked.contains(nil) else { return nil }
    let questions = asked.compactMap { $0 }
    return questions.dropFirst().reduce(questions.first) { any, one in
      any.map { Expression(range: subject.range, kind: .binary($0, "||", one)) }
    }
  }
}
