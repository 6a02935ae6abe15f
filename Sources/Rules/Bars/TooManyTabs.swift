import HIGLintEngine

/// Tab bars with more tabs than fingertips tell apart.
public struct TooManyTabs: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let maximum = RuleOption("maximum", "The most tabs of a tab bar.", default: 5.0, bounds: 1...20)

  public static let description = RuleDescription(
    id: "too_many_tabs",
    chapter: .bars,
    summary: "A tab bar has more than five tabs.",
    rationale: """
      Tabs share the width of the screen equally, and each is a touch target: a sixth makes all of them narrower than a \
      fingertip. UIKit doesn't let it come to that: on an iPhone it keeps four and puts the rest behind a More tab, \
      where few people look. An app with more places than that wants fewer top levels, or a list of them.
      """,
    guidelines: [.current("Tab bars"), .iPhone2008("Tab Bars")],
    components: [.tabBars],
    options: [maximum.declaration],
    triggers: ["viewControllers", "setViewControllers", "setTabs", "UITab(", "TabView"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    for tabs in context.project.tabCounts(in: file) where tabs.count > maximum {
      context.report(Self.message(tabs.count, maximum), at: tabs.range, in: tabs.file)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    for bar in context.project.drawnInterface(resource)?.drawnTabBars ?? [] where bar.tabs.count > maximum {
      let message = "\(bar.object.name): \(Self.message(bar.tabs.count, maximum))"
      context.report(message, at: bar.tabs[maximum].nameRange, in: resource, object: bar.object.id)
    }
  }

  private static func message(_ count: Int, _ maximum: Int) -> String {
    "\(count) tabs are too many for a tab bar; keep at most \(maximum) and reach the other screens from within them"
  }
}

// MARK: - Picture

extension TooManyTabs {
  private static let picture = RulePicture(
    bad: Sketch("Seven tabs: too small to read and to hit, and on a phone two of them hide behind More.", [
      .space(40),
      .tabs(["Today", "Search", "Library", "Radio", "Friends", "Stores", "Settings"]),
    ]),
    good: Sketch("Four tabs have room for their titles.", [
      .space(40),
      .tabs(["Today", "Search", "Library", "Settings"]),
    ])
  )
}

// MARK: - Examples

extension TooManyTabs {
  private static let bad: [Example] = [
    Example("a tab bar controller's own controllers", """
      final class ShopTabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = ↓[
            home, categories, offers, basket, orders, account,
          ].map { UINavigationController(rootViewController: $0) }
        }
      }
      """),
    Example("tabs appended one by one, one of them only for some people", """
      final class ClinicCoordinator {
        let tabs = UITabBarController()

        func start(_ user: User) {
          var screens = [UIViewController]()
          screens.append(agenda())
          screens.append(patients())
          screens += [letters(), laboratory()]
          if let ward = user.ward { screens.append(rounds(in: ward)) }
          screens.append(settings())
          tabs.setViewControllers(↓screens, animated: false)
        }
      }
      """),
    Example("tabs of an enumeration, a literal in a constant, and the tabs of iOS 18", """
      enum Planet: CaseIterable { case mercury, venus, earth, mars, jupiter, saturn }

      func makePlanets() -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = ↓Planet.allCases.map { PlanetController($0) }
        return controller
      }

      func makeMoons(_ controller: UITabBarController) {
        let moons = ↓[io, europa, ganymede, callisto, titan, rhea]
        controller.viewControllers = moons
      }

      let instruments = UITabBarController(tabs: ↓[
        UITab(title: "Tuner", image: nil, identifier: "tuner") { _ in Tuner() },
        UITab(title: "Metronome", image: nil, identifier: "beat") { _ in Metronome() },
        UITab(title: "Recorder", image: nil, identifier: "record") { _ in Recorder() },
        UITab(title: "Scores", image: nil, identifier: "scores") { _ in Scores() },
        UITab(title: "Chords", image: nil, identifier: "chords") { _ in Chords() },
        UITab(title: "Shop", image: nil, identifier: "shop") { _ in Shop() },
      ])
      """),
    Example("a bar that is hidden only while a screen wants it", files: [
      Example.File("Tabs.swift", """
        final class ParkTabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tabBar.isHidden = true
            viewControllers = ↓[home, paths, trees, birds, ponds, account]
          }
        }
        """),
      Example.File("Home.swift", """
        final class HomeController: UIViewController {
          override func viewWillAppear(_ animated: Bool) { tabBarController?.tabBar.isHidden = false }
        }
        """),
    ]),
    Example("SwiftUI: children with tab items, a group and the type's own views among them", """
      struct Garden: View {
        @ViewBuilder private var plants: some View {
          BedList().tabItem { Label("Beds", systemImage: "leaf") }
          SeedList().tabItem { Label("Seeds", systemImage: "circle") }
        }

        var body: some View {
          ↓TabView {
            plants
            Group {
              Calendar().tabItem { Label("Calendar", systemImage: "calendar") }
              Weather().tabItem { Label("Weather", systemImage: "sun.max") }
            }
            if isMember { Forum().tabItem { Label("Forum", systemImage: "bubble") } }
            More().tabItem { Label("More", systemImage: "ellipsis") }
          }
        }
      }
      """),
    Example("SwiftUI: tabs of iOS 18, some from a literal", """
      struct Reader: View {
        var body: some View {
          ↓TabView {
            Tab("Today", systemImage: "sun.max") { Today() }
            ForEach(["News", "Sport", "Arts"], id: \\.self) { name in
              Tab(name, systemImage: "newspaper") { Section(name) }
            }
            Tab("Saved", systemImage: "bookmark") { Saved() }
            Tab(role: .search) { Search() }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("tabs of a bar that a phone never shows", """
      extension UIDevice {
        static var isPhone: Bool { current.userInterfaceIdiom == .phone }
      }

      struct Radio: View {
        var body: some View {
          if UIDevice.isPhone {
            TabView { Tab("Live", systemImage: "radio") { Live() } }
          } else {
            TabView {
              Tab("Live", systemImage: "radio") { Live() }
              Tab("News", systemImage: "newspaper") { News() }
              Tab("Sports", systemImage: "trophy") { Sports() }
              Tab("Music", systemImage: "music.note") { Music() }
              Tab("Talks", systemImage: "person.2") { Talks() }
              Tab("Saved", systemImage: "bookmark") { Saved() }
            }
          }
        }
      }
      """),
    Example("those that only an iPad has room for", """
      final class LibraryTabs: UITabBarController {
        func setUp() {
          var screens = [books()]
          if #available(iOS 18, *), UIDevice.current.userInterfaceIdiom == .pad, !sidebar.isHidden {
            screens.append(authors())
            screens.append(genres())
            screens.append(series())
            screens.append(loans())
          } else {
            screens.append(shelves())
          }
          screens.append(search())
          viewControllers = screens
        }
      }
      """),
    Example("five", """
      final class BankTabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [accounts, transfers, cards, savings, profile] }
      }
      """),
    Example("alternatives, which are never shown together", """
      final class TravelTabs: UITabBarController {
        func show(_ role: Role) {
          var screens = [search, trips]
          switch role {
          case .guest: screens += [signUp, help]
          case .member: screens += [points, help]
          case .crew: screens += [duty, help]
          }
          if role == .crew { screens.insert(hotels, at: 2) }
          if role != .crew { screens.append(offers) }
          #if DEBUG
          screens[0] = debugging
          #else
          viewControllers = screens.map { UINavigationController(rootViewController: $0) }
          #endif
        }
      }
      """),
    Example("as many as the data has, and fewer than are listed", """
      final class TeamTabs: UITabBarController {
        func show(_ teams: [Team]) {
          var screens = [first, second, third, fourth]
          for team in teams { screens.append(TeamController(team)) }
          viewControllers = screens
          viewControllers = [a, b, c, d, e, f].filter { isAllowed($0) }
          viewControllers = [a, b, c, d, e, f].compactMap { $0.make() }
        }
      }
      """),
    Example("a navigation stack and pages, which aren't tabs", """
      func unwind(_ navigation: UINavigationController, _ pages: UIPageViewController) {
        navigation.setViewControllers([root, list, detail, map, route, step], animated: true)
        navigation.viewControllers = [root, list, detail, map, route, step]
        pages.setViewControllers([one, two, three, four, five, six], direction: .forward, animated: false)
      }
      """),
    Example("SwiftUI: pages, by a style on the view, around it, or from elsewhere in the type", """
      struct Tour: View {
        var body: some View {
          VStack {
            TabView { One(); Two(); Three(); Four(); Five(); Six().tabItem { Text("6") } }.tabViewStyle(.page)
            TabView { ForEach(0..<8) { Page(number: $0) } }
            stories.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
          }
        }

        var stories: some View {
          TabView { ForEach(0..<9) { Story(number: $0).tabItem { Text("Story") } } }
        }
      }
      """),
    Example("SwiftUI: alternatives, tabs of the sidebar alone, and tabs that the data decides", """
      struct Library: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Home() }
            Tab("Search", systemImage: "magnifyingglass") { Search() }
            if isChild {
              Tab("Stories", systemImage: "book") { Stories() }
              Tab("Games", systemImage: "gamecontroller") { Games() }
            } else {
              Tab("Loans", systemImage: "book") { Loans() }
              Tab("Fees", systemImage: "eurosign") { Fees() }
            }
            if !isChild { Tab("Account", systemImage: "person") { Account() } }
            Tab("Archive", systemImage: "archivebox") { Archive() }.tabPlacement(.sidebarOnly)
            ForEach(branches) { branch in Tab(branch.name, systemImage: "building") { Branch(branch) } }
          }
        }
      }
      """),
    Example("tabs behind a bar of the project's own, whose controller hides the system's", files: [
      Example.File("Tabs.swift", """
        class QuietTabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            self.tabBar.isHidden = true
          }
        }

        final class MarketTabs: QuietTabs {
          let menu = MarketMenu()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(menu)
            viewControllers = [home, stalls, offers, basket, orders, account]
          }
        }
        """),
    ]),
    Example("a tab bar that the project draws itself", files: [
      Example.File("TabView.swift", """
        struct TabView<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { HStack { content } }
        }
        """),
      Example.File("Board.swift", """
        struct Board: View {
          var body: some View { TabView { A(); B(); C(); D(); E(); F().tabItem { Text("F") } } }
        }
        """),
    ]),
  ]
}
