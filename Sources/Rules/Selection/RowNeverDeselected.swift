import HIGLintEngine

/// Rows that stay highlighted after they were tapped.
public struct RowNeverDeselected: TypeRule {
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
      .tableViewProgramming("Selections in Table Views"), .iPhone2009("Table Views"), .iPhone2010("Table Views"),
      .current("Lists and tables"),
    ],
    fix: .safe,
    triggers: ["didSelectRowAt", "itemSelected", "modelSelected"],
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

  private static func message(_ action: FunctionFacts) -> String {
    let call = deselection(action) ?? "deselectRow(at:animated:)"
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
    return "\(names[0]).deselectRow(at: \(names[1]), animated: true)"
  }
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
    Example("an object of its own for the rows, a table built in code", """
      final class CountriesController: UIViewController, UITableViewDataSource {
        private let list = UITableView(frame: .zero, style: .plain)
        private let chooser = Chooser()

        override func viewDidLoad() {
          list.dataSource = self
          list.delegate = chooser
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Country", for: indexPath)
          cell.textLabel?.text = countries[indexPath.row]
          return cell
        }
      }

      final class Chooser: NSObject, UITableViewDelegate {
        private(set) var row = 0

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { row = indexPath.row }
      }
      """, fixed: """
      final class CountriesController: UIViewController, UITableViewDataSource {
        private let list = UITableView(frame: .zero, style: .plain)
        private let chooser = Chooser()

        override func viewDidLoad() {
          list.dataSource = self
          list.delegate = chooser
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Country", for: indexPath)
          cell.textLabel?.text = countries[indexPath.row]
          return cell
        }
      }

      final class Chooser: NSObject, UITableViewDelegate {
        private(set) var row = 0

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tableView.deselectRow(at: indexPath, animated: true); row = indexPath.row }
      }
      """),
    Example("a storyboard's cells, their class as Xcode's template leaves it", files: [
      Example.File("FilmsController.swift", """
        final class FilmsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
          @IBOutlet var films: UITableView!

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
          }

          func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            library.load { film in self.performSegue(withIdentifier: "Film", sender: film) }
          }
        }

        final class FilmCell: UITableViewCell {
          override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
        }

        final class Library { func load(_ then: (Film) -> Void) { then(films[0]) } }
        let library = Library()
        """),
      Example.File("Main.storyboard", films(style: "default")),
    ]),
    Example("a segue that asks which row is selected: no fix, since it would find none", files: [
      Example.File("MuseumController.swift", """
        final class MuseumController: UIViewController, UITableViewDelegate {
          private let rooms = UITableView()

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let path = rooms.indexPathForSelectedRow else { return }
            (segue.destination as? RoomController)?.room = museum.rooms[path.row]
          }

          func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            performSegue(withIdentifier: "Room", sender: self)
          }
        }
        """),
      Example.File("MuseumController+Cells.swift", """
        extension MuseumController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.detailTextLabel?.text = museum.rooms[indexPath.row].floor
            return cell
          }
        }
        """),
    ]),
    Example("RxSwift's choice of a row, by its path and by its model", """
      final class PodcastsController: UIViewController {
        private let shows = UITableView()
        private let source = RxTableViewSectionedReloadDataSource<Shelf>(configureCell: { _, table, path, podcast in
          let cell = table.dequeueReusableCell(withIdentifier: "Podcast", for: path)
          cell.textLabel?.text = podcast.title
          return cell
        })

        override func viewDidLoad() {
          shelves.bind(to: shows.rx.items(dataSource: source)).disposed(by: bag)
          shows.rx.↓itemSelected
            .subscribe(onNext: { [weak self] path in self?.open(path) })
            .disposed(by: bag)
          shows.rx.↓modelSelected(Podcast.self).asDriver().drive(onNext: { self.latest = $0 }).disposed(by: bag)
        }

        private func open(_ path: IndexPath) {
          navigationController?.pushViewController(EpisodesController(of: path), animated: true)
        }
      }
      """),
    Example("an inherited table, cells built in code", """
      class ListController: UIViewController, UITableViewDelegate {
        let table = UITableView()
      }

      final class ToneController: ListController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Tone") ?? UITableViewCell(style: .default, reuseIdentifier: "Tone")
        }

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let cell = tableView.cellForRow(at: indexPath)
          cell?.accessoryType = .checkmark
        }
      }
      """),
  ]

  /// A screen with a table, and a prototype cell of a selection style.
  private static func films(style: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
      <objects><viewController id="screen" customClass="FilmsController">
        <view key="view" id="view"><subviews><tableView style="plain" id="table">
          <prototypes><tableViewCell selectionStyle="\(style)" reuseIdentifier="Film" id="cell" customClass="FilmCell"/></prototypes>
          <connections>
            <outlet property="dataSource" destination="screen" id="a"/><outlet property="delegate" destination="screen" id="b"/>
          </connections>
        </tableView></subviews></view>
        <connections><outlet property="films" destination="table" id="c"/></connections>
      </viewController></objects>
    </scene></scenes></document>
    """
  }

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

  private static let good: [Example] = [
    Example("the 2013 listing: deselect, then push", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: false)
          let trails = TrailsController(style: .plain)
          trails.region = regions[indexPath.row]
          navigationController?.pushViewController(trails, animated: true)
        }
      """)),
    Example("the 2013 listing of an exclusive list", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: false)
          guard let index = categories.firstIndex(of: current), index != indexPath.row else { return }
          let old = IndexPath(row: index, section: 0)
          if let cell = tableView.cellForRow(at: indexPath), cell.accessoryType == .none {
            cell.accessoryType = .checkmark
            current = categories[indexPath.row]
          }
          if let cell = tableView.cellForRow(at: old), cell.accessoryType == .checkmark {
            cell.accessoryType = .none
          }
        }
      """)),
    Example("the 2013 listing of an inclusive list", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: false) }
          guard let cell = tableView.cellForRow(at: indexPath) else { return }
          cell.accessoryType = cell.accessoryType == .none ? .checkmark : .none
        }
      """)),
    Example("a table controller that pushes clears its selection itself", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailController(), animated: true)
        }
      """)),
    Example("cleared when the screen appears again", screen("UIViewController", rest("""
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          clear(animated)
        }

        private func clear(_ animated: Bool) {
          table.selectRow(at: nil, animated: animated, scrollPosition: .none)
        }
      """))),
    Example("a base class in another file clears it", files: [
      Example.File("Screen.swift", screen("BaseController", rest(""))),
      Example.File("Base.swift", """
        class BaseController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            table.indexPathsForSelectedRows?.forEach { table.deselectRow(at: $0, animated: true) }
          }
        }
        """),
    ]),
    Example("the row or the table is shown anew, by an observer", screen("UIViewController", """
        var selected = 0 {
          didSet { table.reloadData() }
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath.row }
      """)),
    Example("suggestions that go away with the choice", screen("UIViewController", """
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          field.text = suggestions[indexPath.row]
          table.isHidden = true
        }
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
      Example.File("Screen.swift", """
        final class Screen: UIViewController {
          func setUp() { table.register(PlainCell.self, forCellReuseIdentifier: "Row") }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! PlainCell
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(DetailController(), animated: true)
          }
        }
        """),
      Example.File("PlainCell.swift", """
        final class PlainCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
          }
        }
        """),
    ]),
    Example("cells without a highlight, said in a storyboard", files: [
      Example.File("FilmsController.swift", """
        final class FilmsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
        }

        final class FilmCell: UITableViewCell {}
        """),
      Example.File("Main.storyboard", films(style: "none")),
    ]),
    Example("a table controller that covers itself whole appears again", screen("UITableViewController", """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let player = PlayerController()
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
        }
      """)),
    Example("RxSwift: a choice that deselects, and one that is bound to a model", """
      final class ChaptersController: UIViewController {
        private let table = UITableView()
        private let source = RxTableViewSectionedReloadDataSource<Chapter>(configureCell: { _, table, path, chapter in
          let cell = table.dequeueReusableCell(withIdentifier: "Chapter", for: path)
          return cell
        })

        override func viewDidLoad() {
          table.rx.itemSelected.do(onNext: { self.table.deselectRow(at: $0, animated: true) })
            .subscribe(onNext: { self.reader.turn(to: $0) }).disposed(by: bag)
        }
      }

      final class VersesController: UIViewController {
        private let table = UITableView()
        private let source = RxTableViewSectionedReloadDataSource<Verse>(configureCell: { _, table, path, verse in
          let cell = table.dequeueReusableCell(withIdentifier: "Verse", for: path)
          return cell
        })

        override func viewDidLoad() { table.rx.modelSelected(Verse.self).bind(to: model.chosen).disposed(by: bag) }
      }
      """),
    Example("multiple selection, and cells of a file that isn't there, which may say anything", screen("UIViewController", """
        func setUp() { table.allowsMultipleSelection = true }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.insert(indexPath.row) }
      """) + """

      final class StoryboardController: UIViewController {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
      }
      """),
  ]

  private static func rest(_ members: String) -> String {
    """
    \(members)

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailController(), animated: true)
      }
    """
  }
}
