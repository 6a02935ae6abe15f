import HIGLintEngine

/// Rows that vanish or appear at a stroke because the whole table is shown anew.
public struct UnanimatedRowEdit: TypeRule {
  public static let description = RuleDescription(
    id: "unanimated_row_edit",
    chapter: .accessories,
    summary: "Deleting or inserting a row reloads the whole table, so that nothing shows what became of the row.",
    rationale: """
      Rows that close up over a deleted one show what the tap did, and that it was this row that went. A table that is \
      reloaded jumps instead: the Delete button, the row and often the place in the list are gone at once, and a \
      person who looked away for a moment can't tell whether the right row was deleted. A diffable data source animates \
      by itself; elsewhere it takes deleteRows or insertRows in place of reloadData.
      """,
    guidelines: [.iPhone2009("Table Views"), .current("Lists and tables")],
    components: [.rows],
    severity: .note,
    triggers: ["forRowAt", "UIContextualAction", "UITableViewRowAction"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for edit in type.rowEdits {
      guard let reload = edit.wholesaleReload, !type.followsFetchedResults, !type.mayLoseSections else { continue }
      let isOwn = edit.holds(reload.range, in: reload.file)
      context.report(
        Self.message,
        at: isOwn ? reload.range : edit.range,
        in: isOwn ? reload.file : edit.file,
        notes: isOwn ? [] : [RuleContext.Note("the table is reloaded here", at: reload.range, in: reload.file)]
      )
    }
  }

  private static let message =
    "the table jumps when a row is deleted or inserted; call deleteRows(at:with:) or insertRows(at:with:) instead of reloadData"
}

// MARK: - Examples

extension UnanimatedRowEdit {
  private static let bad: [Example] = [
    Example("deleting a row of a table controller", """
      final class ShoppingListController: UITableViewController {
        private var articles: [String] = []

        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          guard editingStyle == .delete else { return }
          articles.remove(at: indexPath.row)
          ↓tableView.reloadData()
        }
      }
      """),
    Example("an outlet, in an extension of another file, after the model has saved", files: [
      Example.File("Runs+Editing.swift", """
        extension RunsController: UITableViewDataSource {
          func tableView(_ list: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
            journal.delete(runs[path.row]) { [weak self] in
              DispatchQueue.main.async { ↓self?.runsTable.reloadData() }
            }
          }
        }
        """),
      Example.File("Runs.swift", """
        final class RunsController: UIViewController {
          @IBOutlet private var runsTable: UITableView!
        }
        """),
    ]),
    Example("a swipe action; the reload is a helper's", """
      final class PlaylistController: UIViewController, UITableViewDelegate {
        private let tableView = UITableView()

        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let remove = ↓UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.remove(at: indexPath.row)
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [remove])
        }

        private func remove(at index: Int) {
          songs.remove(at: index)
          showSongs()
        }

        private func showSongs() {
          title = "\\(songs.count) songs"
          tableView.reloadData()
        }
      }
      """),
    Example("an observer of the data, and a swipe action in a collection's list", """
      final class AlarmsController: UITableViewController {
        var alarms: [Alarm] = [] {
          didSet { tableView.reloadData() }
        }

        override func ↓tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          alarms.remove(at: path.row)
        }
      }

      final class ReceiptsController: UICollectionViewController {
        func makeLayout() -> UICollectionViewLayout {
          var list = UICollectionLayoutListConfiguration(appearance: .plain)
          list.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            UISwipeActionsConfiguration(actions: [
              UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self.receipts.remove(at: indexPath.item)
                ↓self.collectionView.reloadData()
                done(true)
              }
            ])
          }
          return UICollectionViewCompositionalLayout.list(using: list)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the row is deleted with an animation, and the last one gives way to an empty state", """
      final class VouchersController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          vouchers.remove(at: indexPath.row)
          if vouchers.isEmpty {
            tableView.reloadData()
          } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
        }
      }
      """),
    Example("a diffable snapshot", """
      final class StampsSource: UITableViewDiffableDataSource<Int, Stamp> {
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          guard let stamp = itemIdentifier(for: indexPath) else { return }
          var snapshot = snapshot()
          snapshot.deleteItems([stamp])
          apply(snapshot, animatingDifferences: true)
          album.counter.reloadData()
        }
      }
      """),
    Example("batch updates, in a helper of a base class in another file", files: [
      Example.File("Tanks.swift", """
        final class TanksController: EditableController {
          override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
            update { tanks.remove(at: path.row) }
          }
        }
        """),
      Example.File("Editable.swift", """
        class EditableController: UITableViewController {
          func update(_ change: () -> Void) {
            tableView.performBatchUpdates(change) { _ in self.tableView.reloadData() }
          }
        }
        """),
    ]),
    Example("a fetched-results controller tells the table of each change", """
      final class ContactsController: UITableViewController, NSFetchedResultsControllerDelegate {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          context.delete(results.object(at: path))
          saveOrReload()
        }

        func saveOrReload() {
          do { try context.save() } catch { tableView.reloadData() }
        }
      }
      """),
    Example("the row comes back because the question was answered with Cancel", """
      final class DevicesController: UITableViewController {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          let sheet = UIAlertController(title: "Sign out of this device?", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in tableView.reloadData() })
          sheet.addAction(UIAlertAction(title: "Sign out", style: .destructive) { _ in self.model.signOut(path.row) })
          present(sheet, animated: true)
        }
      }
      """),
    Example("a reload only when the deletion is undone, and an observer of a property that the deletion only reads", """
      final class DraftsController: UITableViewController {
        var folder: Folder? {
          didSet { tableView.reloadData() }
        }

        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          folder?.drafts.remove(path.row)
          notices.show("Deleted", onUndo: { self.tableView.reloadData() })
        }
      }

      final class Folder { let drafts = Drafts() }
      """),
    Example("a swipe action that changes what rows say, and keeps them", """
      final class MailboxController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let read = UIContextualAction(style: .normal, title: "All read") { _, _, done in
            self.markAllAsRead()
            self.tableView.reloadData()
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [read])
        }
      }
      """),
    Example("SwiftUI animates the change of its data", """
      struct Ingredients: View {
        var body: some View {
          List { ForEach(ingredients) { Text($0.name) }.onDelete { ingredients.remove(atOffsets: $0) } }
        }
      }
      """),
    Example("a model's method of the same name", """
      final class SessionsController: UITableViewController {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          store.reloadData()
        }
      }
      """),
    Example("rows whose section goes with the last of them", """
      final class KeysController: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { keys.isEmpty ? 1 : 2 }

        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          keys.remove(at: indexPath.row)
          tableView.reloadData()
        }
      }
      """),
  ]
}
