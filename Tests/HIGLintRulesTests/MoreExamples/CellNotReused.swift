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
  Example("through a constant of its own in each case", """
    final class RadioController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell
        switch sections[indexPath.section] {
        case .antenna:
          let antenna = ↓AntennaCell(style: .value1, reuseIdentifier: "Antenna")
          antenna.gain = gain
          cell = antenna
        case .band:
          let band = tableView.dequeueReusableCell(withIdentifier: "Band", for: indexPath)
          cell = band
        case .log:
          cell = makeLogCell(at: indexPath)
        }
        cell.layoutMargins = .zero
        return cell
      }

      private func makeLogCell(at path: IndexPath) -> UITableViewCell {
        if path.row == 0 {
          let header = ↓UITableViewCell(style: .default, reuseIdentifier: nil)
          return header
        }
        return tableView.dequeueReusableCell(withIdentifier: "Log", for: path)
      }
    }

    final class AntennaCell: UITableViewCell { var gain = 0 }
    """),
  Example("in a closure that maps a section", """
    final class LensesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Section(rawValue: indexPath.section).map { section in
          var cell: UITableViewCell
          switch section {
          case .add: cell = ↓UITableViewCell(style: .subtitle, reuseIdentifier: "Add")
          case .lens: cell = ↓UITableViewCell(style: .default, reuseIdentifier: "Lens")
          }
          cell.textLabel?.textColor = .label
          return cell
        } ?? UITableViewCell()
      }
    }
    """),
  Example("a property that builds all of a form's cells each time one is asked for", """
    final class TeaController: UITableViewController {
      private var cells: [UITableViewCell] {
        return minutes.map({
          let cell = ↓UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "\\($0) min"
          return cell
        })
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = cells[indexPath.row]
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        return cell
      }
    }

    final class LeavesController: UITableViewController {
      private var cells: [[TeaCell]] { [[↓TeaCell(leaf: .green), ↓TeaCell(leaf: .black)], []] }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.section][indexPath.row]
      }
    }

    final class TeaCell: UITableViewCell {}
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
  Example("a stand-in that goes through a constant, and one where nothing was dequeued", """
    final class CratesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "Crate")
        if cell == nil {
          let first = UITableViewCell(style: .subtitle, reuseIdentifier: "Crate")
          first.accessoryType = .disclosureIndicator
          cell = first
        }
        let row: UITableViewCell
        if let cell { row = cell } else {
          let blank = UITableViewCell()
          row = blank
        }
        return row
      }
    }
    """),
  Example("properties that hand out cells that are kept, that stand in, or that only count", """
    final class KettleController: UITableViewController {
      private lazy var heatCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      private lazy var timeCell: UITableViewCell = UITableViewCell()
      private var cells: [UITableViewCell] { isOn ? [heatCell, timeCell] : [heatCell] }
      private var blank: UITableViewCell { UITableViewCell() }
      private var all: [UITableViewCell] { cells.isEmpty ? all : [] }
      private var samples: [UITableViewCell] { [UITableViewCell()] }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else { return blank }
        let height = samples[0].frame.height
        return height > 0 ? cells[indexPath.row] : all[indexPath.row]
      }
    }
    """),
]
