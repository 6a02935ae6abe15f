import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let cellNotReused = MoreExamples(CellNotReused.self, bad: bad, good: cellNotReusedGood)
}

private let fewRows = RuleOptions(["few_rows": .flag(true)])

/// A list whose cells code loads from a xib.
private func maps(_ body: String) -> String {
  """
  final class MapsController: UIViewController, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { maps.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      \(body)
    }
  }

  final class MapCell: UITableViewCell { @IBOutlet var name: UILabel! }
  """
}

private let bad: [Example] = [
  Example("plain headers, one for each of the app's sections, which ask for its text or for its title", """
    final class RecordsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private var months: [Month] = []

      func load() { months = store.months }

      func numberOfSections(in tableView: UITableView) -> Int { months.count }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = ↓UIView()
        let label = UILabel()
        label.text = months[section].name
        header.addSubview(label)
        return header
      }
    }

    final class TeachersController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private var letters: [String] = []

      func load() { letters = store.letters }

      func numberOfSections(in tableView: UITableView) -> Int { letters.count }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = ↓UILabel()
        label.text = self.tableView(tableView, titleForHeaderInSection: section)
        return label
      }
    }
    """),
  Example("a cell that is loaded from its xib each time", maps("""
    let cell: MapCell = ↓Bundle.main.loadNibNamed("MapCell", owner: self, options: nil)?.first as! MapCell
        cell.name.text = maps[indexPath.row].name
        return cell
    """)),
  Example("a cell out of what a xib holds, which is kept in a variable first", maps("""
    let views = UINib(nibName: "MapCell", bundle: nil).instantiate(withOwner: nil)
        guard let cell = ↓views[0] as? MapCell else { return UITableViewCell() }
        cell.name.text = maps[indexPath.row].name
        return cell
    """)),
  Example("a cell that is thrown away in each section", """
    final class BudgetController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = ↓UITableViewCell()
        if indexPath.section == 0 {
          cell = OverviewCell.load(tableView)
        } else {
          let entry = EntryCell.load(tableView)
          entry.show(entries[indexPath.row])
          cell = entry
        }
        return cell
      }
    }
    """),
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
  Example("an About screen whose rows are counted, and a cell taken for a header", options: fewRows, """
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
  Example("a case that names nil among others; the default that can't be reached is left alone", options: fewRows, """
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
  Example("through a constant of its own in each case", options: fewRows, """
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
  Example("two cases whose cells bear one name", options: fewRows, """
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
  Example("an optional variable that is unwrapped at the end, among cases that reuse", options: fewRows, """
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
  Example("a row below the others, the row of a section's case, and a cell that is told at once what it shows", options: fewRows, """
    final class HarboursController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch parts[section] {
        case .harbours: return harbours.count + 1
        case .help: return 1
        }
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch parts[indexPath.section] {
        case .help: return ↓UITableViewCell(style: .default, reuseIdentifier: nil)
        case .harbours:
          if indexPath.row == harbours.count { return ↓UITableViewCell(style: .value1, reuseIdentifier: nil) }
          return ↓HarbourCell(harbour: harbours[indexPath.row])
        }
      }
    }

    final class HarbourCell: UITableViewCell {
      init(harbour: Harbour) { super.init(style: .default, reuseIdentifier: nil) }
      required init?(coder: NSCoder) { nil }
    }
    """),
]
