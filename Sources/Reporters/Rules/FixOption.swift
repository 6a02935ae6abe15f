import HIGLintEngine

extension Finding.Fix.Applicability {
  /// The option by which such fixes are applied.
  var option: String {
    switch self {
    case .safe: "--fix"
    case .suggested: "--fix-suggested"
    }
  }
}
