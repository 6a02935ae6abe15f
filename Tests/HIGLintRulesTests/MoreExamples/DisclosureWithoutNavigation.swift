import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let disclosureWithoutNavigation = MoreExamples(DisclosureWithoutNavigation.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("rows that open an action sheet", """
    final class OarsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Oar", for: indexPath)
        ↓cell.accessoryType = .disclosureIndicator
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        askForLength(of: oars[indexPath.row])
      }

      private func askForLength(of oar: Oar) {
        let sheet = UIAlertController(title: "Length", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
      }
    }
    """),
]

private let good: [Example] = [
  Example("a cell's class that a table with rows that open uses, too", files: [
    Example.File("ItemCell.swift", """
      final class ItemCell: UITableViewCell {
        override func awakeFromNib() { accessoryType = .disclosureIndicator }
      }
      """),
    Example.File("Summary.swift", """
      final class SummaryController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath) as! ItemCell
        }
      }
      """),
    Example.File("Shop.swift", """
      final class ShopController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath) as! ItemCell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          performSegue(withIdentifier: "Item", sender: self)
        }
      }
      """),
  ]),
  Example("a car's list, which is no table", """
    final class CarController: UITableViewController {
      func makeItem() -> CPListItem {
        let item = CPListItem(text: "Radio", detailText: nil)
        item.accessoryType = .disclosureIndicator
        return item
      }
    }
    """),
]
