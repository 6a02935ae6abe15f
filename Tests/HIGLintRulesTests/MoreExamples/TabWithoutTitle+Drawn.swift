import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tabWithoutTitleDrawn = MoreExamples(TabWithoutTitle.self, bad: bad, good: good)
}

/// A tab bar controller, and a scene that it shows.
private func tabs(_ item: String, scene: String = "", tabsClass: String = "", more: String = "") -> Example.File {
  Example.File("Main.storyboard", """
    <document targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><tabBarController id="c1" \(tabsClass)><connections>
        <segue destination="c2" kind="relationship" relationship="viewControllers" id="e1"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c2" \(scene)>\(item)</viewController></objects></scene>
      \(more)
    </scenes></document>
    """)
}

/// The same with a navigation controller between them.
private func stack(_ item: String, root: String, title: String = "") -> Example.File {
  Example.File("Main.storyboard", """
    <document targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><tabBarController id="c1"><connections>
        <segue destination="c2" kind="relationship" relationship="viewControllers" id="e1"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="c2">\(item)<connections>
        <segue destination="c3" kind="relationship" relationship="rootViewController" id="e2"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="c3" \(title)>\(root)</viewController></objects></scene>
    </scenes></document>
    """)
}

private let bad: [Example] = [
  Example("a drawn tab with an empty title", files: [
    tabs(#"<tabBarItem key="tabBarItem" ↓title="" image="home" id="i1"/>"#),
  ]),
  Example("a drawn tab without any title", files: [tabs(#"↓<tabBarItem key="tabBarItem" image="home" id="i1"/>"#)]),
  Example("a drawn tab whose class sets something else", files: [
    tabs(#"<tabBarItem key="tabBarItem" ↓title=" " image="home" id="i1"/>"#, scene: "customClass=\"Home\""),
    Example.File("Home.swift", "final class Home: UIViewController { var isFresh = false }"),
  ]),
  Example("a drawn tab of the first screen of a navigation controller", files: [
    stack("", root: #"<tabBarItem key="tabBarItem" ↓title="" image="home" id="i1"/>"#),
  ]),
]

private let good: [Example] = [
  Example("a drawn tab with a title", files: [tabs(#"<tabBarItem key="tabBarItem" title="Home" image="home" id="i1"/>"#)]),
  Example("a drawn tab of the system's", files: [tabs(#"<tabBarItem key="tabBarItem" systemItem="search" id="i1"/>"#)]),
  Example("a drawn tab that takes its scene's title", files: [
    tabs(#"<tabBarItem key="tabBarItem" title="" image="home" id="i1"/>"#, scene: "title=\"Home\""),
  ]),
  Example("a drawn tab whose scene's class gives it a title", files: [
    tabs(#"<tabBarItem key="tabBarItem" title="" image="home" id="i1"/>"#, scene: "customClass=\"Home\""),
    Example.File("Home.swift", """
      final class Home: UIViewController {
        override func awakeFromNib() { tabBarItem.title = String(localized: "Home") }
      }
      """),
  ]),
  Example("drawn tabs that the tab bar controller's class fills in", files: [
    tabs(#"<tabBarItem key="tabBarItem" title="" image="home" id="i1"/>"#, tabsClass: "customClass=\"Tabs\""),
    Example.File("Tabs.swift", """
      final class Tabs: UITabBarController {
        override func viewDidLoad() { tabBar.items?[0].title = String(localized: "Home") }
      }
      """),
  ]),
  Example("a scene of a class that isn't known", files: [
    tabs(#"<tabBarItem key="tabBarItem" title="" image="home" id="i1"/>"#, scene: "customClass=\"HomeInObjectiveC\""),
  ]),
  Example("a drawn tab whose first screen has a title", files: [
    stack(
      #"<tabBarItem key="tabBarItem" title="" image="home" id="i1"/>"#,
      root: "<navigationItem key=\"navigationItem\" id=\"n1\"/>", title: "title=\"Home\""
    ),
  ]),
  Example("a tab bar item of a scene that no tab bar shows", files: [
    Drawn.storyboard(#"<tabBarItem key="tabBarItem" title="" image="home" id="i1"/>"#),
  ]),
]
