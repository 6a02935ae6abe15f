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
  Example("a question about what goes with some rows alone", """
    final class FontsController: UITableViewController {
      override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        let font = fonts[path.row]
        guard font.isInUse else { return remove(font, at: path) }
        let alert = UIAlertController(title: "Set its texts in another font?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove(font, at: path) })
        present(alert, animated: true)
      }
    }

    final class VoicesController: UITableViewController {
      override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        if voices[path.row].isDefault { replace(path) } else { tableView.deleteRows(at: [path], with: .automatic) }
      }

      private func replace(_ path: IndexPath) {
        let alert = UIAlertController(title: "Speak with another voice?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.voices.remove(at: path.row) })
        present(alert, animated: true)
      }
    }

    struct Stations: View {
      var body: some View {
        stations.onDelete { if plays($0) { asks = true } else { remove($0) } }
          .alert("Stop playing?", isPresented: $asks) { Button("Delete", action: stop) }
      }
    }
    """),
  Example("a swipe action that destroys nothing", """
    final class LinksController: UITableViewController {
      func shareAction(_ link: Link) -> UIContextualAction {
        UIContextualAction(style: .normal, title: "Share") { _, _, done in
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Stop sharing", style: .destructive) { _ in link.close() })
          self.present(sheet, animated: true) { done(true) }
        }
      }
    }
    """),
]
