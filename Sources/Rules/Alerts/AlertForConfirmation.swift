import HIGLintEngine

/// Alerts that ask whether to destroy something.
public struct AlertForConfirmation: FileRule {
  public static let description = RuleDescription(
    id: "alert_for_confirmation",
    chapter: .alerts,
    summary: "An alert asks to confirm a destructive action.",
    rationale: """
      The first guidelines keep alerts for what happens to people, such as a lost connection, and action sheets for what they \
      do: a sheet slides out of the screen on which Delete was tapped, and so belongs to it. Today's system confirms in either \
      way.
      """,
    guidelines: [.iPhone2008("Using Alerts"), .iPhone2008("Using Action Sheets"), .current("Action sheets")],
    components: [.alerts, .actionSheets],
    severity: .note,
    activation: .classic,
    triggers: ["destructive"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) where alert.kind == .alert && alert.paths.contains(where: \.confirms) {
      context.report(Self.message, at: alert.range, in: alert.file)
    }
  }

  private static let message = "an alert confirms a destructive action; ask in an action sheet"
}

extension AlertCode.Path {
  fileprivate var confirms: Bool {
    actions.contains { $0.style == .destructive } && actions.contains { $0.style != .destructive }
  }
}

// MARK: - Examples

extension AlertForConfirmation {
  private static let bad: [Example] = [
    Example("a question before a deletion", """
      func confirm(on screen: UIViewController) {
        let alert = ↓UIAlertController(title: "Delete the Trip?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("SwiftUI", """
      struct Cellar: View {
        var body: some View {
          Bottles()
            .↓alert("Remove All?", isPresented: $asks) {
              Button("Remove", role: .destructive) { remove() }
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      """),
    Example("SwiftUI's older alert", """
      struct Chat: View {
        var body: some View {
          messages.alert(isPresented: $asks) {
            ↓Alert(title: Text("Clear?"), primaryButton: .destructive(Text("Clear")), secondaryButton: .cancel())
          }
        }
      }
      """),
    Example("on one path", """
      final class RunController: UIViewController {
        func stop(_ isLong: Bool) {
          let alert = ↓UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
          if isLong { alert.addAction(UIAlertAction(title: "Discard", style: .destructive)) }
          alert.addAction(UIAlertAction(title: "Go On", style: .default))
          present(alert, animated: true)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("an action sheet", """
      func confirm(on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
      }
      """),
    Example("SwiftUI's dialog", """
      struct Cellar: View {
        var body: some View {
          Bottles().confirmationDialog("All", isPresented: $asks) { Button("Remove", role: .destructive) {} }
        }
      }
      """),
    Example("news", """
      func tell(on screen: UIViewController) {
        let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      let destructive = true
      """),
    Example("a question that destroys nothing", """
      struct Door: View {
        var body: some View {
          Bell().alert("Open?", isPresented: $asks) {
            Button("Open") {}
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      let role = "destructive"
      """),
    Example("a style that isn't known", """
      func ask(_ style: UIAlertController.Style, on screen: UIViewController) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("actions whose style isn't known", """
      func ask(_ isBad: Bool, on screen: UIViewController) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go", style: isBad ? .destructive : .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
  ]
}
