import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let hiddenBackButton = MoreExamples(HiddenBackButton.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a screen that is pushed, too", """
    final class HomeController: UIViewController {
      override func viewDidLoad() { ↓navigationItem.hidesBackButton = true }
    }

    final class SceneDelegate: UIResponder {
      func begin() { window.rootViewController = UINavigationController(rootViewController: HomeController()) }

      func again(_ stack: UINavigationController) { stack.pushViewController(HomeController(), animated: true) }
    }
    """),
]

private let good: [Example] = [
  Example("the first screen of a navigation stack, which has no back button", files: [
    Example.File("Home.swift", """
      final class HomeController: UIViewController {
        override func viewDidLoad() { navigationItem.hidesBackButton = true }
      }

      final class StartController: UIViewController {
        override func viewDidLoad() { navigationItem.setHidesBackButton(true, animated: false) }
      }
      """),
    Example.File("SceneDelegate.swift", """
      final class SceneDelegate: UIResponder {
        func begin() {
          let home = HomeController()
          window.rootViewController = UINavigationController(rootViewController: home)
        }

        func restart(_ stack: UINavigationController) { stack.setViewControllers([StartController()], animated: true) }
      }
      """),
  ]),
  Example("a frame around what others put into it, the way out included", """
    struct LetterPaper<Content: View>: View {
      private let content: () -> Content

      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

      var body: some View {
        VStack(content: content)
          .navigationBarBackButtonHidden()
      }
    }
    """),
]
