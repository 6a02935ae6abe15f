import UIKit

/// The genres that the reader follows: any number of them.
final class GenresViewController: UITableViewController {
  private var followed: Set<Genre> = [.crime]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Genres"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Genre")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Genre.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Genre", for: indexPath)
    let genre = Genre.allCases[indexPath.row]
    cell.textLabel?.text = genre.title
    // Breaks selection_as_state: the highlight answers a touch; a checkmark shows what is chosen.
    cell.isSelected = followed.contains(genre)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    followed.formSymmetricDifference([Genre.allCases[indexPath.row]])
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}
