import HIGLintEngine

/// Text that hardly stands out from its background.
public struct LowContrast: TypeRule {
  static let minimum = RuleOption(
    "minimum", "The least contrast of text below 18 points; larger and bold text needs two thirds of it.",
    default: 4.5, bounds: 1...21
  )

  public static let description = RuleDescription(
    id: "low_contrast",
    chapter: .colour,
    summary: "A text hardly stands out from its background.",
    rationale: """
      Text needs a contrast of 4.5 to 1, and large or bold text one of 3 to 1, to be read by people whose eyes are not \
      the best, and by everybody in the sun. What looks elegant on a designer's screen is often below that.
      """,
    guidelines: [.current("Accessibility"), .current("Color")],
    criteria: [.audit(.contrast), .wcag(.minimumContrast)],
    components: [.text],
    activation: .optIn,
    options: [minimum.declaration],
    triggers: ["background"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let factor = context.options[Self.minimum] / 4.5
    for pair in type.colorPairs where !pair.isHalfAdaptive {
      let least = pair.leastContrast * factor
      let contrast = min(pair.light, pair.dark)
      guard contrast < least, let place = pair.textPlace else { continue }
      let worst = pair.worst
      let drawn = Finding.Contrast(text: worst.text, background: worst.ground, ratio: contrast)
      context.report(Self.message(pair, least), at: place, in: pair.file, contrast: drawn)
    }
  }

  private static func message(_ pair: ColorPair, _ least: Double) -> String {
    let isSame = abs(pair.light - pair.dark) < 0.01
    let appearance = isSame ? "" : pair.dark < pair.light ? " in the dark appearance" : " in the light appearance"
    return "this text has a contrast of \(min(pair.light, pair.dark).plain):1 to its background\(appearance); "
      + "it needs \(least.plain):1"
  }
}

// MARK: - Picture

extension LowContrast {
  private static let picture = RulePicture(
    bad: Sketch("What hardly stands out from what is behind it is lost on many, and on everybody in the sun.", [
      .space(12),
      .text("Delivery on Monday"),
      .text("Order before noon", Sketch.TextStyle(.faint)),
      .space(12),
    ]),
    good: Sketch("Secondary text is quieter, and still legible.", [
      .space(12),
      .text("Delivery on Monday"),
      .text("Order before noon", Sketch.TextStyle(.secondary)),
      .space(12),
    ])
  )
}

// MARK: - Examples

extension LowContrast {
  /// A colour set with one colour for all appearances.
  private static func set(_ name: String, _ components: String, idiom: String = "universal") -> Example.File {
    Example.File("Colors.xcassets/\(name).colorset/Contents.json", """
      {
        "colors" : [ { "color" : { "color-space" : "srgb", "components" : \(components) }, "idiom" : "\(idiom)" } ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """)
  }

  private static let bad: [Example] = [
    Example("grey on white", """
      final class Hint: UIView {
        private let label = UILabel()

        func setUp() {
          label.font = .systemFont(ofSize: 13)
          label.textColor = ↓.lightGray
          label.backgroundColor = .white
        }
      }
      """),
    Example("white on yellow", """
      struct Sale: View {
        var body: some View {
          Text("Sale").foregroundStyle(↓.white).padding().background(.yellow)
          Text("Sale").foregroundColor(↓.white).background(Color(hex: "FFD400"), in: Capsule())
          Button("Sale", action: buy).foregroundColor(↓Color.white).background { Color(red: 1, green: 0.9, blue: 0.2) }
        }
      }
      """),
    Example("enough for large text, but not for small", """
      struct Prices: View {
        var body: some View {
          Text(price).font(.title).foregroundColor(Color(hex: 0x808080)).background(Color.white)
          Text(price).font(.caption).foregroundColor(↓Color(hex: 0x808080)).background(Color.white)
        }
      }
      """),
    Example("a button's title, and constants", """
      final class Bar: UIView {
        private let button = UIButton()
        private let ink = UIColor(red: 180 / 255, green: 190 / 255, blue: 200 / 255, alpha: 1)

        func setUp() {
          button.setTitleColor(↓ink, for: .normal)
          button.backgroundColor = UIColor(hex: "#EEEEEE")
        }
      }
      """),
    Example("colours of an asset catalog, by their names and by those that Xcode gives them", files: [
      Example.File("Sale.swift", """
        struct Sale: View {
          var body: some View {
            Text("Sale").foregroundColor(↓.white).background(Color("Sun"))
            Text("Sale").font(.caption).foregroundStyle(↓Color(.dimInk)).background(.white)
          }
        }

        final class Hint: UIView {
          private let label = UILabel()
          func setUp() {
            label.textColor = ↓UIColor(named: "Texts/DimInk")
            label.backgroundColor = .white
          }
        }
        """),
      set("Sun", #"{ "red" : "0xFF", "green" : "214", "blue" : "0.100", "alpha" : "1.000" }"#),
      set("DimInk", #"{ "red" : "0.750", "green" : "0.750", "blue" : "0.750", "alpha" : "1.000" }"#),
    ]),
  ]

  private static let good: [Example] = [
    Example("colours of an asset catalog that contrast, that one device has, and that aren't there", files: [
      Example.File("Sale.swift", """
        struct Sale: View {
          var body: some View {
            Text("Sale").foregroundColor(.white).background(Color("Night"))
            Text("Sale").foregroundColor(.white).background(Color("Moon"))
            Text("Sale").foregroundColor(.white).background(Color("Sun"))
          }
        }
        """),
      set("Night", #"{ "red" : "0.100", "green" : "0.100", "blue" : "0.300", "alpha" : "1.000" }"#),
      set("Moon", #"{ "red" : "0.900", "green" : "0.900", "blue" : "0.900", "alpha" : "1.000" }"#, idiom: "ipad"),
    ]),
    Example("black on white, and white on blue", """
      struct Sale: View {
        var body: some View {
          Text("Sale").foregroundColor(.black).background(Color.white)
          Text("Sale").font(.headline).foregroundColor(.white).background(Color.blue)
        }
      }
      """),
    Example("the system's colours", """
      final class Hint: UIView {
        private let label = UILabel()
        func setUp() {
          label.textColor = .label
          label.backgroundColor = .secondarySystemBackground
        }
      }
      """),
    Example("one colour that isn't known", """
      final class Hint: UIView {
        private let label = UILabel()
        func setUp(_ theme: Theme) {
          label.textColor = theme.hint
          label.backgroundColor = .white
        }
      }

      struct Sale: View { var body: some View { Text("Sale").foregroundColor(.white).background(Color("Sun")) } }
      """),
    Example("what shines through, and what is blended", """
      struct Sale: View {
        var body: some View {
          Text("Sale").foregroundColor(.white).background(Color.yellow.opacity(0.5))
          Text("Sale").foregroundColor(.white).background(.yellow).opacity(0.4)
          Text("Sale").foregroundColor(.white).background(.yellow).blendMode(.multiply)
        }
      }
      """),
    Example("what can't be touched right now", """
      struct Sale: View {
        var body: some View { Button("Buy", action: buy).foregroundColor(.white).background(.yellow).disabled(true) }
      }
      """),
    Example("colours of several states", """
      final class Choice: UIView {
        private let label = UILabel()
        func show(_ isOn: Bool) {
          label.textColor = isOn ? .white : .black
          label.backgroundColor = isOn ? .black : .white
          if isOn { label.textColor = .lightGray }
        }
      }
      """),
    Example("symbols and pictures", """
      struct Star: View { var body: some View { Image(systemName: "star").foregroundColor(.white).background(.yellow) } }
      """),
    Example("an app that asks how much contrast people want", """
      struct Sale: View {
        @Environment(\\.colorSchemeContrast) private var contrast
        var body: some View {
          Text("Sale").foregroundColor(.white).background(Color.yellow).bold(contrast == .increased && colorSchemeContrast)
        }
      }
      """),
  ]
}
