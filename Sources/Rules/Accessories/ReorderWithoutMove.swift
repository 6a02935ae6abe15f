import HIGLintEngine

/// Rows that may be moved, where nothing moves them.
public struct ReorderWithoutMove: TypeRule {
  public static let description = RuleDescription(
    id: "reorder_without_move",
    chapter: .accessories,
    summary: "Rows may be reordered, but the data source has no method that moves them.",
    rationale: """
      People expect of a list that is theirs to arrange that they can drag its rows, everywhere in the same way. A table \
      shows the reorder control only where its data source also has tableView(_:moveRowAt:to:): without that method, \
      edit mode promises nothing and gives nothing, and the order can't be changed at all. The method must move the item in \
      the data as well; the row itself has already gone where it was dropped.
      """,
    guidelines: [
      .current("Lists and tables"), .iPhone2009("Table-View Elements"), .iPhone2008("Table-View Elements"),
    ],
    components: [.rows],
    fix: .suggested,
    triggers: ["canMoveRowAt", "showsReorderControl"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard let reorder = type.unkeptReorder else { return }
    let stub = """
      \(reorder.modifiers)func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        #warning("Move the item in the data from source to destination")
      }
      """
    let edit = context.project.text(of: reorder.file)?.member(stub, after: reorder.function.facts)
    context.report(
      "rows may be moved, but nothing moves them; implement tableView(_:moveRowAt:to:)",
      at: reorder.range,
      in: reorder.file,
      fix: edit.map { .suggested("Add tableView(_:moveRowAt:to:)", $0) }
    )
  }
}

// MARK: - Examples

extension ReorderWithoutMove {
  private static let bad: [Example] = [
    Example("every row of a table controller", """
      final class StopsController: UITableViewController {
        override func ↓tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
          true
        }
      }
      """, fixed: """
      final class StopsController: UITableViewController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
          true
        }

        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
          #warning("Move the item in the data from source to destination")
        }
      }
      """),
    Example("some rows, in an extension of another file", files: [
      Example.File("Chapters+DataSource.swift", """
        extension ChaptersController: UITableViewDataSource {
            public func ↓tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                guard indexPath.section == Section.chapters else { return false }
                return indexPath.row > 0
            }
        }
        """, fixed: """
        extension ChaptersController: UITableViewDataSource {
            public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                guard indexPath.section == Section.chapters else { return false }
                return indexPath.row > 0
            }

            public func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                #warning("Move the item in the data from source to destination")
            }
        }
        """),
      Example.File("Chapters.swift", "public final class ChaptersController: UIViewController {}"),
    ]),
    Example("the control shown by hand", """
      final class WatchlistSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
          ↓cell.showsReorderControl = true
          return cell
        }
      }
      """),
    Example("a base class that can't move rows either", """
      class ArrangingController: UITableViewController {
        override func viewDidLoad() { isEditing = true }
      }

      final class WidgetsController: ArrangingController {
        override func ↓tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
          return !widgets[indexPath.row].isPinned
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a table of an app that nobody ever edits", files: [
      Example.File("AppDelegate.swift", """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { window.rootViewController = StopsController() }
        }
        """),
      Example.File("StopsController.swift", """
        final class StopsController: UITableViewController {
          override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            true
          }
        }
        """),
    ]),
    Example("the method in another file", files: [
      Example.File("Lineup.swift", """
        final class LineupController: UITableViewController {
          override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        }
        """),
      Example.File("Lineup+Moving.swift", """
        extension LineupController {
          override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to place: IndexPath) {
            players.insert(players.remove(at: from.row), at: place.row)
          }
        }
        """),
    ]),
    Example("each subclass moves its own rows", """
      class SortableController: UITableViewController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      }

      final class RoutesController: SortableController {
        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to place: IndexPath) {
          routes.swapAt(from.row, place.row)
        }
      }
      """),
    Example("no row can be moved", """
      final class HistoryController: UITableViewController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
      }
      """),
    Example("reordering handlers of a diffable data source", """
      final class QueueController: UIViewController, UICollectionViewDelegate {
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func makeSource() {
          source.reorderingHandlers.canReorderItem = { _ in true }
          source.reorderingHandlers.didReorder = { transaction in self.save(transaction.finalSnapshot) }
        }
      }

      final class QueueSource: UITableViewDiffableDataSource<Int, Track> {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      }
      """),
    Example("rows that are dropped by the drop delegate", """
      final class BoardController: UITableViewController, UITableViewDropDelegate {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) { drop(coordinator) }
      }
      """),
    Example("an answer that another object gives, and one of a class that isn't known", """
      final class ForwardingSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
          original.tableView?(tableView, canMoveRowAt: indexPath) ?? false
        }
      }

      final class LayersController: KitListController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      }
      """),
    Example("SwiftUI moves rows by the very modifier that lets them be moved", """
      struct Playlists: View {
        var body: some View {
          List { ForEach(playlists) { Text($0.name) }.onMove { playlists.move(fromOffsets: $0, toOffset: $1) } }
        }
      }
      """),
  ]
}
