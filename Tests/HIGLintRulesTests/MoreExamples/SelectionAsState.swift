import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let selectionAsState = MoreExamples(SelectionAsState.self, bad: bad)
}

private let bad: [Example] = [
  Example("rows selected while they are shown and when the screen loads", """
    final class PlansController: UIViewController, UITableViewDelegate {
      let table = UITableView()

      override func viewDidLoad() {
        editButtonItem.isEnabled = !table.isEditing
        ↓table.selectRow(at: IndexPath(row: plan.index, section: 0), animated: false, scrollPosition: .none)
      }

      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if plans[indexPath.row].isCurrent { ↓cell.setSelected(true, animated: false) }
      }
    }
    """),
]
