extension ProjectType {
  /// The overrides by which the view draws itself; those that leave it to the superclass draw nothing.
  public var drawingOverrides: [ProjectFunction] {
    // The names that the method had before Swift 3 still stand in code that was never run again.
    ["draw(_:)", "drawRect(_:)", "drawRect(rect:)"].flatMap { functions($0) }.filter { method in
      method.facts.isOverride && method.facts.parameters.first?.type.base == "CGRect" && project.isForTouch(method.file)
        && !method.body.allSatisfy { $0.isCall(ofSuper: method.facts.name) }
    }
  }
}

extension ProjectFunction {
  /// Whether an override of drawing paints nothing, and only says how layers look: `layer.cornerRadius = 8`.
  public var onlySetsLayers: Bool {
    body.allSatisfy { statement in
      if statement.isCall(ofSuper: facts.name) { return true }
      guard case .expression(let step) = statement.kind, case .assignment(let target, _, _) = step.kind else { return false }
      return target.path?.dropLast().contains("layer") ?? false
    }
  }
}

extension Statement {
  fileprivate func isCall(ofSuper name: String) -> Bool {
    guard case .expression(let value) = kind else { return false }
    return value.call?.callee.base?.kind == .name("super") && value.call?.name == name
  }
}
