import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let confirmationOnRowDelete = MoreExamples(ConfirmationOnRowDelete.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("actions that destroy by their title or picture alone", """
    final class ThemesController: UITableViewController {
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let title = NSLocalizedString("Remove", comment: "")
        let remove = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
          let alert = ↓UIAlertController(title: "Remove the Theme?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: title, style: .destructive) { _ in completion(true) })
          self?.present(alert, animated: true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
      }
    }

    struct Stamps: View {
      @State private var asks = false

      var body: some View {
        List(stamps) { stamp in
          StampRow(stamp).swipeActions { Button { asks = true } label: { Image(systemName: "trash") }.tint(.red) }
        }
        .↓alert("Delete the stamp?", isPresented: $asks) { Button("Delete", role: .destructive, action: delete) }
      }
    }
    """),
]

private let good: [Example] = [
  Example("a question before something else", """
    final class MailboxController: UITableViewController {
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let more = UIContextualAction(style: .normal, title: "More") { [weak self] _, _, completion in
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in completion(true) })
          self?.present(sheet, animated: true)
        }
        return UISwipeActionsConfiguration(actions: [more])
      }
    }
    """),
]
