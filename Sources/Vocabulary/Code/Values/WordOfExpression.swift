extension CodeScope {
  /// The text that an expression is known to be: a literal, a constant that is one, or several of them joined.
  ///
  /// - Returns: nil for anything that can change or can't be resolved.
  public func text(_ expression: Expression) -> String? {
    text(expression, CodeScope.followedConstants)
  }

  private func text(_ expression: Expression, _ depth: Int) -> String? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .string(let text): return text
    case .binary(let left, "+", let right):
      guard let left = text(left, depth - 1), let right = text(right, depth - 1) else { return nil }
      return left + right
    case .call(let call) where call.name == "String":
      // `String(describing: Cell.self)`
      guard let path = call.argument("describing")?.path, path.count > 1, path.last == "self" else { return nil }
      let name = path[path.count - 2]
      return name == "Self" || isGeneric(name) ? nil : name
    default: return nameOfAsked(expression, depth) ?? followed(expression, depth) { $1.text($0, $2) }
    }
  }

  /// The name of a type of which a static property is asked that is just that name, for whichever type it is: `Cell.identifier`,
  /// where an extension of cells returns `String(describing: self)`.
  private func nameOfAsked(_ expression: Expression, _ depth: Int) -> String? {
    guard case .member(let asked?, _) = expression.kind, let name = asked.path?.last, name.first?.isUppercase ?? false, name != "Self",
      !isGeneric(name)
    else { return nil }
    return followed(expression, depth) { value, scope, _ in
      guard scope.isStatic, let call = value.call, call.name == "String", let described = call.argument("describing") else { return nil }
      return described.isSelf || described.path == ["Self", "self"] ? name : nil
    }
  }

  /// Whether an expression is the name of a type, be it one that only those know who ask for it: `String(describing: self)` in a
  /// static function.
  func isTypeName(_ expression: Expression) -> Bool { isTypeName(expression, CodeScope.followedConstants) }

  private func isTypeName(_ expression: Expression, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    guard let call = expression.call, call.name == "String", let described = call.argument("describing") else {
      return followed(expression, depth) { $1.isTypeName($0, $2) } ?? false
    }
    if described.isSelf { return isStatic }
    return described.path?.last == "self" || described.call?.callee.ownName == "type"
  }

  /// Whether a name stands for any of several types: `Cell` in `func cell<Cell: UITableViewCell>() -> Cell`.
  private func isGeneric(_ name: String) -> Bool {
    ((function?.generics ?? []) + (type?.generics ?? [])).contains { $0.name == name }
  }

  /// The few texts of which an expression is known to be one; nil where it may be another.
  package func texts(_ expression: Expression) -> [String]? {
    if case .cast(let value, _, _) = expression.kind { return texts(value) }
    let found = expression.alternatives.flatMap { part -> [String?] in
      if let text = text(part) { return [text] }
      return literals(part, CodeScope.followedHands)?.map { self.text($0) } ?? [nil]
    }
    return found.contains(nil) ? nil : found.compactMap { $0 }
  }

  /// Whether a title is known to show nothing: `nil`, `""`, `" "`, `String()`.
  public func isBlank(_ title: Expression) -> Bool {
    if title.isNil { return true }
    if let call = title.call, call.name == "String" { return call.arguments.isEmpty }
    return text(title)?.allSatisfy(\.isWhitespace) ?? false
  }

  /// Whether an expression is known to be true or false.
  public func truth(_ expression: Expression) -> Bool? {
    truth(expression, CodeScope.followedConstants)
  }

  /// Whether a condition comes out so whenever the code runs, by all that is known of what it asks: `!isLarge`, where each call
  /// hands over `false`.
  public func isAlways(_ answer: Bool, _ condition: Expression) -> Bool {
    Assumptions().assuming(condition, !answer, in: self) == nil
  }

  private func truth(_ expression: Expression, _ depth: Int) -> Bool? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let operand): return truth(operand, depth - 1).map { !$0 }
    default: return followed(expression, depth) { $1.truth($0, $2) }
    }
  }

  /// The enumeration case, or the static value, that an expression is known to be: `grouped` for `.grouped`,
  /// `UITableView.Style.grouped` and a constant that is one of these.
  public func caseName(_ expression: Expression) -> String? {
    caseName(expression, CodeScope.followedConstants)
  }

  private func caseName(_ expression: Expression, _ depth: Int) -> String? {
    guard depth > 0 else { return nil }
    if let constant = constant(expression, depth - 1) { return constant.scope.caseName(constant.expression, depth - 1) }
    switch expression.kind {
    case .member(nil, let name): return name
    case .member(let base?, let name):
      guard let owner = base.path?.last, owner.first?.isUppercase == true else { return nil }
      return name
    default: return nil
    }
  }
}
