import UIKit

extension LibraryViewController: UITableViewDelegate {
  // Breaks row_never_deselected: the row stays grey although the choice has been carried out.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    play(at: indexPath.row)
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
