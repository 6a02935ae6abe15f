import HIGLintEngine

/// From which severity on a finding fails the run.
public enum FailureThreshold: String, Sendable, Hashable, CaseIterable {
  /// Errors alone fail it.
  case error
  /// Warnings and errors fail it.
  case warning
  /// Any finding fails it.
  case note
  /// No finding fails it.
  case never

  /// Whether a finding of a severity fails the run.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
