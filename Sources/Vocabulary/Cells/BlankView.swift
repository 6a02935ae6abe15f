extension CodeScope {
  /// Whether a view shows nothing: one of the system's class that is given no colour but `clear`, and nothing else.
  ///
  /// - Parameter code: all the code that can speak of it.
  func isBlank(_ view: Expression, in code: [Statement]) -> Bool {
    switch view.kind {
    case .call(let call):
      if let closure = call.callee.closure, call.arguments.isEmpty {
        let values = closure.body.returnedValues
        return values.count == 1 && isBlank(values[0], in: closure.body)
      }
      // An initialiser of the project's own may give it a colour.
      return view.constructedType?.base == "UIView" && call.arguments.allSatisfy { $0.label == "frame" }
    case .name(let name):
      let made = local(name, before: view.range)?.initialValue ?? code.madeLast(name)
      return made.map { isBlank($0, in: code) } ?? false && code.keepsBlank(name)
    default: return false
    }
  }
}

extension Array where Element == Statement {
  /// What the code makes a variable of its own of; nil where it has several of that name.
  fileprivate func madeLast(_ name: String) -> Expression? {
    var found: [Expression] = []
    forEachStatement { statement in
      if case .variable(let variable) = statement.kind, variable.name == name, let value = variable.initialValue { found.append(value) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether all that becomes of a view under a name is that it gets a place or no colour, and is handed on once.
  fileprivate func keepsBlank(_ name: String) -> Bool {
    var mentions = 0
    var harmless = 0
    forEachExpression { expression, _ in
      if expression.kind == .name(name) { mentions += 1 }
      guard case .assignment(let target, "=", let value) = expression.kind, target.base?.kind == .name(name) else { return }
      switch target.lastName {
      case "backgroundColor": harmless += value.lastName == "clear" || value.isNil ? 1 : 0
      case "frame", "bounds", "isOpaque", "alpha": harmless += 1
      default: break
      }
    }
    return mentions == harmless + 1
  }
}

/// What cells say of how they look while they are touched or chosen, beside their selection style.
enum HighlightWords {
  static let background = "selectedBackgroundView"
  /// By these, parts of a cell light up with it.
  static let parts: Set<String> = ["highlightedTextColor", "highlightedImage"]
}

extension Array where Element == Statement {
  /// Whether all that the code says of the views behind chosen cells is that they are blank, and no part lights up instead.
  func givesBlankBackground(in scope: CodeScope) -> Bool {
    if containsExpression(where: { $0.lastName.map(HighlightWords.parts.contains) ?? false }) { return false }
    var mentions = 0
    var blank = 0
    forEachExpression { expression, _ in
      if expression.lastName == HighlightWords.background, expression.call == nil { mentions += 1 }
      guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == HighlightWords.background else { return }
      if scope.isBlank(value, in: self) { blank += 1 }
    }
    return mentions > 0 && mentions == blank
  }
}

extension ProjectType {
  /// Whether parts of a cell of the type light up with it.
  var lightsUp: Bool { ([self] + ancestors).contains { $0.speaks(of: HighlightWords.parts) } }
}

extension Expression {
  /// Whether it assigns to a property of that name of the object's own.
  func isAssigned(_ property: String) -> Bool {
    if case .assignment(let target, "=", _) = kind { target.ownName == property } else { false }
  }
}
