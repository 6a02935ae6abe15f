import HIGLintEngine

/// Passwords that are typed in plain sight.
public struct ExposedPassword: FileRule {
  public static let description = RuleDescription(
    id: "exposed_password",
    chapter: .input,
    summary: "A field for a password shows what is typed into it.",
    rationale: """
      People log in on trains and in front of others, and share their screens in calls. A secure field shows dots, keeps what \
      is typed out of suggestions and screenshots, and lets the system offer the saved password.
      """,
    guidelines: [.current("Text fields")],
    components: [.textFields],
    activation: .optIn,
    triggers: ["TextField"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for field in context.project.openSecretFields(in: file) {
      let message = "whoever looks on can read what is typed into '\(field.words)'; use a secure field"
      context.report(message, at: field.range, in: field.file)
    }
  }
}

// MARK: - Examples

extension ExposedPassword {
  private static let bad: [Example] = [
    Example("a title", """
      struct Login: View {
        var body: some View {
          TextField("E-mail", text: $address)
          ↓TextField("Password", text: $secret)
        }
      }
      """),
    Example("a prompt, and a value's name", """
      struct Login: View {
        var body: some View {
          ↓TextField("", text: $secret, prompt: Text("Your password"))
          ↓TextField("", text: $model.passcode)
        }
      }
      """),
    Example("a PIN, and a text behind a key", """
      struct Unlock: View {
        var body: some View {
          ↓TextField("Enter PIN", text: $code).keyboardType(.numberPad)
          ↓TextField(NSLocalizedString("unlock.title", value: "Passcode", comment: ""), text: $code)
        }
      }
      """),
    Example("a field of UIKit's", """
      final class LoginController: UIViewController {
        private let nameField = UITextField()
        private let passwordField = ↓UITextField()

        override func viewDidLoad() {
          super.viewDidLoad()
          passwordField.placeholder = "Password"
          view.addSubview(passwordField)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("secure fields", """
      struct Login: View { var body: some View { SecureField("Password", text: $secret) } }

      final class LoginController: UIViewController {
        private let passwordField = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          passwordField.isSecureTextEntry = true
        }
      }
      """),
    Example("a choice to see it", """
      struct Login: View {
        @State private var isShown = false
        var body: some View {
          if isShown { TextField("Password", text: $secret) } else { SecureField("Password", text: $secret) }
        }
      }
      """),
    Example("a switch of UIKit's, and another type that makes it secure", """
      final class LoginController: UIViewController {
        private let passwordField = UITextField()
        @objc private func toggle() { passwordField.isSecureTextEntry.toggle() }
      }

      final class UnlockController: UIViewController { let passcodeField = UITextField() }

      func hide(_ controller: UnlockController) { controller.passcodeField.isSecureTextEntry = true }
      """),
    Example("a generator, and a vault", """
      struct PasswordGeneratorView: View { var body: some View { TextField("Password", text: $made) } }

      struct VaultEntry: View { var body: some View { TextField("Password", text: $entry.password) } }
      """),
    Example("something about a password", """
      struct Setup: View {
        var body: some View {
          TextField("Password hint", text: $hint)
          TextField("Wi-Fi password", text: $network)
          TextField("Password name", text: $name)
        }
      }
      """),
    Example("a code that comes by message", """
      struct Confirm: View {
        var body: some View { TextField("One-time passcode", text: $code).textContentType(.oneTimeCode) }
      }
      """),
    Example("pins on a map, and a field that can't be edited", """
      struct Places: View {
        var body: some View {
          TextField("Pin name", text: $pin)
          TextField("Password", text: $masked).disabled(true)
        }
      }
      """),
    Example("a field that another function sets up, and an outlet", """
      final class LoginController: UIViewController {
        private let passwordField = UITextField()
        @IBOutlet private var passcodeField: UITextField!
        override func viewDidLoad() {
          super.viewDidLoad()
          makeSecret(passwordField)
        }
      }
      """),
  ]
}
