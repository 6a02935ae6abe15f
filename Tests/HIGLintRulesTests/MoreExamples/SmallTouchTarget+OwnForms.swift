import HIGLintEngine

/// Modifiers that a project declares under the names of SwiftUI's.
private let ownForms = Example.File("View+Forms.swift", """
  extension View {
    func frame(size: CGFloat) -> some View { frame(width: size, height: size) }
    func padding(around length: CGFloat) -> some View { padding(length) }

    func font(size: FontSize, family: FontFamily? = nil) -> some View {
      var family = family
      if family == nil { family = size == .caption ? .light : .bold }
      return self.font(Font.custom(family!.rawValue, size: size.rawValue))
    }

    func font(size: CGFloat? = nil, style: Font.TextStyle) -> some View { modifier(ScaledFont(size: size, style: style)) }
  }

  struct ScaledFont: ViewModifier {
    let size: CGFloat?
    let style: Font.TextStyle
    func body(content: Content) -> some View { content.font(Font(metrics.font(for: style, of: size))) }
  }

  enum FontSize: CGFloat { case caption = 12, title = 36 }
  enum FontFamily: String { case light = "Harbour-Light", bold = "Harbour-Bold" }
  """)

/// Examples of sizes that such modifiers give.
let ownFormsBad: [Example] = [
  Example("SwiftUI: frames, padding and fonts by modifiers of the project's own that are called as SwiftUI's", files: [
    ownForms,
    Example.File("Anchors.swift", """
      struct Anchors: View {
        var body: some View {
          VStack {
            ↓Button(action: drop) { Image(systemName: "heart").frame(size: 20) }
            ↓Button(action: drop) { Image(systemName: "heart").padding(around: 2) }
            ↓Button(action: drop) { Text("Weigh anchor").font(size: .caption) }
            ↓Image(systemName: "heart").frame(size: 24).onTapGesture { drop() }
            ↓Button(action: drop) { Text("Weigh anchor").font(style: .caption) }
            ↓Button(action: drop) { Text("Weigh anchor").font(size: 20, style: .caption) }
          }
        }
      }
      """),
  ]),
  Example("SwiftUI: a font whose size grows with the reader's setting, by a modifier of the project's own", """
    struct Grown: ViewModifier {
      @Environment(\\.sizeCategory) var sizeCategory
      let points: CGFloat

      func body(content: Content) -> some View {
        let size = UIFontMetrics.default.scaledValue(for: points)
        return content.font(.custom("Lato-Bold", size: size))
      }
    }

    extension View {
      func grown(_ points: CGFloat) -> some View { modifier(Grown(points: points)) }
    }

    struct Berths: View {
      var body: some View { ↓Button(action: moor) { Text("Moor").grown(15) } }
    }
    """),
]

let ownFormsGood: [Example] = [
  Example("SwiftUI: the same where they give enough room", files: [
    ownForms,
    Example.File("Anchors.swift", """
      struct Anchors: View {
        var body: some View {
          VStack {
            Button(action: drop) { Image(systemName: "heart").frame(size: 48) }
            Button(action: drop) { Image(systemName: "heart").padding(around: 16) }
            Button(action: drop) { Text("Weigh anchor").font(size: .title) }
            Image(systemName: "heart").frame(size: 44).onTapGesture { drop() }
            Button(action: drop) { Text("Weigh anchor").font(size: 40, style: .caption) }
          }
        }
      }
      """),
  ]),
  Example("SwiftUI: a font by a function that makes one italic, of a family whose lines are low", """
    extension Font {
      static func harbour(size: CGFloat, isItalic: Bool) -> Font {
        switch isItalic {
        case true: return Font.custom("Raleway-Regular", size: size).italic()
        case false: return Font.custom("Raleway-Regular", size: size)
        }
      }
    }

    struct Berths: View {
      var body: some View { Button(action: moor) { Text("Moor").font(.harbour(size: 14, isItalic: false)).padding(14) } }
    }
    """),
]
