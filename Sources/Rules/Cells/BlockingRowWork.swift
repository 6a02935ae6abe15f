import HIGLintEngine

/// Files, addresses and locks that are waited for while rows should show.
public struct BlockingRowWork: TypeRule {
  public static let description = RuleDescription(
    id: "blocking_row_work",
    chapter: .cells,
    summary: "Rows wait for a file, the network or a lock before they show.",
    rationale: """
      A table should show something at once: text first, and what takes longer as it arrives. Code that reads or waits \
      while a row is asked for stops everything on the screen, since rows are made where touches are handled, too; the \
      list stands still under a moving finger, and a screen that waits before its first row looks as if the tap on it \
      had been missed.
      """,
    guidelines: [.iPhone2009("Table Views"), .iPhone2010("Table Views")],
    components: [.rows],
    triggers: ["contentsOf", ".wait(", "sleep(", ".sync", "run(until", "sendSynchronousRequest"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for delay in type.rowDelays {
      context.report(Self.message(delay), at: delay.range, in: delay.file)
    }
  }

  private static func message(_ delay: RowDelay) -> String {
    let who = delay.isForEachRow ? "every row waits" : "the first rows wait"
    return switch delay.call {
    case .reading(let type): "\(who) until '\(type)' has read all of it; read it on another thread, and show it when it's there"
    case .waiting(let name): "\(who) for another thread in '\(name)'; show the rows, and update them when the result is there"
    case .sleeping: "\(who) while this sleeps; show the rows, and let a timer or a task do what comes later"
    }
  }
}

// MARK: - Examples

extension BlockingRowWork {
  private static let bad: [Example] = [
    Example("a picture read for each row", """
      final class BirdsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
          if let data = try? ↓Data(contentsOf: birds[indexPath.row].photoAddress) {
            cell.imageView?.image = UIImage(data: data)
          }
          return cell
        }
      }
      """),
    Example("a cell provider, and what its cell does, in another file", files: [
      Example.File("Lyrics.swift", """
        final class LyricsController: UIViewController {
          lazy var source = UICollectionViewDiffableDataSource<Int, Song>(collectionView: list) { list, path, song in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "Song", for: path) as! SongCell
            let words = try? ↓String(contentsOfFile: song.path, encoding: .utf8)
            cell.show(song)
            return cell
          }
        }
        """),
      Example.File("SongCell.swift", """
        final class SongCell: UICollectionViewCell {
          func show(_ song: Song) {
            self.song = song
            showCover()
          }

          private func showCover() {
            cover.image = ↓NSData(contentsOf: song.cover).map { UIImage(data: $0 as Data) }
            badge.image = ↓UIImage(contentsOfFile: song.badge)
          }
        }
        """),
    ]),
    Example("locks on the way to a height and a count, in a helper and a computed property", """
      final class LedgerController: UITableViewController {
        private let queue = DispatchQueue(label: "ledger")
        private let semaphore = DispatchSemaphore(value: 1)
        private var entries: [Entry] { ↓queue.sync { stored } }
        private func load() { queue.async { self.stored = self.read() } }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(at: indexPath.row) }

        private func height(at row: Int) -> CGFloat {
          ↓semaphore.wait()
          defer { semaphore.signal() }
          return heights[row]
        }
      }
      """),
    Example("a screen that waits before its table appears, and a row that sleeps", """
      final class NewsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          load()
        }

        private func load() {
          guard let address = URL(string: "https://example.com/news.json") else { return }
          news = (try? ↓Data(contentsOf: address)).map(decode) ?? []
        }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          ↓Thread.sleep(forTimeInterval: 0.1)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("work on another thread, and its result later", """
      final class BirdsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
          DispatchQueue.global().async {
            let data = try? Data(contentsOf: self.birds[indexPath.row].photoAddress)
            DispatchQueue.main.async { cell.imageView?.image = data.flatMap(UIImage.init) }
          }
          Task { try await Task.sleep(nanoseconds: 1_000) }
          URLSession.shared.dataTask(with: address) { _, _, _ in self.semaphore.wait() }.resume()
          return cell
        }
      }
      """),
    Example("a file of the app's own, once", """
      final class CountriesController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          guard let path = Bundle.main.path(forResource: "Countries", ofType: "json") else { return }
          let address = URL(fileURLWithPath: path)
          countries = (try? Data(contentsOf: address)).map(decode) ?? []
          flags = NSDictionary(contentsOfFile: Bundle.main.path(forResource: "Flags", ofType: "plist")!)
          rates = load("Rates")
        }

        private func load(_ address: URL) -> [Rate] { (try? Data(contentsOf: address)).map(decode) ?? [] }
      }
      """),
    Example("a picture that a screen shows in the place of its table", """
      final class PreviewController: UIViewController, UITableViewDataSource {
        @IBOutlet var tableView: UITableView!

        override func viewDidLoad() {
          super.viewDidLoad()
          if isPicture {
            imageView.image = (try? Data(contentsOf: file)).flatMap(UIImage.init)
          } else {
            tableView.dataSource = self
            tableView.isHidden = false
          }
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        }
      }
      """),
    Example("a screen without a table, and work when a row is chosen", """
      final class ReaderController: UIViewController {
        override func viewDidLoad() { text.text = try? String(contentsOf: book.address) }
      }

      final class BooksController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          open(try? Data(contentsOf: books[indexPath.row].address))
        }
      }
      """),
    Example("a queue that nothing runs on beside, and so only keeps others out", """
      final class LedgerController: UITableViewController {
        private let lock = DispatchQueue(label: "ledger")
        private var stored: [Entry] = []
        private var entries: [Entry] { lock.sync { stored } }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }
        func add(_ entry: Entry) { lock.sync { stored.append(entry) } }
      }
      """),
    Example("methods of those names that are the app's own", """
      final class NotesController: UITableViewController {
        override func viewWillAppear(_ animated: Bool) {
          migrator.sync { _ in }
          waiter.wait()
          sleep()
        }

        private func sleep() { isActive = false }
      }
      """),
    Example("strings and arrays that are made of what is in memory", """
      final class CodesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Code", for: indexPath)
          var letters = Array("Code")
          letters.append(contentsOf: codes[indexPath.row])
          cell.textLabel?.text = String(letters)
          return cell
        }
      }
      """),
    Example("a function that runs when a button is tapped", """
      final class BackupController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          button.addTarget(self, action: #selector(save), for: .touchUpInside)
          refresh.onPull = { self.save() }
        }

        @objc private func save() { try? Data(contentsOf: backup).write(to: target) }
      }
      """),
  ]
}
