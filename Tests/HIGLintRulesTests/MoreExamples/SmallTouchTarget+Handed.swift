import HIGLintEngine
import HIGLintRules

/// Views that modifiers, styles and views of the project's own are handed.
let handedBad: [Example] = [
  Example("a view whose modifier gives a style to what it shows beside it, and is handed that", """
    struct Berth: View {
      var body: some View {
        HStack {
          Text(name)
          ↓Button { open() } label: { Image(systemName: "info.circle").font(.title3) }
        }
        .swipes { Button("Free") { free() } }
      }
    }

    extension View {
      func swipes(@ViewBuilder _ actions: () -> some View) -> some View {
        ModifiedContent(content: self, modifier: Swipes(actions: actions()))
      }
    }

    struct Swipes<Actions: View>: ViewModifier {
      let actions: Actions
      func body(content: Content) -> some View { ZStack { actions.buttonStyle(Wide()); content } }
    }

    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20).opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    """),
  Example("a label that a function makes of texts that only those know who call it", """
    enum Bank: String {
      case bright, dark
      var title: String {
        switch self {
        case .bright: String(localized: "Bright")
        case .dark: String(localized: "Dark")
        }
      }
    }

    struct Settings: View {
      @Binding var bank: Bank
      let user: User

      var body: some View {
        VStack {
          Text("Sound")
          ↓Menu { Button("Bright") { bank = .bright } } label: { caption(bank.title) }
          ↓Button { rename() } label: { Named(text: user.name) }
        }
      }

      private func caption(_ text: String) -> some View { HStack { Text(text); Image(systemName: "chevron.down") } }
    }

    struct Named: View {
      let text: String
      var body: some View { HStack { Image(systemName: "person"); Text(text) } }
    }
    """),
  Example("a style whose modifier frames the label by closures", files: [
    Example.File("Toolbar.swift", """
      struct Toolbar: View {
        var body: some View {
          HStack {
            ↓Button(action: save) { Label("Save", systemImage: "checkmark") }.buttonStyle(OutlineStyle(height: 36))
            ↓Button(action: clear) { Image(systemName: "trash").when(isWide) { $0.padding(4) } }
          }
        }
      }
      """),
    Example.File("OutlineStyle.swift", """
      struct OutlineStyle: ButtonStyle {
        var width: CGFloat? = nil
        var height: CGFloat = 44
        func makeBody(configuration: Configuration) -> some View { Outline(configuration: configuration, width: width, height: height) }

        private struct Outline: View {
          let configuration: Configuration
          let width: CGFloat?
          let height: CGFloat
          var body: some View {
            configuration.label
              .either(width != nil, { $0.frame(width: width!, height: height) }, otherwise: { $0.frame(height: height) })
              .contentShape(Rectangle())
          }
        }
      }

      extension View {
        @ViewBuilder func when<Changed: View>(_ condition: Bool, change: (Self) -> Changed) -> some View {
          if condition { change(self) } else { self }
        }

        @ViewBuilder func either<First: View, Second: View>(
          _ condition: Bool, _ change: (Self) -> First, otherwise: (Self) -> Second
        ) -> some View {
          if condition { change(self) } else { otherwise(self) }
        }
      }
      """),
  ]),
  Example("on the sheet of a row's own button, with nothing to show, and while something is under way", files: [
    Example.File("Settings.swift", """
      struct Settings: View {
        var body: some View { List { SheetButton(title: "Password") { PasswordView() } } }
      }

      struct PasswordView: View {
        var body: some View {
          VStack {
            ↓Button(action: { isSecret.toggle() }) { if isSecret { Image(systemName: "eye.slash") } else { Image(systemName: "eye") } }
            ↓Button(action: send) { if isSending { ProgressView().progressViewStyle(.circular) } else { Text("Send") } }
            ContentUnavailableView { Label("None", systemImage: "key") } actions: { ↓Button("Add") { add() } }
          }
        }
      }
      """),
    Example.File("SheetButton.swift", """
      struct SheetButton<Content: View>: View {
        let title: String
        let sheet: Content
        @State private var isShown = false

        init(title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.sheet = content()
        }

        var body: some View { Button(title) { isShown = true }.sheet(isPresented: $isShown) { sheet } }
      }
      """),
  ]),
]

let handedGood: [Example] = [
  Example("buttons that a view, a modifier and a function of the project's own give a style that adds to them, or a larger font", """
    struct Berth: View {
      var body: some View {
        VStack {
          Card { Button("Free") { free() } }
          Text(name).swipes { Button("Free") { free() } }
          Text(name).beside { Button("Free") { free() } }
          row { Button("Free") { free() } }
          Poster { Button { free() } label: { Text("Free") } }
        }
      }

      private func row(@ViewBuilder _ content: () -> some View) -> some View { HStack { Text(name); content() }.buttonStyle(Wide()) }
    }

    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() }.buttonStyle(Wide()) }
    }

    struct Poster<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { VStack { content }.font(.system(size: 60)) }
    }

    extension View {
      func beside(@ViewBuilder _ content: () -> some View) -> some View { VStack { self; content().buttonStyle(Wide()) } }
      func swipes(@ViewBuilder _ actions: () -> some View) -> some View { modifier(Swipes(actions: actions())) }
    }

    struct Swipes<Actions: View>: ViewModifier {
      let actions: Actions
      func body(content: Content) -> some View { ZStack { actions.buttonStyle(Wide()); content } }
    }

    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20).opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    """),
  Example("a label that a function makes of texts that may be long", """
    struct Letters: View {
      let letter: Letter

      var body: some View {
        VStack {
          Text("Letters")
          Button { open() } label: { caption(letter.body) }
        }
      }

      private func caption(_ text: String) -> some View { HStack { Text(text); Image(systemName: "chevron.down") } }
    }
    """),
  Example("a closure that frames the label large enough, and one that nobody follows", """
    struct Toolbar: View {
      var body: some View {
        HStack {
          Button(action: save) { Image(systemName: "checkmark").when(isWide) { $0.frame(width: 44, height: 44) } }
          Button(action: clear) { Image(systemName: "trash").when(isWide, change: enlarge) }
        }
      }
    }

    extension View {
      @ViewBuilder func when<Changed: View>(_ condition: Bool, change: (Self) -> Changed) -> some View {
        if condition { change(self) } else { self }
      }
    }
    """),
  Example("a row whose button of its own shows what it is handed", """
    struct Settings: View {
      var body: some View { List { IconRow { Button(action: open) { Image(systemName: "key") } } } }
    }

    struct IconRow<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { HStack { content() } }
    }
    """),
  Example("a frame of the button's own that constraints override wherever it is made", files: [
    Example.File("SubmitButton.swift", """
      final class SubmitButton: UIButton {
        func setUp() {
          frame.size = CGSize(width: 200, height: 30)
          addTarget(self, action: #selector(submit), for: .touchUpInside)
        }

        @objc private func submit() { form.submit() }
      }
      """),
    Example.File("Form.swift", """
      final class FormController: UIViewController {
        private let submit = SubmitButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          submit.setUp()
          view.addSubview(submit)
          submit.snp.makeConstraints { make in
            make.bottom.leading.trailing.equalToSuperview()
            make.height.equalTo(52)
          }
        }
      }
      """),
  ]),
]
