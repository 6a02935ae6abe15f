import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let selectionAsState = MoreExamples(SelectionAsState.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("cells of the system's class, asked for by a text", """
    final class GenresController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Genre", for: indexPath)
        ↓cell.isSelected = followed.contains(genres[indexPath.row])
        return cell
      }
    }
    """),
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
  Example("a background that a supplier gives the row that was tapped last", """
    final class OrdersController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private var order = Order.name

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
        if orders[indexPath.row] == order {
          ↓cell.backgroundColor = .systemBlue
        } else {
          cell.backgroundColor = .clear
        }
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        order = orders[indexPath.row]
      }
    }
    """),
]

private let good: [Example] = [
  Example("a menu that slides in and marks the section that is shown", """
    final class SideMenuController: UIViewController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Section", for: indexPath) as! SectionCell
        return cell
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        table.selectRow(at: IndexPath(row: section, section: 0), animated: false, scrollPosition: .none)
      }
    }

    final class SectionCell: UITableViewCell {}
    """),
  Example("cells whose class nothing here tells", """
    final class FrequencyController: UIViewController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.frequency, for: indexPath)!
        cell.isSelected = frequencies[indexPath.row] == chosen
        return cell
      }
    }
    """),
  Example("cells of a class that whoever makes the list chooses", """
    final class OwnersList<Cell: UITableViewCell>: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Owner") as? Cell else { fatalError() }
        cell.setSelected(owners[indexPath.row].isChosen, animated: false)
        return cell
      }
    }
    """),
  Example("a button in a row that is grey while nothing is chosen", """
    struct Export: View {
      @State private var selectedKinds: Set<Kind> = []

      var body: some View {
        List {
          ForEach(kinds) { kind in Button(kind.name) { selectedKinds.insert(kind) } }
          Button("Export", action: export)
            .disabled(selectedKinds.isEmpty)
            .listRowBackground(selectedKinds.isEmpty ? Color.gray : Color.blue)
        }
      }
    }
    """),
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
  Example("a background that goes with a mark of the cell's own", """
    final class PiersController: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as? PierCell
        cell?.backgroundColor = .systemTeal
        cell?.tick.isHidden = false
      }

      override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as? PierCell
        cell?.contentView.backgroundColor = .white
        cell?.arrow.setImage(UIImage(named: "closed"), for: .normal)
      }
    }

    final class PierCell: UITableViewCell {
      @IBOutlet var tick: UIImageView!
      @IBOutlet var arrow: UIButton!
    }
    """),
  Example("a background that a row gets as it leads on", """
    final class Meetings: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        cell?.contentView.backgroundColor = .white
        performSegue(withIdentifier: "Meeting", sender: meetings[indexPath.row])
      }
    }
    """),
  Example("a background for what the data says, and one beside a checkmark", """
    final class CabinsController: UITableViewController {
      private var cabin = 0

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cabin", for: indexPath)
        cell.backgroundColor = indexPath.row == cabin ? .systemGray6 : .clear
        cell.accessoryType = indexPath.row == cabin ? .checkmark : .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { cabin = indexPath.row }
    }

    final class FlagsController: UITableViewController {
      private var opened = 0

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Flag", for: indexPath)
        cell.backgroundColor = indexPath.row == today ? .systemRed : .clear
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened = indexPath.row }
    }
    """),
  Example("a cell that doesn't show whether it is selected, a style that is taken, and a list that only scrolls to a row", """
    final class RegionsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Region", for: indexPath) as! RegionCell
        cell.isSelected = regions[indexPath.row] == current
        return cell
      }

      override func viewDidLoad() { tableView.selectRow(at: path, animated: false, scrollPosition: .middle) }
    }

    final class RegionCell: UITableViewCell {
      override func setSelected(_ selected: Bool, animated: Bool) {}
    }

    final class FeesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Fee", for: indexPath)
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.setSelected(fees[indexPath.row] == chosen, animated: false)
      }
    }
    """),
  Example("a row that lights up for a moment, and one that is given its colour back when it is no longer chosen", """
    final class PortsController: UIViewController, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let cell = tableView.cellForRow(at: indexPath) {
          cell.contentView.backgroundColor = .orange
          Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            UIView.animate(withDuration: 0.3) { cell.contentView.backgroundColor = .white }
          }
        }
        show(PortController(ports[indexPath.row]), sender: self)
      }

      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tableView.cellForRow(at: indexPath)?.contentView.backgroundColor = .white
      }
    }
    """),
]
