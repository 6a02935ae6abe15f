import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let unanimatedRowEdit = MoreExamples(UnanimatedRowEdit.self, bad: bad)
}

private let bad: [Example] = [
  Example("told once, not in the controller that only forwards the edit", """
    final class BuoysSource: NSObject, UITableViewDataSource {
      var tableView: UITableView?

      func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        buoys.remove(at: path.row)
        ↓tableView.reloadData()
      }
    }

    final class BuoysController: UITableViewController {
      private let source = BuoysSource()

      override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        source.tableView(tableView, commit: style, forRowAt: path)
      }
    }
    """),
]
