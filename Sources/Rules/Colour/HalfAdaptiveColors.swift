import HIGLintEngine

/// Text and ground of which only one follows the appearance.
public struct HalfAdaptiveColors: TypeRule {
  public static let description = RuleDescription(
    id: "half_adaptive_colors",
    chapter: .colour,
    summary: "Of a text and its background, only one follows the dark appearance, and they meet.",
    rationale: """
      In the dark appearance, the system's colours turn around. A fixed colour beside them stays, so white text comes to \
      stand on white, or black on black: it can't be read, for everybody who likes it dark. Either both follow the \
      appearance, or neither does.
      """,
    guidelines: [.current("Dark Mode"), .current("Color")],
    criteria: [.audit(.contrast), .wcag(.minimumContrast)],
    components: [.text],
    activation: .optIn,
    fix: .suggested,
    triggers: ["background"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let pairs = type.colorPairs.filter(\.isHalfAdaptive)
    guard !pairs.isEmpty, !context.project.hasOneAppearance else { return }
    for pair in pairs {
      guard let place = pair.text.isAdaptive ? pair.groundPlace : pair.textPlace else { continue }
      let fix = context.project.text(of: pair.file).flatMap { Self.fix(pair, place, $0) }
      context.report(Self.message(pair), at: place, in: pair.file, fix: fix)
    }
  }

  private static func message(_ pair: ColorPair) -> String {
    let appearance = pair.dark < pair.light ? "dark" : "light"
    let fixed = pair.text.isAdaptive ? "background" : "text"
    return "this \(fixed) stays as it is while the other colour follows the appearance: \(appearance), the contrast is "
      + "\(min(pair.dark, pair.light).plain):1"
  }

  /// White ground and black text have counterparts that follow; other colours are the designer's.
  private static func fix(_ pair: ColorPair, _ place: ByteRange, _ text: SourceText) -> Fix? {
    let code = text.text(of: place)
    let isGround = pair.text.isAdaptive
    for (fixed, adaptive) in isGround ? grounds : texts where code == fixed {
      return .suggested("Let it follow the appearance", .replace(place, with: adaptive))
    }
    return nil
  }

  private static let grounds = [(".white", ".systemBackground"), ("UIColor.white", "UIColor.systemBackground")]
  private static let texts = [(".black", ".label"), ("UIColor.black", "UIColor.label"), ("Color.black", "Color.primary")]
}

// MARK: - Examples

extension HalfAdaptiveColors {
  private static let bad: [Example] = [
    Example("black text on the system's background", """
      final class NoteView: UIView {
        private let note = UITextView()

        func setUp() {
          note.backgroundColor = .systemBackground
          note.textColor = ↓UIColor.black
        }
      }
      """, fixed: """
      final class NoteView: UIView {
        private let note = UITextView()

        func setUp() {
          note.backgroundColor = .systemBackground
          note.textColor = UIColor.label
        }
      }
      """),
    Example("the system's text on white", """
      final class Ticket: UIView {
        private let seat = UILabel()

        func setUp() {
          seat.textColor = .label
          seat.backgroundColor = ↓.white
        }
      }
      """, fixed: """
      final class Ticket: UIView {
        private let seat = UILabel()

        func setUp() {
          seat.textColor = .label
          seat.backgroundColor = .systemBackground
        }
      }
      """),
    Example("SwiftUI, with a constant of another file", files: [
      Example.File("Tag.swift", """
        struct Tag: View {
          var body: some View {
            Text(name).foregroundStyle(.primary).padding(4).↓background(Theme.paper)
            Text(name).foregroundColor(↓.black).background(Color(.secondarySystemBackground))
          }
        }
        """),
      Example.File("Theme.swift", "enum Theme { static let paper = Color(red: 1, green: 1, blue: 0.95) }"),
    ]),
    Example("a button's title", """
      final class Bar: UIView {
        private let button = UIButton()

        func setUp() {
          button.setTitleColor(↓UIColor(white: 0.1, alpha: 1), for: .normal)
          button.backgroundColor = .secondarySystemBackground
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("both follow, and neither does", """
      final class NoteView: UIView {
        private let note = UITextView()
        private let flag = UILabel()

        func setUp() {
          note.backgroundColor = .systemBackground
          note.textColor = .label
          flag.backgroundColor = .black
          flag.textColor = .white
        }
      }
      """),
    Example("white on the colour of an action", """
      struct BuyButton: View {
        var body: some View {
          Text("Buy").foregroundColor(.white).background(Color.blue)
          Text("Sell").foregroundStyle(.white).background(.tint)
        }
      }
      """),
    Example("white text over what isn't known", """
      struct Caption: View {
        var body: some View {
          Text(title).foregroundColor(.white)
          Text(title).foregroundColor(.black).background(Color("Paper"))
          Text(title).foregroundColor(.black).background(.regularMaterial)
          Text(title).foregroundColor(.black).background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        }
      }
      """),
    Example("an appearance that is fixed, or asked for", """
      final class Cinema: UIView {
        private let title = UILabel()
        func setUp() {
          overrideUserInterfaceStyle = .light
          title.textColor = .black
          title.backgroundColor = .systemBackground
        }
      }

      struct Ticket: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          Text(seat).foregroundColor(.black).background(Color(.systemBackground).opacity(colorScheme == .dark ? 0 : 1))
          Text(seat).foregroundColor(.black).background(Color(.systemBackground)).environment(\\.colorScheme, .light)
        }
      }
      """),
    Example("an app that is light everywhere", files: [
      Example.File("Note.swift", """
        struct Note: View { var body: some View { Text(text).foregroundColor(.black).background(Color(.systemBackground)) } }
        """),
      Example.File("App.swift", """
        @main struct NotesApp: App { var body: some Scene { WindowGroup { Note().preferredColorScheme(.light) } } }
        """),
    ]),
    Example("colours for several states", """
      final class Choice: UIView {
        private let label = UILabel()
        func show(_ isChosen: Bool) {
          label.textColor = isChosen ? .black : .label
          label.backgroundColor = .systemBackground
        }
        func reset() { label.textColor = .label }
      }
      """),
    Example("the app's own colours of the same names", files: [
      Example.File("Note.swift", """
        final class Note: UIView {
          private let text = UILabel()
          func setUp() {
            text.textColor = .label
            text.backgroundColor = .paper
          }
        }
        """),
      Example.File("Colors.swift", """
        extension UIColor {
          static let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        }
        """),
    ]),
    Example("symbols, and a ground that shines through", """
      struct Row: View {
        var body: some View {
          Image(systemName: "star").foregroundColor(.black).background(Color(.systemBackground))
          Text(title).foregroundColor(.black).background(Color(.systemBackground)).opacity(0.5)
        }
      }
      """),
  ]
}
