import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let cellNotReused = MoreExamples(CellNotReused.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a case that names nil among others; the default that can't be reached is left alone", """
    final class ShareController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .name:
          return nameCell
        case .folder, nil:
          let cell = ↓UITableViewCell(style: .value1, reuseIdentifier: nil)
          cell.textLabel?.text = "Folder"
          return cell
        default:
          return UITableViewCell()
        }
      }
    }
    """),
]

private let good: [Example] = [
  Example("a dequeue in an earlier constant, a generic dequeue, another object's cell", """
    final class ReactionsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let dequeued = tableView.dequeueReusableCell(withIdentifier: "Reaction")
        let cell = dequeued as? ReactionCell ?? ReactionCell()
        return cell
      }
    }

    final class ChatController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let message = messages[indexPath.row] as? TextMessage {
          let cell: TextCell = tableView.dequeue(for: indexPath)
          return cell
        } else {
          return UITableViewCell(style: .default, reuseIdentifier: "Unknown")
        }
      }
    }

    final class SearchController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let section = sections[indexPath.section] else { return UITableViewCell() }
        return section.cell(tableView, at: indexPath)
      }
    }

    class ReactionCell: UITableViewCell {}
    class TextCell: UITableViewCell {}
    """),
]
