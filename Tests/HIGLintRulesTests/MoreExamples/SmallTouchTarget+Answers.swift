import HIGLintEngine

/// A view with a button of 30 points, which tells a delegate.
///
/// - Parameter mark: what marks the finding.
private func emptyView(_ mark: String = "") -> Example.File {
  Example.File("Empty.swift", """
    protocol EmptyViewDelegate: AnyObject { func emptyViewDidTap(_ view: EmptyView) }

    final class EmptyView: UIView {
      weak var delegate: EmptyViewDelegate?
      private let button = UIButton()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(button)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        \(mark)button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }

      @objc private func tap() { delegate?.emptyViewDidTap(self) }
    }
    """)
}

/// Examples of what answers when it is touched, and where.
extension MoreExamples {
  static let answeredBad: [Example] = [
    Example("a button that tells a delegate", files: [
      emptyView("↓"),
      Example.File("Library.swift", """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate { let library = Library() }

        final class Library: UIViewController, EmptyViewDelegate {
          private let empty = EmptyView()

          override func viewDidLoad() {
            empty.delegate = self
            view.addSubview(empty)
          }

          func emptyViewDidTap(_ view: EmptyView) { show(Editor(), sender: self) }
        }
        """),
    ]),
    Example("a closure in whose place somebody hands over one of theirs", files: [
      Example.File("Row.swift", """
        struct Row: View {
          var open: () -> Void = {}
          var body: some View { ↓Button(action: open) { Image(systemName: "play") } }
        }
        """),
      Example.File("App.swift", """
        @main struct Radio: App {
          var body: some Scene { WindowGroup { VStack { Row(); Row(open: { play() }) } } }
        }
        """),
    ]),
    Example("a picture whose taps a stream tells of", """
      final class PhotoCell: UICollectionViewCell {
        private let remove = UIImageView()
        func setUp() {
          contentView.addSubview(remove)
          remove.snp.makeConstraints { ↓$0.size.equalTo(20) }
          remove.rx.tapGesture().when(.recognized).bind { [weak self] _ in self?.removePhoto() }.disposed(by: bag)
        }
      }
      """),
    Example("a button of a class that answers by a closure, and takes no touches only while it loads", files: [
      Example.File("InfoView.swift", """
        final class InfoView: UIView {
          private let info = LoadingButton()
          func setUp() {
            addSubview(info)
            info.touchUpCallback = { [weak self] in self?.showInfo() }
            info.snp.makeConstraints { ↓$0.size.equalTo(30) }
          }
        }
        """),
      Example.File("LoadingButton.swift", """
        class LoadingButton: UIButton {
          var touchUpCallback: (() -> Void)?
          init() { super.init(frame: .zero); addTarget(self, action: #selector(touchUp), for: .touchUpInside) }
          @objc func touchUp() { touchUpCallback?() }
          func startLoading() { isUserInteractionEnabled = false }
          func stopLoading() { isUserInteractionEnabled = true }
        }
        """),
    ]),
    Example("buttons that their own view, another type or a list of them connects", files: [
      Example.File("HarbourBar.swift", """
        final class HarbourBar: UIView {
          let depart = UIButton()
          let moor = UIButton()
          private let wait = UIButton()

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(depart)
            [moor, wait].forEach { $0.addTarget(self, action: #selector(stay), for: .touchUpInside) }
            ↓depart.widthAnchor.constraint(equalToConstant: 30).isActive = true
            ↓moor.widthAnchor.constraint(equalToConstant: 30).isActive = true
            ↓wait.widthAnchor.constraint(equalToConstant: 30).isActive = true
          }

          @objc private func stay() {}
        }
        """),
      Example.File("HarbourController.swift", """
        final class HarbourController: UIViewController {
          private let bar = HarbourBar()

          override func viewDidLoad() { bar.depart.addTarget(self, action: #selector(leave), for: .touchUpInside) }

          @objc private func leave() {}
        }
        """),
    ]),
    Example("a button that waits for a while, and one that is shown later", """
      final class Teapot: UIView {
        private let pour = UIButton(primaryAction: pouring)
        private let refill = UIButton(primaryAction: refilling)

        override init(frame: CGRect) {
          super.init(frame: frame)
          refill.isHidden = true
          ↓pour.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
          ↓refill.frame = CGRect(x: 40, y: 0, width: 32, height: 32)
        }

        func brew() { pour.isUserInteractionEnabled = false }

        func serve() {
          pour.isUserInteractionEnabled = true
          refill.isHidden = false
        }
      }
      """),
    Example("a length that nothing changes, and functions that size a view that they are handed", files: [
      Example.File("Shelf.swift", """
        final class Shelf: UIView {
          private var side: CGFloat = 32
          private let lend = UIButton(primaryAction: lending)
          private let read = UIButton(primaryAction: reading)

          func setUp() {
            ↓lend.heightAnchor.constraint(equalToConstant: side).isActive = true
            ↓Layout.size(read, side: 28)
          }
        }
        """),
      Example.File("Layout.swift", """
        enum Layout {
          static func size(_ view: UIView, side: CGFloat) {
            view.widthAnchor.constraint(equalToConstant: side).isActive = true
            view.heightAnchor.constraint(equalToConstant: side).isActive = true
          }
        }
        """),
    ]),
    Example("a hit area that isn't widened enough", """
      final class Bell: UIView {
        private let ring = SmallBell(primaryAction: ringing)

        func setUp() {
          ↓ring.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }

      final class SmallBell: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -5, dy: -5).contains(point)
        }
      }
      """),
    Example("hit areas that depend on the button's sides and states, and are small still", """
      final class Bells: UIView {
        private let ring = SmallBell(primaryAction: ringing)
        private let damp = ShortBell(primaryAction: damping)

        func setUp() {
          ↓ring.widthAnchor.constraint(equalToConstant: 20).isActive = true
          ↓damp.heightAnchor.constraint(equalToConstant: 32).isActive = true
        }
      }

      final class SmallBell: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          guard isEnabled, !isHidden, alpha > 0.01 else { return false }
          let insets = UIEdgeInsets(top: -4, left: -6, bottom: -4, right: -6)
          let area = bounds.inset(by: insets)
          return area.contains(point)
        }
      }

      final class ShortBell: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          if bounds.width >= 24 || bounds.height >= 24 { return super.point(inside: point, with: event) }
          return bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      """),
    Example("SwiftUI: a frame around a button, whose label answers alone, and other ways to say what a tap does", """
      struct Pier: View {
        var body: some View {
          VStack {
            Button(action: close) { Image(systemName: "xmark") }.↓frame(width: 30, height: 48)
            Button(action: dive) { Image("wave").↓frame(width: 20, height: 20) }.frame(width: 44, height: 44)
            Image("gull").↓frame(width: 24, height: 24).gesture(TapGesture().onEnded { feed() })
            Image("crab").↓frame(width: 24, height: 24).highPriorityGesture(TapGesture().onEnded { flee() })
          }
        }
      }
      """),
    Example("SwiftUI: a tab's content that chooses another tab, and what is tapped before it is drawn larger, or drawn little larger", """
      struct Deck: View {
        @State private var chosen = 0

        var body: some View {
          TabView(selection: $chosen) {
            Image("pier").resizable().↓frame(width: 30, height: 30).onTapGesture { chosen = 1 }.tabItem { Text("Pier") }.tag(0)
            VStack {
              Image("sail").resizable().↓frame(width: 20, height: 20).scaleEffect(1.5).onTapGesture { raise() }
              Image("mast").resizable().↓frame(width: 30, height: 30).scaleEffect(x: -1, y: 1).onTapGesture { lower() }
              Image("oar").resizable().↓frame(width: 30, height: 30).scaleEffect(isHeld ? 0.9 : 1).onTapGesture { row() }
            }
            .tabItem { Text("Deck") }
            .tag(1)
          }
        }
      }
      """),
  ]

  static let answeredGood: [Example] = [
    Example("a button that tells a delegate which nobody sets", files: [
      emptyView(),
      Example.File("Library.swift", """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate { let library = Library() }

        final class Library: UIViewController, UITableViewDelegate, EmptyViewDelegate {
          private let empty = EmptyView()
          private let table = UITableView()

          override func viewDidLoad() {
            view.addSubview(empty)
            view.addSubview(table)
            table.delegate = self
          }

          func emptyViewDidTap(_ view: EmptyView) { show(Editor(), sender: self) }
        }
        """),
    ]),
    Example("a closure that does nothing, in whose place nobody hands over another", files: [
      Example.File("Row.swift", """
        struct Row: View {
          var more: () -> Void = {}
          var body: some View { Button { more() } label: { Image(systemName: "ellipsis") } }
        }
        """),
      Example.File("App.swift", """
        @main struct Radio: App {
          var body: some Scene { WindowGroup { VStack { Row(); Row() } } }
        }
        """),
    ]),
    Example("SwiftUI: a mark in a row that does the same, or in one that does it alone", files: [
      Example.File("App.swift", "@main struct Poll: App { var body: some Scene { WindowGroup { Options(); Preview() } } }"),
      Example.File("Mark.swift", """
        struct Mark: View {
          var isChosen: Bool
          var onChoose: () -> Void
          var body: some View { Circle().frame(width: 16, height: 16).onTapGesture { onChoose() } }
        }
        """),
      Example.File("Options.swift", """
        struct Options: View {
          @State private var chosen = 0
          var body: some View {
            ForEach(answers.indices, id: \\.self) { index in
              HStack { Mark(isChosen: chosen == index, onChoose: { choose(index) }); Text(answers[index]) }
                .contentShape(Rectangle())
                .onTapGesture { choose(index) }
            }
          }
          private func choose(_ index: Int) { chosen = index }
        }

        struct Preview: View { var body: some View { Mark(isChosen: true) {} } }
        """),
    ]),
    Example("a button's own size, where all that make it give it another, or put it nowhere", files: [
      Example.File("ArrowButton.swift", """
        final class ArrowButton: UIButton { override var intrinsicContentSize: CGSize { CGSize(width: 13, height: 13) } }
        """),
      Example.File("Panel.swift", """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate { let panel = Panel() }

        final class Panel: UIView {
          private let next = ArrowButton()
          private let spare = ArrowButton()

          init() {
            next.addTarget(self, action: #selector(go), for: .touchUpInside)
            addSubview(next)
            next.widthAnchor.constraint(equalToConstant: 48).isActive = true
            next.heightAnchor.constraint(equalToConstant: 48).isActive = true
            spare.isSelected = true
          }

          @objc private func go() { show(1) }
        }
        """),
    ]),
    Example("a button that is hidden as its card is set up, and shown by nobody", """
      final class Card: UIView {
        private let more: UIButton = {
          let button = UIButton()
          button.showsMenuAsPrimaryAction = true
          return button
        }()

        func config(text: String) {
          more.isHidden = true
          more.frame = CGRect(x: 0, y: 15, width: 25, height: 25)
          addSubview(more)
        }
      }
      """),
    Example("a mark made of a button that may not be there: nothing answers", """
      final class Chart: UIView {
        private var mark: UIButton?

        func setUp() {
          mark = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
          mark?.layer.cornerRadius = (mark?.frame.height ?? 0) / 2
          addSubview(mark ?? UIView())
          bringSubviewToFront(mark ?? UIView())
        }
      }
      """),
    Example("a picture made of a button: nothing answers", """
      final class Chapter: UITableViewCell {
        private let tick = UIButton(type: .system)

        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.addSubview(tick)
          tick.setImage(UIImage(named: "tick"), for: .normal)
          tick.tintColor = .systemGreen
          tick.snp.makeConstraints { make in make.size.equalTo(25) }
        }
      }
      """),
    Example("a button that nobody sees", """
      final class Lighthouse: UIView {
        private lazy var keeper: UIButton = {
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(call), for: .touchUpInside)
          button.alpha = 0
          button.widthAnchor.constraint(equalToConstant: 16).isActive = true
          return button
        }()

        func setUp() { addSubview(keeper) }

        @objc private func call() {}
      }
      """),
    Example("a hit area that is widened enough, also of what a function says is any button", """
      final class Gong: UIView {
        private let strike = RoundButton(primaryAction: striking)
        private lazy var damp: UIButton = makeButton()

        func setUp() {
          strike.widthAnchor.constraint(equalToConstant: 20).isActive = true
          damp.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }

        private func makeButton() -> UIButton { RoundButton(primaryAction: damping) }
      }

      final class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -12, dy: -12).contains(point)
        }
      }
      """),
    Example("hit areas that are at least 44 points, or may be in a state that the code doesn't tell", """
      final class Bells: UIView {
        private let ring = WideBell(primaryAction: ringing)
        private let damp = ModalBell(primaryAction: damping)
        private let hum = BoxBell(primaryAction: humming)

        func setUp() {
          for bell in [ring, damp, hum] { addSubview(bell) }
          ring.frame.size = CGSize(width: 20, height: 24)
          damp.frame.size = CGSize(width: 20, height: 24)
          hum.frame.size = CGSize(width: 20, height: 24)
        }
      }

      final class WideBell: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let dx = max(0, 44 - bounds.width) / 2
          let dy = max(0, 44 - bounds.height) / 2
          return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
        }
      }

      final class ModalBell: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          isWide ? bounds.insetBy(dx: -20, dy: -20).contains(point) : super.point(inside: point, with: event)
        }
      }

      final class BoxBell: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let side = max(bounds.width, bounds.height, 44)
          return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side).contains(point)
        }
      }
      """),
    Example("a view that does the same as its button wherever it is tapped", """
      final class Address: UIView {
        private let copy = UIButton()

        func setUp() {
          addSubview(copy)
          copy.widthAnchor.constraint(equalToConstant: 30).isActive = true
          copy.addTarget(self, action: #selector(copyAll), for: .touchUpInside)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(copyAll)))
        }

        @objc private func copyAll() {}
      }
      """),
    Example("a length that changes", """
      final class Rope: UIView {
        private var side: CGFloat = 32
        private let pull = UIButton(primaryAction: pulling)

        func grow() { side = 60 }

        func setUp() { pull.heightAnchor.constraint(equalToConstant: side).isActive = true }
      }
      """),
    Example("SwiftUI: a wheel in place of a row's title, in a view that another one lists", files: [
      Example.File("Preference.swift", """
        struct Preference: View {
          var body: some View {
            Button(action: signIn) {
              if isBusy { ProgressView().frame(width: 20, height: 20) } else { Text("Sign In") }
            }
          }
        }
        """),
      Example.File("Preferences.swift", "struct Preferences: View { var body: some View { List { Preference() } } }"),
    ]),
    Example("SwiftUI: a button in a constant that is styled where it is named, and one that is handed on to a menu", files: [
      Example.File("Bottle.swift", """
        struct Bottle: View {
          @ViewBuilder var throwing: some View {
            let button = Button(action: throwIt) { Image(systemName: "water.waves").frame(width: 20, height: 20) }
            if #available(iOS 26, *) { button.buttonStyle(.glass) } else { button.buttonStyle(.bordered) }
          }

          var body: some View {
            throwing
            Letter(deed: Button(action: tear) { Text("Tear Up").frame(height: 20) })
          }
        }
        """),
      Example.File("Letter.swift", """
        struct Letter<Deed: View>: View {
          let deed: Deed
          var body: some View { Text(letter).contextMenu { deed } }
        }
        """),
    ]),
    Example("SwiftUI: marks whose binding is constant wherever they are shown, and a tap that is only logged", files: [
      Example.File("App.swift", "@main struct Hold: App { var body: some Scene { WindowGroup { Cargo() } } }"),
      Example.File("Mark.swift", """
        struct Mark: View {
          @Binding var isOn: Bool
          var body: some View { Circle().frame(width: 20, height: 20).onTapGesture { isOn.toggle() } }
        }
        """),
      Example.File("Cargo.swift", """
        struct Cargo: View {
          var body: some View {
            Mark(isOn: .constant(true))
            Mark(isOn: .constant(false))
            Circle().frame(width: 20, height: 20).onTapGesture { dump(cargo) }
          }
        }
        """),
    ]),
    Example("SwiftUI: what is tapped to become what it is, and a mark in a row that does the same by a modifier of the project's own", """
      struct Berths: View {
        @Binding var chosen: Berth

        var body: some View {
          ForEach(berths) { berth in
            if chosen == berth {
              Circle().frame(width: 20, height: 20).onTapGesture { withAnimation { chosen = berth } }
            }
            HStack {
              Text(berth.name)
              Circle().frame(width: 20, height: 20).onTapGesture { model.mark(berth) }
            }
            .tapped(isOn: model.marks) { model.mark(berth) }
          }
        }
      }

      extension View {
        @ViewBuilder func tapped(isOn: Bool, action: @escaping () -> Void) -> some View {
          if isOn { contentShape(Rectangle()).onTapGesture(perform: action) } else { self }
        }
      }
      """),
    Example("a button that a function makes, for callers that lay it out", """
      final class Toast: NSObject {
        func show(in view: UIView) {
          let button = makeButton()
          view.addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 80, height: 48)
        }

        private func makeButton() -> UIButton {
          let button = UIButton(type: .custom)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.addTarget(self, action: #selector(undo), for: .touchUpInside)
          return button
        }

        @objc private func undo() { model.undo() }
      }
      """),
    Example("a control of the project's own that only tells how far it is", files: [
      Example.File("StoryBar.swift", """
        final class StoryBar: UIControl {
          var index = 0 { didSet { sendActions(for: .valueChanged) } }
        }
        """),
      Example.File("StoryController.swift", """
        final class StoryController: UIViewController {
          private let bar = StoryBar()
          override func viewDidLoad() {
            bar.addTarget(self, action: #selector(turn), for: .valueChanged)
            view.addSubview(bar)
            NSLayoutConstraint.activate([bar.heightAnchor.constraint(equalToConstant: 4)])
          }
        }
        """),
    ]),
    Example("a button in a view that does the same, wherever the code stands that builds it", """
      struct MemoChip: View {
        var body: some View {
          HStack { playButton; Waveform() }.contentShape(.rect).onTapGesture { togglePlayback() }
        }

        private var playButton: some View {
          Button { togglePlayback() } label: { Image(systemName: "play.fill").frame(width: 24, height: 24) }
        }
      }
      """),
    Example("a button in a chain that lays out, which nothing answers for", """
      final class SongCell: UICollectionViewCell {
        private let play = {
          let button = UIButton()
          button.setImage(UIImage(named: "play"), for: .normal)
          return button
        }()
        private let mark = UIButton()

        override func layoutSubviews() {
          super.layoutSubviews()
          mark.pin.right().size(20)
        }

        private func define() {
          addSubview(mark)
          flex.define { row in row.addItem(play).size(24) }
        }
      }
      """),
    Example("a button that is only asked who would answer for it", """
      final class Berth: UIView {
        private let info = UIButton()

        func setUp() {
          addSubview(info)
          info.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          info.target(forAction: #selector(explain), withSender: self)
        }

        @objc private func explain() { tell() }
      }
      """),
    Example("a button with a tag that nobody asks for, and one that only code without callers would show", """
      final class Berth: UIView {
        private let earnings = UIButton()
        private let replay = UIButton()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(earnings)
          earnings.tag = 20
          earnings.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
          addSubview(replay)
          replay.isHidden = true
          replay.addTarget(self, action: #selector(play), for: .touchUpInside)
          replay.frame = CGRect(x: 0, y: 20, width: 24, height: 24)
        }

        @objc private func play() { start() }
      }
      """),
    Example("SwiftUI: a tab's content that chooses the tab, and what is drawn larger before it is tapped", """
      struct Deck: View {
        @State private var chosen = 0
        @State private var zoom = 1.0

        var body: some View {
          TabView(selection: $chosen) {
            Image("pier").resizable().frame(width: 30, height: 30).onTapGesture { chosen = 0 }.tabItem { Text("Pier") }.tag(0)
            VStack {
              Image("sail").resizable().frame(width: 30, height: 30).scaleEffect(2).onTapGesture { raise() }
              Image("mast").resizable().frame(width: 30, height: 30).scaleEffect(zoom).onTapGesture { lower() }
            }
            .tabItem { Text("Deck") }
            .tag(1)
          }
        }
      }
      """),
  ]
}
