import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let customSystemBarItem = MoreExamples(CustomSystemBarItem.self, bad: bad, good: good)
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
]
