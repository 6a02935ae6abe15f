import HIGLintEngine

/// Table controllers that are told to keep their selection for good.
public struct SelectionNotClearedOnReturn: TypeRule {
  public static let description = RuleDescription(
    id: "selection_not_cleared_on_return",
    chapter: .selection,
    summary: "A table controller is told not to clear its selection, and nothing else does.",
    rationale: """
      A table controller takes the highlight from the chosen row when its screen appears again, with an animation that \
      reminds people of where they were. Told not to, it leaves the row highlighted for as long as the screen lives: in a \
      list that leads to other screens, a row looks chosen when nothing is. Only beside a detail that stays on the screen, \
      as in a split view, a row may stay highlighted.
      """,
    guidelines: [.iPhone2009("Table Views"), .iPhone2010("Table Views"), .tableViewProgramming("Selections in Table Views")],
    components: [.lists],
    triggers: ["clearsSelectionOnViewWillAppear"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for selection in type.keptSelections { context.report(Self.message, at: selection.range, in: selection.file) }
  }

  private static let message = "the chosen row stays highlighted when people come back; leave this on, or deselect it yourself"
}

// MARK: - Examples

extension SelectionNotClearedOnReturn {
  private static let bad: [Example] = [
    Example("the line of Xcode's template, uncommented", """
      final class BirdsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓self.clearsSelectionOnViewWillAppear = false
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(BirdController(birds[indexPath.row]), animated: true)
        }
      }
      """),
    Example("set by an initialiser, with a segue", """
      final class CampsitesController: UITableViewController {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          ↓clearsSelectionOnViewWillAppear = false
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let row = tableView.indexPathForSelectedRow?.row else { return }
          (segue.destination as? CampsiteController)?.campsite = campsites[row]
        }
      }
      """),
    Example("a base class for settings, its screens in other files", files: [
      Example.File("SettingsBase.swift", """
        class SettingsBaseController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓clearsSelectionOnViewWillAppear = false
            tableView.backgroundColor = .systemGroupedBackground
          }
        }
        """),
      Example.File("Sound.swift", """
        final class SoundController: SettingsBaseController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            show(VolumeController(style: .insetGrouped), sender: self)
          }
        }
        """),
    ]),
    Example("a diffable data source, the row action in an extension", files: [
      Example.File("Ships.swift", """
        final class ShipsController: UITableViewController {
          private lazy var source = UITableViewDiffableDataSource<Int, Ship>(tableView: tableView) { table, path, ship in
            let cell = table.dequeueReusableCell(withIdentifier: "Ship", for: path)
            cell.textLabel?.text = ship.name
            return cell
          }

          override func viewDidLoad() {
            ↓clearsSelectionOnViewWillAppear = false
            source.apply(snapshot, animatingDifferences: false)
          }
        }
        """),
      Example.File("Ships+Delegate.swift", """
        extension ShipsController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            performSegue(withIdentifier: "Deck", sender: source.itemIdentifier(for: indexPath))
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("left as it is, or said aloud", """
      final class FishController: UITableViewController {
        override func viewDidLoad() { clearsSelectionOnViewWillAppear = true }
      }

      final class ReefController: UITableViewController {
        // self.clearsSelectionOnViewWillAppear = false
      }
      """),
    Example("the list of a split view, while both columns show", """
      final class MailboxesController: UITableViewController {
        override func viewWillAppear(_ animated: Bool) {
          clearsSelectionOnViewWillAppear = splitViewController!.isCollapsed
        }
      }

      final class MessagesController: UITableViewController {
        override func viewDidLoad() {
          clearsSelectionOnViewWillAppear = false
          splitViewController?.preferredDisplayMode = .oneBesideSecondary
        }
      }
      """),
    Example("the row action deselects", """
      final class LampsController: UITableViewController {
        override func viewDidLoad() { clearsSelectionOnViewWillAppear = false }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          show(LampController(lamps[indexPath.row]), sender: self)
        }
      }
      """),
    Example("deselected by hand, along with the transition, in a base class's file", files: [
      Example.File("Ports.swift", """
        final class PortsController: FadingController {
          override func viewDidLoad() { clearsSelectionOnViewWillAppear = false }
        }
        """),
      Example.File("Fading.swift", """
        class FadingController: UITableViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let path = tableView.indexPathForSelectedRow else { return }
            transitionCoordinator?.animate(alongsideTransition: { _ in self.tableView.deselectRow(at: path, animated: true) })
          }
        }
        """),
    ]),
    Example("several rows chosen, or none", """
      final class GuestsController: UITableViewController {
        override func viewDidLoad() {
          clearsSelectionOnViewWillAppear = false
          tableView.allowsMultipleSelection = true
        }
      }

      final class LicencesController: UITableViewController {
        override func viewDidLoad() {
          clearsSelectionOnViewWillAppear = false
          tableView.allowsSelection = false
        }
      }
      """),
    Example("a screen that goes away with the choice, and one that hands it on", """
      final class CurrencyController: UITableViewController {
        override func viewDidLoad() { clearsSelectionOnViewWillAppear = false }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }
      }

      final class RegionController: UITableViewController {
        var onChoice: ((Region) -> Void)?

        override func viewDidLoad() { clearsSelectionOnViewWillAppear = false }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoice?(regions[indexPath.row]) }
      }
      """),
    Example("a base class that isn't here, and a property of the app's own", """
      final class FormController: VendorFormController {
        override func viewDidLoad() { clearsSelectionOnViewWillAppear = false }
      }

      final class CanvasController: UIViewController {
        var clearsSelectionOnViewWillAppear = true

        override func viewDidLoad() { clearsSelectionOnViewWillAppear = false }
      }
      """),
  ]
}
