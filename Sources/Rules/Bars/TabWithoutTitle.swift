import HIGLintEngine

/// Tabs that show a picture alone.
public struct TabWithoutTitle: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "tab_without_title",
    chapter: .bars,
    summary: "A tab shows an image without a title.",
    rationale: """
      A tab bar shows an icon and a word in each tab, and it is the word that says where the tab leads: few icons mean \
      the same to everybody. Without it, people try the tabs one after the other, VoiceOver has nothing but the image's \
      name to read, and the enlarged tab that people with large text hold their finger on stays empty.
      """,
    guidelines: [.current("Tab bars"), .iPhone2008("Tab Bars")],
    components: [.tabBars],
    triggers: ["UITabBarItem(", "tabItem", "Tab(", "tabBarItem"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for tab in context.project.untitledTabs(in: file) { context.report(Self.message, at: tab.range, in: tab.file) }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for tab in context.project.drawnInterface(resource)?.untitledTabs ?? [] {
      let range = tab.title?.range ?? tab.object.node.nameRange
      context.report("\(tab.object.name): \(Self.message)", at: range, in: resource, object: tab.object.id)
    }
  }

  private static let message = "a tab without a title leaves people to guess what its picture means; give it a word"
}

// MARK: - Picture

extension TabWithoutTitle {
  private static let picture = RulePicture(
    bad: Sketch("Images alone must be guessed.", [
      .space(40),
      .tabs(["", "", "", ""]),
    ]),
    good: Sketch("A word below each tells what it is.", [
      .space(40),
      .tabs(["Today", "Search", "Library", "Settings"]),
    ])
  )
}

// MARK: - Examples

extension TabWithoutTitle {
  private static let bad: [Example] = [
    Example("an item without a title", """
      final class KitchenTabs: UITabBarController {
        func setUp(_ recipes: UIViewController) {
          recipes.tabBarItem = ↓UITabBarItem(title: nil, image: UIImage(named: "pot"), tag: 0)
        }
      }
      """),
    Example("empty titles, by a literal and by a constant", """
      private let none = ""

      func makeItems() -> [UITabBarItem] {
        [
          ↓UITabBarItem(title: "", image: UIImage(systemName: "bus"), selectedImage: nil),
          ↓UITabBarItem(title: none, image: UIImage(systemName: "tram"), tag: 1),
        ]
      }
      """),
    Example("a title that is taken away", """
      func trim(_ tabs: UITabBarController) {
        for screen in tabs.viewControllers ?? [] {
          screen.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
          ↓screen.tabBarItem.title = nil
        }
        tabs.selectedViewController?.tabBarItem = ↓.init(title: "", image: UIImage(named: "star"), tag: 3)
      }
      """),
    Example("SwiftUI: an image as the tab's item", """
      struct Studio: View {
        var body: some View {
          TabView {
            Recordings().↓tabItem { Image(systemName: "waveform") }
            Effects().↓tabItem {
              if isOn { Image("effects-on").renderingMode(.template) } else { Image("effects") }
            }
          }
        }
      }
      """),
    Example("SwiftUI: tabs on a page, and pages in a tab", """
      struct Atlas: View {
        var body: some View {
          TabView {
            Globe().↓tabItem { Image(systemName: "globe") }
            TabView { ForEach(maps) { Image($0) } }
              .tabViewStyle(.page)
              .↓tabItem { Image(systemName: "map") }
          }
        }
      }
      """),
    Example("SwiftUI: a label that hides its text, and the tabs of iOS 18", """
      struct Weather: View {
        var body: some View {
          TabView {
            Forecast().↓tabItem { Label("Forecast", systemImage: "cloud").labelStyle(.iconOnly) }
            ↓Tab("", systemImage: "map") { Radar() }
            ↓Tab(value: 3) { Stations() } label: { Image(systemName: "thermometer") }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a screen that is held and never put into the bar", """
      final class RootController: UITabBarController {
        let home = HomeController()
        let venues = VenuesController()

        func setUp() {
          home.tabBarItem = UITabBarItem(title: "Home", image: house, selectedImage: nil)
          venues.tabBarItem = UITabBarItem(title: "", image: map, selectedImage: nil)
          setViewControllers([home], animated: false)
        }
      }
      """),
    Example("the same, its tab made first", """
      final class RootController: UITabBarController {
        func setUp() {
          let home = HomeController()
          home.tabBarItem = UITabBarItem(title: "Home", image: house, selectedImage: nil)
          let venues = VenuesController()
          let pin = UITabBarItem(title: "", image: map, selectedImage: nil)
          venues.tabBarItem = pin
          viewControllers = [home]
        }
      }
      """),
    Example("SwiftUI: a stack in which nobody asks for a tab, and the search, which the system draws as a picture alone", """
      struct Desk: View {
        var body: some View { ZStack { Home().tabItem { Image(systemName: "house") } } }
      }

      struct Root: View {
        var body: some View { TabView { Tab(role: .search) { Search() } label: { Image(systemName: "plus") } } }
      }
      """),
    Example("a strip of pictures, which is no app's tab bar", """
      final class EmojiPicker: UIView {
        @IBOutlet private var kinds: UITabBar!

        func fill() {
          kinds.setItems(pictures.map { UITabBarItem(title: nil, image: $0, selectedImage: nil) }, animated: false)
        }
      }
      """),
    Example("a gap under a button that stands in front of the bar", """
      final class Gap: UIViewController {
        func leaveRoom() {
          tabBarItem = UITabBarItem(title: nil, image: nil, selectedImage: nil)
          tabBarItem.isEnabled = false
        }
      }
      """),
    Example("titles, the app's own or the system's", """
      func setUp(_ news: UIViewController, _ search: UIViewController) {
        news.tabBarItem = UITabBarItem(title: NSLocalizedString("News", comment: ""), image: UIImage(named: "news"), tag: 0)
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
      }
      """),
    Example("a title that comes later, for the item or for its controller", files: [
      Example.File("Diary.swift", """
        final class DiaryController: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "diary"), tag: 2)
          }
        }
        """),
      Example.File("Diary+Title.swift", """
        extension DiaryController {
          override func viewDidLoad() { title = "Diary" }
        }
        """),
    ]),
    Example("a title that comes from whoever asks for the item", files: [
      Example.File("Place.swift", """
        enum Place: Int {
          case harbour, boats

          func makeItem() -> UITabBarItem { UITabBarItem(title: "", image: UIImage(named: "place"), tag: rawValue) }
        }
        """),
      Example.File("Tabs.swift", """
        final class HarbourTabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for (screen, name) in zip(screens, ["Harbour", "Boats"]) {
              screen.tabBarItem = Place.harbour.makeItem()
              screen.title = name
            }
            viewControllers = screens
          }
        }
        """),
    ]),
    Example("a title that isn't known", """
      func makeItem(_ place: Place) -> UITabBarItem { UITabBarItem(title: place.name, image: place.icon, tag: place.id) }
      """),
    Example("SwiftUI: an image beside a text, and a label", """
      struct Gym: View {
        var body: some View {
          TabView {
            Plans().tabItem { Image("plan"); Text("Plans") }
            Records().tabItem { VStack { Image("medal"); Text("Records") } }
            Profile().tabItem { Label("Profile", systemImage: "person") }
          }
        }
      }
      """),
    Example("SwiftUI: pages, whose pictures are the dots below", """
      struct Postcards: View {
        var body: some View {
          TabView(selection: $side) {
            Front().tabItem { Image("stamp") }
            back
          }
          .background(Color.yellow)
          .tabViewStyle(PageTabViewStyle())
        }

        private var back: some View { Back().tabItem { Image(systemName: "pencil") } }
      }
      """),
    Example("SwiftUI: views that may hold a text, and the search tab", """
      struct Museum: View {
        var body: some View {
          TabView {
            Rooms().tabItem { RoomsIcon() }
            Map().tabItem { icon(for: .map) }
            Tab(role: .search) { Search() }
            Tab(value: 1) { Shop() } label: { shopLabel }
          }
        }
      }
      """),
    Example("other items, and a tab of the project's own", """
      struct Tab { init(_ name: String) {} }

      func make() -> (Tab, UIBarButtonItem) { (Tab(""), UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)) }
      """),
  ]
}
