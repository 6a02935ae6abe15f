import HIGLintEngine

/// Buttons of alerts and action sheets that aren't in title style.
public struct AlertButtonCapitalization: FileRule {
  public static let description = RuleDescription(
    id: "alert_button_capitalization",
    chapter: .alerts,
    summary: "A button of an alert or action sheet isn't in title style.",
    rationale: """
      Buttons are short commands, and in title style each reads as one: the same in every alert of every app, and apart from the \
      sentences around. It has a capital for every word but articles, "and" and "or", and prepositions of four letters or fewer, \
      unless these belong to a verb: "Log In".
      """,
    guidelines: [.current("Alerts"), .iPhone2008("Configuring an Alert")],
    components: [.alerts, .actionSheets],
    severity: .note,
    activation: .optIn,
    options: [TitleStyleCheck.properNouns.declaration] + TitleStyleCheck.lowercase.declarations,
    fix: .suggested,
    triggers: [
      "UIAlertController", "UIAlertView", "UIAlertAction", "lert…(", "confirmationDialog", "ctionSheet", "Alert.Button",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let check = TitleStyleCheck(of: "the button", context.options)
    for title in context.project.alertActions(in: file).compactMap(\.title) { check.check(title, &context) }
  }
}

// MARK: - Examples

extension AlertButtonCapitalization {
  private static let bad: [Example] = [
    Example("OK, which is two capitals", """
      func confirm(on screen: UIViewController) {
        let alert = UIAlertController(title: "Birthday Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: ↓"Ok", style: .default))
        screen.present(alert, animated: true)
      }
      """, fixed: """
      func confirm(on screen: UIViewController) {
        let alert = UIAlertController(title: "Birthday Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      """),
    Example("small words that the project leaves out", options: RuleOptions(["default_lowercase_words": .strings(["a", "the"])]), """
      let open = UIAlertAction(title: ↓"Open with the Camera", style: .default)
      """),
    Example("an action of an alert", """
      func ask(on screen: UIViewController) {
        let alert = UIAlertController(title: "Battery Low", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: ↓"Remind me later", style: .default))
        screen.present(alert, animated: true)
      }
      """, fixed: """
      func ask(on screen: UIViewController) {
        let alert = UIAlertController(title: "Battery Low", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Remind Me Later", style: .default))
        screen.present(alert, animated: true)
      }
      """),
    Example("an action of an action sheet, built apart", """
      final class TrackActions {
        lazy var follow = UIAlertAction(title: ↓"Log in and Follow", style: .default) { _ in follow() }
      }
      """, fixed: """
      final class TrackActions {
        lazy var follow = UIAlertAction(title: "Log In and Follow", style: .default) { _ in follow() }
      }
      """),
    Example("SwiftUI", """
      struct Ferry: View {
        var body: some View {
          Timetable()
            .confirmationDialog("Ferry", isPresented: $asks) { Button(↓"Buy a ticket") { buy() } }
            .alert("Missed", isPresented: $isMissed) {
              Button(role: .cancel) { wait() } label: { Text(↓"Wait for the next") }
            }
        }
      }
      """),
    Example("a dialog alone, and a button for each of its choices", """
      struct Pier: View {
        let berths: [Berth]

        var body: some View {
          Map().confirmationDialog("Pier", isPresented: $isShown) {
            Button(↓"Copy the position") { copy() }
            ForEach(berths) { berth in
              switch berth {
              case .free: Button(↓"Book for a night") { book() }
              case .taken: Button("Join the Queue") { queue() }
              }
            }
          }
        }
      }
      """),
    Example("buttons of SwiftUI's older sheet, built apart", """
      func sorting(_ list: Playlist) -> ActionSheet {
        var buttons: [ActionSheet.Button] = [.cancel()]
        let byLength: Alert.Button = .default(Text(↓"Sort by length")) { list.sort() }
        buttons.append(byLength)
        if list.isOld { buttons.append(ActionSheet.Button.destructive(Text(↓"Throw away"))) }
        return ActionSheet(title: Text("Sorting"), buttons: buttons)
      }
      """),
    Example("behind a function of the app's that translates", files: [
      Example.File("Garden.swift", """
        func water(on screen: UIViewController) {
          let alert = UIAlertController(title: "Dry", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: KitLocalizedString(↓"Water now", nil), style: .default))
          alert.addAction(UIAlertAction(title: translate("GardenWait", default: ↓"Wait for rain"), style: .default))
          alert.addAction(UIAlertAction(title: word(↓"Ask the neighbor"), style: .default))
          alert.addAction(UIAlertAction(title: ↓"Move inside".inTongue, style: .default))
          screen.present(alert, animated: true)
        }
        """),
      Example.File("Words.swift", """
        func word(_ key: String) -> String { NSLocalizedString(key, comment: "") }

        extension String {
          var inTongue: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
        }
        """),
    ]),
    Example("through the project's wrapper", """
      extension UIAlertController {
        func add(_ title: String) { addAction(UIAlertAction(title: title, style: .default)) }
      }

      func choose(on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.add(↓"Scan document")
        screen.present(sheet, animated: true)
      }
      """),
  ]

  private static let good: [Example] = [
    Example("in title style", """
      let actions = [
        UIAlertAction(title: "OK", style: .default), UIAlertAction(title: "Save for Later", style: .default),
        UIAlertAction(title: "Turn Off", style: .default),
      ]
      """),
    Example("single words", """
      let actions = [UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "iCloud", style: .default)]
      """),
    Example("keys of translations", """
      let actions = [
        UIAlertAction(title: "ok", style: .default), UIAlertAction(title: localized("try again"), style: .default),
        UIAlertAction(title: NSLocalizedString("action.retry", comment: "try again"), style: .default),
      ]
      """),
    Example("what a function of the app's is given that isn't the text", """
      func actions(_ text: String) -> [UIAlertAction] {
        [
          UIAlertAction(title: Words.localized(key: "Try again"), style: .default),
          UIAlertAction(title: localized("AlertTryAgain", table: "Texts of alerts"), style: .default),
          UIAlertAction(title: style("Try again"), style: .default),
          UIAlertAction(title: text.localizedCapitalized, style: .default),
          UIAlertAction(title: "try again".localizedCapitalized, style: .default),
        ]
      }

      func style(_ key: String) -> String { Styles.current.text(for: key) }
      """),
    Example("other languages", """
      let actions = [
        UIAlertAction(title: "Nicht speichern", style: .default), UIAlertAction(title: "Más tarde", style: .default),
        UIAlertAction(title: "稍后提醒", style: .default),
      ]
      """),
    Example("small words that the project lists", options: RuleOptions(["lowercase_words": .strings(["versus"])]), """
      let action = UIAlertAction(title: "Home versus Away", style: .default)
      """),
    Example("buttons elsewhere", """
      struct Toolbar: View {
        var body: some View { Button("show all") {}.alert("Sure", isPresented: $asks) { Button("Show All") {} } }
      }
      """),
  ]
}
