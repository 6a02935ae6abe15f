import HIGLintEngine

/// Colours of the system's in roles that they aren't made for.
public struct MisusedSemanticColor: FileRule {
  public static let description = RuleDescription(
    id: "misused_semantic_color",
    chapter: .colour,
    summary: "A colour of the system's is used as something else than its name says.",
    rationale: """
      The system's colours are named after what they are for, and change with it: with the appearance, with increased \
      contrast, from one release to the next. A separator's colour is a hairline's, too faint for text; a label's colour \
      behind text turns around when the appearance does, and takes the text with it.
      """,
    guidelines: [.current("Color")],
    components: [.text],
    severity: .note,
    activation: .optIn,
    triggers: ["separator", "opaqueSeparator", "ystemFill", "aryLabel", "placeholderText"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for color in context.project.misplacedColors(in: file) {
      context.report(Self.message(color), at: color.range, in: color.file)
    }
  }

  private static func message(_ color: MisplacedColor) -> String {
    switch color.role {
    case .text: "'\(color.name)' is a colour for lines and shapes, too faint for text; use one for labels"
    case .background: "'\(color.name)' is a colour for text, not for what is behind it; use one for backgrounds or fills"
    }
  }
}

// MARK: - Examples

extension MisusedSemanticColor {
  private static let bad: [Example] = [
    Example("a text in the colour of lines", """
      final class Note: UIView {
        private let caption = UILabel()
        func setUp() { caption.textColor = ↓.separator }
      }
      """),
    Example("a view in the colour of text", """
      final class Panel: UIView {
        private let header = UIView()
        func setUp() {
          header.backgroundColor = ↓UIColor.secondaryLabel
          backgroundColor = ↓.placeholderText
        }
      }
      """),
    Example("texts of SwiftUI's", """
      struct Note: View {
        var body: some View {
          Text(text).foregroundColor(Color(↓.separator))
          Text(text).foregroundStyle(Color(uiColor: ↓.opaqueSeparator))
        }
      }
      """),
    Example("behind a text of SwiftUI's", """
      struct Note: View {
        var body: some View { Text(text).padding().background(Color(↓UIColor.tertiaryLabel)) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("colours in their roles", """
      final class Note: UIView {
        private let caption = UILabel()
        func setUp() {
          caption.textColor = .secondaryLabel
          backgroundColor = .secondarySystemBackground
        }
      }
      """),
    Example("lines", """
      final class Note: UIView {
        private let line = UIView()
        private let dividerView = UIView()
        func setUp() {
          line.backgroundColor = .separator
          dividerView.backgroundColor = .tertiaryLabel
        }
      }
      """),
    Example("a colour of the app's own with such a name", """
      extension UIColor { static let placeholderText = UIColor(named: "Sand")! }

      final class Banner: UIView { func setUp() { backgroundColor = .placeholderText } }
      """),
    Example("a pill turned inside out", """
      final class Tag: UIView {
        private let text = UILabel()
        func setUp() {
          text.textColor = .systemBackground
          text.backgroundColor = .label
        }
      }
      """),
    Example("dots, badges and grabbers", """
      final class PageDot: UIView { func setUp() { backgroundColor = .tertiaryLabel } }

      final class Panel: UIView {
        private let grabber = UIView()
        func setUp() { grabber.backgroundColor = .secondaryLabel }
      }
      """),
    Example("a shape of SwiftUI's", """
      struct Note: View {
        var body: some View {
          Rectangle().fill(Color(.separator)).frame(height: 1)
          Circle().foregroundColor(Color(.tertiaryLabel))
        }
      }
      """),
    Example("what isn't a view", """
      struct Theme { var backgroundColor: UIColor = .secondaryLabel }

      func style(_ chart: Chart) { chart.textColor = .separator }
      """),
    Example("a button filled with the colour of links, and an avatar", """
      final class Choice: UIView {
        private let scanButton = UIButton()
        private let avatar = UIView()
        func setUp() {
          scanButton.backgroundColor = .link
          avatar.backgroundColor = .tertiaryLabel
        }
      }
      """),
    Example("a text in the colour of links, and of placeholders", """
      func style(_ label: UILabel) {
        label.textColor = .link
        label.textColor = .placeholderText
      }
      """),
  ]
}
