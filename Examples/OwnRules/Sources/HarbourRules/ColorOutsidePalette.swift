import HIGLintEngine

/// Colours that aren't Harbour's.
public struct ColorOutsidePalette: FileRule {
  static let palettes = RuleOption("palettes", "The types in which colours are mixed.", default: ["Palette"])

  public static let description = RuleDescription(
    id: "color_outside_palette",
    chapter: .colour,
    summary: "A colour is mixed by hand instead of taken from the palette.",
    rationale: """
      Harbour has eleven colours, each in a light, a dark and a high-contrast variant. A colour that is mixed on the spot has \
      one, and stays behind when the palette changes.
      """,
    guidelines: [Guideline(document: "Harbour Design System", date: "2026-05", section: "Colours")],
    options: [palettes.declaration],
    triggers: ["Color("],
    page: "https://harbour.example/design/colours",
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let palettes = context.options[Self.palettes]
    for code in context.project.code(in: file, mentioning: ["UIColor", "Color"])
    where !palettes.contains(code.type?.name ?? "") {
      var mixed: [ByteRange] = []
      code.body.forEachExpression { expression, _ in
        if let call = expression.call, Self.mixes(call) { mixed.append(expression.range) }
      }
      for range in mixed { context.report(Self.message, at: range, in: code.file) }
    }
  }

  /// By the parts of the colour: what names one, such as `UIColor(named:)`, is left alone.
  private static func mixes(_ call: Call) -> Bool {
    ["UIColor", "Color"].contains(call.name)
      && call.arguments.contains { ["red", "white", "hue", "hex", "displayP3Red"].contains($0.label) }
  }

  private static let message = "this colour isn't one of Harbour's; take the nearest of 'Palette'"
}

// MARK: - Examples

extension ColorOutsidePalette {
  private static let bad: [Example] = [
    Example("from parts, in UIKit", """
      final class Header: UIView {
        func style() { backgroundColor = ↓UIColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 1) }
      }
      """),
    Example("in a property", "let divider = ↓UIColor(white: 0.9, alpha: 1)"),
    Example("in SwiftUI", """
      struct Badge: View {
        var body: some View { Text(count).foregroundStyle(↓Color(hue: 0.6, saturation: 1, brightness: 0.5)) }
      }
      """),
    Example("by an extension for web colours", "func tint(_ view: UIView) { view.tintColor = ↓UIColor(hex: \"#336699\") }"),
  ]

  private static let good: [Example] = [
    Example("from the palette", "func tint(_ view: UIView) { view.tintColor = Palette.harbour }"),
    Example("in the palette itself", """
      enum Palette { static let harbour = UIColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 1) }
      """),
    Example("in another palette, which the configuration names", options: RuleOptions(["palettes": .strings(["Sea"])]), """
      enum Sea { static let deep = Color(red: 0, green: 0.1, blue: 0.3) }
      """),
    Example("by name", "let harbour = UIColor(named: \"Harbour\")"),
    Example("one of the system's", "let label = UIColor.secondaryLabel"),
    Example("a colour that is made more transparent", "let veil = Palette.harbour.withAlphaComponent(0.5)"),
  ]
}
