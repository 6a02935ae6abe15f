import UIKit

/// The authors on the shelf: one list that does everything right.
final class AuthorsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case order
    case covers
    case authors
  }

  private enum Order: String, CaseIterable {
    case name = "By Name"
    case recent = "Recent First"
  }

  private let library: Library
  private var order = Order.name
  private var showsCovers = true

  private var authors: [String] {
    let authors = Set(library.books.map(\.author))
    return order == .name ? authors.sorted() : Array(authors)
  }

  init(library: Library) {
    self.library = library
    super.init(style: .insetGrouped)
    title = "Authors"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .order: Order.allCases.count
    case .covers: 1
    case .authors: authors.count
    case nil: 0
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .default
    switch Section(rawValue: indexPath.section) {
    case .order: showOrder(Order.allCases[indexPath.row], in: cell)
    case .covers: showCoversSwitch(in: cell)
    case .authors: showAuthor(authors[indexPath.row], in: cell)
    case nil: break
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Section(rawValue: indexPath.section) {
    case .order:
      tableView.deselectRow(at: indexPath, animated: true)
      choose(Order.allCases[indexPath.row])
    case .authors:
      // The row stays highlighted until the reader comes back, as a reminder of where they were.
      navigationController?.pushViewController(LibraryViewController(library: library), animated: true)
    case .covers, nil:
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }
}

extension AuthorsViewController {
  /// A checkmark, not the highlight, shows which order is chosen.
  private func showOrder(_ order: Order, in cell: UITableViewCell) {
    cell.textLabel?.text = order.rawValue
    cell.accessoryType = order == self.order ? .checkmark : .none
  }

  /// The switch acts, so the row itself can't be selected.
  private func showCoversSwitch(in cell: UITableViewCell) {
    let coversSwitch = UISwitch()
    coversSwitch.isOn = showsCovers
    coversSwitch.addTarget(self, action: #selector(toggleCovers), for: .valueChanged)
    cell.textLabel?.text = "Covers"
    cell.accessoryView = coversSwitch
    cell.selectionStyle = .none
  }

  private func showAuthor(_ author: String, in cell: UITableViewCell) {
    cell.textLabel?.text = author
    cell.accessoryType = .disclosureIndicator
  }

  /// An exclusive list: the checkmark moves, and the rows below follow.
  private func choose(_ order: Order) {
    self.order = order
    tableView.reloadSections([Section.order.rawValue, Section.authors.rawValue], with: .automatic)
  }

  @objc private func toggleCovers(_ sender: UISwitch) {
    showsCovers = sender.isOn
  }
}
