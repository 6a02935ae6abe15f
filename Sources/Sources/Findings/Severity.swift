/// How much a finding matters.
///
/// An `error` fails a build or a gate, a `warning` fails it only when asked to,
/// a `note` informs.
public enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
  /// It informs.
  case note
  /// It fails a gate that asks for warnings.
  case warning
  /// It fails a build or a gate.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
