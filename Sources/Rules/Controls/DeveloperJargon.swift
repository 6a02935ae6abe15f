import HIGLintEngine

/// Words of developers in text that is shown to people.
public struct DeveloperJargon: FileRule {
  static let terms = WordListOption(
    RuleOption("default_terms", "The words that people wouldn't use; `terms` adds to them.", default: commonTerms),
    more: RuleOption("terms", "More words that people wouldn't use, such as the app's code names.", default: [])
  )

  public static let description = RuleDescription(
    id: "developer_jargon",
    chapter: .controls,
    summary: "Text that is shown to people uses developers' words, or shows an error as code knows it.",
    rationale: """
      People know what they wanted to do, not how the app does it. A word such as "null" or "payload" tells them that \
      something is wrong and nothing that they could do about it; so does an error as the code prints it. Say what \
      happened in their words, and what they can try.
      """,
    guidelines: [.current("Writing"), .iPhone2008("Labels"), .iPhone2008("Communicate Effectively")],
    components: [.text],
    severity: .note,
    // Text may stand anywhere, so that most files are read for it; and what apps show has been through many hands.
    activation: .optIn,
    options: terms.declarations,
    triggers: [
      "UIAlert", "Alert(", ".alert", "Text(", ".text", ".title", "title:", "Button(", "Label(", "setTitle",
      "placeholder", "Section(",
      "Toggle(", "titleFor", "itle =",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    // Its own name and its folder's: a folder above the project, such as ~/Developer, says nothing of the app.
    guard !context.project.files[file].path.split(separator: "/").suffix(2).contains(where: Self.maySpeakAsDevelopers) else { return }
    let terms = context.options[Self.terms]
    for place in context.project.shownPlaces(in: file) {
      guard !Self.maySpeakAsDevelopers(place.scope.type?.name ?? "") else { continue }
      for text in place.scope.shownTexts(place.expression) {
        guard let term = terms.first(where: { $0.isTerm(in: text.text) }) else { continue }
        let message = "people may not know what '\(term)' means; say it in their words"
        context.report(message, at: text.literal, in: text.file, notes: .ofText(in: text.table))
      }
      if place.isInAlert, let error = place.expression.shownError {
        context.report(
          "an error as the code knows it says nothing to people; tell what happened, and what they can do",
          at: error.range,
          in: place.file
        )
      }
    }
  }

  /// Words that no one but developers uses. Those with capitals are looked for as they are written.
  private static let commonTerms = [
    "null", "nil", "NaN", "null pointer", "stack trace", "stacktrace", "backtrace", "segmentation fault",
    "unhandled exception",
    "uncaught exception", "boolean", "deserialize", "deserialization", "serialization", "decoding error",
    "parse error", "parsing error",
    "failed to parse", "unable to parse", "could not parse", "payload", "callback", "endpoint", "backend",
    "runtime error",
    "out of bounds", "localhost", "status code", "HTTP error", "UUID", "regex", "SQL", "Core Data", "assertion failed",
    "fatal error",
    "invalid argument", "bad request", "internal server error", "JSON error", "invalid JSON", "TODO", "FIXME",
    "lorem ipsum", "not implemented",
    "unimplemented",
  ]

  /// Whether a file, folder or type is, by its name, a place where such words are in order. That is more than what only the
  /// app's own developers see: a screen of diagnostics is there to be sent to them, and previews and mocks show made-up text.
  private static func maySpeakAsDevelopers(_ name: some StringProtocol) -> Bool {
    ["debug", "developer", "internal", "diagnos", "playground", "environments", "preview", "mock", "test"]
      .contains { name.lowercased().contains($0) }
  }
}

extension String {
  /// Whether it occurs in a text, with no letter or digit right beside it.
  fileprivate func isTerm(in text: String) -> Bool {
    let isExact = contains(where: \.isUppercase)
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { isExact ? String($0) : $0.lowercased() }
    let own = split(separator: " ").map { isExact ? String($0) : $0.lowercased() }
    guard let first = own.first, own.count <= words.count else { return false }
    return words.indices.dropLast(own.count - 1).contains { index in
      words[index] == first && Array(words[index..<(index + own.count)]) == own
    }
  }
}

extension Expression {
  /// An error in an alert's text that isn't written for people: `"\(error)"`, `String(describing: error)`.
  fileprivate var shownError: Expression? {
    switch kind {
    case .interpolation(let values): return values.first { $0.isRawError }
    case .call(let call) where constructedType?.base == "String":
      guard let described = call.argument("describing") ?? call.argument("reflecting") else { return nil }
      return described.isRawError ? described : nil
    case .binary(let left, "+", let right): return left.shownError ?? right.shownError
    default: return nil
    }
  }

  private var isRawError: Bool {
    switch kind {
    case .name(let name): return ["error", "err", "nsError"].contains(name)
    case .call(let call) where constructedType?.base == "String":
      return (call.argument("describing") ?? call.argument("reflecting"))?.isRawError ?? false
    case .member(let base?, let name):
      return ["code", "domain", "userInfo", "debugDescription"].contains(name) && base.isRawError
    case .cast(let value, _, _): return value.isRawError
    default: return false
    }
  }
}

// MARK: - Examples

extension DeveloperJargon {
  private static let bad: [Example] = [
    Example("alerts", """
      final class ImportController: UIViewController {
        func fail(_ error: Error) {
          let alert = UIAlertController(title: ↓"Unable to parse file", message: "It failed: \\(↓error)", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
          present(alert, animated: true)
        }
      }
      """),
    Example("labels and titles, translated or not", """
      final class SyncCell: UITableViewCell {
        let state = UILabel()

        func fill() {
          state.text = NSLocalizedString(↓"Waiting for the backend", comment: "")
          textLabel?.text = ↓"Value is null"
        }
      }

      final class QueueController: UITableViewController {
        override func viewDidLoad() { title = ↓"Pending callbacks and payload" }
      }
      """),
    Example("a constant of another file", files: [
      Example.File("Login.swift", """
        final class Login: UIViewController {
          @IBOutlet var hint: UILabel!
          func fail() { hint.text = Messages.failed }
        }
        """),
      Example.File("Messages.swift", "enum Messages { static let failed = ↓\"The endpoint returned a bad request\" }"),
    ]),
    Example("SwiftUI", """
      struct Profile: View {
        var body: some View {
          Form {
            Section("User") { Text(↓"UUID: \\(user.id)") }
            Button(↓"Fetch JSON error") { fetch() }
          }
          .alert("Something went wrong", isPresented: $failed) {
            Button("OK") {}
          } message: {
            Text("The change wasn't saved (\\(↓(error as NSError).code)).")
          }
        }
      }
      """),
    Example("the app's own words", options: RuleOptions(["terms": .strings(["Blue Whale"])]), """
      struct About: View {
        var body: some View { Text(↓"Powered by Blue Whale") }
      }
      """),
    Example("other words in place of the rule's own, and more of them", options: RuleOptions([
      "default_terms": .strings(["sync token"]), "terms": .strings(["shard"]),
    ]), """
      final class Backup: UITableViewController {
        override func viewDidLoad() {
          title = ↓"Sync token expired"
          navigationItem.prompt = "The backend has no endpoint"
          tabBarItem.title = ↓"Shard"
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("words that people use", """
      final class UploadController: UIViewController {
        let hint = UILabel()
        func fail(_ error: Error) {
          hint.text = "The photo couldn't be sent. Check your connection, and try again."
          let alert = UIAlertController(title: "Can't Send the Photo", message: error.localizedDescription, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """),
    Example("what is logged, and what fails", """
      final class Store {
        func load() {
          logger.error("Failed to parse the payload: \\(error)")
          print("nil")
          assertionFailure("invalid JSON")
        }
      }
      """),
    Example("keys and identifiers", """
      final class Cells: UITableViewController {
        let cellLabel = UILabel()
        func fill() {
          cellLabel.text = NSLocalizedString("error.backend.null", value: "Please try later.", comment: "the backend is null")
          cellLabel.accessibilityIdentifier = "payload label"
          navigationItem.title = String(localized: "import_failed_json")
        }
      }
      """),
    Example("words that only look like it", """
      struct Lesson: View {
        var body: some View {
          Text("Parsley and nile perch")
          Text("My to-do list")
          Text("An annulled call back home")
        }
      }
      """),
    Example("screens for developers, and previews", """
      struct DebugMenu: View {
        var body: some View { Text("Reset Core Data") }
      }

      final class EnvironmentsController: UIViewController {
        override func viewDidLoad() { title = "Endpoint" }
      }

      struct Card_Previews: PreviewProvider {
        static var previews: some View { Text("lorem ipsum") }
      }
      """),
    Example("an error's own text for people, and one that isn't shown", """
      func report(_ error: Error, in screen: UIViewController) {
        let text = "\\(error)"
        log(text)
        let alert = UIAlertController(title: "Not Saved", message: "\\(error.localizedDescription)", preferredStyle: .alert)
        screen.present(alert, animated: true)
      }
      """),
    Example("other languages", "func show(_ label: UILabel) { label.text = \"Il payload est null pour cette page\" }"),
  ]
}
