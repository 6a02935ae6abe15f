import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let subviewAddedPerRow = MoreExamples(SubviewAddedPerRow.self, bad: bad, good: good)
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

private let good: [Example] = [
  Example("a view in the place of the one from before, which is taken away for a value that nobody asks for", """
    final class MembersController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Member", for: indexPath)
        let _ = cell.contentView.subviews.map { if $0.tag == 11 { $0.removeFromSuperview() } }
        let trash = UIView(frame: cell.bounds)
        trash.tag = 11
        cell.contentView.addSubview(trash)
        return cell
      }
    }
    """),
]
