import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let subviewAddedPerRow = MoreExamples(SubviewAddedPerRow.self, bad: bad)
}

private let bad: [Example] = [
  Example("before a row shows, over its background", """
    final class InvoicesController: UITableViewController {
      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let cell = cell as? InvoiceCell else { return }
        ↓cell.backgroundView?.insertSubview(PaperView(), at: 0)
      }
    }

    final class InvoiceCell: UITableViewCell {}
    final class PaperView: UIView {}
    """),
]
