import HIGLintEngine
import Testing

@Suite("What can be reached from where an app begins")
struct ReachabilityTests {
  private static let delegate = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication) { window.rootViewController = Harbour() }
    }
    """

  /// The texts of `flag("…")` in the files that are reported.
  private func flags(
    _ files: [String: String],
    interfaces: [String: String] = [:],
    foreign: [String: String] = [:],
    reportsUnreachable: Bool = false
  ) -> [String] {
    func inputs(_ texts: [String: String]) -> [SourceInput] {
      texts.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    }
    let scope = Linter.Scope(
      rules: [ActiveRule(Flagged.self)], files: inputs(files), interfaces: inputs(interfaces), foreign: inputs(foreign)
    )
    let result = Linter(knownRules: [Flagged.self], reportsUnreachable: reportsUnreachable).lint([scope])
    #expect(result.problems.isEmpty)
    return result.findings.map(\.message).sorted()
  }

  @Test("Types that nothing names, and what only they name, aren't reached")
  func types() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"final class Harbour: UIViewController { let boat = Boat(); override func viewDidLoad() { flag("harbour") } }"#,
      "Boat.swift": #"final class Boat { init() { flag("boat") } }"#,
      "Wreck.swift": #"final class Wreck { let hull = Hull(); init() { flag("wreck") } }"#,
      "Hull.swift": #"final class Hull { let wreck: Wreck?; init() { flag("hull") } }"#,
      "Comment.swift": "// Wreck() was shown here.\nlet note = 1\n",
    ]
    #expect(flags(files) == ["boat", "harbour"])
    #expect(flags(files, reportsUnreachable: true) == ["boat", "harbour", "hull", "wreck"])
  }

  @Test("A delegate of the system's asks for none of what it isn't named in")
  func delegatesOfSystem() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"""
        final class Harbour: UIViewController, CBCentralManagerDelegate {
          func centralManagerDidUpdateState(_ central: CBCentralManager) { flag("asked") }
          func openDevices() { flag("nobody's") }
        }
        """#,
    ]) == ["asked"])
  }

  @Test("What only a widget shows, or an app for the watch, isn't part of the app that people touch beside them")
  func otherSystems() {
    let app = ["App.swift": #"import UIKit; @main struct Port: App { var body: some Scene { WindowGroup { Quay() } } }"#]
    let others = [
      "PortWidgets/Glance.swift": "import WidgetKit; @main struct Glance: Widget { let body = StaticConfiguration { Mast(); Quay() } }",
      "Watch App/Wrist.swift": "import SwiftUI; @main struct Wrist: App { var body: some Scene { WindowGroup { Sail() } } }",
      "Shared/Views.swift": #"""
        import SwiftUI
        struct Quay: View { var body: some View { flag("quay") } }
        struct Mast: View { var body: some View { flag("mast") } }
        struct Sail: View { var body: some View { flag("sail") } }
        """#,
    ]
    #expect(flags(others.merging(app) { $1 }) == ["quay"])
    // Without such an app it is all there is.
    #expect(flags(others) == ["mast", "quay", "sail"])
  }

  @Test("A type within another is meant by its plain name only there, and by those who inherit it")
  func nestedTypes() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"class Harbour: Quay { final class Mast { init() { flag("mast") } }; let mast = Mast(); let bow = Boat.Bow(); let buoy = Buoy() }"#,
      "Quay.swift": #"class Quay: UIViewController { final class Buoy { init() { flag("buoy") } } }"#,
      "Boat.swift": #"final class Boat { final class Bow { init() { flag("bow") } } }"#,
      "Wreck.swift": #"final class Wreck { let mast = Mast() }; extension Wreck { final class Mast { init() { flag("wreck's mast") } } }"#,
    ]) == ["bow", "buoy", "mast"])
  }

  @Test("A class that Objective-C may see is reached where a file in that language names it, or may by another name")
  func classesOfObjectiveC() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"final class Harbour: UIViewController { override func viewDidLoad() { flag("harbour") } }"#,
      "Wreck.swift": #"@objc public final class Wreck: UIView { override func layoutSubviews() { flag("wreck") } }"#,
      "Buoy.swift": #"@objc public final class Buoy: UIView { override func layoutSubviews() { flag("buoy") } }"#,
      "Mast.swift": #"@objc(HBMast) public final class Mast: UIView { override func layoutSubviews() { flag("mast") } }"#,
    ]
    #expect(flags(files, foreign: ["Pier.m": "[self addSubview:[[Buoy alloc] init]];"]) == ["buoy", "harbour", "mast"])
  }

  @Test("Before Swift 4 a class's functions are Objective-C's without a word, and their selectors are texts", arguments: [
    (#"bar.action = Selector("sail")"#, ["away"]),
    (#"bar.action = "moor:""#, ["tied"]),
    (#"bar.title = "sail"; bar.name = "moor""#, []),
  ])
  func selectorsInTexts(taking: String, expected: [String]) {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() { \(taking) }
          func sail() { flag("away") }
          func moor(sender: AnyObject) { flag("tied") }
        }
        """,
    ]) == expected)
  }

  @Test("Before Swift 3 what the system tells a delegate has a name in place of a label")
  func delegateBeforeSwift3() {
    #expect(flags([
      "AppDelegate.swift": """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
            window.rootViewController = Harbour()
          }
          func moor(pier: UIPier) { flag("moor") }
          func view(view: Pier) { flag("view") }
        }
        """,
      "Harbour.swift": #"final class Harbour: UIViewController { override func viewDidLoad() { flag("harbour") } }"#,
    ]) == ["harbour"])
  }

  @Test("What is private is meant in its own file alone, whatever others call the same")
  func privateNames() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"final class Harbour: UIViewController { let sail = Sail(); override func viewDidLoad() { Boats.hoist(); use(Kind.Sail.self) } }"#,
      "Kind.swift": "protocol Kind { associatedtype Sail }",
      "Sail.swift": #"final class Sail { init() { flag("sail") } }"#,
      "Wreck.swift": """
        final class Wreck { private final class Sail { init() { flag("wreck's sail") } } }
        enum Boats { static func show() { flag("boats") } }
        extension Boats { private static func hoist() { flag("hoisted privately") } }
        """,
      "Hoisting.swift": #"extension Boats { static func hoist(_ high: Bool = true) { flag("hoisted") } }"#,
    ]) == ["hoisted", "sail"])
  }

  @Test("Of two types of one name, code means that of its own module, as Tuist's manifests or targets tell")
  func namesakesOfModules() {
    let manifest = "import ProjectDescription\nlet project = Project.module()"
    #expect(flags([
      "App/Sources/AppDelegate.swift": Self.delegate,
      "App/Sources/Harbour.swift": "import Fleet\nfinal class Harbour: UIViewController { let fleet = Fleet() }",
      "App/Project.swift": manifest, "Fleet/Project.swift": manifest, "Demo/Project.swift": manifest,
      "Fleet/Sources/Fleet.swift": "public final class Fleet { let boat = Boat() }",
      "Fleet/Sources/Boat.swift": #"final class Boat { init() { flag("fleet's boat") } }"#,
      "Demo/Sources/Boat.swift": #"final class Boat { init() { flag("demo's boat") } }"#,
    ]) == ["fleet's boat"])
  }

  @Test("What a view does when a storyboard or a xib makes it is reached where one does, or may by an heir's name")
  func decoders() {
    func view(_ name: String) -> String {
      #"class \#(name): UIView { required init?(coder: NSCoder) { super.init(coder: coder); flag("\#(name)"); setUp() }; func setUp() { flag("\#(name)'s set-up") } }"#
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <view customClass="Sail" id="v1"/><view customClass="Jib" id="v2"/>
      </objects></document>
      """
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { let views = [Mast(), Sail(), Rig(), nib(named: \"Sails\")] }",
      "Mast.swift": view("Mast"), "Sail.swift": view("Sail"), "Rig.swift": view("Rig"), "Jib.swift": "final class Jib: Rig {}",
    ], interfaces: ["Sails.xib": xib]) == ["Rig", "Rig's set-up", "Sail", "Sail's set-up"])
  }

  @Test("Rows of a case that nothing makes aren't reached, be the case an optional's")
  func unmadeCases() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          var model: Model?
          func show(_ path: IndexPath) {
            let berth = model?.berths[path.row]
            switch berth {
            case .sail: flag("sail")
            case .motor: flag("motor")
            case .oar: flag("oar")
            case .none: flag("none")
            }
          }
          override func viewDidLoad() {
            model?.berths = [.sail(1), . // the quick one
              motor(2)]
            show(first)
          }
        }
        final class Model { var berths: [Berth] = []; enum Berth { case sail(Int), motor(Int), oar(Int) } }

        struct Regatta: View { var body: some View { Row(berth: Model.Berth.oar(8)) } }
        #Preview { Regatta() }
        """,
    ]) == ["motor", "none", "sail"])
  }

  @Test("A case that is only made for another enumeration's case which nobody makes isn't made, nor what only such a case carries")
  func casesForUnmadeCases() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() { show(destination(of: .sail)); show(destination(of: .row)) }
          func destination(of way: Way) -> Destination {
            switch way {
            case .sail: return .sea
            case .row: return .river
            case .tow: return (.dock)
            }
          }
          func show(_ destination: Destination) {
            switch destination {
            case .sea: flag("sea")
            case .river: flag("river")
            case .dock: Dock().open()
            case .wreck(let wreck): wreck.raise()
            }
          }
        }
        enum Way { case sail, row, tow }
        enum Destination { case sea, river, dock, wreck(Wreck) }
        """,
      "Dock.swift": #"final class Dock { func open() { flag("dock") } }"#,
      "Wreck.swift": #"struct Wreck { func raise() { flag("wreck"); navigate(to: .dock) } }"#,
    ]) == ["river", "sea"])
  }

  @Test("A case is the enumeration's that the property of the object asks for which a call makes")
  func casesOfWhatIsMade() {
    #expect(flags([
      "App.swift": """
        @main struct Port: App { var body: some Scene { WindowGroup { Quay(mode: .whole); Pier(mode: .short) } } }
        struct Quay: View {
          enum Mode { case whole, short }
          let mode: Mode
          var body: some View {
            switch mode {
            case .whole: flag("whole quay")
            case .short: flag("short quay")
            }
          }
        }
        struct Pier: View {
          enum Mode { case whole, short }
          private let mode: Mode
          init(mode: Mode) { self.mode = mode }
          var body: some View {
            switch mode {
            case .whole: whole
            case .short: flag("short pier")
            }
          }
          private var whole: some View { flag("whole pier") }
        }
        """,
    ]) == ["short pier", "whole quay"])
  }

  @Test("A controller that code makes and only gives a title is shown to nobody")
  func onlySetUp() {
    func controller(_ name: String) -> String {
      #"final class \#(name): UIViewController { override func viewDidLoad() { flag("\#(name)") } }"#
    }
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UITabBarController {
          override func viewDidLoad() {
            let quay = Quay()
            quay.title = "East"
            let pier = Pier()
            pier.tabBarItem = UITabBarItem(title: "West", image: nil, tag: 1)
            viewControllers = [quay]
          }
        }
        """,
      "Quay.swift": controller("Quay"), "Pier.swift": controller("Pier"),
    ]) == ["Quay"])
  }

  @Test("An enumeration of two cases is known by their names", arguments: [("case day, night", ["day"]), ("case day, night, dusk", ["day", "night"])])
  func twoCases(cases: String, reached: [String]) {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          func show(_ tide: Tide) {
            switch tide.next.sky {
            case .day: flag("day")
            case .night: flag("night")
            }
          }
          override func viewDidLoad() { tide.next.sky = .day; show(tide) }
        }
        """,
      "Sky.swift": "enum Sky { \(cases) }",
    ]) == reached)
  }

  @Test("What only a property's initial value asks for isn't reached, where all code that makes the view gives it another")
  func unusedDefaults() {
    func banner(_ name: String) -> String {
      """
      enum \(name)Style { case large\(name), small\(name) }
      struct \(name): View {
        var style: \(name)Style = .large\(name)
        var body: some View {
          switch style {
          case .large\(name): flag("large \(name)")
          case .small\(name): flag("small \(name)")
          }
        }
      }
      """
    }
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        struct Harbour: View { var body: some View { Flag(style: .smallFlag); Light(style: .smallLight); Light(); list(Sign.self) } }
        struct Pier: View { var body: some View { Sign(style: .smallSign) } }
        #Preview { Flag() }
        """,
      "Flag.swift": banner("Flag"), "Light.swift": banner("Light"), "Sign.swift": banner("Sign"),
    ]).filter { $0.contains("Flag") || $0.contains("Light") } == ["large Light", "small Flag", "small Light"])
  }

  @Test("What only a Mac shows, and what only previews do, isn't reached")
  func otherScreens() {
    #expect(flags([
      "App.swift": """
        let isOnMac = ProcessInfo.processInfo.isMacCatalystApp
        @main struct Notes: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View { var body: some View { if isOnMac { SideTabs() } else { Tabs() } } }

        @available(iOS 26, *)
        #Preview { Frame() }

        #Preview("Empty") { Frame() }
        """,
      "SideTabs.swift": #"struct SideTabs: View { var body: some View { flag("side tabs") } }"#,
      "Tabs.swift": #"struct Tabs: View { var body: some View { flag("tabs") } }"#,
      "Frame.swift": #"struct Frame: View { var body: some View { flag("frame") } }"#,
    ]) == ["tabs"])
  }

  @Test("A structure of the project's isn't what others inherit from, whatever its name")
  func namesakes() {
    #expect(flags([
      "Tea.swift": #"@main struct Tea: App { var body: some Scene { WindowGroup { Cup() } } }"#,
      "Cup.swift": #"struct Cup: View { var body: some View { flag("cup") } }"#,
      "Project/App.swift": "public struct App { let name: String }; struct View { let name: String }",
    ]) == ["cup"])
  }

  @Test("A demo that begins by itself beside the app, and what only it shows, isn't reached", arguments: [
    ("Example/Sources", true), ("testProjects/Reload", true), ("App/Sources", false),
  ])
  func demos(folder: String, isDemo: Bool) {
    let found = flags([
      "App/AppDelegate.swift": Self.delegate,
      "App/Harbour.swift": #"final class Harbour: UIViewController { override func viewDidLoad() { flag("harbour") } }"#,
      "Feature/Samples/Boat.swift": #"final class Boat { init() { flag("boat") } }"#,
      "\(folder)/DemoDelegate.swift": "@main final class DemoDelegate: UIResponder, UIApplicationDelegate { let boat = Boat() }",
      "\(folder)/Raft.swift": #"@main final class Raft: UIApplicationDelegate { init() { flag("raft") } }"#,
    ])
    #expect(found == (isDemo ? ["harbour"] : ["boat", "harbour", "raft"]))
  }

  @Test("A macro's program, or one for the command line, is no app", arguments: ["CompilerPlugin", "ParsableCommand"])
  func tools(kind: String) {
    #expect(flags([
      "Tool.swift": "@main struct Tool: \(kind) {}",
      "Kit.swift": #"final class Kit { init() { flag("kit") } }"#,
    ]) == ["kit"])
  }

  @Test("Without an app's entry point, everything counts", arguments: [
    ("Boat.swift", "struct Kit {}"),
    ("Demo/AppDelegate.swift", delegate),
    ("Example App/Main.swift", "@main struct Shown: App { var body: some Scene { WindowGroup {} } }"),
  ])
  func libraries(path: String, text: String) {
    #expect(flags([path: text, "Wreck.swift": #"import UIKit; final class Wreck { init() { flag("wreck") } }"#]) == ["wreck"])
  }

  @Test("An app that is called an example is the app where nothing else in the project shows anything", arguments: [
    ("Core/Wreck.swift", "import Foundation", []), ("Demos/Wreck.swift", "import UIKit", []),
    ("Core/Wreck.swift", "import SwiftUI", ["wreck"]),
  ])
  func samples(path: String, heading: String, expected: [String]) {
    #expect(flags([
      "SampleHarbour/AppDelegate.swift": Self.delegate,
      "Project.swift": "import ProjectDescription; let project = Project()",
      path: "\(heading); final class Wreck { init() { flag(\"wreck\") } }",
    ]) == expected)
  }

  @Test("A class that only storyboards draw which no target builds isn't reached", arguments: [(true, ["wreck"]), (false, [])])
  func unbuiltStoryboards(isBuilt: Bool, expected: [String]) {
    let files = [
      "App/AppDelegate.swift": Self.delegate,
      "App/Harbour.swift": """
        final class Harbour: UIViewController {
          let boat = UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController()
          override func viewDidLoad() { (boat as? Wreck)?.sink() }
        }
        """,
      "App/Wreck.swift": #"final class Wreck: UIViewController { func sink() { flag("wreck") } }"#,
    ]
    let scene = #"<scenes><scene><objects><viewController id="w" customClass="Wreck"/></objects></scene></scenes>"#
    let old = ["App/Old.storyboard": Sample.document(scene, attributes: #"initialViewController="w""#)]
    let target = XcodeProjectText.Target(name: "App", files: files.keys.sorted() + (isBuilt ? old.keys.sorted() : []))
    let project = ["App.xcodeproj/project.pbxproj": XcodeProjectText(targets: [target]).text]
    #expect(flags(files, interfaces: old, foreign: project) == expected)
  }

  @Test("Of two types of one name, code that a project of Xcode builds means that of its own target, beside a package that it imports")
  func namesakesOfPackages() {
    let files = [
      "App/AppDelegate.swift": Self.delegate,
      "App/Harbour.swift": "import Fleet\nfinal class Harbour: UIViewController { let boat = Boat(), raft = Raft() }",
      "App/Boat.swift": #"final class Boat { init() { flag("own boat") } }"#,
      "Fleet/Package.swift": #"import PackageDescription; let package = Package(name: "Fleet", targets: [.target(name: "Fleet", path: "Sources")])"#,
      "Fleet/Sources/Boat.swift": #"public final class Boat { public init() { flag("fleet's boat") } }"#,
      "Fleet/Sources/Raft.swift": #"public final class Raft { public init() { flag("fleet's raft") } }"#,
    ]
    let target = XcodeProjectText.Target(name: "App", files: files.keys.filter { $0.hasPrefix("App/") }.sorted())
    let project = XcodeProjectText(targets: [target]).text
    #expect(flags(files, foreign: ["App.xcodeproj/project.pbxproj": project]) == ["fleet's raft", "own boat"])
  }

  @Test("What a storyboard makes, or another language names, is reached")
  func otherFiles() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Drawn.swift": #"final class Drawn: UIViewController { init() { flag("drawn") } }"#,
      "Legacy.swift": #"final class Legacy: UIViewController { init() { flag("legacy") } }"#,
      "Shared.swift": #"final class Shared: UIViewController { init() { flag("shared") } }"#,
      "Lost.swift": #"final class Lost: UIViewController { init() { flag("lost") } }"#,
    ]
    let storyboard = Sample.document(
      #"<scenes><viewController id="c" customClass="Drawn"/></scenes>"#, attributes: #"initialViewController="c""#
    )
    let found = flags(
      files,
      interfaces: ["Main.storyboard": storyboard],
      foreign: ["Old.m": "[[Legacy alloc] init];", "Info.plist": "<string>$(PRODUCT_MODULE_NAME).Shared</string>"]
    )
    #expect(found == ["drawn", "legacy", "shared"])
  }

  @Test("An app begins in Objective-C where its main function hands over to UIKit, which reaches what that code names")
  func objectiveC() {
    let files = [
      "Harbour.swift": """
        import UIKit
        @objcMembers final class Harbour: UIViewController {
          func show(boat: Boat) { flag("show") }
          func sink() { flag("to sink") }
          var tide = 0 { didSet { flag("tide") } }
        }
        """,
      "Mast.swift": #"final class Mast: UIView { func showWithFlag() { flag("mast") }; init() { flag("new mast") } }"#,
      "Wreck.swift": #"final class Wreck { init() { flag("wreck") } }"#,
    ]
    let main = "int main() { return UIApplicationMain(argc, argv, nil, @\"AppDelegate\"); }"
    let delegate = "Harbour *harbour; [harbour showWithBoat:boat]; harbour.tide = [Mast new]; [mast showWithFlag];"
    #expect(flags(files, foreign: ["main.m": main, "AppDelegate.m": delegate]) == ["new mast", "show", "tide"])
    let others: [[String: String]] = [
      ["start.m": main], ["Example/main.m": main], ["main.m": "int main() { return 0; }"],
    ]
    for foreign in others {
      #expect(flags(files, foreign: foreign) == ["mast", "new mast", "show", "tide", "to sink", "wreck"])
    }
  }

  @Test("What a comment in Objective-C says reaches nothing, which a text that looks like one isn't")
  func objectiveCComments() {
    let names = ["Anchor", "Buoy", "Chain", "Dock", "Ebb", "Flag"]
    let files = names.reduce(into: ["AppDelegate.swift": Self.delegate]) { files, name in
      files["\(name).swift"] = #"final class \#(name): UIViewController { init() { flag("\#(name)") } }"#
    }
    let code = """
      // [[Anchor alloc] init];
      /*/ postponed: [[Buoy alloc] init]; // */ [self open:@"https://harbour.example" in:[Chain new]]; /**/ [Dock new];
      char mark = '"'; /* [[Ebb alloc] init]; "
      [[Ebb alloc] init]; */ [self say:@"\\" /* " in:[Flag new]];
      """
    #expect(flags(files, foreign: ["Old.m": code]) == ["Chain", "Dock", "Flag"])
  }

  @Test("A storyboard's scene is reached where it is the first, where others lead to it, or where code asks for it")
  func scenes() {
    var files = ["AppDelegate.swift": Self.delegate]
    for name in ["First", "Led", "Asked", "Named", "Lost", "Alone", "Uncalled", "Beyond", "Handed", "Raised"] {
      files["\(name).swift"] = #"final class \#(name): UIViewController { let id = "\#(name)"; init() { flag("\#(name)") } }"#
    }
    files["Harbour.swift"] = """
      final class Harbour: UIViewController {
        override func viewDidLoad() {
          first.performSegue(withIdentifier: "harbour_lead", sender: self)
          storyboard?.instantiateViewController(withIdentifier: "harbour_board")
          storyboard?.instantiateViewController(withIdentifier: "Named")
          storyboard?.instantiateViewController(withIdentifier: Scenes.raised.rawValue)
        }
        func open() { storyboard?.instantiateViewController(withIdentifier: "Uncalled") }
        func raise() { storyboard?.instantiateViewController(withIdentifier: Scenes.uncalled.rawValue) }
      }

      enum Scenes: String { case raised = "harbour_mast", uncalled = "harbour_wreck" }

      struct HarbourForm { static let empty = HarbourForm() }
      let form = HarbourForm.empty

      extension Lost { override func go() { storyboard?.instantiateViewController(withIdentifier: "Beyond") } }
      """
    let storyboard = Sample.document(
      """
      <scenes>
        <scene><objects><viewController id="a" customClass="First">
          <connections><segue destination="b" kind="show" identifier="harbour_lead" id="s"/></connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="b" customClass="Led"/></objects></scene>
        <scene><objects><viewController id="c" storyboardIdentifier="harbour_board" customClass="Asked"/></objects></scene>
        <scene><objects><viewController id="d" storyboardIdentifier="Named" customClass="Named"/></objects></scene>
        <scene><objects><viewController id="e" storyboardIdentifier="Lost" customClass="Lost"/></objects></scene>
        <scene><objects><viewController id="f" customClass="Alone"/></objects></scene>
        <scene><objects><viewController id="g" storyboardIdentifier="Uncalled" customClass="Uncalled"/></objects></scene>
        <scene><objects><viewController id="h" storyboardIdentifier="Beyond" customClass="Beyond"/></objects></scene>
        <scene><objects><viewController id="i" storyboardIdentifier="harbour_hand" customClass="Handed"/></objects></scene>
        <scene><objects><viewController id="j" customClass="Pages" storyboardIdentifier="harbour_board">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="pages" value="harbour_sail,harbour_hand"/>
          </userDefinedRuntimeAttributes>
        </viewController></objects></scene>
        <scene><objects><viewController id="k" storyboardIdentifier="harbour_mast" customClass="Raised"/></objects></scene>
        <scene><objects><viewController id="l" storyboardIdentifier="harbour_wreck" customClass="Alone"/></objects></scene>
        <scene><objects><viewController id="m" storyboardIdentifier="HarbourForm" customClass="Alone"/></objects></scene>
      </scenes>
      """,
      attributes: #"initialViewController="a""#
    )
    #expect(flags(files, interfaces: ["Harbour.storyboard": storyboard]) == ["Asked", "First", "Handed", "Led", "Named", "Raised"])
  }

  @Test("A storyboard isn't opened by the name of a structure that is called the same, and by an enumeration's case of that name it is", arguments: [
    ("struct Harbour {}; let harbour = Harbour()", false),
    ("enum Board: String { case Harbour }; let board = Board.Harbour", true),
    ("struct Harbour {}; enum Board: String { case Harbour }; let board = Board.Harbour", true),
  ])
  func storyboardsNamedAsStructures(code: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "First.swift": #"final class First: UIViewController { init() { flag("x") } }"#,
      "Opening.swift": #"let pier = UIStoryboard(name: "Pier", bundle: nil).instantiateViewController(withIdentifier: "pier")"#,
      "Harbour.swift": code,
    ]
    let storyboard = Sample.document(
      #"<scenes><scene><objects><viewController id="a" customClass="First"/></objects></scene></scenes>"#,
      attributes: #"initialViewController="a""#
    )
    #expect(flags(files, interfaces: ["Harbour.storyboard": storyboard]) == (isReached ? ["x"] : []))
  }

  @Test("An action runs where a control that answers is connected to it, or where code names it")
  func actions() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          @IBOutlet var pump: UIBarButtonItem!
          @IBOutlet var horn: UIBarButtonItem!
          override func viewDidLoad() { viewDidAppear(); call(self); perform(Selector("answer")); get("/harbour/leave"); pump.title = ""; horn.isEnabled = true }
          @IBAction func moor(_ sender: UIButton) { flag("to moor") }
          @IBAction func load(sender: UIButton) { flag("to load"); isLoaded = true }
          var isLoaded = false
          func viewDidAppear() { if isLoaded { flag("loaded") } }
          @IBAction func leave(_ sender: UIButton) { flag("to leave") }
          @IBAction func call(_ sender: Any) { flag("to call") }
          @IBAction func turn(back segue: UIStoryboardSegue) { flag("to turn") }
          @IBAction func answer() { flag("to answer") }
          @IBAction func sink(_ sender: Any) { flag("to sink") }
          @IBAction func blow(_ sender: Any) { flag("to blow") }
          @IBAction func drift(_ sender: Any) { flag("to drift") }
          @IBAction func tow(_ sender: Any) { flag("to tow") }
          @IBAction func steer(_ sender: Any) { flag("to steer") }
          @IBAction func hoist(_ sender: Any) { flag("to hoist") }
        }
        """,
      "Quay.swift": #"final class Quay: UIViewController { @IBAction func tow(_ sender: Any) { flag("to tow at the quay") } }"#,
      "Deed.swift": #"enum Deed { case steer, turn; static var first: Deed { .steer }; enum Keys: String { case wheel = "steer" } }"#,
    ]
    let storyboard = Sample.document(
      """
      <scenes><scene><objects><viewController id="a" customClass="Harbour">
        <view key="view" id="v"><subviews>
          <button id="b"><connections>
            <action selector="moor:" destination="a" eventType="touchUpInside" id="c1"/>
            <action selector="load:" destination="a" eventType="touchUpInside" id="c6"/>
            <action selector="tow:" destination="q" eventType="touchUpInside" id="c7"/>
            <segue destination="e" kind="unwind" unwindAction="turnWithBack:" id="c2"/>
          </connections></button>
          <view hidden="YES" id="u"><subviews><button id="y"><connections>
            <action selector="hoist:" destination="a" eventType="touchUpInside" id="c8"/>
          </connections></button></subviews></view>
        </subviews></view>
        <navigationItem key="navigationItem" id="n">
          <barButtonItem key="leftBarButtonItem" enabled="NO" title="Pump" id="p">
            <connections><action selector="sink:" destination="a" id="c3"/></connections>
          </barButtonItem>
          <barButtonItem key="rightBarButtonItem" enabled="NO" title="Horn" id="h">
            <connections><action selector="blow:" destination="a" id="c4"/></connections>
          </barButtonItem>
        </navigationItem>
        <connections><outlet property="pump" destination="p" id="o1"/><outlet property="horn" destination="h" id="o2"/></connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="d">
        <view key="view" id="w"><subviews><button id="f"><connections>
          <action selector="drift:" destination="a" eventType="touchUpInside" id="c5"/>
        </connections></button></subviews></view>
      </viewController></objects></scene>
      <scene><objects><viewController id="q" customClass="Quay"/></objects></scene></scenes>
      """,
      attributes: #"initialViewController="a""#
    )
    #expect(flags(files, interfaces: ["Main.storyboard": storyboard]) == ["loaded", "to answer", "to blow", "to call", "to load", "to moor", "to turn"])
  }

  @Test("A method that Objective-C may call, and only its own file knows, runs where code that runs says its name", arguments: [
    ("lazy var horn = UIButton(action: #selector(blow))", "", false),
    ("lazy var horn = UIButton(action: #selector(blow))", "add(horn)", true),
    ("", #"perform(Selector("blow"))"#, true),
    ("", "blow()", true),
  ])
  func selectors(member: String, body: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          \(member)
          override func viewDidLoad() { \(body) }
          @objc private func blow() { flag("x") }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("An item of a bar does nothing where whoever makes its scene puts another in its place", arguments: [
    ("deck.navigationItem.leftBarButtonItem = back", "", false),
    ("deck.navigationItem.rightBarButtonItem = back", "", true),
    ("if isNew { deck.navigationItem.leftBarButtonItem = back }", "", true),
    ("deck.navigationItem.leftBarButtonItem = back", #"storyboard.instantiateViewController(withIdentifier: "lower_deck")"#, true),
    ("deck.navigationItem.leftBarButtonItem = back", "(deck as? Deck)?.show()", true),
  ])
  func replacedItems(change: String, more: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() {
            guard let deck = storyboard.instantiateViewController(withIdentifier: "lower_deck") as? Deck else { return }
            \(change)
            \(more)
            show(deck)
          }
        }
        """,
      "Deck.swift": """
        final class Deck: UIViewController {
          @IBOutlet var hatch: UIBarButtonItem!
          override func viewDidLoad() { hatch.tintColor = .red }
          @IBAction func climb(_ sender: Any) { flag("x") }
          \(more.hasSuffix("show()") ? "func show() { navigationItem.leftBarButtonItem = hatch }" : "")
        }
        """,
    ]
    let storyboard = Sample.document(
      """
      <scenes><scene><objects><viewController id="a" customClass="Harbour"/></objects></scene>
      <scene><objects><viewController id="d" customClass="Deck" storyboardIdentifier="lower_deck">
        <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" title="Hatch" id="h">
          <connections><action selector="climb:" destination="d" id="c1"/></connections>
        </barButtonItem></navigationItem>
        <connections><outlet property="hatch" destination="h" id="o1"/></connections>
      </viewController></objects></scene></scenes>
      """,
      attributes: #"initialViewController="a""#
    )
    #expect(flags(files, interfaces: ["Main.storyboard": storyboard]) == (isReached ? ["x"] : []))
  }

  @Test("What a delegate's protocol asks for names who asks, or says how it is asked")
  func delegates() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {}
        extension UIViewController: UIScrollViewDelegate {
          func viewForZooming(in scrollView: UIScrollView) -> UIView? { flag("zoomed") }
          func scrollViewDidScroll(_ scrollView: UIScrollView) { flag("scrolled") }
          func open(pier: Pier) { flag("opened") }
          func blink(_ timer: Foundation.Timer) { flag("blinked") }
          func press(_ sender: UIButton) { flag("pressed") }
          func close(_ completion: (() -> Void)?) { flag("closed") }
        }
        """,
    ]
    #expect(flags(files) == ["scrolled", "zoomed"])
  }

  @Test("A delegate of a package's is told of something, or asked; what sets up is its own to call")
  func packagesDelegates() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        import Tides
        protocol Port { func close() }
        final class Harbour: UIViewController, TideDelegate, Port {
          func close() { flag("closed") }
          func tideTurned() { flag("turned") }
          func setup(tide: Tide) { flag("set up for a tide") }
          func setupBar() { flag("set up") }
        }
        """,
    ]) == ["set up for a tide", "turned"])
  }

  @Test("A flag of a controller that inherits from a package's is none else than its makers hand over")
  func packagesControllers() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        import Tides
        final class Harbour: TideViewController {
          var isNew: Bool!
          init(isNew: Bool = false) { self.isNew = isNew }
          override func viewDidLoad() { if isNew { flag("new") } else { flag("old") } }
        }
        """,
    ]) == ["old"])
  }

  @Test("A xib is reached where code that runs names it, and its views' classes with it")
  func xibs() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() { Bundle.main.loadNibNamed("Quay", owner: self) }
          func open() { Bundle.main.loadNibNamed("Jetty", owner: self) }
        }
        final class Lost: UIViewController { override func viewDidLoad() { Bundle.main.loadNibNamed("Wreck", owner: self) } }
        """,
      "Views.swift": ["Quay", "Bollard", "Jetty", "Wreck", "Cleat"].map {
        "final class \($0): UIView { override func awakeFromNib() { flag(\"\($0)\") } }"
      }.joined(separator: "\n"),
    ]
    func xib(_ outer: String, _ inner: String) -> String {
      Sample.document(
        """
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="v" customClass="\(outer)"><subviews><view id="w" customClass="\(inner)"/></subviews></view>
        </objects>
        """
      )
    }
    let interfaces = ["Quay.xib": xib("Quay", "Bollard"), "Jetty.xib": xib("Jetty", "Cleat"), "Wreck.xib": xib("Wreck", "Cleat")]
    #expect(flags(files, interfaces: interfaces) == ["Bollard", "Quay"])
  }

  @Test("A segue that has a name is performed by its own controller, by a name that is used, from a scene that is shown", arguments: [
    (#"override func viewDidLoad() { performSegue(withIdentifier: "toReef", sender: self) }"#, "", ["reef", "sand"]),
    ("", #"override func viewDidLoad() { performSegue(withIdentifier: "toReef", sender: self) }"#, []),
    ("", #"override func viewDidLoad() { first.performSegue(withIdentifier: "toReef", sender: self) }"#, ["reef", "sand"]),
    (#"static let way = "toReef""#, "", []),
    (#"static let way = "toReef"; func go() { performSegue(withIdentifier: Self.way, sender: self) }"#, "", []),
    (
      #"static let way = "toReef"; override func viewDidLoad() { performSegue(withIdentifier: Self.way, sender: self) }"#, "",
      ["reef", "sand"]
    ),
    (#"override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "toReef" {} }"#, "", []),
    (
      #"static let way = "toReef"; override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == Self.way {} }"#,
      "", []
    ),
  ])
  func segues(own: String, other: String, expected: [String]) {
    let storyboard = Sample.document(
      """
      <scenes>
        <scene><objects><viewController id="a" customClass="First">
          <connections><segue destination="b" kind="show" identifier="toReef" id="s"/></connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="b" customClass="Reef">
          <view key="view" id="v"><subviews><button id="k">
            <connections><segue destination="c" kind="show" id="t"/></connections>
          </button></subviews></view>
        </viewController></objects></scene>
        <scene><objects><viewController id="c" customClass="Sand">
          <connections><segue destination="b" kind="show" identifier="back" id="u"/></connections>
        </viewController></objects></scene>
      </scenes>
      """,
      attributes: #"initialViewController="a""#
    )
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { \(other) }",
      "First.swift": "final class First: UIViewController { \(own) }",
      "Reef.swift": #"final class Reef: UIViewController { override func viewDidLoad() { flag("reef") } }"#,
      "Sand.swift": #"final class Sand: UIViewController { override func viewDidLoad() { flag("sand") } }"#,
    ]
    #expect(flags(files, interfaces: ["Harbour.storyboard": storyboard]) == expected)
  }

  @Test("What hangs on a binding runs where the state that it is bound to may be so", arguments: [
    ("private func show() { showsNote = true }", "$showsNote", false),
    ("private func show() { showsNote = true }; var other: some View { Text(\"\").onTapGesture { show() } }", "$showsNote", false),
    ("func show() { showsNote = load() }", "$showsNote", false),
    ("", ".constant(false)", false),
    ("", ".constant(true)", true),
    ("", "$model.showsNote", true),
  ])
  func bindings(other: String, binding: String, isReached: Bool) {
    let files = [
      "BookApp.swift": "@main struct BookApp: App { var body: some Scene { WindowGroup { Book() } } }",
      "Book.swift": "struct Book: View { @State private var showsNote = false; var body: some View { Note(isShown: \(binding)) }; \(other) }",
      "Note.swift": #"struct Note: View { @Binding var isShown: Bool; var body: some View { if isShown { flag("note") } } }"#,
    ]
    #expect(flags(files) == (isReached ? ["note"] : []))
  }

  @Test("What hangs on a state that may be nil runs where somebody makes the view with more", arguments: [
    ("Row()", false), ("Row(isChecked: nil)", false), ("Row(isChecked: true)", true), ("Row(isChecked: load())", true),
  ])
  func optionalStates(row: String, isReached: Bool) {
    let files = [
      "BookApp.swift": "@main struct BookApp: App { var body: some Scene { WindowGroup { \(row) } } }",
      "Row.swift": """
        struct Row: View {
          @State var isChecked: Bool?
          init(isChecked: Bool? = nil) { self._isChecked = State(initialValue: isChecked) }
          var body: some View { if let isChecked { Button(flag("box")) { self.isChecked?.toggle() } } }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["box"] : []))
  }

  @Test("What a pattern or a loop binds is another than the property of that name", arguments: [
    ("switch answer { case .success(let sailor): if let sailor = sailor { self.sailor = sailor }; case .failure: break }", true),
    ("if case .success(let sailor) = answer { if sailor != nil { self.sailor = sailor } }", true),
    ("for (sailor, _) in answer.crew { if sailor != nil { self.sailor = sailor } }", true),
    ("if let sailor = sailor { self.sailor = sailor }", false),
  ])
  func namesOfPatterns(assignment: String, isReached: Bool) {
    let files = [
      "PortApp.swift": "@main struct PortApp: App { var body: some Scene { WindowGroup { Port() } } }",
      "Port.swift": """
        struct Port: View {
          @StateObject var model = PortModel()
          var body: some View { if let sailor = model.sailor { Text(flag("aboard")) } else { Button("Board") { model.board() } } }
        }
        """,
      "PortModel.swift": """
        final class PortModel: ObservableObject {
          @Published var sailor: Sailor?
          func board() { load { answer in \(assignment) } }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["aboard"] : []))
  }

  @Test("What a case holds is another than what is known by its name around", arguments: [
    ("switch answer { case .found(let sailor): if let sailor { flag(\"found\") }; case .none: EmptyView() }", true),
    ("if case .found(let sailor) = answer { if let sailor { flag(\"found\") } }", true),
    ("if case .found(let other) = answer { if let sailor { flag(\"found\") } }", false),
  ])
  func namesInCases(view: String, isReached: Bool) {
    let files = [
      "PortApp.swift": "@main struct PortApp: App { var body: some Scene { WindowGroup { Port(sailor: load()) } } }",
      "Port.swift": """
        struct Port: View {
          let sailor: Sailor?
          @State var answer = load()
          var body: some View { if sailor == nil { \(view) } }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["found"] : []))
  }

  @Test("What a closure is handed is another than the property of that name")
  func namesOfClosures() {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          private var gift: Gift? = nil { didSet { guard let gift = gift else { return }; show(Parcel(gift)) } }
          override func viewDidLoad() { gifts.subscribe { [weak self] gift in guard gift == nil else { self?.gift = gift; return } } }
        }
        """,
      "Parcel.swift": #"final class Parcel: UIViewController { override func viewDidLoad() { flag("parcel") } }"#,
    ]) == ["parcel"])
  }

  @Test("A controller that a property keeps is reached where code names the property that ever runs", arguments: [
    ("if usesSails { add(sails) }", false), ("if !usesSails { add(sails) }", true), ("add(sails)", true), ("", false),
  ])
  func keptControllers(use: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "let usesSails = false\nfinal class Harbour: UIViewController { let sails = Sails(); override func viewDidLoad() { \(use) } }",
      "Sails.swift": #"final class Sails: UIViewController { override func viewDidLoad() { flag("sails") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["sails"] : []))
  }

  @Test("Nothing is shown by the window of an app's delegate where scenes have the windows", arguments: [
    ("SceneDelegate", "delegate.window?.rootViewController?.present(Settings(), animated: true)", false),
    ("SceneDelegate", "let settings = Settings(); settings.title = title; delegate.window?.rootViewController?.present(settings, animated: true)", false),
    ("SceneDelegate", "if let window = delegate.window { window.rootViewController?.present(Settings(), animated: true) }", false),
    ("SceneDelegate", "view.window?.rootViewController?.present(Settings(), animated: true)", true),
    ("SceneDelegate", "delegate.window = view.window; delegate.window?.rootViewController?.present(Settings(), animated: true)", true),
    ("Helper", "delegate.window?.rootViewController?.present(Settings(), animated: true)", true),
  ])
  func windowsOfScenes(owner: String, showing: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidBecomeActive(_ application: UIApplication) { show(Home()) }
        }
        """,
      "Scene.swift": """
        final class \(owner): UIResponder, \(owner == "SceneDelegate" ? "UIWindowSceneDelegate" : "UITextViewDelegate") {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { self.window = UIWindow() }
        }
        """,
      "Home.swift": """
        final class Home: UIViewController {
          override func viewDidLoad() { let delegate = UIApplication.shared.delegate as! AppDelegate; \(showing) }
        }
        """,
      "Settings.swift": #"final class Settings: UIViewController { override func viewDidLoad() { flag("settings") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["settings"] : []))
  }

  @Test("Cells that are registered are made where a table with rows asks for them", arguments: [
    ("private var letters: [Letter] = []", false), ("private var letters: [Letter] = Letter.all", true),
    ("var letters: [Letter] = []; override func viewDidAppear(_ animated: Bool) { letters = store.letters }", true),
  ])
  func cellsOfEmptyTables(letters: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) { show(Letters()) }
        }
        """,
      "Letters.swift": """
        final class Letters: UIViewController, UITableViewDataSource {
          \(letters)
          override func viewDidLoad() { table.register(Row.self, forCellReuseIdentifier: "Row"); table.dataSource = self }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          }
        }
        """,
      "Row.swift": #"final class Row: UITableViewCell { override func prepareForReuse() { flag("row") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["row"] : []))
  }

  @Test("What only its file may set may be read everywhere", arguments: [("private(set) var", true), ("var", true), ("private var", false)])
  func settersOfTheirFile(declaration: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          let fleet = Fleet()
          override func viewDidLoad() { for boat in fleet.boats { show(boat.kind) } }
          private func show(_ kind: Kind) { switch kind { case .tug: flag("x"); case .yacht: break } }
        }
        """,
      "Fleet.swift": """
        enum Kind { case tug, yacht }
        struct Boat { let kind: Kind }
        final class Fleet { \(declaration) boats: [Boat] = [.init(kind: .tug), .init(kind: .yacht)] }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What rows of a section do which a list never has isn't reached", arguments: [
    ("func numberOfSections(in tableView: UITableView) -> Int { 1 }", false),
    ("func numberOfSections(in tableView: UITableView) -> Int { isWide ? 2 : 1 }; private var isWide = false", false),
    ("func numberOfSections(in tableView: UITableView) -> Int { if isWide { return 2 }; return 1 }; private var isWide = false", false),
    ("func numberOfSections(in tableView: UITableView) -> Int { isWide ? 2 : 1 }; var isWide = false; func next() { isWide = true }", true),
    ("func numberOfSections(in tableView: UITableView) -> Int { boats.count }", true),
    ("func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }; func numberOfSections(in tableView: UITableView) -> Int { 2 }", true),
    ("", false),
  ])
  func sectionsThatAreNot(members: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController, UITableViewDataSource {
          \(members)
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if indexPath.section == 0 { return BoatCell() } else if indexPath.section == 1 { flag("x") }
            return UITableViewCell()
          }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("A controller or a view isn't made by whoever is handed it, nor a type by the name of one within another type")
  func onlyNamed() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() { Loader().fill(nil); Loader().raise(); Loader().show(); Loader().drop(); title = Texts.Wreck.title }
        }
        """,
      "Loader.swift": """
        struct Loader {
          var last: Sunken?
          var ballast: Ballast?
          weak var pennant: Pennant?
          @Injected var hauled: Hauled
          func fill(_ screen: Sunken?) { screen?.title = "Low" }
          func drop() { UINib(nibName: "Pennant", bundle: nil).instantiate(withOwner: self); ballast = cells.first as? Ballast }
          func raise() { let Moored = loaded as! Moored; Moored.title = "High"; present(Moored) }
          func show(_ screen: Raised = Raised()) { present(screen) }
        }
        enum Texts { struct Wreck { static let title = "Old" } }
        """,
      "Ballast.swift": #"final class Ballast: UITableViewCell { override func awakeFromNib() { flag("ballast") } }"#,
      "Pennant.swift": #"final class Pennant: UIView { override func awakeFromNib() { flag("pennant") } }"#,
      "Raised.swift": #"final class Raised: UIViewController { init() { flag("raised") } }"#,
      "Hauled.swift": #"final class Hauled: UIViewController { init() { flag("hauled") } }"#,
      "Moored.swift": #"final class Moored: UIViewController { init() { flag("moored") } }"#,
      "Sunken.swift": #"final class Sunken: UIViewController { init() { flag("sunken") } }"#,
      "Wreck.swift": #"struct Wreck: View { var body: some View { flag("wreck") } }"#,
    ]
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v1" customClass="Pennant"/></objects>
      </document>
      """
    #expect(flags(files, interfaces: ["Pennant.xib": xib]) == ["hauled", "pennant", "raised"])
  }

  @Test("What a class does of which others only say the name is reached where somebody makes one", arguments: [
    ("", "", false),
    ("", "Pilot()", true),
    ("", "let pilot: Pilot = .init()", true),
    ("", "pilots.append(contentsOf: names.map(Pilot.init))", true),
    (", Decodable", "", true),
    (", Named", "", true),
    (", Guide", "", false),
    (", Guide, HarbourDelegate", "", false),
  ])
  func classesThatNobodyMakes(promise: String, use: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        protocol Guide: AnyObject { var children: [Guide] { get set } }
        protocol Named { init(name: String) }
        protocol HarbourDelegate: AnyObject { func left(_ pilot: Pilot) }

        final class Harbour: UIViewController, HarbourDelegate {
          weak var pilot: Pilot?
          override func viewDidLoad() { \(use); if let guide = guides.first as? Pilot { left(guide) } }
          func left(_ pilot: Pilot) { pilot.start() }
        }
        """,
      "Pilot.swift": #"final class Pilot: NSObject\#(promise) { func start() { flag("started") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["started"] : []))
  }

  @Test("What a view only finds around it needn't be there", arguments: [
    ("@EnvironmentObject var tide: Tide", true), ("@Environment(Tide.self) var tide: Tide", true), ("@ObservedObject var tide: Tide", false),
  ])
  func objectsOfTheEnvironment(property: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController { override func viewDidLoad() { show(UIHostingController(rootView: Log(tide: tide))) } }
        final class Tide: ObservableObject {}
        struct Log: View { \(property); var body: some View { flag("log") } }
        """,
    ]
    #expect(flags(files) == (isReached ? ["log"] : []))
  }

  @Test("A name in a text is one by which a class may be found, though no structure; a test's isn't")
  func texts() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"final class Harbour { init() { NSClassFromString("App.Found"); match(id: "Buoy") } }"#,
      "Found.swift": #"final class Found { init() { flag("found") } }"#,
      "Buoy.swift": #"struct Buoy { func show() { flag("buoy") } }"#,
      "Tried.swift": #"final class Tried { init() { flag("tried") } }"#,
      "Tests.swift": "import XCTest\nfinal class HarbourTests: XCTestCase { func test() { Tried() } }",
    ]
    #expect(flags(files) == ["found"])
  }

  @Test("Members that nobody calls aren't reached; those that a framework may call are", arguments: [
    (#"func unused() { flag("x") }"#, false),
    (#"private func tableView(_ table: UITableView) { flag("x") }"#, false),
    (#"func tableView(_ table: UITableView) { flag("x") }"#, true),
    (#"override func viewDidLoad() { flag("x") }"#, true),
    (#"@objc func tapped() { flag("x") }"#, false),
    (#"@objc private func tapped() { flag("x") }; override func go() { add(#selector(tapped)) }"#, true),
    (#"@objc private func tapped() { flag("x") }; override func go() { add(#selector(Pier.tapped)) }"#, true),
    (#"@objc private func tapped() { flag("x") }; private lazy var buoy = Buoy(#selector(tapped))"#, false),
    (#"@objc private func tapped() { flag("x") }; private lazy var buoy = Buoy(#selector(tapped)); override func go() { add(buoy) }"#, true),
    (#"@objc func tapped(_ buoy: Buoy) { flag("x") }; override func go() { add(Selector(("tapped:"))) }"#, true),
    (#"@objc private func sink() { flag("x") }"#, true),
    (#"@IBAction private func tapped() { flag("x") }"#, false),
    (#"func sail() { flag("x") }; override func go() { sail() }"#, true),
    (#"func sail() { sail(); flag("x") }"#, false),
    (#"lazy var buoy = flag("x")"#, false),
    (#"private var title = flag("x")"#, true),
    (#"private var title: String { flag("x") }"#, false),
    (#"@State var buoy = flag("x")"#, true),
    (#"@ViewBuilder var buoy: some View { flag("x") }"#, false),
    (#"static func make() -> Harbour { flag("x") }"#, false),
    (#"static func make() -> Harbour { flag("x") }; static let one = Harbour.make(); override func go() { show(Harbour.one) }"#, true),
    (#"static func make() -> Harbour { flag("x") }; static let one = Harbour.make()"#, false),
    // Who calls it must itself be called.
    (#"func sail() { flag("x") }; func drift() { sail() }"#, false),
    (#"func sail() { flag("x") }; func drift() { sail(); sink() }; func sink() { drift() }; override func go() { sink() }"#, true),
    (#"func rest() { flag("x") }"#, false),
    (#"func rest() { flag("x") }; override func go() { later { [weak self] in self?.rest() } }"#, true),
    (#"func rest() { flag("x") }; var next: Harbour? = Harbour(); override func go() { next!.rest() }"#, true),
    // Another one of the same name is called.
    (#"private func sail(_ speed: Int) { flag("x") }; private func sail(to port: Port) {}; override func go() { sail(to: home) }"#, false),
    (#"private func sail(_ speed: Int) { flag("x") }; private func sail(to port: Port) {}; override func go() { sail(7) }"#, true),
    (#"private func sail(_ speed: Int) { flag("x") }; private func sail(to port: Port) {}; override func go() { speeds.map(sail) }"#, true),
    (#"private func sail(_ speed: Int) { flag("x") }; private func sail(to port: Port) {}; override func go() { sail(far: 7) }"#, true),
  ])
  func members(member: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController, UITableViewDelegate {\n  \(member)\n}\n",
      // Another type's members of these names are no use of the harbour's.
      "Pier.swift": "enum Pier { static func make() {}; static let one = Pier.make(); let all = [one][0].make() }",
      "Captain.swift": "final class Captain: UIResponder { let harbour = Harbour(); override func next() { harbour.go(); { [weak self] in self?.rest() }() }; func rest() {} }",
      "Crew.swift": "final class Crew: UIResponder { let captain = Captain() }",
    ]
    #expect(flags(files, foreign: ["Log.m": "[[Crew alloc] init]; [harbour sink];"]) == (isReached ? ["x"] : []))
  }

  @Test("What a condition that never holds lets through isn't reached", arguments: [
    (#"private func show(isNew: Bool) { if isNew { flag("x") } }; override func viewDidLoad() { show(isNew: false) }"#, false),
    (#"func show(isNew: Bool) { if isNew { flag("x") } }; override func viewDidLoad() { show(isNew: false) }"#, false),
    (#"func show(isNew: Bool) { if isNew { flag("x") } }; override func viewDidLoad() { show(isNew: false); show(isNew: true) }"#, true),
    (#"func show(isNew: Bool) { if isNew { flag("x") } }; override func viewDidLoad() { [true].forEach(show) }"#, true),
    (#"func show(isNew: Bool) { guard isNew else { return }; flag("x") }; override func viewDidLoad() { show(isNew: false) }"#, false),
    (#"func show(isNew: Bool) { isNew ? flag("x") : sink() }; override func viewDidLoad() { pass(isNew: false) }; "#
      + "func pass(isNew: Bool) { show(isNew: isNew) }", false),
    (#"override func viewDidLoad() { if let map = URL(string: "https://example.com/map"), "a" != "b" { open(map) } else { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if let map = URL(string: "https://example.com/my map") { open(map) } else { flag("x") } }"#, true),
    // What is left of a side of `#if` that developers alone have built.
    ("var isNew: Bool {\n#if DEBUG\nisDay\n#else\nfalse\n#endif\n}; override func viewDidLoad() { if isNew { flag(\"x\") } }", false),
    ("var isNew: Bool {\n#if DEBUG\nfalse\n#else\nisDay\n#endif\n}; override func viewDidLoad() { if isNew { flag(\"x\") } }", true),
    // What types say of themselves.
    (#"override func viewDidLoad() { switch name { case Raft.tag: sail(); case Pier.tag: flag("x"); default: sink() } }"#, true),
    (#"func moor(_ name: String) { switch name { case Raft.tag: flag("x"); default: sail() } }; override func viewDidLoad() { moor("pier") }"#, false),
    (#"var isNew = false; override func viewDidLoad() { if isNew { flag("x") } }"#, false),
    (#"var isNew = false; override func viewDidLoad() { if isNew { flag("x") } }; override func go() { isNew = true }"#, true),
    (#"override func viewDidLoad() { switch tide { case .high: sail(); case .dead: flag("x") } }"#, false),
    (#"override func viewDidLoad() { switch tide { case .high: sail(); case .low: flag("x") } }"#, true),
    (#"override func viewDidLoad() { if tide == .dead { flag("x") } }"#, false),
    (#"override func viewDidLoad() { switch wind { case .north: sail(); case .calm: flag("x") } }"#, false),
    (#"override func viewDidLoad() { switch wind { case .north: sail(); case .calm: flag("x") } }; override func go() { wind = Wind(rawValue: name)! }"#, true),
    (#"override func viewDidLoad() { switch wind { case .north: sail(); case .calm: flag("x") } }; override func go() { wind = .calm }"#, true),
    (#"override func viewDidLoad() { switch wind { case .north: sail(); case .calm: flag("x") } }; func slacken() { wind = .calm }"#, false),
    (#"override func viewDidLoad() { if tide != .dead { flag("x") } }"#, true),
    (#"func boat(_ boat: Bool) { if boat { flag("x") } }; override func viewDidLoad() { boat(false) }"#, true),
    // What only developers and tests hand to an app as it starts.
    (#"override func viewDidLoad() { if ProcessInfo.processInfo.environment["TIDE"] == "high" { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if ProcessInfo.processInfo.environment["TIDE"] == nil { flag("x") } }"#, true),
    (#"override func viewDidLoad() { if Trial.isOn || tide == .high { flag("x") } }"#, true),
    (#"override func viewDidLoad() { if Trial.isOn || Trial.isEmulated { flag("x") } }"#, false),
    (#"func show(_ fault: Fault) { switch fault { case .code(1): sail(); case .code(2): flag("x"); default: sink() } }; "#
      + #"override func viewDidLoad() { show(.code(status)) }"#, true),
    // What takes one of a few values.
    (#"var pier = 0; override func go() { pier = isDay ? 1 : 2 }; override func viewDidLoad() { if pier == 3 { flag("x") } }"#, false),
    (#"var pier = 0; override func go() { pier = isDay ? 1 : 3 }; override func viewDidLoad() { if pier == 3 { flag("x") } }"#, true),
    (#"var pier = 0; override func go() { pier = next }; override func viewDidLoad() { if pier == 3 { flag("x") } }"#, true),
    (#"func moor(_ boat: String = "raft") { switch boat { case "raft": sail(); case "wreck": flag("x"); default: sink() } }; "#
      + #"override func viewDidLoad() { moor(); moor("barge") }"#, false),
    (#"override func viewDidLoad() { if Feature.enabled.contains(.tides) { sail() } else { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if Feature.enabled.contains(.piers) { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if Feature.enabled.contains(.tides) { flag("x") } }"#, true),
    // An object of which only code makes some, and sets its flags.
    (#"override func viewDidLoad() { if Settings.shared.isNew { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if Settings.shared.isNew { flag("x") } }; override func go() { Settings.shared.isNew = true }"#, true),
    (#"override func viewDidLoad() { if Settings.shared.isKept { flag("x") } }"#, true),
    // A type's own variable.
    (#"override func viewDidLoad() { if Pier.isOpen { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if Pier.isOpen { flag("x") } }; override func go() { Pier.isOpen = true }"#, true),
    (#"override func viewDidLoad() { if Pier.isOpen { flag("x") } }; override func go() { change(&Pier.isOpen) }"#, true),
    // A cell that is registered is there.
    (#"func row() { if let row = table.dequeueReusableCell(withIdentifier: "Raft") as? RaftCell { sail() } else { flag("x") } }; "#
      + #"override func viewDidLoad() { table.register(RaftCell.self, forCellReuseIdentifier: "Raft"); row() }"#, false),
    (#"func row() { guard let row = table.dequeueReusableCell(withIdentifier: id) as? RaftCell else { flag("x"); return } }; let id = "Raft"; "#
      + #"override func viewDidLoad() { table.register(RaftCell.classForCoder(), forCellReuseIdentifier: "Raft"); row() }"#, false),
    (#"func row() { if let row = table.dequeueReusableCell(withIdentifier: "Raft") as? RaftCell { sail() } else { flag("x") } }; "#
      + #"override func viewDidLoad() { table.register(RaftCell.self, forCellReuseIdentifier: "Pier"); row() }"#, true),
    // Another type's function of the same name is given something else.
    (#"let raft = Raft(); func moor(isNew: Bool = false) { if isNew { flag("x") } }; override func viewDidLoad() { moor(); raft.moor(isNew: true) }"#, false),
    (#"var raft: Any; func moor(isNew: Bool = false) { if isNew { flag("x") } }; override func viewDidLoad() { moor(); raft.moor(isNew: true) }"#, true),
  ])
  func conditions(members: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController {\n  var tide: Tide { Tide.now }\n  var wind = Wind.north\n  \(members)\n}\n",
      "Trial.swift": """
        enum Trial {
          static var isOn: Bool { ProcessInfo.processInfo.environment["TRIAL"] != nil }
          static var isEmulated: Bool {
            #if E2E_BUILD
            return true
            #else
            return isOn
            #endif
          }
        }
        """,
      "Feature.swift": "struct Feature: OptionSet { static let enabled: Feature = [.tides, .ferries] }",
      "Fault.swift": "enum Fault { case code(Int), none }",
      "Settings.swift": """
        open class Settings { static let shared = Settings(); open var isNew = false; @UserDefault open var isKept = false }
        final class RaftCell: UITableViewCell {}
        """,
      "Raft.swift": #"final class Raft { static let tag = "raft"; func moor(isNew: Bool) {} }; enum Pier { static let tag = "pier"; static var isOpen = false }"#,
      "Captain.swift": "final class Captain: UIResponder { let harbour = Harbour(); override func next() { harbour.go() } }",
      "Wind.swift": #"enum Wind: String { case north = "N", calm = "C" }"#,
      "Tide.swift": "enum Tide { case high, low, dead; static var now: Tide { isDay ? .high : .low }; var isFull: Bool { self == .dead } }",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What SwiftUI would show by a flag or a choice that nothing sets so isn't reached", arguments: [
    ("@State var isShown = false", #"text.sheet(isPresented: $isShown) { flag("x") }"#, false),
    ("@State var isShown = false", #"Pilot(isShown: $isShown).sheet(isPresented: $isShown) { flag("x") }"#, true),
    ("@State var isShown = false", #"text.popup(isPresented: $isShown) { flag("x") }.onTapGesture { isShown = false }"#, false),
    ("@State var isShown = false", #"text.popup(isPresented: $isShown) { flag("x") }.onTapGesture { isShown.toggle() }"#, true),
    ("@State var isShown = false", #"Help(isPresented: $isShown).sheet(isPresented: $isShown) { flag("x") }"#, true),
    // What is there only while the flag is set isn't what sets it.
    ("@State var isShown = false", #"text.sheet(isPresented: .constant(isShown)) { flag("x"); Button("No") { isShown.toggle() } }"#, false),
    ("@State var isShown = false", #"text.sheet(isPresented: .constant(isShown)) { flag("x") }.onTapGesture { isShown = true }"#, true),
    ("@State var isShown = false", #"text.sheet(isPresented: $isShown) { flag("x"); Pilot(isShown: $isShown) }"#, false),
    ("@State var isShown = false", #"text.sheet(isPresented: $isShown) { flag("x"); Button("No") { isShown.toggle() } }"#, false),
    ("@State var isShown = false", #"if isShown { flag("x"); Pilot(isShown: $isShown) }"#, false),
    ("@State var isShown = false", #"if isShown { flag("x") } else { Pilot(isShown: $isShown) }"#, true),
    ("@State var isShown = true", #"if isShown { flag("x"); Button("No") { isShown.toggle() } }"#, true),
    ("@State var isShown = true", #"if !isShown { flag("x") } else { Button("No") { isShown.toggle() } }"#, true),
    ("@State var isGone = false", #"NavigationLink(destination: flag("x"), isActive: $isGone) { EmptyView() }"#, false),
    ("@State var isGone = false", #"NavigationLink(destination: flag("x"), isActive: $isGone) { Text("Go") }"#, true),
    ("@State var next: String?", #"NavigationLink(destination: flag("x"), tag: "b", selection: $next) { EmptyView() }.onAppear { next = "a" }"#, false),
    ("@State var next: String?", #"NavigationLink(destination: flag("x"), tag: "b", selection: $next) { EmptyView() }.onAppear { next = "b" }"#, true),
    ("@State private var status: String = \"\"", #"if !status.isEmpty { flag("x") }"#, false),
    ("@State private var status: String = \"\"", #"TextField("", text: $status); if !status.isEmpty { flag("x") }"#, true),
    ("@State var tab = 0", #"Bar(tab: $tab); if tab == 2 { flag("x") }"#, false),
    ("@State var tab = 0", #"Bar(tab: $tab); if tab == 1 { flag("x") }"#, true),
    ("@State var tab = 0", #"Stepper("Tab", value: $tab); if tab == 2 { flag("x") }"#, true),
    // Of another type's, by what the call says of it.
    ("var count = 0", #"if count > 0 { flag("x") }.onAppear { keep(.init(count: tides, place: 2)) }"#, false),
    ("var count = 0", #"if count > 0 { flag("x") }.onAppear { keep(.init(count: tides)) }"#, true),
    ("let name = \"Pier\"", #"NavigationView { Text(name); flag("x") }.navigationViewStyle(.stack)"#, false),
    ("let name = \"Pier\"", #"NavigationView { Text(name); flag("x") }.padding().navigationViewStyle(StackNavigationViewStyle())"#, false),
    ("let name = \"Pier\"", #"NavigationView { flag("x"); Text(name) }.navigationViewStyle(.stack)"#, true),
    ("let name = \"Pier\"", #"NavigationView { Text(name); flag("x") }"#, true),
    ("@State private var isShown = false; private var link: some View { Button(\"Show\") { isShown = true } }; private var bar: some View { link }",
      #"text.sheet(isPresented: $isShown) { flag("x") }"#, false),
    ("@State private var isShown = false; private var link: some View { Button(\"Show\") { isShown = true } }; var bar: some View { link }",
      #"text.sheet(isPresented: $isShown) { flag("x") }"#, false),
    ("@State private var isShown = false; private var link: some View { Button(\"Show\") { isShown = true } }; var bar: AnyView { AnyView(link) }",
      #"text.sheet(isPresented: $isShown) { flag("x") }"#, false),
    ("@State private var isShown = false; private var link: some View { Button(\"Show\") { isShown = true } }; var bar: AnyView { AnyView(link) }",
      #"bar.sheet(isPresented: $isShown) { flag("x") }"#, true),
    ("@StateObject var tides = Tides()", #"text.sheet(isPresented: $tides.areShown) { flag("x") }"#, false),
    ("@StateObject var tides = Tides()", #"Toggle("Tides", isOn: $tides.areShown).sheet(isPresented: $tides.areShown) { flag("x") }"#, true),
    ("@State var signs = Signs()", #"Signaller(signs: $signs).sheet(isPresented: $signs.areShown) { flag("x") }"#, false),
    ("@State var signs = Signs()", #"Signaller(signs: $signs).sheet(isPresented: $signs.areLit) { flag("x") }"#, true),
    ("@State var signs = KeptSigns()", #"Signaller(signs: $signs).sheet(isPresented: $signs.areShown) { flag("x") }"#, true),
  ])
  func openedScreens(state: String, body: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { init() { super.init(rootView: Pier()) } }",
      "Pier.swift": "struct Pier: View { \(state); var body: some View { VStack { \(body) } } }",
      "Bar.swift": "struct Bar: View { @Binding var tab: Int; var body: some View { Button(\"One\") { tab = 1 } } }",
      "Help.swift": "struct Help: View { @Binding var isPresented: Bool; var body: some View { Button(\"Help\") { isPresented.toggle() } } }",
      // Others' of the same names count for nothing.
      "Pilot.swift": """
        struct Pilot: View {
          @Binding var isShown: Bool
          @State var tab = 0
          @State var isGone = false
          var body: some View { Toggle("Shown", isOn: $isShown).onTapGesture { tab = 2; isGone.toggle() } }
        }
        """,
      "Tides.swift": "final class Tides: ObservableObject { @Published var areShown = false }",
      "Signs.swift": """
        struct Signs { var areShown = false, areLit = false }
        struct KeptSigns: Codable { var areShown = false }
        struct Signaller: View {
          @Binding var signs: Signs
          var body: some View { Button("Light") { signs.areLit = true } }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What the conditions around a view, or around all places that show it, rule out isn't reached", arguments: [
    ("if let storm = tides.storm { Text(storm) } else { Boat(tides: tides) }", #"if let storm = tides.storm { flag("x") }"#, false),
    ("if let storm = tides.storm { Text(storm) } else { Boat(tides: tides) }", #"if tides.storm == nil { flag("x") }"#, true),
    ("if let storm = tides.storm { Text(storm) } else { Boat(tides: tides) }; Boat(tides: tides)", #"if let storm = tides.storm { flag("x") }"#, true),
    ("if let storm = tides.storm { Text(storm) } else { Boat(tides: Tides()) }", #"if let storm = tides.storm { flag("x") }"#, true),
    ("if tides.storm == nil { HStack { Boat(tides: tides) } }; if tides.storm == nil, isDay { Boat(tides: tides) }",
      #"if tides.storm != nil { flag("x") }"#, false),
    ("if tides.storm == nil { Text(name).sheet(isPresented: $isDay) { Boat(tides: tides) } }", #"if tides.storm != nil { flag("x") }"#, true),
    ("if tides.storm == nil { Boat(tides: tides) }", #"Button("Wait") { tides.wait(); if tides.storm != nil { flag("x") } }"#, true),
    ("if tides.storm == nil { cabin }; var cabin: some View { VStack { Boat(tides: tides) } }", #"if tides.storm != nil { flag("x") }"#, false),
    ("if tides.storm == nil { cabin }; cabin; var cabin: some View { VStack { Boat(tides: tides) } }", #"if tides.storm != nil { flag("x") }"#, true),
    ("if isDay { Boat(tides: tides, isLit: $isDay) }", #"if !isLit { flag("x") }"#, false),
    ("if isDay { Boat(tides: tides, isLit: $isDay) }", #"if isLit { flag("x") }"#, true),
    ("if isDay { Boat(tides: tides, isOpen: isDay) }", #"if !isOpen { flag("x") }"#, true),
    ("switch tides.height { case .low: Boat(tides: tides); case .high, .even: Boat(tides: tides); default: Text(name) }",
      #"switch tides.height { case .spring: flag("x"); default: Text(name) }"#, false),
    ("switch tides.height { case .low: Boat(tides: tides); case .high, .even: Boat(tides: tides); default: Text(name) }",
      #"switch tides.height { case .even: flag("x"); default: Text(name) }"#, true),
    ("Boat(tides: tides)", #"if isOpen { VStack { if !isOpen { flag("x") } } }"#, false),
    ("Boat(tides: tides)", #"if isOpen { ForEach(tides.all) { isOpen in if !isOpen { flag("x") } } }"#, true),
    ("Boat(tides: tides)", #"if isOpen { Button("Shut") { isOpen = false; if !isOpen { flag("x") } } }"#, true),
  ])
  func viewsUnderConditions(pier: String, boat: String, isReached: Bool) {
    // What follows the body's views is a member beside it.
    let parts = pier.components(separatedBy: "; var ")
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { let captain = Captain(); init() { super.init(rootView: Pier()) } }",
      "Pier.swift": """
        struct Pier: View {
          @StateObject var tides = Tides()
          @State var isDay = now.isDay
          var body: some View { VStack { \(parts[0]) } }
          \(parts.dropFirst().map { "var " + $0 }.joined())
        }
        """,
      "Boat.swift": """
        struct Boat: View {
          @ObservedObject var tides: Tides
          @Binding var isLit: Bool
          @State var isOpen = now.isDay
          var body: some View { VStack { \(boat) } }
        }
        """,
      "Tides.swift": """
        final class Tides: ObservableObject {
          @Published var storm: String?
          @Published var height = Height.now
          func wait() { storm = next() }
        }
        """,
      "Captain.swift": "final class Captain: UIResponder { let tides = Tides(); override func next() { tides.wait() } }",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What views of code that nobody comes to, or of previews, are given counts for nothing", arguments: [
    ("Boat(kind: .sail)", false),
    ("Boat(kind: .sail); Boat(kind: .motor)", true),
    ("Boat(kind: .sail); Dock()", true),
  ])
  func givenInVain(pier: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { init() { super.init(rootView: Pier()) } }",
      "Pier.swift": "struct Pier: View { var body: some View { VStack { \(pier) } } }",
      "Kind.swift": "enum Kind { case sail, motor }",
      "Boat.swift": """
        struct Boat: View {
          @State var kind: Kind
          init(kind: Kind = .sail) { self.kind = kind }
          var body: some View { if kind == .motor { flag("x") } }
        }
        #Preview { Boat(kind: .motor) }
        """,
      // One leads to the other, and nothing to the first.
      "Dock.swift": "struct Dock: View { var body: some View { Boat(kind: .motor) } }",
      "Wreck.swift": "struct Wreck: View { var body: some View { Dock() } }; struct Shipyard: View { var body: some View { Wreck() } }",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What is only shown under `hidden()`, or whose name is that of a member around, isn't reached", arguments: [
    ("badge.hidden(); var badge: some View { VStack { flag(\"x\") } }", false),
    ("NavigationLink(destination: badge, isActive: $isOpen) { Mast() }.hidden(); var badge: some View { VStack { flag(\"x\") } }", true),
    ("NavigationLink(isActive: $isOpen) { badge } label: { Mast() }.hidden(); var badge: some View { VStack { flag(\"x\") } }", true),
    ("NavigationLink(destination: Mast(), isActive: $isOpen) { badge }.hidden(); var badge: some View { VStack { flag(\"x\") } }", false),
    ("NavigationLink(destination: badge) { Mast() }.hidden(); var badge: some View { VStack { flag(\"x\") } }", false),
    ("badge; badge.hidden(); var badge: some View { VStack { flag(\"x\") } }", true),
    ("badge.hidden(isLow); var badge: some View { VStack { flag(\"x\") } }", true),
    ("mooring; var mooring: some View { Text(\"m\") }", false),
    ("mooring()", true),
  ])
  func hiddenAndNamesakes(pier: String, isReached: Bool) {
    let parts = pier.components(separatedBy: "; var ")
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { init() { super.init(rootView: Pier()) } }",
      "Pier.swift": """
        struct Pier: View {
          var body: some View { VStack { \(parts[0]) } }
          \(parts.dropFirst().map { "var " + $0 }.joined())
        }
        """,
      "Mooring.swift": #"struct mooring: View { var body: some View { flag("x") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("SwiftUI asks views for their bodies, and styles for one function; a package asks a class that is a view of its own", arguments: [
    ("", []), ("part(1)", ["part"]), ("Button(\"Go\") {}.buttonStyle(Plain())", ["style"]), ("Dock()", ["bound"]),
  ])
  func functionsOfViews(body: String, expected: [String]) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { init() { super.init(rootView: Pier()) } }",
      "Pier.swift": #"struct Pier: View { var body: some View { \#(body) }; func part(_ place: Int) -> some View { flag("part") } }"#,
      "Dock.swift": #"final class Dock: UIViewController, View { func bind(reactor: DockReactor) { flag("bound") } }"#,
      "Plain.swift": #"""
      struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { flag("style") }
        func dye(_ shade: Int) -> some View { flag("dyed") }
      }
      """#,
    ]
    #expect(flags(files) == expected)
  }

  @Test("What a view has at first counts where somebody makes it without giving it more", arguments: [
    ("Boat(isLit: false)", false), ("Boat(isLit: false); Boat()", true), ("Boat(isLit: false); Boat(isLit: true)", true),
  ])
  func givenByAll(pier: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { init() { super.init(rootView: Pier()) } }",
      "Pier.swift": "struct Pier: View { var body: some View { VStack { \(pier) } } }",
      "Boat.swift": #"struct Boat: View { var isLit = true; var body: some View { if isLit { flag("x") } } }"#,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What lies over a tab shows while that is the chosen one", arguments: [
    ("tab != 1", ".tag(1).overlay(badge)", false),
    ("tab == 1", ".tag(1).overlay(badge)", true),
    ("tab != 1", ".overlay(badge).tag(1)", false),
    ("tab != 1", ".tag(2).overlay(badge)", true),
    ("tab != 1", ".overlay(badge)", true),
  ])
  func partsOfTabs(condition: String, modifiers: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIHostingController<Pier> { init() { super.init(rootView: Pier()) } }",
      "Pier.swift": """
        struct Pier: View {
          @State var tab = 0
          var body: some View { TabView(selection: $tab) { Text("A").tag(0); Text("B")\(modifiers) } }
          var badge: some View { VStack { if \(condition) { flag("x") } } }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("A method isn't meant where an unknown object is asked for a value that properties of that name hold", arguments: [
    ("show { note in note.sound }", "let sound: String", false),
    ("show { note in note.sound() }", "let sound: String", true),
    ("show { note in note.sound }", "let sound: () -> Void", true),
    ("show { note in note.sound }", "let volume: Int", true),
  ])
  func methodsNamedAsProperties(body: String, property: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { let horn = Horn(); override func viewDidLoad() { \(body) } }",
      "Horn.swift": #"final class Horn { func sound() { flag("x") } }"#,
      "Buoy.swift": "struct Buoy { \(property) }",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What is done with the elements of a list into which nobody puts any isn't reached", arguments: [
    (#"override func viewDidLoad() { if boats.isEmpty { flag("x") } }"#, true),
    (#"override func viewDidLoad() { if !boats.isEmpty { flag("x") } }"#, false),
    (#"override func viewDidLoad() { if boats.count > 0 { flag("x") } }"#, false),
    (#"override func viewDidLoad() { guard let boat = boats.first else { return }; flag("x") }"#, false),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }"#, false),
    (#"override func viewDidLoad() { boats.forEach { boat in flag("x") } }"#, false),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { boats = [] }"#, false),
    (#"override func viewDidLoad() { boats.filter { $0.isOld }.forEach { boat in flag("x") } }"#, false),
    (#"override func viewDidLoad() { for (place, boat) in Array(boats.sorted().prefix(3)).enumerated() { flag("x") } }"#, false),
    (#"override func viewDidLoad() { for place in 0..<boats.count { flag("x") } }"#, false),
    (#"override func viewDidLoad() { for place in 0...boats.count { flag("x") } }"#, true),
    (#"override func viewDidLoad() { for boat in boats.joined(with: all) { flag("x") } }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { boats.removeAll() }"#, false),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { boats = all }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { boats += all }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { boats.append(next) }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { boats.moor(next) }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { if false { boats.append(next) } }"#, false),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; func launchAll() { boats.append(next) }"#, false),
    (#"override func viewDidLoad() { for boat in boats { flag("x") }; launchAll() }; func launchAll() { boats.append(next) }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { fill(&boats) }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { harbour.boats.append(next) }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { for boat in boats { sink(boat, &boats) } }"#, false),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { for boat in all { sink(boat, &boats) } }"#, true),
    (#"override func viewDidLoad() { for boat in boats { flag("x") } }; override func go() { if !boats.isEmpty { boats.append(next) } }"#, false),
    (#"override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }; "#
      + #"override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { flag("x") }"#, false),
    (#"override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count + 1 }; "#
      + #"override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { flag("x") }"#, true),
    (#"override func viewDidLoad() { for raft in rafts { flag("x") } }"#, false),
    (#"override func viewDidLoad() { for raft in rafts { flag("x") } }; override func go() { rafts.insert(next, at: 0) }"#, true),
  ])
  func emptyLists(members: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UITableViewController {
          var boats: [Boat] = []
          private var rafts = [Raft]()
          \(members)
        }
        """,
      "Boats.swift": """
        extension Array { mutating func moor(_ boat: Element) { append(boat) } }
        final class Captain: UIResponder { let harbour = Harbour(); override func next() { harbour.go() } }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("Code for the app's developers, and for those who try it, reaches nothing", arguments: [
    ("#if DEBUG\nshow(Wreck())\n#endif", false), ("#if DEBUG || TRIAL\nshow(Wreck())\n#endif", false),
    ("#if os(macOS)\nshow(Wreck())\n#else\nsink()\n#endif", false), ("#if TRIAL\nshow(Wreck())\n#endif", true),
    ("#if E2E_BUILD\nshow(Wreck())\n#endif", false), ("#if PREVIEW\nshow(Wreck())\n#endif", false), ("#if NO_DEBUG\nshow(Wreck())\n#endif", true),
    ("#if !RELEASE\nshow(Wreck())\n#endif", false), ("#if RELEASE\nshow(Wreck())\n#endif", true),
    ("#if DEBUG\nsink()\n#else\nshow(Wreck())\n#endif", true), ("#if !DEBUG && os(iOS)\nshow(Wreck())\n#endif", true),
  ])
  func sides(code: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController {\n  override func viewDidLoad() {\n\(code)\n  }\n}\n",
      "Wreck.swift": #"final class Wreck { init() { flag("x") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("A function that another type has, too, is reached where an object of its own type may be asked", arguments: [
    ("let boat = Boat(); override func viewDidLoad() { boat.sail() }", true),
    ("let boat: Ship; override func viewDidLoad() { boat.sail() }", true),
    ("let boat: Vessel; override func viewDidLoad() { boat.sail() }", true),
    ("override func viewDidLoad() { boat.sail() }", true),
    ("let raft = Raft(); override func viewDidLoad() { raft.sail() }", false),
    ("let boat: any Sailing; override func viewDidLoad() { boat.sail() }", true),
    ("let boat: Floating; override func viewDidLoad() { boat.sail() }", true),
    ("let raft: Drifting; override func viewDidLoad() { raft.sail() }", false),
    // An object of unknown type, which says by a member's name what that is, and what a package hands out of a type.
    ("let raft: Drifting; override func viewDidLoad() { bind { owner in owner.raft.sail() } }", false),
    ("let raft: Sailing; override func viewDidLoad() { bind { owner in owner.raft.sail() } }", true),
    ("override func viewDidLoad() { container.resolve(Drifting.self)!.sail() }", false),
    ("override func viewDidLoad() { container.resolve(Floating.self)!.sail() }", true),
  ])
  func objects(members: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController {\n  let boats = [Boat]()\n  \(members)\n}\n",
      "Boat.swift": #"class Ship: Vessel {}; class Boat: Ship { func sail() { flag("x") } }; protocol Vessel {}"#,
      "Raft.swift": "final class Raft: Drifting { func sail() {} }; protocol Drifting { func sail() }",
      "Ferry.swift": "final class Ferry: Boat, Sailing {}; extension Ship: Floating {}; protocol Sailing { func sail() }; protocol Floating {}",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("A cell that is registered is reached where something asks for it", arguments: [
    (#"table.register(BoatCell.self, forCellReuseIdentifier: "Boat")"#, false),
    (#"table.register(BoatCell.self, forCellReuseIdentifier: "Boat"); table.dequeueReusableCell(withIdentifier: "Pier")"#, false),
    (#"table.register(BoatCell.self, forCellReuseIdentifier: "Boat"); table.dequeueReusableCell(withIdentifier: "Boat")"#, true),
    (#"table.register(BoatCell.self, forCellReuseIdentifier: "Boat"); table.dequeueReusableCell(withIdentifier: row.identifier)"#, true),
    (
      #"table.register(BoatCell.self); table.dequeueReusableCell(withIdentifier: row.identifier); "#
        + "if false { table.dequeueReusableCell(withIdentifier: BoatCell.name) }", false
    ),
    (#"table.register(BoatCell.self, forCellReuseIdentifier: BoatCell.name)"#, false),
    (#"table.register(BoatCell.self, forCellReuseIdentifier: BoatCell.name); table.dequeueReusableCell(withIdentifier: BoatCell.name)"#, true),
    (#"table.register(BoatCell.self); let cell: BoatCell = table.dequeue()"#, true),
    (#"table.register(BoatCell.self)"#, false),
    (#"table.register(BoatCell.self); if sender is BoatCell { sail() }"#, false),
  ])
  func registrations(code: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UITableViewController { override func viewDidLoad() { \(code) } }",
      "BoatCell.swift": #"final class BoatCell: UITableViewCell { static let name = "Boat\(1)"; override func prepareForReuse() { flag("x") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("What a container of services can make is reached where something asks for it", arguments: [
    ("container.register(Harbour.self) { _ in return Harbour() }", "", false),
    ("container.register(Harbour.self) { _ in Harbour() }.inObjectScope(.container)", "", false),
    ("container.register(Harbour.self) { _ in Harbour() }.implements(Mooring.self)", "", true),
    ("container.register(Mooring.self) { _ in Harbour() }", "", true),
    ("container.register(Harbour.self) { _ in Harbour() }", "show(container.resolve(Harbour.self)!)", true),
    ("container.register(Harbour.self) { _ in Harbour() }", "let harbour: Harbour = container.resolve(); show(harbour)", true),
    ("container.register(Harbour.self) { _ in Harbour() }", "}; func sail(to harbour: Harbour) { show(harbour)", true),
    ("container.register(Harbour.self) { _ in Harbour() }; dock()", "}; func register<T>(_ type: T.Type, _ make: () -> T) { keep(make())", true),
  ])
  func services(offer: String, asking: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": """
        @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
          override func launch() { \(offer) }
          override func sail() { \(asking) }
        }
        """,
      "Harbour.swift": #"final class Harbour: UIViewController { override func viewDidLoad() { flag("x") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("A type within another is named with that, be it by what stands for it, and not by a text", arguments: [
    ("extension Wrapper where Base == Harbour { var deck: Base.Deck { base.deck } }", ["harbour"]),
    ("extension Wrapper where Base == Wreck { var deck: Base.Deck { base.deck } }", ["harbour", "wreck"]),
    ("extension Wrapper { var deck: Base.Deck { base.deck } }", ["harbour", "wreck"]),
    (#"let title = text("Titles.Deck")"#, ["harbour"]),
  ])
  func namesWithinTypes(code: String, expected: [String]) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { override func loadView() { view = Deck(); show(wrapper.deck) } }",
      "Deck.swift": #"extension Harbour { final class Deck: UIView { init() { flag("harbour") } } }"#,
      "Wreck.swift": #"final class Wreck: UIViewController { final class Deck: UIView { init() { flag("wreck") } } }"#,
      "Code.swift": code,
    ]
    #expect(flags(files) == expected)
  }

  @Test("A case of an enumeration is made by code that somebody calls, through the protocols of the project's own", arguments: [
    ("", [String]()),
    ("let pilot: Pilot = Captain(); func sail() { pilot.steer() }; override func viewDidLoad() { sail() }", ["deck"]),
  ])
  func casesByProtocols(members: String, expected: [String]) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          typealias Target = Course
          \(members)
          override func viewWillAppear(_ animated: Bool) { go(to: .pier) }
          func go(to target: Target) {
            switch target {
            case .pier: break
            case .deck: flag("deck")
            }
          }
        }
        enum Course { case pier, deck }
        """,
      "Captain.swift": """
        protocol Pilot { func steer() }
        protocol Crew { func pull() }
        final class Captain: Pilot { let crew: Crew = Sailor(); func steer() { crew.pull() } }
        final class Sailor: Crew { func pull() { harbour.go(to: .deck) } }
        """,
    ]
    #expect(flags(files) == expected)
  }

  @Test("A type isn't reached by the name of one within it, and a case not by another enumeration's", arguments: [
    ("let style: Wreck.Style = .plain", [String]()),
    ("let wreck = Wreck()", ["wreck"]),
    ("func find() { Wreck.shared.rise() }", ["wreck"]),
    ("var course = Course.pier; override func loadView() { course.go() }", []),
    ("var course = Course.pier; override func loadView() { course = .deck; course.go() }", ["deck"]),
    ("var course = Course.pier; override func loadView() { marks.append(.deck); course.go() }; var marks: [Mark] = []", []),
    ("var course = Course.pier; override func loadView() { set(.deck); course.go() }; func set(_ mark: Mark) { keep(mark) }", []),
    ("var course = Course.pier; override func loadView() { set(.deck(1)); course.go() }", []),
  ])
  func namesOfOthers(members: String, expected: [String]) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { \(members); override func viewDidLoad() { find() } }",
      "Wreck.swift": #"""
        final class Wreck {
          enum Style { case plain }
          static let shared = Wreck()
          init() { flag("wreck") }
          func rise() {}
        }
        """#,
      "Course.swift": #"""
        enum Course { case pier, deck; override func go() { switch self { case .pier: break; case .deck: flag("deck") } } }
        enum Mark { case deck, buoy(Int) }
        """#,
    ]
    #expect(flags(files) == expected)
  }

  @Test("A function by which a framework's class is extended isn't reached by a call of the framework's own")
  func extendedClasses() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { let sheet = UIAlertController(); init() { sheet.addAction(UIAlertAction()) } }",
      "Alerts.swift": #"extension UIAlertController { func addAction(image: UIImage, title: String) { flag("x") } }"#,
    ]
    #expect(flags(files) == [])
    let call = "final class Pier { init(_ sheet: UIAlertController) { sheet.addAction(image: sail, title: name) } }"
    let making = "extension Harbour { override func viewDidLoad() { _ = Pier(sheet) } }"
    #expect(flags(files.merging(["Pier.swift": call, "Making.swift": making]) { $1 }) == ["x"])
  }

  @Test("An extension for one type reaches that where code means one of its members", arguments: [
    ("Text(name).flying(.primary)", false),
    ("Text(name).flying(.primary(of: 3))", true),
    ("Text(name).flying(.primary(size: 3))", false),
    ("Text(name).flying(.pennant)", true),
    ("Text(name).flying(Flag.pennant)", true),
    ("Text(name).flying(Colour.pennant)", false),
    ("Text(name).flying(Colour.primary)", false),
  ])
  func restrictedExtensions(body: String, isReached: Bool) {
    let files = [
      "Harbour.swift": "@main struct Harbour: App { var body: some Scene { WindowGroup { \(body) } } }",
      "Flag.swift": #"struct Flag: Style { func makeBody() -> some View { flag("x") } }"#,
      "Styles.swift": """
        extension Style where Self == Flag {
          static func primary(of height: Double) -> Flag { Flag() }
          static var pennant: Self { .init() }
        }
        """,
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("A protocol for classes alone asks for what it says, and nothing more", arguments: ["class", "AnyObject"])
  func classProtocols(bound: String) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        protocol HarbourMaster: \(bound) { func open() }
        final class Harbour: UIViewController, HarbourMaster { func open() { flag("open") }; func flood() { flag("flood") } }
        """,
      "Office.swift": "final class Office { weak var master: HarbourMaster?; init() { master?.open() } }",
    ]
    #expect(flags(files) == [])
    #expect(flags(files.merging(["Pier.swift": "extension Harbour { override func viewDidLoad() { _ = Office() } }"]) { $1 }) == ["open"])
  }

  @Test("A controller that a variable keeps is reached where the code says the variable's name again", arguments: [
    ("let sails = Sails()", false), ("let sails = Sails(); show(sails)", true), ("let sails = Sails().view; show(mast)", true), ("let sails = Sails(over: self)", true),
  ])
  func controllersOfVariables(use: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { override func viewDidLoad() { \(use) } }",
      "Sails.swift": #"final class Sails: UIViewController { override func viewDidLoad() { flag("sails") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["sails"] : []))
  }

  @Test("A function or a view that is given an object is reached where code that may run makes one", arguments: [
    ("", "", "", false),
    ("", "", "final class Dock { func build() { save(Boat(name: text)) } }", false),
    ("", "let boats = [Boat](); save(boats)", "", false),
    ("", "save(Boat(name: text))", "", true),
    ("", "let boat: Boat = .init(name: text); save(boat)", "", true),
    ("", "save(.init(name: text))", "", true),
    ("", "save(.init(depth: 3))", "", false),
    ("", "realm.create(Boat.self, value: values)", "", true),
    ("", "Realm.Configuration.defaultConfiguration.fileURL = Bundle.main.url(forResource: name)", "", true),
    (", Decodable", "", "", true),
    ("", "save(Ship(name: text))", "typealias Ship = Boat", true),
    ("", "names.map(Boat.init)", "", true),
    ("", "let boats: [Boat] = [.init()]", "", true),
    ("", "migration.create(\"Boat\", value: values)", "", true),
    ("", "realm.create(Fleets.self, value: values)", "final class Fleets: Object { var boats: List<Boat> }", true),
    ("", "keep(Pier())", "final class Pier { @Boxed(Boat(name: text)) var depth: Int = 3 }", true),
    ("", "", "final class Ferry: Boat {}", true),
    ("", "", "@main struct HarbourTests { let boat = Boat(name: text) }", true),
  ])
  func objectsThatNobodyMakes(promise: String, use: String, more: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() {
            Store().fetch { boat in if let boat { self.open(boat) } }
            show(UIHostingController(rootView: Fleet()))
            \(use)
          }
          private func open(_ boat: Boat) { flag("opened") }
        }
        """,
      "Store.swift": "final class Store { func fetch(_ done: (Boat?) -> Void) { done(realm.objects(Boat.self).first) } }",
      "Boat.swift": """
        class Boat: Object\(promise) {
          var name = ""
          convenience init(name: String) { self.init(); self.name = name }
        }
        """,
      "Fleet.swift": """
        struct Fleet: View { var body: some View { List(Store.boats) { Row(boat: $0) } } }
        struct Row: View { let boat: Boat; var body: some View { flag("row") } }
        """,
      "More.swift": more,
    ]
    #expect(flags(files) == (isReached ? ["opened", "row"] : []))
  }

  @Test("An object of a type within another is made by that name, too")
  func objectsOfTypesWithin() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() { open(Fleet.Setup(size: 3)) }
          private func open(_ setup: Fleet.Setup) { flag("opened") }
        }
        enum Fleet { struct Setup { let size: Int } }
        """,
    ]
    #expect(flags(files) == ["opened"])
  }

  @Test("What code does behind a type that it declares is its own", arguments: [
    "struct Log: Decodable { let entries: [String] }; show(Sails())",
    "load { struct Log: Decodable { let entries: [String] }; self.show(Sails()) }",
    "enum Kind { case sloop; var mast: Int { 1 } }; if isDay { struct Log { let entry = 1 }; show(Sails()) }",
  ])
  func typesWithinCode(code: String) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { override func viewDidLoad() { \(code) } }",
      "Sails.swift": #"final class Sails: UIViewController { override func viewDidLoad() { flag("sails") } }"#,
    ]
    #expect(flags(files) == ["sails"])
  }

  @Test("A view that a private property keeps is shown where its own file says the property's name", arguments: [
    ("private let bell = Bell()", false),
    ("private let bell = Bell(); override func ring() { view.addSubview(bell) }", true),
    ("let bell = Bell()", true),
    ("private let bell = Clapper()", true),
  ])
  func keptViews(_ members: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { \(members) }",
      "Bell.swift": #"""
        final class Bell: UIView { init() { flag("kept") } }
        final class Clapper { init() { flag("kept") } }
        """#,
      // Another type's property of that name.
      "Buoy.swift": "final class Buoy: UIView { override func layoutSubviews() { bell.ring() } }",
    ]
    #expect(flags(files) == (isReached ? ["kept"] : []))
  }

  @Test("What only a control would open that never shows isn't reached", arguments: [
    ("view.addSubview(menu); menu.addSubview(stack)", "", true),
    ("", "", false),
    ("view.addSubview(menu); menu.addSubview(stack); menu.isHidden = true", "", false),
    ("view.addSubview(menu); menu.addSubview(stack); menu.isHidden = true", "@objc func open() { menu.isHidden = false }", true),
    // Whether that is called isn't asked.
    ("view.addSubview(menu); menu.addSubview(stack); menu.isHidden = true", "private func open() { menu.isHidden = false }", true),
    ("view.addSubview(menu); menu.addSubview(stack); menu.isHidden = true; sail()", "", true),
    ("view.addSubview(menu); menu.addSubview(stack); menu.isHidden = true; bell.addTarget(self, action: #selector(sail), for: .touchUpInside)", "let bell = UIButton()", false),
    ("view.addSubview(menu); menu.isHidden = true; view.addSubview(stack)", "", true),
    ("sign.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(sail)))", "let sign = UIView()", false),
    ("sign.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(sail))); view.addSubview(sign)", "let sign = UIView()", true),
    ("view.addSubview(menu); menu.addSubview(stack); menu.isHidden = true; show(menu)", "", true),
  ])
  func controlsThatNeverShow(body: String, members: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          private let menu = UIView()
          private lazy var sailing: UIButton = {
            let button = UIButton()
            button.addTarget(self, action: #selector(sail), for: .touchUpInside)
            return button
          }()
          private lazy var stack: UIStackView = {
            let stack = UIStackView(arrangedSubviews: [sailing])
            stack.axis = .vertical
            return stack
          }()
          \(members)
          override func viewDidLoad() { \(body) }
          @objc private func sail() { show(Boat(), sender: nil) }
        }
        """,
      "Boat.swift": #"final class Boat: UIViewController { override func viewDidLoad() { flag("boat") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["boat"] : []))
  }

  @Test("What is for an entry that a list never holds isn't reached", arguments: [
    ("var entries = [\"Home\", wrecks]", "", true),
    ("var entries = [\"Home\", \"About\"]", "", false),
    ("var entries = [\"Home\"]", "entries.append(\"Lost\")", true),
    ("var entries = [\"Home\"]", "entries.append(\"About\"); entries.removeLast()", false),
    ("var entries = [\"Home\"]", "entries += names", true),
    ("var entries = [\"Home\"]", "entries[0] = name", true),
    ("var entries = [\"Home\"]", "fill(&entries)", true),
    ("var entries = [\"Home\"]", "fill(&entries[0])", true),
    ("var entries = [\"Lo\"]", "entries[0] += \"st\"", true),
    ("var entries = [String]()", "entries = [\"Home\", title]", true),
    ("var entries = [String]()", "entries = [\"Home\", \"About\"]; show(entries.count)", false),
  ])
  func entriesOfLists(entries: String, code: String, isReached: Bool) {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        let wrecks = "Lost"
        final class Harbour: UIViewController, UITableViewDelegate {
          \(entries)
          override func viewDidLoad() { \(code) }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let entry = entries[indexPath.row]
            switch entry {
            case "Lost": show(Wreck(), sender: nil)
            default: break
            }
          }
        }
        // Another type's list of that name.
        final class Pier { var entries: [String] = []; func fill(_ names: [String]) { entries = names } }
        """,
      "Wreck.swift": #"final class Wreck: UIViewController { override func viewDidLoad() { flag("wreck") } }"#,
    ]) == (isReached ? ["wreck"] : []))
  }

  @Test("What only a closure does that nobody calls isn't reached", arguments: [
    ("boat.onSink = { Wreck() }", false),
    ("boat.onSail = { Wreck() }", true),
    ("boat.onSink = { Wreck() }; boat.onSink?()", true),
    ("boat.onSink = { Wreck() }; boat.onSail = boat.onSink", true),
    ("raft.onSink = { Wreck() }", true),
    ("raft.onDrift = { Wreck() }", false),
  ])
  func uncalledClosures(code: String, isReached: Bool) {
    #expect(flags([
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          let boat = Boat(), raft = Raft()
          override func viewDidLoad() { \(code); boat.sail() }
        }
        """,
      "Boat.swift": """
        final class Boat {
          var onSail: (() -> Void)?
          var onSink: (() -> Void)?
          func sail() { onSail?() }
        }
        """,
      "Raft.swift": """
        final class Raft: Float {
          var onDrift: (() -> Void)?
        }
        class Float {
          var onSink: (() -> Void)?
          init() { onSink?() }
        }
        """,
      "Wreck.swift": #"final class Wreck { init() { flag("wreck") } }"#,
    ]) == (isReached ? ["wreck"] : []))
  }

  @Test("A screen is reached where something asks for it, and not where nothing sets its flag", arguments: [
    ("", "", false),
    ("Button(\"Sail\") { asks = true }", "", true),
    ("Button(\"Sail\") { asks.toggle() }", "", true),
    ("if false { Button(\"Sail\") { asks = true } }", "", false),
    ("if Build.isForTests { Button(\"Sail\") { asks = true } }", "", false),
    ("if Build.isForBeginners { Button(\"Sail\") { asks = true } }", "", true),
    ("Button(\"Sail\") { change(&asks) }", "", true),
    ("Toggle(\"Sail\", isOn: $asks)", "", true),
    ("Pier(asks: $asks)", "", true),
    ("", "init() { _asks = State(initialValue: isFirst()) }", true),
  ])
  func presentedScreens(content: String, setUp: String, isReached: Bool) {
    let files = [
      "App.swift": "@main struct SailingApp: App { var body: some Scene { WindowGroup { Harbour() } } }",
      "Build.swift": """
        enum Build {
          static var isForTests: Bool {
            #if E2E_BUILD
            return true
            #else
            return ProcessInfo.processInfo.environment["E2E"] == "true"
            #endif
          }
          static var isForBeginners: Bool { if UserDefaults.standard.bool(forKey: "first") { return true }; return false }
        }
        """,
      "Harbour.swift": """
        struct Harbour: View {
          @State private var asks = false
          \(setUp)
          var body: some View { VStack { \(content) }.sheet(isPresented: $asks) { Boat() } }
        }
        """,
      "Boat.swift": #"struct Boat: View { var body: some View { flag("boat"); return Text("Boat") } }"#,
    ]
    #expect(flags(files) == (isReached ? ["boat"] : []))
  }

  @Test("What is for another device than the app's isn't reached", arguments: [
    ("1", ["phone"]), ("2", ["pad"]), ("1,2", ["pad", "phone"]),
  ])
  func devices(families: String, expected: [String]) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController {
          override func viewDidLoad() {
            if UIDevice.current.userInterfaceIdiom == .pad { flag("pad") }
            if isPhone { flag("phone") }
          }
          private var isPhone: Bool { traitCollection.userInterfaceIdiom == .phone }
        }
        """,
    ]
    let target = XcodeProjectText.Target(
      name: "App", settings: ["TARGETED_DEVICE_FAMILY": families], files: files.keys.sorted()
    )
    let project = XcodeProjectText(targets: [target]).text
    #expect(flags(files, foreign: ["App.xcodeproj/project.pbxproj": project]) == expected)
  }

  @Test("A constant that a closure decides on, and a property that each of several apps has in its own way", arguments: [
    ("Build.sea == .north", false), ("Build.sea == .south", true), ("Build.isOpen", true),
    ("Build.hasFerries", false), ("Build.features.contains(.tides)", true), ("Build.features.contains(.piers)", false),
  ])
  func constants(condition: String, isReached: Bool) {
    let shared = "static var hasFerries: Bool { return false }; static var features: [Feature] { [.tides, .winds] }"
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": """
        final class Harbour: UIViewController { override func viewDidLoad() { if \(condition) { flag("x") } } }
        """,
      "Build.swift": """
        enum Build {
          static let isTested = ProcessInfo.processInfo.environment["TESTED"] != nil
          static let sea: Sea = { if isTested { return .north }; return .south }()
        }
        """,
      "First/Build.swift": "extension Build { static var isOpen: Bool { false }; \(shared) }",
      "Second/Build.swift": "extension Build { static var isOpen: Bool { true }; \(shared) }",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("An extension's function of a type that isn't the project's is reached where something reached calls it")
  func extensions() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { init() { view.anchor() } }",
      "Wreck.swift": "final class Wreck { init() { view.sink() } }",
      "Views.swift": #"extension UIView { func anchor() { flag("anchor") }; func sink() { flag("sink") } }"#,
      "Free.swift": #"func drift() { flag("drift") }"#,
    ]
    #expect(flags(files) == ["anchor"])
  }
}

/// Reports each `flag("…")`.
struct Flagged: FileRule {
  static let description = RuleDescription(
    id: "flagged",
    chapter: .cells,
    summary: "A flag.",
    rationale: "It is flagged.",
    guidelines: [],
    triggers: ["flag"],
    examples: Examples(bad: [], good: [])
  )

  func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file, mentioning: ["flag"]) {
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "flag", let text = call.arguments.first?.value.text else { return }
        context.report(text, at: expression.range, in: file)
      }
    }
  }
}
