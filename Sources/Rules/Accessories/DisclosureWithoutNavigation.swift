import HIGLintEngine

/// Rows with a disclosure indicator that lead nowhere.
public struct DisclosureWithoutNavigation: TypeRule {
  public static let description = RuleDescription(
    id: "disclosure_without_navigation",
    chapter: .accessories,
    summary: "A row shows a disclosure indicator, but a tap on it shows nothing.",
    rationale: """
      The indicator at the end of a row promises that there is more behind it: people tap the row to see the next level \
      or the choices it stands for. Where nothing comes, they tap again, and then wait for a screen that isn't there. A \
      row that acts on the spot, or that only tells something, looks right without it; what was chosen is shown by a \
      checkmark.
      """,
    guidelines: [.current("Lists and tables"), .iPhone2009("Table Views"), .iPhone2008("Table-View Elements")],
    components: [.rows],
    triggers: ["disclosureIndicator"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for accessory in type.rowAccessories where accessory.kind == .disclosureIndicator {
      let makers = type.rowMakers(of: accessory)
      guard !makers.isEmpty else { continue }
      if makers.allSatisfy({ $0.rowsLeadNowhere(in: accessory.table) }) {
        context.report(Self.message, at: accessory.range, in: accessory.file)
      } else if makers.allSatisfy({ $0.rowsOnlyAsk(in: accessory.table) }) {
        context.report(Self.alertMessage, at: accessory.range, in: accessory.file)
      }
    }
  }

  private static let alertMessage =
    "the disclosure indicator promises another screen, but a tap on the row opens an alert or action sheet; leave it out"
  private static let message =
    "the disclosure indicator promises another screen, but a tap on the row shows none; leave it out"
}

// MARK: - Picture

extension DisclosureWithoutNavigation {
  private static let picture = RulePicture(
    bad: Sketch("The indicator promises another screen, and the tap shows none.", [
      .navigationBar(title: "About"),
      .row("Version 3.1", Sketch.RowStyle(.disclosure, isTouched: true)),
      .row("Licences", Sketch.RowStyle(.disclosure)),
    ]),
    good: Sketch("Only rows that lead on have the indicator.", [
      .navigationBar(title: "About"),
      .row("Version 3.1"),
      .row("Licences", Sketch.RowStyle(.disclosure, isTouched: true)),
    ])
  )
}

// MARK: - Examples

extension DisclosureWithoutNavigation {
  private static let bad: [Example] = [
    Example("a table controller without a row action", """
      final class IngredientsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Ingredient", for: indexPath)
          cell.textLabel?.text = recipe.ingredients[indexPath.row].name
          ↓cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("a row action that only notes the choice, in an extension of another file", files: [
      Example.File("Tides+Delegate.swift", """
        extension TidesController: UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            remember(harbours[indexPath.row])
          }

          private func remember(_ harbour: String) { UserDefaults.standard.set(harbour, forKey: "harbour") }
        }
        """),
      Example.File("Tides.swift", """
        final class TidesController: UIViewController, UITableViewDataSource {
          private let table = UITableView()
          private let harbours = ["Brest", "Kiel", "Porto"]

          override func viewDidLoad() {
            table.dataSource = self
            table.delegate = self
          }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: HarbourCell = tableView.dequeueReusableCell(for: indexPath)
            configure(cell, with: harbours[indexPath.row])
            return cell
          }

          private func configure(_ cell: HarbourCell, with name: String) {
            cell.textLabel?.text = name
            ↓cell.accessoryType = name.isEmpty ? .none : .disclosureIndicator
          }
        }

        final class HarbourCell: UITableViewCell, Reusable {}
        """),
    ]),
    Example("a form's row, kept as a property", """
      final class AboutController: UITableViewController {
        private lazy var versionCell: UITableViewCell = {
          let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
          cell.textLabel?.text = "Version"
          ↓cell.accessoryType = .disclosureIndicator
          return cell
        }()

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { versionCell }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          UIPasteboard.general.string = version
          tableView.deselectRow(at: indexPath, animated: true)
        }
      }
      """),
    Example("a list cell's accessories, in a registration's handler", """
      final class LapsController: UICollectionViewController {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Lap> { cell, path, lap in
          var content = cell.defaultContentConfiguration()
          content.text = lap.time
          cell.contentConfiguration = content
          cell.accessories = [↓.disclosureIndicator()]
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          laps[indexPath.item].isMarked.toggle()
        }
      }
      """),
    Example("the cell's own class, which only this table hands out", files: [
      Example.File("MedalCell.swift", """
        final class MedalCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            setUp()
          }

          private func setUp() { ↓accessoryType = .disclosureIndicator }
        }
        """),
      Example.File("MedalsController.swift", """
        final class MedalsController: UITableViewController {
          override func viewDidLoad() { tableView.register(MedalCell.self, forCellReuseIdentifier: "Medal") }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Medal", for: indexPath) as! MedalCell
          }
        }
        """),
    ]),
  ]

  /// A table controller whose rows have the indicator, with the rest of its members.
  private static func screen(_ rest: String) -> String {
    """
    final class StationsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Station", for: indexPath)
        cell.accessoryType = .disclosureIndicator
        return cell
      }

    \(rest)
    }
    """
  }

  private static func action(_ body: String) -> String {
    screen("""
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          \(body)
        }
      """)
  }

  private static let good: [Example] = [
    Example("a row that pushes", action("navigationController?.pushViewController(Times(), animated: true)")),
    Example("a row that presents", action("present(MapController(), animated: true)")),
    Example("a row that is handed to a closure", action("onChoice?(stations[indexPath.row])")),
    Example("a row that is handed to a view model", action("viewModel.select(indexPath.row)")),
    Example("a row that is handed to a router", action("router.show(.station(stations[indexPath.row]))")),
    Example("a route that others watch", action("model.route = .station(stations[indexPath.row])")),
    Example("a row that opens a page in the browser", action("UIApplication.shared.open(stations[indexPath.row].url)")),
    Example("the level below, in the same table", action("path.append(indexPath.row); tableView.reloadData()")),
    Example("a base class in another file acts", files: [
      Example.File("Levels.swift", """
        final class LevelsController: BrowserController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Level", for: indexPath)
            cell.accessoryType = .disclosureIndicator
            return cell
          }
        }
        """),
      Example.File("Browser.swift", """
        class BrowserController: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            show(LevelController(), sender: self)
          }
        }
        """),
    ]),
    Example("another object is told of the rows, and nobody sees which", """
      final class TracksController: UIViewController, UITableViewDataSource {
        let table = UITableView()

        init(delegate: UITableViewDelegate) {
          table.dataSource = self
          table.delegate = delegate
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath)
          cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      """),
    Example("a reactive row action", """
      final class PoetsController: UIViewController, UITableViewDelegate {
        let table = UITableView()

        override func viewDidLoad() {
          table.delegate = self
          poets.bind(to: table.rx.items) { table, row, poet in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "Poet")
            cell.accessoryType = .disclosureIndicator
            return cell
          }.disposed(by: bag)
          table.rx.modelSelected(Poet.self).bind(onNext: flow.show).disposed(by: bag)
        }
      }
      """),
    Example("a storyboard's row with a segue", files: [
      Example.File("PlanetsController.swift", """
        final class PlanetsController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
            cell.accessoryType = .disclosureIndicator
            return cell
          }
        }
        """),
      Example.File("Main.storyboard", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
          <objects><tableViewController id="list" customClass="PlanetsController"><tableView key="view" id="table">
            <prototypes><tableViewCell reuseIdentifier="Planet" id="cell">
              <connections><segue destination="detail" kind="show" id="segue"/></connections>
            </tableViewCell></prototypes>
            <connections>
              <outlet property="dataSource" destination="list" id="a"/><outlet property="delegate" destination="list" id="b"/>
            </connections>
          </tableView></tableViewController></objects>
        </scene><scene><objects><viewController id="detail"/></objects></scene></scenes></document>
        """),
    ]),
    Example("SwiftUI, where a link brings its own", """
      struct VineyardsView: View {
        var body: some View { List(vineyards) { vineyard in NavigationLink(vineyard.name, value: vineyard) } }
      }
      """),
  ]
}
