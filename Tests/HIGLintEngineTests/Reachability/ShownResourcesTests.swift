import HIGLintEngine
import Testing

@Suite("What of storyboards, xibs and catalogs people can come to")
struct ShownResourcesTests {
  /// The labels and images that are reported, by their texts and names.
  private func shown(_ code: [String: String], _ resources: [String: String], foreign: [String: String] = [:]) -> [String] {
    func inputs(_ texts: [String: String]) -> [SourceInput] {
      texts.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    }
    var code = code
    code["AppDelegate.swift"] = """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { window.rootViewController = Harbour() }
      }
      """
    let interfaces = resources.filter { !$0.key.hasSuffix(".json") }
    let sets = resources.filter { $0.key.hasSuffix(".json") }
    let scope = Linter.Scope(
      rules: [ActiveRule(Seen.self)], files: inputs(code), interfaces: inputs(interfaces), resources: inputs(sets), foreign: inputs(foreign)
    )
    let result = Linter(knownRules: [Seen.self]).lint([scope])
    #expect(result.problems.isEmpty)
    return result.findings.map(\.message).sorted()
  }

  private func scene(
    _ text: String, _ attributes: String = "", button: String = "", connections: String = "", rows: String = ""
  ) -> String {
    """
    <scene><objects><viewController id="\(text)" \(attributes)>
      <view key="view" id="v\(text)"><subviews>
        <label text="\(text)" id="l\(text)"/>
        <button \(button) id="b\(text)"><connections>\(connections)</connections></button>
        <tableView id="t\(text)"><prototypes>\(rows)</prototypes></tableView>
      </subviews></view>
    </viewController></objects></scene>
    """
  }

  private func storyboard(_ scenes: String...) -> [String: String] {
    ["Main.storyboard": Sample.document("<scenes>\(scenes.joined())</scenes>", attributes: #"initialViewController="First""#)]
  }

  private let harbour = "final class Harbour: UIViewController { override func viewDidLoad() { % } }"

  private func code(_ body: String, _ more: String = "") -> [String: String] {
    ["Harbour.swift": harbour.split(separator: "%").joined(separator: body) + more]
  }

  @Test("A scene is shown where its class is handed to a library's function, which may ask for it by what it makes of the name")
  func scenesByClass() {
    let board = storyboard(
      scene("First", #"customClass="Harbour""#), scene("Pushed", #"customClass="Quay" storyboardIdentifier="QuayScene""#),
      scene("Asked", #"customClass="Pier" storyboardIdentifier="PierScene""#)
    )
    #expect(shown(code("push(to: Quay.self); if top.isKind(of: Pier.self) { pop() }", """

      final class Quay: UIViewController {}
      final class Pier: UIViewController {}
      """), board) == ["First", "Pushed"])
  }

  @Test("What stands beside a scene's controller comes with the scene, and leads on", arguments: [("deck", true), ("hold", false)])
  func objectsBesideScenes(opened: String, isShown: Bool) {
    let router = #"<customObject id="r" customClass="Router"/><view id="d"><subviews><label text="beside" id="x"/></subviews></view>"#
    var board = storyboard(
      scene("First", #"customClass="Harbour""#), scene("Deck", #"storyboardIdentifier="deck""#).replacing("</objects>", with: router + "</objects>")
    )
    board["Quay.storyboard"] = Sample.document(
      "<scenes>\(scene("Quay"))</scenes>", attributes: #"initialViewController="Quay""#
    )
    let code = code(#"storyboard!.instantiateViewController(withIdentifier: "\#(opened)")"#, """

      final class Router: NSObject {
        override func awakeFromNib() { UIStoryboard(name: "Quay", bundle: nil).instantiateInitialViewController() }
      }
      """)
    #expect(shown(code, board) == (isShown ? ["Deck", "First", "Quay", "beside"] : ["First"]))
  }

  @Test("A scene is shown that code asks for by a name which one file puts together")
  func scenesByHalves() {
    let board = storyboard(
      scene("First", #"customClass="Harbour""#), scene("Asked", #"storyboardIdentifier="QuayController""#),
      scene("Unasked", #"storyboardIdentifier="PierController""#)
    )
    let code = code(#"show(page("Quay"))"#, """

      extension Harbour {
        func page(_ name: String) -> UIViewController { storyboard!.instantiateViewController(withIdentifier: "\\(name)Controller") }
      }
      """)
    #expect(shown(code.merging(["Titles.swift": #"let pier = "Pier""#]) { $1 }, board) == ["Asked", "First"])
  }

  @Test("A scene isn't shown because a variable is called as its class")
  func variablesCalledAsScenes() {
    let board = storyboard(
      scene("First", #"customClass="Harbour""#), scene("Asked", #"customClass="Deck" storyboardIdentifier="Deck""#),
      scene("Unasked", #"customClass="Quay" storyboardIdentifier="Quay""#)
    )
    let code = code("""
      let Quay = storyboard!.instantiateViewController(withIdentifier: "Deck")
      self.Quay = UINavigationController(rootViewController: Quay)
      """, """

      extension Harbour { func back() { show(self.Quay, sender: nil) } }
      final class Deck: UIViewController {}
      final class Quay: UIViewController {}
      """).mapValues { $0.replacing("{ override", with: "{ var Quay: UIViewController!; override") }
    #expect(shown(code, board) == ["Asked", "First"])
  }

  @Test("An item of a bar isn't shown in whose place the controller puts another", arguments: [
    ("navigationItem.rightBarButtonItem = UIBarButtonItem()", false), ("setUp()", false),
    ("navigationItem.setRightBarButton(UIBarButtonItem(), animated: false)", false),
    ("if isGuest { navigationItem.rightBarButtonItem = nil }", true), ("navigationItem.leftBarButtonItem = UIBarButtonItem()", true),
  ])
  func itemsPutInPlace(body: String, isShown: Bool) {
    let bar = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
        <view key="customView" id="cv"><subviews><label text="item" id="x"/></subviews></view>
      </barButtonItem></navigationItem></viewController>
      """
    let board = storyboard(scene("First", #"customClass="Harbour""#).replacing("</viewController>", with: bar))
    let setUp = "\nextension Harbour { func setUp() { self.navigationItem.rightBarButtonItems = [UIBarButtonItem()] } }"
    #expect(shown(code(body, setUp), board) == (isShown ? ["First", "item"] : ["First"]))
  }

  @Test("A segue leads on from a control, or where code performs it by its name")
  func segues() {
    let first = """
      <scene><objects><viewController id="First" customClass="Harbour">
        <connections>
          <segue destination="Nameless" kind="presentation" id="s1"/>
          <segue destination="Performed" kind="show" identifier="toPort" id="s2"/>
          <segue destination="Unperformed" kind="show" identifier="toWreck" id="s3"/>
          <segue destination="Embedded" kind="relationship" relationship="rootViewController" id="s4"/>
        </connections>
      </viewController></objects></scene>
      """
    let others = ["Nameless", "Performed", "Unperformed", "Embedded", "Tapped", "Untapped"].map { scene($0) }.joined()
    let tapping = scene("Tapping", #"storyboardIdentifier="deck""#, connections: #"<segue destination="Tapped" kind="show" id="s5"/>"#)
    let hiding = scene(
      "Hiding", #"storyboardIdentifier="hold""#, button: #"hidden="YES""#, connections: #"<segue destination="Untapped" kind="show" id="s6"/>"#
    )
    let asked = #"["deck", "hold"].forEach { storyboard?.instantiateViewController(withIdentifier: $0) }"#
    let found = shown(
      code(#"performSegue(withIdentifier: "toPort"); \#(asked)"#),
      storyboard(first, others, tapping, hiding)
    )
    #expect(found == ["Embedded", "Hiding", "Performed", "Tapped", "Tapping"])
  }

  @Test("A controller of another module's may perform segues by names that only it knows", arguments: [
    ("SlideController", ["First", "Second"]), ("Harbour", ["First"]),
  ])
  func seguesOfOtherModules(owner: String, expected: [String]) {
    let segue = #"<connections><segue destination="Second" kind="custom" identifier="sl_front" customClass="SlideSegue" id="s"/></connections>"#
    let first = scene("First", #"customClass="\#(owner)""#).replacing("</viewController>", with: segue + "</viewController>")
    #expect(shown(code(""), storyboard(first, scene("Second"))) == expected)
  }

  @Test("A segue's name may be a constant of a type whose name is written small", arguments: [("port", true), ("wreck", false)])
  func seguesOfSmallTypes(constant: String, isShown: Bool) {
    let first = """
      <scene><objects><viewController id="First" customClass="Harbour">
        <connections><segue destination="Port" kind="show" identifier="toPort" id="s1"/></connections>
      </viewController></objects></scene>
      """
    let names = "\nenum K { enum segue { static let port = \"toPort\"; static let wreck = \"toWreck\" } }"
    let found = shown(code("performSegue(withIdentifier: K.segue.\(constant), sender: self)", names), storyboard(first, scene("Port")))
    #expect(found == (isShown ? ["Port"] : []))
  }

  @Test("A file is a storyboard in whatever case its ending is written")
  func endings() {
    let first = scene("First", #"customClass="Harbour""#)
    let document = Sample.document("<scenes>\(first)</scenes>", attributes: #"initialViewController="First""#)
    #expect(shown(code(#"open(UIStoryboard(name: "Feed", bundle: nil).instantiateInitialViewController())"#), ["Feed.Storyboard": document]) == ["First"])
  }

  @Test("Code asks for a scene where that code runs, or may put the name together", arguments: [
    (#"show("night_watch")"#, "", true),
    ("", #"extension Harbour { private func sail() { show("night_watch") } }"#, false),
    ("sail()", #"extension Harbour { private func sail() { show("night_watch") } }"#, true),
    (#"show("night_\(name)")"#, "", true),
    (#"show(kind + "_watch")"#, "", true),
    ("show(Board.night_watch.rawValue)", "enum Board: String { case night_watch }", true),
    (#"show("day_shift")"#, "", false),
  ])
  func scenes(body: String, more: String, isShown: Bool) {
    let storyboard = storyboard(scene("Watch", #"storyboardIdentifier="night_watch""#))
    #expect(shown(code(body, "\n" + more), storyboard) == (isShown ? ["Watch"] : []))
  }

  @Test("A function that is called as a scene asks for none; a case of that name may, and so may generated code", arguments: [
    ("toPier()", "extension Harbour { func toPier() { show(Pier()) } }\nlet pierName = \"toPier\"", [String]()),
    ("show(Scene.toPier)", "enum Scene: String { case toPier }", ["Pier"]),
    ("show(R.storyboard.main.toPier())", "extension Harbour { func toPier() {} }", ["Pier"]),
  ])
  func scenesCalledAsFunctions(body: String, more: String, shown expected: [String]) {
    let storyboard = storyboard(scene("Pier", #"storyboardIdentifier="toPier""#))
    #expect(shown(code(body, more), storyboard) == expected)
  }

  @Test("A scene of a class that is made elsewhere is shown where something leads to it")
  func classes() {
    let custom = #"customClass="Pier""#
    let storyboard = storyboard(scene("Asked", custom + #" storyboardIdentifier="long_pier""#), scene("Lost", custom))
    let pier = "\nfinal class Pier: UIViewController {}"
    #expect(shown(code(#"show("long_pier", as: Pier.self)"#, pier), storyboard) == ["Asked"])
  }

  @Test("A scene isn't shown whose class can't be made of it, unless code hands over more than a coder", arguments: [
    ("fatalError()", "", false),
    ("super.init(coder: coder)", "", true),
    ("fatalError()", "init?(coder: NSCoder, boat: Boat) { super.init(coder: coder) }", true),
  ])
  func classesMadeByCode(decoding: String, more: String, isShown: Bool) {
    let pier = "\nfinal class Pier: UIViewController { required init?(coder: NSCoder) { \(decoding) }; \(more) }"
    let storyboard = storyboard(scene("Drawn", #"customClass="Pier" storyboardIdentifier="long_pier""#))
    #expect(shown(code(#"show("long_pier"); show(Pier())"#, pier), storyboard) == (isShown ? ["Drawn"] : []))
  }

  @Test("A scene isn't shown whose class has no property for one of its outlets, as far as all of that is known", arguments: [
    ("UIViewController", "sail", true),
    ("UIViewController", "view", true),
    ("UIViewController", "mast", false),
    ("UITableViewController", "tableView", true),
    ("FloatingController", "mast", true),
    ("Quay", "mast", false),
    ("Quay", "buoy", true),
  ])
  func missingOutlets(superclass: String, outlet: String, isShown: Bool) {
    let pier = "\nfinal class Pier: \(superclass) { @IBOutlet var sail: UIView! }\nclass Quay: UIViewController { @IBOutlet var buoy: UIView! }"
    let connection = #"<connections><outlet property="\#(outlet)" destination="lDrawn" id="o1"/></connections>"#
    let drawn = scene("Drawn", #"customClass="Pier" storyboardIdentifier="long_pier""#)
    let storyboard = storyboard(drawn.replacing("</viewController>", with: connection + "</viewController>"))
    #expect(shown(code(#"show("long_pier"); show(Pier())"#, pier), storyboard) == (isShown ? ["Drawn"] : []))
  }

  @Test("What generated code calls a scene, a storyboard or a prototype asks for it", arguments: [
    ("show(R.storyboard.main.longPier())", ["LongPier"]),
    ("show(R.storyboard.main.urlList())", ["URLList"]),
    ("show(R.storyboard.main.shortPier())", []),
    ("let R = 1; longPier()", []),
    ("show(boards.main.longPier())", []),
    ("show(R.image.pier()); owner.longPier.show()", []),
    ("show(R.image.pier()); boards.urlList()", ["URLList"]),
  ])
  func generatedNames(body: String, shown expected: [String]) {
    let storyboard = storyboard(
      scene("LongPier", #"storyboardIdentifier="LongPier""#), scene("URLList", #"storyboardIdentifier="URLList""#)
    )
    let asked = #"storyboard?.instantiateViewController(withIdentifier: "Quay")"#
    let others = "\nfunc longPier() {}\nfinal class Owner { let longPier = Pier() }"
    #expect(shown(code("\(asked); \(body)", others), storyboard) == expected)
  }

  @Test("A storyboard's first scene is shown where the app begins with it, or code may open it", arguments: [
    (#"UIStoryboard(name: "Deck", bundle: nil)"#, "", true),
    (#"UIStoryboard(name: "Hold", bundle: nil)"#, "", false),
    (#"UIStoryboard(name: "Hold", bundle: nil)"#, "<string>Deck</string>", true),
    (#"UIStoryboard(name: "Hold", bundle: nil); UIStoryboard(name: kind.rawValue, bundle: nil)"#, "", true),
    (#"UIStoryboard(name: "Hold", bundle: nil); R.storyboard.deck()"#, "", true),
    (#"UIStoryboard(name: "Hold", bundle: nil); show(Texts.Deck.title)"#, "", false),
    (#"UIStoryboard(name: "Hold", bundle: nil); UIStoryboard(name: Boards.Deck, bundle: nil)"#, "", true),
    (#"open("Hold")"#, "", true),
    (#"UIStoryboard(name: "Deck", bundle: nil).instantiateInitialViewController()"#, "", true),
    (#"UIStoryboard(name: "Hold", bundle: nil).instantiateInitialViewController(); open(Boards.Deck)"#, "", false),
    (#"let board = UIStoryboard(name: "Hold", bundle: nil); board.instantiateInitialViewController(); open(Boards.Deck)"#, "", false),
    (#"_ = UIStoryboard(name: "Hold", bundle: nil); boards[0].instantiateInitialViewController(); open(Boards.Deck)"#, "", true),
    (#"UIStoryboard(name: "Hold", bundle: nil).instantiateInitialViewController()"#, "<string>Deck</string>", true),
  ])
  func storyboards(body: String, propertyList: String, isShown: Bool) {
    let deck = Sample.document("<scenes>\(scene("Deck"))</scenes>", attributes: #"initialViewController="Deck""#)
    let names = "\nenum Texts { enum Deck { static let title = 1 } }\nenum Boards { static let Deck = \"Deck\" }"
    let found = shown(code(body, names), ["Deck.storyboard": deck], foreign: ["Info.plist": propertyList])
    #expect(found == (isShown ? ["Deck"] : []))
  }

  @Test("The main storyboard's first scene isn't shown where code surely fills the window as the app begins", arguments: [
    ("window = UIWindow(windowScene: scene); window?.rootViewController = UINavigationController(rootViewController: Harbour())", false),
    ("let first = Harbour(); window?.rootViewController = first", false),
    ("fill()", false),
    ("if let scene = scene as? UIWindowScene { window = UIWindow(windowScene: scene); window?.rootViewController = Harbour() }", false),
    ("if isNew { window?.rootViewController = Harbour() }", true),
    (#"window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#, true),
    ("window?.rootViewController = start", true),
  ])
  func filledWindows(body: String, isShown: Bool) {
    let delegate = """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          \(body)
        }
        private func fill() { window?.rootViewController = Harbour() }
      }
      """
    let code = code("").merging(["SceneDelegate.swift": delegate]) { $1 }
    #expect(shown(code, storyboard(scene("First"))) == (isShown ? ["First"] : []))
  }

  @Test("A storyboard that code opens by the name of a type is opened where that type is named", arguments: [
    ("String(describing: self)", "Pier.open()", true),
    ("String(describing: self)", "", false),
    ("String(describing: Self.self)", "", false),
    ("boardName", "", false),
    ("boardName", "Pier.open()", true),
    ("board", "", true),
    ("\"Pi\" + ending", "", true),
  ])
  func storyboardsNamedAsTheirClass(name: String, call: String, isShown: Bool) {
    let pier = Sample.document(
      "<scenes>\(scene("Pier", #"customClass="Pier""#))</scenes>", attributes: #"initialViewController="Pier""#
    )
    var code = code("Reef.open(); if shown is Pier { \(call) }")
    code["Screens.swift"] = """
      final class Pier: UIViewController {}
      final class Reef: UIViewController {}
      extension UIViewController {
        static var boardName: String { String(describing: self) }
        static func open() -> UIViewController? {
          UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()
        }
      }
      """
    #expect(shown(code, ["Pier.storyboard": pier]) == (isShown ? ["Pier"] : []))
  }

  @Test("A scene that is named as its class is asked for by that name, and not where code only makes the class", arguments: [
    ("", false),
    ("make(Pier.self)", true),
    ("storyboard?.instantiateViewController(withIdentifier: Pier.name)", true),
  ])
  func namedAsTheirClass(call: String, isShown: Bool) {
    let storyboard = storyboard(scene("First"), scene("Pier", #"customClass="Pier" storyboardIdentifier="Pier""#))
    var code = code(#"storyboard?.instantiateViewController(withIdentifier: "Other"); present(Pier()); \#(call)"#)
    code["Pier.swift"] = "final class Pier: UIViewController { static let name = String(describing: Pier.self) }"
    if call.hasPrefix("make") {
      code["Making.swift"] = """
        extension UIStoryboard {
          func make<Scene: UIViewController>(_ type: Scene.Type) -> Scene {
            instantiateViewController(withIdentifier: String(describing: Scene.self)) as! Scene
          }
        }
        """
    }
    #expect(shown(code, storyboard) == (isShown ? ["First", "Pier"] : ["First"]))
  }

  @Test("Code asks one storyboard for a scene, and not another that has a scene of the same identifier", arguments: [
    (#"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "pier")"#, ["First", "Pier"]),
    (#"let board = UIStoryboard(name: "Spare", bundle: nil); board.instantiateViewController(withIdentifier: "pier")"#, ["First", "Reef"]),
    (#"board.instantiateViewController(withIdentifier: "pier")"#, ["First", "Pier", "Reef"]),
    // The scene whose code that is stands in the first.
    (#"storyboard?.instantiateViewController(withIdentifier: "pier")"#, ["First", "Pier"]),
    (#"UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "pier")"#, ["First", "Pier", "Reef"]),
  ])
  func scenesOfOneName(body: String, expected: [String]) {
    let spare = Sample.document("<scenes>\(scene("Reef", #"storyboardIdentifier="pier""#))</scenes>", attributes: "")
    let main = storyboard(scene("First", #"customClass="Harbour""#), scene("Pier", #"storyboardIdentifier="pier""#))
    #expect(shown(code(body), main.merging(["Spare.storyboard": spare]) { $1 }) == expected)
  }

  @Test("Nobody asks a storyboard for a scene that nobody opens, in whatever way the scene is asked for", arguments: [
    (#"let board = UIStoryboard(name: "Main", bundle: nil)"#, ["First", "Pier"]),
    (#"let board = UIStoryboard(name: "Spare", bundle: nil)"#, ["First", "Pier", "Reef"]),
  ])
  func scenesOfAStoryboardThatNobodyOpens(body: String, expected: [String]) {
    let spare = Sample.document("<scenes>\(scene("Reef", #"storyboardIdentifier="pier""#))</scenes>", attributes: "")
    let main = storyboard(scene("First", #"customClass="Harbour""#), scene("Pier", #"storyboardIdentifier="pier""#))
    let asked = "open(board); hull.instantiateViewController(withIdentifier: \"pier\")"
    #expect(shown(code(body + "; " + asked), main.merging(["Spare.storyboard": spare]) { $1 }) == expected)
  }

  @Test("A storyboard isn't opened by half of its name, where all code opens storyboards by their names", arguments: [
    (#"UIStoryboard(name: "Deck", bundle: nil).instantiateInitialViewController()"#, [String]()),
    (#"UIStoryboard(name: "Deck" + number, bundle: nil).instantiateInitialViewController()"#, ["Old"]),
    (#"UIStoryboard(name: "Deck_1", bundle: nil).instantiateInitialViewController()"#, ["Old"]),
  ])
  func halfOfAName(body: String, expected: [String]) {
    let old = Sample.document("<scenes>\(scene("Old"))</scenes>", attributes: #"initialViewController="Old""#)
    #expect(shown(code(body), ["Deck_1.storyboard": old]) == expected)
  }

  @Test("A scene that an enumeration's case names by its raw value is asked for where code makes the case", arguments: [
    ("", ["First"]),
    ("Boards.Deck.makePier()", ["First", "Pier"]),
    ("Boards.Deck(rawValue: name)", ["First", "Pier", "Reef"]),
  ])
  func generatedCases(call: String, expected: [String]) {
    let scenes = ["Pier", "Reef"].map { scene($0, #"customClass="\#($0)" storyboardIdentifier="\#($0)""#) }
    var code = code(call)
    code["Classes.swift"] = "final class Pier: UIViewController {}; final class Reef: UIViewController {}"
    code["Boards.swift"] = """
      protocol Board { static var boardName: String { get } }
      extension Board where Self: RawRepresentable, Self.RawValue == String {
        func controller() -> UIViewController {
          UIStoryboard(name: Self.boardName, bundle: nil).instantiateViewController(withIdentifier: rawValue)
        }
      }
      struct Boards {
        enum Deck: String, Board {
          static let boardName = "Main"
          case pierScene = "Pier"
          static func makePier() -> Pier { Boards.Deck.pierScene.controller() as! Pier }
          case reefScene = "Reef"
          static func makeReef() -> Reef { Boards.Deck.reefScene.controller() as! Reef }
        }
      }
      """
    #expect(shown(code, storyboard(scene("First"), scenes.joined())) == expected)
  }

  @Test("What is drawn for a device is shown where an app is for that device", arguments: [
    ("1", ["Deck_iPhone"]), ("2", ["Deck~ipad"]), ("1,2", ["Deck_iPhone", "Deck~ipad"]),
  ])
  func devices(families: String, expected: [String]) {
    let drawn = ["Deck_iPhone", "Deck~ipad"].reduce(into: [:]) { drawn, name in
      drawn["\(name).storyboard"] = Sample.document(
        "<scenes>\(scene(name))</scenes>", attributes: #"initialViewController="\#(name)""#
      )
    }
    let code = code(#"UIStoryboard(name: "Deck_iPhone", bundle: nil); UIStoryboard(name: "Deck", bundle: nil)"#)
    let target = XcodeProjectText.Target(
      name: "App", settings: ["TARGETED_DEVICE_FAMILY": families],
      files: ["AppDelegate.swift", "Harbour.swift"] + drawn.keys.sorted()
    )
    let project = ["App.xcodeproj/project.pbxproj": XcodeProjectText(targets: [target]).text]
    #expect(shown(code, drawn, foreign: project) == expected)
  }

  @Test("A prototype is shown where some code may ask for it by its name")
  func prototypes() {
    func row(_ identifier: String) -> String {
      #"<tableViewCell reuseIdentifier="\#(identifier)" id="c\#(identifier)"><subviews><label text="\#(identifier)" id="x\#(identifier)"/></subviews></tableViewCell>"#
    }
    let storyboard = storyboard(scene("First", #"customClass="Harbour""#, rows: row("boat") + row("cell_other")))
    #expect(shown(code(#"table.dequeueReusableCell(withIdentifier: "boat")"#), storyboard) == ["First", "boat"])
  }

  @Test("A prototype isn't shown that has no name to ask for it by, whose name other code than its list's asks by, or in whose place a xib is registered", arguments: [
    (#"reuseIdentifier="boat""#, "", true), ("", "", false), (#"reuseIdentifier="raft""#, "", false),
    (#"reuseIdentifier="boat""#, #"boats.register(UINib(nibName: "BoatCell", bundle: nil), forCellReuseIdentifier: "boat")"#, false),
    (#"reuseIdentifier="boat""#, #"boats.register(UINib(nibName: "BoatCell", bundle: nil), forCellReuseIdentifier: "raft")"#, true),
  ])
  func prototypesOfList(attribute: String, loading: String, isShown: Bool) {
    let row = #"<tableViewCell \#(attribute) id="c"><subviews><label text="row" id="x"/></subviews></tableViewCell>"#
    let harbour = """
      final class Harbour: UIViewController, UITableViewDataSource {
        @IBOutlet var boats: UITableView!
        override func viewDidLoad() { \(loading) }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "boat", for: path)
        }
      }

      final class Shed: NSObject {
        func raft(in table: UITableView) -> UITableViewCell? { table.dequeueReusableCell(withIdentifier: "raft") }
      }
      """
    let scene = scene("First", #"customClass="Harbour""#, rows: row).replacing(
      "</viewController>", with: #"<connections><outlet property="boats" destination="tFirst" id="o"/></connections></viewController>"#
    )
    #expect(shown(["Harbour.swift": harbour], storyboard(scene)) == (isShown ? ["First", "row"] : ["First"]))
  }

  @Test("A prototype isn't shown whose list asks for others, by a variable that has one name or the other", arguments: [
    (#"if path.row > 0 { name = "raft" }"#, ["First", "boat", "raft"]), (#"if path.row > 0 { name = "boat" }"#, ["First", "boat"]),
    ("if path.row > 0 { name = other }", ["First", "boat", "raft"]), ("name.append(suffix)", ["First", "boat", "raft"]),
  ])
  func prototypesByVariable(change: String, expected: [String]) {
    let rows = ["boat", "raft"].map { name in
      #"<tableViewCell reuseIdentifier="\#(name)" id="c\#(name)"><subviews><label text="\#(name)" id="x\#(name)"/></subviews></tableViewCell>"#
    }
    let harbour = """
      final class Harbour: UIViewController, UITableViewDataSource {
        let raft = 1
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          var name: NSString = "boat"
          \(change)
          return table.dequeueReusableCell(withIdentifier: name as String, for: path)
        }
      }
      """
    let scene = scene("First", #"customClass="Harbour""#, rows: rows.joined()).replacing(
      "<prototypes>", with: #"<connections><outlet property="dataSource" destination="First" id="o"/></connections><prototypes>"#
    )
    #expect(shown(["Harbour.swift": harbour], storyboard(scene)) == expected)
  }

  @Test("A prototype isn't shown of a list that nobody fills: neither its scene's class nor whoever is connected to it", arguments: [
    ("", "", false), (#"customClass="Harbour""#, "", true), ("", #"<outlet property="dataSource" destination="First" id="o"/>"#, true),
  ])
  func prototypesOfNobody(scene attributes: String, connection: String, isShown: Bool) {
    let row = #"<tableViewCell reuseIdentifier="boat" id="c"><subviews><label text="row" id="x"/></subviews></tableViewCell>"#
    let scene = scene("First", attributes, rows: row).replacing("<prototypes>", with: "<connections>\(connection)</connections><prototypes>")
    let shown = shown(code(#"table.dequeueReusableCell(withIdentifier: "boat")"#), storyboard(scene))
    #expect(shown == (isShown ? ["First", "row"] : ["First"]))
  }

  @Test("A prototype that is called as its class is shown where somebody else asks for it, be it in the same file", arguments: [
    ("list.dequeueReusableCell(withIdentifier: \"BoatCell\") as? BoatCell", "", true),
    ("list.dequeueReusableCell(withIdentifier: kind)", "protocol Boating { func board(_ cell: BoatCell) }", false),
  ])
  func prototypesCalledAsTheirClass(asking: String, more: String, isShown: Bool) {
    let row = #"<tableViewCell reuseIdentifier="BoatCell" customClass="BoatCell" id="c"><subviews><label text="row" id="x"/></subviews></tableViewCell>"#
    let code = code(asking, """

      final class BoatCell: UITableViewCell { static let name = "BoatCell" }
      \(more)
      """)
    let shown = shown(code, storyboard(scene("First", #"customClass="Harbour""#, rows: row)))
    #expect(shown == (isShown ? ["First", "row"] : ["First"]))
  }

  @Test("A prototype isn't shown where its table never has rows, or nothing else asks for it", arguments: [
    ("boats.removeAll()", "boats.count", false), ("boats = all", "boats.count", true), ("boats.removeAll()", "boats.count + 1", true),
  ])
  func prototypesWithoutRows(change: String, count: String, isShown: Bool) {
    let row = #"<tableViewCell reuseIdentifier="boat" id="c"><subviews><label text="boat" id="x"/></subviews></tableViewCell>"#
    let code = code(change, """
      extension Harbour: UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "boat", for: path)
        }
      }
      """).mapValues { "\($0.replacing("{ override", with: "{ var boats: [Boat] = []; override"))" }
    let shown = shown(code, storyboard(scene("First", #"customClass="Harbour""#, rows: row)))
    #expect(shown == (isShown ? ["First", "boat"] : ["First"]))
  }

  @Test("A xib is shown whose cell somebody asks for under the name that it is registered by", arguments: [("boat", true), ("raft", false)])
  func registeredXibs(identifier: String, isShown: Bool) {
    let xib = Sample.document(#"<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><tableViewCell id="c" customClass="RowCell"><subviews><label text="row" id="l"/></subviews></tableViewCell></objects>"#)
    let code = code(
      #"table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "\#(identifier)"); table.dequeueReusableCell(withIdentifier: "boat")"#
    )
    let row = ["RowCell.swift": "final class RowCell: UITableViewCell {}"]
    #expect(shown(code.merging(row) { $1 }, ["Row.xib": xib]) == (isShown ? ["row"] : []))
  }

  @Test("A xib is shown where its class is made, or it is loaded by its name")
  func xibs() {
    func xib(_ name: String) -> String {
      Sample.document(
        #"<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(name)"/><view id="v"><subviews><label text="\#(name)" id="l"/></subviews></view></objects>"#
      )
    }
    var code = code(#"tableView.register(UINib(nibName: "Buoy", bundle: nil)); present(Anchor())"#)
    for name in ["Buoy", "Anchor", "Wreck"] {
      code["\(name).swift"] = #"final class \#(name): UIView { let nib = "\#(name)"; static func make() -> \#(name) { load() } }"#
    }
    #expect(shown(code, ["Buoy.xib": xib("Buoy"), "Anchor.xib": xib("Anchor"), "Wreck.xib": xib("Wreck")]) == ["Anchor", "Buoy"])
  }

  @Test("An image is shown where code, a storyboard or another language says its name", arguments: [
    (#"UIImage(named: "port_light")"#, true),
    ("Image(.portLight)", true),
    ("Asset.Lights.portLight.image", true),
    (#"UIImage(named: "port_\(state)")"#, true),
    (#"UIImage(named: "starboard")"#, false),
    ("// port_light", false),
  ])
  func images(body: String, isShown: Bool) {
    let set = ["Assets.xcassets/Lights/port_light.imageset/Contents.json": #"{ "images" : [] }"#]
    #expect(shown(code("\(body)\n"), set) == (isShown ? ["port_light"] : []))
  }

  @Test("An image is shown where a storyboard, or a file in another language, says its name")
  func imagesElsewhere() {
    var resources = ["port", "sail", "wreck"].reduce(into: [:]) { sets, name in
      sets["Assets.xcassets/\(name).imageset/Contents.json"] = #"{ "images" : [] }"#
    }
    resources["Main.storyboard"] = Sample.document(#"<scenes/><resources><image name="port" width="1" height="1"/></resources>"#)
    #expect(shown(code("show()"), resources, foreign: ["Old.m": #"[UIImage imageNamed:@"sail"];"#]) == ["port", "sail"])
  }
}

/// Reports each label and each image.
private struct Seen: ResourceRule {
  static let resources: Set<ResourceKind> = [.interface, .imageSet]

  static let description = RuleDescription(
    id: "seen",
    chapter: .resources,
    summary: "A label or an image.",
    rationale: "It is seen.",
    guidelines: [],
    triggers: ["label", "images"],
    examples: Examples(bad: [], good: [])
  )

  func check(_ resource: Resource, _ context: inout RuleContext) {
    switch resource.content {
    case .interface(let document):
      document.root.forEach { node, _ in
        guard node.name == "label", let text = node["text"] else { return }
        context.report(text, at: node.nameRange, in: resource, object: node["id"])
      }
    case .assetSet(let set):
      context.report(set.name, at: ByteRange(start: 0, end: 1), in: resource, object: nil)
    case .propertyList, .strings, .unread: break
    }
  }
}
