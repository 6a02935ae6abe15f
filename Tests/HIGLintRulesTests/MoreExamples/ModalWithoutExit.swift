import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let modalWithoutExit = MoreExamples(ModalWithoutExit.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("in a navigation controller, with a title alone", """
    final class ShopController: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let sizes = SizesController(style: .grouped)
        let navigation = UINavigationController(rootViewController: sizes)
        ↓navigation.modalPresentationStyle = UIModalPresentationStyle.overFullScreen
        self.present(navigation, animated: true, completion: nil)
      }
    }

    class ChartController: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    }

    final class SizesController: ChartController {
      override func viewDidLoad() { title = "Sizes" }
    }
    """),
]

private let good: [Example] = [
  Example("a button in a view of the screen's", """
    final class DeskController: UIViewController {
      func draw() {
        let sketch = SketchController()
        sketch.modalPresentationStyle = .fullScreen
        present(sketch, animated: true)
      }
    }

    final class SketchController: UIViewController {
      override func loadView() { view = Canvas() }
    }

    final class Canvas: UIView {
      let cross = UIButton(primaryAction: UIAction { _ in UIApplication.shared.close() })
    }
    """),
  Example("given its button by the one who shows it, or taken away by it", """
    final class OrderController: UIViewController {
      func showTerms() {
        let terms = TermsController()
        terms.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .stop)
        let navigation = UINavigationController(rootViewController: terms)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
      }
    }

    final class KitchenController: UIViewController {
      func cook() {
        let steam = SteamController()
        steam.modalPresentationStyle = .overFullScreen
        present(steam, animated: true)
      }

      func served() { dismiss(animated: true) }
    }

    final class TermsController: UIViewController {}
    final class SteamController: UIViewController {}
    """),
]
