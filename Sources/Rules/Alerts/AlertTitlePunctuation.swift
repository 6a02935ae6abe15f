import HIGLintEngine

/// Titles of alerts that end in a period, as headlines don't.
public struct AlertTitlePunctuation: FileRule {
  static let completeSentences = RuleOption(
    "complete_sentences",
    "Whether titles that are complete sentences are found, too: the guidelines of 2008 leave out their period.",
    default: false
  )

  public static let description = RuleDescription(
    id: "alert_title_punctuation",
    chapter: .alerts,
    summary: "An alert's title ends in a period though it is no sentence, or it is more than one.",
    rationale: """
      A title names the situation, as a headline does: bold, brief and without a period. What takes several sentences belongs \
      into the message below. Today's guidelines let a title that is one complete sentence end like one, so that is left alone \
      unless the option asks for the stricter rule of 2008.
      """,
    guidelines: [.current("Alerts"), .iPhone2008("Configuring an Alert")],
    components: [.alerts],
    severity: .note,
    options: [completeSentences.declaration],
    fix: .suggested,
    triggers: ["UIAlertController", "UIAlertView", "lert…("],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) where alert.kind == .alert {
      guard let title = alert.title, title.isHere else { continue }
      for text in title.shown where text.endsWithPeriod {
        let isLong = text.hasSeveralSentences
        guard isLong || text.isFragment || context.options[Self.completeSentences] else { continue }
        let isHere = text.file == alert.file
        let fix = isHere && !isLong ? context.project.withoutPeriod(text) : nil
        context.report(
          isLong ? Self.longMessage(text) : Self.message(text),
          at: isHere ? text.literal : title.expression.range,
          in: alert.file,
          notes: .ofText(in: text.table),
          fix: fix
        )
      }
    }
  }

  private static func message(_ text: ShownText) -> String {
    "the title \(text.quoted) ends in a period; leave it out, or move the sentence to the message"
  }

  private static func longMessage(_ text: ShownText) -> String {
    "the title \(text.quoted) is more than one sentence; keep one, and move the rest to the message"
  }
}

extension Project {
  fileprivate func withoutPeriod(_ text: ShownText) -> Fix? {
    guard text.table == nil, let source = self.text(of: text.file), source.text(of: text.literal).hasSuffix(".\""),
      !source.text(of: text.literal).hasPrefix("\"\"\"")
    else { return nil }
    let end = text.literal.end - 1
    // Suggested where translations are found by the text; otherwise only what is read on the screen changes.
    return .text("Leave out the period", text, .remove(ByteRange(start: end - 1, end: end)))
  }
}

// MARK: - Picture

extension AlertTitlePunctuation {
  private static let picture = RulePicture(
    bad: Sketch("A period makes the title look like the end of something.", [
      .alert(title: "Connection Lost.", message: "Try again later.", buttons: ["OK"]),
    ]),
    good: Sketch("A title is no sentence.", [
      .alert(title: "Connection Lost", message: "Try again later.", buttons: ["OK"]),
    ])
  )
}

// MARK: - Examples

extension AlertTitlePunctuation {
  private static let bad: [Example] = [
    Example("a fragment as the title", """
      func fail(on screen: UIViewController) {
        let alert = UIAlertController(title: ↓"No paper in the printer.", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      """, fixed: """
      func fail(on screen: UIViewController) {
        let alert = UIAlertController(title: "No paper in the printer", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      """),
    Example("SwiftUI", """
      struct Kiln: View {
        var body: some View {
          Gauge()
            .alert(↓"Kiln Too Hot.", isPresented: $isHot) { Button("OK") {} }
            .alert(isPresented: $isCold) { Alert(title: Text(↓"Kiln Too Cold."), dismissButton: .default(Text("OK"))) }
        }
      }
      """, fixed: """
      struct Kiln: View {
        var body: some View {
          Gauge()
            .alert("Kiln Too Hot", isPresented: $isHot) { Button("OK") {} }
            .alert(isPresented: $isCold) { Alert(title: Text("Kiln Too Cold"), dismissButton: .default(Text("OK"))) }
        }
      }
      """),
    Example("two sentences, of which one belongs into the message", """
      struct Cellar: View {
        var body: some View {
          Bottles().alert(↓"Empty the cellar? All bottles will be lost.", isPresented: $asks) { Button("Empty") {} }
        }
      }
      """),
    Example("complete sentences, where the project asks for none", options: RuleOptions(["complete_sentences": .flag(true)]), """
      func fail(on screen: UIViewController) {
        screen.present(
          UIAlertController(title: ↓"The printer is out of paper.", message: nil, preferredStyle: .alert), animated: true
        )
      }
      """),
    Example("with a value put in, and one of two", """
      final class FlightController: UIViewController {
        func tell(_ flight: Flight) {
          let alert = UIAlertController(
            title: flight.isLate ? ↓"Flight \\(flight.number) booked for today." : "On Time", message: nil, preferredStyle: .alert
          )
          present(alert, animated: true)
        }
      }
      """),
    Example("localized, in a constant of another file, set later", files: [
      Example.File("Cloud.swift", """
        final class CloudController: UIViewController {
          func warn() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.title = ↓Texts.full
            present(alert, animated: true)
          }

          func warnAgain() {
            present(UIAlertController(title: ↓Texts.full, message: nil, preferredStyle: .alert), animated: true)
            present(UIAlertController(title: ↓Texts.Sync.late, message: nil, preferredStyle: .alert), animated: true)
          }
        }
        """),
      Example.File("Texts.swift", """
        enum Texts {
          static let full = NSLocalizedString("cloud.full", value: "Storage Full.", comment: "Title")

          enum Sync {
            static var late: String { return Texts.tr("Localizable", "sync.late", fallback: "Late Files.") }
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("no period", """
      let alert = UIAlertController(title: "Paper Jam", message: "Open the tray and pull it out.", preferredStyle: .alert)
      """),
    Example("a complete sentence, and what may be one", """
      let alerts = [
        UIAlertController(title: "The printer is out of paper.", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Your tea has cooled down.", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Payment failed.", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Check the cable.", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Printer needs paper.", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Files Are Late.", message: nil, preferredStyle: .alert),
      ]
      """),
    Example("other signs", """
      let alerts = [
        UIAlertController(title: "Loading…", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Loading...", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Leave Now?", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Well Done!", message: nil, preferredStyle: .alert),
      ]
      """),
    Example("abbreviations", """
      let alerts = [
        UIAlertController(title: "Not Available in the U.S.", message: nil, preferredStyle: .alert),
        UIAlertController(title: "Call Acme Inc.", message: nil, preferredStyle: .alert),
      ]
      """),
    Example("keys, and titles that aren't known", """
      func alerts(_ title: String) -> [UIAlertController] {
        [
          UIAlertController(title: "alert.title.", message: nil, preferredStyle: .alert),
          UIAlertController(title: title, message: nil, preferredStyle: .alert),
          UIAlertController(title: lookUp("Paper jam."), message: nil, preferredStyle: .alert),
        ]
      }
      """),
    Example("messages and action sheets", """
      func more(on screen: UIViewController) {
        let sheet = UIAlertController(title: "This can't be undone.", message: "Really.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
      }
      """),
    Example("SwiftUI's message", """
      struct Oven: View {
        var body: some View {
          Dial().alert("Done", isPresented: $isDone) { Button("OK") {} } message: { Text("The cake is ready.") }
        }
      }
      """),
  ]
}
