extension ProjectCode {
  /// Whether, by its own name or its type's, it makes what only the app's own developers see.
  package var isForDevelopers: Bool {
    [function?.name, property?.name, type?.name].contains { $0.map(DevelopersName.isIn) ?? false }
  }
}

extension Expression {
  /// Whether it does nothing but tell the app's own developers something: a line in a log, a claim that testing checks.
  package var tellsDevelopers: Bool {
    guard let call, let name = call.name else { return false }
    guard let base = call.callee.base else { return LogWords.functions.contains(name) }
    return LogWords.levels.contains(name) && LogWords.isLog(base)
  }
}

private enum LogWords {
  static let functions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
  ]
  static let levels: Set<String> = [
    "log", "trace", "verbose", "debug", "info", "notice", "warn", "warning", "error", "fault", "critical",
  ]

  static func isLog(_ expression: Expression) -> Bool {
    guard let name = expression.lastName ?? expression.constructedType?.base else { return false }
    return NameWords.of(name).contains { ["log", "logger", "logging"].contains($0) }
  }
}
