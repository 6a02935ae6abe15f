import HIGLintEngine

/// Rows that push another list, and don't show it.
public struct NavigationWithoutDisclosure: TypeRule {
  public static let description = RuleDescription(
    id: "navigation_without_disclosure",
    chapter: .accessories,
    summary: "A row pushes another list, but has no disclosure indicator.",
    rationale: """
      In a hierarchy of lists the indicator tells which rows have another level below them. Without it people can't see \
      that a row opens at all, or take it for one that is chosen with a tap. For a row that opens the details of one \
      thing, as a mail in a list of mails does, today's apps often leave it out; for lists of lists it stands.
      """,
    guidelines: [
      .current("Lists and tables"), .iPhone2008("Configuring a Regular Table View"), .iPhone2009("Table Views"),
    ],
    components: [.rows],
    severity: .note,
    // Whether a list of lists needs the indicator is a matter of style today: many apps have none on purpose.
    activation: .optIn,
    fix: .safe,
    triggers: ["didSelectRowAt"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard let push = type.pushOfList, let cell = type.cellWithoutAccessory else { return }
    context.report(
      "the row opens another list; give '\(cell.name)' the disclosure indicator, which says so",
      at: cell.range,
      in: cell.file,
      notes: [RuleContext.Note("the list is shown here", at: push.range, in: push.file)],
      fix: context.project.text(of: cell.file).map { text in
        .safe(
          "Add the disclosure indicator",
          text.statement("\(cell.name).accessoryType = .disclosureIndicator", before: cell.statement.start)
        )
      }
    )
  }
}

// MARK: - Picture

extension NavigationWithoutDisclosure {
  private static let picture = RulePicture(
    bad: Sketch("Nothing tells that another list comes next.", [
      .navigationBar(title: "Settings"),
      .row("General"),
      .row("Sounds"),
      .row("Privacy"),
    ]),
    good: Sketch("The indicator tells it before the tap.", [
      .navigationBar(title: "Settings"),
      .row("General", Sketch.RowStyle(.disclosure)),
      .row("Sounds", Sketch.RowStyle(.disclosure)),
      .row("Privacy", Sketch.RowStyle(.disclosure)),
    ])
  )
}

// MARK: - Examples

extension NavigationWithoutDisclosure {
  private static let bad: [Example] = [
    Example("a list of lists", """
      final class RegionsController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Region")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Region", for: indexPath)
          cell.textLabel?.text = regions[indexPath.row].name
          return ↓cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let trails = TrailsController(style: .plain)
          trails.region = regions[indexPath.row]
          navigationController?.pushViewController(trails, animated: true)
        }
      }

      final class TrailsController: UITableViewController {}
      """, fixed: """
      final class RegionsController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Region")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Region", for: indexPath)
          cell.textLabel?.text = regions[indexPath.row].name
          cell.accessoryType = .disclosureIndicator
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let trails = TrailsController(style: .plain)
          trails.region = regions[indexPath.row]
          navigationController?.pushViewController(trails, animated: true)
        }
      }

      final class TrailsController: UITableViewController {}
      """),
    Example("the rows made in one file, the action in another, a screen with a table of its own", files: [
      Example.File("Shelves.swift", """
        final class ShelvesController: UIViewController, UITableViewDataSource {
          private let list = UITableView()

          override func viewDidLoad() {
            list.dataSource = self
            list.delegate = self
          }

          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = tableView.dequeueReusableCell(withIdentifier: "Shelf")
              ?? UITableViewCell(style: .default, reuseIdentifier: "Shelf")
            row.textLabel?.text = shelves[path.row].title
            return ↓row
          }
        }
        """, fixed: """
        final class ShelvesController: UIViewController, UITableViewDataSource {
          private let list = UITableView()

          override func viewDidLoad() {
            list.dataSource = self
            list.delegate = self
          }

          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = tableView.dequeueReusableCell(withIdentifier: "Shelf")
              ?? UITableViewCell(style: .default, reuseIdentifier: "Shelf")
            row.textLabel?.text = shelves[path.row].title
            row.accessoryType = .disclosureIndicator
            return row
          }
        }
        """),
      Example.File("Shelves+Delegate.swift", """
        extension ShelvesController: UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            tableView.deselectRow(at: path, animated: true)
            show(VolumesController(), sender: self)
          }
        }

        final class VolumesController: UIViewController, UITableViewDataSource {
          private let table = UITableView()

          override func viewDidLoad() { table.dataSource = self }
        }
        """),
    ]),
    Example("a class of cells, in a file that is indented with tabs", """
      final class LeaguesController: UITableViewController {
      \toverride func viewDidLoad() { tableView.register(LeagueCell.self, forCellReuseIdentifier: "League") }

      \toverride func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      \t\tlet cell: LeagueCell = tableView.dequeueReusableCell(for: indexPath)
      \t\tcell.league = leagues[indexPath.row]
      \t\treturn ↓cell
      \t}

      \toverride func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      \t\tself.navigationController?.pushViewController(TeamsController(of: leagues[indexPath.row]), animated: true)
      \t}
      }

      final class LeagueCell: UITableViewCell { var league: League? }
      class TeamsController: UITableViewController {}
      """),
    Example("a xib's cell without an accessory", files: [
      Example.File("Decks.swift", """
        final class DecksController: UITableViewController {
          override func viewDidLoad() {
            tableView.register(UINib(nibName: "DeckCell", bundle: nil), forCellReuseIdentifier: "Deck")
          }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Deck", for: indexPath) as! DeckCell
            return ↓cell
          }

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            show(CardsController(), sender: self)
          }
        }

        final class DeckCell: UITableViewCell { @IBOutlet var title: UILabel! }
        final class CardsController: UITableViewController {}
        """),
      Example.File("DeckCell.xib", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
          <tableViewCell id="cell" customClass="DeckCell"/>
        </objects></document>
        """),
    ]),
  ]

  /// A list whose cells are set up by some code, and whose rows act by another.
  private static func screen(_ setUp: String, _ action: String) -> String {
    """
    final class GenresController: UITableViewController {
      override func viewDidLoad() { tableView.register(GenreCell.self, forCellReuseIdentifier: "Genre") }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: GenreCell = tableView.dequeueReusableCell(for: indexPath)
        \(setUp)
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \(action)
      }
    }

    final class GenreCell: UITableViewCell {}
    final class FilmsController: UITableViewController {}
    """
  }

  private static let push = "navigationController?.pushViewController(FilmsController(), animated: true)"

  private static let good: [Example] = [
    Example("the indicator is there", screen("cell.accessoryType = .disclosureIndicator", push)),
    Example("something else stands there", screen("cell.accessoryView = UIImageView(image: .next)", push)),
    Example("a helper sees to it", screen("cell.addChevron()", push)),
    Example("a row that opens details rather than a list", screen("", "show(GenreController(), sender: self)")),
    Example("a list that is presented, no next level", screen("", "present(FilmsController(), animated: true)")),
    Example("only some rows push a list", screen("", "if indexPath.row > 0 { \(push) } else { play() }")),
    Example("the cell's own class in another file has it", files: [
      Example.File("Types.swift", """
        final class TypesController: UITableViewController {
          override func viewDidLoad() { tableView.register(TypeCell.self, forCellReuseIdentifier: "Type") }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Type", for: indexPath)
            return cell
          }

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(TypesController(), animated: true)
          }
        }
        """),
      Example.File("TypeCell.swift", """
        final class TypeCell: UITableViewCell {
          override func awakeFromNib() { accessoryType = .disclosureIndicator }
        }
        """),
    ]),
    Example("SwiftUI, where a link brings its own", """
      struct CategoriesView: View {
        var body: some View { List(categories) { category in NavigationLink(category.name) { ItemsView(category) } } }
      }
      """),
  ]
}
