import HIGLintEngine

/// Text that keeps to the left or the right, whichever way its language runs.
public struct FixedTextAlignment: FileRule {
  static let everywhere = RuleOption(
    "everywhere", "Also report in projects none of whose languages runs from right to left.", default: false
  )

  public static let description = RuleDescription(
    id: "fixed_text_alignment",
    chapter: .languages,
    summary: "Text is aligned to the left or the right, whichever way its language runs.",
    rationale: """
      Arabic, Hebrew, Persian and Urdu run from right to left, and so does the whole interface then. Text that is nailed \
      to the left begins at the wrong end of its lines there. The natural alignment follows the language, and is the \
      left for English.
      """,
    guidelines: [.current("Right to left")],
    components: [.text],
    activation: .optIn,
    options: [everywhere.declaration],
    fix: .suggested,
    triggers: ["lignment"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    guard context.options[Self.everywhere] || context.project.runsFromRightToLeft != false else { return }
    for alignment in context.project.fixedAlignments(in: file) {
      let fix = context.project.text(of: alignment.file).flatMap { Self.fix(alignment, $0) }
      context.report(Self.message(alignment), at: alignment.value.range, in: alignment.file, fix: fix)
    }
  }

  private static func message(_ alignment: FixedAlignment) -> String {
    alignment.side == "left"
      ? "text aligned to the left stays there in languages that run from right to left; use '.natural'"
      : "text aligned to the right stays there in languages that run from right to left; "
        + "choose the side by the layout's direction"
  }

  /// In a language that runs from left to right, nothing changes.
  private static func fix(_ alignment: FixedAlignment, _ text: SourceText) -> Fix? {
    guard alignment.side == "left" else { return nil }
    let value = text.text(of: alignment.value.range)
    guard value.hasSuffix(".left") else { return nil }
    return .suggested("Let the language decide", .replace(alignment.value.range, with: value.dropLast(4) + "natural"))
  }
}

// MARK: - Examples

extension FixedTextAlignment {
  private static let bad: [Example] = [
    Example("a label and a text view", """
      final class Article: UIView {
        private let title = UILabel()
        private let text = UITextView()

        func setUp() {
          title.textAlignment = ↓.left
          text.textAlignment = ↓NSTextAlignment.left
        }
      }
      """, fixed: """
      final class Article: UIView {
        private let title = UILabel()
        private let text = UITextView()

        func setUp() {
          title.textAlignment = .natural
          text.textAlignment = NSTextAlignment.natural
        }
      }
      """),
    Example("a paragraph", """
      func quote(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = ↓.left
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
      }
      """, fixed: """
      func quote(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .natural
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
      }
      """),
    Example("to the right, in a builder's closure", """
      final class Row: UITableViewCell {
        private let author = UILabel().then { $0.textAlignment = ↓.right }
        func setUp() { textLabel?.textAlignment = ↓.right }
      }
      """),
    Example("one of two layouts", """
      final class Header: UIView {
        let title = UILabel()
        func layOut(isWide: Bool) {
          if isWide { title.textAlignment = .center } else { title.textAlignment = ↓.left }
        }
      }
      """, fixed: """
      final class Header: UIView {
        let title = UILabel()
        func layOut(isWide: Bool) {
          if isWide { title.textAlignment = .center } else { title.textAlignment = .natural }
        }
      }
      """),
    Example("a project in Persian, too", files: [
      Drawn.project(in: #"en, Base, "fa-IR""#),
      Example.File(
        "Terms.swift",
        "func style(_ label: UILabel) { label.textAlignment = ↓.left }",
        fixed: "func style(_ label: UILabel) { label.textAlignment = .natural }"
      ),
    ]),
  ]

  private static let good: [Example] = [
    Example("a project none of whose languages runs from right to left", files: [
      Drawn.project(in: "en, Base, de, fr"),
      Example.File("Terms.swift", "func style(_ label: UILabel) { label.textAlignment = .left }"),
    ]),
    Example("natural, centred and justified", """
      func setUp(_ label: UILabel) {
        label.textAlignment = .natural
        label.textAlignment = .center
        label.textAlignment = .justified
      }
      """),
    Example("code that asks for the direction", """
      func setUp(_ label: UILabel) {
        if label.effectiveUserInterfaceLayoutDirection == .rightToLeft {
          label.textAlignment = .left
        } else {
          label.textAlignment = .right
        }
      }
      """),
    Example("a bubble on either side, and a choice of the reader's", """
      final class Bubble: UIView {
        let text = UILabel()
        let note = UITextView()
        func show(_ message: Message) {
          text.textAlignment = message.isMine ? .right : .left
          switch message.alignment {
          case .left: note.textAlignment = .left
          case .right: note.textAlignment = .right
          }
        }
      }
      """),
    Example("figures", """
      final class Receipt: UIView {
        let totalLabel = UILabel()
        let phoneField = UITextField()
        func setUp() {
          totalLabel.textAlignment = .right
          phoneField.textAlignment = .left
        }
      }

      final class AmountView: UIView {
        let field = UITextField()
        func setUp() { field.textAlignment = .right }
      }

      final class Convert: UIView {
        let source = UITextField()
        func setUp() {
          source.keyboardType = .decimalPad
          source.textAlignment = .right
        }
      }
      """),
    Example("a view that always runs from left to right", """
      func setUp(_ label: UILabel) {
        label.semanticContentAttribute = .forceLeftToRight
        label.textAlignment = .left
      }
      """),
    Example("a value that isn't known, and other things with an alignment", """
      func setUp(_ label: UILabel, _ stack: UIStackView, _ side: NSTextAlignment, _ shape: Shape) {
        label.textAlignment = side
        stack.alignment = .leading
        shape.textAlignment = .left
      }
      """),
    Example("what is printed", """
      final class Page: UIPrintPageRenderer {
        func style() -> NSParagraphStyle {
          let style = NSMutableParagraphStyle()
          style.alignment = .left
          return style
        }
      }
      """),
    Example("SwiftUI, where the leading side follows the language", """
      struct Article: View { var body: some View { Text(text).multilineTextAlignment(.leading) } }
      """),
  ]
}
