import HIGLintEngine

/// Cancel in red, as if it lost something.
public struct CancelMarkedDestructive: FileRule {
  public static let description = RuleDescription(
    id: "cancel_marked_destructive",
    chapter: .alerts,
    summary: "A Cancel button that loses nothing has the destructive style.",
    rationale: """
      Red is the warning before something is lost. Cancel leaves all as it is, and in red it is the button that people who hesitate \
      are afraid of, while the one that acts looks harmless. The cancel style says what it is: it stands where people look for it, \
      and the Escape key and a tap beside an action sheet mean the same.
      """,
    guidelines: [.current("Alerts"), .current("Action sheets"), .iPhone2008("Configuring an Action Sheet")],
    components: [.buttons, .alerts, .actionSheets],
    fix: .suggested,
    triggers: ["UIAlertAction", "UIAlertController", "lert…(", "confirmationDialog", "actionSheet"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let alerts = context.project.alerts(in: file)
    for action in context.project.alertActions(in: file) where action.style == .destructive {
      guard action.isCalledCancel, action.doesNothing else { continue }
      let own = alerts.filter { $0.actions.contains { $0.construction.range == action.construction.range && $0.file == action.file } }
      // Of an action sheet that can't be left otherwise another rule tells.
      guard action.isBuiltHere, !own.contains(where: \.lacksCancel) else { continue }
      let place = action.styleExpression?.range ?? action.construction.range
      context.report(Self.message, at: place, in: action.file, fix: action.markedCancel(in: own))
    }
  }

  private static let message = "Cancel is shown in red though it loses nothing; give it the cancel style"
}

extension AlertAction {
  /// Suggested, because Cancel moves to another place. A second action of the cancel style would raise, so that there is none where
  /// the alert isn't known, or has one.
  fileprivate func markedCancel(in alerts: [AlertCode]) -> Fix? {
    guard let styleExpression, styleExpression.lastName == "destructive", alerts.count == 1,
      !alerts[0].actions.contains(where: { $0.style == .cancel || $0.style == nil }), !alerts[0].paths.contains(where: \.isOpen)
    else { return nil }
    return .suggested("Give it the cancel style", .replace(styleExpression.range, with: spelling(of: .cancel)))
  }
}

// MARK: - Picture

extension CancelMarkedDestructive {
  private static let picture = RulePicture(
    bad: Sketch("Red warns of the button that loses nothing.", [
      .alert(title: "Send “Draft”?", message: "", buttons: [.destructive("Cancel"), "Send"]),
    ]),
    good: Sketch("Cancel is the quiet way out.", [
      .alert(title: "Send “Draft”?", message: "", buttons: [.cancel(), "Send"]),
    ])
  )
}

// MARK: - Examples

extension CancelMarkedDestructive {
  private static let bad: [Example] = [
    Example("an alert's Cancel", """
      func askToSend(_ letter: Letter, on screen: UIViewController) {
        let alert = UIAlertController(title: "Send Letter?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: ↓.destructive, handler: nil))
        alert.addAction(UIAlertAction(title: "Send", style: .default) { _ in letter.send() })
        screen.present(alert, animated: true)
      }
      """, fixed: """
      func askToSend(_ letter: Letter, on screen: UIViewController) {
        let alert = UIAlertController(title: "Send Letter?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Send", style: .default) { _ in letter.send() })
        screen.present(alert, animated: true)
      }
      """),
    Example("a translated title, in an alert's own class", """
      final class PushController: UIAlertController {
        func setUp() {
          addAction(UIAlertAction(title: Strings.cancel.localized, style: ↓.destructive, handler: nil))
          addAction(UIAlertAction(title: Strings.send.localized, style: .default, handler: { [weak self] _ in self?.send() }))
        }
      }
      """),
    Example("a role in SwiftUI", """
      struct Draft: View {
        var body: some View {
          Text(letter).alert("Send Letter?", isPresented: $asks) {
            Button("Send") { send() }
            Button("Cancel", role: ↓.destructive) {}
          }
        }
      }
      """, fixed: """
      struct Draft: View {
        var body: some View {
          Text(letter).alert("Send Letter?", isPresented: $asks) {
            Button("Send") { send() }
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      """),
    Example("the old action sheet of SwiftUI", """
      struct Draft: View {
        var body: some View {
          Text(letter).actionSheet(isPresented: $asks) {
            ActionSheet(title: Text("Sign out?"), buttons: [
              .default(Text("Sign Out")) { signOut() },
              .↓destructive(Text("Cancel")),
            ])
          }
        }
      }
      """, fixed: """
      struct Draft: View {
        var body: some View {
          Text(letter).actionSheet(isPresented: $asks) {
            ActionSheet(title: Text("Sign out?"), buttons: [
              .default(Text("Sign Out")) { signOut() },
              .cancel(Text("Cancel")),
            ])
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the cancel style", """
      func askToSend(_ letter: Letter, on screen: UIViewController) {
        let alert = UIAlertController(title: "Send Letter?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Send", style: .default) { _ in letter.send() })
        screen.present(alert, animated: true)
      }
      """),
    Example("a Cancel that loses something: what is cancelled is the upload", """
      func askToStop(_ upload: Upload, on screen: UIViewController) {
        let alert = UIAlertController(title: "Stop the Upload?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .destructive) { _ in upload.cancel() })
        alert.addAction(UIAlertAction(title: "Go On", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("what is cancelled is in the title", """
      struct Order: View {
        var body: some View {
          Text(order).alert("Cancel Order?", isPresented: $asks) { Button("Cancel Order", role: .destructive) { order.cancel() } }
        }
      }
      """),
    Example("a handler that is handed over", """
      func ask(_ cancel: @escaping (UIAlertAction) -> Void, on screen: UIViewController) {
        let alert = UIAlertController(title: "Stop the Upload?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .destructive, handler: cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("an action sheet without another way out, of which action_sheet_without_cancel tells", """
      func chooseRoom(on screen: UIViewController) {
        let rooms = UIAlertController(title: "Room", message: nil, preferredStyle: .actionSheet)
        rooms.addAction(UIAlertAction(title: "Kitchen", style: .default, handler: nil))
        rooms.addAction(UIAlertAction(title: "Cancel", style: .destructive, handler: nil))
        screen.present(rooms, animated: true, completion: nil)
      }
      """),
    Example("a button of a form", """
      struct Booking: View {
        var body: some View { Form { Button("Cancel", role: .destructive) {} } }
      }
      """),
  ]
}
