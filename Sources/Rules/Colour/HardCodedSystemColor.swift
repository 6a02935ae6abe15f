import HIGLintEngine

/// Colours of the system's that code writes out in numbers.
public struct HardCodedSystemColor: FileRule {
  public static let description = RuleDescription(
    id: "hard_coded_system_color",
    chapter: .colour,
    summary: "The value of one of the system's colours is written out in numbers.",
    rationale: """
      The system's colours change with the appearance, with increased contrast, and from one release to the next. Their \
      numbers stay: what was the system's blue on the day that it was copied is a slightly wrong blue ever after, beside \
      controls that have the right one.
      """,
    guidelines: [.current("Color"), .current("Dark Mode")],
    components: [.text],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["Color("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for color in context.project.hardCodedColors(in: file) {
      let code = Self.code(color)
      context.report(
        "these are the numbers of '\(color.name)', which changes with the appearance and the system; name it: \(code)",
        at: color.range,
        in: color.file,
        fix: .suggested("Name the colour", .replace(color.range, with: code))
      )
    }
  }

  /// What names the colour: `UIColor.systemBlue`, `Color.blue`, and `Color(.systemGray6)`, which SwiftUI has no name for.
  private static func code(_ color: HardCodedColor) -> String {
    guard color.type == "Color" else { return "\(color.type).\(color.name)" }
    guard color.name.last?.isNumber == false else { return "Color(.\(color.name))" }
    let tint = color.name.dropFirst("system".count)
    return "Color.\(tint.prefix(1).lowercased())\(tint.dropFirst())"
  }
}

// MARK: - Examples

extension HardCodedSystemColor {
  private static let bad: [Example] = [
    Example("parts from 0 to 1", """
      extension UIColor {
        static let link = ↓UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
      }
      """, fixed: """
      extension UIColor {
        static let link = UIColor.systemBlue
      }
      """),
    Example("a code as text, and as a number", """
      func style(_ label: UILabel, _ line: UIView) {
        label.textColor = ↓UIColor(hex: "#FF3B30")
        line.backgroundColor = ↓UIColor(hex: 0xE5E5EA)
      }
      """, fixed: """
      func style(_ label: UILabel, _ line: UIView) {
        label.textColor = UIColor.systemRed
        line.backgroundColor = UIColor.systemGray5
      }
      """),
    Example("in SwiftUI, with and without a name of its own", """
      struct Badge: View {
        var body: some View {
          Text(count)
            .foregroundColor(↓Color(red: 0.204, green: 0.78, blue: 0.349))
            .background(↓Color(hex: "F2F2F7"))
        }
      }
      """, fixed: """
      struct Badge: View {
        var body: some View {
          Text(count)
            .foregroundColor(Color.green)
            .background(Color(.systemGray6))
        }
      }
      """),
    Example("the value for the light, which is for the dark, too, of a constant", """
      final class Player: UIView {
        private static let tint = ↓UIColor(red: 0, green: 122 / 255, blue: 255 / 255, alpha: 1.0)
        func setUp() { tintColor = Self.tint }
      }
      """, fixed: """
      final class Player: UIView {
        private static let tint = UIColor.systemBlue
        func setUp() { tintColor = Self.tint }
      }
      """),
    Example("both values, handed to the app's own initialiser", """
      extension UIColor {
        static let chosen = UIColor(light: ↓UIColor(hex: "#C7C7CC"), dark: ↓UIColor(hex: "#48484A"))
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the system's colours by name", """
      func style(_ label: UILabel) { label.textColor = .systemRed }
      """),
    Example("colours of the app's own", """
      extension UIColor {
        static let sea = UIColor(red: 0.05, green: 0.4, blue: 0.6, alpha: 1)
        static let night = UIColor(hex: "#101014")
      }
      """),
    Example("white, black and pure colours, which are nobody's", """
      let colors = [UIColor(red: 1, green: 1, blue: 1, alpha: 1), UIColor(white: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
      """),
    Example("the values for the dark alone, in a dark theme", """
      func dark(_ theme: Theme) {
        theme.background = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
        theme.separator = UIColor(hex: "#48484A")
      }
      """),
    Example("one that shines through", """
      let veil = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 0.3)
      """),
    Example("a colour for each appearance", """
      let accent = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: "#0A84FF") : UIColor(hex: "#007AFF") }

      struct Badge: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View { Text(count).background(colorScheme == .dark ? Color(hex: "1C1C1E") : Color(hex: "F2F2F7")) }
      }
      """),
    Example("what stands in for a colour that older systems don't have", """
      func accent() -> UIColor {
        if #available(iOS 15, *) { return .systemMint } else { return UIColor(hex: "#00C7BE") }
      }

      func background() -> UIColor {
        if #available(iOS 13, *) { return .systemGray6 } else { return UIColor(hex: "#F2F2F7") }
      }
      """),
    Example("a brand, and a page in HTML", """
      enum BrandColors { static let blue = UIColor(hex: "#007AFF") }

      func html(_ text: String) -> String { page(text, link: UIColor(hex: "#007AFF")) }
      """),
    Example("numbers that aren't known", """
      func color(_ red: CGFloat, _ code: String) -> [UIColor] { [UIColor(red: red, green: 122 / 255, blue: 1, alpha: 1), UIColor(hex: code)] }
      """),
  ]
}
