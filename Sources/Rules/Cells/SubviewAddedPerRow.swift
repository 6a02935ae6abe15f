import HIGLintEngine

/// Views that are made and added to a reused cell each time that its row shows.
public struct SubviewAddedPerRow: TypeRule {
  public static let description = RuleDescription(
    id: "subview_added_per_row",
    chapter: .cells,
    summary: "A new view is added to a reused cell each time a row shows.",
    rationale: """
      A cell that comes back from the table still has the views that it was given for its last row. Code that adds \
      another each time covers old text with new, so that people read two rows in one, and a list that was scrolled for \
      a while stutters under views that nobody sees. What a cell is made of is laid out once, where the cell is built; \
      today that is its class, or a content configuration. For a row, only what the views show is set.
      """,
    guidelines: [.easyCustomTable("Layout within the contentView"), .current("Lists and tables")],
    components: [.rows],
    triggers: [
      "cellForRowAt", "cellForItemAt", "willDisplay", "willDisplayHeaderView", "willDisplayFooterView", "viewForHeaderInSection",
      "viewForFooterInSection", "viewForSupplementaryElementOfKind", "DiffableDataSource", "CellRegistration",
      "SupplementaryRegistration", "rx", "configureCell", "cellProvider", "supplementaryViewProvider",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for subview in type.piledSubviews {
      context.report(Self.message(subview.cell), at: subview.range, in: subview.file)
    }
  }

  private static func message(_ cell: String) -> String {
    "this adds another view each time '\(cell)' is reused; add it once, where the cell is built, and only set what it shows here"
  }
}

// MARK: - Examples

extension SubviewAddedPerRow {
  private static let bad: [Example] = [
    Example("a label for each row", """
      final class TidesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Tide", for: indexPath)
          let height = UILabel(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
          height.text = tides[indexPath.row].height
          ↓cell.contentView.addSubview(height)
          return cell
        }
      }
      """),
    Example("a badge where the model asks for it, in a collection, by a generic dequeue", """
      final class ShelfController: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell: BookCell = collectionView.dequeueReusableCell(for: indexPath)
          if books[indexPath.item].isNew {
            ↓cell.addSubview(BadgeView(text: "New"))
          }
          for author in books[indexPath.item].authors {
            let portrait = UIImageView().then { $0.image = author.portrait }
            ↓cell.authors.addArrangedSubview(portrait)
          }
          return cell
        }
      }

      final class BookCell: UICollectionViewCell { let authors = UIStackView() }
      final class BadgeView: UIView {}
      """),
    Example("a helper in another file, which is handed the cell", files: [
      Example.File("Playlist.swift", """
        final class PlaylistController: UIViewController, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath) as? SongCell else { return SongCell() }
            decorate(cell, with: songs[indexPath.row])
            return cell
          }
        }

        final class SongCell: UITableViewCell {}
        """),
      Example.File("Playlist+Cells.swift", """
        extension PlaylistController {
          func decorate(_ row: SongCell, with song: Song) {
            let line = makeLine()
            ↓row.contentView.addSubview(line)
            row.textLabel?.text = song.title
          }

          private func makeLine() -> UIView {
            let line = UIView()
            line.backgroundColor = .separator
            return line
          }
        }
        """),
    ]),
    Example("closures: a diffable data source's, a registration's, a reactive table's, with a hosted screen", """
      final class WorkoutController: UIViewController {
        lazy var source = UITableViewDiffableDataSource<Int, Lap>(tableView: table) { table, path, lap in
          let cell = table.dequeueReusableCell(withIdentifier: "Lap", for: path)
          let chart = UIHostingController(rootView: LapChart(lap: lap))
          ↓cell.contentView.addSubview(chart.view)
          return cell
        }

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Lap> { cell, path, lap in
          ↓cell.contentView.addSubview(UIProgressView())
        }

        func bind() {
          laps.bind(to: table.rx.items(cellIdentifier: "Lap", cellType: UITableViewCell.self)) { row, lap, cell in
            let pace = UILabel()
            pace.text = lap.pace
            ↓cell.contentView.addSubview(pace)
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("where the cell is built, by each way to tell", """
      final class PlantsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          var cell = tableView.dequeueReusableCell(withIdentifier: "Plant")
          if cell == nil {
            cell = UITableViewCell(style: .default, reuseIdentifier: "Plant")
            let latin = UILabel()
            cell?.contentView.addSubview(latin)
          }
          return cell!
        }
      }

      final class SoilController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell: UITableViewCell
          if let reused = tableView.dequeueReusableCell(withIdentifier: "Soil") {
            cell = reused
          } else {
            cell = UITableViewCell(style: .default, reuseIdentifier: "Soil")
            cell.contentView.addSubview(UILabel())
          }
          return cell
        }
      }
      """),
    Example("a view found by its tag, and one that the cell is asked for", """
      final class RoutesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Route", for: indexPath)
          let label: UILabel
          if let known = cell.contentView.viewWithTag(7) as? UILabel {
            label = known
          } else {
            label = UILabel()
            cell.contentView.addSubview(label)
          }
          label.text = routes[indexPath.row].name
          return cell
        }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          guard let cell = cell as? RouteCell else { return }
          if cell.isMarked { return }
          let mark = UIView()
          cell.contentView.addSubview(mark)
        }
      }

      final class RouteCell: UITableViewCell { var isMarked = false }
      """),
    Example("views that are replaced rather than piled up", """
      final class AlarmsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Alarm", for: indexPath)
          cell.accessoryView = UISwitch()
          let background = UIView()
          background.addSubview(UIImageView())
          cell.backgroundView = background
          cell.selectedBackgroundView = UIView()
          cell.selectedBackgroundView?.addSubview(UIImageView())
          cell.contentConfiguration = UIListContentConfiguration.cell()
          return cell
        }
      }
      """),
    Example("a cell that is emptied first, here or by its class", """
      final class CalendarController: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath)
          cell.contentView.subviews.forEach { $0.removeFromSuperview() }
          cell.contentView.addSubview(UILabel())
          return cell
        }
      }

      final class AgendaController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
          events[indexPath.row].guests.forEach { guest in cell.guests.addArrangedSubview(UIImageView(image: guest.portrait)) }
          return cell
        }
      }

      final class EventCell: UITableViewCell {
        let guests = UIStackView()

        override func prepareForReuse() {
          super.prepareForReuse()
          guests.arrangedSubviews.forEach { $0.removeFromSuperview() }
        }
      }
      """),
    Example("one view of the screen's own, which moves from cell to cell", """
      final class SpeakersController: UITableViewController {
        private let routePicker = AVRoutePickerView()

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Speaker", for: indexPath)
          if indexPath.row == 0 { cell.contentView.addSubview(routePicker) }
          return cell
        }
      }
      """),
    Example("a cell's own class, a plain header, a cell that is built for each row, a view shown on a tap", """
      final class RecipeCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(UILabel())
        }
      }

      final class RecipesController: UITableViewController {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = UIView()
          header.addSubview(UILabel())
          return header
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 {
            let cell = UITableViewCell()
            cell.contentView.addSubview(UILabel())
            return cell
          }
          let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath) as! RecipeCell
          cell.onTap = { cell.contentView.addSubview(UIProgressView()) }
          return cell
        }
      }
      """),
  ]
}
