import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let missingSelectionFeedback = MoreExamples(MissingSelectionFeedback.self, bad: bad, good: missingSelectionFeedbackGood)
}

private let bad: [Example] = [
  Example("cells that are built, with a button in some that does something else", """
    final class TasksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Task")
        ↓cell.selectionStyle = .none
        if tasks[indexPath.row].isRated {
          let feedback = UIButton(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
          feedback.addTarget(self, action: #selector(rate), for: .touchUpInside)
          cell.contentView.addSubview(feedback)
        }
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(TaskController(tasks[indexPath.row]), animated: true)
      }
    }
    """),
  Example("rows that open the same screen, whichever is chosen", """
    final class ChatsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Chat", for: indexPath) as! ChatCell
        cell.name.text = chats[indexPath.row].name
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        present(MessagesController(), animated: true)
      }
    }

    final class ChatCell: UITableViewCell {
      @IBOutlet var name: UILabel!

      override func awakeFromNib() {
        super.awakeFromNib()
        ↓selectionStyle = .none
      }
    }
    """),
  Example("a row among others that highlight, which the action tells from them", files: [
    Example.File("ListsController.swift", """
      final class ListsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if isEditing && indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: AddCell.identifier, for: indexPath) as! AddCell
          }
          let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.identifier, for: indexPath) as! ListCell
          cell.textLabel?.text = lists[indexPath.row].name
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          if isEditing && indexPath.row == 0 {
            present(AddController(), animated: true)
          } else {
            show(ListController(lists[indexPath.row]), sender: self)
          }
        }
      }
      """),
    Example.File("Cells.swift", """
      extension UITableViewCell { static var identifier: String { String(describing: self) } }
      final class ListCell: UITableViewCell {}
      final class AddCell: UITableViewCell {
        override func awakeFromNib() {
          super.awakeFromNib()
          ↓selectionStyle = .none
        }
      }
      """),
  ]),
  Example("a drawn row among others, which is asked for by the name of its class", files: [
    Example.File("ListsController.swift", """
      final class ListsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: AddCell.identifier, for: indexPath) }
          let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.identifier, for: indexPath) as! ListCell
          cell.textLabel?.text = lists[indexPath.row - 1].name
          return cell
        }

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch indexPath.row {
          case 0: present(AddController(), animated: true)
          default: show(ListController(lists[indexPath.row - 1]), sender: self)
          }
        }
      }
      """),
    Example.File("Cells.swift", """
      extension UITableViewCell { static var identifier: String { String(describing: self) } }
      final class ListCell: UITableViewCell {}
      final class AddCell: UITableViewCell {}
      """),
    Example.File("Lists.storyboard", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="c1" customClass="ListsController"><view key="view" id="v1"><subviews><tableView id="t1"><prototypes>
            <tableViewCell reuseIdentifier="AddCell" selectionStyle="none" id="p1" customClass="AddCell"/>
            <tableViewCell reuseIdentifier="ListCell" id="p2" customClass="ListCell"/>
          </prototypes><connections>
            <outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/>
          </connections></tableView></subviews></view></viewController>
        </objects></scene></scenes>
      </document>
      """),
  ]),
  Example("a prototype without a style, where another table has one of the same name that has one", files: [
    Example.File("Lists.storyboard", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s1"><objects>
          <tableViewController id="c1" customClass="ListsController"><tableView key="view" id="t1"><prototypes>
            <tableViewCell reuseIdentifier="Add" selectionStyle="none" id="p1"/>
          </prototypes><connections>
            <outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/>
          </connections></tableView></tableViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController id="c2" customClass="TagsController"><tableView key="view" id="t2"><prototypes>
            <tableViewCell reuseIdentifier="Add" id="p2"/>
          </prototypes><connections>
            <outlet property="dataSource" destination="c2" id="o3"/><outlet property="delegate" destination="c2" id="o4"/>
          </connections></tableView></tableViewController>
        </objects></scene>
      </scenes></document>
      """),
    Example.File("ListsController.swift", """
      final class ListsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Add", for: indexPath)
        }
        override func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(NewListController(), animated: true)
        }
      }

      final class TagsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Add", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(NewTagController(), animated: true)
        }
      }
      """),
  ]),
  Example("rows that open a screen, in which a name answers taps of its own", files: [
    Example.File("TalkCell.swift", """
      final class TalkCell: UITableViewCell {
        lazy var name: UILabel = {
          let label = UILabel()
          label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openProfile)))
          return label
        }()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          ↓selectionStyle = .none
          contentView.addSubview(name)
        }

        @objc func openProfile() { delegate?.open(name.text) }
      }
      """),
    Example.File("TalksController.swift", """
      final class TalksController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Talk", for: indexPath) as! TalkCell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(TalkController(talks[indexPath.row]), animated: true)
        }
      }
      """),
  ]),
  Example("a segue whose preparation asks which row was chosen", """
    final class EventsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { performSegue(withIdentifier: "event", sender: nil) }

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let path = table.indexPathForSelectedRow, let event = segue.destination as? EventController else { return }
        event.event = events[path.row]
      }
    }

    final class EventCell: UITableViewCell {
      override func awakeFromNib() {
        super.awakeFromNib()
        ↓selectionStyle = .none
      }
    }
    """),
  Example("an action that only asks the cell what it shows", """
    final class CoinsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Coin", for: indexPath) as! CoinCell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as! CoinCell
        navigationController?.pushViewController(CoinController(cell.coin), animated: true)
      }
    }

    final class CoinCell: UITableViewCell {
      var coin: Coin?
      override func awakeFromNib() { ↓selectionStyle = .none }
    }
    """),
  Example("a view behind chosen cells that shows nothing", """
    final class TidesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tide", for: indexPath) as! TideCell
        cell.textLabel?.text = tides[indexPath.row].name
        let nothing = UIView()
        nothing.backgroundColor = .clear
        ↓cell.selectedBackgroundView = nothing
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(tides[indexPath.row]) }
    }

    final class TideCell: UITableViewCell {}
    """),
  Example("the same, in the cell's class, which a function of the app's own dequeues", files: [
    Example.File("Winds.swift", """
      final class WindsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withType: WindCell.self, for: indexPath)
          cell.textLabel?.text = winds[indexPath.row].name
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(winds[indexPath.row]) }
      }
      """),
    Example.File("UITableView+Types.swift", """
      extension UITableView {
        func dequeueReusableCell<T: UITableViewCell>(withType type: T.Type, for path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: String(describing: type), for: path) as! T
        }
      }
      """),
    Example.File("WindCell.swift", """
      final class WindCell: UITableViewCell {
        override func awakeFromNib() {
          super.awakeFromNib()
          ↓selectedBackgroundView = UIView(frame: .zero)
        }
      }
      """),
  ]),
  Example("cells that a library's function dequeues by their class", """
    final class ReefsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(for: indexPath, cellType: ReefCell.self)
        cell.textLabel?.text = reefs[indexPath.row].name
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(reefs[indexPath.row]) }
    }

    final class ReefCell: UITableViewCell { override func awakeFromNib() { ↓selectionStyle = .none } }
    """),
  Example("a choice that RxSwift hands on, and cells that a closure sets up", """
    final class BerthsView: UIViewController {
      private let table = UITableView()
      private var source: RxTableViewSectionedReloadDataSource<Harbour>?

      private func setUp() {
        source = RxTableViewSectionedReloadDataSource(configureCell: { _, table, path, berth in
          let cell = table.dequeueReusableCell(withIdentifier: "Berth", for: path) as! BerthCell
          cell.textLabel?.text = berth.name
          ↓cell.selectionStyle = .none
          return cell
        })
        table.rx.modelSelected(Berth.self).bind(to: presenter.chosen).disposed(by: bag)
      }
    }

    final class BerthCell: UITableViewCell {}
    """),
  Example("after a guard that a cell without its model leaves", """
    final class CharmsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Charm", for: indexPath) as! CharmCell
        guard let charm = charms[safe: indexPath.row] else { return cell }
        cell.textLabel?.text = charm.name
        ↓cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(charms[indexPath.row]) }
    }

    final class CharmCell: UITableViewCell {}
    """),
  Example("only the rows of the cases that act", """
    final class FerriesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch lines[indexPath.row] {
        case .total:
          let cell: TotalCell = tableView.dequeueReusableCell(for: indexPath)
          return cell
        case .ferry(let ferry):
          let cell: FerryCell = tableView.dequeueReusableCell(for: indexPath)
          cell.textLabel?.text = ferry.name
          return cell
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch lines[indexPath.row] {
        case .ferry(let ferry): open(ferry, at: indexPath)
        case .total: break
        }
      }
    }

    final class TotalCell: UITableViewCell {
      func setUp() { selectionStyle = .none }
    }

    final class FerryCell: UITableViewCell {
      func setUp() { ↓selectionStyle = .none }
    }
    """),
  Example("a function that is given the cell, and a builder on it", """
    final class DevicesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(for: indexPath) as DeviceCell
        fill(cell, at: indexPath)
        return cell
      }

      private func fill(_ cell: UITableViewCell, at path: IndexPath) {
        guard let cell = cell as? DeviceCell, let device = devices[safe: path.row] else { return }
        cell.do {
          $0.textLabel?.text = device.name
          ↓$0.selectionStyle = .none
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        connect(to: devices[indexPath.row])
      }
    }

    final class DeviceCell: UITableViewCell {}
    """),
  Example("builders on dequeued cells, and functions within the supplier that make them", """
    final class KeysController: UITableViewController {
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Key")
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        func keyCell(_ key: Key?) -> UITableViewCell {
          guard let key else { return UITableViewCell() }
          let cell = tableView.dequeueReusableCell(withIdentifier: "Key", for: indexPath).then {
            $0.textLabel?.text = key.name
            ↓$0.selectionStyle = .none
          }
          return cell
        }

        if indexPath.section == 0 { return keyCell(keys[indexPath.row]) }
        return tableView.dequeueReusableCell(withIdentifier: "Key", for: indexPath).then { cell in
          ↓cell.selectionStyle = .none
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(KeyController(keys[indexPath.row]), sender: self)
      }
    }
    """),
  Example("a class that only its registration tells", """
    final class CoinsController: UITableViewController {
      override func viewDidLoad() {
        tableView.register(CoinCell.self, forCellReuseIdentifier: "Coin")
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Coin", for: indexPath)
        if let cell = cell as? CoinCell { cell.show(coins[indexPath.row]) }
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(CoinController(coins[indexPath.row]), sender: self)
      }
    }

    final class CoinCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        ↓selectionStyle = .none
      }

      func show(_ coin: Coin) { textLabel?.text = coin.name }
    }
    """),
  Example("cells that the table's owner registers, and another object makes", """
    final class CupsController: UIViewController, UITableViewDelegate {
      private let table = UITableView()
      private let source = CupSource()

      override func viewDidLoad() {
        table.register(CupCell.self)
        table.dataSource = source
        table.delegate = self
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(CupController(source.cups[indexPath.row]), sender: self)
      }
    }

    final class CupSource: NSObject, UITableViewDataSource {
      var cups: [Cup] = []

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CupCell", for: indexPath)
        (cell as? CupCell)?.show(cups[indexPath.row])
        return cell
      }
    }

    final class CupCell: UITableViewCell {
      override func awakeFromNib() { ↓selectionStyle = .none }

      func show(_ cup: Cup) { textLabel?.text = cup.name }
    }
    """),
  Example("an object that is handed the table, and makes its cells in a closure", files: [
    Example.File("Harbours.swift", """
      final class HarboursController: UIViewController, UITableViewDelegate {
        private let list = UITableView()
        private lazy var source = HarbourSource(table: list)

        override func viewDidLoad() { list.delegate = self }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(HarbourController(at: indexPath.row), animated: true)
        }
      }
      """),
    Example.File("HarbourSource.swift", """
      final class HarbourSource {
        private let source: UITableViewDiffableDataSource<Int, Harbour>

        init(table: UITableView) {
          source = UITableViewDiffableDataSource<Int, Harbour>(tableView: table) { table, path, harbour in
            let cell = table.dequeueReusableCell(withIdentifier: "Harbour", for: path) as! HarbourCell
            return cell
          }
        }
      }

      final class HarbourCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          ↓selectionStyle = .none
        }
      }
      """),
  ]),
  Example("RxSwift: the choice is handed to the view model, and the library makes the cells", """
    final class BoatsController: UIViewController {
      private let table = UITableView()

      func bind() {
        let input = BoatsModel.Input(choice: table.rx.modelSelected(Boat.self).asDriver())
        model.transform(input).boats
          .drive(table.rx.items(cellIdentifier: "Boat", cellType: BoatCell.self)) { _, boat, cell in cell.show(boat) }
          .disposed(by: bag)
      }
    }

    class PlainCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        ↓selectionStyle = .none
      }
    }

    final class BoatCell: PlainCell { func show(_ boat: Boat) { textLabel?.text = boat.name } }
    """),
  Example("rows of a subclass, which act as the class above says, and put the keyboard away, too", """
    class ListController: UIViewController, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        view.endEditing(true)
        delegate?.choose(indexPath.row)
      }
    }

    final class TeasController: ListController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tea", for: indexPath) as! TeaCell
        ↓cell.selectionStyle = .none
        return cell
      }
    }

    final class TeaCell: UITableViewCell {}
    """),
  Example("rows that an if tells apart from those that nothing is done for", """
    final class KettleController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Boil", for: indexPath) as! LineCell
          ↓cell.selectionStyle = .none
          return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath) as! LineCell
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.row == 0 { boil(indexPath) }
      }
    }

    final class LineCell: UITableViewCell {}
    """),
  Example("a row that says that there are none, and leads to where there are some", """
    final class RecastsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if !recasts.isEmpty { return tableView.dequeueReusableCell(withIdentifier: "Recast", for: indexPath) as! RecastCell }
        return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath) as! NoneCell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !recasts.isEmpty { show(RecastController(recasts[indexPath.row]), sender: self) } else { tabs.selectedIndex = 2 }
      }
    }

    final class RecastCell: UITableViewCell { override func awakeFromNib() { ↓selectionStyle = .none } }

    final class NoneCell: UITableViewCell { override func awakeFromNib() { ↓selectionStyle = .none } }
    """),
  Example("rows that lead on, beside one that says that there are none", """
    final class PaymentsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if payments.isEmpty { return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath) as! NoneCell }
        return tableView.dequeueReusableCell(withIdentifier: "Payment", for: indexPath) as! PaymentCell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(PaymentController(payments[indexPath.row]), sender: self)
      }
    }

    final class PaymentCell: UITableViewCell { override func awakeFromNib() { ↓selectionStyle = .none } }

    final class NoneCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
    """),
  Example("rows that lead on by a segue of their own, which lose their style in the storyboard, as they are filled, or in their class", files: [
    Drawn.storyboard(segueTable("""
      <tableViewCell reuseIdentifier="Port" selectionStyle="↓none" id="p1" customClass="PortCell">\(segue)</tableViewCell>
      <tableViewCell selectionStyle="↓none" reuseIdentifier="Word" id="p4">
        <textField userInteractionEnabled="NO" id="f1"/>\(segue)</tableViewCell>
      <tableViewCell reuseIdentifier="Dock" id="p2" customClass="DockCell">\(segue)</tableViewCell>
      <tableViewCell reuseIdentifier="Quay" id="p3" customClass="QuayCell">\(segue)</tableViewCell>
      """), owner: "PortsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    Example.File("Ports.swift", """
      final class PortsController: UIViewController { @IBOutlet private var tableView: UITableView! }

      final class DocksSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Dock", for: indexPath) as! DockCell
          cell.dock = docks[indexPath.row]
          ↓cell.selectionStyle = .none
          return cell
        }
      }

      final class PortCell: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
      }

      final class DockCell: UITableViewCell { var dock: Dock? }

      final class QuayCell: UITableViewCell {
        override func awakeFromNib() {
          super.awakeFromNib()
          ↓selectionStyle = .none
        }
      }
      """),
  ]),
  Example("cells of a xib without a style, in which a text view lets touches pass", files: [
    Example.File("ChatCell.xib", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <tableViewCell selectionStyle="none" id="c1" customClass="ChatCell"><tableViewCellContentView key="contentView" id="v2"><subviews>
          <textView userInteractionEnabled="NO" id="t1"/>
        </subviews></tableViewCellContentView><connections><outlet property="message" destination="t1" id="o1"/></connections></tableViewCell>
      </objects></document>
      """),
    Example.File("ChatCell.swift", """
      final class ChatCell: UITableViewCell {
        @IBOutlet private var message: UITextView!
        override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
      }
      """),
    Example.File("Chats.swift", """
      final class Chats: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UINib(nibName: "ChatCell", bundle: nil), forCellReuseIdentifier: "chat")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath) as! ChatCell
          cell.chat = chats[indexPath.row]
          return cell
        }
        override func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Chat(chats[indexPath.row]), animated: true)
        }
      }
      """),
  ]),
  Example("static rows that code acts on, one of which it passes over", files: [
    Drawn.storyboard("""
      <tableView dataMode="static" id="t1"><sections>
        <tableViewSection id="s2"><cells>
          <tableViewCell selectionStyle="none" id="p1"/><tableViewCell selectionStyle="↓none" id="p2"/>
        </cells></tableViewSection>
        <tableViewSection id="s3"><cells><tableViewCell selectionStyle="↓none" id="p3"/></cells></tableViewSection>
      </sections><connections><outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/></connections>
      </tableView>
      """, kind: "tableViewController", owner: "PaintController"),
    Example.File("PaintController.swift", """
      final class PaintController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath.section == 0 {
            guard indexPath.row == 1 else { return }
            show(ColorController(), sender: self)
          } else {
            show(BrushController(indexPath.row), sender: self)
          }
        }
      }
      """),
  ]),
  Example("static rows that code tells apart by their outlets, one of which it does nothing for", files: [
    Drawn.storyboard("""
      <tableView dataMode="static" id="t1"><sections><tableViewSection id="s2"><cells>
        <tableViewCell selectionStyle="none" id="p1"/><tableViewCell selectionStyle="↓none" id="p2"/>
        <tableViewCell selectionStyle="none" id="p3"/>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/></connections>
      </tableView>
      """, kind: "tableViewController", owner: "SettingsController", outlets: """
      <outlet property="signOutCell" destination="p2" id="o3"/><outlet property="noteCell" destination="p3" id="o4"/>
      """),
    Example.File("SettingsController.swift", """
      final class SettingsController: UITableViewController {
        @IBOutlet var signOutCell: UITableViewCell!
        @IBOutlet var noteCell: UITableViewCell!

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let cell = tableView.cellForRow(at: indexPath)
          if cell == signOutCell { show(SignOutController(), sender: self) } else if cell == noteCell { return }
          else if indexPath.section == 1 { show(HelpController(), sender: self) }
        }
      }
      """),
  ]),
  Example("static rows of cases, by the number of the row and by that of the section in a list, one of which does nothing", files: [
    Drawn.storyboard("""
      <tableView dataMode="static" id="t1"><sections>
        <tableViewSection id="s2"><cells><tableViewCell selectionStyle="none" id="p1"/></cells></tableViewSection>
        <tableViewSection id="s3"><cells>
          <tableViewCell selectionStyle="↓none" id="p2"/><tableViewCell selectionStyle="none" id="p3"/>
          <tableViewCell selectionStyle="↓none" id="p4"/>
        </cells></tableViewSection>
      </sections><connections><outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/></connections>
      </tableView>
      """, kind: "tableViewController", owner: "ProfileController"),
    Example.File("ProfileController.swift", """
      final class ProfileController: UITableViewController {
        enum Part { case portrait, others }
        enum Other: Int { case password, more, about }

        private let parts: [Part] = [.portrait, .others]

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let part = parts[indexPath.section]
          switch part {
          case .portrait: print("portrait")
          case .others:
            if let other = Other(rawValue: indexPath.row) {
              switch other {
              case .password: show(PasswordController(), sender: self)
              case .more: break
              case .about: show(AboutController(), sender: self)
              }
            }
          }
        }
      }
      """),
  ]),
  Example("static rows that are told apart by their whole index paths, some of which do nothing", files: [
    twoSections(owner: "AboutController"),
    Example.File("AboutController.swift", """
      final class AboutController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath == [0, 0] {
          } else if indexPath == [0, 1] {
            show(TermsController(), sender: self)
          } else if IndexPath(row: 1, section: 1) != indexPath {
            show(LicensesController(), sender: self)
          }
          tableView.deselectRow(at: indexPath, animated: true)
        }
      }
      """),
  ]),
  Example("cells whose appearance an app takes the style from", files: [
    Example.File("Appearance.swift", """
      enum Appearance {
        static func set() {
          UINavigationBar.appearance().tintColor = .black
          RowCell.appearance().selectionStyle = .none
        }
      }

      class RowCell: UITableViewCell {}
      final class CityCell: RowCell { var city: City? }
      """),
    Example.File("CitiesController.swift", """
      final class CitiesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let table = UITableView()

        override func viewDidLoad() {
          table.register(CityCell.self, forCellReuseIdentifier: "City")
          table.dataSource = self
          table.delegate = self
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath) as! CityCell
          cell.city = cities[indexPath.row]
          return cell
        }

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(CityController(cities[indexPath.row]), animated: true)
        }
      }
      """),
  ]),
  Example("cells that a storyboard draws without a style, of which a list says which each row has", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Sound" selectionStyle="none" id="p1"/>
        <tableViewCell reuseIdentifier="Help" selectionStyle="none" id="p2"/>
      </prototypes><connections>
        <outlet property="dataSource" destination="c1" id="o2"/><outlet property="delegate" destination="c1" id="o3"/>
      </connections></tableView></subviews></view>
      """, owner: "SettingsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    Example.File("SettingsController.swift", """
      final class SettingsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet private var tableView: UITableView!

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: settings[indexPath.row].identifier)!
        }

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          performSegue(withIdentifier: settings[indexPath.row].segue, sender: self)
        }
      }
      """),
  ]),
  Example("a cell of a storyboard, beside one that stands in where there is none", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Film" selectionStyle="none" id="p1" customClass="FilmCell"/>
      </prototypes></tableView></subviews></view>
      """, owner: "FilmsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    Example.File("FilmsController.swift", """
      final class FilmsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet private var tableView: UITableView!

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let reused = tableView.dequeueReusableCell(withIdentifier: "Film")
          if let cell = reused as? FilmCell {
            cell.film = films[indexPath.row]
            return cell
          }
          let cell = UITableViewCell()
          cell.textLabel?.text = films[indexPath.row].title
          return cell
        }

        func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(FilmController(films[indexPath.row]), animated: true)
        }
      }

      final class FilmCell: UITableViewCell { var film: Film? }
      """),
  ]),
  Example("static rows that are told apart by a switch over section and row, some of which do nothing", files: [
    twoSections(owner: "HelpController"),
    Example.File("HelpController.swift", """
      final class HelpController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch (indexPath.section, indexPath.row) {
          case (0, 1): show(ManualController(), sender: self)
          case (0, _), (1, 1): break
          default: show(ContactController(), sender: self)
          }
          tableView.deselectRow(at: indexPath, animated: true)
        }
      }
      """),
  ]),
  Example("cells whose content lies over the highlight, in a colour of the project's own", files: [
    Example.File("PlansController.swift", """
      final class PlansController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        override func viewDidLoad() { table.register(PlanCell.self, forCellReuseIdentifier: "Plan") }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Plan", for: indexPath) as! PlanCell
          cell.name.text = plans[indexPath.row].name
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          navigationController?.pushViewController(PlanController(plans[indexPath.row]), animated: true)
        }
      }
      """),
    Example.File("PlanCell.swift", """
      final class PlanCell: UITableViewCell {
        let name = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          ↓contentView.backgroundColor = .paper
          contentView.addSubview(name)
        }
      }

      extension UIColor { static let paper = UIColor(white: 0.95, alpha: 1) }
      """),
  ]),
  Example("static rows that lead on by a segue or are told apart by isEqual", files: [
    Drawn.storyboard("""
      <tableView dataMode="static" id="t1"><sections><tableViewSection id="s2"><cells>
        <tableViewCell selectionStyle="↓none" id="p1"><connections>
          <segue destination="c9" kind="show" id="g1"/>
        </connections></tableViewCell>
        <tableViewCell selectionStyle="↓none" id="p2"/><tableViewCell selectionStyle="none" id="p3"/>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/></connections>
      </tableView>
      """, kind: "tableViewController", owner: "SettingsController", outlets: """
      <outlet property="signOutCell" destination="p2" id="o3"/><outlet property="noteCell" destination="p3" id="o4"/>
      """),
    Example.File("SettingsController.swift", """
      final class SettingsController: UITableViewController {
        @IBOutlet var signOutCell: UITableViewCell!
        @IBOutlet var noteCell: UITableViewCell!

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let cell = tableView.cellForRow(at: indexPath)! as UITableViewCell
          if cell.isEqual(signOutCell) { show(SignOutController(), sender: self) }
        }
      }
      """),
  ]),
]

/// Two static sections of two rows: what the second row of the first does and the first of the second is missed without a highlight.
private func twoSections(owner: String) -> Example.File {
  Drawn.storyboard("""
    <tableView dataMode="static" id="t1"><sections>
      <tableViewSection id="s2"><cells>
        <tableViewCell selectionStyle="none" id="p1"/><tableViewCell selectionStyle="↓none" id="p2"/>
      </cells></tableViewSection>
      <tableViewSection id="s3"><cells>
        <tableViewCell selectionStyle="↓none" id="p3"/><tableViewCell selectionStyle="none" id="p4"/>
      </cells></tableViewSection>
    </sections><connections><outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/></connections>
    </tableView>
    """, kind: "tableViewController", owner: owner)
}

private let segue = #"<connections><segue destination="c2" kind="show" id="s2"/></connections>"#

private func segueTable(_ prototypes: String) -> String {
  """
  <view id="v1"><subviews><tableView id="t1"><prototypes>\(prototypes)</prototypes></tableView></subviews></view>
  """
}
