import HIGLintEngine

/// Small text in thin letters.
public struct ThinTextWeight: FileRule {
  static let limit = RuleOption(
    "limit", "The size in points from which text may be thin.", default: 24.0, bounds: 1...100
  )

  public static let description = RuleDescription(
    id: "thin_text_weight",
    chapter: .type,
    summary: "A small text is set in thin letters.",
    rationale: """
      The strokes of light letters are thinner than a point, and grey rather than black at the sizes of running text. What \
      looks refined on a large title is hard to read below, above all in the sun and with weak eyes.
      """,
    guidelines: [.current("Typography")],
    components: [.text],
    severity: .note,
    activation: .optIn,
    options: [limit.declaration],
    fix: .suggested,
    triggers: ["ltraLight", "thin", "light"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for text in context.project.thinTexts(below: context.options[Self.limit], in: file) {
      let message = "thin letters of \(text.points.plain) points are hard to read; use a regular or heavier weight"
      let fix = context.project.text(of: text.file).flatMap { Self.fix(text, $0) }
      context.report(message, at: text.weight.range, in: text.file, fix: fix)
    }
  }

  private static func fix(_ thin: ThinText, _ text: SourceText) -> Fix? {
    let written = text.text(of: thin.weight.range)
    guard let name = thin.weight.lastName, written.hasSuffix("." + name) else { return nil }
    let regular = String(written.dropLast(name.utf8.count)) + "regular"
    return .suggested("Use the regular weight", .replace(thin.weight.range, with: regular))
  }
}

// MARK: - Examples

extension ThinTextWeight {
  private static let bad: [Example] = [
    Example("a small label", """
      final class Note: UIView {
        private let label = UILabel()
        func setUp() { label.font = .systemFont(ofSize: 13, weight: ↓.light) }
      }
      """, fixed: """
      final class Note: UIView {
        private let label = UILabel()
        func setUp() { label.font = .systemFont(ofSize: 13, weight: .regular) }
      }
      """),
    Example("a text style", """
      struct Note: View {
        var body: some View {
          Text(text).font(.body.weight(↓.thin))
          Text(text).font(.system(.footnote, weight: ↓.ultraLight))
        }
      }
      """, fixed: """
      struct Note: View {
        var body: some View {
          Text(text).font(.body.weight(.regular))
          Text(text).font(.system(.footnote, weight: .regular))
        }
      }
      """),
    Example("a weight after the font, or before", """
      struct Note: View {
        var body: some View {
          Text(text).font(.caption).fontWeight(↓.light)
          Text(text).fontWeight(↓Font.Weight.light).font(.system(size: 15))
        }
      }
      """, fixed: """
      struct Note: View {
        var body: some View {
          Text(text).font(.caption).fontWeight(.regular)
          Text(text).fontWeight(Font.Weight.regular).font(.system(size: 15))
        }
      }
      """),
    Example("the attributes of a string", """
      func quote(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12, weight: ↓.ultraLight)])
      }
      """, fixed: """
      func quote(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12, weight: .regular)])
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a regular weight, and a heavier one", """
      struct Note: View {
        var body: some View {
          Text(text).font(.system(size: 13, weight: .regular))
          Text(text).font(.footnote.weight(.semibold))
        }
      }
      """),
    Example("a large title", """
      struct Clock: View {
        var body: some View {
          Text(time).font(.system(size: 34, weight: .thin))
          Text(time).font(.largeTitle.weight(.light))
        }
      }
      """),
    Example("symbols", """
      struct Star: View { var body: some View { Image(systemName: "star").font(.system(size: 15, weight: .light)) } }

      let star = UIImage.SymbolConfiguration(pointSize: 15, weight: .light)
      """),
    Example("a size that isn't known", """
      struct Note: View {
        let size: CGFloat
        var body: some View {
          Text(text).font(.system(size: size, weight: .light))
          Text(text).fontWeight(.light)
        }
      }
      """),
    Example("code that asks for bold text", """
      struct Note: View {
        @Environment(\\.legibilityWeight) private var legibility
        var body: some View {
          if legibility == .bold { Text(text) } else { Text(text).font(.system(size: 13, weight: .light)) }
        }
        private var isBold: Bool { self.legibilityWeight == .bold }
      }
      """),
    Example("a choice of weights", """
      struct Note: View {
        var body: some View { Text(text).font(.system(size: 13, weight: isRead ? .light : .regular)) }
      }
      """),
    Example("the appearance that is called light", """
      struct Note: View {
        var body: some View { Text(text).font(.body).environment(\\.colorScheme, .light) }
      }
      """),
    Example("a sign, and the title of a bar", """
      struct Divider: View { var body: some View { Text("•").font(.system(size: 13, weight: .light)) } }

      func style(_ bar: UINavigationBar) {
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .light)]
      }
      """),
  ]
}
