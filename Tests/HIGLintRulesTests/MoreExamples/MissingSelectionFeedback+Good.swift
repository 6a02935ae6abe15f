import HIGLintEngine
import HIGLintRules

let missingSelectionFeedbackGood: [Example] = [
  Example("rows for which a tap does nothing any more", """
    final class HoursController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Hour", for: indexPath)
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard indexPath.section != 0 else { return }
      }
    }
    """),
  Example("a view behind chosen cells that an initialiser of the app's own gives a colour", files: [
    Example.File("HourCell.swift", """
      final class HourCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          selectedBackgroundView = UIView(color: .systemGray)
        }
      }
      """),
    Example.File("UIView+Color.swift", """
      extension UIView {
        convenience init(color: UIColor) {
          self.init(frame: .zero)
          backgroundColor = color
        }
      }
      """),
    Example.File("HoursController.swift", """
      final class HoursController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Hour", for: indexPath) as! HourCell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(hours[indexPath.row]) }
      }
      """),
  ]),
  Example("a blank view behind chosen cells, whose text is of another colour then", """
    final class HoursController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Hour", for: indexPath)
        cell.selectedBackgroundView = UIView()
        cell.textLabel?.highlightedTextColor = .systemOrange
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(hours[indexPath.row]) }
    }
    """),
  Example("a view of another colour behind chosen cells, or one without a colour under a label that lights up", """
    final class TidesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tide", for: indexPath) as! TideCell
        cell.selectedBackgroundView = UIView()
        cell.selectedBackgroundView?.backgroundColor = .systemTeal
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(tides[indexPath.row]) }
    }

    final class TideCell: UITableViewCell {}

    final class WindsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Wind", for: indexPath) as! WindCell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(winds[indexPath.row]) }
    }

    final class WindCell: UITableViewCell {
      override func awakeFromNib() {
        selectedBackgroundView = UIView()
        textLabel?.highlightedTextColor = .systemTeal
      }
    }
    """),
  Example("rows of sections of a kind that the action passes over", files: [
    Example.File("Visits.swift", """
      final class VisitsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if self.sections[indexPath.section].kind == .coming {
            return tableView.dequeueReusableCell(withIdentifier: "Coming", for: indexPath) as! ComingCell
          } else {
            return tableView.dequeueReusableCell(withIdentifier: "Past", for: indexPath) as! PastCell
          }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if sections[indexPath.section].kind == .past { show(VisitController(indexPath), sender: nil) }
        }
      }
      """),
    Example.File("Cells.swift", """
      final class ComingCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
      final class PastCell: UITableViewCell {}
      """),
  ]),
  Example("rows that their delegate paints while they are touched", files: [
    Example.File("Tags.swift", """
      final class Tags: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Tag", for: indexPath) as! TagCell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(tags[indexPath.row]) }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
          tableView.cellForRow(at: indexPath)?.contentView.backgroundColor = .systemGray5
        }
      }
      """),
    Example.File("TagCell.swift", "final class TagCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }"),
  ]),
  Example("rows whose choice is only taken back", files: [
    Example.File("Comments.swift", """
      final class Comments: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Comment", for: indexPath) as! CommentCell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
        }
      }
      """),
    Example.File("CommentCell.swift", "final class CommentCell: UITableViewCell { func setUp() { selectionStyle = .none } }"),
  ]),
  Example("checkmarks that move with the tap, and a choice that is only taken back", """
    final class ScalesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Scale", for: indexPath) as! ScaleCell
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
        tableView.reloadData()
      }
    }

    final class NotesView: UIViewController {
      private let table = UITableView()

      private func setUp() {
        let source = RxTableViewSectionedReloadDataSource<Section>(configureCell: { _, table, path, note in
          let cell = table.dequeueReusableCell(withIdentifier: "Scale", for: path) as! ScaleCell
          cell.selectionStyle = .none
          return cell
        })
        table.rx.itemSelected.subscribe(onNext: { self.table.deselectRow(at: $0, animated: true) }).disposed(by: bag)
      }
    }

    final class ScaleCell: UITableViewCell {}
    """),
  Example("rows of a case that may not be chosen", """
    final class HarboursController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch lines[indexPath.row] {
        case .group:
          let cell: GroupCell = tableView.dequeueReusableCell(for: indexPath)
          return cell
        case .harbour(let harbour):
          let cell: HarbourCell = tableView.dequeueReusableCell(for: indexPath)
          cell.textLabel?.text = harbour.name
          return cell
        }
      }

      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        switch lines[indexPath.row] {
        case .group: return nil
        case .harbour: return indexPath
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(lines[indexPath.row]) }
    }

    final class GroupCell: UITableViewCell {
      func setUp() { selectionStyle = .none }
    }

    final class HarbourCell: UITableViewCell {}
    """),
  Example("right before it shows, only some rows", """
    final class TripsController: UITableViewController {
      override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Trip") }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath)
      }

      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return }
        cell.selectionStyle = .none
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.section > 0 { show(TripController(trips[indexPath.row]), sender: self) }
      }
    }
    """),
  Example("helpers that set up cells with a highlight of their own", """
    final class PlansController: UITableViewController {
      override func viewDidLoad() { tableView.register(PlanCell.self, forCellReuseIdentifier: "Plan") }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Plan", for: indexPath)
        configure(cell, for: plans[indexPath.row])
        return cell
      }

      private func configure(_ cell: UITableViewCell, for plan: Plan) {
        cell.textLabel?.text = plan.title
        cell.selectionStyle = .none
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(plans[indexPath.row]) }
    }

    final class PlanCell: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        backgroundConfiguration?.backgroundColor = state.isHighlighted ? .systemGray5 : .systemBackground
      }
    }
    """),
  Example("a helper that mutes the rows of one kind, and one that is given its cell by somebody else", """
    final class OrdersController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(for: indexPath) as OrderCell
        fill(cell, with: rows[indexPath.row])
        return cell
      }

      private func fill(_ cell: OrderCell, with row: Row) {
        switch row {
        case .total: cell.do { $0.selectionStyle = .none }
        case .order(let order): cell.textLabel?.text = order.name
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(rows[indexPath.row]) }
    }

    final class OrderCell: UITableViewCell {}

    final class PartsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        muted(parts.cell(tableView, indexPath))
      }

      private func muted(_ cell: UITableViewCell) -> UITableViewCell {
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(parts[indexPath.row]) }
    }
    """),
  Example("switches that a function within the supplier puts into its rows", """
    final class SensorsController: UITableViewController {
      override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sensor") }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        func switchCell() -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Sensor", for: indexPath).then {
            $0.accessoryView = toggle(for: indexPath)
            $0.selectionStyle = .none
          }
        }

        return switchCell()
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { explain(indexPath) }
    }
    """),
  Example("rows that lead on, which a text fills that can be selected", """
    final class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(NoteController(notes[indexPath.row]), animated: true)
      }
    }

    final class NoteCell: UITableViewCell {
      private let text = UITextView()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
      }
    }
    """),
  Example("a row action that no table is told to call", files: [
    Example.File("PiersController.swift", """
      final class PiersController: UIViewController {
        private lazy var source = PiersSource()
        private lazy var table: UITableView = {
          let view = UITableView()
          view.dataSource = self.source
          return view
        }()
      }
      """),
    Example.File("PiersSource.swift", """
      class PiersSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Pier", for: indexPath) as! PierCell
          cell.selectionStyle = .none
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(piers[indexPath.row]) }
      }

      final class PierCell: UITableViewCell {}
      """),
  ]),
  Example("RxSwift: one of two kinds of cells shows the touch", """
    final class BoatsController: UIViewController {
      private let table = UITableView()

      func bind() {
        let input = BoatsModel.Input(choice: table.rx.modelSelected(Boat.self).asDriver())
        model.transform(input).boats.drive(table.rx.items(cellIdentifier: "Boat", cellType: BoatCell.self)) { _, _, _ in }.disposed(by: bag)
        model.transform(input).crews.drive(table.rx.items(cellIdentifier: "Crew", cellType: CrewCell.self)) { _, _, _ in }.disposed(by: bag)
      }
    }

    final class BoatCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }

    final class CrewCell: UITableViewCell {}
    """),
  Example("a registered class that shows the touch, among cells that another object makes", """
    final class CupsController: UIViewController, UITableViewDelegate {
      private let table = UITableView()
      private let source = CupSource()

      override func viewDidLoad() {
        table.register(CupCell.self)
        table.register(PotCell.self)
        table.dataSource = source
        table.delegate = self
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath.row) }
    }

    final class CupSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: names[indexPath.row], for: indexPath)
      }
    }

    final class CupCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }

    final class PotCell: UITableViewCell {}
    """),
  Example("rows of other classes than the one on which the choice acts, and of a section that it leaves out", files: [
    Example.File("Timetable.swift", """
      final class TimetableController: UITableViewController {
        override func viewDidLoad() { tableView.register(WaitCell.self, forCellReuseIdentifier: "Wait") }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if isLoading { return tableView.dequeueReusableCell(withIdentifier: "Wait", for: indexPath) }
          if hours.isEmpty { return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath) as! NoneCell }
          return tableView.dequeueReusableCell(withIdentifier: "Hour", for: indexPath) as! HourCell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let cell = tableView.cellForRow(at: indexPath) as? HourCell else { return }
          show(HourController(cell.hour), sender: self)
        }
      }

      final class WaitCell: UITableViewCell { override func didMoveToWindow() { selectionStyle = .none } }
      final class NoneCell: UITableViewCell { override func didMoveToWindow() { selectionStyle = .none } }
      final class HourCell: UITableViewCell { let hour = Hour() }
      """),
    Example.File("Order.swift", """
      final class OrderController: UITableViewController {
        private let dishes = 0
        private let count = 1

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.section == dishes { return tableView.dequeueReusableCell(withIdentifier: "Dish", for: indexPath) as! DishCell }
          return tableView.dequeueReusableCell(withIdentifier: "Count", for: indexPath) as! CountCell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath.section == count { return }
          show(DishController(indexPath.row), sender: self)
        }
      }

      final class DishCell: UITableViewCell {}
      final class CountCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
      """),
  ]),
  Example("rows that nothing is done for, told apart by an if", """
    final class KettleController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "Boil", for: indexPath) as! LineCell }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath) as! LineCell
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.row == 0 { boil() }
      }
    }

    final class WeighController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == Section.unit {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Unit", for: indexPath) as! LineCell
          cell.selectionStyle = .none
          return cell
        }
        return tableView.dequeueReusableCell(withIdentifier: "Weight", for: indexPath) as! OtherCell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section != Section.unit else { return }
        show(WeightController(indexPath.row), sender: self)
      }
    }

    final class LineCell: UITableViewCell {}

    final class OtherCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none; addSubview(UITextField()) } }
    """),
  Example("drawn rows without a style: they go nowhere, go back, show touches by themselves, or code gives them a style", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Fact" selectionStyle="none" id="p1"/>
        <tableViewCell reuseIdentifier="Back" selectionStyle="none" id="p2"><connections>
          <segue destination="e1" kind="unwind" unwindAction="back:" id="s2"/>
        </connections></tableViewCell>
        <tableViewCell reuseIdentifier="Lit" selectionStyle="none" id="p3" customClass="LitCell"><connections>
          <segue destination="c2" kind="show" id="s3"/>
        </connections></tableViewCell>
        <tableViewCell reuseIdentifier="Styled" selectionStyle="none" id="p4"><connections>
          <segue destination="c2" kind="show" id="s4"/>
        </connections></tableViewCell>
        <tableViewCell reuseIdentifier="Detail" selectionStyle="none" id="p5"><connections>
          <segue destination="c2" kind="show" trigger="accessoryAction" id="s5"/>
        </connections></tableViewCell>
      </prototypes></tableView></subviews></view>
      """),
    Example.File("Facts.swift", """
      final class LitCell: UITableViewCell {
        override func setHighlighted(_ highlighted: Bool, animated: Bool) { backgroundColor = highlighted ? .gray : .white }
      }

      final class Facts: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Styled", for: indexPath)
          cell.selectionStyle = .default
          return cell
        }
      }
      """),
  ]),
  Example("a row that says that there are none, beside those that lead on", """
    final class PaymentsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if payments.count != 0 {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Payment", for: indexPath) as! PaymentCell
          cell.payment = payments[indexPath.row]
          return cell
        } else {
          return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath) as! NoneCell
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(PaymentController(payments[indexPath.row]), sender: self)
      }
    }

    final class PaymentCell: UITableViewCell { var payment: Payment? }

    final class NoneCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
    """),
  Example("two tables with one delegate, of which the rows of the other act", files: [
    Example.File("Doctor.swift", """
      final class DoctorController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet private var awards: UITableView!
        @IBOutlet private var places: UITableView!

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if tableView == awards {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Award", for: indexPath)
            cell.selectionStyle = .none
            return cell
          }
          return tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if tableView === places { show(MapController(places[indexPath.row]), sender: self) }
        }
      }
      """),
  ]),
  Example("cells that light up, of which the first are built, and others reused", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Film" selectionStyle="none" id="p1" customClass="FilmCell"/>
      </prototypes></tableView></subviews></view>
      """, owner: "FilmsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    Example.File("FilmsController.swift", """
      final class FilmsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet private var tableView: UITableView!

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if let cell = tableView.dequeueReusableCell(withIdentifier: "Film") as? FilmCell {
            cell.film = films[indexPath.row]
            return cell
          }
          let cell = FilmCell(style: .default, reuseIdentifier: "Other")
          cell.film = films[indexPath.row]
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(FilmController(films[indexPath.row]), animated: true)
        }
      }

      final class FilmCell: UITableViewCell { var film: Film? }
      """),
  ]),
  Example("cells of another class than those whose appearance has no style, and one that has a style of its own", files: [
    Example.File("Appearance.swift", """
      enum Appearance { static func set() { RowCell.appearance().selectionStyle = .none } }

      class RowCell: UITableViewCell {}
      final class CityCell: UITableViewCell { var city: City? }
      final class TownCell: RowCell { override func awakeFromNib() { selectionStyle = .default } }
      """),
    Example.File("CitiesController.swift", """
      final class CitiesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let table = UITableView()

        override func viewDidLoad() {
          table.register(CityCell.self, forCellReuseIdentifier: "City")
          table.register(TownCell.self, forCellReuseIdentifier: "Town")
          table.dataSource = self
          table.delegate = self
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.section == 0 { return tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath) as! CityCell }
          return tableView.dequeueReusableCell(withIdentifier: "Town", for: indexPath) as! TownCell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(CityController(cities[indexPath.row]), animated: true)
        }
      }
      """),
  ]),
  Example("a heading among rows that highlight, which the action doesn't tell from them", """
    final class GroupsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 { return tableView.dequeueReusableCell(withIdentifier: "Heading", for: indexPath) as! HeadingCell }
        return tableView.dequeueReusableCell(withIdentifier: "Group", for: indexPath) as! GroupCell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(GroupController(groups[indexPath.row]), sender: self)
      }
    }

    final class GroupCell: UITableViewCell {}
    final class HeadingCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
    """),
  Example("content that the highlight shines through", plans("contentView.backgroundColor = UIColor.black.withAlphaComponent(0.1)")),
  Example("content of a colour that isn't known", plans("contentView.backgroundColor = Theme.current.rowColor")),
  Example("content of a colour beside the arrow of a row that leads on", plans("""
    contentView.backgroundColor = .white
        accessoryType = .disclosureIndicator
    """)),
  Example("content of which the rows' supplier takes the colour", plans(
    "contentView.backgroundColor = .white", supplier: "cell.contentView.backgroundColor = plans[indexPath.row].isOpen ? .white : .clear"
  )),
  Example("a storyboard's cell without a style, in whose place a library's function registers another", files: [
    Example.File("NewsController.swift", """
      final class NewsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet private var tableView: UITableView!

        override func viewDidLoad() { tableView.registerCell(type: NewsCell.self) }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "News", for: indexPath) as! NewsCell
          cell.story = stories[indexPath.row]
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(StoryController(stories[indexPath.row]), sender: self) }
      }

      final class NewsCell: UITableViewCell { var story: Story? }
      """),
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="News" selectionStyle="none" id="p1" customClass="NewsCell"/>
      </prototypes></tableView></subviews></view>
      """, owner: "NewsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
  ]),
]

/// Rows that lead on, of a class that says something of its content, beside what their supplier says.
private func plans(_ content: String, supplier: String = "") -> String {
  """
  final class PlansController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override func viewDidLoad() { table.register(PlanCell.self, forCellReuseIdentifier: "Plan") }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Plan", for: indexPath) as! PlanCell
      cell.name.text = plans[indexPath.row].name
      \(supplier)
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(PlanController(plans[indexPath.row]), sender: self) }
  }

  final class PlanCell: UITableViewCell {
    let name = UILabel()

    override func awakeFromNib() {
      super.awakeFromNib()
      \(content)
    }
  }
  """
}
