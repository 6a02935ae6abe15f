import HIGLintEngine

/// Alerts that nobody can close.
public struct AlertWithoutButton: FileRule {
  public static let description = RuleDescription(
    id: "alert_without_button",
    chapter: .alerts,
    summary: "An alert is presented without any button.",
    rationale: """
      An alert blocks everything behind it until a button takes it away. Without one, there is no way on but to quit the app. \
      The button also says what the tap means: that the message was read. SwiftUI adds an OK button where there is none; \
      UIAlertController doesn't.
      """,
    guidelines: [.current("Alerts"), .iPhone2008("Configuring an Alert"), .iPhone2008("Using Alerts")],
    components: [.alerts],
    fix: .suggested,
    triggers: ["UIAlertController", "UIAlertView"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) where alert.kind == .alert && alert.origin != .swiftUI {
      let shown = alert.paths.filter(\.isPresented)
      guard !shown.isEmpty, shown.allSatisfy({ $0.actions.isEmpty && !$0.isOpen && !$0.isDismissed }) else { continue }
      if context.project.showsProgress(in: alert) {
        context.report(Self.progressMessage, at: alert.range, in: alert.file, severity: .note)
      } else {
        context.report(Self.message, at: alert.range, in: alert.file, fix: context.project.addingOK(to: alert))
      }
    }
  }

  private static let message = "this alert has no button to close it; add an action, such as OK"
  private static let progressMessage =
    "an alert that only waits can't be left, and an OK would end nothing; show the progress on the screen itself"
}

extension Project {
  fileprivate func addingOK(to alert: AlertCode) -> Fix? {
    guard alert.origin == .controller, let name = alert.name, let text = text(of: alert.file),
      let presentation = alert.paths.compactMap(\.presentation).first
    else { return nil }
    let statement = "\(name).addAction(UIAlertAction(title: \"OK\", style: .default))"
    return .suggested("Add an OK button", text.statement(statement, before: presentation.start))
  }
}

// MARK: - Picture

extension AlertWithoutButton {
  private static let picture = RulePicture(
    bad: Sketch("An alert without a button can’t be dismissed.", [
      .alert(title: "No Connection", message: "Check the network settings.", buttons: []),
    ]),
    good: Sketch("OK gives the app back.", [
      .alert(title: "No Connection", message: "Check the network settings.", buttons: ["OK"]),
    ])
  )
}

// MARK: - Examples

extension AlertWithoutButton {
  private static let bad: [Example] = [
    Example("built and presented", """
      final class ScanController: UIViewController {
        func fail() {
          let alert = ↓UIAlertController(title: "No Code Found", message: "Move closer.", preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """, fixed: """
      final class ScanController: UIViewController {
        func fail() {
          let alert = UIAlertController(title: "No Code Found", message: "Move closer.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """),
    Example("presented where it is built", """
      extension UIViewController {
        func warn(_ text: String) {
          present(↓UIAlertController(title: "Warning", message: text, preferredStyle: .alert), animated: true, completion: nil)
        }
      }
      """),
    Example("a text field is no button", """
      final class CodeController: UIViewController {
        func ask() {
          let question = ↓UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
          question.addTextField { field in field.isSecureTextEntry = true }
          DispatchQueue.main.async {
            self.present(question, animated: true)
          }
        }
      }
      """, fixed: """
      final class CodeController: UIViewController {
        func ask() {
          let question = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
          question.addTextField { field in field.isSecureTextEntry = true }
          DispatchQueue.main.async {
            question.addAction(UIAlertAction(title: "OK", style: .default))
            self.present(question, animated: true)
          }
        }
      }
      """),
    Example("an alert view of old", """
      func remind() {
        let view = ↓UIAlertView(title: "Tea Is Ready", message: "", delegate: nil, cancelButtonTitle: nil)
        view.show()
      }
      """),
    Example("by a helper that only shows it", """
      final class GateController: UIViewController {
        func deny() {
          let alert = ↓UIAlertController(title: "Closed", message: nil, preferredStyle: .alert)
          show(alert, after: 1)
        }

        private func show(_ alert: UIAlertController, after delay: Double) {
          present(alert, animated: true)
        }
      }
      """),
    Example("one that waits: no button, but another place for it", """
      final class ImportController: UIViewController {
        func wait() {
          let alert = ↓UIAlertController(title: nil, message: "Loading…", preferredStyle: .alert)
          let wheel = UIActivityIndicatorView(style: .medium)
          wheel.startAnimating()
          alert.view.addSubview(wheel)
          present(alert, animated: true)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("with buttons by a function of the project's that goes through a list", """
      final class TicketController: UIViewController {
        func tell() {
          let alert = UIAlertController(title: "Expired", message: nil, preferredStyle: .alert)
          alert.addActions([UIAlertAction(title: "OK", style: .default)])
          present(alert, animated: true)
        }
      }

      extension UIAlertController {
        func addActions(_ actions: [UIAlertAction]) { actions.forEach(addAction) }
      }
      """),
    Example("with buttons from a list that is filled in one of two ways", """
      enum Alerts {
        static func show(_ titles: [String], over controller: UIViewController) {
          let alert = UIAlertController(title: "Expired", message: nil, preferredStyle: .alert)
          var actions: [UIAlertAction] = []
          if titles.isEmpty {
            actions.append(UIAlertAction(title: "OK", style: .default))
          } else {
            titles.forEach { actions.append(UIAlertAction(title: $0, style: .default)) }
          }
          actions.forEach { alert.addAction($0) }
          controller.present(alert, animated: true)
        }
      }
      """),
    Example("with a button, added before or after", """
      final class TicketController: UIViewController {
        func tell() {
          let alert = UIAlertController(title: "Expired", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
        }
      }
      """),
    Example("a toast that a timer takes away", """
      extension UIViewController {
        func toast(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true)
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { alert.dismiss(animated: true) }
        }

        func brieflyShow(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true) {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.dismiss(animated: true) }
          }
        }
      }
      """),
    Example("progress that is kept to be closed", """
      final class UploadController: UIViewController {
        private var progress: UIAlertController?

        func start() {
          let alert = UIAlertController(title: "Uploading", message: nil, preferredStyle: .alert)
          progress = alert
          present(alert, animated: true)
        }
      }
      """),
    Example("a factory whose callers add the buttons", """
      enum Alerts {
        static func make(_ title: String) -> UIAlertController {
          UIAlertController(title: title, message: nil, preferredStyle: .alert)
        }

        static func makeTinted(_ title: String) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.view.tintColor = .red
          return alert
        }
      }
      """),
    Example("handed to code that isn't seen", """
      final class FormController: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "Form", message: nil, preferredStyle: .alert)
          decorator.decorate(alert)
          present(alert, animated: true)
        }
      }
      """),
    Example("actions from data, and from a convenience initialiser", files: [
      Example.File("Quiz.swift", """
        final class QuizController: UIViewController {
          func ask(_ answers: [String]) {
            let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
            answers.forEach { alert.addAction(UIAlertAction(title: $0, style: .default)) }
            present(alert, animated: true)
          }

          func praise() {
            let alert = UIAlertController(praise: "Right!")
            present(alert, animated: true)
          }
        }
        """),
      Example.File("Praise.swift", """
        extension UIAlertController {
          convenience init(praise: String) {
            self.init(title: praise, message: nil, preferredStyle: .alert)
            addAction(UIAlertAction(title: "Thanks", style: .default))
          }
        }
        """),
    ]),
    Example("SwiftUI, which adds an OK button", """
      struct Timer: View {
        var body: some View { Face().alert("Time Is Up", isPresented: $isOver) {} }
      }
      """),
    Example("never presented here", """
      final class QueueController: UIViewController {
        func enqueue() {
          let alert = UIAlertController(title: "Later", message: nil, preferredStyle: .alert)
          pending.append(alert)
        }
      }
      """),
  ]
}
