import UIKit

/// Which books are kept on the device.
final class DownloadsViewController: UITableViewController {
  private let books: [Book]
  private var cells: [UITableViewCell] = []

  init(books: [Book]) {
    self.books = books
    super.init(style: .insetGrouped)
    title = "Downloads"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    for book in books {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = book.title
      cell.detailTextLabel?.text = book.author
      cells.append(cell)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // Breaks cell_cached_by_hand: a cell for each book is kept in memory, whether it is in view or not.
    cells[indexPath.row]
  }
}
