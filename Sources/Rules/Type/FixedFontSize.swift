import HIGLintEngine

/// Text that doesn't grow with the text size that its reader has chosen.
public struct FixedFontSize: FileRule {
  public static let description = RuleDescription(
    id: "fixed_font_size",
    chapter: .type,
    summary: "Text is given a font of a fixed size, which ignores the reader's text size.",
    rationale: """
      A good part of all people has chosen a larger text, or a smaller one, in Settings. Text in a fixed size is the one \
      place where their choice counts for nothing, and many can't read it there. The text styles follow the choice, \
      and so does any other font that is scaled by its metrics.
      """,
    guidelines: [.current("Accessibility"), .current("Typography")],
    criteria: [.audit(.dynamicType), .wcag(.resizedText)],
    components: [.text],
    activation: .optIn,
    fix: .suggested,
    // The font may be asked for by any name; these are the words without which no size is written.
    triggers: ["ystemFont(ofSize", "system(size", "fixedSize", "ystemFont (", "size:"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for fixed in context.project.fixedFonts(in: file) {
      let fix = context.project.text(of: fixed.file).flatMap { Self.fix(fixed, $0) }
      context.report(Self.message(fixed), at: fixed.font.range, in: fixed.file, fix: fix)
    }
  }

  private static func message(_ fixed: FixedFont) -> String {
    let name = fixed.maker == .uiKit ? fixed.style.uiKitName : fixed.style.rawValue
    let way = fixed.style.points == fixed.points ? "use the text style '\(name)'" : "use a text style such as '\(name)'"
    return "text of a fixed \(fixed.points.plain) points doesn't follow the reader's text size; \(way)"
      + (fixed.maker == .uiKit ? ", or scale the font by UIFontMetrics" : "")
  }

  /// At the default setting all looks as before, but for sizes between those of the styles; larger text needs room, which
  /// somebody should look at.
  private static func fix(_ fixed: FixedFont, _ text: SourceText) -> Fix? {
    let font = fixed.font.range
    switch fixed.maker {
    case .uiKit:
      return .suggested(
        "Scale it with the reader's text size",
        .insert("UIFontMetrics(forTextStyle: .\(fixed.style.uiKitName)).scaledFont(for: ", at: font.start),
        .insert(")", at: font.end)
      )
    case .swiftUI(let weight, let design):
      var style = ".\(fixed.style.rawValue)"
      if let design { style = ".system(\(style), design: \(text.text(of: design)))" }
      if let weight { style += ".weight(\(text.text(of: weight)))" }
      return .suggested("Use a text style", .replace(font, with: style))
    case .another: return nil
    }
  }
}

// MARK: - Examples

extension FixedFontSize {
  private static let bad: [Example] = [
    Example("labels in UIKit", """
      final class ArticleCell: UITableViewCell {
        private let title = UILabel()
        private let summary = UILabel()

        func setUp() {
          title.font = ↓.systemFont(ofSize: 17, weight: .semibold)
          summary.font = ↓UIFont.italicSystemFont(ofSize: 14)
        }
      }
      """, fixed: """
      final class ArticleCell: UITableViewCell {
        private let title = UILabel()
        private let summary = UILabel()

        func setUp() {
          title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
          summary.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: UIFont.italicSystemFont(ofSize: 14))
        }
      }
      """),
    Example("SwiftUI", """
      struct Article: View {
        var body: some View {
          VStack {
            Text(article.title).font(↓.system(size: 22, weight: .bold, design: .serif))
            Text(article.summary).font(↓Font.system(size: 15))
            Button(action: open) { Text("Read more") }.font(↓.system(size: 13, weight: .medium))
          }
        }
      }
      """, fixed: """
      struct Article: View {
        var body: some View {
          VStack {
            Text(article.title).font(.system(.title2, design: .serif).weight(.bold))
            Text(article.summary).font(.subheadline)
            Button(action: open) { Text("Read more") }.font(.footnote.weight(.medium))
          }
        }
      }
      """),
    Example("a font of the app's own that is told not to grow, and one from UIKit", """
      struct Quote: View {
        var body: some View {
          Text(quote).font(↓.custom("Didot", fixedSize: 18))
          Text(author).font(↓Font(UIFont.systemFont(ofSize: 12)))
          Text(source).font(↓.system(size: 12).italic())
        }
      }
      """),
    Example("a choice between two fixed sizes, and the attributes of a string", """
      final class Price: UIView {
        let amount = UITextField()

        func show(_ text: String, isLarge: Bool) {
          amount.font = isLarge ? ↓.boldSystemFont(ofSize: 24) : ↓.boldSystemFont(ofSize: 18)
          label.attributedText = NSAttributedString(string: text, attributes: [.font: ↓UIFont.systemFont(ofSize: 13)])
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("text styles", """
      final class ArticleCell: UITableViewCell {
        let title = UILabel()
        func setUp() { title.font = .preferredFont(forTextStyle: .headline) }
      }

      struct Article: View {
        var body: some View { Text(article.title).font(.title2.weight(.bold)) }
      }
      """),
    Example("fonts that are scaled", """
      final class ArticleCell: UITableViewCell {
        let title = UILabel()
        func setUp() {
          title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
          title.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
          title.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
        }
      }

      struct Quote: View {
        var body: some View {
          Text(quote).font(.custom("Didot", size: 18))
          Text(quote).font(.custom("Didot", size: 18, relativeTo: .body))
        }
      }
      """),
    Example("a font that the app's own function scales", files: [
      Example.File("Countries.swift", """
        final class Countries: UIView {
          private let name = UILabel()
          func setUp() {
            name.font = .boldSystemFont(ofSize: 18)
            name.growWithText()
          }
        }
        """),
      Example.File("UILabel+Size.swift", """
        extension UILabel {
          func growWithText() { font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font) }
        }
        """),
    ]),
    Example("sizes that aren't written", """
      struct Reader: View {
        @ScaledMetric private var side = 17.0
        let size: CGFloat
        var body: some View {
          Text(text).font(.system(size: size))
          Text(text).font(.system(size: 17 * zoom))
          Text(text).font(.system(size: UIFont.labelFontSize))
        }
      }
      """),
    Example("symbols and other signs", """
      struct Stars: View {
        var body: some View {
          Image(systemName: "star.fill").font(.system(size: 20))
          Text("A").font(.system(size: 20))
          Text("🎉").font(.system(size: 30))
          Text(initials).font(.system(size: 14)).frame(width: 32, height: 32)
          Button(action: close) { Image(systemName: "xmark") }.font(.system(size: 17))
        }
      }
      """),
    Example("numerals for display", "struct Clock: View { var body: some View { Text(time).font(.system(size: 80, weight: .thin)) } }"),
    Example("a choice whose other side grows", """
      struct Title: View {
        var body: some View { Text(title).font(isFixed ? .system(size: 17) : .body) }
      }
      """),
    Example("what is drawn, printed, or stands in a bar", """
      final class ShareCard: UIView {
        let caption = UILabel()
        func renderImage() -> UIImage {
          caption.font = .systemFont(ofSize: 24)
          return UIGraphicsImageRenderer(size: size).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }
        }
      }

      final class Screen: UIViewController {
        let heading = UILabel()
        override func viewDidLoad() {
          heading.font = .boldSystemFont(ofSize: 17)
          navigationItem.titleView = heading
        }
      }

      final class Heading: UIView {
        let subtitle = UILabel()
        func setUp() { subtitle.font = .systemFont(ofSize: 12) }
      }

      final class Feed: UIViewController {
        let heading = Heading()
        override func viewDidLoad() { navigationItem.titleView = heading }
      }

      struct Toolbar: View {
        var body: some View { List(items).toolbar { Text("Now").font(.system(size: 13)) } }
      }
      """),
    Example("an app that asks for the text size by itself, and badges", """
      final class Message: UIView {
        let text = UILabel()
        func update() {
          text.font = .systemFont(ofSize: 17)
          if traitCollection.preferredContentSizeCategory > .large { text.font = .systemFont(ofSize: 24) }
        }
      }

      final class CountBadge: UIView {
        let count = UILabel()
        func setUp() { count.font = .boldSystemFont(ofSize: 12) }
      }
      """),
    Example("a widget", files: [
      Example.File("Widget/TodayWidget.swift", """
        import SwiftUI
        import WidgetKit

        struct TodayView: View { var body: some View { Text(today).font(.system(size: 12)) } }
        """),
    ]),
  ]
}
