import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let unlabeledIconButton = MoreExamples(UnlabeledIconButton.self, bad: bad, good: good)
}

private func button(_ attributes: String = "", _ pieces: String = #"<state key="normal" image="ic_close"/>"#) -> String {
  "<button id=\"b1\"\(attributes.isEmpty ? "" : " " + attributes)>\(pieces)\(Drawn.action)</button>"
}

private let outlet = #"<outlet property="closeButton" destination="b1" id="o1"/>"#

private func code(_ body: String) -> Example.File {
  let tap = "@IBAction func tap(_ sender: Any) { delegate?.close() }"
  return Example.File("Panel.swift", "final class Panel: UIView {\n  @IBOutlet var closeButton: UIButton!\n  \(tap)\n  \(body)\n}")
}

/// Names of pictures, and an initialiser for them.
private func icons(_ initializer: String) -> Example.File {
  Example.File("Icon.swift", """
    enum Icon {
      enum Close: Picture {
        case plain, filled

        var name: String {
          switch self {
          case .plain: "ic_cross"
          case .filled: "ic_cross_fill"
          }
        }
      }
    }

    protocol Picture { var name: String { get } }

    extension Image { init(_ picture: any Picture) { \(initializer) } }
    """)
}

/// An app whose screen makes a button of an image alone.
private func app(_ body: String) -> [Example.File] {
  [
    Example.File("AppDelegate.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { window?.rootViewController = Screen() }
      }
      """),
    Example.File("Screen.swift", """
      final class Screen: UIViewController {
        private let search = UIButton()
        override func viewDidLoad() {
          search.setImage(\(body.contains("add") ? "↓" : "")UIImage(named: "ic_search"), for: .normal)
          search.addTarget(self, action: #selector(find), for: .touchUpInside)
          \(body)
        }
      }
      """),
  ]
}

private func width(_ points: Int) -> String {
  #"<constraints><constraint firstAttribute="width" constant="\#(points)" id="w1"/></constraints>"#
}

/// A panel with a button that a closure builds for a variable within another closure.
private func panel(image: String, _ setting: String = "") -> String {
  """
  final class PanelController: UIViewController {
    private lazy var panel: UIView = {
      let view = UIView()
      let close: UIButton = {
        let button = UIButton(type: .custom)
        button.setImage(\(image), for: .normal)
        button.addTarget(self, action: #selector(dismissPanel), for: .touchUpInside)
        \(setting)
        return button
      }()
      view.addSubview(close)
      return view
    }()

    override func viewDidLoad() { view.addSubview(panel) }

    @objc private func dismissPanel() { panel.removeFromSuperview() }
  }
  """
}

private let bad: [Example] = [
  Example("a button without a title whose class only says where one would stand", files: [
    Drawn.xib("<label text=\"Club\" id=\"l1\"/>↓" + button(#"customClass="RoundButton""#, ""), owner: "Panel"),
    code(""),
    Example.File("RoundButton.swift", """
      final class RoundButton: UIButton {
        override func awakeFromNib() {
          super.awakeFromNib()
          titleLabel?.textAlignment = .center
          layer.cornerRadius = 8
        }
      }
      """),
  ]),
  Example("bar buttons that get their action later, or whose taps a stream tells", """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate { let profile = Profile(); let chat = Chat() }

    final class Profile: UIViewController {
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: ↓UIImage(named: "ic_send"), style: .plain, target: self, action: nil)
        navigationItem.rightBarButtonItem?.action = #selector(send)
      }

      @objc private func send() { show(Letter(), sender: self) }
    }

    final class Chat: UIViewController {
      private let item = UIBarButtonItem(image: ↓UIImage(named: "ic_call"), style: .plain, target: nil, action: nil)

      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = item
        item.rx.tap.subscribe { [weak self] _ in self?.call() }.disposed(by: bag)
      }
    }
    """),
  Example("pictures that Xcode names as they are called in the catalog", files: [
    Example.File("Anchor.swift", """
      final class AnchorView: UIView {
        let drop = UIButton()
        let heave = UIButton()

        func setUp() {
          drop.setImage(↓.anchorDown, for: .normal)
          heave.setImage(↓UIImage.anchorUp, for: .normal)
          drop.addTarget(self, action: #selector(move), for: .touchUpInside)
          heave.addTarget(self, action: #selector(move), for: .touchUpInside)
        }

        @objc func move() { delegate?.move() }
      }
      """),
    Example.File("Assets.xcassets/anchor_down.imageset/Contents.json", #"{ "images" : [{ "idiom" : "universal", "scale" : "1x" }] }"#),
    Example.File("Assets.xcassets/anchor_up.imageset/Contents.json", #"{ "images" : [{ "idiom" : "universal", "scale" : "1x" }] }"#),
  ]),
  Example("a button that a closure builds for a variable within another closure", panel(image: #"↓UIImage(named: "ic_cross")"#)),
  Example("a button that Then sets up", """
    final class Bar: UIView {
      private let back = UIButton()

      init() {
        addSubview(back)
        back.do {
          $0.setImage(↓UIImage(named: "ic_arrow"), for: .normal)
          $0.addTarget(self, action: #selector(leave), for: .touchUpInside)
        }
      }

      @objc private func leave() { navigator.pop() }
    }
    """),
  Example("a drawn button whose image leaves no room for the title that Interface Builder gave it", files: [
    Drawn.xib("↓" + button("", width(22) + #"<state key="normal" title="Button" image="ic_close"/>"#)),
  ]),
  Example("a picture by an initialiser of the app's own, and one by the system's beside it", files: [
    Example.File("Field.swift", """
      struct Field: View {
        var body: some View {
          Button { text = "" } label: { ↓Image(Icon.Close.filled) }
          Button { paste() } label: { ↓Image("ic_paste") }
        }
      }
      """),
    icons("self = .init(picture.name, bundle: .module)"),
  ]),
  Example("a drawn button for whose action its class inherits, from another module, what may have the method", files: [
    Drawn.xib("<label text=\"Club\" id=\"l1\"/>↓" + button("", ""), owner: "Panel"),
    Example.File("Panel.swift", "final class Panel: BasePanel {}"),
  ]),
  Example("a drawn button whose action is a method with a label", files: [
    Drawn.xib("<label text=\"Club\" id=\"l1\"/>↓" + button("", "").replacing("tap:", with: "tapWithSender:"), owner: "Panel"),
    Example.File("Panel.swift", "final class Panel: UIView { @IBAction func tap(sender: Any) { delegate?.close() } }"),
  ]),
  Example("a drawn button that shows nothing, over what it is about", files: [
    Drawn.xib("<label text=\"Club\" id=\"l1\"/>↓" + button("", ""), owner: "Panel", outlets: outlet),
    code("func show(_ isOpen: Bool) { closeButton.isHidden = !isOpen }"),
  ]),
  Example("a type within another one that is called like the framework's", """
    struct Exchange: View { var body: some View { Button(action: swap) { ↓Image(.swapArrows) } } }

    enum Network { enum Image { case token(String) } }
    extension Network.Image { init(_ name: String) { self = .token(name) } }
    """),
  Example("a view that is given the picture, by its name and by an initialiser", files: [
    Example.File("Field.swift", """
      struct Field: View {
        var body: some View {
          Button { text = "" } label: { ↓Icon(.crossSmall, size: 16) }
          Button { paste() } label: { ↓Badge(name: "ic_paste").padding(4) }
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

        var body: some View { Image(image).resizable().frame(width: size, height: size) }
      }

      struct Badge: View {
        let name: String
        var body: some View { ZStack { Circle(); Image(name) } }
      }
      """),
  ]),
  Example("a button of the app's own that is given the picture", files: [
    Example.File("Vault.swift", """
      struct Vault: View {
        var body: some View {
          HStack { ↓RoundButton(icon: .houseNew) { open() }; ↓RoundButton(icon: .gear2, isLarge: true) { set() } }
        }
      }
      """),
    Example.File("RoundButton.swift", """
      struct RoundButton: View {
        let icon: ImageResource
        let isLarge: Bool
        let action: () -> Void

        init(icon: ImageResource, isLarge: Bool = false, action: @escaping () -> Void) {
          self.icon = icon
          self.isLarge = isLarge
          self.action = action
        }

        var body: some View {
          Button(action: action) { Image(icon).padding(isLarge ? 12 : 8).background(Circle()) }.buttonStyle(.plain)
        }
      }
      """),
  ]),
  Example("a bar button that its scene puts back, and titles the screen", files: [
    Drawn.storyboard("""
      <navigationItem key="navigationItem" id="n1">
        ↓<barButtonItem key="rightBarButtonItem" image="ic_bin" id="b1">
          <connections><action selector="remove:" destination="c1" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """, owner: "Goal", outlets: #"<outlet property="removeItem" destination="b1" id="o1"/>"#),
    Example.File("Goal.swift", """
      final class Goal: UIViewController {
        @IBOutlet private var removeItem: UIBarButtonItem!
        override func viewWillAppear(_ animated: Bool) {
          title = "Goal"
          navigationItem.title = "Goal"
          navigationItem.rightBarButtonItem = goal.isOwn ? nil : nil
          if goal.isOwn { navigationItem.rightBarButtonItem = removeItem }
        }
        @IBAction private func remove(_ sender: Any) { store.remove(goal) }
      }
      """),
  ]),
  Example("a button that code adds to the screen", files: app("view.addSubview(search)")),
  Example("a button that has its picture behind it, and nothing else", """
    final class Player: UIView {
      private let play = UIButton(type: .custom)
      func setUp() {
        play.setBackgroundImage(↓UIImage(named: "ic_play"), for: .normal)
        play.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        addSubview(play)
      }
    }
    """),
  Example("a picture that R.swift names, and a title that another class gives its own button of the name", """
    final class PierView: UIView {
      private let searchButton = UIButton()

      func setUp() {
        addSubview(searchButton)
        searchButton.setImage(↓R.image.icSearch(), for: .normal)
        searchButton.addTarget(self, action: #selector(search), for: .touchUpInside)
      }
      @objc private func search() { delegate?.search() }
    }

    final class TideView: UIView {
      private let searchButton = UIButton()
      func setUp() { searchButton.setTitle("Search", for: .normal) }
    }
    """),
  Example("a picture of a button that a function builds for its property alone", """
    final class PierView: UIView {
      private lazy var menuButton: UIButton = Self.createMenuButton()

      func setUp() {
        addSubview(menuButton)
        menuButton.addTarget(self, action: #selector(open), for: .touchUpInside)
      }

      private static func createMenuButton() -> UIButton {
        let button = UIButton()
        button.setImage(↓UIImage(named: "ic_dots"), for: .normal)
        return button
      }

      @objc private func open() { delegate?.open() }
    }
    """),
  Example("a bar button of a screen that a navigation controller presents", """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication) { window?.rootViewController = HarbourController() }
    }
    final class HarbourController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let tides = TideController()
        tides.moon = moon
        present(UINavigationController(rootViewController: tides), animated: true)
      }
    }
    final class TideController: UIViewController {
      override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: ↓UIImage(named: "ic_sheet"), style: .plain, target: self, action: #selector(find))
      }
      @objc private func find() { show(SearchController(), sender: self) }
    }
    """),
  Example("SwiftUI: one of two pictures", """
    struct TideHeader: View {
      @State private var isChart = true
      var body: some View {
        Button { isChart.toggle() } label: { ↓Image(isChart ? "ic_chart" : "ic_rows").resizable().frame(width: 44, height: 44) }
      }
    }
    """),
  Example("a bar button of one of two pictures", """
    final class Fund: UIViewController {
      override func viewDidLoad() {
        let item = UIBarButtonItem(image: ↓isChosen ? #imageLiteral(resourceName: "ic_heart") : UIImage(named: "ic_heart_off"), style: .plain, target: self, action: #selector(choose))
        navigationItem.rightBarButtonItem = item
      }
    }
    """),
  Example("pictures that the app's own functions make, and a literal of Xcode's", files: [
    Example.File("Bar.swift", """
      final class Bar: UIView {
        private let close = UIButton(type: .custom)
        private let pen = UIButton(type: .custom)
        private let bin = UIButton(type: .custom)
        private let menu = UIButton.init(type: .custom)
        func setUp() {
          menu.setImage(↓Pictures.picture(of: .menu), for: .normal)
          menu.addTarget(self, action: #selector(act), for: .touchUpInside)
          close.setImage(↓.icon("ic_close"), for: .normal)
          pen.setImage(↓Pictures.pen, for: .normal)
          bin.setImage(↓#imageLiteral(resourceName: "ic_bin"), for: .normal)
          close.addTarget(self, action: #selector(act), for: .touchUpInside)
          pen.addTarget(self, action: #selector(act), for: .touchUpInside)
          bin.addTarget(self, action: #selector(act), for: .touchUpInside)
        }
      }
      """),
    Example.File("Pictures.swift", """
      extension UIImage {
        static func icon(_ name: String) -> UIImage? { UIImage(named: name, in: .module, with: nil) }
      }

      enum Pictures {
        static let pen = picture(named: "ic_pen")
        enum Name: String { case menu = "ic_menu", close }
        static func picture(of name: Name) -> UIImage {
          guard let picture = UIImage.init(named: name.rawValue) else { fatalError() }
          return picture
        }
        private static func picture(named name: String) -> UIImage { UIImage(named: name, in: .module, with: nil) ?? UIImage() }
      }
      """),
  ]),
  Example("a drawn button of an image alone", files: [Drawn.xib("↓" + button())]),
  Example("a drawn button whose configuration shows an image, and whose old title doesn't count", files: [
    Drawn.xib("↓" + button("", """
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" image="ic_close"/>
      """)),
  ]),
  Example("a bar button of a storyboard", files: [
    Drawn.storyboard("""
      <navigationItem key="navigationItem" id="n1">
        ↓<barButtonItem key="rightBarButtonItem" image="ic_share" id="i1">
          <connections><action selector="share:" destination="c1" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """),
  ]),
  Example("an outlet that code gives another image", files: [
    Drawn.xib("↓" + button(), owner: "Panel", outlets: outlet),
    code("func show() { closeButton.setImage(UIImage(named: \"ic_open\"), for: .normal) }"),
  ]),
]

private let good: [Example] = [
  Example("a button whose class gives it a text by its label", files: [
    Drawn.xib("<label text=\"Club\" id=\"l1\"/>" + button(#"customClass="JoinButton""#, ""), owner: "Panel"),
    code(""),
    Example.File("JoinButton.swift", """
      final class JoinButton: UIButton {
        override func awakeFromNib() {
          super.awakeFromNib()
          titleLabel?.text = "Join"
        }
      }
      """),
  ]),
  Example("a button whose action only writes to the log, by a function that does so for developers alone", files: app("""
    }
    @objc private func find() { note("find") }
    private func note(_ text: String) { report(text)
    """) + [Example.File("Log.swift", """
      func report<Value>(_ value: Value, file: String = #file) {
        #if DEBUG
          let name = (file as NSString).lastPathComponent
          print(name, value)
        #endif
      }
      """)]),
  Example("a cell's button that the controller gives an empty action", files: app("").prefix(1) + [
    Example.File("Screen.swift", """
      final class Screen: UIViewController, UITableViewDataSource {
        override func viewDidLoad() {
          table.register(UINib(nibName: "FriendCell", bundle: nil), forCellReuseIdentifier: "Friend")
        }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "Friend", for: path) as! FriendCell
          cell.invite.addTarget(self, action: #selector(invite), for: .touchUpInside)
          return cell
        }

        @objc private func invite() {}
      }

      final class FriendCell: UITableViewCell { @IBOutlet var invite: UIButton! }
      """),
    Example.File("FriendCell.xib", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <tableViewCell id="p1" customClass="FriendCell">
          <tableViewCellContentView key="contentView" id="w1"><subviews>
            <button id="b1"><state key="normal" image="ic_invite"/></button>
          </subviews></tableViewCellContentView>
          <connections><outlet property="invite" destination="b1" id="o1"/></connections>
        </tableViewCell>
      </objects></document>
      """),
  ]),
  Example("a bar button that nothing answers for", """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate { let profile = Profile() }

    final class Profile: UIViewController {
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "ic_send"), style: .plain, target: self, action: nil)
      }
    }
    """),
  Example("pictures of the system's own, and buttons that nothing answers for, which a loop lays out", files: [
    Example.File("Map.swift", """
      final class MapView: UIView {
        private let copy = UIButton()
        private let star = UIButton()
        let check = UIButton()

        func setUp() {
          copy.setImage(UIImage(named: "ic_copy"), for: .normal)
          star.setImage(UIImage(named: "ic_star"), for: .normal)
          check.setImage(.checkmark, for: .normal)
          check.addTarget(self, action: #selector(choose), for: .touchUpInside)
          for button in [copy, star] { button.snp.makeConstraints { $0.size.equalTo(48) } }
          addSubview(copy)
          addSubview(star)
        }

        @objc func choose() { delegate?.choose() }
      }
      """),
    Example.File("Assets.xcassets/anchor_down.imageset/Contents.json", #"{ "images" : [{ "idiom" : "universal", "scale" : "1x" }] }"#),
  ]),
  Example(
    "a button that gets its title in the closure that builds it",
    panel(image: #"UIImage(named: "ic_cross")"#, #"button.setTitle("Close", for: .normal)"#)
  ),
  Example("a picture by an initialiser of the app's own that may make any", files: [
    Example.File("Field.swift", "struct Field: View { var body: some View { Button { clear() } label: { Image(Icon.Close.filled) } } }"),
    icons("if isThemed { self.init(theme[picture.name]) } else { self.init(picture.name) }"),
  ]),
  Example("a drawn button for whose action its class has no method", files: [
    Drawn.xib("<label text=\"Club\" id=\"l1\"/>" + button("", ""), owner: "Panel"),
    Example.File("Panel.swift", "final class Panel: UIView { @IBOutlet var clubLabel: UILabel! }"),
  ]),

  Example("an item whose button is hidden as it is made, and never shown", """
    final class FeedController: UIViewController {
      private let bellButton: UIButton = {
        let button = UIButton()
        button.setImage(UIImage(named: "bell"), for: .normal)
        button.isHidden = true
        return button
      }()

      override func viewDidLoad() {
        bellButton.addTarget(self, action: #selector(openNews), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: bellButton)
      }

      @objc private func openNews() { show(NewsController(), sender: self) }
    }
    """),
  Example("a drawn button with room for the title that Interface Builder gave it, which is another matter", files: [
    Drawn.xib(button("", width(120) + #"<state key="normal" title="Button" image="ic_close"/>"#)),
  ]),
  Example("a drawn button that shows nothing until it is chosen, is one of the system's, or holds a view of its own", files: [
    Drawn.xib(button("", #"<state key="normal"/><state key="selected" title="Done"/>"#)),
    Drawn.xib(button(#"buttonType="close""#, ""), path: "Close.xib"),
    Drawn.xib(button("", #"<subviews><label text="Club" id="l1"/></subviews>"#), path: "Filled.xib"),
  ]),
  Example("a drawn button that shows nothing, and that code gives an image, disables, or says to be no element", files: [
    Drawn.xib(button("", ""), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { closeButton.setImage(icon, for: .normal) }"),
    Drawn.xib(button(#"enabled="NO""#, ""), path: "Disabled.xib"),
    Drawn.xib(
      button("", #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#), path: "Hidden.xib"
    ),
  ]),
  Example("a picture of the app's own kind", """
    struct Network: View {
      var body: some View { Button { open() } label: { Image("token-sol") } }
      struct Image: View {
        init(_ name: String) { self.name = name }
        private let name: String
        var body: some View { Token(name: name) }
      }
    }
    """),
  Example("a view that is given a picture that isn't known, or that its initialiser chooses", """
    struct Field: View {
      let kind: Kind
      var body: some View {
        Button { open() } label: { Icon(kind.image) }
        Button { open() } label: { Icon(.lock, isOpen: true) }
        Button { open() } label: { Icon("Lock") }
      }
    }

    struct Icon: View {
      let image: ImageResource
      let title: String?
      init(_ image: ImageResource) { self.image = image; self.title = nil }
      init(_ image: ImageResource, isOpen: Bool) {
        self.image = image
        if isOpen { self.image = .unlocked }
        self.title = nil
      }
      init(_ title: String) { self.image = .blank; self.title = title }

      var body: some View {
        Image(image)
        if let title { Text(title) }
      }
    }
    """),
  Example("buttons of the app's own that are given the picture, and a name by themselves or by whoever makes them", """
    struct Vault: View {
      var body: some View {
        RoundButton(icon: .houseNew) { open() }.accessibilityLabel("Home")
        RoundButton(icon: icon) { open() }
        NamedButton(icon: .gear2, name: "Settings") { set() }
        TitledButton(icon: .gear2, title: "Settings")
        Tag(title: "New", icon: "ic_cross")
      }
    }

    struct RoundButton: View {
      let icon: ImageResource
      let action: () -> Void
      var body: some View { Button(action: action) { Image(icon) } }
    }

    struct NamedButton: View {
      let icon: ImageResource
      let name: String
      let action: () -> Void
      var body: some View { Button(action: action) { Image(icon) }.accessibilityLabel(name) }
    }

    struct TitledButton: View {
      let icon: ImageResource
      let title: String
      var body: some View { Button(action: set) { Image(icon); Text(title) } }
    }

    struct Tag: View {
      let title: String
      let icon: String
      var body: some View { HStack { Text(title); Button(action: drop) { Image(icon) } } }
    }
    """),
  Example("a button of an app's that does nothing: the ornament of a field", """
    @main struct Finder: App { var body: some Scene { WindowGroup { Search() } } }

    struct Search: View {
      var body: some View {
        HStack {
          Button(action: {}, label: { Image("glass").resizable().frame(width: 25, height: 25) })
          TextField("Search", text: $query)
        }
      }
    }
    """),
  Example("a picture behind a title, and behind a label that the button holds", """
    final class Player: UIView {
      private let play = UIButton(type: .custom)
      private let card = UIButton(type: .custom)
      func setUp() {
        play.setBackgroundImage(UIImage(named: "bg_play"), for: .normal)
        play.setTitle(title, for: .normal)
        play.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        card.setBackgroundImage(UIImage(named: "bg_card"), for: .normal)
        card.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        card.addSubview(label)
      }
    }
    """),
  Example("pictures that a function makes of one of several names, or draws", files: [
    Example.File("Bar.swift", """
      final class Bar: UIView {
        private let close = UIButton(type: .custom)
        private let disc = UIButton(type: .custom)
        func setUp() {
          close.setImage(.icon(isOpen), for: .normal)
          disc.setImage(.disc(of: .red), for: .normal)
          close.addTarget(self, action: #selector(act), for: .touchUpInside)
          disc.addTarget(self, action: #selector(act), for: .touchUpInside)
        }
      }
      """),
    Example.File("Pictures.swift", """
      extension UIImage {
        static func icon(_ isOpen: Bool) -> UIImage? { isOpen ? UIImage(systemName: "xmark") : UIImage(named: "ic_menu") }
        static func disc(of color: UIColor) -> UIImage { UIGraphicsImageRenderer(size: side).image { color.setFill(); $0.fill(all) } }
      }
      """),
  ]),
  Example("bar buttons of a storyboard's scene that is only ever a part of another", files: [
    Drawn.storyboard(#"<viewController storyboardIdentifier="Tides" id="c1" customClass="TideController"/>"#),
    Example.File("AppDelegate.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { window?.rootViewController = HarbourController() }
      }
      final class HarbourController: UIViewController {
        private var tides: TideController!

        override func viewDidLoad() {
          tides = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Tides") as? TideController
          adopt(controller: tides)
        }

        private func adopt(controller: UIViewController) {
          addChild(controller)
          view.addSubview(controller.view)
        }
      }
      final class TideController: UIViewController {
        override func viewDidLoad() {
          let search = UIButton()
          search.setImage(UIImage(named: "ic_search"), for: .normal)
          search.addTarget(self, action: #selector(find), for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: search)
          navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "ic_sheet"), style: .plain, target: self, action: #selector(find))
        }
        @objc private func find() { show(SearchController(), sender: self) }
      }
      """),
  ]),
  Example("a bar button of a screen that is presented without a bar", files: [
    Example.File("Harbour.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { window?.rootViewController = HarbourController() }
      }
      final class HarbourController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let tides = TideController()
          tides.moon = moon
          present(tides, animated: true)
        }
      }
      final class TideController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "ic_sheet"), style: .plain, target: self, action: #selector(find))
        }
        @objc private func find() { show(SearchController(), sender: self) }
      }
      """),
    Example.File("TideController.xib", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TideController">
          <connections><outlet property="view" destination="v1" id="o1"/></connections>
        </placeholder>
        <view id="v1"/>
      </objects></document>
      """),
  ]),
  Example("a button that takes no touches, beside a title that does", """
    final class TideHeader: UIView {
      func setUp() {
        let arrow = UIButton(type: .system)
        arrow.setImage(UIImage(named: "ic_arrow"), for: .normal)
        arrow.isUserInteractionEnabled = false
        addSubview(arrow)
      }
    }
    """),
  Example("a bar button that its scene drops as it is loaded", files: [
    Drawn.storyboard("""
      <navigationItem key="navigationItem" id="n1">
        <barButtonItem key="leftBarButtonItem" image="ic_back" id="b1">
          <connections><action selector="back:" destination="c1" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """, owner: "Pin"),
    Example.File("Pin.swift", """
      final class Pin: UIViewController {
        override func viewDidLoad() { navigationItem.setLeftBarButton(nil, animated: false) }
      }
      """),
  ]),
  Example("a button and an item of a screen that isn't finished, which do nothing yet", files: [
    app("")[0],
    Example.File("Screen.swift", """
      final class Screen: UIViewController {
        private let search = UIButton()
        private lazy var settings = UIBarButtonItem(
          image: UIImage(named: "ic_settings"), style: .plain, target: self, action: #selector(set)
        )

        override func viewDidLoad() {
          search.setImage(UIImage(named: "ic_search"), for: .normal)
          search.addTarget(self, action: #selector(find), for: .touchUpInside)
          view.addSubview(search)
          navigationItem.rightBarButtonItem = settings
        }

        @objc private func find() { print("later") }
        @objc private func set() {}
      }
      """),
  ]),
  Example("a button that no code of the app adds to a screen", files: app("search.isEnabled = false")),
  Example("a drawn button with a label, and one with a title", files: [
    Drawn.xib(button("", """
      <accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" image="ic_close"/>
      """)),
    Drawn.xib(button("", #"<state key="normal" title="Close" image="ic_close"/>"#), path: "Titled.xib"),
  ]),
  Example("a drawn button that code labels", files: [
    Drawn.xib(button(), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { closeButton.accessibilityLabel = \"Close\" }"),
  ]),
  Example("a drawn button that other code labels", files: [
    Drawn.xib(button(), owner: "Panel", outlets: outlet),
    code(""),
    Example.File("Screen.swift", "func set(_ panel: Panel) { panel.closeButton.accessibilityLabel = close }"),
  ]),
  Example("a bar button that its scene labels without an outlet", files: [
    Drawn.storyboard("""
      <navigationItem key="navigationItem" id="n1">
        <barButtonItem key="rightBarButtonItem" image="ic_share" id="i1">
          <connections><action selector="share:" destination="c1" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """, owner: "Feed"),
    Example.File("Feed.swift", """
      final class Feed: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem?.accessibilityLabel = "Share" }
      }
      """),
  ]),
  Example("a drawn button in a view that is one element", files: [
    Drawn.xib(button(), owner: "Panel"),
    code("override func awakeFromNib() { isAccessibilityElement = true }"),
  ]),
  Example("a drawn button with a symbol of the system's", files: [
    Drawn.xib(button("", #"<state key="normal" image="xmark" catalog="system"/>"#)),
  ]),
  Example("a drawn button that VoiceOver passes over, and one that does nothing", files: [
    Drawn.xib(button("", """
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
      <state key="normal" image="ic_close"/>
      """)),
    Drawn.xib(#"<button id="b1"><state key="normal" image="ic_dot"/></button>"#, path: "Dot.xib"),
  ]),
  Example("a label that is set at run time by a key path", files: [
    Drawn.xib(button("", """
      <state key="normal" image="ic_close"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabelKey" value="close"/>
      </userDefinedRuntimeAttributes>
      """)),
  ]),
]
