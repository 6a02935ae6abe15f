import HIGLintEngine

let cellNotReusedGood: [Example] = [
  Example("plain headers that are the same for all sections, or for a few, and those of a fetch", """
    final class RecordsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private var months: [Month] = []

      func load() { months = store.months }

      func numberOfSections(in tableView: UITableView) -> Int { months.count }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    final class SettingsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private let titles = ["Account", "Sound"]

      func numberOfSections(in tableView: UITableView) -> Int { titles.count }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = titles[section]
        return label
      }
    }

    final class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int {
        if let sections = controller.sections { return sections.count }
        return 0
      }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let sections = controller.sections else { return nil }
        let label = UILabel()
        label.text = sections[section].name
        return label
      }
    }
    """),
  Example("a cell that is loaded from its xib where there is none to reuse", """
    final class MapsController: UIViewController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { maps.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "Map") as? MapCell
        if cell == nil {
          cell = Bundle.main.loadNibNamed("MapCell", owner: self, options: nil)?.first as? MapCell
        }
        cell?.name.text = maps[indexPath.row].name
        return cell!
      }
    }

    final class MapCell: UITableViewCell { @IBOutlet var name: UILabel! }
    """),
  Example("a cell that is loaded from its xib on the right side, or after a reused one was handed out", """
    final class MapsController: UIViewController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { maps.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if isShort { return tableView.dequeueReusableCell(withIdentifier: "Map") ?? Bundle.main.loadNibNamed("MapCell", owner: nil)?.first as! MapCell }
        if let cell = tableView.dequeueReusableCell(withIdentifier: "Map") as? MapCell { return cell }
        if let cell = Bundle.main.loadNibNamed("MapCell", owner: nil)?.first as? MapCell { return cell }
        return UITableViewCell()
      }
    }

    final class MapCell: UITableViewCell { @IBOutlet var name: UILabel! }
    """),
  Example("a bare cell in whose place somebody else supplies one", """
    final class FoldingController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell = UITableViewCell()
        if kinds[indexPath.row] == .outer {
          cell = source.table(tableView, outerCellAt: indexPath)
        } else if kinds[indexPath.row] == .inner {
          cell = source.table(tableView, innerCellAt: indexPath)
        }
        return cell
      }
    }
    """),
  Example("a bare cell for sections that there aren't", """
    final class OrderController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = UITableViewCell()
        switch indexPath.section {
        case Section.items.rawValue: cell = itemCell(tableView, indexPath)
        case Section.address.rawValue: cell = addressCell(tableView, indexPath)
        default: break
        }
        return cell
      }

      private func itemCell(_ table: UITableView, _ path: IndexPath) -> ItemCell { table.dequeue(for: path) }
      private func addressCell(_ table: UITableView, _ path: IndexPath) -> AddressCell { table.dequeue(for: path) }
    }
    """),
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
  Example("a placeholder that subclasses override, and rows that are stored", """
    class BaseListController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }

    final class ListController: BaseListController {
      private lazy var nameCell: UITableViewCell = makeNameCell()

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0: return nameCell
        default: return super.tableView(tableView, cellForRowAt: indexPath)
        }
      }

      private func makeNameCell() -> UITableViewCell { UITableViewCell(style: .value2, reuseIdentifier: nil) }
    }
    """),
  Example("a row beyond those that there are", """
    final class BuoysController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { buoys.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row >= buoys.count { return UITableViewCell(style: .value1, reuseIdentifier: "More") }
        return tableView.dequeueReusableCell(withIdentifier: "Buoy", for: indexPath)
      }
    }
    """),
  Example("an About screen, whose rows the code counts", """
    final class AboutController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = ["Version", "License", "Thanks"][indexPath.row]
        return cell
      }
    }
    """),
  Example("cells that are built once, and kept by the dishes that they show", files: [
    Example.File("MenuController.swift", """
      final class MenuController: UITableViewController {
        private var cells: [Int: DishCell] = [:]

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let dish = dishes[indexPath.row]
          if let cell = cells[dish.id] { return cell }
          let cell = DishCell.make(for: dish)
          cells[dish.id] = cell
          return cell
        }
      }
      """),
    Example.File("DishCell.swift", """
      final class DishCell: UITableViewCell {
        static func make(for dish: Dish) -> DishCell {
          let cell = UINib(nibName: "DishCell", bundle: nil).instantiate(withOwner: nil).first as! DishCell
          cell.textLabel?.text = dish.name
          return cell
        }
      }
      """),
  ]),
]
