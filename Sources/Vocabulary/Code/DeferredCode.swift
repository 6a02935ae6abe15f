extension Array where Element == Enclosure {
  /// Whether the code runs later, or elsewhere, rather than where it stands: in a closure that is handed on, or in a
  /// function declared within. Closures that run at once, such as those of `forEach`, don't defer.
  package var isDeferred: Bool {
    for (index, enclosure) in enumerated() {
      if case .function = enclosure { return true }
      guard case .expression(let expression) = enclosure, expression.closure != nil else { continue }
      guard index > 0, case .expression(let user) = self[index - 1], user.runsAtOnce(expression) else { return true }
    }
    return false
  }
}

extension Expression {
  /// Whether a closure that is handed to the call, or that is called, runs before the call returns.
  fileprivate func runsAtOnce(_ closure: Expression) -> Bool {
    guard let call else { return false }
    if call.callee.range == closure.range { return true }
    guard let name = call.name else { return false }
    return DeferredCode.immediate.contains(name) || Builders.configures(call)
  }
}

private enum DeferredCode {
  /// Functions that call their closures before they return.
  static let immediate: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "first", "contains", "allSatisfy",
    "firstIndex", "sync", "autoreleasepool", "performWithoutAnimation", "withExtendedLifetime",
  ]
}
