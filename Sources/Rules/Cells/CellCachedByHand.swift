import HIGLintEngine

/// Cells kept in a collection of the app's own and handed out from there.
public struct CellCachedByHand: TypeRule {
  static let staticCells = RuleOption(
    "static_cells", "Whether forms whose rows are each written out in code are reported too.", default: false
  )

  public static let description = RuleDescription(
    id: "cell_cached_by_hand",
    chapter: .cells,
    summary: "Cells are kept in an array or dictionary filled from data, and handed out from it.",
    rationale: """
      A table needs as many cells as fit the screen. A collection with one cell for each row keeps all of them alive, \
      builds them before the first is shown, and mixes what a row holds with the view that shows it: what a person typed \
      lives in a cell, and is lost or duplicated when the rows move.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing")],
    components: [.rows],
    options: [staticCells.declaration],
    triggers: ["cellForRowAt", "cellForItemAt", "DiffableDataSource", "rx", "configureCell", "cellProvider"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for cell in type.cachedCells where cell.isFilledFromData || context.options[Self.staticCells] {
      let declaration = RuleContext.Note(
        "the cells are kept here", at: cell.declaration.range, in: cell.declaration.file
      )
      context.report(Self.message(cell.collection), at: cell.range, in: cell.file, notes: [declaration])
    }
  }

  private static func message(_ collection: String) -> String {
    "this hands out a cell that is kept in '\(collection)'; keep the data there and dequeue a cell to show it"
  }
}

// MARK: - Examples

extension CellCachedByHand {
  private static let bad: [Example] = [
    Example("one cell for each model, mapped", """
      final class FieldsController: UITableViewController {
        private lazy var cells: [FieldCell] = fields.map { FieldCell(field: $0) }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          return ↓cells[indexPath.row]
        }
      }

      final class FieldCell: UITableViewCell {}
      """),
    Example("a dictionary by row, filled as the rows are shown", """
      final class GalleryController: UICollectionViewController {
        private var cache = [IndexPath: PhotoCell]()

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          if let cell = ↓cache[indexPath] { return cell }
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! PhotoCell
          cache[indexPath] = cell
          return cell
        }
      }

      final class PhotoCell: UICollectionViewCell {}
      """),
    Example("sections of cells, appended in a loop in another file", files: [
      Example.File("Sections.swift", """
        final class SectionsController: UITableViewController {
          var cells: [[UITableViewCell]] = []

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = ↓cells[indexPath.section][indexPath.row]
            cell.layoutIfNeeded()
            return cell
          }
        }
        """),
      Example.File("Sections+Loading.swift", """
        extension SectionsController {
          func show(_ groups: [Group]) {
            for group in groups {
              cells.append(makeCells(for: group))
            }
          }
        }
        """),
    ]),
    Example("a form written out in code, where the configuration asks for it", options: RuleOptions(["static_cells": .flag(true)]), """
      final class AccountController: UITableViewController {
        let nameCell = UITableViewCell()
        let mailCell = UITableViewCell()
        lazy var rows: [UITableViewCell] = [nameCell, mailCell]

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          ↓rows[indexPath.row]
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a form whose rows are each written out in code", """
      final class AccountController: UITableViewController {
        let nameCell = UITableViewCell()
        let mailCell = UITableViewCell()
        lazy var rows: [UITableViewCell] = [nameCell, mailCell]

        func addSignOut() {
          rows.append(signOutCell)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          rows[indexPath.row]
        }
      }
      """),
    Example("rows mapped over options that the code lists", """
      final class QualityController: UITableViewController {
        private var options: [Int]
        private lazy var rows: [UITableViewCell] = options.map { makeCell(for: $0) }

        init() {
          options = [Quality.balanced, Quality.low]
          super.init(style: .grouped)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          rows[indexPath.row]
        }
      }
      """),
    Example("models whose names end in Cell", """
      final class ListController: UITableViewController {
        private var cells: [RowCell] = []

        func show(_ items: [Item]) { cells = items.map { RowCell(title: $0.title) } }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          cell.textLabel?.text = cells[indexPath.row].title
          return cell
        }
      }

      struct RowCell { let title: String }
      """),
    Example("a collection of providers", """
      final class FeedController: UITableViewController {
        private var providers: [CellProvider] = []

        func show(_ items: [Item]) { providers = items.map { CellProvider($0) } }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          providers[indexPath.row].cell(in: tableView, at: indexPath)
        }
      }
      """),
    Example("cells only measured, and cells only remembered", """
      final class MessagesController: UICollectionViewController {
        private var sizingCells: [String: MessageCell] = [:]
        private var shown: [IndexPath: MessageCell] = [:]

        func size(of message: Message) -> CGSize {
          let cell = sizingCells[message.kind] ?? MessageCell()
          sizingCells[message.kind] = cell
          return cell.systemLayoutSizeFitting(.zero)
        }

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Message", for: indexPath) as! MessageCell
          shown[indexPath] = cell
          return cell
        }
      }

      final class MessageCell: UICollectionViewCell {}
      """),
    Example("one stored row", """
      final class ShareController: UITableViewController {
        private lazy var nameCell = UITableViewCell(style: .value1, reuseIdentifier: nil)

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          indexPath.row == 0 ? nameCell : tableView.dequeueReusableCell(withIdentifier: "Folder", for: indexPath)
        }
      }
      """),
    Example("outlets to the cells of a storyboard", """
      final class StaticController: UITableViewController {
        @IBOutlet var cells: [UITableViewCell]!

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          cells[indexPath.row]
        }
      }
      """),
  ]
}
