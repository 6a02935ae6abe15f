import HIGLintEngine

/// Checkmarks that live in cells, and go where the cells go.
public struct StaleCheckmark: TypeRule {
  public static let description = RuleDescription(
    id: "stale_checkmark",
    chapter: .selection,
    summary: "A row action puts a checkmark on a cell that the supplier knows nothing of.",
    rationale: """
      A checkmark says what is chosen. A cell is only lent to a row: once it scrolls away it shows another, and takes \
      along a checkmark that nobody takes off, while the chosen row comes back in a cell without one. The list then lies \
      about the choice. Keep the choice in the model, and let the code that makes cells set the accessory for each row.
      """,
    guidelines: [
      .current("Lists and tables"),
      .tableViewProgramming("Responding to Selections"),
      .iPhone2009("Table-View Elements"),
    ],
    components: [.rows],
    triggers: ["checkmark"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for mark in type.flawedCheckmarks where mark.flaw == .isUnknownToSuppliers {
      context.report(Self.message, at: mark.range, in: mark.file)
    }
  }

  private static let message = "reuse moves or loses this checkmark; set the accessory from the model where the cell is made"
}

// MARK: - Examples

extension StaleCheckmark {
  private static let bad: [Example] = [
    Example("a mark turned on and off by the tap alone", """
      final class PackingController: UITableViewController {
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Thing") }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
          cell.textLabel?.text = things[indexPath.row]
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          guard let cell = tableView.cellForRow(at: indexPath) else { return }
          ↓cell.accessoryType = cell.accessoryType == .none ? .checkmark : .none
        }
      }
      """),
    Example("set by the choice and cleared by the next, across files", files: [
      Example.File("Toppings+Delegate.swift", """
        extension ToppingsController: UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            ↓tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
            order.add(toppings[indexPath.row])
          }

          func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            tableView.cellForRow(at: indexPath)?.accessoryType = .none
            order.remove(toppings[indexPath.row])
          }
        }
        """),
      Example.File("Toppings.swift", """
        final class ToppingsController: UIViewController, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: ToppingCell = tableView.dequeueReusableCell(for: indexPath)
            cell.show(toppings[indexPath.row])
            return cell
          }
        }

        final class ToppingCell: UITableViewCell {
          func show(_ topping: Topping) { textLabel?.text = topping.name }
        }
        """),
    ]),
    Example("a diffable data source, the mark in a helper", """
      final class InviteesController: UIViewController, UITableViewDelegate {
        private let people = UITableView()
        private lazy var source = UITableViewDiffableDataSource<Int, Person>(tableView: people) { table, path, person in
          let cell = table.dequeueReusableCell(withIdentifier: "Person", for: path)
          var content = cell.defaultContentConfiguration()
          content.text = person.name
          cell.contentConfiguration = content
          return cell
        }

        override func viewDidLoad() { people.delegate = self }

        func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) { mark(path) }

        private func mark(_ path: IndexPath) {
          let cell = people.cellForRow(at: path)
          if cell?.accessoryType == .checkmark {
            cell?.accessoryType = .none
          } else {
            ↓cell?.accessoryType = .checkmark
          }
        }
      }
      """),
    Example("a list of a collection", """
      final class GenresController: UICollectionViewController {
        private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Genre> { cell, _, genre in
          var content = cell.defaultContentConfiguration()
          content.text = genre.name
          cell.contentConfiguration = content
        }

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: genres[indexPath.item])
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell
          ↓cell?.accessories = [.checkmark()]
        }
      }
      """),
  ]

  private static func list(_ supplier: String, action: String, rest: String = "") -> String {
    """
    final class Choices: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Choice", for: indexPath)
        \(supplier)
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        \(action)
      }
    \(rest)
    }
    """
  }

  private static let good: [Example] = [
    Example("the supplier sets it from the model", list("""
      cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
      """, action: "chosen.insert(indexPath.row); cell?.accessoryType = .checkmark")),
    Example("a helper does, for both", list("mark(cell, indexPath)", action: """
      chosen.insert(indexPath.row); mark(cell, indexPath)
      """, rest: """
        private func mark(_ cell: UITableViewCell?, _ path: IndexPath) {
          if chosen.contains(path.row) { cell?.accessoryType = .checkmark } else { cell?.accessoryType = .none }
        }
      """)),
    Example("the row is made anew from the model", list("cell.textLabel?.text = names[indexPath.row]", action: """
      cell?.accessoryType = .checkmark; chosen.insert(indexPath.row); tableView.reloadRows(at: [indexPath], with: .none)
      """)),
    Example("just before it is shown", list("cell.tag = indexPath.row", action: "cell?.accessoryType = .checkmark", rest: """
        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          cell.accessoryType = answers[indexPath.row] == nil ? .none : .checkmark
        }
      """)),
    Example("the cell's own class turns what it shows into a mark", files: [
      Example.File("Tracks.swift", """
        final class TracksController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath) as! TrackCell
            cell.track = tracks[indexPath.row]
            return cell
          }

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tracks[indexPath.row].isQueued = true
            tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
          }
        }
        """),
      Example.File("TrackCell.swift", """
        final class TrackCell: UITableViewCell {
          var track: Track? {
            didSet { accessoryType = track?.isQueued == true ? .checkmark : .none }
          }
        }
        """),
    ]),
    Example("a cell handed to code that isn't here, and a screen that closes with the choice", list("""
      styler.style(cell, as: rows[indexPath.row])
      """, action: "cell?.accessoryType = .checkmark") + """


      final class Fonts: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Font", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
          navigationController?.popViewController(animated: true)
        }
      }
      """),
    Example("rows that a storyboard draws, which are never reused", files: [
      Example.File("SortController.swift", """
        final class SortController: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            for row in tableView.visibleCells { row.accessoryType = .none }
            tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
          }
        }
        """)
    ]),
    Example("another mark, and a button's image", list("cell.textLabel?.text = names[indexPath.row]", action: """
      cell?.imageView?.image = UIImage(systemName: "checkmark")
      """)),
  ]
}
