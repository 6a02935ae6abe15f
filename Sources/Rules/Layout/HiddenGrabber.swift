import HIGLintEngine

/// Sheets that can be resized, and don't show it.
public struct HiddenGrabber: FileRule {
  public static let description = RuleDescription(
    id: "hidden_grabber",
    chapter: .layout,
    summary: "A sheet of several heights hides the grabber that shows it.",
    rationale: """
      The grabber tells people that a sheet can be made larger or smaller, and a tap on it does so. With VoiceOver it is \
      the only way to: who can't see or drag the sheet's edge is left with its first height.
      """,
    guidelines: [.current("Sheets")],
    criteria: [.wcag(.keyboard)],
    components: [.sheets],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["etents"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for sheet in context.project.hiddenGrabbers(in: file) {
      let text = context.project.text(of: sheet.file)
      context.report(Self.message, at: sheet.range, in: sheet.file, fix: text.flatMap { Self.fix(sheet, $0) })
    }
  }

  private static let message = "this sheet has several heights, and nothing shows it; let people see the grabber"

  private static func fix(_ sheet: SheetWithoutGrabber, _ text: SourceText) -> Fix? {
    guard let value = sheet.value else { return nil }
    let shown = text.text(of: value) == "false" ? "true" : ".visible"
    return .suggested("Show the grabber", .replace(value, with: shown))
  }
}

// MARK: - Examples

extension HiddenGrabber {
  private static let bad: [Example] = [
    Example("a modifier that hides it", """
      struct Places: View {
        var body: some View {
          Map().sheet(isPresented: $isShown) {
            PlaceList()
              .presentationDetents([.medium, .large])
              .↓presentationDragIndicator(.hidden)
          }
        }
      }
      """, fixed: """
      struct Places: View {
        var body: some View {
          Map().sheet(isPresented: $isShown) {
            PlaceList()
              .presentationDetents([.medium, .large])
              .presentationDragIndicator(.visible)
          }
        }
      }
      """),
    Example("a sheet of UIKit's that is told so", """
      func show(_ controller: UIViewController) {
        if let sheet = controller.sheetPresentationController {
          sheet.detents = [.medium(), .large()]
          ↓sheet.prefersGrabberVisible = false
        }
      }
      """, fixed: """
      func show(_ controller: UIViewController) {
        if let sheet = controller.sheetPresentationController {
          sheet.detents = [.medium(), .large()]
          sheet.prefersGrabberVisible = true
        }
      }
      """),
    Example("one that isn't told to show it", """
      final class FilterController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          sheetPresentationController?.detents = ↓[.medium(), .large()]
        }
      }
      """),
    Example("heights of the app's own", """
      struct Player: View {
        var body: some View {
          Queue().presentationDetents([.height(120), .fraction(0.5), .large], selection: $height).↓presentationDragIndicator(.hidden)
        }
      }
      """, fixed: """
      struct Player: View {
        var body: some View {
          Queue().presentationDetents([.height(120), .fraction(0.5), .large], selection: $height).presentationDragIndicator(.visible)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("what SwiftUI does by itself", """
      struct Places: View { var body: some View { PlaceList().presentationDetents([.medium, .large]) } }
      """),
    Example("one height", """
      struct Places: View {
        var body: some View { PlaceList().presentationDetents([.medium]).presentationDragIndicator(.hidden) }
      }

      func show(_ controller: UIViewController) { controller.sheetPresentationController?.detents = [.medium()] }
      """),
    Example("a grabber that shows", """
      func show(_ sheet: UISheetPresentationController) {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
      }
      """),
    Example("heights that aren't written", """
      struct Places: View {
        let heights: Set<PresentationDetent>
        var body: some View { PlaceList().presentationDetents(heights).presentationDragIndicator(.hidden) }
      }
      """),
    Example("a grabber of the app's own", """
      struct Places: View {
        var body: some View {
          VStack { DragHandle(); PlaceList() }.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
        }
      }
      """),
    Example("a choice", """
      struct Places: View {
        var body: some View {
          PlaceList().presentationDetents([.medium, .large]).presentationDragIndicator(isCompact ? .hidden : .visible)
        }
      }

      func show(_ sheet: UISheetPresentationController, _ isCompact: Bool) {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = !isCompact
      }
      """),
    Example("shown in another function of the type", """
      final class FilterController: UIViewController {
        func setUp() { sheetPresentationController?.detents = [.medium(), .large()] }
        func show() { sheetPresentationController?.prefersGrabberVisible = true }
      }
      """),
    Example("a preview", "#Preview { PlaceList().presentationDetents([.medium, .large]).presentationDragIndicator(.hidden) }"),
  ]
}
