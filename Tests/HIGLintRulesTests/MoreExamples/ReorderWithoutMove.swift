import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let reorderWithoutMove = MoreExamples(ReorderWithoutMove.self, good: good)
}

private let good: [Example] = [
  Example("a drop delegate moves the rows of another object's", """
    class KitesSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    final class KitesController: UITableViewController, UITableViewDropDelegate {
      private var source: KitesSource?

      func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        move(coordinator.items)
      }
    }
    """),
]
