import HIGLintEngine

/// Examples of sizes that are given to a view, or told by types of the project's own.
extension MoreExamples {
  static let toldBad: [Example] = [
    Example("a variable that the app adds to the framework's numbers, and never sets again", files: [
      Example.File("Spaces.swift", "extension CGFloat { static var small = 8.0 }"),
      Example.File("Cancel.swift", """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { ↓Button(action: { leave() }) { Text("Cancel").padding(.small) } } }
        }
        """),
    ]),
    Example("what all who make a view give its initialiser", files: [
      Example.File("RoundButton.swift", """
        struct RoundButton: View {
          private let picture: String
          private var side: CGFloat

          init(_ picture: String, side: CGFloat = 30, action: @escaping () -> Void) {
            self.picture = picture
            self.side = side
            self.action = action
          }

          var body: some View { Button(action: action) { Image(picture).resizable().↓frame(width: side, height: side) } }
        }
        """),
      Example.File("Call.swift", """
        @main struct Phone: App {
          var body: some Scene { WindowGroup { CallView() } }
        }

        struct CallView: View {
          var body: some View { HStack { RoundButton("mute") { mute() }; RoundButton("end", side: 40) { end() } } }
        }
        """),
    ]),
    Example("a constant of the code's own, which is one of two lengths", taskRow("isMain ? 20 : 16", "↓$0.size")),
    Example("lengths that the app scales with the screen, small on the largest phone", files: [
      Example.File("Back.swift", """
        struct Back: View {
          var body: some View { Button(action: close) { Image("back").resizable().↓frame(width: 19.scaled, height: 19.scaled) } }
        }
        """),
      Example.File("Int+Scale.swift", """
        private let drawnWidth = 375.0

        extension Int {
          var scaled: CGFloat { CGFloat(self) * UIScreen.main.bounds.width / drawnWidth }
        }
        """),
    ]),
    Example("lengths that the app scales with the screen of a phone, or of a tablet", files: [
      Example.File("Back.swift", """
        struct Back: View {
          var body: some View { Button(action: close) { Image("back").resizable().↓frame(width: 36.adjusted(), height: 36.adjusted()) } }
        }
        """),
      Example.File("Int+Adjusted.swift", """
        enum Screen {
          static let factor: CGFloat = {
            switch UIDevice.current.userInterfaceIdiom {
            case .phone: return UIScreen.main.bounds.width / 375
            case .pad: return UIScreen.main.bounds.width / 768
            default: return 1
            }
          }()
        }

        extension Int {
          func adjusted() -> CGFloat { CGFloat(self) * Screen.factor }
        }
        """),
    ]),
    Example("lengths times a shared share of the screen, small on the largest phone", files: [
      Example.File("Token.swift", """
        final class Token: UIView {
          private let remove = UIButton(primaryAction: removal)

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(remove)
            ↓remove.heightAnchor.constraint(equalToConstant: 26 * heightRatio).isActive = true
          }
        }

        struct Token2: View {
          var body: some View { Button(action: close) { Image("cross").resizable().↓frame(width: screenWidth * 0.07, height: screenWidth * 0.07) } }
        }
        """),
      Example.File("UIScreen+Ratio.swift", """
        let heightRatio: CGFloat = UIScreen.main.bounds.height / 812
        let screenWidth = UIScreen.main.bounds.size.width
        """),
    ]),
    Example("a view whose taps a method of the app's own hands out as a stream", files: [
      Example.File("Schedule.swift", """
        final class Schedule: UIViewController {
          private let filter = UIView()

          override func viewDidLoad() {
            view.addSubview(filter)
            ↓filter.widthAnchor.constraint(equalToConstant: 30).isActive = true
            filter.tapGesture().sink { [weak self] _ in self?.showFilters() }.store(in: &subscriptions)
          }
        }
        """),
      Example.File("UIView+Taps.swift", """
        extension UIView { func tapGesture() -> GesturePublisher { .init(view: self, gesture: .tap()) } }
        """),
    ]),
    Example("buttons of a low stack, to which a function of the app's own adds several views", files: [
      Example.File("Question.swift", """
        final class Question: UIView {
          private let yes = UIButton()
          private let no = UIButton()
          private let stack = UIStackView()

          init() {
            yes.addTarget(self, action: #selector(agree), for: .touchUpInside)
            no.addTarget(self, action: #selector(refuse), for: .touchUpInside)
            addSubview(stack)
            stack.addArrangedSubViews(yes, no)
            ↓stack.heightAnchor.constraint(equalToConstant: 35).isActive = true
          }

          @objc private func agree() { send(true) }
          @objc private func refuse() { send(false) }
        }
        """),
      Example.File("UIStackView+Views.swift", """
        extension UIStackView { func addArrangedSubViews(_ views: UIView...) { views.forEach { addArrangedSubview($0) } } }
        """),
    ]),
    Example("a function of the app's own that takes no width for none, and one that reads a format", files: [
      Example.File("Form.swift", """
        final class Form: UIView {
          private let send = UIButton(type: .system)
          private let help = UIButton(type: .system)

          init() {
            send.addTarget(self, action: #selector(go), for: .touchUpInside)
            help.addTarget(self, action: #selector(go), for: .touchUpInside)
            addSubview(send)
            addSubview(help)
            ↓send.anchor(top: topAnchor, size: .init(width: 0, height: 30))
            addConstraints(format: "V:|-8-[v0]-\\(space)-[v1(20)]", views: send, ↓help)
          }

          @objc private func go() { submit() }
        }
        """),
      Example.File("UIView+Constraints.swift", """
        extension UIView {
          func anchor(top: NSLayoutYAxisAnchor?, size: CGSize = .zero) {
            if let top { topAnchor.constraint(equalTo: top).isActive = true }
            if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
            if size.height != 0 { heightAnchor.constraint(equalToConstant: size.height).isActive = true }
          }

          func addConstraints(format: String, views: UIView...) {
            var named: [String: UIView] = [:]
            for (index, view) in views.enumerated() { named["v\\(index)"] = view }
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: named))
          }
        }
        """),
    ]),
    Example("buttons that an object makes, and one that shines where it is touched", """
      final class Factory { func makeButton() -> UIButton { UIButton(type: .system) } }

      final class SignIn: UIViewController {
        private let factory = Factory()
        private lazy var register = factory.makeButton()

        override func viewDidLoad() {
          register.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(register)
          NSLayoutConstraint.activate([↓register.heightAnchor.constraint(equalToConstant: 18)])
          let help = UIButton()
          help.showsTouchWhenHighlighted = true
          help.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(help)
          ↓help.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        }

        @objc private func go() { show(Form(), sender: nil) }
      }
      """),
    Example("SwiftUI: titles that every place spells out, and a number in one", files: [
      Example.File("Shop.swift", """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { VStack { Heading(title: "New"); Heading(title: "On sale"); Basket() } } }
        }
        """),
      Example.File("Heading.swift", """
        struct Heading: View {
          let title: String
          var body: some View { ↓Button(action: open) { Text(title).padding(6) } }
        }

        struct Basket: View {
          let items: [Item]
          var body: some View { ↓Button("Basket (\\(items.count))", action: show) }
        }
        """),
    ]),
    Example("SwiftUI: a modifier of the system's beside one of the app's that takes more", files: [
      Example.File("Stay.swift", """
        struct Stay: View {
          var body: some View {
            ↓Button(action: book) { Text("Book").padding(.vertical, 8).background(Color.green).cornerRadius(10) }
          }
        }
        """),
      Example.File("View+Corners.swift", """
        extension View {
          func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(Rounded(radius: radius, corners: corners)) }
        }
        """),
    ]),
    Example("SwiftUI: a size that every place gives the view", files: [
      Example.File("Shop.swift", """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { VStack { Amount(side: 25); Amount(side: 32); Amount() } } }
        }
        """),
      Example.File("Amount.swift", """
        struct Amount: View {
          var side: CGFloat = 30
          var body: some View {
            Button { order() } label: { Image(systemName: "plus").↓frame(width: side, height: side) }
          }
        }
        """),
    ]),
    Example("SwiftUI: a view whose initialiser is given the size, or takes its own", files: [
      Example.File("Field.swift", """
        struct Field: View {
          var body: some View {
            VStack {
              ↓Button { clear() } label: { Icon(.cross, size: 16) }
              ↓Button { paste() } label: { Icon(.clone).padding(4) }
              Button { open() } label: { Icon(.door, size: 44) }
            }
          }
        }
        """),
      Example.File("Icon.swift", """
        struct Icon: View {
          let image: ImageResource
          let size: CGFloat

          init(_ image: ImageResource, size: CGFloat = 20) {
            self.image = image
            self.size = size
          }

          var body: some View {
            Image(image).resizable().aspectRatio(contentMode: .fit).frame(width: size, height: size)
          }
        }
        """),
    ]),
    Example("SwiftUI: the texts of an enumeration's cases, and an arrow beside them", """
      enum Period: String, CaseIterable { case day = "Day", week = "Week", month }

      struct Chart: View {
        @State private var period: Period = .day
        var body: some View {
          ↓Menu {
            ForEach(Period.allCases, id: \\.self) { kind in Button(kind.rawValue) { period = kind } }
          } label: {
            HStack(spacing: 6) {
              Text(period.rawValue).font(.system(size: 14))
              Image(systemName: "chevron.down").resizable().frame(width: 9, height: 5)
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
      }
      """),
    Example("SwiftUI: a font of a theme's, which an enumeration makes", """
      enum Theme { static let fonts: FontPalette = Fonts() }
      protocol FontPalette { var body: Font { get } }
      struct Fonts: FontPalette { var body: Font { FontFace.medium.size(16) } }

      enum FontFace: String {
        case medium, bold
        func size(_ size: CGFloat) -> Font { Font.custom(rawValue, size: size) }
      }

      struct Fees: View {
        var body: some View {
          ↓Button { edit() } label: { Image(systemName: "fuelpump").font(Theme.fonts.body) }
        }
      }
      """),
    Example("SwiftUI: a bar that stands under a condition of the compiler's, and holds nothing of the screen", files: [
      Example.File("Switch.swift", """
        struct Switch: View {
          var body: some View {
            Button(action: turn) { Image("turn").↓frame(width: 32, height: 32).background { if isOn { Circle() } } }.buttonStyle(.plain)
          }
        }
        """),
      Example.File("Prices.swift", """
        struct Prices: View {
          var body: some View {
            VStack { Switch() }
              #if os(iOS)
              .toolbar { ToolbarItem { Text("Prices") } }
              #endif
              .onAppear { load() }
          }
        }
        """),
    ]),
    Example("numbers of a list, a title that nobody gives, and a mark in a link that answers first", """
      @main struct Timer: App {
        var body: some Scene { WindowGroup { TimerView() } }
      }

      struct TimerView: View {
        var body: some View {
          ForEach([1, 5, 60, 720], id: \\.self) { minutes in
            ↓Button { choose(minutes) } label: {
              Text(minutes < 60 ? "\\(minutes) m" : "\\(minutes / 60) h").font(.caption).padding(8)
            }
          }
          step(nil, "minus") { remove() }
          step(nil, "plus") { add() }
          ↓NavigationLink(value: timer) {
            ↓Image(systemName: "bookmark").padding(4).highPriorityGesture(TapGesture().onEnded { mark() })
          }
        }

        private func step(_ title: String?, _ icon: String, action: @escaping () -> Void) -> some View {
          ↓Button(action: action) {
            Image(systemName: icon)
            if let title { Text(title) }
          }
        }
      }
      """),
  ]

  static let toldGood: [Example] = [
    Example("a variable that the app adds to the framework's numbers, and sets again", files: [
      Example.File("Spaces.swift", "extension CGFloat { static var small = 8.0 }"),
      Example.File("Cancel.swift", """
        @main struct Notes: App {
          init() { CGFloat.small = 16 }
          var body: some Scene { WindowGroup { Button(action: { leave() }) { Text("Cancel").padding(.small) } } }
        }
        """),
    ]),
    Example("a view to which somebody gives a size that is large enough, or anything", files: [
      Example.File("RoundButton.swift", """
        struct RoundButton: View {
          let side: CGFloat
          let height: CGFloat

          init(side: CGFloat = 30, height: CGFloat) {
            self.side = side
            self.height = height
          }

          var body: some View { Button(action: open) { Image("star").resizable().frame(width: side, height: height) } }
        }
        """),
      Example.File("Call.swift", """
        @main struct Phone: App {
          var body: some Scene { WindowGroup { CallView() } }
        }

        struct CallView: View {
          var body: some View { HStack { RoundButton(side: widths.last, height: 50); RoundButton(side: 60, height: 50) } }
        }
        """),
    ]),
    Example(
      "a constant of the code's own, which is one of two lengths, the larger of them large enough", taskRow("isMain ? 44 : 32", "$0.size")
    ),
    Example("a text of which only what stands in its place is short", """
      struct DiaryView: View {
        var body: some View { Text(entry.content ?? "").font(.system(size: 18)).onTapGesture { isOpen.toggle() } }
      }
      """),
    Example("a button of an app's that Then sets up, and that does nothing", files: [
      Example.File("Account.swift", """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { window?.rootViewController = Account() }
        }

        final class Account: UIViewController {
          private let card = UIButton()

          override func viewDidLoad() {
            view.addSubview(card)
            card.do { $0.setTitle("Card", for: .normal); $0.layer.cornerRadius = 8 }
            card.heightAnchor.constraint(equalToConstant: 31).isActive = true
          }
        }
        """),
    ]),
    Example("a length that the app scales with the screen, large enough on some phones", files: [
      Example.File("Back.swift", """
        struct Back: View {
          var body: some View { Button(action: close) { Image("back").resizable().frame(width: 40.scaled(), height: 40.scaled()) } }
        }
        """),
      Example.File("Int+Scale.swift", """
        extension Int {
          func scaled() -> CGFloat {
            let factor = UIScreen.main.bounds.width / 375
            return CGFloat(self) * factor
          }
        }
        """),
    ]),
    Example("a space of another object's, whose width code sets", """
      final class Keys: UIView {
        func items(of toolbar: Toolbar) -> [UIBarButtonItem] {
          let space: UIBarButtonItem = toolbar.fixedSpaceItem
          space.width = 6
          return [UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next)), space]
        }

        @objc private func next(_ sender: Any) { model.next() }
      }

      final class Toolbar: UIToolbar { let fixedSpaceItem = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil) }
      """),
    Example("lengths times a share of the screen, large enough on some phones, and larger parts of it", """
      let widthRatio = UIScreen.main.bounds.width / 375

      struct Token: View {
        var body: some View {
          HStack {
            Button(action: close) { Image("cross").resizable().frame(width: 40 * widthRatio, height: 40 * widthRatio) }
            Button(action: open) { Image("door").resizable().frame(width: UIScreen.main.bounds.width / 4, height: UIScreen.main.bounds.width / 4) }
            Button(action: turn) { Image("key").resizable().frame(width: 4000 / UIScreen.main.bounds.width, height: 4000 / UIScreen.main.bounds.width) }
          }
        }
      }
      """),
    Example("SwiftUI: an initialiser that chooses the size, and one that code may change", """
      struct Field: View {
        var body: some View {
          VStack {
            Button { clear() } label: { Icon(.cross, isLarge: true) }
            Button { paste() } label: { Badge(size: 20) }
          }
        }
      }

      struct Icon: View {
        let image: ImageResource
        let size: CGFloat

        init(_ image: ImageResource, isLarge: Bool) {
          self.image = image
          if isLarge { self.size = 60 } else { self.size = 20 }
        }

        var body: some View { Image(image).resizable().frame(width: size, height: size) }
      }

      struct Badge: View {
        var size: CGFloat
        init(size: CGFloat) {
          self.size = size
          self.size += 30
        }
        var body: some View { Circle().frame(width: size, height: size) }
      }
      """),
    Example("SwiftUI: texts of an enumeration's cases that may take more than a line", """
      enum Period: String, CaseIterable { case day = "Day", all = "As long as there have been any records of it, and of what stood here before, as far as known" }

      struct Chart: View {
        @State private var period: Period = .day
        var body: some View {
          Menu { items } label: { Text(period.rawValue).font(.system(size: 14)) }
        }
      }
      """),
    Example("SwiftUI: a bar that stands under a condition of the compiler's, and what it holds", """
      struct Prices: View {
        var body: some View {
          VStack { Text("Prices") }
            #if os(iOS)
            .toolbar { Button(action: turn) { Image("turn").frame(width: 32, height: 32) } }
            #endif
            .onAppear { load() }
        }
      }
      """),
    Example("a row of a list, by way of what its model makes", files: [
      Example.File("ChartModel.swift", """
        final class ChartModel: ServiceModel {
          var chart: any View { ChartView().environment(self) }
        }
        """),
      Example.File("ChartView.swift", """
        struct ChartView: View {
          var body: some View {
            Button(action: share) { Text("Share") }
          }
        }
        """),
      Example.File("DeviceModel.swift", """
        extension DeviceModel {
          @ViewBuilder func services() -> some View {
            ForEach(models) { model in Section(model.name) { AnyView(model.chart) } }
          }
        }
        """),
      Example.File("DeviceScreen.swift", """
        struct DeviceScreen: View {
          var body: some View { List { model.services() } }
        }
        """),
    ]),
  ]
}

/// A row with a button whose side is chosen.
private func taskRow(_ side: String, _ size: String) -> String {
  """
  final class TaskRow: UIView {
    private let isMain: Bool
    private let check = UIButton()

    func lay() {
      let side: CGFloat = \(side)
      addSubview(check)
      check.addTarget(self, action: #selector(finish), for: .touchUpInside)
      check.snp.makeConstraints {
        $0.leading.centerY.equalToSuperview()
        \(size).equalTo(side)
      }
    }

    @objc private func finish() { tasks.finish() }
  }
  """
}
