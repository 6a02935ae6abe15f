import HIGLintEngine

/// Selections that vanish at once when a screen comes back.
public struct DeselectionNotAnimated: TypeRule {
  public static let description = RuleDescription(
    id: "deselection_not_animated",
    chapter: .selection,
    summary: "The row is deselected without an animation when the screen appears again.",
    rationale: """
      When people come back to a list, the row that they had chosen highlights once more and fades: it reminds them of \
      where they were. Deselected at once, the row never shows it, and they have to find their place again. In the row \
      action itself there is nothing to remind of, and either way is fine.
      """,
    guidelines: [
      .tableViewProgramming("Selections in Table Views"), .iPhone2009("Table Views"), .iPhone2010("Table Views"),
      .current("Lists and tables"),
    ],
    components: [.rows],
    severity: .note,
    fix: .safe,
    triggers: ["deselectRow", "deselectItem", "selectRow"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for deselection in type.unanimatedDeselections {
      context.report(Self.message, at: deselection.range, in: deselection.file, fix: Self.fix(deselection, context.project))
    }
  }

  private static let message = "the chosen row's highlight is gone before anybody sees it; let it fade with an animation"

  /// Only where the value stands here: a constant may have other uses.
  private static func fix(_ deselection: SelectionOnReturn, _ project: Project) -> Fix? {
    guard case .notAnimated(let value) = deselection.kind, project.text(of: deselection.file)?.text(of: value) == "false" else {
      return nil
    }
    return .safe("Animate the deselection", .replace(value, with: "true"))
  }
}

// MARK: - Examples

extension DeselectionNotAnimated {
  private static let bad: [Example] = [
    Example("the usual lines, without the animation", """
      final class RecipesController: UIViewController {
        @IBOutlet private var recipes: UITableView!

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          if let path = recipes.indexPathForSelectedRow { ↓recipes.deselectRow(at: path, animated: false) }
        }
      }
      """, fixed: """
      final class RecipesController: UIViewController {
        @IBOutlet private var recipes: UITableView!

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          if let path = recipes.indexPathForSelectedRow { recipes.deselectRow(at: path, animated: true) }
        }
      }
      """),
    Example("every selected row, when the screen has appeared, in a base class", """
      class HarbourListController: UIViewController {
        let list = UITableView()

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          list.indexPathsForSelectedRows?.forEach {
            ↓list.deselectRow(at: $0, animated: false)
          }
        }
      }

      final class FerriesController: HarbourListController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
      }
      """, fixed: """
      class HarbourListController: UIViewController {
        let list = UITableView()

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          list.indexPathsForSelectedRows?.forEach {
            list.deselectRow(at: $0, animated: true)
          }
        }
      }

      final class FerriesController: HarbourListController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
      }
      """),
    Example("a table that is read anew only at times", """
      final class QuarriesController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if isStale { refresh() }
        }

        override func viewDidAppear(_ animated: Bool) {
          if let path = table.indexPathForSelectedRow { ↓table.deselectRow(at: path, animated: false) }
        }

        private func refresh() { table.reloadData() }
      }
      """),
    Example("a helper in another file, and a constant that the fix leaves alone", files: [
      Example.File("Orchestra+Selection.swift", """
        extension OrchestraController {
          static let fades = false

          func forgetPlayer() {
            guard let seat = players.indexPathForSelectedRow else { return }
            ↓players.deselectRow(at: seat, animated: Self.fades)
          }
        }
        """),
      Example.File("Orchestra.swift", """
        final class OrchestraController: UIViewController {
          private let players = UITableView(frame: .zero, style: .insetGrouped)

          override func viewWillAppear(_ animated: Bool) { forgetPlayer() }
        }
        """),
    ]),
    Example("by selecting nothing", """
      final class DepotController: UITableViewController {
        override func viewWillAppear(_ animated: Bool) {
          clearsSelectionOnViewWillAppear = false
          ↓tableView.selectRow(at: nil, animated: false, scrollPosition: .none)
        }
      }
      """),
    Example("the items of a collection laid out as a list", """
      final class SidebarController: UICollectionViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          for path in collectionView.indexPathsForSelectedItems ?? [] {
            ↓collectionView.deselectItem(at: path, animated: false)
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("all rows but the one that stays chosen", """
      final class TidesController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          for path in (tides.indexPathsForSelectedItems ?? []).filter({ $0 != current }) {
            tides.deselectItem(at: path, animated: false)
          }
        }
      }
      """),
    Example("with an animation, and with the screen's own", """
      final class PlanetsController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if let path = planets.indexPathForSelectedRow { planets.deselectRow(at: path, animated: true) }
          if let path = moons.indexPathForSelectedRow { moons.deselectRow(at: path, animated: animated) }
        }
      }
      """),
    Example("the row action of the 2013 listing", """
      final class TrailsController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: false)
          show(TrailController(trails[indexPath.row]), sender: self)
        }
      }
      """),
    Example("a helper that the row action shares", """
      final class CoinsController: UIViewController, UITableViewDelegate {
        override func viewWillAppear(_ animated: Bool) { release() }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { release() }

        private func release() {
          if let path = coins.indexPathForSelectedRow { coins.deselectRow(at: path, animated: false) }
        }
      }
      """),
    Example("an animation around it", """
      final class VineyardController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          guard let path = wines.indexPathForSelectedRow else { return }
          transitionCoordinator?.animate(alongsideTransition: { _ in
            self.wines.deselectRow(at: path, animated: false)
          })
        }
      }
      """),
    Example("a table that is read anew, after which no row is selected", """
      final class TidesController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: false) }
          tides = almanac.today
          table.reloadData()
        }
      }
      """),
    Example("a table that is read anew before the screen has appeared", """
      final class GlaciersController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          refresh()
        }

        override func viewDidAppear(_ animated: Bool) {
          if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: false) }
        }

        private func refresh() { table.reloadData() }
      }
      """),
    Example("a value that isn't known, and a screen that goes away", """
      final class ScoresController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          guard let path = scores.indexPathForSelectedRow else { return }
          scores.deselectRow(at: path, animated: !UIAccessibility.isReduceMotionEnabled)
        }

        override func viewDidDisappear(_ animated: Bool) {
          guard let path = scores.indexPathForSelectedRow else { return }
          scores.deselectRow(at: path, animated: false)
        }
      }
      """),
    Example("a method of the app's own with that name", """
      final class SpreadsheetController: UIViewController {
        override func viewDidAppear(_ animated: Bool) { grid.deselectColumn(at: 2, animated: false) }
      }
      """),
  ]
}
