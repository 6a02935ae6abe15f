import HIGLintEngine

/// Accessories that lie beside a section index.
public struct IndexWithAccessory: TypeRule {
  public static let description = RuleDescription(
    id: "index_with_accessory",
    chapter: .accessories,
    summary: "Rows of a table with an index along its right edge have something at that edge, too.",
    rationale: """
      The index floats along the right edge of the table, and a finger runs up and down on it. What the rows have \
      there, an indicator, a button, a checkmark, a switch, is next to it or below it: people who reach for the one hit \
      the other, and the list jumps away under them or a button goes off. Put the mark on the left, or leave it out.
      """,
    guidelines: [
      .current("Lists and tables"), .iPhone2009("Table Views"), .iPhone2008("Configuring a Regular Table View"),
    ],
    components: [.lists, .rows],
    triggers: ["accessoryType", "accessoryView"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard context.project.mayHaveSectionIndexes else { return }
    for accessory in type.rowAccessories where accessory.table == .table {
      let makers = type.rowMakers(of: accessory)
      let indexes = makers.compactMap(\.indexOfRows)
      guard let index = indexes.first, indexes.count == makers.count else { continue }
      context.report(
        Self.message(accessory.kind),
        at: accessory.range,
        in: accessory.file,
        notes: [RuleContext.Note("the index is given here", at: index.facts.nameRange, in: index.file)]
      )
    }
  }

  private static func message(_ kind: RowAccessory.Kind) -> String {
    let accessory = switch kind {
    case .disclosureIndicator: "disclosure indicator"
    case .detailDisclosureButton, .detailButton: "detail button"
    case .checkmark: "checkmark"
    case .view: "accessory view"
    }
    return "the \(accessory) gets in the way of the index at the table's right edge; leave out one of them"
  }
}

// MARK: - Picture

extension IndexWithAccessory {
  private static let picture = RulePicture(
    bad: Sketch("Who means the index hits the indicators.", [
      .navigationBar(title: "Contacts"),
      .row("Ada", Sketch.RowStyle(.disclosure, index: "A")),
      .row("Bela", Sketch.RowStyle(.disclosure, index: "B")),
      .row("Cem", Sketch.RowStyle(.disclosure, index: "C")),
    ]),
    good: Sketch("The edge belongs to the index alone.", [
      .navigationBar(title: "Contacts"),
      .row("Ada", Sketch.RowStyle(index: "A")),
      .row("Bela", Sketch.RowStyle(index: "B")),
      .row("Cem", Sketch.RowStyle(index: "C")),
    ])
  )
}

// MARK: - Examples

extension IndexWithAccessory {
  private static let bad: [Example] = [
    Example("a disclosure indicator", """
      final class AuthorsController: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Author", for: indexPath)
          ↓cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("a checkmark, the index in an extension of another file", files: [
      Example.File("Languages.swift", """
        final class LanguagesController: UIViewController, UITableViewDataSource {
          @IBOutlet var table: UITableView!

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Language", for: indexPath) as! LanguageCell
            ↓cell.accessoryType = chosen == indexPath ? .checkmark : .none
            return cell
          }
        }

        final class LanguageCell: UITableViewCell {}
        """),
      Example.File("Languages+Index.swift", """
        extension LanguagesController {
          func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            guard !isSearching else { return nil }
            return UILocalizedIndexedCollation.current().sectionIndexTitles
          }
        }
        """),
    ]),
    Example("a button of the app's own, and a detail button, in helpers", """
      final class FriendsController: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { Array(groups.keys).sorted() }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Friend", for: indexPath)
          indexPath.section == 0 ? addCall(to: cell) : addDetails(to: cell)
          return cell
        }

        private func addCall(to cell: UITableViewCell) { ↓cell.accessoryView = callButton() }

        private func addDetails(to cell: UITableViewCell) { ↓cell.accessoryType = .detailButton }
      }
      """),
    Example("a diffable data source with an index of its own", """
      final class PlantSource: UITableViewDiffableDataSource<String, Plant> {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
      }

      final class PlantsController: UIViewController {
        let list = UITableView()
        lazy var source = PlantSource(tableView: list) { tableView, path, plant in
          let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: path)
          ↓cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("the cell's own class, which only this table hands out", files: [
      Example.File("CityCell.swift", """
        final class CityCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            ↓accessoryView = UIImageView(image: UIImage(named: "arrow"))
          }
        }
        """),
      Example.File("CitiesController.swift", """
        final class CitiesController: UITableViewController {
          override func sectionIndexTitles(for tableView: UITableView) -> [String]? { initials }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: CityCell = tableView.dequeueReusableCell(for: indexPath)
            return cell
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("an index, and rows with nothing at the edge", """
      final class SpeciesController: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Species", for: indexPath)
          cell.accessoryType = .none
          cell.accessoryView = nil
          return cell
        }
      }
      """),
    Example("accessories without an index", """
      final class RecipesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
          cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("an index that is always nil", """
      class FormController: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { return nil }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Field", for: indexPath)
          cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("an index without titles, told in another file's base class", files: [
      Example.File("Notes.swift", """
        final class NotesController: PlainController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
            cell.accessoryType = .checkmark
            return cell
          }
        }
        """),
      Example.File("Plain.swift", """
        class PlainController: UITableViewController {
          override func sectionIndexTitles(for tableView: UITableView) -> [String]? { [] }
        }
        """),
    ]),
    Example("a cell's class that another table hands out, too", files: [
      Example.File("PersonCell.swift", """
        final class PersonCell: UITableViewCell {
          override func awakeFromNib() { accessoryType = .disclosureIndicator }
        }
        """),
      Example.File("People.swift", """
        final class PeopleController: UITableViewController {
          override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as! PersonCell
          }
        }

        final class GuestsController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as! PersonCell
          }
        }
        """),
    ]),
    Example("what the rows show while they are edited, when there is no index to reach for", """
      final class PlaylistController: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { isEditing ? nil : letters }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
          cell.editingAccessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("SwiftUI, where a list places its own index", """
      struct ComposersView: View {
        var body: some View { List(composers) { NavigationLink($0.name, value: $0) }.listSectionIndexVisibility(.visible) }
      }
      """),
  ]
}
