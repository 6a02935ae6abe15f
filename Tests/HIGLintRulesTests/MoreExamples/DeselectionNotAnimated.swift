import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let deselectionNotAnimated = MoreExamples(DeselectionNotAnimated.self, good: good)
}

private let good: [Example] = [
  Example("the other answers of a question, while one is being chosen", """
    final class QuizController: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = tableView(tableView, titleForHeaderInSection: 0)
      }

      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Quiz" }

      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        for row in 0..<4 { tableView.deselectRow(at: IndexPath(row: row, section: 0), animated: false) }
        return indexPath
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { enableNext() }

      private func enableNext() { navigationItem.rightBarButtonItem?.isEnabled = true }
    }
    """),
]
