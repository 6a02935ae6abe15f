import HIGLintEngine

/// Buttons that look the same whether they are touched or not.
public struct MissingPressFeedback: TypeRule {
  public static let description = RuleDescription(
    id: "missing_press_feedback",
    chapter: .controls,
    summary: "A button's style, or its set-up, takes away what shows that it is being pressed.",
    rationale: """
      A fingertip hides what it touches, and glass doesn't click: a button that dims or moves under the finger is the \
      only sign that the touch was felt. Without it people press again, harder, and do twice what they wanted once. \
      UIKit's and SwiftUI's own buttons answer by themselves; a style that draws a button anew has to do it, too.
      """,
    guidelines: [.current("Buttons"), .iPhone2008("Feedback")],
    components: [.buttons],
    triggers: ["ButtonStyle", "adjustsImageWhenHighlighted", "isHighlighted"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for button in type.muteButtons {
      context.report(Self.message(button.kind), at: button.range, in: button.file)
    }
  }

  private static func message(_ kind: MuteButton.Kind) -> String {
    switch kind {
    case .style: "buttons of this style look the same while they are pressed; let it change with 'isPressed'"
    case .highlight: "this button can't be highlighted, so nothing shows that it is pressed; let the highlight be"
    case .image:
      "without its highlight, nothing shows that this button is pressed; give it an image for '.highlighted', or let it dim"
    }
  }
}

// MARK: - Examples

extension MissingPressFeedback {
  private static let bad: [Example] = [
    Example("a style that only draws", """
      struct PillStyle: ButtonStyle {
        func ↓makeBody(configuration: Configuration) -> some View {
          configuration.label
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .background(Capsule().fill(Color.orange))
        }
      }
      """),
    Example("a style that knows its role, but not the touch; the conformance in an extension of another file", files: [
      Example.File("Tile+Style.swift", """
        extension TileStyle: ButtonStyle {
          func ↓makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Spacer() }
              .foregroundColor(configuration.role == .destructive ? .red : tint)
          }
        }
        """),
      Example.File("TileStyle.swift", "struct TileStyle { let tint: Color }"),
    ]),
    Example("a button that can't be highlighted", """
      final class SeatButton: UIButton {
        override var ↓isHighlighted: Bool {
          get { false }
          set {}
        }
      }
      """),
    Example("images that no longer dim", """
      final class MixerController: UIViewController {
        private let mute = UIButton(type: .custom)
        private lazy var solo: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(named: "solo"), for: .normal)
          ↓button.adjustsImageWhenHighlighted = false
          return button
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          mute.setImage(UIImage(named: "mute"), for: .normal)
          ↓mute.adjustsImageWhenHighlighted = false
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a style of interactive glass, by way of modifiers of the app's own", files: [
      Example.File("ControlStyle.swift", """
        struct ControlStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.badge(width: 45) }
        }
        """),
      Example.File("Badge.swift", """
        extension View {
          func badge(width: CGFloat) -> some View { modifier(Badge(width: width)) }
        }

        struct Badge: ViewModifier {
          let width: CGFloat
          func body(content: Content) -> some View {
            content.frame(width: width, height: width).glassEffect(.regular.interactive(), in: .circle)
          }
        }
        """),
    ]),
    Example("a style of what can't be pressed", """
      struct SoldOutStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color.gray).disabled(true)
        }
      }
      """),
    Example("styles that answer a press", """
      struct PillStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
      }

      struct KeyStyle: ButtonStyle {
        func makeBody(configuration: Self.Configuration) -> some View {
          configuration.label.background(background(for: configuration))
        }

        private func background(for configuration: Configuration) -> Color { configuration.isPressed ? .gray : .white }
      }
      """),
    Example("styles that forward to another, or let the system answer", """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { WideButton(configuration: configuration) }
      }

      struct Glassy: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().glassEffect(.regular.interactive())
        }
      }

      struct Rounded: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(configuration).buttonStyle(.bordered).clipShape(Capsule())
        }
      }
      """),
    Example("other pictures while it is pressed", """
      final class Shutter: UIView {
        let button = UIButton()
        func setUp() {
          button.adjustsImageWhenHighlighted = false
          button.setImage(UIImage(named: "pressed"), for: [.highlighted])
        }
      }
      """),
    Example("buttons that dim themselves", """
      class DimButton: UIButton {
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

        func setUp() { adjustsImageWhenHighlighted = false }
      }

      final class Bar: UIView {
        let dim = DimButton()
        func setUp() { dim.adjustsImageWhenHighlighted = false }
      }
      """),
    Example("an effect of the app's own, in an extension of controls", files: [
      Example.File("Merge.swift", """
        final class Merge: UIView {
          let button = UIButton()
          func setUp() {
            button.addTouchEffect(scale: 0.9)
            button.adjustsImageWhenHighlighted = false
          }
        }
        """),
      Example.File("UIControl+Touch.swift", """
        extension UIControl {
          func addTouchEffect(scale: CGFloat) { addTarget(self, action: #selector(shrink), for: .touchDown) }
        }
        """),
    ]),
    Example("a style that only a Mac's screen uses", files: [
      Example.File("Styles.swift", """
        struct CategoryStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }
        """),
      Example.File("Report+macOS.swift", """
        extension Report {
          var list: some View { Button("Crash") { report() }.buttonStyle(CategoryStyle()) }
        }
        """),
      Example.File("Sidebar.swift", """
        struct RowStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
        }
        """),
      Example.File("Window.swift", """
        struct Window: View {
          var body: some View {
            #if os(macOS)
            Button("Inbox") { open() }.buttonStyle(RowStyle())
            #else
            Text("Inbox")
            #endif
          }
        }
        """),
      Example.File("Report.swift", "struct Report: View { var body: some View { list } }"),
    ]),
    Example("a style of another kind, and a highlight that is kept", """
      struct Hold: ButtonStyle {
        let progress: Double
        func makeBody(configuration: Configuration) -> some View { configuration.label.scaleEffect(1 + progress) }
      }

      struct Boxes: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }

      final class Plain: UIButton {
        override var isHighlighted: Bool {
          get { super.isHighlighted }
          set { super.isHighlighted = newValue }
        }
        func setUp() { adjustsImageWhenHighlighted = true }
      }
      """),
  ]
}
