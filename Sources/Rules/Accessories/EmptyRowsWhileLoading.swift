import HIGLintEngine

/// Tables that stay empty until their data has arrived, and don't say so.
public struct EmptyRowsWhileLoading: TypeRule {
  public static let description = RuleDescription(
    id: "empty_rows_while_loading",
    chapter: .accessories,
    summary: "A table waits for its data without an activity indicator, a placeholder or a background view.",
    rationale: """
      A table should show something at once: text before pictures, or what was known last time. Empty rows look like an \
      app that has stalled, or like a list that has nothing in it, and people leave before the data comes. Where nothing \
      can be shown yet, a spinning activity indicator with a word such as "Loading…" says that it is on its way. \
      This rule tells waiting by names, so it's off unless asked for.
      """,
    guidelines: [.iPhone2009("Table Views"), .iPhone2008("Activity Indicators"), .current("Loading")],
    components: [.lists, .progressIndicators],
    severity: .note,
    activation: .optIn,
    triggers: ["reloadData", "reloadSections", "apply", "task"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for rows in type.unannouncedRows { context.report(Self.message, at: rows.range, in: rows.file) }
  }

  private static let message =
    "the table is empty until the data is there, which looks stalled; show an activity indicator or placeholder rows meanwhile"
}

// MARK: - Picture

extension EmptyRowsWhileLoading {
  private static let picture = RulePicture(
    bad: Sketch("Is there nothing, or nothing yet?", [
      .navigationBar(title: "Messages"),
      .row(""),
      .row(""),
      .row(""),
    ]),
    good: Sketch("A wheel that turns says that something will come.", [
      .navigationBar(title: "Messages"),
      .space(42),
      .wheel(isTurning: true),
      .space(42),
    ])
  )
}

// MARK: - Examples

extension EmptyRowsWhileLoading {
  private static let bad: [Example] = [
    Example("a table controller that asks a server", """
      final class ForecastController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓URLSession.shared.dataTask(with: url) { data, _, _ in
            self.days = decode(data)
            DispatchQueue.main.async { self.tableView.reloadData() }
          }.resume()
        }
      }
      """),
    Example("an async function, in an extension of another file", files: [
      Example.File("Exhibits+Data.swift", """
        extension ExhibitsController {
          func update() {
            ↓Task {
              exhibits = try await museum.exhibits()
              show()
            }
          }

          private func show() { table.reloadData() }
        }
        """),
      Example.File("Exhibits.swift", """
        final class ExhibitsController: UIViewController, UITableViewDataSource {
          private let table = UITableView()

          override func viewDidLoad() {
            table.dataSource = self
            update()
          }
        }
        """),
    ]),
    Example("a client of the app's own, and a diffable data source", """
      final class AuctionsController: UITableViewController {
        private lazy var source = UITableViewDiffableDataSource<Int, Lot>(tableView: tableView) { table, path, lot in
          table.dequeueReusableCell(withIdentifier: "Lot", for: path)
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          ↓client.fetchLots { [weak self] lots in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Lot>()
            snapshot.appendItems(lots)
            self?.source.apply(snapshot)
          }
        }
      }
      """),
    Example("SwiftUI: a list filled by its task", """
      struct Departures: View {
        @State private var departures: [Departure] = []

        var body: some View {
          List(departures) { Text($0.line) }
            .navigationTitle("Departures")
            .↓task { departures = await timetable.departures() }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("an activity indicator behind the rows", """
      final class QuotesController: UITableViewController {
        override func viewDidLoad() {
          let wheel = UIActivityIndicatorView(style: .medium)
          wheel.startAnimating()
          tableView.backgroundView = wheel
          client.fetchQuotes { quotes in
            self.quotes = quotes
            self.tableView.reloadData()
          }
        }
      }
      """),
    Example("a refresh control, in a base class of another file", files: [
      Example.File("Matches.swift", """
        final class MatchesController: RefreshingController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Task { matches = await league.matches(); tableView.reloadData() }
          }
        }
        """),
      Example.File("Refreshing.swift", """
        class RefreshingController: UITableViewController {
          override func viewDidLoad() {
            refreshControl = UIRefreshControl()
            refreshControl?.beginRefreshing()
          }
        }
        """),
    ]),
    Example("rows that are known at once", """
      final class UnitsController: UITableViewController {
        override func viewDidLoad() {
          units = Unit.allCases
          tableView.reloadData()
          analytics.loadConfiguration { _ in log("configured") }
        }
      }
      """),
    Example("rows that stand in the code, and only a footer that comes later", """
      final class PermissionsController: UITableViewController {
        override func viewWillAppear(_ animated: Bool) {
          center.getNotificationSettings { settings in
            self.sections[0].footer = settings.hint
            self.tableView.reloadData()
          }
        }
      }
      """),
    Example("stale rows until the new ones come", """
      final class HeadlinesController: UITableViewController {
        override func viewDidLoad() {
          headlines = cachedHeadlines()
          client.loadHeadlines { self.headlines = $0; self.tableView.reloadData() }
        }
      }
      """),
    Example("a screen without a table, and a table that a button fills", """
      final class MapController: UIViewController {
        override func viewDidLoad() { places.fetchPlaces { self.layer.reloadData() } }
      }

      final class SearchController: UITableViewController {
        @objc func search() { index.queryAll { self.hits = $0; self.tableView.reloadData() } }
      }
      """),
    Example("SwiftUI: progress in place of the list, and a list that begins with something", """
      struct Orders: View {
        @State private var orders: [Order] = []

        var body: some View {
          List(orders) { Text($0.name) }
            .overlay { if orders.isEmpty { ProgressView() } }
            .task { orders = await shop.orders() }
        }
      }

      struct Shelves: View {
        @State private var shelves = Shelf.standard

        var body: some View {
          List { ForEach(shelves) { Text($0.name) } }.task { shelves = await library.shelves() }
        }
      }
      """),
  ]
}
