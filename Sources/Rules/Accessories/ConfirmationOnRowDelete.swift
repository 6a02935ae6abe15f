import HIGLintEngine

/// Alerts that ask again what the Delete button has asked already.
public struct ConfirmationOnRowDelete: TypeRule {
  static let losesMore = WordListOption(
    RuleOption(
      "loses_more",
      "Words, in lowercase: one in a name of the deletion's code says that more is lost than the row.",
      default: [
        "account", "folder", "server", "profile", "chat", "conversation", "logout", "signout", "login", "password", "credential",
        "token", "certificate", "apikey", "category", "collection", "playlist", "album",
      ]
    ),
    more: RuleOption("extend_loses_more", "More such words, beside those of `loses_more`.", default: [])
  )

  public static let description = RuleDescription(
    id: "confirmation_on_row_delete",
    chapter: .accessories,
    summary: "An alert asks whether a row shall be deleted, after its Delete button was tapped.",
    rationale: """
      Deleting a row already takes two steps: the swipe or the red control, and then the button that says Delete. An alert \
      is a third one, for each row, and people learn to tap through it, which makes it useless where it matters. Delete \
      what was asked for, and offer to undo it. Where more goes with the row than it shows, such as all that is in an \
      account, a question is right. This rule can't see how much is lost, so it's off unless asked for.
      """,
    guidelines: [.current("Alerts"), .iPhone2009("Table-View Elements"), .iPhone2008("Table-View Elements")],
    components: [.rows, .alerts],
    severity: .note,
    activation: .optIn,
    options: losesMore.declarations,
    triggers: ["forRowAt", "UIContextualAction", "UITableViewRowAction", "onDelete", "swipeActions"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let words = context.options[Self.losesMore]
    for question in type.deletionQuestions where !question.names.union([type.name]).mention(words) {
      context.report(Self.message, at: question.range, in: question.file)
    }
  }

  private static let message =
    "the Delete button was the question already; delete the row without asking again, and let people undo it"
}

extension Set where Element == String {
  /// Whether one of the names holds one of some words, or its plural. A collection view is no collection of the app's.
  fileprivate func mention(_ words: [String]) -> Bool {
    let words = words + words.filter { $0.hasSuffix("y") }.map { $0.dropLast() + "ies" }
    return contains { name in
      let name = name.lowercased()
      let isOfView = name.contains("collectionview")
      return words.contains { name.contains($0) && !(isOfView && $0 == "collection") }
    }
  }
}

// MARK: - Examples

extension ConfirmationOnRowDelete {
  private static let bad: [Example] = [
    Example("an alert in the commit method", """
      final class RecipesController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          let alert = ↓UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.recipes.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
          })
          present(alert, animated: true)
        }
      }
      """),
    Example("a swipe action; a helper in another file asks", files: [
      Example.File("Parcels.swift", """
        final class ParcelsController: UIViewController, UITableViewDelegate {
          func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
          ) -> UISwipeActionsConfiguration? {
            let parcel = parcels[indexPath.row]
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
              self?.confirm(parcel, completion)
            }
            return UISwipeActionsConfiguration(actions: [delete])
          }
        }
        """),
      Example.File("Parcels+Questions.swift", """
        extension ParcelsController {
          func confirm(_ parcel: Parcel, _ completion: @escaping (Bool) -> Void) {
            let sheet = ↓UIAlertController(title: nil, message: "Delete \\(parcel.name)?", preferredStyle: .actionSheet)
            let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in completion(true) }
            [delete].forEach(sheet.addAction)
            self.present(sheet, animated: true, completion: nil)
          }
        }
        """),
    ]),
    Example("a collection's cell, and something else that happens instead of the question", """
      final class StampsController: UICollectionViewController {
        func delete(_ stamp: Stamp) -> UIContextualAction {
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            guard self.stamps.contains(stamp) else { return self.collectionView.reloadData() }
            let alert = ↓UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove(stamp) })
            self.present(alert, animated: true)
          }
        }
      }
      """),
    Example("SwiftUI: a confirmation dialog for each deletion of a list", """
      struct Workouts: View {
        @State private var asksToDelete = false

        var body: some View {
          List {
            ForEach(workouts) { Text($0.name) }
              .onDelete { offsets in
                chosen = offsets
                asksToDelete = true
              }
          }
          .↓confirmationDialog("Delete the workout?", isPresented: $asksToDelete) {
            Button("Delete", role: .destructive) { workouts.remove(atOffsets: chosen) }
          }
        }
      }
      """),
    Example("SwiftUI: a destructive swipe action", """
      struct Bookings: View {
        @StateObject private var model = BookingsModel()

        var body: some View {
          List(model.bookings) { booking in
            Text(booking.title).swipeActions {
              Button(role: .destructive) { model.doomed = booking } label: { Label("Delete", systemImage: "trash") }
            }
          }
          .↓alert(item: $model.doomed) { Alert(title: Text("Delete \\($0.title)?")) }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the row is deleted, and can be brought back", """
      final class ErrandsController: UITableViewController {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          undoManager?.registerUndo(withTarget: self) { $0.restore() }
          errands.remove(at: path.row)
          tableView.deleteRows(at: [path], with: .automatic)
        }
      }
      """),
    Example("more is lost than the row: what an option's words tell", """
      final class MailboxesController: UITableViewController {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          let alert = UIAlertController(title: "Delete the account?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.deleteAccount(at: path) })
          present(alert, animated: true)
        }
      }

      final class SourcesController: UITableViewController {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          confirm(items[path.row])
        }

        private func confirm(_ item: Item) {
          let question = item is Folder ? "Delete the folder and all that is in it?" : "Delete?"
          let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete(item) })
          present(alert, animated: true)
        }
      }
      """),
    Example("what can't be had again, or holds other things", """
      struct Passwords: View {
        var body: some View {
          List { rows.onDelete { _ in asks = true } }
            .alert("Delete it for good?", isPresented: $asks) { Button("Delete", action: delete) }
        }
      }

      struct Categories: View {
        var body: some View {
          List { rows.onDelete { _ in asks = true } }
            .alert("Delete all that is in it?", isPresented: $asks) { Button("Delete", action: delete) }
        }
      }
      """),
    Example("words of the app's own", options: RuleOptions([
      "loses_more": .strings(["list"]), "extend_loses_more": .strings(["album"]),
    ]), """
      struct Albums: View {
        @State private var asks = false

        var body: some View {
          List { ForEach(albums) { Text($0.name) }.onDelete { _ in asks = true } }
            .alert("Delete all of its photos?", isPresented: $asks) { Button("Delete", role: .destructive, action: delete) }
        }
      }
      """),
    Example("an alert that tells why nothing was deleted", """
      final class InvoicesController: UITableViewController {
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          guard !invoices[path.row].isPaid else {
            let alert = UIAlertController(title: "Paid invoices must be kept.", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return present(alert, animated: true)
          }
          delete(at: path)
        }
      }
      """),
    Example("a question before everything is deleted, by a button of the bar", """
      final class CallsController: UITableViewController {
        @objc func clearAll() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Clear All Recents", style: .destructive) { _ in self.calls.removeAll() })
          present(sheet, animated: true)
        }

        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
          calls.remove(at: path.row)
          tableView.deleteRows(at: [path], with: .automatic)
        }
      }
      """),
    Example("SwiftUI: an alert about something else", """
      struct Reminders: View {
        @State private var showsHelp = false

        var body: some View {
          List { ForEach(reminders) { Text($0.name) }.onDelete { reminders.remove(atOffsets: $0) } }
            .toolbar { Button("Help") { showsHelp = true } }
            .alert("Swipe to delete", isPresented: $showsHelp) { Button("OK") {} }
        }
      }
      """),
  ]
}
