import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tooManyTabs = MoreExamples(TooManyTabs.self, bad: bad, good: good)
}

/// Segues to as many scenes, the one with an index marked.
private func segues(_ count: Int, marked: Int? = nil) -> String {
  (0..<count).map { index in
    (index == marked ? "↓" : "")
      + #"<segue destination="d\#(index)" kind="relationship" relationship="viewControllers" id="g\#(index)"/>"#
  }.joined()
}

private let bad: [Example] = [
  Example("six tabs of a storyboard", files: [Drawn.storyboard("", kind: "tabBarController", outlets: segues(6, marked: 5))]),
  Example("seven tabs, whose controller does other things", files: [
    Drawn.storyboard("", kind: "tabBarController", owner: "Tabs", outlets: segues(7, marked: 5)),
    Example.File("Tabs.swift", "final class Tabs: UITabBarController { override func viewDidLoad() { tabBar.tintColor = .red } }"),
  ]),
  Example("drawn tabs beyond what the configuration allows", options: RuleOptions(["maximum": .number(3)]), files: [
    Drawn.storyboard("", kind: "tabBarController", outlets: segues(4, marked: 3)),
  ]),
]

private let good: [Example] = [
  Example("five tabs of a storyboard", files: [Drawn.storyboard("", kind: "tabBarController", outlets: segues(5))]),
  Example("drawn tabs of which code leaves some out", files: [
    Drawn.storyboard("", kind: "tabBarController", owner: "Tabs", outlets: segues(6)),
    Example.File("Tabs.swift", """
      final class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers?.removeAll { $0 is AdminController } }
      }
      """),
  ]),
  Example("drawn tabs of a class in another language", files: [
    Drawn.storyboard("", kind: "tabBarController", owner: "LegacyTabs", outlets: segues(6)),
  ]),
]
