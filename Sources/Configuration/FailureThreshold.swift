import HIGLintEngine

/// From which severity on a finding fails the run.
public enum FailureThreshold: String, Sendable, Hashable, CaseIterable {
  case error
  case warning
  case note
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
