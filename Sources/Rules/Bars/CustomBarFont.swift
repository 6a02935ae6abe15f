import HIGLintEngine

/// Bars whose text isn't set in the system font.
public struct CustomBarFont: FileRule {
  public static let description = RuleDescription(
    id: "custom_bar_font",
    chapter: .bars,
    summary: "A bar's title or buttons are set in a font that isn't the system's.",
    rationale: """
      The system font was drawn to be read at the sizes of a bar, against whatever scrolls behind it, and a bar made by \
      UIKit uses it by itself. Today's guidelines allow an app its own typeface where it stays legible and follows the \
      reader's text size, which is why only the classic profile asks for this; a font at a fixed size does neither.
      """,
    guidelines: [.iPhone2008("Navigation Bars"), .current("Typography")],
    components: [.navigationBars],
    severity: .note,
    activation: .classic,
    triggers: ["itleTextAttributes"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for font in context.project.customBarFonts(in: file) { context.report(Self.message, at: font.range, in: font.file) }
  }

  private static let message = "the system font is the most legible in a bar; leave it, or scale your own with UIFontMetrics"
}

// MARK: - Examples

extension CustomBarFont {
  private static let bad: [Example] = [
    Example("the titles of all bars", """
      func applyTheme() {
        UINavigationBar.appearance().titleTextAttributes = [
          .foregroundColor: UIColor.brown,
          .font: ↓UIFont(name: "Baskerville", size: 18)!,
        ]
      }
      """),
    Example("an appearance, with its large titles", """
      final class PoemController: UIViewController {
        override func viewDidLoad() {
          let appearance = UINavigationBarAppearance()
          appearance.titleTextAttributes = [NSAttributedString.Key.font: ↓UIFont(name: "Didot", size: 17) ?? .systemFont(ofSize: 17)]
          appearance.largeTitleTextAttributes[.font] = ↓UIFont(name: "Didot-Bold", size: 34)
          navigationItem.standardAppearance = appearance
        }
      }
      """),
    Example("attributes in a variable, and the buttons of a bar", """
      func decorate(_ item: UIBarButtonItem, _ bar: UINavigationBar) {
        let attributes: [NSAttributedString.Key: Any] = [.font: ↓UIFont(name: "Futura", size: 16) as Any]
        bar.titleTextAttributes = attributes
        item.setTitleTextAttributes([.font: ↓UIFont(name: "Futura", size: 16)!], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.font: ↓UIFont(name: "Futura", size: 10)!], for: .selected)
      }
      """),
    Example("a font of an extension in another file", files: [
      Example.File("Theme.swift", """
        enum Theme {
          static func apply(to bar: UINavigationBar) {
            bar.titleTextAttributes = [.font: ↓UIFont.brand(17)]
            bar.largeTitleTextAttributes = [.font: ↓Fonts.headline]
          }
        }
        """),
      Example.File("Fonts.swift", """
        enum Fonts { static let headline = UIFont(name: "Brand-Bold", size: 30)! }

        extension UIFont {
          static func brand(_ size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size)! }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("the system font, in another weight", """
      func applyTheme() {
        UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
        UINavigationBar.appearance().largeTitleTextAttributes = [.font: UIFont.preferredFont(forTextStyle: .largeTitle)]
      }
      """),
    Example("a colour alone", """
      func applyTheme(to bar: UINavigationBar) { bar.titleTextAttributes = [.foregroundColor: UIColor.white] }
      """),
    Example("a font that follows the reader's text size", """
      func applyTheme(to bar: UINavigationBar) {
        let font = UIFont(name: "Baskerville", size: 17)!
        bar.titleTextAttributes = [.font: UIFontMetrics(forTextStyle: .headline).scaledFont(for: font)]
        bar.largeTitleTextAttributes = [.font: UIFont.scaledBrand(34)]
      }

      extension UIFont {
        static func scaledBrand(_ size: CGFloat) -> UIFont {
          UIFontMetrics.default.scaledFont(for: UIFont(name: "Brand", size: size)!)
        }
      }
      """),
    Example("a font that isn't known", """
      func applyTheme(_ theme: Theme, to bar: UINavigationBar) {
        bar.titleTextAttributes = [.font: theme.titleFont]
        bar.titleTextAttributes = theme.attributes
      }
      """),
    Example("a segmented control", """
      func decorate(_ scope: UISegmentedControl) {
        scope.setTitleTextAttributes([.font: UIFont(name: "Futura", size: 13)!], for: .normal)
        UISegmentedControl.appearance().setTitleTextAttributes([.font: UIFont(name: "Futura", size: 13)!], for: .normal)
      }
      """),
    Example("a label that isn't in a bar", """
      final class VerseCell: UITableViewCell {
        override func awakeFromNib() { textLabel?.font = UIFont(name: "Baskerville", size: 17) }
      }
      """),
  ]
}
