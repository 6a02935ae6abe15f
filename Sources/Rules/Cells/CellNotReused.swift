import HIGLintEngine

/// Cells that are built for every row instead of being reused.
public struct CellNotReused: TypeRule {
  static let headers = RuleOption(
    "headers", "Whether headers, footers and supplementary views count as well as cells.", default: true
  )
  static let fewRows = RuleOption(
    "few_rows", "Whether rows and sections count whose number the code spells out, as in a form or on an About screen.",
    default: false
  )

  public static let description = RuleDescription(
    id: "cell_not_reused",
    chapter: .cells,
    summary: "A cell or reusable view is built for each row instead of being dequeued.",
    rationale: """
      A table keeps the cells that scroll away and hands them out again, so that scrolling costs no new views. Code \
      that builds a cell each time it is asked throws that away: every row that comes into sight allocates and lays out \
      a view, and the list stutters under the finger.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing"), .tableViewProgramming("Responding to Selections")],
    components: [.rows],
    options: [headers.declaration, fewRows.declaration],
    triggers: [
      "cellForRowAt", "cellForItemAt", "viewForHeaderInSection", "viewForFooterInSection", "viewForSupplementaryElementOfKind",
      "DiffableDataSource", "rx", "configureCell", "cellProvider", "supplementaryViewProvider",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let (countsHeaders, countsFewRows) = (context.options[Self.headers], context.options[Self.fewRows])
    let counted = type.cellConstructions.filter { construction in
      (countsHeaders || !construction.isForSection) && (countsFewRows || !construction.isOfFewRows)
    }
    for constructions in Self.told(together: counted) {
      guard let construction = constructions.first else { continue }
      context.report(
        Self.message(construction), at: construction.range, in: construction.file,
        severity: construction.isOfFewRows || construction.isPlainHeader ? .note : nil,
        notes: Self.notes(construction) + constructions.dropFirst().map { RuleContext.Note("built here, too", at: $0.range, in: $0.file) }
      )
    }
  }

  /// The headers that one method makes are one decision.
  private static func told(together constructions: [CellConstruction]) -> [[CellConstruction]] {
    var found: [[CellConstruction]] = []
    for construction in constructions {
      if let index = found.firstIndex(where: { $0[0].isOfSameHeaders(as: construction) }) {
        found[index].append(construction)
      } else {
        found.append([construction])
      }
    }
    return found
  }

  private static func message(_ construction: CellConstruction) -> String {
    switch construction.kind {
    case .built where construction.isCellForSection:
      "'\(construction.type)' is built each time a header is asked for; register a UITableViewHeaderFooterView and dequeue it"
    case .built where construction.isOfFewRows:
      "'\(construction.type)' is built each time it is asked for, which a few fixed rows bear; reuse it where there may be more"
    case .built where construction.isToldAtOnce:
      "'\(construction.type)' is built each time it is asked for; dequeue one, and tell it what to show then rather than in its initializer"
    case .overwriting: "'\(construction.type)' takes the place of the cell that was dequeued, so that none is reused; use that one"
    case .built: "'\(construction.type)' is built each time it is asked for; register it and dequeue a reusable one"
    case .replaced: "this '\(construction.type)' is thrown away for the one that is dequeued below; declare the variable without it"
    case .dropped: "the cell that is dequeued here is not used; use it, or don't ask for it"
    }
  }

  /// Where the dequeued cell comes from that is thrown away, or who asks for what another function builds.
  private static func notes(_ construction: CellConstruction) -> [RuleContext.Note] {
    if case .overwriting(let dequeue) = construction.kind {
      return [RuleContext.Note("this one is thrown away", at: dequeue, in: construction.file)]
    }
    return construction.asking.map { [RuleContext.Note("asked for here, row by row", at: $0.range, in: $0.file)] } ?? []
  }
}

// MARK: - Examples

extension CellNotReused {
  private static let bad: [Example] = [
    Example("a new cell for every row", """
      final class ContactsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = ↓UITableViewCell(style: .subtitle, reuseIdentifier: "Contact")
          cell.textLabel?.text = contacts[indexPath.row].name
          return cell
        }
      }
      """),
    Example("the cases of a switch, a builder, and a collection's cell", """
      final class FeedController: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch indexPath.section {
          case 0: return ↓TopicCell().then { $0.show(topics[indexPath.row]) }
          case 1: return ↓BannerCell(style: .default, reuseIdentifier: nil).then { $0.show(banners[indexPath.row]) }
          default: return tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
          }
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          ↓PhotoCell.init(frame: .zero)
        }
      }

      class TopicCell: UITableViewCell {}
      class BannerCell: UITableViewCell {}
      class PhotoCell: UICollectionViewCell {}
      """),
    Example("a helper in another file builds the cell", files: [
      Example.File("Settings.swift", """
        final class SettingsController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let setting = settings[indexPath.row]
            return makeCell(for: setting)
          }
        }
        """),
      Example.File("Settings+Cells.swift", """
        extension SettingsController {
          func makeCell(for setting: Setting) -> SettingCell {
            let cell = ↓SettingCell(style: .value1, reuseIdentifier: SettingCell.identifier)
            cell.textLabel?.text = setting.title
            return cell
          }
        }
        """),
      Example.File("SettingCell.swift", "final class SettingCell: BaseCell { static let identifier = \"Setting\" }"),
      Example.File("BaseCell.swift", "class BaseCell: UITableViewCell {}"),
    ]),
    Example("a cell provider and a header", """
      final class LibraryController: UIViewController {
        lazy var source = UITableViewDiffableDataSource<Section, Item>(tableView: table) { tableView, indexPath, item in
          let cell = ↓UITableViewCell()
          cell.textLabel?.text = item.title
          return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          ↓UITableViewHeaderFooterView(reuseIdentifier: "Header")
        }
      }
      """),
    Example("a cell that is thrown away, and one that is never used", """
      final class MailController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          var cell = ↓UITableViewCell()
          if indexPath.section == 0 {
            cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath)
          } else {
            cell = tableView.dequeueReusableCell(withIdentifier: "Folder", for: indexPath)
          }
          return cell
        }
      }

      final class InboxController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          ↓tableView.dequeueReusableCell(withIdentifier: "Mail")
          let cell = ↓UITableViewCell(style: .default, reuseIdentifier: "Mail")
          return cell
        }
      }
      """),
    Example("the headers of a table are one finding", """
      final class MonthsController: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { months.count }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          if isCompact { return ↓MonthHeader(title: months[section].short) }
          return MonthHeader(title: months[section].name)
        }
      }

      final class MonthHeader: UITableViewHeaderFooterView {}
      """),
  ]

  private static let good: [Example] = [
    Example("a form: one of several numbers that are spelled out, the rows of one of several lists, and those of its own cases", """
      final class OptionsController: UITableViewController {
        private var rowsInSection = [1, 3, 5]

        override func numberOfSections(in tableView: UITableView) -> Int { rowsInSection.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowsInSection[section] }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .value1, reuseIdentifier: nil)
        }
      }

      final class ThanksController: UITableViewController {
        private let rows = [["Icons", "Fonts"], ["Translators"]]

        override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }

      final class PrivacyController: UITableViewController {
        enum Section: CaseIterable {
          case lock, screen
          static var shown: [Section] { hasLock ? allCases : [.screen] }
          var rowCount: Int {
            switch self {
            case .lock: return LockRow.allCases.count
            case .screen: return 2
            }
          }
        }

        override func numberOfSections(in tableView: UITableView) -> Int { Section.shown.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          guard let section = Section.shown[safe: section] else { return 0 }
          return section.rowCount
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        }
      }
      """),
    Example("rows that an enumeration lists", """
      final class PrivacyController: UITableViewController {
        enum Section { case lock, notifications }
        enum Lock: CaseIterable { case never, always }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch sections[indexPath.section] {
          case .lock:
            let lock = Lock.allCases[indexPath.row]
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = title(of: lock)
            return cell
          case .notifications:
            guard let notification = Notification.shown(at: indexPath.item) else { fatalError() }
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = title(of: notification)
            return cell
          }
        }
      }

      enum Notification {
        case never, always
        static func shown(at place: Int) -> Notification? { place == 0 ? .never : .always }
      }
      """),
    Example("a constant for what should never happen", """
      final class PoliciesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let spare = UITableViewCell(style: .default, reuseIdentifier: nil)
          guard let policy = policies.at(indexPath.row) else { assertionFailure(); return spare }
          switch policy {
          case .closed: return cell(for: policy, in: tableView)
          case .unknown: assertionFailure(); return spare
          }
        }
      }
      """),
    Example("a header that has no size", """
      final class ShellsController: UICollectionViewController {
        override func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
          return UICollectionReusableView()
        }
      }
      """),
    Example("rows that there is one of each, whatever the data", """
      final class SearchController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch sections[indexPath.section] {
          case .theme:
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Theme"
            return cell
          case .engines:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Engine", for: indexPath)
            cell.textLabel?.text = engines[indexPath.row].name
            return cell
          }
        }
      }
      """),
    Example("the one header of a table, and that of one section", """
      final class WelcomeController: UITableViewController {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          WelcomeHeader(reuseIdentifier: nil)
        }
      }

      final class AccountsController: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { accounts.count + 1 }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          if section == 0 { return WelcomeHeader(reuseIdentifier: nil) }
          return tableView.dequeueReusableHeaderFooterView(withIdentifier: "Account")
        }
      }

      final class WelcomeHeader: UITableViewHeaderFooterView {}
      """),
    Example("a table that never has a row", """
      final class PlaceholderSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      """),
    Example("dequeue, or build the first ones", """
      final class ContactsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          var cell = tableView.dequeueReusableCell(withIdentifier: "Contact")
          if cell == nil {
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Contact")
          }
          cell?.textLabel?.text = contacts[indexPath.row].name
          return cell!
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header") ?? UITableViewHeaderFooterView(reuseIdentifier: "Header")
        }
      }
      """),
    Example("the EasyCustomTable listing: labels are added once, where the cell is built", """
      final class RowsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let labelTag = 1001
          let cell: UITableViewCell
          if let reused = tableView.dequeueReusableCell(withIdentifier: "Row") {
            cell = reused
          } else {
            cell = UITableViewCell(style: .default, reuseIdentifier: "Row")
            let label = UILabel(frame: CGRect(x: 60, y: 12, width: 200, height: 20))
            label.tag = labelTag
            cell.contentView.addSubview(label)
            cell.backgroundView = UIImageView()
            cell.selectedBackgroundView = UIImageView()
          }
          (cell.contentView.viewWithTag(labelTag) as? UILabel)?.text = "Cell at row \\(indexPath.row)."
          (cell.backgroundView as? UIImageView)?.image = indexPath.row == 0 ? topRow : middleRow
          return cell
        }
      }
      """),
    Example("stand-ins for what can't be had", """
      final class ShopController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard let item = items[safe: indexPath.row] else { return UITableViewCell() }
          switch item {
          case .product(let product):
            guard let cell = tableView.dequeueReusableCell(withIdentifier: "Product") as? ProductCell else {
              return ProductCell()
            }
            cell.show(product)
            return cell
          case .offer:
            if let cell = tableView.dequeueReusableCell(withIdentifier: "Offer") as? OfferCell { return cell }
          default:
            return UITableViewCell()
          }
          assertionFailure("no cell")
          return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }

      class ProductCell: UITableViewCell {}
      class OfferCell: UITableViewCell {}
      """),
    Example("view models whose names end in Cell, plain header views, cells only measured", """
      final class FormController: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          let sizing = FieldCell(style: .default, reuseIdentifier: nil)
          return sizing.systemLayoutSizeFitting(.zero).height
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = UIView()
          header.addSubview(UILabel())
          return header
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let model = FormCell(title: "Name")
          return registry.cell(for: model, in: tableView)
        }
      }

      struct FormCell { let title: String }
      class FieldCell: UITableViewCell {}
      """),
  ]
}
