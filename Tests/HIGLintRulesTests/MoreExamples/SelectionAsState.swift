import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let selectionAsState = MoreExamples(SelectionAsState.self, bad: bad, good: good)
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

private let good: [Example] = [
  Example("selected only to lose the highlight with an animation", """
    final class KnotsController: UIViewController, UITableViewDataSource {
      private let tableView = UITableView()

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let left else { return }
        tableView.selectRow(at: left, animated: false, scrollPosition: .none)
        tableView.deselectRow(at: left, animated: true)
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Knot", for: indexPath)
      }
    }
    """),
]
