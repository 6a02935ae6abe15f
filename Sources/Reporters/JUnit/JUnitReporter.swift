import HIGLintEngine

/// For what shows test results: each finding as a test that failed.
///
/// It keeps to what the schemas of Ant and of Jenkins' xUnit plugin have in common.
public struct JUnitReporter: Reporter {
  public static let id = "junit"
  public static let summary = "for what shows test results: each finding as a failed test"

  public init() {}

  public func render(_ report: Report) -> String {
    let suites = suites(report)
    return MarkupElement("testsuites", [], suites.enumerated().map { index, suite in
      suite.element(number: index, time: report.time)
    }).document
  }

  /// A file each. A run without any is one test that passed, since readers take a report without tests for a mistake.
  private func suites(_ report: Report) -> [TestSuite] {
    let findings = report.findings(at: report.workingDirectory.relative).byPath.map { path, findings in
      TestSuite(name: path, cases: findings.map { TestSuite.Case($0) })
    }
    let problems = report.result.problems.map { problem in
      // Some are about no file, such as standard input.
      let isPath = problem.file.hasPrefix("/")
      let name = isPath ? report.workingDirectory.relative(problem.file) : problem.file
      return TestSuite(name: name, cases: [TestSuite.Case(problem)])
    }
    return findings.isEmpty && problems.isEmpty ? [.passed(report.tool.name)] : findings + problems
  }
}
