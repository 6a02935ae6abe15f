extension ProjectType {
  /// The overrides by which the view draws itself; those that leave it to the superclass, or only look something up, draw nothing.
  public var drawingOverrides: [ProjectFunction] {
    // The names that the method had before Swift 3 still stand in code that was never run again.
    ["draw(_:)", "drawRect(_:)", "drawRect(rect:)"].flatMap { functions($0) }.filter { method in
      method.facts.isOverride && method.facts.parameters.first?.type.base == "CGRect" && project.isForTouch(method.file)
        && !method.body.allSatisfy { $0.isCall(ofSuper: method.facts.name) || $0.onlyNamesAValue }
    }
  }
}

extension ProjectFunction {
  /// Whether an override of drawing paints nothing, and only says how layers look: `layer.cornerRadius = 8`, `clipsToBounds = true`.
  public var onlySetsLayers: Bool {
    body.allSatisfy { statement in
      if statement.isCall(ofSuper: facts.name) || statement.onlyNamesAValue { return true }
      guard case .expression(let step) = statement.kind, case .assignment(let target, _, _) = step.kind, let path = target.path
      else { return false }
      return path.dropLast().contains("layer") || path.last.map(keptByLayers.contains) ?? false
    }
  }
}

/// What a view hands on to its layer.
private let keptByLayers: Set<String> = ["alpha", "backgroundColor", "clipsToBounds"]

extension Statement {
  fileprivate func isCall(ofSuper name: String) -> Bool {
    guard case .expression(let value) = kind else { return false }
    return value.call?.callee.base?.kind == .name("super") && value.call?.name == name
  }

  /// Whether it only gives what is there already a name of its own: `let user = session.user`.
  fileprivate var onlyNamesAValue: Bool {
    guard case .variable(let variable) = kind else { return false }
    return variable.initialValue.map { $0.path != nil } ?? true
  }
}
