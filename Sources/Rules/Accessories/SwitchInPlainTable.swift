import HIGLintEngine

/// Switches at the end of rows in plain tables.
public struct SwitchInPlainTable: TypeRule {
  public static let description = RuleDescription(
    id: "switch_in_plain_table",
    chapter: .accessories,
    summary: "A row of a plain table has a switch as its accessory.",
    rationale: """
      A switch is a setting, and settings come in groups: a grouped table says which switches belong together, what \
      they are about, and where another subject begins. In a plain table, whose rows are the items of one list, a column \
      of switches reads as data, and one of them is flipped while scrolling before it's clear what it does.
      """,
    guidelines: [.current("Toggles"), .iPhone2009("Table Views"), .iPhone2008("Switch Controls")],
    components: [.rows, .switches],
    severity: .note,
    triggers: ["accessoryView"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for accessory in type.rowAccessories where accessory.table == .table && accessory.isSwitch {
      let tables = type.rowMakers(of: accessory).map { $0.suppliedTables.filter { $0.kind == .table } }
      guard !tables.isEmpty, tables.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.style == .plain } }) else { continue }
      context.report(Self.message, at: accessory.range, in: accessory.file)
    }
  }

  private static let message =
    "a switch belongs in a grouped table, among the settings that it goes with; this table is plain"
}

// MARK: - Picture

extension SwitchInPlainTable {
  private static let picture = RulePicture(
    bad: Sketch("In a plain list, which is for content, a switch is easily hit while scrolling.", [
      .navigationBar(title: "Songs"),
      .row("All I Want", Sketch.RowStyle(.toggle)),
      .row("My Old Man", Sketch.RowStyle(.toggle)),
    ]),
    good: Sketch("A grouped list is for settings.", [
      .navigationBar(title: "Settings"),
      .space(16),
      .row("Download", Sketch.RowStyle(.toggle)),
      .row("Repeat", Sketch.RowStyle(.toggle)),
      .space(16),
    ])
  )
}

// MARK: - Examples

extension SwitchInPlainTable {
  private static let bad: [Example] = [
    Example("a table built without a style, which is plain", """
      final class SoundsController: UIViewController, UITableViewDataSource {
        private let table = UITableView()

        override func viewDidLoad() { table.dataSource = self }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Sound", for: indexPath)
          let toggle = UISwitch()
          toggle.addTarget(self, action: #selector(flip), for: .valueChanged)
          ↓cell.accessoryView = toggle
          return cell
        }
      }
      """),
    Example("a table controller's style, a switch kept as a property, in another file", files: [
      Example.File("Camera+Rows.swift", """
        extension CameraController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Camera", for: indexPath) as! CameraCell
            if indexPath.row == 0 { ↓cell.accessoryView = gridSwitch }
            return cell
          }
        }
        """),
      Example.File("Camera.swift", """
        final class CameraController: UITableViewController {
          let gridSwitch = UISwitch()

          init() { super.init(style: .plain) }
          required init?(coder: NSCoder) { nil }
        }

        final class CameraCell: UITableViewCell {}
        """),
    ]),
    Example("a table controller made without a style or a xib, and a builder on the dequeued cell", """
      final class AlarmsController: UITableViewController {
        init(store: AlarmStore) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let toggle = UISwitch()
          return tableView.dequeueReusableCell(withIdentifier: "Alarm", for: indexPath).then {
            ↓$0.accessoryView = toggle
          }
        }
      }
      """),
    Example("a storyboard's plain table", files: [
      Example.File("FiltersController.swift", """
        final class FiltersController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Filter", for: indexPath)
            ↓cell.accessoryView = makeSwitch(for: indexPath)
            return cell
          }

          private func makeSwitch(for path: IndexPath) -> UISwitch {
            UISwitch(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.flip(path) })
          }
        }
        """),
      Example.File("Main.storyboard", filters(style: "plain")),
    ]),
    Example("the cell's own class, which only a plain table hands out", files: [
      Example.File("ToggleCell.swift", """
        final class ToggleCell: UITableViewCell {
          let toggle = TintedSwitch()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            ↓accessoryView = toggle
          }
        }

        final class TintedSwitch: UISwitch {}
        """),
      Example.File("FeedsController.swift", """
        final class FeedsController: UIViewController, UITableViewDataSource {
          private lazy var feeds: UITableView = {
            let table = UITableView(frame: .zero, style: .plain)
            table.register(ToggleCell.self, forCellReuseIdentifier: "Feed")
            table.dataSource = self
            return table
          }()

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Feed", for: indexPath) as! ToggleCell
          }
        }
        """),
    ]),
  ]

  private static func filters(style: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
      <objects><tableViewController id="list" customClass="FiltersController">
        <tableView key="view" style="\(style)" id="table"><connections>
          <outlet property="dataSource" destination="list" id="a"/><outlet property="delegate" destination="list" id="b"/>
        </connections></tableView>
      </tableViewController></objects>
    </scene></scenes></document>
    """
  }

  private static let good: [Example] = [
    Example("a grouped table", """
      final class RemindersController: UIViewController, UITableViewDataSource {
        private let table = UITableView(frame: .zero, style: .insetGrouped)

        override func viewDidLoad() { table.dataSource = self }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Reminder", for: indexPath)
          cell.accessoryView = UISwitch()
          return cell
        }
      }
      """),
    Example("a table whose style nobody tells", """
      final class SensorsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Sensor", for: indexPath)
          cell.accessoryView = UISwitch()
          return cell
        }
      }
      """),
    Example("a table controller that puts another table in the place of its own", """
      final class PumpsController: UITableViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { tableView = makeTable() }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Pump", for: indexPath).then { $0.accessoryView = UISwitch() }
        }
      }
      """),
    Example("a storyboard's grouped table", files: [
      Example.File("FiltersController.swift", """
        final class FiltersController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Filter", for: indexPath)
            cell.accessoryView = UISwitch()
            return cell
          }
        }
        """),
      Example.File("Main.storyboard", filters(style: "grouped")),
    ]),
    Example("another view in a plain table", """
      final class ScoresController: UIViewController, UITableViewDataSource {
        private let table = UITableView()

        override func viewDidLoad() { table.dataSource = self }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Score", for: indexPath)
          cell.accessoryView = UIImageView(image: UIImage(systemName: "star"))
          return cell
        }
      }
      """),
    Example("a cell's class that a grouped table hands out, too", files: [
      Example.File("FlagCell.swift", """
        final class FlagCell: UITableViewCell {
          override func awakeFromNib() { accessoryView = UISwitch() }
        }
        """),
      Example.File("Debug.swift", """
        final class DebugController: UITableViewController {
          init() { super.init(style: .plain) }
          required init?(coder: NSCoder) { nil }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Flag", for: indexPath) as! FlagCell
          }
        }
        """),
      Example.File("Settings.swift", """
        final class SettingsController: UITableViewController {
          init() { super.init(style: .grouped) }
          required init?(coder: NSCoder) { nil }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Flag", for: indexPath) as! FlagCell
          }
        }
        """),
    ]),
    Example("a switch that isn't the row's accessory", """
      final class TimerCell: UITableViewCell {
        let accessoryView2 = UISwitch()
        func setUp() { contentView.addSubview(accessoryView2) }
      }
      """),
    Example("SwiftUI, where a list is grouped by its container", """
      struct SyncView: View { var body: some View { List { Toggle("Sync", isOn: $syncs) } } }
      """),
  ]
}
