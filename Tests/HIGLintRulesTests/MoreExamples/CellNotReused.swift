import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let cellNotReused = MoreExamples(CellNotReused.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("the dequeued cell is thrown away for a new one", """
    final class TeasController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "Tea", for: indexPath)
        cell = ↓UITableViewCell(style: .subtitle, reuseIdentifier: "Tea")
        cell.textLabel?.text = teas[indexPath.row].name
        return cell
      }
    }
    """),
  Example("an About screen whose rows are counted, and a cell taken for a header", """
    final class ImprintController: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 1 }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        var count = 2
        if hasNews { count += 1 }
        return count
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ↓UITableViewCell(style: .value1, reuseIdentifier: "Line")
        cell.textLabel?.text = indexPath.row == 0 ? "Version" : "Publisher"
        return cell
      }

      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = ↓UITableViewCell()
        header.textLabel?.text = "About"
        return header
      }
    }
    """),
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
  Example("two cases whose cells bear one name", """
    final class SpamController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0:
          let cell = ↓UITableViewCell()
          return cell
        default:
          let cell: UITableViewCell
          cell = tableView.dequeueReusableCell(withIdentifier: "Spam", for: indexPath)
          return cell
        }
      }
    }
    """),
  Example("an optional variable that is unwrapped at the end, among cases that reuse", """
    final class PrinterController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell?
        if indexPath.section == 0 {
          switch Row(rawValue: indexPath.row) {
          case .paper:
            cell = tableView.dequeueReusableCell(withIdentifier: "Paper", for: indexPath)
          case .ink:
            cell = ↓UITableViewCell(style: .value1, reuseIdentifier: "Ink").then { $0.detailTextLabel?.text = level }
          default:
            break
          }
        }
        guard let row = cell else { return UITableViewCell() }
        row.separatorInset = .zero
        return row
      }
    }
    """),
  Example("a helper that returns a blank cell before it builds one", """
    final class PortsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath) }
        return portCell(ports[indexPath.row].title)
      }

      private func portCell(_ title: String?) -> UITableViewCell {
        guard let title else { return UITableViewCell() }
        let cell = ↓UITableViewCell(style: .value1, reuseIdentifier: "Port")
        cell.textLabel?.text = title
        return cell
      }
    }
    """),
]

private let good: [Example] = [
  Example("bare cells in cases that never show", """
    final class PiersController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch piers[indexPath.row] {
        case .unknown: return UITableViewCell()
        case .pier(let pier):
          let cell: PierCell = tableView.dequeueReusableCell(for: indexPath)
          cell.pier = pier
          return cell
        case .none:
          assert(false, "no such row")
          return PierCell(style: .default, reuseIdentifier: nil)
        }
      }
    }

    final class PierCell: UITableViewCell { var pier: Pier? }
    """),
  Example("a factory that is only asked where there is none to reuse", """
    class StallsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "Stall") as? StallCell
        return reused ?? self.makeCell(at: indexPath, in: tableView)
      }

      func makeCell(at path: IndexPath, in table: UITableView) -> StallCell {
        let cell = StallCell(style: .subtitle, reuseIdentifier: "Stall")
        cell.textLabel?.numberOfLines = 0
        return cell
      }
    }

    final class LampsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "Lamp") { return cell }
        return makeCell()
      }

      private func makeCell() -> UITableViewCell { UITableViewCell(style: .value1, reuseIdentifier: "Lamp") }
    }

    final class StallCell: UITableViewCell {}
    """),
  Example("a header that has no size", """
    final class ShellsController: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        return UICollectionReusableView()
      }
    }
    """),
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
  Example("a cell only measured, under the name of the one that is handed out", """
    final class ReviewsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if isResized {
          let cell = ReviewCell()
          heights[indexPath] = cell.systemLayoutSizeFitting(.zero).height
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Review", for: indexPath)
        return cell
      }
    }

    class ReviewCell: UITableViewCell {}
    """),
  Example("an optional variable that is built only where there was none to reuse", """
    final class TracksController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var reused = tableView.dequeueReusableCell(withIdentifier: "Track")
        if reused == nil { reused = UITableViewCell(style: .subtitle, reuseIdentifier: "Track") }
        guard let cell = reused else { return UITableViewCell() }
        cell.textLabel?.text = tracks[indexPath.row].title
        return cell
      }
    }
    """),
  Example("blank cells alone, and one in a branch that asks for a reused one first", """
    final class SlotsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
          if let cell = tableView.dequeueReusableCell(withIdentifier: "Slot") as? SlotCell {
            return cell
          } else if isDebugging {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
          }
        }
        return spareCell(at: indexPath)
      }

      private func spareCell(at path: IndexPath) -> UITableViewCell {
        guard path.row > 0 else { return UITableViewCell() }
        return UITableViewCell()
      }
    }

    final class SlotCell: UITableViewCell {}
    """),
]
