import HIGLintEngine

/// Fonts of the app's own that don't follow the reader's text size.
public struct UnscaledCustomFont: FileRule {
  public static let description = RuleDescription(
    id: "unscaled_custom_font",
    chapter: .type,
    summary: "A font of the app's own keeps its size whatever text size the reader has chosen.",
    rationale: """
      Who reads large letters has said so once, for all apps. The system's text styles listen; a font that is made by name \
      doesn't, unless font metrics scale it. A brand's typeface is no reason to leave out those who can't read it that small.
      """,
    guidelines: [.current("Typography")],
    criteria: [.audit(.dynamicType), .wcag(.resizedText)],
    components: [.text],
    activation: .optIn,
    fix: .suggested,
    triggers: ["UIFont"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for font in context.project.unscaledFonts(in: file) {
      let text = context.project.text(of: font.file)
      context.report(Self.message(font), at: font.font.range, in: font.file, fix: text.flatMap { Self.fix(font, $0) })
    }
  }

  private static func message(_ font: UnscaledFont) -> String {
    "this text stays at \(font.points.plain) points whatever text size people have chosen; "
      + "scale its font by 'UIFontMetrics'"
  }

  /// Metrics take no optional font.
  private static func fix(_ font: UnscaledFont, _ text: SourceText) -> Fix? {
    let written = text.text(of: font.font.range)
    guard font.isCertain || written.hasSuffix("!") else { return nil }
    let scaled = "UIFontMetrics.default.scaledFont(for: \(written))"
    return .suggested("Let it grow with the text size", .replace(font.font.range, with: scaled))
  }
}

// MARK: - Examples

extension UnscaledCustomFont {
  private static let bad: [Example] = [
    Example("a label's font, with another in its place", """
      final class Header: UIView {
        private let title = UILabel()

        func setUp() {
          title.font = ↓UIFont(name: "Lato-Bold", size: 17) ?? .boldSystemFont(ofSize: 17)
        }
      }
      """, fixed: """
      final class Header: UIView {
        private let title = UILabel()

        func setUp() {
          title.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Lato-Bold", size: 17) ?? .boldSystemFont(ofSize: 17))
        }
      }
      """),
    Example("the attributes of a string, and a name from elsewhere", """
      func quote(_ text: String) -> NSAttributedString {
        let fallback = UIFont.systemFont(ofSize: 13)
        return NSAttributedString(string: text, attributes: [.font: ↓UIFont(name: Family.serif, size: 13) ?? fallback])
      }
      """, fixed: """
      func quote(_ text: String) -> NSAttributedString {
        let fallback = UIFont.systemFont(ofSize: 13)
        return NSAttributedString(string: text, attributes: [.font: UIFontMetrics.default.scaledFont(for: UIFont(name: Family.serif, size: 13) ?? fallback)])
      }
      """),
    Example("one that may not be there", """
      func style(_ text: UITextView) { text.font = ↓UIFont(name: "Georgia", size: 15) }
      """),
    Example("in SwiftUI, handed on from UIKit", """
      struct Note: View {
        var body: some View { Text(text).font(↓Font(UIFont(name: "Lato", size: 15)!)) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("metrics that scale it", """
      func style(_ label: UILabel) {
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Lato", size: 17)!)
        label.adjustsFontForContentSizeCategory = true
      }
      """),
    Example("SwiftUI's custom fonts, which grow by themselves", """
      struct Note: View {
        var body: some View {
          Text(text).font(.custom("Lato", size: 15))
          Text(text).font(.custom("Lato", size: 15, relativeTo: .footnote))
        }
      }
      """),
    Example("what stands in on older systems", """
      final class Editor: UITextView {
        func setUp() {
          if #available(iOS 13.2, *) { font = .preferredFont(forTextStyle: .body) } else { font = UIFont(name: "Lato", size: 18) }
        }
      }
      """),
    Example("a size that isn't written", """
      func style(_ label: UILabel, _ size: CGFloat) { label.font = UIFont(name: "Lato", size: size) }
      """),
    Example("a font of pictures", """
      func style(_ label: UILabel) {
        label.font = UIFont(name: "FontAwesome5Free-Solid", size: 20)
        label.font = UIFont(name: Fonts.iconFamily, size: 20)
      }
      """),
    Example("a font that only measures", """
      func width(of text: String) -> CGFloat {
        text.size(withAttributes: [.font: UIFont(name: "Lato", size: 15)!]).width
      }
      """),
    Example("the titles of a bar", """
      func style(_ bar: UINavigationBar) {
        bar.titleTextAttributes = [.font: UIFont(name: "Lato", size: 17)!]
        let attributes = [NSAttributedString.Key.font: UIFont(name: "Lato", size: 14)!]
        UIBarButtonItem.appearance().setTitleTextAttributes(attributes, for: .normal)
      }
      """),
    Example("numerals for display", """
      func style(_ label: UILabel) { label.font = UIFont(name: "Lato", size: 64) }
      """),
    Example("an app with a setting of its own", """
      final class Reader: UIView {
        private let text = UILabel()
        func setUp() {
          let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
          text.font = isLarge ? UIFont(name: "Lato", size: 30) : UIFont(name: "Lato", size: 15)
        }
      }
      """),
    Example("what is printed", """
      final class Page: UIPrintPageRenderer {
        func style(_ label: UILabel) { label.font = UIFont(name: "Georgia", size: 11) }
      }
      """),
  ]
}
