import UIKit

extension LibraryViewController: UITableViewDelegate {
  // Breaks row_never_deselected: the row is still grey when the reader comes back, and for ever after.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(book(at: indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.remove(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
