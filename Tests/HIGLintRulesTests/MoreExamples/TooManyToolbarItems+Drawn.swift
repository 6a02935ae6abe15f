import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tooManyToolbarItemsDrawn = MoreExamples(TooManyToolbarItems.self, bad: bad, good: good)
}

private let space = #"<barButtonItem systemItem="flexibleSpace" id="f1"/>"#

private func items(_ count: Int, isMarked: Bool = false) -> String {
  (1...count).map { "\($0 == 6 && isMarked ? "↓" : "")<barButtonItem title=\"\($0)\" id=\"i\($0)\"/>\(space)" }.joined()
}

private func bar(_ items: String) -> String { "<toolbar id=\"t1\"><items>\(items)</items></toolbar>" }

private let outlet = #"<outlet property="bar" destination="t1" id="o1"/>"#

private let bad: [Example] = [
  Example("a drawn toolbar", files: [Drawn.xib(bar(items(6, isMarked: true)))]),
  Example("the drawn items of a scene", files: [Drawn.storyboard("<toolbarItems>\(items(7, isMarked: true))</toolbarItems>")]),
  Example("a drawn toolbar that code only hides", files: [
    Drawn.xib(bar(items(6, isMarked: true)), owner: "Panel", outlets: outlet),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var bar: UIToolbar!
        func rest() { bar.isHidden = true }
      }
      """),
  ]),
]

private let good: [Example] = [
  Example("five drawn items, and spaces", files: [Drawn.xib(bar(items(5)))]),
  Example("five drawn items for a scene", files: [Drawn.storyboard("<toolbarItems>\(items(5))</toolbarItems>")]),
  Example("drawn items that code replaces", files: [
    Drawn.xib(bar(items(7)), owner: "Panel", outlets: outlet),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var bar: UIToolbar!
        func rest() { bar.items = [] }
      }
      """),
  ]),
  Example("a scene whose class sets its items", files: [
    Drawn.storyboard("<toolbarItems>\(items(7))</toolbarItems>", owner: "Editor"),
    Example.File("Editor.swift", """
      final class Editor: UIViewController {
        override func viewDidLoad() { setToolbarItems([share], animated: false) }
      }
      """),
  ]),
  Example("drawn items, one of which is hidden", files: [
    Drawn.xib(bar(items(5) + #"<barButtonItem hidden="YES" title="Draft" id="i9"/>"#)),
  ]),
]
