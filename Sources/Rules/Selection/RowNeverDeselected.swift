import HIGLintEngine

/// Rows that stay highlighted after they were tapped.
public struct RowNeverDeselected: TypeRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "row_never_deselected",
    chapter: .selection,
    summary: "A tapped row keeps its highlight: nothing that its action reaches deselects it.",
    rationale: """
      The highlight says that the tap was felt, and then it must go: a row that stays grey looks chosen when nothing is. \
      A row that pushes a screen keeps its highlight until the person comes back, as a reminder of where they were, and \
      loses it then with an animation. UITableViewController does that by itself; a plain view controller with a table \
      has to do it in viewWillAppear, or deselect the row at once.
      """,
    guidelines: [
      .current("Lists and tables"),
      .tableViewProgramming("Selections in Table Views"),
      .iPhone2009("Table Views"),
      .iPhone2010("Table Views"),
    ],
    components: [.rows],
    fix: .safe,
    triggers: ["didSelectRowAt", "didSelectItemAt", "itemSelected", "modelSelected"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for action in type.unansweredRowActions {
      let function = action.function
      context.report(
        Self.message(function.facts), at: function.facts.nameRange, in: function.file,
        fix: Self.fix(action, context.project)
      )
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for row in context.project.drawnInterface(resource)?.litRows ?? [] {
      context.report(
        "\(row.object.name) stays highlighted when people come back from where it leads; deselect it in viewWillAppear of "
          + "'\(row.screen)'",
        at: row.object.node.nameRange,
        in: resource,
        object: row.object.id
      )
    }
  }

  private static func message(_ action: FunctionFacts) -> String {
    let call = deselection(action) ?? "\(method(action))(at:animated:)"
    return "the tapped row stays highlighted; call \(call) here, or deselect it in viewWillAppear"
  }

  /// Safe, since a row's highlight is all that changes; unless somebody asks later which row is selected.
  private static func fix(_ action: RowAction, _ project: Project) -> Fix? {
    guard !action.selectionIsAskedFor, let call = deselection(action.function.facts),
      let edit = project.text(of: action.function.file)?.statement(call, atStartOf: action.function.facts)
    else { return nil }
    return .safe("Deselect the row", edit)
  }

  /// The call that deselects the row, in the action's own words.
  private static func deselection(_ action: FunctionFacts) -> String? {
    let names = action.parameters.map(\.name)
    guard names.count == 2, !names.contains("_") else { return nil }
    return "\(names[0]).\(method(action))(at: \(names[1]), animated: true)"
  }

  private static func method(_ action: FunctionFacts) -> String {
    action.name == "collectionView" ? "deselectItem" : "deselectRow"
  }
}

// MARK: - Picture

extension RowNeverDeselected {
  private static let picture = RulePicture(
    bad: Sketch("Back from the album that was opened, its row still looks chosen.", [
      .navigationBar(title: "Albums"),
      .row("Abbey Road", Sketch.RowStyle(.disclosure)),
      .row("Blue", Sketch.RowStyle(.disclosure, isHighlighted: true)),
      .row("Clube da Esquina", Sketch.RowStyle(.disclosure)),
    ]),
    good: Sketch("The highlight answers the tap, and goes.", [
      .navigationBar(title: "Albums"),
      .row("Abbey Road", Sketch.RowStyle(.disclosure)),
      .row("Blue", Sketch.RowStyle(.disclosure)),
      .row("Clube da Esquina", Sketch.RowStyle(.disclosure)),
    ])
  )
}

// MARK: - Examples

extension RowNeverDeselected {
  private static let bad: [Example] = [
    Example("a plain view controller that pushes", """
      final class TrailsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        override func viewDidLoad() {
          table.register(TrailCell.self, forCellReuseIdentifier: "Trail")
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Trail", for: indexPath) as! TrailCell
          return cell
        }

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let detail = TrailController()
          detail.trail = trails[indexPath.row]
          navigationController?.pushViewController(detail, animated: true)
        }
      }

      final class TrailCell: UITableViewCell {}
      """),
    Example("the action in an extension of another file, through a helper", files: [
      Example.File("Themes+Delegate.swift", """
        extension ThemesController: UITableViewDelegate {
          func ↓tableView(_ list: UITableView, didSelectRowAt path: IndexPath) {
            choose(themes[path.row])
          }

          private func choose(_ theme: Theme) {
            selected = theme
            UserDefaults.standard.set(theme.name, forKey: "theme")
          }
        }
        """, fixed: """
        extension ThemesController: UITableViewDelegate {
          func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) {
            list.deselectRow(at: path, animated: true)
            choose(themes[path.row])
          }

          private func choose(_ theme: Theme) {
            selected = theme
            UserDefaults.standard.set(theme.name, forKey: "theme")
          }
        }
        """),
      Example.File("Themes.swift", """
        final class ThemesController: UIViewController, UITableViewDataSource {
          private let table = UITableView()
          private var selected: Theme?

          func setUp() { table.register(UITableViewCell.self, forCellReuseIdentifier: "Theme") }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "Theme", for: indexPath)
            cell.textLabel?.text = themes[indexPath.row].name
            return cell
          }
        }
        """),
    ]),
    Example("a table controller that shows a sheet: this screen never appears again", """
      final class ActionsController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Action")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "Action", for: indexPath)
          return cell
        }

        override func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let alert = UIAlertController(title: titles[indexPath.row], message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """),
    Example("an inherited table, cells built in code, the action written in one line", files: [
      Example.File("Tone+Choice.swift", """
        extension ToneController {
          func ↓tableView(_ list: UITableView, didSelectRowAt path: IndexPath) { tone = tones[path.row] }
        }
        """, fixed: """
        extension ToneController {
          func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) { list.deselectRow(at: path, animated: true); tone = tones[path.row] }
        }
        """),
      Example.File("Tone.swift", """
        class ListController: UIViewController, UITableViewDelegate { let table = UITableView() }

        final class ToneController: ListController, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Tone") ?? UITableViewCell(style: .default, reuseIdentifier: "Tone")
          }
        }
        """),
    ]),
    Example("a storyboard's rows that lead on by a segue of their own, in a plain view controller", files: [
      Example.File("Trails.swift", """
        final class TrailsController: UIViewController, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Trail", for: indexPath)
          }

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let path = table.indexPathForSelectedRow else { return }
            (segue.destination as? TrailController)?.trail = trails[path.row]
          }
        }
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1">
          <prototypes>↓<tableViewCell reuseIdentifier="Trail" id="p1">
            <tableViewCellContentView key="contentView" id="w1">
              <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </tableViewCellContentView>
            <connections><segue destination="c2" kind="show" id="s2"/></connections>
          </tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="c1" id="o1"/></connections>
        </tableView></subviews></view>
        """, owner: "TrailsController"),
    ]),
  ]

  /// What every good example begins with: a screen that would be reported for an action that only pushes.
  private static func screen(_ superclass: String, _ rest: String) -> String {
    """
    final class Screen: \(superclass) {
      override func viewDidLoad() { table.register(UITableViewCell.self, forCellReuseIdentifier: "Row") }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        return cell
      }

    \(rest)
    }
    """
  }

  /// A screen whose rows only push, with cells of a class of the app's own.
  private static func pushingScreen(of cell: String) -> Example.File {
    Example.File("Screen.swift", """
      final class Screen: UIViewController {
        func setUp() { table.register(\(cell).self, forCellReuseIdentifier: "Row") }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! \(cell)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailController(), animated: true)
        }
      }
      """)
  }

  private static let good: [Example] = [
    Example("the 2013 listing: deselect, then push", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: false)
          let trails = TrailsController(style: .plain)
          trails.region = regions[indexPath.row]
          navigationController?.pushViewController(trails, animated: true)
        }
      """)),
    Example("a table controller that pushes clears its selection itself", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailController(), animated: true)
        }
      """)),
    Example("cleared when the screen appears again", screen("UIViewController", """
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          clear(animated)
        }

        private func clear(_ animated: Bool) {
          table.selectRow(at: nil, animated: animated, scrollPosition: .none)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailController(), animated: true)
        }
      """)),
    Example("the row or the table is shown anew, by an observer", screen("UIViewController", """
        var selected = 0 {
          didSet { table.reloadData() }
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath.row }
      """)),
    Example("a screen that closes itself, and one that hands the choice on", screen("UIViewController", """
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          onChoice?(items[indexPath.row])
        }
      """) + """

      final class Picker: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { finish(indexPath.row) }
        func finish(_ row: Int) { dismiss(animated: true) }
      }
      """),
    Example("cells without a highlight, said in their own class", files: [
      pushingScreen(of: "PlainCell"),
      Example.File("PlainCell.swift", """
        final class PlainCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
          }
        }
        """),
    ]),
    Example("cells whose content is painted over what shows behind it", files: [
      pushingScreen(of: "CardCell"),
      Example.File("CardCell.swift", """
        final class CardCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.backgroundColor = .systemBackground
          }
        }
        """),
      Example.File("Trails.swift", """
        final class TrailsController: UIViewController {}
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1">
          <prototypes><tableViewCell reuseIdentifier="Trail" id="p1">
            <tableViewCellContentView key="contentView" id="w1">
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </tableViewCellContentView>
            <connections><segue destination="c2" kind="show" id="s2"/></connections>
          </tableViewCell></prototypes>
        </tableView></subviews></view>
        """, owner: "TrailsController"),
    ]),
    Example("rows that lead on by a segue: in a table controller, which deselects them, and in a screen that does it itself", files: [
      Example.File("Trails.swift", """
        final class TrailsController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            table.indexPathForSelectedRow.map { table.deselectRow(at: $0, animated: animated) }
          }
        }

        final class PathsController: UITableViewController {}
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1">
          <prototypes><tableViewCell reuseIdentifier="Trail" id="p1">
            <connections><segue destination="c2" kind="show" id="s2"/></connections>
          </tableViewCell></prototypes>
        </tableView></subviews></view>
        """, owner: "TrailsController"),
      Example.File("Paths.storyboard", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s1"><objects>
            <tableViewController id="c1" customClass="PathsController"><tableView key="view" id="t1">
              <prototypes><tableViewCell reuseIdentifier="Path" id="p1">
                <connections><segue destination="c2" kind="show" id="s2"/></connections>
              </tableViewCell></prototypes>
            </tableView></tableViewController>
          </objects></scene></scenes>
        </document>
        """),
    ]),
    Example("rows that lead on by a segue, and have no selection, cover the screen, or answer by their button alone", files: [
      Example.File("Trails.swift", """
        final class TrailsController: UIViewController {}
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1"><prototypes>
          <tableViewCell reuseIdentifier="Trail" selectionStyle="none" id="p1">
            <connections><segue destination="c2" kind="show" id="s2"/></connections>
          </tableViewCell>
          <tableViewCell reuseIdentifier="Path" id="p2">
            <connections><segue destination="c2" kind="presentation" id="s3"/></connections>
          </tableViewCell>
          <tableViewCell reuseIdentifier="Hut" accessoryType="detailButton" id="p3">
            <connections><segue destination="c2" kind="show" trigger="accessoryAction" id="s4"/></connections>
          </tableViewCell>
        </prototypes></tableView></subviews></view>
        """, owner: "TrailsController"),
    ]),
  ]
}
