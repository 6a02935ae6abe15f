import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let subviewAddedPerRow = MoreExamples(SubviewAddedPerRow.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a view without a tag, where another is found by its tag and taken away", """
    final class TidesController: UITableViewController {
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        let header = view as! UITableViewHeaderFooterView
        if let old = header.viewWithTag(100 + section) { old.removeFromSuperview() }
        let arrow = UIImageView(image: UIImage(named: "arrow"))
        arrow.tag = 100 + section
        header.addSubview(arrow)
        let date = UILabel(frame: CGRect(x: 20, y: 45, width: 100, height: 15))
        ↓header.addSubview(date)
      }
    }
    """),
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
  Example("views with tags, one given by who sets it up, and one that is added where none is found", """
    final class TidesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tide", for: indexPath)
        cell.viewWithTag(7)?.removeFromSuperview()
        let arrow = UIImageView(image: UIImage(named: "arrow"))
        arrow.tag = 7
        cell.contentView.addSubview(arrow)
        cell.viewWithTag(9)?.removeFromSuperview()
        let date = UILabel()
        Dates.prepare(date)
        cell.contentView.addSubview(date)
        guard cell.viewWithTag(8) == nil else { return cell }
        let line = UIView()
        cell.contentView.addSubview(line)
        return cell
      }
    }
    """),
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
  .switchAsAccessory,
]
