import HIGLintEngine

/// Rows that act on a tap and don't show it.
public struct MissingSelectionFeedback: TypeRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "missing_selection_feedback",
    chapter: .selection,
    summary: "Rows that act on a tap never highlight.",
    rationale: """
      A row that can be chosen highlights for a moment, to say that the tap was received and which row it met, before \
      anything else happens. Where it doesn't, people tap again, or believe that the row does nothing until the next \
      screen arrives. Since iOS 6, a delegate that refuses the highlight refuses the choice with it: the row's action \
      never runs.
      """,
    guidelines: [
      .iPhone2009("Table Views"), .iPhone2010("Table Views"), .iPhone2008("Table Views"),
      .current("Lists and tables"),
    ],
    components: [.rows],
    triggers: ["didSelectRowAt", "itemSelected", "modelSelected", "selectionStyle"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for row in type.mutedRows { context.report(Self.message(row.kind), at: row.range, in: row.file, notes: Self.notes(row.kind)) }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for row in context.project.drawnInterface(resource)?.mutedRows ?? [] {
      context.report(
        "\(row.object.name) acts on a tap and never highlights: its selection is None; give it one and deselect the row after the tap",
        at: row.range,
        in: resource,
        object: row.object.id
      )
    }
  }

  private static func notes(_ kind: MutedRow.Kind) -> [RuleContext.Note] {
    guard case .drawnStyle(_, let drawn) = kind else { return [] }
    return [RuleContext.Note("the cell is drawn here", at: drawn)]
  }

  private static func message(_ kind: MutedRow.Kind) -> String {
    switch kind {
    case .style:
      "rows that act on a tap never highlight; leave the selection style alone and deselect the row after the tap, or show the tap in "
        + "setHighlighted"
    case .background:
      "rows that act on a tap never highlight: the view behind a chosen cell shows nothing; leave it to the system, or give it a colour"
    case .covered:
      "rows that act on a tap never highlight: since iOS 13 the colour of the cell's content hides it; give the cell itself the colour, or "
        + "show the tap in setHighlighted"
    case .drawnStyle(let cell, let drawn):
      "rows that act on a tap never highlight: '\(cell)' has the selection None in \(drawn.file.path.split(separator: "/").last ?? ""); give it "
        + "one and deselect the row after the tap, or show the tap in setHighlighted"
    case .appearance(let cell, let path):
      "rows that act on a tap never highlight: the appearance of '\(cell)' has no selection style in "
        + "\(path.split(separator: "/").last ?? ""); leave it alone and deselect the row after the tap, or show the tap in setHighlighted"
    case .refusal: "a row that may not highlight can't be chosen, so didSelectRowAt never runs; allow it for the rows that act"
    }
  }
}

// MARK: - Examples

extension MissingSelectionFeedback {
  private static let bad: [Example] = [
    Example("a storyboard's cells without a selection", files: [
      Example.File("Chats.swift", """
        final class ChatsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
          @IBOutlet private var tableView: UITableView!

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Chat") as? ChatCell
            cell?.chat = chats[indexPath.row]
            return cell ?? UITableViewCell()
          }

          func ↓tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(ChatController(chats[indexPath.row]), animated: true)
          }
        }

        final class ChatCell: UITableViewCell { var chat: Chat? }
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1"><prototypes>
          <tableViewCell reuseIdentifier="Chat" selectionStyle="none" id="p1" customClass="ChatCell"/>
        </prototypes></tableView></subviews></view>
        """, owner: "ChatsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    ]),
    Example("rows that lead on, beside a button that does something else, and a bar that shows how far one has come", files: [
      Example.File("Groups.swift", """
        final class GroupsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "group", for: indexPath) as! GroupCell
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(GroupController(groups[indexPath.row]), animated: true)
          }
        }

        final class GroupCell: UITableViewCell {
          private let edit = UIButton(type: .system)
          private let progress = UISlider()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            ↓selectionStyle = .none
            edit.addTarget(self, action: #selector(rename), for: .touchUpInside)
          }
        }
        """),
    ]),
    Example("a table of a class of its own, which serves itself", """
      final class ChannelsTable: UITableView, UITableViewDataSource, UITableViewDelegate {
        override init(frame: CGRect, style: UITableView.Style) {
          super.init(frame: frame, style: style)
          register(ChannelCell.self, forCellReuseIdentifier: "Channel")
          dataSource = self
          delegate = self
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          dequeueReusableCell(withIdentifier: "Channel", for: indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.send(channels[indexPath.row]) }
      }

      final class ChannelCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          ↓selectionStyle = .none
        }
      }
      """),
    Example("a style set for each row", """
      final class ArtistsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        override func viewDidLoad() { table.register(ArtistCell.self, forCellReuseIdentifier: "Artist") }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Artist", for: indexPath) as! ArtistCell
          cell.name.text = artists[indexPath.row].name
          ↓cell.selectionStyle = .none
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(WorksController(artists[indexPath.row]), sender: self)
        }
      }

      final class ArtistCell: UITableViewCell {
        let name = UILabel()

        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
        }
      }
      """),
    Example("said by the cell's class, the table set up elsewhere", files: [
      Example.File("AccountCell.swift", """
        class BorderedCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            ↓self.selectionStyle = UITableViewCell.SelectionStyle.none
          }
        }

        final class AccountCell: BorderedCell { func show(_ account: Account) { textLabel?.text = account.iban } }
        """),
      Example.File("Accounts.swift", """
        final class AccountsController: UIViewController {
          private let table = UITableView()

          override func viewDidLoad() {
            table.dataSource = self
            table.delegate = self
          }
        }
        """),
      Example.File("Accounts+Table.swift", """
        extension AccountsController: UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: AccountCell = tableView.dequeueReusableCell(for: indexPath)
            cell.show(accounts[indexPath.row])
            return cell
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            coordinator.open(accounts[indexPath.row])
          }
        }
        """),
    ]),
    Example("a highlight that the delegate refuses", """
      final class LevelsController: UITableViewController {
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
          ↓false
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          game.start(levels[indexPath.row])
        }
      }
      """),
    Example("a diffable data source", """
      final class RoutesController: UIViewController, UITableViewDelegate {
        private let list = UITableView()
        private lazy var source = UITableViewDiffableDataSource<Int, Route>(tableView: list) { table, path, route in
          guard let cell = table.dequeueReusableCell(withIdentifier: "Route", for: path) as? RouteCell else {
            return UITableViewCell()
          }
          cell.route = route
          ↓cell.selectionStyle = .none
          return cell
        }

        override func viewDidLoad() { list.delegate = self }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let route = source.itemIdentifier(for: indexPath) else { return }
          navigationController?.pushViewController(RouteController(route), animated: true)
        }
      }

      final class RouteCell: UITableViewCell { var route: Route? }
      """),
    Example("right before a row shows, in every case", """
      final class ShelvesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "Shelf") else {
            return UITableViewCell(style: .subtitle, reuseIdentifier: "Shelf")
          }
          return cell
        }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          guard let shelf = shelves[safe: indexPath.row] else { return }
          switch shelf.kind {
          case .own: ↓cell.selectionStyle = .none
          case .shared:
            cell.imageView?.image = shelf.owner.image
            ↓cell.selectionStyle = .none
          }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(shelves[indexPath.row]) }
      }
      """),
    Example("cells of the system's own class", """
      final class UnitsController: UITableViewController {
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Unit") }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Unit", for: indexPath)
          var content = cell.defaultContentConfiguration()
          content.text = units[indexPath.row].symbol
          cell.contentConfiguration = content
          ↓cell.selectionStyle = .none
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          settings.unit = units[indexPath.row]
          dismiss(animated: true)
        }
      }
      """),
  ]

  private static func screen(_ cell: String, action: String) -> String {
    """
    final class Screen: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! RowCell
        \(cell)
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \(action) }
    }

    """
  }

  private static let good: [Example] = [
    Example("a storyboard's cells without a selection that hold a switch, or get a style by code", files: [
      Example.File("Chats.swift", """
        final class ChatsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
          @IBOutlet private var tableView: UITableView!

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if indexPath.section == 0 { return tableView.dequeueReusableCell(withIdentifier: "Chat") as! ChatCell }
            let cell = tableView.dequeueReusableCell(withIdentifier: "Group") as! GroupCell
            cell.selectionStyle = .default
            return cell
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(ChatController(chats[indexPath.row]), animated: true)
          }
        }

        final class ChatCell: UITableViewCell {}
        final class GroupCell: UITableViewCell {}
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1"><prototypes>
          <tableViewCell reuseIdentifier="Chat" selectionStyle="none" id="p1" customClass="ChatCell">
            <tableViewCellContentView key="contentView" id="w1"><subviews><switch id="b1"/></subviews></tableViewCellContentView>
          </tableViewCell>
          <tableViewCell reuseIdentifier="Group" selectionStyle="none" id="p2" customClass="GroupCell"/>
        </prototypes></tableView></subviews></view>
        """, owner: "ChatsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    ]),
    Example("rows that only write into the log", screen("cell.selectionStyle = .none", action: #"print("row \(indexPath.row)")"#) + """
      final class RowCell: UITableViewCell {}
      """),
    Example("the system's highlight", screen("cell.selectionStyle = .default", action: "open(rows[indexPath.row])") + """
      final class RowCell: UITableViewCell {}
      """),
    Example("only some rows without it", screen("""
      if !rows[indexPath.row].isOpen { cell.selectionStyle = .none }
      """, action: "open(rows[indexPath.row])") + "final class RowCell: UITableViewCell {}"),
    Example("rows that hold a switch", screen("cell.selectionStyle = .none", action: "explain(rows[indexPath.row])") + """
      final class RowCell: UITableViewCell { let toggle = UISwitch() }
      """),
    Example("a cell with a highlight of its own", screen("cell.selectionStyle = .none", action: "open(rows[indexPath.row])") + """
      final class RowCell: UITableViewCell {
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
          super.setHighlighted(highlighted, animated: animated)
          card.transform = highlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
        }
      }
      """),
    Example("a cell that shows its state by its configuration", screen("cell.selectionStyle = .none", action: "pay(indexPath)") + """
      final class RowCell: UITableViewCell {
        func setUp() {
          configurationUpdateHandler = { cell, state in
            cell.backgroundConfiguration?.backgroundColor = state.isHighlighted ? .systemGray4 : .clear
          }
        }
      }
      """),
    Example("no action, or one that isn't a row's", screen("cell.selectionStyle = .none", action: "view.endEditing(true)") + """
      final class RowCell: UITableViewCell {}

      final class LegalController: UITableViewController {
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
      }
      """),
    Example("an action that shows itself on the cell", screen("cell.selectionStyle = .none", action: """
      (tableView.cellForRow(at: indexPath) as? RowCell)?.flash()
      """) + "final class RowCell: UITableViewCell { func flash() { alpha = 0.5 } }"),
    Example("a row that only tells the log of its tap", """
      final class WelcomeController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch rows[indexPath.row] {
          case .title:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Title", for: indexPath)
            cell.selectionStyle = .none
            return cell
          case .event: return tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath)
          }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch rows[indexPath.row] {
          case .title: print("nothing to do")
          case .event: show(EventController(), sender: nil)
          }
        }
      }
      """),
    Example("a cell for rows that do nothing, among others of unknown classes", """
      final class SessionController: UIViewController, UITableViewDelegate {
        func viewDidLoad() {
          table.register(InfoCell.self, forCellReuseIdentifier: "Info")
          table.register(EventCell.self, forCellReuseIdentifier: "Event")
          source = UITableViewDiffableDataSource<Section, Item>(tableView: table) { table, indexPath, item in
            table.dequeueReusableCell(withIdentifier: item.identifier, for: indexPath)
          }
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch source.itemIdentifier(for: indexPath) {
          case .info: break
          case .event(let event): show(EventController(event), sender: nil)
          }
        }
      }

      final class InfoCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
      final class EventCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
      """),
    Example("a cell of a section that the action passes over, each called by a constant", """
      final class AccountController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let addressSection = 0
        private let dataSection = 2

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch indexPath.section {
          case addressSection:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Address", for: indexPath) as! AddressCell
            cell.address = address
            return cell
          default: return tableView.dequeueReusableCell(withIdentifier: "Data", for: indexPath) as! DataCell
          }
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath.section == dataSection { open(items[indexPath.row]) }
        }
      }

      final class AddressCell: UITableViewCell {
        override func awakeFromNib() { selectionStyle = .none }
      }

      final class DataCell: UITableViewCell {}
      """),
    Example("the only row of an empty list, which the action passes over", """
      final class MutedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func viewDidLoad() {
          table.register(EmptyCell.self, forCellReuseIdentifier: "Empty")
          table.register(UserCell.self, forCellReuseIdentifier: "User")
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if users.isEmpty { return tableView.dequeueReusableCell(withIdentifier: "Empty", for: indexPath) }
          let cell = tableView.dequeueReusableCell(withIdentifier: "User", for: indexPath)
          guard let cell = cell as? UserCell else { return cell }
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard !users.isEmpty, let user = users[safe: indexPath.row] else { return }
          show(UserController(user), sender: nil)
        }
      }

      final class EmptyCell: UITableViewCell { override func awakeFromNib() { selectionStyle = .none } }
      final class UserCell: UITableViewCell {}
      """),
    Example("rows told apart, and a class that isn't here", """
      final class HelpController: UITableViewController {
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
          indexPath.section == 1
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell: VendorCell = tableView.dequeueReusableCell(for: indexPath)
          cell.selectionStyle = .none
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(pages[indexPath.row]) }
      }

      final class VendorCell: Vendor.Cell {}
      """),
  ]
}
