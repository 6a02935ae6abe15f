import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let rowNeverDeselected = MoreExamples(RowNeverDeselected.self, bad: bad, good: good)
}

/// A controller of rows of the system's own, of which each case does something else.
private func settings(_ mark: String, _ cases: String, before: String = "", is base: String = "UIViewController") -> String {
  """
  final class SettingsController: \(base), UITableViewDataSource, UITableViewDelegate {
    override func viewDidLoad() { table.register(SettingCell.self, forCellReuseIdentifier: "Setting") }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath) as! SettingCell
      return cell
    }

    func \(mark)tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      \(before)
      switch indexPath.row {
      \(cases)
      }
    }
  }

  final class SettingCell: UITableViewCell {}
  """
}

private let bad: [Example] = [
  Example("a screen that only shows its keyboard's views and its widgets anew when it comes back", """
    final class FilmController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      override func viewDidLoad() { table.register(FilmCell.self, forCellReuseIdentifier: "Film") }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reloadInputViews()
        WidgetCenter.shared.reloadAllTimelines()
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath) as! FilmCell
      }

      func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(FilmController(films[indexPath.row]), animated: true)
      }
    }

    final class FilmCell: UITableViewCell {}
    """),
  Example("a table that is told to be as tables are", settings("↓", """
    default: theme = .dark
    """).replacing("override func viewDidLoad() {", with: "override func viewDidLoad() { table.allowsSelection = true;")),
  Example("one kind of rows that acts in place, beside one that closes the screen and one that shows all anew", settings("↓", """
    case 0: dismiss(animated: true)
        case 1: theme = .dark
        default: tableView.reloadData()
    """)),
  Example("a table controller that doesn't let UIKit take the selection back", """
    final class SongsController: UITableViewController {
      override func viewDidLoad() { tableView.register(SongCell.self, forCellReuseIdentifier: "Song") }

      override func viewWillAppear(_ animated: Bool) { title = player.title }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath) as! SongCell
        return cell
      }

      override func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(SongController(songs[indexPath.row]), animated: true)
      }
    }

    final class SongCell: UITableViewCell {}
    """),
  Example("a cell that paints its selection itself", """
    final class SailsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      override func viewDidLoad() { table.register(SailCell.self, forCellReuseIdentifier: "Sail") }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sail", for: indexPath) as! SailCell
        return cell
      }

      func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(SailController(), animated: true)
      }
    }

    class PaintedCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
      }

      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        paint(selected)
      }

      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        paint(highlighted)
      }

      private func paint(_ isLit: Bool) { contentView.backgroundColor = isLit ? .lightGray : .white }
    }

    final class SailCell: PaintedCell {}
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
  Example("RxSwift's closure for cells of one class", """
    final class GatesController: UIViewController {
      private let table = UITableView()

      override func viewDidLoad() {
        table.register(GateCell.self, forCellReuseIdentifier: "Gate")
        gates.bind(to: table.rx.items(cellIdentifier: "Gate", cellType: GateCell.self)) { row, gate, cell in
          cell.textLabel?.text = gate.name
        }.disposed(by: bag)
        table.rx.↓itemSelected.subscribe(onNext: { [weak self] path in self?.flight.gate = path.row }).disposed(by: bag)
      }
    }

    final class GateCell: UITableViewCell {}
    """),
  Example("a collection that is laid out as a list, whose cells light up like a table's", """
    final class FerriesController: UIViewController, UICollectionViewDelegate {
      private lazy var source = UICollectionViewDiffableDataSource<Int, Ferry>(collectionView: collection) { view, path, ferry in
        view.dequeueConfiguredReusableCell(using: self.registration, for: path, item: ferry)
      }
      private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Ferry> { cell, path, ferry in
        var content = cell.defaultContentConfiguration()
        content.text = ferry.name
        cell.contentConfiguration = content
      }
      private var collection: UICollectionView!

      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.delegate = self
      }

      func ↓collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        present(TimetableController(ferries[indexPath.item]), animated: true)
      }
    }
    """, fixed: """
    final class FerriesController: UIViewController, UICollectionViewDelegate {
      private lazy var source = UICollectionViewDiffableDataSource<Int, Ferry>(collectionView: collection) { view, path, ferry in
        view.dequeueConfiguredReusableCell(using: self.registration, for: path, item: ferry)
      }
      private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Ferry> { cell, path, ferry in
        var content = cell.defaultContentConfiguration()
        content.text = ferry.name
        cell.contentConfiguration = content
      }
      private var collection: UICollectionView!

      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.delegate = self
      }

      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        present(TimetableController(ferries[indexPath.item]), animated: true)
      }
    }
    """),
  Example("a table controller that pushes for some rows, and shows an alert over itself for others", """
    final class QuaysController: UITableViewController {
      override func viewDidLoad() { tableView = UITableView() }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: "Quay")
      }

      override func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath.row {
        case 0: navigationController?.pushViewController(TidesController(), animated: true)
        default:
          let alert = UIAlertController(title: "Closed", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
    }
    """),
]

/// A screen with a table, and a prototype cell of a selection style.
private func films(style: String) -> String {
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
private func screen(_ superclass: String, _ rest: String) -> String {
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

private let good: [Example] = [
  Example("kinds of rows that all close the screen, show it anew or do nothing, and ones of which each row is deselected first", files: [
    Example.File("Settings.swift", settings("", """
      case 0: dismiss(animated: true)
          case 1: tableView.reloadData()
          default: break
      """)),
    Example.File("Others.swift", settings("", """
      case 0: dismiss(animated: true)
          default: theme = .dark
      """, before: "tableView.deselectRow(at: indexPath, animated: true)").replacing("Setting", with: "Other")),
  ]),
  Example("cells that mark the choice rather than the touch", """
    final class RopesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      override func viewDidLoad() { table.register(RopeCell.self, forCellReuseIdentifier: "Rope") }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Rope", for: indexPath) as! RopeCell
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rope = ropes[indexPath.row] }
    }

    final class RopeCell: UITableViewCell {
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        backgroundColor = selected ? .lightGray : .white
        accessoryType = selected ? .checkmark : .none
      }
    }
    """),
  Example("cells that never light up", """
    final class CardsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      override func viewDidLoad() { table.register(CardCell.self, forCellReuseIdentifier: "Card") }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Card", for: indexPath) as! CardCell
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(cards[indexPath.row]) }
    }

    final class CardCell: UITableViewCell {
      override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(false, animated: animated) }
    }
    """),
  Example("a controller that only forwards the choice", """
    final class PotsController: UITableViewController {
      private let source = PotsSource()

      override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Pot") }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "Pot", for: indexPath)
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        source.tableView(tableView, didSelectRowAt: indexPath)
      }
    }

    final class PotsSource {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
    }
    """),
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
  Example("a base class in another file clears it", files: [
    Example.File("Screen.swift", screen("BaseController", """
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailController(), animated: true)
        }
      """)),
    Example.File("Base.swift", """
      class BaseController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          table.indexPathsForSelectedRows?.forEach { table.deselectRow(at: $0, animated: true) }
        }
      }
      """),
  ]),
  Example("what is loaded whenever the screen appears comes back to it as a delegate, and shows all rows anew", screen("UIViewController", """
      private let model = TrailsModel()

      override func viewWillAppear(_ animated: Bool) { load() }

      private func load() { model.fetch() }

      func didFetch() { table.reloadData() }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailController(), animated: true)
      }
    """) + """

    protocol TrailsModelDelegate: AnyObject { func didFetch() }

    final class TrailsModel {
      weak var delegate: TrailsModelDelegate?

      func fetch() { service.trails { [weak self] _ in self?.delegate?.didFetch() } }
    }
    """),
  Example("cells that functions of the app's own register and dequeue, whose classes show no highlight", files: [
    Example.File("Trails.swift", """
      final class TrailsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let table = UITableView()

        override func viewDidLoad() {
          table.registerCell(TrailCell.self)
          table.dataSource = self
          table.delegate = self
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(at: indexPath) }

        private func cell(at path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(for: TrailCell.self, for: path)
          cell.trail = trails[path.row]
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailController(), animated: true)
        }
      }

      extension UITableView {
        func registerCell<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: name(of: type)) }
        func dequeueReusableCell<T: UITableViewCell>(for type: T.Type, for path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: name(of: type), for: path) as! T
        }
      }
      """),
    Example.File("TrailCell.swift", """
      final class TrailCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          selectionStyle = .none
        }
      }
      """),
  ]),
  Example("suggestions that go away with the choice", screen("UIViewController", """
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        field.text = suggestions[indexPath.row]
        table.isHidden = true
      }
    """)),
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
  Example("collections: cells that show no highlight, a list's that draw their own, a sidebar, a controller that pushes", """
    final class MosaicController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: TileCell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
        return cell
      }

      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen = indexPath.item }
    }

    final class TileCell: UICollectionViewCell {}

    class PiersController: UICollectionViewController {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Pier> { cell, path, pier in
        cell.contentConfiguration = UIListContentConfiguration.cell()
      }

      override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: piers[path.item])
      }
    }

    final class PierListController: PiersController {
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(PierController(), animated: true)
      }
    }

    final class PierSidebar: PiersController {
      override func viewDidLoad() {
        let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      }

      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen = indexPath }
    }

    final class BuoysController: UICollectionViewController {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Buoy> { cell, path, buoy in
        cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
      }

      override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: buoys[path.item])
      }

      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen = indexPath }
    }
    """),
  Example("RxSwift's closure for cells that show no highlight", """
    final class KeysController: UIViewController {
      private let table = UITableView()

      override func viewDidLoad() {
        table.register(KeyCell.self, forCellReuseIdentifier: "Key")
        keys.bind(to: table.rx.items(cellIdentifier: "Key", cellType: KeyCell.self)) { row, key, cell in
          cell.selectionStyle = .none
        }.disposed(by: bag)
        table.rx.itemSelected.subscribe(onNext: { self.pressed = $0 }).disposed(by: bag)
      }
    }

    final class KeyCell: UITableViewCell {}
    """),
  Example("cells of whatever class the source is made for, and ones that only their registration tells", """
    final class ListSource<Cell: UITableViewCell, Item>: NSObject, UITableViewDataSource {
      var items: [Item] = []

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath) as! Cell
      }
    }

    final class CupsController: UIViewController, UITableViewDelegate {
      private let table = UITableView()
      private let source = ListSource<CupCell, String>()

      override func viewDidLoad() {
        table.dataSource = source
        table.delegate = self
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(CupController(), animated: true)
      }
    }

    final class PotsController: UIViewController, UITableViewDelegate, UITableViewDataSource {
      private let table = UITableView()

      override func viewDidLoad() {
        table.register(CupCell.self, forCellReuseIdentifier: "Pot")
        table.dataSource = self
        table.delegate = self
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Pot", for: indexPath)
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(CupController(), animated: true)
      }
    }

    final class CupCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
    """),
  Example("rows that something of the app's own is painted behind, which may look like what was there before", """
    final class ToysController: UIViewController, UITableViewDelegate, UITableViewDataSource {
      private let table = UITableView()

      override func viewDidLoad() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Toy")
        table.dataSource = self
        table.delegate = self
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Toy", for: indexPath)
        cell.selectedBackgroundView = paper
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(ToyController(), animated: true)
      }
    }
    """),
  Example("rows of an app none of whose cells has a selection style", files: [
    Example.File("Places.swift", """
      final class PlacesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          present(MapController(places[indexPath.row]), animated: true)
        }
      }
      """),
    Example.File("AppDelegate.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          UITableViewCell.appearance().selectionStyle = .none
          window?.rootViewController = PlacesController()
          return true
        }
      }
      """),
  ]),
]
