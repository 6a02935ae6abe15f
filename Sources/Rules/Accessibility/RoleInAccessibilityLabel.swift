import HIGLintEngine

/// Labels that say what the traits say already.
public struct RoleInAccessibilityLabel: FileRule {
  public static let description = RuleDescription(
    id: "role_in_accessibility_label",
    chapter: .accessibility,
    summary: "A label for VoiceOver ends in the kind of its element.",
    rationale: """
      VoiceOver follows an element's label with its kind, so "Close button" is read as "Close button, button". A label \
      names what the element is for, and no more.
      """,
    guidelines: [.current("VoiceOver")],
    criteria: [.audit(.trait)],
    components: [.text],
    activation: .optIn,
    fix: .suggested,
    triggers: ["ccessibilityLabel", "accessibility("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for text in context.project.spokenTexts(in: file) {
      guard let role = text.role else { continue }
      guard role.file == file else {
        // A text of another file is told where it is used: it may be right elsewhere.
        let note = RuleContext.Note("it is written here", at: role.range, in: role.file)
        context.report(Self.message(role.text), at: text.expression.range, in: file, notes: [note] + .ofText(in: role.table))
        continue
      }
      context.report(
        Self.message(role.text), at: role.range, in: file, notes: .ofText(in: role.table),
        fix: Self.fix(role, context.project.text(of: file))
      )
    }
  }

  private static func message(_ role: String) -> String {
    "VoiceOver says '\(role.lowercased())' by itself; a label that ends in it is read twice"
  }

  /// The word with the space before it. The text may be a key, by which translations are found.
  private static func fix(_ role: SpokenText.Word, _ text: SourceText?) -> Fix? {
    guard let text, text.text(of: ByteRange(start: role.range.start - 1, end: role.range.end)) == " \(role.text)"
    else { return nil }
    return .suggested("Leave it out", .remove(ByteRange(start: role.range.start - 1, end: role.range.end)))
  }
}

// MARK: - Examples

extension RoleInAccessibilityLabel {
  private static let bad: [Example] = [
    Example("buttons in SwiftUI", """
      struct Bar: View {
        var body: some View {
          Button(action: close) { Image("close") }.accessibilityLabel("Close ↓button")
          Link(destination: home) { Image("home") }.accessibilityLabel(Text("Home page ↓link"))
        }
      }
      """, fixed: """
      struct Bar: View {
        var body: some View {
          Button(action: close) { Image("close") }.accessibilityLabel("Close")
          Link(destination: home) { Image("home") }.accessibilityLabel(Text("Home page"))
        }
      }
      """),
    Example("a button and a picture in UIKit", """
      final class Profile: UIView {
        private let settings = UIButton()
        private let portrait = UIImageView()

        func setUp() {
          settings.accessibilityLabel = "Settings ↓Button"
          portrait.accessibilityLabel = NSLocalizedString("Profile ↓image", comment: "")
        }
      }
      """, fixed: """
      final class Profile: UIView {
        private let settings = UIButton()
        private let portrait = UIImageView()

        func setUp() {
          settings.accessibilityLabel = "Settings"
          portrait.accessibilityLabel = NSLocalizedString("Profile", comment: "")
        }
      }
      """),
    Example("an image and a switch", """
      struct Row: View {
        var body: some View {
          Image("leaf").resizable().accessibilityLabel("Vegan ↓icon")
          Toggle("", isOn: $isOn).accessibilityLabel("Wi-Fi ↓toggle")
        }
      }
      """, fixed: """
      struct Row: View {
        var body: some View {
          Image("leaf").resizable().accessibilityLabel("Vegan")
          Toggle("", isOn: $isOn).accessibilityLabel("Wi-Fi")
        }
      }
      """),
    Example("a constant of another file, and an old form", files: [
      Example.File("Words.swift", #"enum Words { static let close = "Close button" }"#),
      Example.File("Bar.swift", """
        struct Bar: View {
          var body: some View {
            Button(action: close) { Image("close") }.accessibilityLabel(↓Words.close)
            Button(action: open) { Image("open") }.accessibility(label: Text("Library ↓button"))
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("names alone", """
      struct Bar: View {
        var body: some View { Button(action: close) { Image("close") }.accessibilityLabel("Close") }
      }
      """),
    Example("what the name is about", """
      struct Bar: View {
        var body: some View {
          Button(action: choose) { Image("photo") }.accessibilityLabel("Choose image")
          Button(action: copy) { Image("link") }.accessibilityLabel("Copy link")
          Button(action: show) { Image("radio") }.accessibilityLabel("Radio button")
          Button(action: show) { Image("photo") }.accessibilityLabel("Profile image")
        }
      }
      """),
    Example("elements of another kind, and unknown ones", """
      struct Bar: View {
        var body: some View {
          Text(title).accessibilityLabel("Close button")
          thing.accessibilityLabel("Close button")
        }
      }
      """),
    Example("keys, comments and identifiers", """
      final class Profile: UIView {
        private let settings = UIButton()
        func setUp() {
          settings.accessibilityLabel = NSLocalizedString("profile.settings.button", comment: "Settings button")
          settings.accessibilityIdentifier = "Settings button"
        }
      }
      """),
    Example("a word in the middle", """
      struct Bar: View {
        var body: some View { Button(action: reset) { Image("reset") }.accessibilityLabel("Button sizes") }
      }
      """),
    Example("a word alone", """
      struct Bar: View { var body: some View { Image("photo").accessibilityLabel("Image") } }
      """),
    Example("a text of another language", """
      final class Profile: UIView {
        private let settings = UIButton()
        func setUp() { settings.accessibilityLabel = "Schließen der Ansicht Button" }
      }
      """),
    Example("a preview", #"#Preview { Button("x") {}.accessibilityLabel("Close button") }"#),
  ]
}
