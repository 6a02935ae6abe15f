import HIGLintEngine

/// Labels of nothing, and labels that are names of files.
public struct UnspeakableAccessibilityLabel: FileRule {
  public static let description = RuleDescription(
    id: "unspeakable_accessibility_label",
    chapter: .accessibility,
    summary: "A label for VoiceOver is empty, or the name of a file or a symbol.",
    rationale: """
      VoiceOver reads what it is given: "x mark dot circle", "i c underscore close". An empty label doesn't take an \
      element away, either: it stays in the way as one that says nothing.
      """,
    guidelines: [.current("VoiceOver")],
    criteria: [.audit(.sufficientElementDescription), .wcag(.nonTextContent)],
    components: [.text],
    activation: .optIn,
    fix: .suggested,
    triggers: ["ccessibilityLabel", "accessibility("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for text in context.project.spokenTexts(in: file) {
      guard let flaw = text.flaw else { continue }
      context.report(Self.message(flaw), at: text.expression.range, in: text.file, fix: Self.fix(flaw, text))
    }
  }

  private static func message(_ flaw: SpokenText.Flaw) -> String {
    switch flaw {
    case .empty: "an empty label leaves an element that says nothing; give it a name, or hide it from VoiceOver"
    case .name(let name): "'\(name)' is the name of a file or a symbol, and is read out as it stands; say what the element is"
    }
  }

  /// Whoever gave an image an empty label wanted it to be passed over.
  private static func fix(_ flaw: SpokenText.Flaw, _ text: SpokenText) -> Fix? {
    guard flaw == .empty, text.isOnImage, let modifier = text.modifier else { return nil }
    return .suggested("Hide it from VoiceOver", .replace(modifier, with: "accessibilityHidden(true)"))
  }
}

// MARK: - Examples

extension UnspeakableAccessibilityLabel {
  private static let bad: [Example] = [
    Example("an empty label on an image", """
      struct Row: View {
        var body: some View {
          HStack {
            Image("leaf").accessibilityLabel(↓"")
            Text("Vegan")
          }
        }
      }
      """, fixed: """
      struct Row: View {
        var body: some View {
          HStack {
            Image("leaf").accessibilityHidden(true)
            Text("Vegan")
          }
        }
      }
      """),
    Example("an empty text, and an old form", """
      struct Row: View {
        var body: some View {
          Image("leaf").accessibilityLabel(↓Text(verbatim: "")).padding()
          Image("tree").accessibility(label: ↓Text(""))
        }
      }
      """, fixed: """
      struct Row: View {
        var body: some View {
          Image("leaf").accessibilityHidden(true).padding()
          Image("tree").accessibilityHidden(true)
        }
      }
      """),
    Example("the image's name", """
      struct Bar: View {
        var body: some View {
          Image(systemName: "xmark.circle").accessibilityLabel(↓"xmark.circle")
          Image("nav-back").accessibilityLabel(↓"nav-back")
        }
      }
      """),
    Example("names of files in UIKit, and nothing", """
      final class Bar: UIView {
        private let close = UIButton()
        private let share = UIButton()
        private let spacer = UIView()

        func setUp() {
          close.accessibilityLabel = ↓"ic_close_24"
          share.accessibilityLabel = ↓"share.png"
          spacer.accessibilityLabel = ↓""
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("names", """
      struct Row: View {
        var body: some View {
          Image("leaf").accessibilityLabel("Vegan")
          Image("tree").accessibilityHidden(true)
        }
      }
      """),
    Example("keys of translations", """
      struct Row: View {
        var body: some View {
          Image("leaf").accessibilityLabel("row.vegan")
          Image("leaf").accessibilityLabel(Text("row.vegan"))
        }
      }

      func setUp(_ view: UIView) { view.accessibilityLabel = NSLocalizedString("icon_close", comment: "") }
      """),
    Example("a label that is taken away, and one that isn't known", """
      func setUp(_ view: UIView, _ name: String) {
        view.accessibilityLabel = nil
        view.accessibilityLabel = name
      }
      """),
    Example("parts of an element that speaks as a whole", """
      struct Row: View {
        var body: some View {
          HStack { Image("leaf").accessibilityLabel(""); Text("Vegan") }.accessibilityElement(children: .combine)
          HStack { Image("leaf").accessibilityLabel("") }.accessibilityLabel("Vegan")
        }
      }

      final class Cell: UITableViewCell {
        let detail = UILabel()
        func setUp() {
          isAccessibilityElement = true
          detail.accessibilityLabel = ""
        }
      }
      """),
    Example("a name for another state, and a fresh start", """
      final class Row: UIView {
        let state = UILabel()
        let count = UILabel()
        let note = UILabel()
        func show(_ isOn: Bool) {
          if isOn { state.accessibilityLabel = "On" } else { state.accessibilityLabel = "" }
        }
        func hide() {
          note.accessibilityLabel = ""
          note.isHidden = true
        }
        func prepareForReuse() { count.accessibilityLabel = "" }
      }
      """),
    Example("numbers, places on the web, and joined words", """
      final class Row: UIView {
        let version = UILabel()
        func setUp() {
          version.accessibilityLabel = "1.2.0"
          version.accessibilityLabel = "example.com"
          version.accessibilityLabel = "Wi-Fi"
        }
      }
      """),
    Example("a word that is the image's name and can be spoken", """
      struct Row: View { var body: some View { Image("Logo").accessibilityLabel("Logo") } }
      """),
    Example("a cell, whose parts speak, and a view that is no element", """
      final class Certificates: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = CertificateCell()
          cell.accessibilityLabel = ""
          return cell
        }
      }

      final class CertificateCell: UITableViewCell {
        private let bullet = UIImageView()
        func setUp() {
          bullet.isAccessibilityElement = false
          bullet.accessibilityLabel = ""
        }
      }
      """),
    Example("an identifier", "func setUp(_ view: UIView) { view.accessibilityIdentifier = \"ic_close\" }"),
  ]
}
