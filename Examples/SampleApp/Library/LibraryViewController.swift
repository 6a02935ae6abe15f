import SwiftUI
import UIKit

/// The books on the shelf. A tap opens one.
final class LibraryViewController: UIViewController {
  private let library: Library
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(library: Library) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = "Library"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    // Breaks small_row_height: fingers need 44 points to hit the right book.
    tableView.rowHeight = 36
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func open(_ book: Book) {
    let chapters = UIHostingController(rootView: ChaptersScreen(chapters: book.chapters))
    chapters.title = book.title
    navigationController?.pushViewController(chapters, animated: true)
  }

  func book(at indexPath: IndexPath) -> Book {
    library.books[indexPath.row]
  }

  func remove(at indexPath: IndexPath) {
    library.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

extension LibraryViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    library.books.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let book = book(at: indexPath)
    // Breaks cell_not_reused: each row that scrolls into view costs a new cell.
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
    cell.textLabel?.text = book.title
    cell.detailTextLabel?.text = book.author
    return cell
  }
}
