import HIGLintEngine

/// An app of one screen, which holds its theme.
private func links(_ buttons: String) -> Example.File {
  Example.File("Links.swift", """
    @main struct Links: App {
      var body: some Scene { WindowGroup { LinksView() } }
    }

    struct LinksView: View {
      @Environment(ThemeStore.self) private var store

      var body: some View {
        \(buttons)
      }
    }
    """)
}

/// An enumeration that describes fonts, and a button whose text has one of them.
private func lettered(_ mark: String, _ given: String) -> [Example.File] {
  [
    Example.File("Lettering.swift", """
      enum Lettering {
        case display(Weight), caption(Weight)

        enum Weight { case bold, plain }

        var size: CGFloat {
          switch self {
          case .display: return 40
          case .caption: return 12
          }
        }

        var lines: CGFloat {
          switch self {
          case .display: return 48
          case .caption(let weight):
            switch weight {
            case .bold: return 20
            default: return size
            }
          }
        }

        var font: UIFont {
          switch self {
          case .display(let weight), .caption(let weight): return weight.face.font(size: size)
          }
        }
      }

      extension View {
        func font(_ type: Lettering) -> some View {
          font(Font(type.font)).padding(.vertical, (type.lines - type.font.lineHeight) / 2)
        }
      }
      """),
    Example.File("Login.swift", """
      struct Login: View {
        var body: some View {
          VStack {
            Text("Welcome").font(.display(.plain))
            Text("Log in").font(.caption(.bold))
            \(mark)Button(action: remind) { Text("Forgot?").font(\(given)) }
          }
        }
      }
      """),
  ]
}

/// A modifier that is handed a font and how high its lines are, and a button with such a text.
private func lined(_ mark: String, _ given: String) -> [Example.File] {
  [
    Example.File("LineHeight.swift", """
      struct LineHeight: ViewModifier {
        let font: UIFont
        let height: CGFloat

        func body(content: Content) -> some View {
          content
            .font(Font(font))
            .lineSpacing(height - font.lineHeight)
            .padding(.vertical, (height - font.lineHeight) / 2)
        }
      }

      extension View {
        func lines(_ font: UIFont, height: CGFloat) -> some View {
          ModifiedContent(content: self, modifier: LineHeight(font: font, height: height))
        }
      }
      """),
    Example.File("Login.swift", """
      struct Login: View {
        var body: some View {
          VStack {
            Text("Welcome")
            \(mark)Button(action: remind) { Text("Forgot?").lines(UIFont(name: "Harbour-Bold", size: 14)!, height: \(given)) }
          }
        }
      }
      """),
  ]
}

private let lettering = Example.File("Lettering.swift", """
  enum Lettering {
    enum Face: String { case bold = "Lato-Bold", regular = "Lato-Regular" }
    enum Size: CGFloat { case small = 13, text = 16, display = 60 }

    static func font(face: Face? = nil, size: Size? = nil) -> Font {
      let name = face?.rawValue ?? Face.regular.rawValue
      let points = size?.rawValue ?? Size.text.rawValue
      if UIFont(name: name, size: points) != nil { return .custom(name, size: points) }
      return .system(size: points)
    }

    static func serif(_ size: Size) -> Font {
      var font = Font.system(size: size.rawValue, design: .serif)
      if isItalic { font = font.italic() }
      return font
    }
  }
  """)

/// Examples of sizes that a theme or a style gives.
extension MoreExamples {
  static let themeBad: [Example] = [
    Example("fonts that functions make of what they are given, by constants and variables of their own", files: [
      lettering,
      links("""
        ↓Button(action: toggle) { Text("Links").font(Lettering.font(face: .bold, size: .small)) }
        ↓Button(action: toggle) { Text("All").font(Lettering.font()) }
        ↓Button(action: close) { Text("Close").font(Lettering.serif(.small)) }
        """),
    ]),
    Example("a font that an enumeration of the app's own describes, with the height of its lines", files: lettered("↓", ".caption(.bold)")),
    Example("a font and a height of lines that a modifier of the app's own is handed", files: lined("↓", "20")),
    Example("a font whose size a modifier of the app's own chooses by the kind of text", """
      struct Footer: View {
        var body: some View {
          VStack {
            ↓Button { open() } label: { Text("Show all").scaled(.caption) }
            Button { open() } label: { Text("Show all").scaled(.poster) }
          }
        }
      }

      enum Kind { case caption, poster }

      struct Scaled: ViewModifier {
        let kind: Kind
        var size: CGFloat {
          switch kind {
          case .caption: return 14
          case .poster: return 48
          }
        }
        func body(content: Content) -> some View { content.font(.custom("Lato", size: size)) }
      }

      extension View {
        func scaled(_ kind: Kind) -> some View { modifier(Scaled(kind: kind)) }
      }
      """),
    Example("fonts and padding of a theme, whichever is chosen", files: [
      Example.File("Theme.swift", """
        struct Fonts { let caption: Font; let heading: Font }

        struct Theme {
          let fonts: Fonts
          let padding: CGFloat
          static let plain = Theme(fonts: Fonts(caption: .caption, heading: .headline), padding: 2)
          static let mono = Theme(fonts: .init(caption: .custom("Mono", size: 12), heading: .custom("Mono", size: 17)), padding: 4)
        }

        @Observable final class ThemeStore {
          var current = Theme.plain
          var captionFont: Font { current.fonts.caption }
        }
        """),
      links("""
        ↓Button(action: toggle) { Text("Links").font(store.current.fonts.heading) }
        ↓Button(action: close) { Text("Close").font(store.captionFont).padding(store.current.padding) }
        """),
    ]),
  ]

  static let themeGood: [Example] = [
    Example("fonts that a function makes of a size and leaves large", files: [
      lettering,
      links("""
        Button(action: toggle) { Text("Links").font(Lettering.font(size: .display)) }
        Button(action: close) { Text("Close").font(Lettering.serif(.display)) }
        """),
    ]),
    Example("a font that an enumeration of the app's own describes, with lines that are high enough", files: lettered("", ".display(.bold)")),
    Example("a font and a height of lines that a modifier of the app's own is handed, which is large enough", files: lined("", "44")),
    Example("a theme of which one caption is large", files: [
      Example.File("Theme.swift", """
        struct Fonts { let caption: Font }

        struct Theme {
          let fonts: Fonts
          let padding: CGFloat
          static let plain = Theme(fonts: Fonts(caption: .caption), padding: 4)
          static let poster = Theme(fonts: .init(caption: .system(size: 36)), padding: 4)
        }

        @Observable final class ThemeStore { var current = Theme.plain }
        """),
      links(#"Button(action: toggle) { Text("Links").font(store.current.fonts.caption).padding(store.current.padding) }"#),
    ]),
    Example("a style that a modifier of the app's own sets by way of another", """
      struct Bora: View {
        var body: some View { VStack { Button("Go") { UIApplication.shared.open(url) }.big(colored: .blue) } }
      }

      struct Big: ViewModifier {
        let color: Color
        func body(content: Content) -> some View { content.tint(color).controlSize(.large).buttonStyle(.bordered) }
      }

      extension Button {
        func big(colored color: Color) -> some View { modifier(Big(color: color)) }
      }
      """),
    Example("a button whose style a modifier of the project's chooses", """
      struct Footer: View {
        var body: some View {
          Button { save() } label: { Text("Done").frame(height: 24) }.pillStyle(.wide)
        }
      }

      extension View {
        func pillStyle(_ kind: Kind) -> some View {
          switch kind {
          case .wide: AnyView(buttonStyle(WideStyle()))
          case .narrow: AnyView(buttonStyle(NarrowStyle()))
          }
        }
      }
      """),
  ]
}
