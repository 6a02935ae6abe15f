import HIGLintEngine

/// Sheets that no swipe takes away.
public struct UndismissableSheet: FileRule {
  public static let description = RuleDescription(
    id: "undismissable_sheet",
    chapter: .layout,
    summary: "A sheet can't be swiped away, though nothing would be lost.",
    rationale: """
      A swipe down closes a sheet in every app; one that only bounces back seems to be stuck. Where something unsaved would \
      be lost, let the swipe ask; where nothing would, let it close.
      """,
    guidelines: [.current("Sheets"), .current("Modality")],
    components: [.sheets],
    severity: .note,
    activation: .optIn,
    triggers: ["interactiveDismissDisabled", "isModalInPresentation"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for sheet in context.project.heldSheets(in: file) { context.report(Self.message, at: sheet.range, in: sheet.file) }
  }

  private static let message =
    "people swipe sheets away; hold this one only while something unsaved would be lost, and ask then"
}

// MARK: - Examples

extension UndismissableSheet {
  private static let bad: [Example] = [
    Example("a modifier", """
      struct Places: View {
        var body: some View { Map().sheet(isPresented: $isShown) { PlaceList().↓interactiveDismissDisabled() } }
      }
      """),
    Example("the same, said aloud", """
      struct Details: View { var body: some View { Text(text).↓interactiveDismissDisabled(true) } }
      """),
    Example("a controller", """
      final class FilterController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓isModalInPresentation = true
        }
      }
      """),
    Example("a controller that another one shows", """
      final class ListController: UIViewController {
        func showFilters() {
          let filters = FilterController()
          ↓filters.isModalInPresentation = true
          present(filters, animated: true)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a sheet like any other", """
      struct Places: View { var body: some View { Map().sheet(isPresented: $isShown) { PlaceList() } } }
      """),
    Example("while something would be lost", """
      struct Note: View { var body: some View { TextEditor(text: $text).interactiveDismissDisabled(isChanged) } }

      final class NoteController: UIViewController {
        func textDidChange() { isModalInPresentation = hasText }
      }
      """),
    Example("on one path", """
      final class NoteController: UIViewController {
        func textDidChange() { if !text.isEmpty { isModalInPresentation = true } }
      }
      """),
    Example("code that asks", """
      struct Note: View {
        var body: some View {
          TextEditor(text: $text).interactiveDismissDisabled().confirmationDialog("Discard?", isPresented: $asks) { Discard() }
        }
      }
      """),
    Example("a delegate that hears of the swipe", """
      final class NoteController: UIViewController, UIAdaptivePresentationControllerDelegate {
        override func viewDidLoad() { isModalInPresentation = true }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { ask() }
      }
      """),
    Example("work that goes on", """
      struct Sync: View { var body: some View { ProgressView().interactiveDismissDisabled() } }
      """),
    Example("a log-in, a payment, a consent", """
      struct LoginView: View { var body: some View { Form { fields }.interactiveDismissDisabled() } }

      final class PaymentController: UIViewController { func setUp() { isModalInPresentation = true } }

      struct ConsentSheet: View { var body: some View { Text(terms).interactiveDismissDisabled(true) } }
      """),
    Example("another view that says why", """
      struct Home: View {
        var body: some View {
          Text(title).sheet(isPresented: $asks) { Telemetry().interactiveDismissDisabled() }
          Text(title).sheet(isPresented: $isNew) { WelcomePage().interactiveDismissDisabled() }
        }
      }

      struct Telemetry: View { var body: some View { Text(text).alert("Share?", isPresented: $asks) { Share() } } }
      """),
    Example("a preview, and what is allowed", """
      #Preview { PlaceList().interactiveDismissDisabled() }

      struct Places: View { var body: some View { PlaceList().interactiveDismissDisabled(false) } }
      """),
  ]
}
