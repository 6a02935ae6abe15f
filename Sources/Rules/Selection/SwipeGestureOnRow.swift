import HIGLintEngine

/// Recognizers that take the table's own swipe.
public struct SwipeGestureOnRow: TypeRule {
  public static let description = RuleDescription(
    id: "swipe_gesture_on_row",
    chapter: .selection,
    summary: "A swipe or drag on rows competes with the table's own gestures.",
    rationale: """
      A swipe across a row means one thing everywhere: it reveals Delete, and today other actions of the row as well. A \
      recognizer of the app's own takes that swipe first, or half of the time, and a drag also takes scrolling. People who \
      know the gesture get something else. The row's swipe actions offer the same without a fight.
      """,
    guidelines: [
      .current("Gestures"),
      .iPhone2008("Understand the User Interaction Model"),
      .iPhone2008("Table-View Elements"),
    ],
    components: [.rows, .gestures],
    // A swipe across the whole screen looks the same, and may well be meant for it.
    activation: .optIn,
    triggers: ["UISwipeGestureRecognizer", "UIPanGestureRecognizer", "DragGesture"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for gesture in type.rowGestures where gesture.kind != .tap {
      context.report(Self.message(gesture), at: gesture.range, in: gesture.file)
    }
    for drag in type.rowDrags { context.report(Self.rowMessage, at: drag.modifier.range, in: drag.row.code.file) }
    for drag in type.listDrags { context.report(Self.listMessage, at: drag.modifier.range, in: drag.file) }
  }

  private static func message(_ gesture: RowGesture) -> String {
    let place = gesture.isOnTable ? "the table" : "the row"
    return "this \(gesture.kind == .swipe ? "swipe" : "drag") fights \(place)'s own gestures; offer swipe actions instead"
  }

  private static let rowMessage = "this drag fights the list's own gestures; offer swipeActions instead"
  private static let listMessage =
    "this drag fights the list's own gestures; make it a simultaneousGesture, or offer swipeActions on its rows"
}

// MARK: - Examples

extension SwipeGestureOnRow {
  private static let bad: [Example] = [
    Example("a swipe on each cell", """
      final class ChoresController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Chore", for: indexPath) as! ChoreCell
          let done = UISwipeGestureRecognizer(target: self, action: #selector(finishChore))
          done.direction = .left
          ↓cell.addGestureRecognizer(done)
          return cell
        }
      }

      final class ChoreCell: UITableViewCell {}
      """),
    Example("a drag in the cell's own class, its action in another file", files: [
      Example.File("TicketCell.swift", """
        class TicketCell: UITableViewCell {
          private let drag = UIPanGestureRecognizer()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            drag.addTarget(self, action: #selector(moved))
            ↓contentView.addGestureRecognizer(drag)
          }
        }
        """),
      Example.File("TicketCell+Drag.swift", """
        extension TicketCell {
          @objc func moved(_ drag: UIPanGestureRecognizer) { contentView.transform.tx = drag.translation(in: self).x }
        }
        """),
    ]),
    Example("swipes in both directions over the whole table", """
      final class DaysController: UIViewController {
        private let days = UITableView()

        override func viewDidLoad() {
          super.viewDidLoad()
          let back = UISwipeGestureRecognizer(target: self, action: #selector(showDayBefore))
          back.direction = [.left, .right]
          ↓days.addGestureRecognizer(back)
        }
      }
      """),
    Example("a table's own class", """
      final class CarouselTable: UITableView {
        override func didMoveToSuperview() {
          ↓addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
        }
      }
      """),
    Example("a drag on the rows of a SwiftUI list", """
      struct Parcels: View {
        var body: some View {
          List {
            ForEach(parcels) { parcel in
              Text(parcel.address)
                .offset(x: parcel.offset)
                .↓gesture(DragGesture().onChanged { move(parcel, by: $0.translation) })
            }
            .onDelete(perform: delete)
          }
        }
      }
      """),
    Example("a drag over a whole SwiftUI list, to put the keyboard away", """
      struct Cities: View {
        @State private var query = ""

        var body: some View {
          TextField("Search", text: $query)
          List(found) { city in Text(city.name) }
            .↓gesture(DragGesture().onChanged { if $0.translation.height < 0 { endEditing() } })
            .listStyle(.plain)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("swipes that turn the page, over tables whose rows answer none", """
      final class TimetableController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let departures = UITableView()
        private let returns = ReturnsTable()

        override func viewDidLoad() {
          super.viewDidLoad()
          departures.dataSource = self
          departures.delegate = self
          departures.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(turn)))
          returns.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(turn)))
        }

        @objc private func turn() { segments.selectedSegmentIndex += 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Departure", for: indexPath)
        }
      }

      final class ReturnsTable: UITableView, UITableViewDataSource, UITableViewDelegate {
        override init(frame: CGRect, style: UITableView.Style) {
          super.init(frame: frame, style: style)
          dataSource = self
          delegate = self
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          dequeueReusableCell(withIdentifier: "Return", for: indexPath)
        }
      }
      """),
    Example("the row's own swipe actions", """
      final class ChoresController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          UISwipeActionsConfiguration(actions: [finish(chores[indexPath.row])])
        }
      }
      """),
    Example("a delegate that lets both recognize", """
      final class MapController: UIViewController, UIGestureRecognizerDelegate {
        private let places = UITableView()

        override func viewDidLoad() {
          let pan = UIPanGestureRecognizer(target: self, action: #selector(lift))
          pan.delegate = self
          places.addGestureRecognizer(pan)
        }

        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
      }
      """),
    Example("up and down, which no row answers", """
      final class PlayerController: UIViewController {
        private let queue = UITableView()

        override func viewDidLoad() {
          let close = UISwipeGestureRecognizer(target: self, action: #selector(hideQueue))
          close.direction = .down
          queue.addGestureRecognizer(close)
        }
      }
      """),
    Example("other views: the screen, a view inside a row, a collection", """
      final class ViewerController: UIViewController {
        private let grid = UICollectionView()

        override func viewDidLoad() {
          view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(next)))
          grid.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pinch)))
        }
      }

      final class RangeCell: UITableViewCell {
        func setUp() { knob.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn))) }
      }
      """),
    Example("a system gesture that goes first, and one that is off at first", """
      final class PagesController: UITableViewController {
        private lazy var flip = UISwipeGestureRecognizer(target: self, action: #selector(turn))
        private lazy var sort = UIPanGestureRecognizer(target: self, action: #selector(reorder))

        override func viewDidLoad() {
          flip.require(toFail: tableView.panGestureRecognizer)
          tableView.addGestureRecognizer(flip)
          sort.isEnabled = false
          tableView.addGestureRecognizer(sort)
        }
      }
      """),
    Example("recognizers of another kind, and one that comes from elsewhere", """
      final class DockCell: UITableViewCell {
        func setUp(_ given: UIGestureRecognizer) {
          contentView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(lift)))
          contentView.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: self, action: #selector(back)))
          contentView.addGestureRecognizer(given)
        }
      }
      """),
    Example("a drag beside the list's own gestures, and one of a view that isn't a row", """
      struct Shelf: View {
        var body: some View {
          List(books) { book in
            Text(book.title).simultaneousGesture(DragGesture().onChanged { _ in hideKeyboard() })
            HStack { Handle().gesture(DragGesture()); Text(book.author) }
          }
          .simultaneousGesture(DragGesture().onChanged { _ in hideKeyboard() })
          Circle().gesture(DragGesture().onEnded { place = $0.location })
        }
      }
      """),
  ]
}
