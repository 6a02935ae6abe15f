import Foundation

/// The sources of an app that doesn't exist: a third of them are screens, in UIKit and SwiftUI, the rest shows nothing.
struct GeneratedSources {
  let count: Int

  /// Writes the same files each time, a hundred to a folder.
  func write(to folder: URL) throws {
    let kinds = [Self.tableScreen, Self.model, Self.model, Self.stackScreen, Self.model, Self.model]
    for index in 0..<count {
      let part = folder.appendingPathComponent("Part\(index / 100)")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      try Data(kinds[index % kinds.count](index).utf8).write(to: part.appendingPathComponent("File\(index).swift"))
    }
  }

  private static func tableScreen(_ index: Int) -> String {
    """
    import UIKit

    final class List\(index)Controller: UIViewController, UITableViewDataSource {
      private let table = UITableView()
      private let closeButton = UIButton(type: .custom)
      private var rows: [String] = []

      override func viewDidLoad() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        table.rowHeight = \(36 + index % 2 * 8)
        closeButton.frame = CGRect(x: 8, y: 8, width: \(24 + index % 2 * 20), height: 44)
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
    }

    extension List\(index)Controller: UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(List\(index)Controller(), animated: true)
      }
    }

    """
  }

  private static func stackScreen(_ index: Int) -> String {
    """
    import SwiftUI

    struct Screen\(index): View {
      @State private var isPlaying = false
      let entries: [Entry\(index + 1)]

      var body: some View {
        List(entries) { entry in
          Text(entry.title).font(.headline)
          Button(action: { isPlaying.toggle() }) {
            Image(systemName: isPlaying ? "pause" : "play").frame(width: \(20 + index % 4 * 8), height: 44)
          }
        }
      }
    }

    """
  }

  private static func model(_ index: Int) -> String {
    let requests = (0..<8).map { number in
      """
        func load\(number)(page: Int = 0, completion: @escaping (Result<[Entry\(index)], Error>) -> Void) {
          session.dataTask(with: base.appendingPathComponent("\\(page)")) { data, _, _ in
            completion(Result { try JSONDecoder().decode([Entry\(index)].self, from: data ?? Data()) })
          }.resume()
        }
      """
    }
    return """
      struct Entry\(index): Codable, Identifiable, Hashable {
        let id: UUID
        var title: String
        var summary: String { [title, id.uuidString].filter { !$0.isEmpty }.joined(separator: " · ") }
      }

      struct Service\(index) {
        let base: URL
        let session: URLSession

      \(requests.joined(separator: "\n\n"))
      }

      """
  }
}
