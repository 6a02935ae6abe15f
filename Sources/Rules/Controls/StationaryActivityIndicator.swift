import HIGLintEngine

/// Activity indicators that stay on the screen when they stop.
public struct StationaryActivityIndicator: FileRule {
  public static let description = RuleDescription(
    id: "stationary_activity_indicator",
    chapter: .controls,
    summary: "An activity indicator is told to stay visible when it stops.",
    rationale: """
      A wheel that turns says that the app is at work. One that stands still says that the work has stalled, and \
      people wait for what is already done, or give up on what isn't.
      """,
    guidelines: [.current("Progress indicators"), .iPhone2008("Activity Indicators")],
    components: [.progressIndicators],
    fix: .safe,
    triggers: ["hidesWhenStopped"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for indicator in context.project.standingIndicators(in: file) {
      let setting = indicator.setting
      // Without the line it does what it does by itself, and nothing else changes.
      let fix = setting.removal.map { Fix.safe("Let it hide, as it does by itself", $0) }
      let notes = indicator.stops.map { RuleContext.Note("it stops here, and stays", at: $0.range, in: $0.file) }
      context.report(Self.message, at: setting.range, in: setting.file, notes: notes, fix: fix)
    }
  }

  private static let message = "an activity indicator that stands still looks stalled; let it hide when it stops"
}

// MARK: - Picture

extension StationaryActivityIndicator {
  private static let picture = RulePicture(
    bad: Sketch("A wheel that stands still looks like work that has stalled.", [
      .space(24),
      .wheel(isTurning: false),
      .space(24),
    ]),
    good: Sketch("It turns while the app is at work, and hides when it stops.", [
      .space(24),
      .wheel(isTurning: true),
      .space(24),
    ])
  )
}

// MARK: - Examples

extension StationaryActivityIndicator {
  private static let bad: [Example] = [
    Example("a property", """
      final class LoadingView: UIView {
        private let spinner = UIActivityIndicatorView(style: .medium)

        func setUp() {
          ↓spinner.hidesWhenStopped = false
          addSubview(spinner)
        }
      }
      """, fixed: """
      final class LoadingView: UIView {
        private let spinner = UIActivityIndicatorView(style: .medium)

        func setUp() {
          addSubview(spinner)
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
      """, fixed: """
      func makeSpinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView()
        return spinner
      }
      """),
    Example("the app's own kind of indicator, and all that there are", """
      final class Spinner: UIActivityIndicatorView {
        func setUp() { ↓hidesWhenStopped = false }
      }

      func style() { ↓UIActivityIndicatorView.appearance().hidesWhenStopped = false }
      """),
    Example("a builder, whose closure must speak of its wheel, and a case, which must say something", """
      final class Upload: UIView {
        let wheel = UIActivityIndicatorView().then { ↓$0.hidesWhenStopped = false }

        func show(_ state: State) {
          switch state {
          case .running: ↓wheel.hidesWhenStopped = false
          case .done: wheel.stopAnimating()
          }
        }
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
