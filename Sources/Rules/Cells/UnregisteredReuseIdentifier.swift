import HIGLintEngine

/// Cells that are asked for by an identifier that nobody registered.
///
/// Opt-in: apps register by helpers of their own, by names that are made as they run, and in code that isn't theirs, none of
/// which can be told from having forgotten it.
public struct UnregisteredReuseIdentifier: TypeRule {
  public static let description = RuleDescription(
    id: "unregistered_reuse_identifier",
    chapter: .cells,
    summary: "A cell is dequeued by an identifier that is never registered.",
    rationale: """
      A table hands out again only the cells that it knows by their identifier. Under one that no code registers and no \
      storyboard or xib bears, often one letter away from the right one, there is none: the app ends with an exception as \
      soon as the row comes into sight, or gets nil and builds a new cell for every row.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing"), .tableViewProgramming("Responding to Selections")],
    components: [.lists, .rows],
    activation: .optIn,
    fix: .suggested,
    triggers: ["dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for found in type.unregisteredIdentifiers {
      let fix = found.suggestion.flatMap { meant in
        found.isLiteral ? Fix.suggested("Ask for '\(meant)'", .replace(found.range, with: "\"\(meant)\"")) : nil
      }
      context.report(Self.message(found), at: found.range, in: found.file, fix: fix)
    }
  }

  private static func message(_ found: UnregisteredIdentifier) -> String {
    let remedy = found.suggestion.map { "did you mean '\($0)'?" } ?? "register a class or a xib for it"
    return "nothing is registered as '\(found.identifier)'; \(remedy)"
  }
}

// MARK: - Examples

extension UnregisteredReuseIdentifier {
  private static let bad: [Example] = [
    Example("a letter in the wrong case", """
      final class StarsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(StarCell.self, forCellReuseIdentifier: "StarCell")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: ↓"starCell", for: indexPath)
        }
      }

      final class StarCell: UITableViewCell {}
      """, fixed: """
      final class StarsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(StarCell.self, forCellReuseIdentifier: "StarCell")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "StarCell", for: indexPath)
        }
      }

      final class StarCell: UITableViewCell {}
      """),
    Example("the prototype of a storyboard bears another name", files: [
      Example.File("HotelsController.swift", """
        final class HotelsController: UICollectionViewController {
          override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: ↓"Hotels", for: indexPath)
          }
        }
        """, fixed: """
        final class HotelsController: UICollectionViewController {
          override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Hotel", for: indexPath)
          }
        }
        """),
      Example.File("Main.storyboard", """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s1"><objects>
            <collectionViewController id="c1" customClass="HotelsController" sceneMemberID="viewController">
              <collectionView key="view" id="v1">
                <cells><collectionViewCell id="p1" reuseIdentifier="Hotel"/></cells>
                <connections><outlet property="dataSource" destination="c1" id="o1"/></connections>
              </collectionView>
            </collectionViewController>
          </objects></scene></scenes>
        </document>
        """),
    ]),
    Example("a constant of another cell, registered in an extension of another file", files: [
      Example.File("Trips.swift", """
        final class TripsController: UIViewController, UITableViewDataSource {
          private let table = UITableView()

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: ↓LegCell.identifier, for: indexPath)
          }
        }
        """),
      Example.File("Trips+Setup.swift", """
        extension TripsController {
          func setUp() { table.register(TripCell.self, forCellReuseIdentifier: TripCell.identifier) }
        }
        """),
      Example.File("Cells.swift", """
        final class TripCell: UITableViewCell { static let identifier = "Trip" }
        final class LegCell: UITableViewCell { static let identifier = "LegOfATrip" }
        """),
    ]),
    Example("a diffable data source's second kind of cell, and a header", """
      final class MuseumController: UIViewController {
        private let list = UICollectionView()

        func setUp() {
          list.register(RoomCell.self, forCellWithReuseIdentifier: String(describing: RoomCell.self))
          source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: list) { list, path, item in
            item.isRoom
              ? list.dequeueReusableCell(withReuseIdentifier: "RoomCell", for: path)
              : list.dequeueReusableCell(withReuseIdentifier: ↓String(describing: PaintingCell.self), for: path)
          }
          source.supplementaryViewProvider = { list, kind, path in
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: ↓"Floor", for: path)
          }
        }
      }

      final class RoomCell: UICollectionViewCell {}
      final class PaintingCell: UICollectionViewCell {}
      """),
    Example("a table that registers nothing, in an app that registers its other cells", """
      final class PortsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: ↓"Port", for: indexPath)
        }
      }

      final class ShipsController: UITableViewController {
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Ship") }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the same name by other words", """
      final class PlanetsController: UITableViewController {
        private static let moonIdentifier = "Moon"

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(PlanetCell.self, forCellReuseIdentifier: PlanetCell.reuseIdentifier)
          tableView.register(UINib(nibName: "Moon", bundle: nil), forCellReuseIdentifier: Self.moonIdentifier)
          tableView.register(RingCell.self, forCellReuseIdentifier: String(describing: RingCell.self))
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch indexPath.section {
          case 0: return tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
          case 1: return tableView.dequeueReusableCell(withIdentifier: "Moon", for: indexPath)
          default: return tableView.dequeueReusableCell(withIdentifier: "RingCell", for: indexPath)
          }
        }
      }

      final class PlanetCell: UITableViewCell { static let reuseIdentifier = "Planet" }
      final class RingCell: UITableViewCell {}
      """),
    Example("a cell that a function of the project's registers by its class", files: [
      Example.File("Moons.swift", """
        final class MoonsController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
            tableView.quickRegister(MoonCell.self)
          }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "MoonCell", for: indexPath)
          }
        }

        final class MoonCell: UITableViewCell {}
        """),
      Example.File("UITableView+Cells.swift", """
        extension UITableView {
          func quickRegister<Cell: UITableViewCell>(_ cell: Cell.Type) { register(cell, forCellReuseIdentifier: String(describing: cell)) }
        }
        """),
    ]),
    Example("identifiers that are computed", """
      final class DaysController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(DayCell.self, forCellReuseIdentifier: "Day")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Day\\(indexPath.row)", for: indexPath)
          if days[indexPath.row].isFree { return cell }
          return tableView.dequeueReusableCell(withIdentifier: identifier(at: indexPath), for: indexPath)
        }
      }

      final class DayCell: UITableViewCell {}
      """),
    Example("registrations that can't be followed: a loop, a generic function, another object", """
      final class KitchenController: UITableViewController {
        override func viewDidLoad() {
          cells.forEach { tableView.register($0.type, forCellReuseIdentifier: $0.name) }
          tableView.register(OvenCell.self, forCellReuseIdentifier: "Oven")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Sink", for: indexPath)
        }
      }

      final class GardenController: UITableViewController {
        override func viewDidLoad() { tableView.register(cellType: OvenCell.self) }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Tree", for: indexPath)
        }
      }

      final class CellarController: UITableViewController {
        override func viewDidLoad() { shelves.setUp(tableView) }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Wine", for: indexPath)
        }
      }

      final class OvenCell: UITableViewCell {}
      """),
    Example("a data source whose screen registers for it", files: [
      Example.File("Source.swift", """
        final class ShiftsSource: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Shift", for: indexPath)
          }
        }
        """),
      Example.File("Screen.swift", """
        final class ShiftsController: UIViewController {
          func setUp() { table.register(ShiftCell.self, forCellReuseIdentifier: "Shift") }
        }

        final class ShiftCell: UITableViewCell {}
        """),
    ]),
    Example("cells that the code builds where there is none to reuse", """
      final class OldController: UITableViewController {
        override func viewDidLoad() { tableView.register(NewCell.self, forCellReuseIdentifier: "New") }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Old") ?? UITableViewCell(style: .default, reuseIdentifier: "Old")
        }
      }

      final class NewCell: UITableViewCell {}
      """),
    Example("a project whose registrations aren't seen at all, and a screen drawn in a storyboard that isn't here", """
      final class LonelyController: UITableViewController {
        @IBOutlet var footer: UIView!

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Lonely", for: indexPath)
        }
      }
      """),
  ]
}
