import HIGLintEngine

/// A file's findings as tests.
struct TestSuite {
  let name: String
  let cases: [Case]

  /// One test, and how it ended.
  struct Case {
    let name: String
    let outcome: Outcome

    init(_ finding: Finding) {
      let start = finding.range.start
      name = "\(finding.rule) at \(start.line):\(start.column)"
      let guideline = finding.guideline.map { "\n" + $0.citation } ?? ""
      outcome = finding.severity == .note
        ? .skipped(message: finding.message)
        : .failed(message: finding.message, kind: finding.severity.rawValue, text: finding.message + guideline)
    }

    init(_ problem: Problem) {
      name = "problem"
      outcome = .broken(message: "\(problem.message); \(problem.remedy)")
    }

    init(passed name: String) {
      self.name = name
      outcome = .passed
    }
  }

  enum Outcome {
    case passed
    /// What is worth knowing, but fails nothing.
    case skipped(message: String)
    case failed(message: String, kind: String, text: String)
    /// Something could not be done.
    case broken(message: String)
  }

  /// The suite of a run that found nothing.
  static func passed(_ name: String) -> TestSuite {
    TestSuite(name: name, cases: [Case(passed: "no findings")])
  }

  /// - Parameter time: when the run was.
  func element(number: Int, time: String) -> MarkupElement {
    let outcomes = cases.map(\.outcome)
    let attributes = [
      ("name", name),
      ("package", "higlint"),
      ("id", "\(number)"),
      ("timestamp", time),
      // What to say where it isn't known; it is nobody's business.
      ("hostname", "localhost"),
      ("tests", "\(cases.count)"),
      ("failures", "\(outcomes.filter { if case .failed = $0 { true } else { false } }.count)"),
      ("errors", "\(outcomes.filter { if case .broken = $0 { true } else { false } }.count)"),
      ("skipped", "\(outcomes.filter { if case .skipped = $0 { true } else { false } }.count)"),
      ("time", "0"),
    ]
    return MarkupElement("testsuite", attributes, [MarkupElement("properties")] + cases.map(element) + [
      MarkupElement("system-out"), MarkupElement("system-err"),
    ])
  }

  private func element(of test: Case) -> MarkupElement {
    MarkupElement(
      "testcase", [("name", test.name), ("classname", name), ("time", "0")], [test.outcome.element].compactMap { $0 }
    )
  }
}

extension TestSuite.Outcome {
  fileprivate var element: MarkupElement? {
    switch self {
    case .passed: nil
    case .skipped(let message): MarkupElement("skipped", [("message", message)])
    case .failed(let message, let kind, let text):
      MarkupElement("failure", [("message", message), ("type", kind)], text: text)
    case .broken(let message): MarkupElement("error", [("message", message), ("type", "problem")], text: message)
    }
  }
}
