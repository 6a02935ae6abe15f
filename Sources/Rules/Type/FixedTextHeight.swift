import HIGLintEngine

/// Texts that grow in a height that doesn't.
public struct FixedTextHeight: FileRule {
  public static let description = RuleDescription(
    id: "fixed_text_height",
    chapter: .type,
    summary: "A text that grows with the reader's setting has a fixed height, and is cut off.",
    rationale: """
      A line in the body style is 22 points high, and more than 60 at the largest setting. In a height that is written for \
      the first, the others are cut through the middle, and those who have enlarged the text can't read any of it.
      """,
    guidelines: [.current("Typography")],
    criteria: [.audit(.textClipped), .wcag(.resizedText)],
    components: [.text],
    activation: .optIn,
    fix: .suggested,
    triggers: ["height"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for text in context.project.fixedHeightTexts(in: file) {
      let message = "this text grows with the reader's setting, and \(text.points.plain) points don't; make them the least height"
      let fix = context.project.text(of: text.file).flatMap { Self.fix(text, $0) }
      context.report(message, at: text.value, in: text.file, fix: fix)
    }
  }

  private static func fix(_ height: FixedHeightText, _ text: SourceText) -> Fix? {
    let number = text.text(of: height.value)
    let (label, least) = height.label == nil ? ("height", "minHeight") : ("equalToConstant", "greaterThanOrEqualToConstant")
    let before = "\(label): "
    guard height.value.start >= UInt32(before.utf8.count) else { return nil }
    let range = ByteRange(start: height.value.start - UInt32(before.utf8.count), end: height.value.end)
    guard text.text(of: range) == before + number else { return nil }
    return .suggested("Let it grow", .replace(range, with: "\(least): \(number)"))
  }
}

// MARK: - Examples

extension FixedTextHeight {
  private static let bad: [Example] = [
    Example("a text style in a frame", """
      struct Row: View { var body: some View { Text(title).font(.body).frame(height: ↓22) } }
      """, fixed: """
      struct Row: View { var body: some View { Text(title).font(.body).frame(minHeight: 22) } }
      """),
    Example("a label of SwiftUI's, aligned", """
      struct Row: View {
        var body: some View { Label(title, systemImage: "star").font(.headline).frame(maxWidth: .infinity).padding() }
        private var caption: some View { Text(title).font(.caption.bold()).frame(height: ↓16, alignment: .leading) }
      }
      """, fixed: """
      struct Row: View {
        var body: some View { Label(title, systemImage: "star").font(.headline).frame(maxWidth: .infinity).padding() }
        private var caption: some View { Text(title).font(.caption.bold()).frame(minHeight: 16, alignment: .leading) }
      }
      """),
    Example("a label of UIKit's", """
      final class Row: UIView {
        private let title = UILabel()
        func setUp() {
          title.font = .preferredFont(forTextStyle: .body)
          title.heightAnchor.constraint(equalToConstant: ↓22).isActive = true
        }
      }
      """, fixed: """
      final class Row: UIView {
        private let title = UILabel()
        func setUp() {
          title.font = .preferredFont(forTextStyle: .body)
          title.heightAnchor.constraint(greaterThanOrEqualToConstant: 22).isActive = true
        }
      }
      """),
    Example("a system font in a text style", """
      struct Row: View { var body: some View { Text(title).font(.system(.footnote)).frame(height: ↓18) } }
      """, fixed: """
      struct Row: View { var body: some View { Text(title).font(.system(.footnote)).frame(minHeight: 18) } }
      """),
  ]

  private static let good: [Example] = [
    Example("a least height", """
      struct Row: View { var body: some View { Text(title).font(.body).frame(minHeight: 22) } }
      """),
    Example("a font that doesn't grow", """
      struct Row: View { var body: some View { Text(title).font(.system(size: 15)).frame(height: 22) } }

      final class Row2: UIView {
        private let title = UILabel()
        func setUp() {
          title.font = .systemFont(ofSize: 15)
          title.heightAnchor.constraint(equalToConstant: 22).isActive = true
        }
      }
      """),
    Example("a font that isn't known", """
      struct Row: View { var body: some View { Text(title).frame(height: 22) } }
      """),
    Example("a text that shrinks, and one whose size is limited", """
      struct Row: View {
        var body: some View {
          Text(title).font(.body).minimumScaleFactor(0.5).frame(height: 22)
          Text(title).font(.body).frame(height: 22).dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
      }
      """),
    Example("one line, without a height", """
      struct Row: View { var body: some View { Text(title).font(.body).lineLimit(1) } }
      """),
    Example("a height that grows too", """
      struct Row: View {
        @ScaledMetric private var height = 22.0
        var body: some View { Text(title).font(.body).frame(height: height) }
      }
      """),
    Example("a badge, and a sign", """
      struct Badge: View {
        var body: some View {
          Text(count).font(.caption).frame(width: 20, height: 20)
          Text("!").font(.caption).frame(height: 20)
        }
      }
      """),
    Example("room for several lines", """
      struct Row: View { var body: some View { Text(title).font(.body).frame(height: 200) } }
      """),
    Example("a preview, and an image", """
      #Preview { Text(title).font(.body).frame(height: 22) }

      struct Row: View { var body: some View { Image("Star").font(.body).frame(height: 22) } }
      """),
  ]
}
