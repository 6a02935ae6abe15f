import HIGLintEngine

/// Lists of one choice that come to show several.
public struct ExclusiveCheckmarkLeft: TypeRule {
  public static let description = RuleDescription(
    id: "exclusive_checkmark_left",
    chapter: .selection,
    summary: "A list of one choice checks the new row and leaves the old one checked.",
    rationale: """
      In an exclusive list only one row may have the checkmark. With each choice it has to leave the row that had it; \
      otherwise the list fills with checkmarks, and people can't tell which of them holds. Take the mark from the row \
      chosen before, or keep the choice in the model and reload both rows.
      """,
    guidelines: [.tableViewProgramming("Responding to Selections")],
    components: [.lists, .rows],
    triggers: ["checkmark"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for mark in type.flawedCheckmarks where mark.flaw == .leavesOthers {
      context.report(Self.message, at: mark.range, in: mark.file)
    }
  }

  private static let message = "the row chosen before keeps its checkmark; take it off, or reload both rows from the model"
}

// MARK: - Picture

extension ExclusiveCheckmarkLeft {
  private static let picture = RulePicture(
    bad: Sketch("The ringtone that was chosen before keeps its checkmark.", [
      .navigationBar(title: "Ringtone"),
      .row("Marimba", Sketch.RowStyle(.checkmark)),
      .row("Opening", Sketch.RowStyle(.checkmark, isTouched: true)),
      .row("Radar"),
    ]),
    good: Sketch("The checkmark moves to the one that is chosen.", [
      .navigationBar(title: "Ringtone"),
      .row("Marimba"),
      .row("Opening", Sketch.RowStyle(.checkmark, isTouched: true)),
      .row("Radar"),
    ])
  )
}

// MARK: - Examples

extension ExclusiveCheckmarkLeft {
  private static let bad: [Example] = [
    Example("the index of the choice kept, the old mark left", """
      final class RingtonesController: UITableViewController {
        private var chosen = 0

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Ringtone", for: indexPath)
          cell.textLabel?.text = ringtones[indexPath.row].name
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          chosen = indexPath.row
          ↓tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        }
      }
      """),
    Example("the chosen thing itself, by way of a local, in another file", files: [
      Example.File("Airports+Choice.swift", """
        extension AirportsController {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let airport = airports[indexPath.row]
            let code = airport.code
            departure = code
            if let cell = tableView.cellForRow(at: indexPath) {
              ↓cell.accessoryType = UITableViewCell.AccessoryType.checkmark
            }
          }
        }
        """),
      Example.File("Airports.swift", """
        final class AirportsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
          private(set) var departure: String?

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: AirportCell = tableView.dequeueReusableCell(for: indexPath)
            cell.code.text = airports[indexPath.row].code
            return cell
          }
        }

        final class AirportCell: UITableViewCell { let code = UILabel() }
        """),
    ]),
    Example("rows that are drawn in a storyboard", """
      final class QualityController: UITableViewController {
        private var quality = IndexPath(row: 0, section: 0)

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          quality = indexPath
          check(indexPath)
        }

        private func check(_ path: IndexPath) {
          let cell = tableView.cellForRow(at: path)
          ↓cell?.accessoryType = .checkmark
        }
      }
      """),
    Example("a list of a collection", """
      final class KeysController: UIViewController, UICollectionViewDelegate {
        private var key = Key.c

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          key = Key.allCases[indexPath.item]
          guard let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell else { return }
          ↓cell.accessories = [.checkmark()]
        }
      }
      """),
  ]

  private static func picker(_ members: String, action: String) -> String {
    """
    final class Picker: UITableViewController {
      private var chosen = 0
    \(members)

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \(action)
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
      }
    }
    """
  }

  private static let good: [Example] = [
    Example("the 2013 listing", """
      final class CategoriesController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: false)
          guard let row = categories.firstIndex(of: current), row != indexPath.row else { return }
          current = categories[indexPath.row]
          tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
          tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryType = .none
        }
      }
      """),
    Example("an inclusive list", picker("  private var all: Set<Int> = []", action: "all.insert(indexPath.row)")),
    Example("marks that follow one of several answers", picker("  private var answers: [Int: Int] = [:]", action: """
      answers[indexPath.section] = indexPath.row
      """)),
    Example("the old row cleared when it is deselected", picker("""
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
          tableView.cellForRow(at: indexPath)?.accessoryType = .none
        }
      """, action: "chosen = indexPath.row")),
    Example("a supplier that derives it", picker("""
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
          return cell
        }
      """, action: "chosen = indexPath.row")),
    Example("both rows made anew, by an observer in another file", files: [
      Example.File("Voices.swift", """
        final class VoicesController: ChoiceController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            choice = indexPath.row
            tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
          }
        }
        """),
      Example.File("ChoiceController.swift", """
        class ChoiceController: UITableViewController {
          var choice = 0 {
            didSet { tableView.reloadSections([0], with: .none) }
          }
        }
        """),
    ]),
    Example("every visible row cleared first", picker("", action: """
      chosen = indexPath.row
        tableView.visibleCells.forEach { $0.accessoryType = .none }
      """)),
    Example("no choice that is kept, and one that closes the screen", picker("", action: "counter.count(indexPath)") + """


      final class Countries: UITableViewController {
        private var country: Country?

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          country = countries[indexPath.row]
          tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
          dismiss(animated: true)
        }
      }
      """),
  ]
}
