import HIGLintEngine

/// Titles of alerts that aren't in title style.
public struct AlertTitleCapitalization: FileRule {
  public static let description = RuleDescription(
    id: "alert_title_capitalization",
    chapter: .alerts,
    summary: "An alert's title isn't in title style.",
    rationale: """
      A title in title style reads as a headline, apart from the sentence below it. It has a capital for every word but \
      articles, "and" and "or", and prepositions of four letters or fewer, unless these belong to a verb: "Set Up the Network". \
      Today's guidelines ask for sentence style where the title is a complete sentence, so only the classic profile asks for this.
      """,
    guidelines: [.iPhone2008("Configuring an Alert"), .current("Alerts")],
    components: [.alerts],
    severity: .note,
    activation: .classic,
    options: [TitleStyleCheck.properNouns.declaration] + TitleStyleCheck.lowercase.declarations,
    fix: .suggested,
    triggers: ["UIAlertController", "UIAlertView", "UIAlertAction", "lert…("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let check = TitleStyleCheck(of: "the title", context.options)
    for alert in context.project.alerts(in: file) where alert.kind == .alert {
      if let title = alert.title { check.check(title, &context) }
    }
  }
}

// MARK: - Examples

extension AlertTitleCapitalization {
  private static let bad: [Example] = [
    Example("a title in sentence style", """
      let alert = UIAlertController(title: ↓"Unable to connect to server", message: nil, preferredStyle: .alert)
      """, fixed: """
      let alert = UIAlertController(title: "Unable to Connect to Server", message: nil, preferredStyle: .alert)
      """),
    Example("a preposition that belongs to a verb", """
      func ask(on screen: UIViewController) {
        let alert = UIAlertController(title: ↓"Set up the Network", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      """, fixed: """
      func ask(on screen: UIViewController) {
        let alert = UIAlertController(title: "Set Up the Network", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      """),
    Example("a capital too many", """
      final class SyncController: UIViewController {
        func fail() {
          let alert = UIAlertController(title: ↓"Sync Of The Library", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """),
    Example("a unit after a number, which the fix leaves alone", """
      let alert = UIAlertController(title: ↓"Choose a photo of 300 × 200 px", message: nil, preferredStyle: .alert)
      """, fixed: """
      let alert = UIAlertController(title: "Choose a Photo of 300 × 200 px", message: nil, preferredStyle: .alert)
      """),
    Example("SwiftUI, and a value put in", """
      struct Mailbox: View {
        var body: some View {
          Letters()
            .alert(↓"No new letters", isPresented: $isEmpty) { Button("OK") {} }
            .alert(isPresented: $isFull) { Alert(title: Text(↓"\\(count) letters left")) }
        }
      }
      """),
    Example("a constant of another file", files: [
      Example.File("Login.swift", """
        final class LoginController: UIViewController {
          func fail() {
            present(UIAlertController(title: ↓UserText.failed, message: nil, preferredStyle: .alert), animated: true)
          }
        }
        """),
      Example.File("UserText.swift", """
        enum UserText {
          static let failed = NSLocalizedString("login.failed", value: "Log in failed", comment: "")
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("other small words in place of the rule's own, and more of them", options: RuleOptions([
      "default_lowercase_words": .strings(["the"]), "lowercase_words": .strings(["versus"]),
    ]), """
      let alert = UIAlertController(title: "The Best Of the Rest versus Us", message: nil, preferredStyle: .alert)
      """),
    Example("in title style", """
      let alerts = [
        UIAlertController(title: "Set Up the Network", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Delete “my song” from the Library?", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Sign In to iCloud", message: nil, preferredStyle: .alert),
      ]
      """),
    Example("other languages", """
      let alerts = [
        UIAlertController(title: "Foto wirklich löschen", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Datei nicht gefunden und entfernt", message: nil, preferredStyle: .alert),
        UIAlertController(title: "写真を削除", message: nil, preferredStyle: .alert),
      ]
      """),
    Example("keys of translations", """
      let alerts = [
        UIAlertController(title: "alert.title.failed", message: nil, preferredStyle: .alert),
        UIAlertController(title: localized("could not connect"), message: nil, preferredStyle: .alert),
      ]
      """),
    Example("units after a number or a value", """
      func alerts(_ distance: Int) -> [UIAlertController] {
        [
          UIAlertController(title: "Only 5 min Left", message: nil, preferredStyle: .alert),
          UIAlertController(title: "Next Exit in \\(distance) km", message: nil, preferredStyle: .alert),
          UIAlertController(title: "Files Are Limited to 20 MB", message: nil, preferredStyle: .alert),
        ]
      }
      """),
    Example("names and abbreviations", """
      let alerts = [
        UIAlertController(title: "iPhone Not Found", message: nil, preferredStyle: .alert),
        UIAlertController(title: "URL Not Valid", message: nil, preferredStyle: .alert),
        UIAlertController(title: "eBay", message: nil, preferredStyle: .alert),
      ]
      """),
    Example("names that the project lists", options: RuleOptions(["proper_nouns": .strings(["macaroni"])]), """
      let alert = UIAlertController(title: "Open macaroni", message: nil, preferredStyle: .alert)
      """),
    Example("what is put in, and what isn't known", """
      func alerts(_ name: String) -> [UIAlertController] {
        [
          UIAlertController(title: name, message: nil, preferredStyle: .alert),
          UIAlertController(title: "Rename \\(name)", message: nil, preferredStyle: .alert),
        ]
      }
      """),
    Example("messages and action sheets", """
      let alert = UIAlertController(title: nil, message: "The disk is full.", preferredStyle: .alert)
      let sheet = UIAlertController(title: "choose a disk", message: nil, preferredStyle: .actionSheet)
      """),
  ]
}
