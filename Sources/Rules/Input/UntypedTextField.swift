import HIGLintEngine

/// Fields for addresses, numbers and passwords that don't tell the system so.
public struct UntypedTextField: FileRule {
  public static let description = RuleDescription(
    id: "untyped_text_field",
    chapter: .input,
    summary: "A field for an address, a number or a password doesn't tell the system what it is for.",
    rationale: """
      A field that says what it is for is filled in by the system with one tap: the own address, a saved password, the \
      code of a message. One that doesn't is typed in by hand, letter by letter, on a keyboard without the signs that \
      it needs; people who find typing hard are left behind.
      """,
    guidelines: [.current("Text fields"), .current("Virtual keyboards")],
    criteria: [.wcag(.inputPurpose)],
    components: [.textFields],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["TextField", "SecureField"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for field in context.project.untypedFields(in: file) {
      let fix = context.project.text(of: field.file).flatMap { Self.fix(field, $0) }
      context.report(Self.message(field.purpose), at: field.range, in: field.file, fix: fix)
    }
  }

  private static func message(_ purpose: UntypedField.Purpose) -> String {
    let keyboard = purpose.keyboard.map { ", and the keyboard '.\($0)'" } ?? ""
    return "the system could fill this field in; give it the content type '.\(purpose.rawValue)'\(keyboard)"
  }

  /// Somebody has to say whether the address is the reader's own.
  private static func fix(_ field: UntypedField, _ text: SourceText) -> Fix? {
    guard let end = field.end else { return nil }
    var code = ".textContentType(.\(field.purpose.rawValue))"
    if let keyboard = field.purpose.keyboard { code += ".keyboardType(.\(keyboard))" }
    return .suggested("Say what it is for", .insert(code, at: end))
  }
}

// MARK: - Examples

extension UntypedTextField {
  private static let bad: [Example] = [
    Example("an address and a password", """
      struct Login: View {
        var body: some View {
          VStack {
            ↓TextField("E-mail address", text: $address).autocorrectionDisabled()
            ↓SecureField("Password", text: $password)
          }
        }
      }
      """, fixed: """
      struct Login: View {
        var body: some View {
          VStack {
            TextField("E-mail address", text: $address).textContentType(.emailAddress).keyboardType(.emailAddress).autocorrectionDisabled()
            SecureField("Password", text: $password).textContentType(.password)
          }
        }
      }
      """),
    Example("words behind keys, in a prompt, and a value's name", """
      struct Profile: View {
        var body: some View {
          ↓TextField(NSLocalizedString("profile.phone", value: "Phone number", comment: ""), text: $phone)
          ↓TextField("", text: $home, prompt: Text("Website"))
          ↓TextField("", text: $model.username)
          SecureField("Password", text: $password).textContentType(.newPassword)
        }
      }
      """, fixed: """
      struct Profile: View {
        var body: some View {
          TextField(NSLocalizedString("profile.phone", value: "Phone number", comment: ""), text: $phone).textContentType(.telephoneNumber).keyboardType(.phonePad)
          TextField("", text: $home, prompt: Text("Website")).textContentType(.URL).keyboardType(.URL)
          TextField("", text: $model.username).textContentType(.username)
          SecureField("Password", text: $password).textContentType(.newPassword)
        }
      }
      """),
    Example("a field of UIKit's", """
      final class LoginController: UIViewController {
        private let emailField = ↓UITextField()
        private let secret = ↓UITextField()

        override func viewDidLoad() {
          super.viewDidLoad()
          emailField.borderStyle = .roundedRect
          secret.placeholder = "Password"
          secret.isSecureTextEntry = true
          view.addSubview(emailField)
          view.addSubview(secret)
        }
      }
      """),
    Example("a password that is made up", """
      struct SignUp: View {
        var body: some View {
          ↓SecureField("New password", text: $password)
          ↓SecureField("", text: $confirmedPassword, prompt: Text("Repeat password"))
        }
      }
      """, fixed: """
      struct SignUp: View {
        var body: some View {
          SecureField("New password", text: $password).textContentType(.newPassword)
          SecureField("", text: $confirmedPassword, prompt: Text("Repeat password")).textContentType(.newPassword)
        }
      }
      """),
    Example("a code of a message, and a place", """
      struct Confirm: View {
        var body: some View {
          ↓TextField("Verification code", text: $code)
          ↓TextField("Postal code", text: $place)
        }
      }
      """, fixed: """
      struct Confirm: View {
        var body: some View {
          TextField("Verification code", text: $code).textContentType(.oneTimeCode).keyboardType(.numberPad)
          TextField("Postal code", text: $place).textContentType(.postalCode)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("content types and keyboards", """
      struct Login: View {
        var body: some View {
          TextField("E-mail address", text: $address).textContentType(.emailAddress).keyboardType(.emailAddress)
          TextField("Website", text: $home).keyboardType(.URL)
          SecureField("Password", text: $password).textContentType(.newPassword)
        }
      }
      """),
    Example("a type for all fields around, and where the property is shown", """
      struct Login: View {
        var body: some View {
          Form { TextField("E-mail", text: $address) }.keyboardType(.emailAddress)
          field.textContentType(.username)
        }
        private var field: some View { TextField("User name", text: $name) }
      }
      """),
    Example("the app's own modifier, and a view of its own", """
      struct Login: View {
        var body: some View {
          TextField("E-mail", text: $address).forAddresses()
          SecureField("Password", text: $password).modifier(PasswordLook())
        }
      }

      extension View { func forAddresses() -> some View { textContentType(.emailAddress) } }

      struct PasswordLook: ViewModifier {
        func body(content: Content) -> some View { content.textContentType(.password).padding() }
      }
      """),
    Example("other things", """
      struct Compose: View {
        var body: some View {
          TextField("Email subject", text: $subject)
          TextField("Search by email", text: $query)
          TextField("Name", text: $name)
          TextField("Address", text: $address)
          SecureField("API key", text: $key)
          SecureField("Wallet PIN", text: $pin)
        }
      }
      """),
    Example("the name of a player, who has no password", """
      struct Leaderboard: View { var body: some View { TextField("Username", text: $player) } }
      """),
    Example("somebody else's address", """
      struct InviteView: View { var body: some View { TextField("Email", text: $address) } }

      struct Share: View { var body: some View { TextField("Recipient's email", text: $address) } }
      """),
    Example("a vault, in which nothing is filled in", """
      struct EntryEditor: View { var body: some View { SecureField("Password", text: $password); TextField("URL", text: $url) } }
      """),
    Example("fields that can't be edited, and those of alerts", """
      struct Account: View {
        var body: some View {
          TextField("Email", text: $address).disabled(true)
          List(rows).alert("Change", isPresented: $asks) { TextField("Email", text: $address) }
        }
      }
      """),
    Example("UIKit's fields that are typed in a loop, elsewhere, or in an interface file", """
      final class LoginController: UIViewController {
        let emailField = UITextField()
        private let passwordField = UITextField()
        @IBOutlet private var userNameField: UITextField!

        override func viewDidLoad() {
          super.viewDidLoad()
          passwordField.isSecureTextEntry = true
          passwordField.textContentType = .password
        }
      }

      func setUp(_ controller: LoginController) { controller.emailField.keyboardType = .emailAddress }

      final class SignUpController: UIViewController {
        private let phoneNumberField = UITextField()
        private let websiteField = UITextField()
        override func viewDidLoad() { [phoneNumberField, websiteField].forEach { $0.keyboardType = keyboard(of: $0) } }
      }
      """),
  ]
}
