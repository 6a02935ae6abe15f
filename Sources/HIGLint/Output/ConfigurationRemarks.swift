import HIGLintConfiguration

/// Says on standard error which configurations a run uses.
enum ConfigurationRemarks {
  static func write(_ plan: LintPlan) {
    for configuration in plan.configurations {
      let remark = configuration.file.map { "configuration: \($0)" }
        ?? "configuration: none; the defaults hold where no \(Configuration.fileName) is found"
      try? StandardStream.error.write("higlint: \(remark)\n")
    }
  }
}
