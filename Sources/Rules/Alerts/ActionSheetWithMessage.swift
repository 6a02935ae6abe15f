import HIGLintEngine

/// Action sheets that explain themselves.
public struct ActionSheetWithMessage: FileRule {
  public static let description = RuleDescription(
    id: "action_sheet_with_message",
    chapter: .alerts,
    summary: "An action sheet has a message.",
    rationale: """
      An action sheet follows from what the person has just tapped, so there is no need to explain why it is there; the buttons \
      say the rest. A message makes it longer and is passed over. Today's guidelines allow one where it is needed.
      """,
    guidelines: [.iPhone2008("Configuring an Action Sheet"), .current("Action sheets")],
    components: [.actionSheets],
    severity: .note,
    activation: .classic,
    triggers: ["AlertController", "actionSheet", "confirmationDialog", "ActionSheet"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) where alert.kind == .sheet {
      guard let message = alert.message, message.isHere, message.isSurelyText else { continue }
      context.report(Self.message, at: message.expression.range, in: alert.file)
    }
  }

  private static let message = "an action sheet needs no message; let its buttons say what they do"
}

extension AlertText {
  /// Whether it is a text that isn't empty, rather than something that may be nil.
  fileprivate var isSurelyText: Bool {
    if let text = scope.text(expression) { return !text.isEmpty }
    if case .interpolation = expression.kind { return true }
    let type = scope.type(of: expression)?.text
    return !shown.isEmpty || type == "String" || type == "Text"
  }
}

// MARK: - Examples

extension ActionSheetWithMessage {
  private static let bad: [Example] = [
    Example("a message", """
      let sheet = UIAlertController(title: nil, message: ↓"What do you want to do?", preferredStyle: .actionSheet)
      """),
    Example("a key, a text put together, and a function's", """
      func makeText() -> String { "Choose." }

      func sheets(_ count: Int) -> [UIAlertController] {
        [
          UIAlertController(title: nil, message: ↓"sheet.message", preferredStyle: .actionSheet),
          UIAlertController(title: nil, message: ↓"\\(count) files", preferredStyle: .actionSheet),
          UIAlertController(title: nil, message: ↓makeText(), preferredStyle: .actionSheet),
        ]
      }
      """),
    Example("SwiftUI's dialog", """
      struct Basket: View {
        var body: some View {
          Goods().confirmationDialog("Basket", isPresented: $asks) {
            Button("Empty", role: .destructive) {}
          } message: {
            ↓Text("This takes all goods out.")
          }
        }
      }
      """),
    Example("SwiftUI's older sheet", """
      struct Basket: View {
        var body: some View {
          Goods().actionSheet(isPresented: $asks) {
            ActionSheet(title: Text("Basket"), message: ↓Text("Choose one."), buttons: [.cancel()])
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("none", "let sheet = UIAlertController(title: \"Sort\", message: nil, preferredStyle: .actionSheet)"),
    Example("an empty one", "let sheet = UIAlertController(title: nil, message: \"\", preferredStyle: .actionSheet)"),
    Example("one that may be nil", """
      func sheet(_ message: String?) -> UIAlertController {
        UIAlertController(title: nil, message: message, preferredStyle: .actionSheet)
      }
      """),
    Example("an alert's", """
      let alert = UIAlertController(title: nil, message: "Offline.", preferredStyle: .alert)
      let name = "actionSheet"
      """),
    Example("a style that isn't known", """
      let menu = UIAlertController(title: nil, message: "Choose.", preferredStyle: isPad ? .alert : .actionSheet)
      """),
    Example("SwiftUI's dialog without one", """
      struct Basket: View {
        var body: some View { Goods().confirmationDialog("Basket", isPresented: $asks) { Button("Empty") {} } }
      }
      """),
  ]
}
