import HIGLintEngine
import HIGLintRules

/// Buttons that a configuration describes, the fonts of packages, and symbols within text.
let configuredBad: [Example] = [
  Example("buttons whose configurations leave no room around what they show", """
    final class SkipController: UIViewController {
      private let skip: UIButton = {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Skip"
        configuration.contentInsets = .zero
        return ↓UIButton(configuration: configuration)
      }()
      private let close = ↓UIButton(type: .system)
      private let red = ↓UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        close.configuration = .plain()
        close.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0)
        close.configuration?.image = UIImage(systemName: "xmark")
        red.configuration = choice("Red")
        view.addSubview(skip)
        view.addSubview(close)
        view.addSubview(red)
        skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
        close.addTarget(self, action: #selector(leave), for: .touchUpInside)
        red.addTarget(self, action: #selector(choose), for: .touchUpInside)
        NSLayoutConstraint.activate([
          skip.topAnchor.constraint(equalTo: view.topAnchor),
          close.topAnchor.constraint(equalTo: view.topAnchor),
          red.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }

      private func choice(_ name: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString(name)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
      }

      @objc private func leave() { dismiss(animated: true) }
      @objc private func choose() { show(ColorController(), sender: self) }
    }
    """),
  Example("small fonts by a container, a title's own font and a transformer", """
    final class TagsController: UIViewController {
      private lazy var fresh: UIButton = {
        var configuration = UIButton.Configuration.filled()
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 12)
        configuration.attributedTitle = AttributedString("Fresh", attributes: container)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        let button = ↓UIButton(configuration: configuration)
        return button
      }()
      private lazy var old: UIButton = {
        var configuration = UIButton.Configuration.tinted()
        var title = AttributedString("Old")
        title.font = .systemFont(ofSize: 12)
        configuration.attributedTitle = title
        return ↓UIButton(configuration: configuration, primaryAction: nil)
      }()
      private lazy var any: UIButton = {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Any"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
          var outgoing = incoming
          outgoing.font = UIFont.systemFont(ofSize: 11)
          return outgoing
        }
        return ↓UIButton(configuration: configuration)
      }()

      override func viewDidLoad() {
        super.viewDidLoad()
        [fresh, old, any].forEach { view.addSubview($0) }
        fresh.addAction(UIAction { _ in self.show(0) }, for: .touchUpInside)
        old.addAction(UIAction { _ in self.show(1) }, for: .touchUpInside)
        any.addAction(UIAction { _ in self.show(2) }, for: .touchUpInside)
        fresh.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        old.snp.makeConstraints { $0.top.equalTo(fresh); $0.leading.equalTo(fresh.snp.trailing) }
        any.snp.makeConstraints { $0.top.equalTo(fresh); $0.leading.equalTo(old.snp.trailing) }
      }
    }
    """),
  Example("a font that a package adds to the system's", """
    final class NewsHeader: UIView {
      private let all = ↓UIButton()

      func setUp() {
        all.setTitle("See All", for: .normal)
        all.titleLabel?.font = .poppins(ofSize: 12, weight: .light)
        all.addTarget(self, action: #selector(showAll), for: .touchUpInside)
        addSubview(all)
        all.snp.makeConstraints { $0.centerY.trailing.equalToSuperview() }
      }

      @objc private func showAll() { router.showNews() }
    }
    """),
  Example("lengths that a function scales with the screen", files: [
    Example.File("Layout.swift", """
      enum Layout {
        static var screenHeight: CGFloat { UIScreen.main.bounds.height }
        static func scaled(_ length: CGFloat) -> CGFloat { length * (screenHeight / 844) }
      }
      """),
    Example.File("HomeBar.swift", """
      final class HomeBar: UIView {
        private let search = UIButton()

        func setUp() {
          search.addTarget(self, action: #selector(open), for: .touchUpInside)
          addSubview(search)
          search.snp.makeConstraints { make in
            make.trailing.centerY.equalToSuperview()
            ↓make.width.height.equalTo(Layout.scaled(24))
          }
        }

        @objc private func open() { router.openSearch() }
      }
      """),
  ]),
  Example("a symbol that is a text, and one that a constant keeps", """
    struct YearPicker: View {
      var body: some View {
        HStack {
          ↓Button(action: { year -= 1 }) { Text("\\(Image(systemName: "chevron.left"))").font(.headline).padding(.vertical, 12) }
          ↓Button(action: { year += 1 }) { Symbols.next }
        }
      }
    }

    enum Symbols { static let next = Image(systemName: "arrow.right") }
    """),
  Example("a popup of the project's own that is called alert, and a property that names touches and doesn't enlarge", files: [
    Example.File("Sheet.swift", """
      struct Desk: View {
        var body: some View {
          Text(letter).alert(config: $config) { Button(action: leave) { Image(systemName: "xmark").↓frame(width: 24, height: 24) } }
        }
      }

      extension View {
        func alert<Content: View>(config: Binding<Config>, @ViewBuilder content: () -> Content) -> some View { overlay { content() } }
      }
      """),
    Example.File("Ripple.swift", """
      final class RippleButton: UIButton { var trackTouchLocation = true }

      final class AskController: UIViewController {
        private let go = RippleButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          go.trackTouchLocation = true
          go.addTarget(self, action: #selector(leave), for: .touchUpInside)
          view.addSubview(go)
          ↓go.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }

        @objc private func leave() { dismiss(animated: true) }
      }
      """),
  ]),
]

let configuredGood: [Example] = [
  Example("a configuration that leaves room, font and size to the system, one with a subtitle, and one that may wrap", """
    final class StartController: UIViewController {
      private lazy var start: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString("Start")
        return UIButton(configuration: configuration)
      }()
      private lazy var plan: UIButton = {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Plan"
        configuration.subtitle = price
        configuration.contentInsets = .zero
        return UIButton(configuration: configuration)
      }()
      private lazy var terms: UIButton = {
        var configuration = UIButton.Configuration.plain()
        configuration.title = terms.summary
        configuration.contentInsets = .zero
        return UIButton(configuration: configuration)
      }()

      override func viewDidLoad() {
        super.viewDidLoad()
        [start, plan, terms].forEach { view.addSubview($0) }
        start.addTarget(self, action: #selector(go), for: .touchUpInside)
        plan.addTarget(self, action: #selector(go), for: .touchUpInside)
        terms.addTarget(self, action: #selector(go), for: .touchUpInside)
        start.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        plan.snp.makeConstraints { $0.centerY.equalToSuperview() }
        terms.snp.makeConstraints { $0.bottom.equalToSuperview() }
      }

      @objc private func go() { show(PlanController(), sender: self) }
    }
    """),
  Example("a length that is large enough once it is scaled, and one of which a function says more", files: [
    Example.File("Layout.swift", """
      enum Layout {
        static var screenHeight: CGFloat { UIScreen.main.bounds.height }
        static func scaled(_ length: CGFloat) -> CGFloat { length * (screenHeight / 844) }
        static func fitted(_ length: CGFloat) -> CGFloat { isWide ? length * 2 : length * (screenHeight / 844) }
      }
      """),
    Example.File("HomeBar.swift", """
      final class HomeBar: UIView {
        private let search = UIButton()
        private let close = UIButton()

        func setUp() {
          search.addTarget(self, action: #selector(open), for: .touchUpInside)
          close.addTarget(self, action: #selector(open), for: .touchUpInside)
          addSubview(search)
          addSubview(close)
          search.snp.makeConstraints { $0.width.height.equalTo(Layout.scaled(42)) }
          close.snp.makeConstraints { $0.width.height.equalTo(Layout.fitted(24)) }
        }

        @objc private func open() { router.openSearch() }
      }
      """),
  ]),
  Example("room by the configuration, and one that a function may change", """
    final class StopController: UIViewController {
      private lazy var stop: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Stop"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14)
        return UIButton(configuration: configuration)
      }()
      private lazy var pause: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.contentInsets = .zero
        Theme.shared.apply(to: &configuration)
        configuration.title = "Pause"
        return UIButton(configuration: configuration)
      }()

      override func viewDidLoad() {
        super.viewDidLoad()
        [stop, pause].forEach { view.addSubview($0) }
        stop.addTarget(self, action: #selector(end), for: .touchUpInside)
        pause.addTarget(self, action: #selector(end), for: .touchUpInside)
        stop.snp.makeConstraints { $0.top.equalToSuperview() }
        pause.snp.makeConstraints { $0.bottom.equalToSuperview() }
      }

      @objc private func end() { dismiss(animated: true) }
    }
    """),
  Example("a button that another's sides stretch, and a picture that a constant lets fill what there is", """
    final class PlayerView: UIView {
      private let play = UIButton()
      private let slider = UISlider()

      func setUp() {
        play.setImage(UIImage(systemName: "play"), for: .normal)
        play.addTarget(self, action: #selector(start), for: .touchUpInside)
        addSubview(play)
        addSubview(slider)
        play.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        slider.snp.makeConstraints { make in
          make.bottom.equalTo(play)
          make.leading.equalTo(play.snp.trailing)
          make.height.equalTo(48)
          make.top.equalToSuperview()
        }
      }

      @objc private func start() { player.play() }
    }

    struct Cover: View {
      var body: some View { Button(action: open) { Pictures.cover } }
    }

    enum Pictures { static let cover = Image(systemName: "book").resizable() }
    """),
]
