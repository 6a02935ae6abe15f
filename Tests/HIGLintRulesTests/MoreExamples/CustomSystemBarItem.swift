import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let customSystemBarItem = MoreExamples(CustomSystemBarItem.self, bad: bad, good: good)
}

/// A screen with an item, to which a segue of a kind leads.
private func tide(by segue: String, _ mark: String) -> [Example.File] {
  [
    Example.File("Tide.swift", """
      final class TideController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = \(mark)UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(leave))
        }

        @objc func leave() {}
      }
      """),
    Example.File("Coast.storyboard", """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>
          <scene><objects><viewController id="c1">
            <connections><segue destination="c2" kind="\(segue)" identifier="tide" id="s1"/></connections>
          </viewController></objects></scene>
          <scene><objects>
            <viewController id="c2" customClass="TideController" customModuleProvider="target"/>
          </objects></scene>
        </scenes>
      </document>
      """),
  ]
}

private let bad: [Example] = [
  Example("an item whose namesake in another screen changes", """
    final class RecipeController: UIViewController {
      lazy var keep = ↓UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    }

    final class PantryController: UIViewController {
      let keep = UIButton()
      func rename() { self.keep.title = "Keep" }
    }
    """),
  Example("an item of a screen that a segue pushes", files: tide(by: "show", "↓")),
]

private let good: [Example] = [
  Example("an item that whoever makes the screen gives another title", files: [
    Example.File("Recipe.swift", """
      final class RecipeController: UIViewController {
        lazy var keep: UIBarButtonItem = {
          let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
          item.style = .done
          return item
        }()
      }
      """),
    Example.File("Kitchen.swift", """
      final class Kitchen {
        func begin() {
          let screen = RecipeController()
          screen.keep.title = "Create"
        }
      }
      """),
  ]),
  Example("an item of a screen that segues present without a bar", files: tide(by: "presentation", "")),
]
