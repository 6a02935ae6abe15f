import HIGLintEngine

/// Activity indicators that stay on the screen when they stop.
public struct StationaryActivityIndicator: FileRule {
  public static let description = RuleDescription(
    id: "stationary_activity_indicator",
    chapter: .controls,
    summary: "An activity indicator is told to stay visible when it stops.",
    rationale: """
      A wheel that turns says that the app is at work. One that stands still says that the work has stalled, and people \
      wait for what is already done, or give up on what isn't.
      """,
    guidelines: [
      Guideline(document: "iPhone Human Interface Guidelines", date: "2008-02-29", section: "Activity Indicators")
    ],
    triggers: ["hidesWhenStopped"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: FileFacts, _ context: inout RuleContext) {
    for code in context.project.code(in: file) {
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, value.kind == .boolean(false),
          target.lastName == "hidesWhenStopped", let indicator = target.base,
          code.scope.isKind(indicator, of: "UIActivityIndicatorView")
        else { return }
        context.report(Self.message, at: expression.range, in: code.scope.file)
      }
    }
  }

  private static let message = "an activity indicator that stands still looks stalled; let it hide when it stops"
}

// MARK: - Examples

extension StationaryActivityIndicator {
  private static let bad: [Example] = [
    Example("a property", """
      final class LoadingView: UIView {
        private let spinner = UIActivityIndicatorView(style: .medium)

        func setUp() {
          ↓spinner.hidesWhenStopped = false
        }
      }
      """),
    Example("an outlet, in an extension of another file", files: [
      Example.File("Search+Loading.swift", "extension Search { func load() { ↓wheel?.hidesWhenStopped = false } }"),
      Example.File("Search.swift", "final class Search: UIViewController { @IBOutlet var wheel: UIActivityIndicatorView! }"),
    ]),
    Example("a function outside any type", """
      func makeSpinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView()
        ↓spinner.hidesWhenStopped = false
        return spinner
      }
      """),
    Example("the app's own kind of indicator", """
      final class Spinner: UIActivityIndicatorView {
        func setUp() { ↓self.hidesWhenStopped = false }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("what the system does by itself", "let spinner = UIActivityIndicatorView(style: .large)"),
    Example("the same, said aloud", """
      func show(_ spinner: UIActivityIndicatorView) { spinner.hidesWhenStopped = true }
      """),
    Example("a value that isn't known", """
      func show(_ spinner: UIActivityIndicatorView, _ isLast: Bool) { spinner.hidesWhenStopped = isLast }
      """),
    Example("a view of the app's own with a property of that name", """
      final class Confetti: UIView { var hidesWhenStopped = true }

      func celebrate(with confetti: Confetti) { confetti.hidesWhenStopped = false }
      """),
    Example("a view of unknown type", "func stop() { animation.hidesWhenStopped = false }"),
    Example("a question, not an assignment", """
      func isStationary(_ spinner: UIActivityIndicatorView) -> Bool { spinner.hidesWhenStopped == false }
      """),
  ]
}
