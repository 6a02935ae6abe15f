import HIGLintEngine

/// Controls that VoiceOver can't reach.
public struct ControlsHiddenFromVoiceover: TypeRule {
  public static let description = RuleDescription(
    id: "controls_hidden_from_voiceover",
    chapter: .accessibility,
    summary: "Several controls are hidden from VoiceOver by what holds them.",
    rationale: """
      What holds controls and says that it is one element, or none, takes them all away from VoiceOver, Switch Control \
      and Full Keyboard Access. One control would still be activated in its place; of several, nobody gets to the second.
      """,
    guidelines: [.current("Accessibility")],
    criteria: [.audit(.elementDetection), .wcag(.nameRoleValue), .wcag(.keyboard)],
    activation: .optIn,
    fix: .suggested,
    triggers: ["accessibilityHidden", "ccessibilityElement"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for hidden in type.hiddenControls + type.elementsOverControls {
      context.report(Self.message(hidden), at: hidden.range, in: hidden.file, fix: Self.fix(hidden))
    }
  }

  private static func message(_ hidden: HiddenControls) -> String {
    hidden.areLeftOut
      ? "\(hidden.count) controls in here are hidden from VoiceOver; hide what is around them instead"
      : "this becomes one element, and the \(hidden.count) controls in it can't be reached; "
        + "contain them, or offer their actions"
  }

  private static func fix(_ hidden: HiddenControls) -> Fix? {
    hidden.children.map { .suggested("Contain them", .replace($0, with: ".contain")) }
  }
}

// MARK: - Examples

extension ControlsHiddenFromVoiceover {
  private static let bad: [Example] = [
    Example("buttons that are ignored", """
      struct Player: View {
        var body: some View {
          HStack {
            Button("Back", action: back)
            Button("Next", action: next)
          }
          .↓accessibilityElement(children: .ignore)
          .accessibilityLabel("Player")
        }
      }
      """, fixed: """
      struct Player: View {
        var body: some View {
          HStack {
            Button("Back", action: back)
            Button("Next", action: next)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Player")
        }
      }
      """),
    Example("controls that are left out", """
      struct Filter: View {
        var body: some View {
          VStack { Toggle("Read", isOn: $isRead); Slider(value: $age) { Text("Age") } }.padding().↓accessibilityHidden(true)
        }
      }
      """),
    Example("controls in properties of the view", """
      struct Player: View {
        var body: some View {
          HStack { buttons; Text(title) }.↓accessibilityElement(children: .ignore)
        }

        @ViewBuilder private var buttons: some View {
          Button("Back", action: back)
          if hasNext { Button("Next", action: next) }
        }
      }
      """, fixed: """
      struct Player: View {
        var body: some View {
          HStack { buttons; Text(title) }.accessibilityElement(children: .contain)
        }

        @ViewBuilder private var buttons: some View {
          Button("Back", action: back)
          if hasNext { Button("Next", action: next) }
        }
      }
      """),
    Example("a view of UIKit's", """
      final class PlayerView: UIView {
        private let back = UIButton()
        private let next = UIButton()

        func setUp() {
          ↓isAccessibilityElement = true
          accessibilityLabel = "Player"
          addSubview(back)
          addSubview(next)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("one control, which the element activates", """
      struct Row: View {
        var body: some View {
          HStack { Text(title); Button("Buy", action: buy) }.accessibilityElement(children: .ignore).accessibilityAddTraits(.isButton)
          HStack { Text(title); Button("Buy", action: buy) }.accessibilityElement()
        }
      }
      """),
    Example("actions in exchange", """
      struct Row: View {
        var body: some View {
          HStack { Button("Less", action: less); Button("More", action: more) }
            .accessibilityElement(children: .ignore)
            .accessibilityAdjustableAction { adjust($0) }
          HStack { Button("Less", action: less); Button("More", action: more) }
            .accessibilityElement()
            .accessibilityActions { Button("Less", action: less); Button("More", action: more) }
          HStack { Button("Less", action: less); Button("More", action: more) }
            .accessibilityRepresentation { Stepper("Amount", value: $amount) }
        }
      }
      """),
    Example("combined or contained", """
      struct Row: View {
        var body: some View {
          HStack { Button("Less", action: less); Button("More", action: more) }.accessibilityElement(children: .contain)
          HStack { Button("Less", action: less); Button("More", action: more) }.accessibilityElement(children: .combine)
        }
      }
      """),
    Example("hidden while something covers it", """
      struct Screen: View {
        var body: some View {
          VStack { Button("Less", action: less); Button("More", action: more) }.accessibilityHidden(isCovered)
          VStack { Button("Less", action: less); Button("More", action: more) }.accessibilityHidden(false)
        }
      }
      """),
    Example("pictures and texts", """
      struct Row: View {
        var body: some View { HStack { Image("star"); Image("star"); Text(rating) }.accessibilityElement(children: .ignore) }
      }
      """),
    Example("controls that open from one, and those of no size", """
      struct Row: View {
        var body: some View {
          Menu("More") { Button("Copy", action: copy); Button("Share", action: share) }.accessibilityHidden(true)
          Text(title).contextMenu { Button("Copy", action: copy); Button("Share", action: share) }.accessibilityElement()
          Group {
            Button("", action: copy).keyboardShortcut("c")
            Button("", action: share).keyboardShortcut("s")
          }
          .accessibilityHidden(true)
        }
      }
      """),
    Example("a view of UIKit's that acts for its controls, and a part that is left out", """
      final class StepView: UIView {
        private let less = UIButton()
        private let more = UIButton()

        func setUp() {
          isAccessibilityElement = true
          addSubview(less)
          addSubview(more)
        }

        override func accessibilityIncrement() { step(1) }
      }

      final class Card: UIView {
        private let less = UIButton()
        private let more = UIButton()
        private let title = UILabel()

        func setUp() {
          title.isAccessibilityElement = true
          less.isAccessibilityElement = false
          addSubview(less)
          addSubview(more)
        }
      }
      """),
    Example("a button made of buttons, and one button in a view", """
      final class BigButton: UIButton {
        private let first = UIButton()
        private let second = UIButton()
        func setUp() {
          isAccessibilityElement = true
          addSubview(first)
          addSubview(second)
        }
      }

      final class Banner: UIView {
        private let close = UIButton()
        func setUp() {
          isAccessibilityElement = true
          addSubview(close)
        }
      }
      """),
  ]
}
