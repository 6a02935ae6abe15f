import HIGLintEngine

/// Detail buttons that nobody answers.
public struct UnhandledDetailButton: TypeRule {
  public static let description = RuleDescription(
    id: "unhandled_detail_button",
    chapter: .accessories,
    summary: "A row shows a detail button, but nothing answers a tap on it.",
    rationale: """
      The detail button is a target of its own: a tap on it shows more about the row's item, apart from what a tap on \
      the row does. It takes the touch in any case, so where the delegate doesn't answer it, it's a dead spot on the \
      row: people press it and nothing happens, not even what the row would do.
      """,
    guidelines: [
      .current("Lists and tables"),
      .iPhone2009("Table Views"),
      .iPhone2008("Table-View Elements"),
      .tableViewProgramming("Responding to Selections"),
    ],
    components: [.rows, .buttons],
    fix: .suggested,
    triggers: ["detailDisclosureButton", "detailButton", "accessories"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for accessory in type.rowAccessories where [.detailButton, .detailDisclosureButton].contains(accessory.kind) {
      if accessory.table == .collection {
        guard let call = accessory.value.call, call.closures.isEmpty, call.argument("actionHandler") == nil
        else { continue }
        context.report(Self.handlerMessage, at: accessory.range, in: accessory.file)
      } else {
        let makers = type.rowMakers(of: accessory)
        guard !makers.isEmpty, makers.allSatisfy(\.ignoresDetailButtons) else { continue }
        let fix = stub(for: accessory, type, context.project)
        context.report(Self.message, at: accessory.range, in: accessory.file, fix: fix)
      }
    }
  }

  private static let message =
    "nothing answers a tap on the detail button; implement tableView(_:accessoryButtonTappedForRowWith:), or leave it out"
  private static let handlerMessage =
    "nothing answers a tap on the detail button; give it an action handler, or leave it out"

  /// The delegate's method, beside the one that makes the rows, where one type does both in one file.
  private func stub(for accessory: RowAccessory, _ type: ProjectType, _ project: Project) -> Fix? {
    let neighbours = ["tableView(_:didSelectRowAt:)", "tableView(_:cellForRowAt:)"].flatMap { type.functions($0) }
    guard !accessory.isCellsOwn, let neighbour = neighbours.first(where: { $0.file == accessory.file }),
      type.suppliedTables.filter({ $0.kind == .table }).allSatisfy({ $0.delegate == .type(type) })
    else { return nil }
    let modifiers = neighbour.facts.modifiers.filter { ["public", "open"].contains($0) }
      + (type.isKind(of: "UITableViewController") ? ["override"] : [])
    let head = (modifiers + ["func tableView(_ tableView: UITableView,"]).joined(separator: " ")
    let code = """
      \(head) accessoryButtonTappedForRowWith indexPath: IndexPath) {
        // Show the details of the row's item.
      }
      """
    return project.text(of: neighbour.file)?.member(code, after: neighbour.facts).map {
      .suggested("Add the method that answers the detail button", $0)
    }
  }
}

// MARK: - Examples

extension UnhandledDetailButton {
  private static let bad: [Example] = [
    Example("a table controller", """
      final class NetworksController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Network", for: indexPath)
          ↓cell.accessoryType = .detailButton
          return cell
        }
      }
      """, fixed: """
      final class NetworksController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Network", for: indexPath)
          cell.accessoryType = .detailButton
          return cell
        }

        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
          // Show the details of the row's item.
        }
      }
      """),
    Example("both button and indicator, beside a row action; the file is indented with tabs", """
      public final class PrintersController: UITableViewController {
      \tpublic override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      \t\tlet cell = tableView.dequeueReusableCell(withIdentifier: "Printer") as? PrinterCell ?? PrinterCell()
      \t\t↓cell.accessoryType = UITableViewCell.AccessoryType.detailDisclosureButton
      \t\treturn cell
      \t}

      \tpublic override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { show(Jobs(), sender: self) }
      }
      """, fixed: """
      public final class PrintersController: UITableViewController {
      \tpublic override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      \t\tlet cell = tableView.dequeueReusableCell(withIdentifier: "Printer") as? PrinterCell ?? PrinterCell()
      \t\tcell.accessoryType = UITableViewCell.AccessoryType.detailDisclosureButton
      \t\treturn cell
      \t}

      \tpublic override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { show(Jobs(), sender: self) }

      \tpublic override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      \t\t// Show the details of the row's item.
      \t}
      }
      """),
    Example("the rows made in one file, the delegate in another", files: [
      Example.File("Alarms+Rows.swift", """
        extension AlarmsController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: AlarmCell = tableView.dequeue(at: indexPath)
            cell.title.text = alarms[indexPath.row].time
            ↓cell.accessoryType = isEditing ? .none : .detailButton
            return cell
          }
        }
        """),
      Example.File("Alarms.swift", """
        final class AlarmsController: UIViewController, UITableViewDelegate {
          @IBOutlet private var tableView: UITableView!

          override func viewDidLoad() {
            tableView.dataSource = self
            tableView.delegate = self
          }
        }

        final class AlarmCell: UITableViewCell {}
        """),
    ]),
    Example("a list cell's button without a handler", """
      final class ReleasesController: UIViewController {
        func makeRegistration() -> UICollectionView.CellRegistration<UICollectionViewListCell, Release> {
          UICollectionView.CellRegistration { cell, path, release in
            cell.accessories = release.notes == nil ? [] : [↓.detail(displayed: .whenNotEditing)]
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the delegate answers", """
      final class CallsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Call", for: indexPath)
          cell.accessoryType = .detailButton
          return cell
        }

        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
          show(CallerController(calls[indexPath.row]), sender: self)
        }
      }
      """),
    Example("an object of its own answers, in another file", files: [
      Example.File("Routes.swift", """
        final class RoutesController: UIViewController, UITableViewDataSource {
          let table = UITableView()
          let chooser = RouteChooser()

          override func viewDidLoad() {
            table.dataSource = self
            table.delegate = chooser
          }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Route", for: indexPath)
            cell.accessoryType = .detailDisclosureButton
            return cell
          }
        }
        """),
      Example.File("RouteChooser.swift", """
        final class RouteChooser: NSObject, UITableViewDelegate {
          func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { preview(indexPath) }
        }
        """),
    ]),
    Example("a base class of another module may answer", """
      import ListKit

      final class BooksController: CatalogueController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
          cell.accessoryType = .detailButton
          return cell
        }
      }
      """),
    Example("a storyboard's segue on the button", files: [
      Example.File("HutsController.swift", """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Hut", for: indexPath)
            cell.accessoryType = .detailButton
            return cell
          }
        }
        """),
      Example.File("Main.storyboard", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
          <objects><tableViewController id="list" customClass="HutsController"><tableView key="view" id="table">
            <prototypes><tableViewCell reuseIdentifier="Hut" id="cell">
              <connections><segue destination="hut" kind="show" trigger="accessoryAction" id="segue"/></connections>
            </tableViewCell></prototypes>
            <connections>
              <outlet property="dataSource" destination="list" id="a"/><outlet property="delegate" destination="list" id="b"/>
            </connections>
          </tableView></tableViewController></objects>
        </scene><scene><objects><viewController id="hut"/></objects></scene></scenes></document>
        """),
    ]),
    Example("a list cell's button with a handler", """
      final class RadioController: UIViewController {
        private func configure(_ cell: UICollectionViewListCell, _ station: Station) {
          cell.accessories = [.detail { [weak self] in self?.show(station) }, .disclosureIndicator()]
        }

        private func configureLate(_ cell: UICollectionViewListCell, _ station: Station) {
          cell.accessories = [.detail(options: .init(tintColor: .red), actionHandler: handler(for: station))]
        }
      }
      """),
    Example("another accessory, and a map's button, which the map answers", """
      final class PinsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Pin", for: indexPath)
          cell.accessoryType = .checkmark
          return cell
        }

        func callout(of pin: MKAnnotationView) { pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure) }
      }
      """),
    Example("SwiftUI, where a button says what it does", """
      struct SymptomsView: View {
        var body: some View { List(symptoms) { symptom in Button(symptom.name, systemImage: "info.circle") { show(symptom) } } }
      }
      """),
  ]
}
