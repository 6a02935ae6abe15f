import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let blankBackButton = MoreExamples(BlankBackButton.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a screen that a representable shows in a navigation controller, made by a function elsewhere", files: [
    Example.File("Cups.swift", """
      final class CupsController: UIViewController {
        override func viewDidLoad() { ↓navigationItem.backButtonTitle = "" }

        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }

      enum Cups {
        static func screen() -> UIViewController {
          let cups = CupsController()
          return cups
        }
      }
      """),
    Example.File("CupsView.swift", """
      final class PaintedNavigation: UINavigationController {}

      struct CupsView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { PaintedNavigation(rootViewController: Cups.screen()) }
        func updateUIViewController(_ screen: UIViewController, context: Context) {}
      }
      """),
  ]),
  Example("on every release alike", """
    final class QuayController: UIViewController {
      override func viewDidLoad() {
        if #available(iOS 14, *) { view.tintColor = .systemTeal }
        ↓navigationItem.backButtonTitle = ""
      }

      func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
    }
    """),
]

private let good: [Example] = [
  Example("for releases that can't show the arrow alone", """
    final class QuayController: UIViewController {
      override func viewDidLoad() {
        if #available(iOS 14, *) {
          navigationItem.backButtonDisplayMode = .minimal
        } else {
          navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        }
      }

      func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
    }
    """),
  Example("a part of a SwiftUI screen, whose bar isn't this one's, made by a function elsewhere", files: [
    Example.File("Cups.swift", """
      final class CupsController: UIViewController {
        override func viewDidLoad() { navigationItem.backButtonTitle = "" }

        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }

      enum Cups {
        static func screen() -> UIViewController {
          let cups = CupsController()
          return cups
        }
      }
      """),
    Example.File("CupsView.swift", """
      struct CupsView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { Cups.screen() }
        func updateUIViewController(_ screen: UIViewController, context: Context) {}
      }
      """),
  ]),
]
