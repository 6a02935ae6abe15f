import HIGLintEngine

/// Messages of alerts in title style.
public struct AlertMessageCapitalization: FileRule {
  static let properNouns = WordListOption(
    RuleOption(
      "default_proper_nouns",
      "The names that have capitals in any sentence; `proper_nouns` adds to them.",
      default: EnglishWords.properNouns.sorted()
    ),
    more: RuleOption("proper_nouns", "More names that have capitals in any sentence.", default: [])
  )

  public static let description = RuleDescription(
    id: "alert_message_capitalization",
    chapter: .alerts,
    summary: "An alert's message is written in title style.",
    rationale: """
      The message explains, in sentences, and sentences have one capital. With a capital for every word it looks like a second \
      title and is harder to read. Which words are names can't be told in every case, so the rule is one to choose.
      """,
    guidelines: [.current("Alerts"), .iPhone2008("Configuring an Alert")],
    components: [.alerts],
    severity: .note,
    activation: .optIn,
    options: properNouns.declarations + TitleStyleCheck.lowercase.declarations,
    triggers: ["UIAlertController", "UIAlertView", "UIAlertAction", "lert…("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let names = context.options[Self.properNouns]
    let lowercase = context.options[TitleStyleCheck.lowercase]
    for alert in context.project.alerts(in: file) where alert.kind == .alert {
      guard let message = alert.message, message.isHere else { continue }
      for text in message.shown where text.isInTitleStyle(properNouns: names, lowercase: lowercase) {
        let isHere = text.file == alert.file
        context.report(
          Self.message(text), at: isHere ? text.literal : message.expression.range, in: alert.file, notes: .ofText(in: text.table)
        )
      }
    }
  }

  private static func message(_ text: ShownText) -> String {
    "the message \(text.quoted) is in title style; write it as a sentence, with one capital"
  }
}

// MARK: - Examples

extension AlertMessageCapitalization {
  private static let bad: [Example] = [
    Example("other names in place of the rule's own, and more of them", options: RuleOptions([
      "default_proper_nouns": .strings(["Harbor"]), "proper_nouns": .strings(["Transit Card"]),
    ]), """
      let messages = [
        UIAlertController(title: "Pass", message: ↓"Open the Settings and Photos", preferredStyle: .alert),
        UIAlertController(title: "Pass", message: "Show the Transit Card at the Harbor", preferredStyle: .alert),
      ]
      """),
    Example("small words that the project adds", options: RuleOptions(["lowercase_words": .strings(["versus"])]), """
      let alert = UIAlertController(title: nil, message: ↓"Tonight Jazz versus Rock", preferredStyle: .alert)
      """),
    Example("a message like a title", """
      let alert = UIAlertController(title: "Offline", message: ↓"Please Check Your Connection", preferredStyle: .alert)
      """),
    Example("with small words between, and a period", """
      func warn(on screen: UIViewController) {
        let text = ↓"There Is Not Enough Space on the Disk."
        let alert = UIAlertController(title: "Full", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      """),
    Example("SwiftUI", """
      struct Garden: View {
        var body: some View {
          Beds()
            .alert("Frost", isPresented: $isCold) { Button("OK") {} } message: { Text(↓"Cover Your Plants Tonight") }
            .alert(isPresented: $isDry) { Alert(title: Text("Drought"), message: Text(↓"Water Them Every Morning")) }
        }
      }
      """),
    Example("localized", """
      let message = NSLocalizedString("rain", value: ↓"Take An Umbrella With You", comment: "")
      let alert = UIAlertController(title: "Rain", message: message, preferredStyle: .alert)
      """),
  ]

  private static let good: [Example] = [
    Example("small words that the project leaves out", options: RuleOptions(["default_lowercase_words": .strings(["the"])]), """
      let alert = UIAlertController(title: nil, message: "Not Enough of Everything", preferredStyle: .alert)
      """),
    Example("a sentence", """
      let alert = UIAlertController(title: "Offline", message: "Please check your connection.", preferredStyle: .alert)
      """),
    Example("two sentences", """
      let alert = UIAlertController(title: "Full", message: "Delete files. Then try again.", preferredStyle: .alert)
      """),
    Example("names", """
      let alert = UIAlertController(title: "Siri", message: "Open Settings, Siri, and turn it on.", preferredStyle: .alert)
      """),
    Example("names that the project lists", options: RuleOptions(["proper_nouns": .strings(["Blue Harbor Transit"])]), """
      let alert = UIAlertController(title: "Ferry", message: "Operated by Blue Harbor Transit", preferredStyle: .alert)
      """),
    Example("one or two words", """
      let alert = UIAlertController(title: "Ferry", message: "Sold Out", preferredStyle: .alert)
      """),
    Example("other languages, keys, and what isn't known", """
      func alerts(_ text: String) -> [UIAlertController] {
        [
          UIAlertController(title: nil, message: "Der Zug Hat Leider Verspätung", preferredStyle: .alert),
          UIAlertController(title: nil, message: lookUp("The Train Is Late"), preferredStyle: .alert),
          UIAlertController(title: nil, message: text, preferredStyle: .alert),
        ]
      }
      """),
    Example("titles", """
      let alert = UIAlertController(title: "The Train Is Very Late", message: nil, preferredStyle: .alert)
      """),
  ]
}
