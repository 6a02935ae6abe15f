import HIGLintEngine

/// Hints that tell people which gesture to make.
public struct GestureInAccessibilityHint: FileRule {
  public static let description = RuleDescription(
    id: "gesture_in_accessibility_hint",
    chapter: .accessibility,
    summary: "A hint or a label for VoiceOver tells people to tap, swipe or press.",
    rationale: """
      VoiceOver says by itself how an element is activated, and for many it isn't by a tap: they double-tap anywhere, \
      press a switch or a key, or say a word. A hint tells what happens then, in as few words as that takes: \
      "Opens the article."
      """,
    guidelines: [.current("VoiceOver")],
    criteria: [.audit(.sufficientElementDescription)],
    components: [.text],
    triggers: ["ccessibilityHint", "ccessibilityLabel", "accessibility("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for text in context.project.spokenTexts(in: file) {
      guard let gesture = text.gesture else { continue }
      let message = text.kind == .hint ? Self.hint(gesture.text) : Self.label(gesture.text)
      // A text of another file is told where it is used.
      let isHere = gesture.file == file
      let notes = isHere ? [] : [RuleContext.Note("it is written here", at: gesture.range, in: gesture.file)]
      context.report(
        message, at: isHere ? gesture.range : text.expression.range, in: file, notes: notes + .ofText(in: gesture.table)
      )
    }
  }

  private static func hint(_ gesture: String) -> String {
    "a hint says what happens, not that people should '\(gesture.lowercased())'; begin it with a verb such as \"Opens\""
  }

  private static func label(_ gesture: String) -> String {
    "a label names the element, and doesn't tell people to '\(gesture.lowercased())'; leave that to VoiceOver"
  }
}

// MARK: - Examples

extension GestureInAccessibilityHint {
  private static let bad: [Example] = [
    Example("a hint in SwiftUI", """
      struct Row: View {
        var body: some View { Text(title).accessibilityHint("↓Double-tap to open the article") }
      }
      """),
    Example("hints in UIKit, one of them translated", """
      final class Player: UIView {
        let play = UIButton()
        let bar = UISlider()

        func setUp() {
          play.accessibilityHint = "↓Tap to start playing."
          bar.accessibilityHint = NSLocalizedString("↓Swipe up or down to change the volume", comment: "hint")
        }
      }
      """),
    Example("a label that says how, and an old form", """
      struct Row: View {
        var body: some View {
          Image("cover").accessibilityLabel("Cover. ↓Tap to enlarge")
          Text(title).accessibility(hint: Text("↓Press and hold for more"))
        }
      }
      """),
    Example("a property that a view overrides, and a constant of another file", files: [
      Example.File("Words.swift", #"enum Words { static let hint = "Long press to reorder" }"#),
      Example.File("Card.swift", """
        final class Card: UIView {
          override var accessibilityHint: String? {
            get { isOpen ? "Closes the card" : "↓Click here to open" }
            set {}
          }
          func setUp(_ handle: UIView) { handle.accessibilityHint = ↓Words.hint }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("what happens", """
      struct Row: View {
        var body: some View { Text(title).accessibilityHint("Opens the article") }
      }
      """),
    Example("things that are called so", """
      struct Row: View {
        var body: some View {
          Text(title).accessibilityHint("Press releases of this year")
          Text(title).accessibilityLabel("Tap water")
          Text(title).accessibilityLabel("Swipe gestures")
        }
      }
      """),
    Example("keys and comments", """
      final class Player: UIView {
        func setUp() {
          play.accessibilityHint = NSLocalizedString("player.play.hint", comment: "Tap to play")
          play.accessibilityHint = "tap_to_play"
        }
      }
      """),
    Example("identifiers and texts that are seen", """
      struct Row: View {
        var body: some View { Text("Tap to open").accessibilityIdentifier("Tap to open") }
      }
      """),
    Example("a text that isn't known, and none", """
      func setUp(_ view: UIView, _ hint: String) {
        view.accessibilityHint = hint
        view.accessibilityHint = nil
      }
      """),
    Example("a verb in another place", """
      struct Row: View {
        var body: some View { Text(title).accessibilityHint("Shows how to swipe through photos") }
      }
      """),
    Example("a text of another language", """
      func setUp(_ view: UIView) { view.accessibilityHint = "Für Details doppelt tippen" }
      """),
    Example("a preview", #"#Preview { Text("Row").accessibilityHint("Tap to open") }"#),
  ]
}
