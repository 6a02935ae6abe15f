import HIGLintEngine

/// Rows that may be edited, where nothing comes of it.
public struct EditWithoutCommit: TypeRule {
  public static let description = RuleDescription(
    id: "edit_without_commit",
    chapter: .accessories,
    summary: "Rows may be deleted or inserted, but neither a commit method nor swipe actions do it.",
    rationale: """
      The red control beside a row promises a Delete button, and the button that the row goes. Where the data source has \
      no tableView(_:commit:forRowAt:), the controls that edit mode shows do nothing when they are tapped, and a swipe \
      shows no button at all: the app looks broken. Rows that can't be edited should say so, which hides the control.
      """,
    guidelines: [
      .current("Lists and tables"), .iPhone2009("Table-View Elements"), .iPhone2008("Table-View Elements"),
    ],
    components: [.rows],
    fix: .suggested,
    triggers: ["canEditRowAt", "editingStyleForRowAt"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard let edit = type.unkeptEdit else { return }
    let stub = """
      \(edit.modifiers)func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        #warning("Remove the item from the data, then call tableView.deleteRows(at: [indexPath], with: .automatic)")
      }
      """
    let change = context.project.text(of: edit.file)?.member(stub, after: edit.function.facts)
    context.report(
      "rows may be edited, but nothing comes of it; implement tableView(_:commit:forRowAt:), or return false for rows that stay",
      at: edit.range,
      in: edit.file,
      fix: change.map { .suggested("Add tableView(_:commit:forRowAt:)", $0) }
    )
  }
}

// MARK: - Examples

extension EditWithoutCommit {
  private static let bad: [Example] = [
    Example("rows of a table controller", """
      final class CouponsController: UITableViewController {
        override func ↓tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
          return true
        }
      }
      """, fixed: """
      final class CouponsController: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
          return true
        }

        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          #warning("Remove the item from the data, then call tableView.deleteRows(at: [indexPath], with: .automatic)")
        }
      }
      """),
    Example("a delete control in edit mode", """
      final class NetworksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func ↓tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
          tableView.isEditing ? .delete : .none
        }
      }
      """, fixed: """
      final class NetworksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
          tableView.isEditing ? .delete : .none
        }

        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          #warning("Remove the item from the data, then call tableView.deleteRows(at: [indexPath], with: .automatic)")
        }
      }
      """),
    Example("some rows; the extensions stand in two files", files: [
      Example.File("Regions+Rows.swift", """
        extension RegionsController: UITableViewDataSource {
          func numberOfSections(in tableView: UITableView) -> Int { 2 }

          func ↓tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.section == 1
          }
        }
        """),
      Example.File("Regions+Choice.swift", """
        extension RegionsController: UITableViewDelegate {
          func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { "Forget" }
        }
        """),
      Example.File("Regions.swift", """
        final class RegionsController: UIViewController {
          private let table = UITableView()
          func setUp() { table.delegate = self }
        }
        """),
    ]),
    Example("rows that can be moved show a delete control, too", """
      class PlaylistController: UITableViewController {
        override func ↓tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isOwn && true }

        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to place: IndexPath) { move(from, place) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a commit method, in a base class of another file", files: [
      Example.File("Notes.swift", """
        final class NotesController: DeletingController {
          override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        """),
      Example.File("Deleting.swift", """
        class DeletingController: UITableViewController {
          override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
            delete(at: path)
          }
        }
        """),
    ]),
    Example("a data source that the controller makes for its table", files: [
      Example.File("FilesController.swift", """
        final class FilesController: UITableViewController {
          override func viewDidLoad() { source = FetchedSource<File>(self.tableView, request: request) }
          override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        }
        """),
      Example.File("FetchedSource.swift", """
        class FetchedSource<Item>: NSObject, UITableViewDataSource {
          init(_ tableView: UITableView, request: Request<Item>) { tableView.dataSource = self }
        }
        """),
    ]),
    Example("swipe actions, the system's and a library's", """
      final class InboxController: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { actions(for: indexPath) }
      }

      final class DownloadsController: UITableViewController, SwipeTableViewCellDelegate {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
          _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
        ) -> [SwipeAction]? { [delete] }
      }
      """),
    Example("rows that are edited only to be moved", """
      final class ShelfController: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle { .none }

        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to place: IndexPath) { shelf.move(from, place) }
      }
      """),
    Example("edit mode in which several rows are chosen", """
      final class ForwardController: UITableViewController {
        override func viewDidLoad() { tableView.allowsMultipleSelectionDuringEditing = true }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !chats[indexPath.row].isDraft }
      }
      """),
    Example("a data source whose delegate is another object, which may have swipe actions", """
      final class TimelineSource: UITableViewDiffableDataSource<Int, Post> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      }

      final class ArchiveSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      }
      """),
    Example("no row can be edited, or another object decides", """
      final class LicensesController: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

        override func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle { .delete }
      }

      final class RowsController: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { form[path].isEditable }
      }
      """),
    Example("deletions that an observer of the table hears of", """
      final class TodosController: UIViewController, UITableViewDelegate {
        func bind() { table.rx.itemDeleted.subscribe(onNext: { self.model.delete($0) }).disposed(by: bag) }

        func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle { .delete }
      }
      """),
  ]
}
