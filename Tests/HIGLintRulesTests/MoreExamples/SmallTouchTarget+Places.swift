import HIGLintEngine

/// Examples of views that are shown in bars or elsewhere, and of sizes that several controls share.
extension MoreExamples {
  static let placedBad: [Example] = [
    Example("a button in a cell of UIKit's, and a date that a function writes of what isn't known", """
      final class Berths: UICollectionViewController {
        private let header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "header") { cell, _, _ in
          cell.contentConfiguration = UIHostingConfiguration { Header() }
        }
      }

      struct Header: View {
        @Bindable var store: StoreOf<Harbour>

        var body: some View {
          HStack {
            ↓Button("Add Berth") { store.send(.added) }
            ↓Button { store.send(.dated) } label: { Text(store.harbour.opening.asDay()).font(.system(size: 15)) }
          }
        }
      }

      extension Date {
        func asDay() -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy.MM.dd"
          return formatter.string(from: self)
        }
      }
      """),
    Example("a button that a closure builds for a variable of another, which has its size and its place", """
      final class PanelController: UIViewController {
        private lazy var panel: UIView = {
          let view = UIView()
          let close: UIButton = {
            let button = UIButton(type: .custom)
            button.addTarget(self, action: #selector(dismissPanel), for: .touchUpInside)
            return button
          }()
          view.addSubview(close)
          close.snp.makeConstraints { make in
            make.top.trailing.equalToSuperview().inset(20)
            ↓make.width.height.equalTo(20)
          }
          return view
        }()

        override func viewDidLoad() { view.addSubview(panel) }

        @objc private func dismissPanel() { panel.removeFromSuperview() }
      }
      """),
    Example("SwiftUI: a component that a bar shows, and a screen too", files: [
      Example.File("AnchorButton.swift", """
        struct AnchorButton: View {
          var body: some View {
            Button(action: moor) { Image("anchor").↓frame(width: 24, height: 24) }
          }
        }
        """),
      Example.File("Quay.swift", """
        struct Quay: View {
          var body: some View {
            VStack { AnchorButton(); Text("Quay") }
              .toolbar { ToolbarItem(placement: .topBarTrailing) { AnchorButton() } }
          }
        }
        """),
    ]),
    Example("SwiftUI: a button in a constant that is named without a style", """
      struct Anchor: View {
        @ViewBuilder var body: some View {
          let button = Button(action: drop) { Image(systemName: "arrow.down").↓frame(width: 20, height: 20) }
          HStack { button.disabled(isAground) }
        }
      }
      """),
    Example("SwiftUI: a mark whose binding is constant in one place alone", files: [
      Example.File("App.swift", "@main struct Hold: App { var body: some Scene { WindowGroup { Cargo() } } }"),
      Example.File("Mark.swift", """
        struct Mark: View {
          @Binding var isOn: Bool
          var body: some View { Circle().↓frame(width: 20, height: 20).onTapGesture { isOn.toggle() } }
        }
        """),
      Example.File("Cargo.swift", """
        struct Cargo: View {
          @State private var isFull = false
          var body: some View { Mark(isOn: .constant(true)); Mark(isOn: $isFull) }
        }
        """),
    ]),
    Example("one constant for several controls is told once", """
      final class TeaBar: UIView {
        private enum Metrics { static let side: CGFloat = 30 }
        private let pour = UIButton(primaryAction: pouring)
        private let steep = UIButton(primaryAction: steeping)

        func setUp() {
          ↓pour.heightAnchor.constraint(equalToConstant: Metrics.side).isActive = true
          steep.heightAnchor.constraint(equalToConstant: Metrics.side).isActive = true
        }
      }
      """),
    Example("SwiftUI: a label behind which the app's own modifier lays glass", """
      struct Send: View {
        var body: some View {
          Button(action: send) {
            Image(systemName: "arrow.up").↓frame(width: 30, height: 30).glazed(in: Circle()).contentTransition(.symbolEffect(.replace))
          }
        }
      }

      extension View {
        @ViewBuilder func glazed<S: Shape>(in shape: S) -> some View {
          if #available(iOS 26, *) { glassEffect(.regular.interactive(), in: shape) } else { background(.thinMaterial, in: shape) }
        }
      }
      """),
    Example("SwiftUI: two pictures for one label are one target", """
      struct Bookmark: View {
        var body: some View {
          Button(action: toggle) {
            if isSet { Image("set").↓frame(width: 24, height: 24) } else { Image("unset").frame(width: 24, height: 24) }
          }
        }
      }
      """),
    Example("a button in a view of another class, which is placed from here", files: [
      Example.File("MapView.swift", """
        final class MapView: UIView {
          let near = UIButton()

          init() { addSubview(near) }
        }
        """),
      Example.File("MapController.swift", """
        final class MapController: UIViewController {
          private let map = MapView()

          override func viewDidLoad() {
            map.near.snp.makeConstraints {
              $0.right.equalToSuperview()
              ↓$0.size.equalTo(32)
            }
            map.near.addTarget(self, action: #selector(locate), for: .touchUpInside)
          }
        }
        """),
    ]),
    Example("chains of calls that lay out", """
      final class SignInView: UIView {
        private let eye = UIButton(primaryAction: showing)
        private let edit = UIButton(primaryAction: editing)
        private let close = UIButton(primaryAction: closing)
        private let help = UIButton(primaryAction: helping)

        override func layoutSubviews() {
          super.layoutSubviews()
          ↓eye.pin.right(16).vCenter().width(24).height(24)
          help.pin.left().width(50%).height(48)
          close.pin.top().size(44)
        }

        private func define() {
          flex.addItem().direction(.row).define { row in
            ↓row.addItem(edit).size(28).marginLeft(8)
          }
        }
      }
      """),
  ]

  static let placedGood: [Example] = [
    Example("a picture's constraints that are made within those of its button", """
      final class TeaCard: UIView {
        private let brew = UIButton(primaryAction: brewing)
        private let leaf = UIImageView()

        private func setUp() {
          brew.snp.makeConstraints {
            $0.edges.equalToSuperview()
            leaf.snp.makeConstraints { $0.size.equalTo(24) }
          }
        }
      }
      """),
    Example("SwiftUI: a link that fills its row, where a button stands beside the list", """
      struct Harbours: View {
        var body: some View {
          ZStack {
            VStack {
              List(harbours) { harbour in
                NavigationLink(destination: HarbourView(harbour: harbour)) {
                  HStack { Text(harbour.name) }.frame(height: 25).padding(.vertical, 4)
                }
              }
              Button(action: load) { Text("Load").frame(height: 44) }
            }
          }
        }
      }
      """),
    Example("SwiftUI: components that bars alone show, be it by a modifier of the project's own", files: [
      Example.File("BellButton.swift", """
        struct BellButton: View {
          var body: some View {
            Button(action: ring) { Image("bell").frame(width: 24, height: 24) }
          }
        }

        struct BellButton_Previews: PreviewProvider {
          static var previews: some View { BellButton() }
        }

        #Preview { BellButton() }
        """),
      Example.File("Lighthouse.swift", """
        struct Lighthouse: View {
          var body: some View {
            Text("Lighthouse")
              .toolbar { ToolbarItem(placement: .topBarTrailing) { if isLit { Bells() } } }
          }
        }

        struct Bells: View {
          var body: some View { HStack { BellButton() } }
        }

        struct Pier: View {
          var body: some View {
            Text("Pier").navigationBarItems(leading: BellButton())
          }
        }
        """),
      Example.File("Ferry.swift", """
        struct Ferry: View {
          var body: some View {
            Text("Ferry").deckBar(title: "Ferry", trailing: { closeButton })
          }

          private var closeButton: some View {
            Button(action: close) { Image("close").frame(width: 24, height: 24) }
          }
        }

        struct Tug: View {
          var body: some View {
            Text("Tug").deckBar(title: "Tug") {
              Button(action: close) { Image("close").frame(width: 24, height: 24) }
            }
          }
        }
        """),
      Example.File("DeckBar.swift", """
        extension View {
          func deckBar<Trailing: View>(title: String, @ViewBuilder trailing: @escaping () -> Trailing) -> some View {
            modifier(DeckBar<Trailing>(title: title, trailing: trailing))
          }
        }

        private struct DeckBar<Trailing: View>: ViewModifier {
          let title: String
          let trailing: (() -> Trailing)?

          func body(content: Content) -> some View {
            content.navigationBarTitle(title).navigationBarItems(trailing: HStack { trailing?() })
          }
        }
        """),
    ]),
    Example("SwiftUI: a modifier of the project's own that answers around the control", """
      extension View {
        func widelyTapped(_ inset: CGFloat, perform: @escaping () -> Void) -> some View {
          modifier(WideTap(inset: inset, perform: perform))
        }
      }

      struct WideTap: ViewModifier {
        let inset: CGFloat
        let perform: () -> Void

        func body(content: Content) -> some View {
          content.padding(inset).contentShape(Rectangle()).onTapGesture { perform() }.padding(-inset)
        }
      }

      struct Shelf: View {
        var body: some View {
          Button(action: lend) { Image("book").frame(width: 20, height: 20) }.widelyTapped(12, perform: lend)
        }
      }
      """),
    Example("a badge whose looks follow a stream, and dots that only show the page", """
      final class BoatCell: UITableViewCell {
        private lazy var badge: UIButton = {
          let view = UIButton()
          view.snp.remakeConstraints { make in make.size.equalTo(34) }
          return view
        }()
        private let dots = UIPageControl()

        func bind(_ boat: Boat) {
          stack.insertArrangedSubview(badge, at: 2)
          contentView.addSubview(dots)
          dots.heightAnchor.constraint(equalToConstant: 8).isActive = true
          dots.currentPage = boat.page
          boat.isMoored.drive(badge.rx.isHidden).disposed(by: bag)
          boat.flag.drive(badge.rx.image()).disposed(by: bag)
        }
      }
      """),
    Example("a button in another view, whose room is large enough there or here", files: [
      Example.File("MapView.swift", """
        final class MapView: UIView {
          let near = UIButton()
          let search = UIButton()

          init() {
            addSubview(near)
            addSubview(search)
            near.snp.makeConstraints { $0.size.equalTo(48) }
          }
        }
        """),
      Example.File("MapController.swift", """
        final class MapController: UIViewController {
          private let map = MapView()

          override func viewDidLoad() {
            map.near.snp.updateConstraints { $0.size.equalTo(40) }
            map.search.snp.makeConstraints { $0.size.equalTo(44) }
            map.near.addTarget(self, action: #selector(locate), for: .touchUpInside)
            map.search.addTarget(self, action: #selector(find), for: .touchUpInside)
          }
        }
        """),
    ]),
    Example("views of which a loop asks which one it has", """
      final class MonthBar: UIView {
        private let before = UIButton(primaryAction: goBack)
        private let title = UILabel()
        private let after = UIButton(primaryAction: goOn)

        func setUp() {
          [before, title, after].forEach {
            if $0 == title {
              $0.snp.makeConstraints { make in make.size.equalTo(25) }
            } else {
              $0.snp.makeConstraints { make in make.size.equalTo(48) }
            }
            addSubview($0)
          }
          for view in [before, title] where view !== before { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        }
      }
      """),
    Example("a tap that the view under it answers in the same way", """
      struct Search: View {
        @State private var isSearching = false
        @State private var found: [Harbour] = []

        var body: some View {
          RoundedRectangle(cornerRadius: 10)
            .frame(width: 60, height: 48)
            .onTapGesture {
              found = harbours
              isSearching = true
            }
            .overlay {
              Image(systemName: "magnifyingglass").frame(width: 24, height: 24).onTapGesture {
                found = harbours
                isSearching = true
              }
            }
        }
      }
      """),
    Example("a button in the menu of a title", """
      struct Articles: View {
        var body: some View {
          Text("Boats").toolbarTitleMenu { Button("Tides") { show(.tides) } }
        }
      }
      """),
  ]
}
