/// Code that hides the status bar, whatever happens.
public struct StatusBarHiding {
  public let range: ByteRange
  public let file: Int
}

extension ProjectCode {
  /// The places where the code hides the status bar without a condition.
  public var statusBarHidings: [StatusBarHiding] {
    if let property {
      let values = property.getter?.returnedValues ?? []
      if property.name == "prefersStatusBarHidden", property.modifiers.contains("override"), let first = values.first {
        let scope = self.scope
        return values.allSatisfy { scope.truth($0) == true } ? [StatusBarHiding(range: first.range, file: file)] : []
      }
    }
    var found: [StatusBarHiding] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, call.callee.base != nil, call.hidesStatusBar, !around.isAsked else { return }
      let range = ByteRange(start: call.nameRange.start, end: expression.range.end)
      found.append(StatusBarHiding(range: range, file: file))
    }
    return found
  }
}

extension Call {
  fileprivate var hidesStatusBar: Bool {
    switch name {
    case "statusBarHidden": arguments.first.map { $0.value.kind == .boolean(true) } ?? true
    case "statusBar": argument("hidden")?.kind == .boolean(true)
    default: false
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether it depends on more than the version of the system.
  fileprivate var isAsked: Bool {
    contains { enclosure in
      switch enclosure {
      case .arm(let branch, _):
        branch.subject != nil || branch.arms.contains { $0.conditions.contains { $0.value != nil } }
      case .expression(let expression):
        if case .conditional = expression.kind { true } else { false }
      default: false
      }
    }
  }
}
