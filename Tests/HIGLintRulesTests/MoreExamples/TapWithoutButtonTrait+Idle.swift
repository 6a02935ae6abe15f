import HIGLintEngine

/// Examples of taps that do nothing which a button would.
extension MoreExamples {
  /// An app with two prices, each of which hands its tap on to an amount.
  ///
  /// - Parameters:
  ///   - deed: what a tap on the second price does: `count`, which is nothing, or `open`.
  ///   - mark: stands where a finding points.
  static func handedOnTap(_ deed: String, mark: String = "") -> [Example.File] {
    [
      Example.File("BookApp.swift", """
        @main struct BookApp: App {
          var body: some Scene { WindowGroup { VStack { Price(text: "1"); Price(text: "2", onTap: \(deed)) } } }
          func count() {}
          func open() { show(page) }
        }
        """),
      Example.File("Price.swift", """
        struct Price: View {
          let text: String
          var onTap: () -> Void = {}
          var body: some View { Amount(text: text, onTap: onTap) }
        }
        """),
      Example.File("Amount.swift", """
        struct Amount: View {
          let text: String
          var onTap: () -> Void = {}
          var body: some View { Text(text).\(mark)onTapGesture(perform: onTap) }
        }
        """),
    ]
  }

  static let idleTapGood: [Example] = [
    Example("an action that every reducer leaves at that", """
      struct Harbour: View {
        @Bindable var store: StoreOf<HarbourFeature>
        var body: some View { Text(name).onTapGesture { store.send(.nameTapped) } }
      }

      struct HarbourFeature: Reducer {
        enum Action { case nameTapped }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .nameTapped: return .none
            }
          }
        }
      }

      struct Coast: Reducer {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .harbour(.nameTapped): return .none
            case .other(let action): return .send(.told(action))
            }
          }
        }
      }

      @main struct HarbourApp: App {
        var body: some Scene { WindowGroup { Harbour(store: store) } }
      }
      """),
    Example("views that another object holds, and of which one of the two says what they are, or which touches pass by", """
      final class FilterBar: UIView {
        let accept = UIView()
        let cancel = UIView()
        let mark = UIImageView()
        func setUp() { accept.accessibilityTraits = .button }
      }

      final class Filters: UIViewController {
        private let bar = FilterBar()

        override func viewDidLoad() {
          bar.accept.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
          bar.cancel.isAccessibilityElement = true
          bar.cancel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
          bar.mark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
        }

        @objc private func accept() { navigationController?.pushViewController(Page(), animated: true) }
      }
      """),
    Example("a label and a picture that touches pass by, since nobody says that they answer", """
      final class ItemView: UIView {
        private let title = UILabel()
        private let icon: UIImageView = {
          let icon = UIImageView()
          icon.contentMode = .center
          return icon
        }()
        private let button = UIButton()

        func setUp() {
          isUserInteractionEnabled = true
          button.isUserInteractionEnabled = true
          title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          icon.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }

        @objc private func open() { show(item) }
      }
      """),
    Example("a tap of which a delegate is told that nobody is, and one by which all fields give up the keyboard", files: [
      Example.File("AppDelegate.swift", """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { window.rootViewController = Cards() }
        }

        final class Cards: UIViewController {
          override func loadView() { view = Card() }
        }
        """),
      Example.File("Card.swift", """
        protocol CardDelegate: AnyObject { func cardWasTapped() }

        final class Card: UIView {
          weak var delegate: CardDelegate?
          private let icon = UIImageView()
          private let fields = [UITextField(), UITextField()]

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(icon)
            icon.isUserInteractionEnabled = true
            icon.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rest)))
          }

          @objc private func open() { delegate?.cardWasTapped() }
          @objc private func rest() { fields.forEach { $0.resignFirstResponder() } }
        }
        """),
    ]),
    Example("a tap that comes to nothing, since nobody says what it is to do", files: [
      Example.File("BookApp.swift", """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Fact(text: Text("Pages")) } } }
        """),
      Example.File("Fact.swift", """
        struct Fact: View {
          private let text: Text
          private let onTap: (() -> Void)?
          init(text: Text, onTap: (() -> Void)? = nil) {
            self.text = text
            self.onTap = onTap
          }
          var body: some View { text.onTapGesture { onTap?() } }
        }
        """),
    ]),
    Example("taps on the labels of tabs and on items of a menu, which make nothing of a gesture", """
      struct Dashboard: View {
        @State private var isOpen = true
        var body: some View {
          TabView {
            Home().tabItem { Label("Home", systemImage: "house").onTapGesture { isOpen = false } }
            Plans().contextMenu { Text("Copy").onTapGesture { copy() } }
          }
        }
      }
      """),
    Example("taps for which all that make the view hand over an empty closure, or one that only logs", files: [
      Example.File("BookApp.swift", """
        @main struct BookApp: App {
          let model = BookModel()
          var body: some Scene {
            WindowGroup { VStack { Fact(text: Text("Pages"), onTap: model.counted, onHold: nil); Note(text: Text("Ends")) {} } }
          }
        }

        final class BookModel { func counted() { analytics.log(event: .counted) } }
        """),
      Example.File("Fact.swift", """
        struct Fact: View {
          let text: Text
          let onTap: () -> Void
          let onHold: (() -> Void)?
          var body: some View { text.onTapGesture(perform: onTap) }
        }
        """),
      Example.File("Note.swift", """
        struct Note: View {
          private let text: Text
          private let onTap: () -> Void
          init(text: Text, onTap: @escaping () -> Void) {
            self.text = text
            self.onTap = onTap
          }
          var body: some View { text.onTapGesture { onTap() } }
        }
        """),
    ]),
    Example("a tap that one view hands on to the next, for which nobody hands over anything that does something", files: handedOnTap("count")),
    Example("a tap that nobody says anything of, by either initialiser and a name for closures", files: [
      Example.File("BookApp.swift", """
        @main struct BookApp: App {
          var body: some Scene { WindowGroup { VStack { Heading(title: "Pages"); Heading(number: 1) } } }
        }
        """),
      Example.File("Heading.swift", """
        struct Heading: View {
          typealias TapListener = (() -> Void)?
          private let title: String
          private let onTap: TapListener
          init(title: String, onTap: TapListener = nil) {
            self.title = title
            self.onTap = onTap
          }
          init(number: Int, onTap: TapListener = nil) {
            self.title = "Chapter \\(number)"
            self.onTap = onTap
          }
          var body: some View { Text(title).onTapGesture { onTap?() } }
        }
        """),
    ]),
    Example("a tap that puts away the keyboard by a binding to the focus", """
      extension View {
        func dismissKeyboard(focused: FocusState<Bool>.Binding) -> some View {
          onTapGesture { guard focused.wrappedValue else { return }; focused.wrappedValue = false }
        }
      }
      """),
    Example("taps that never arrive: on a label that is told to pass them on, on a view whose only use does", """
      final class Sheet: UIView {
        let title = UILabel()

        func setUp() {
          title.isUserInteractionEnabled = false
          title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }

        @objc func open() { show(DetailController(), sender: nil) }
      }

      struct Dots: View { var body: some View { Circle().onTapGesture { page = 1 } } }
      struct Pages: View { var body: some View { Dots().allowsHitTesting(false) } }
      """),
    Example("a tap beside the controls that the view holds, and one that only counts towards a secret", """
      struct Editor: View {
        @State private var taps = 0

        var body: some View {
          VStack { Header(); Text(note) }.simultaneousGesture(TapGesture().onEnded { commit() })
          Text(version).onTapGesture {
            taps += 1
            if taps == 7 { showsTools = true }
          }
        }
      }

      struct Header: View {
        var body: some View { HStack { Button("Close", action: close); Text(title) } }
      }
      """),
  ]
}
