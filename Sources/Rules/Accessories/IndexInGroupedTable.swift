import HIGLintEngine

/// Section indexes of grouped tables.
public struct IndexInGroupedTable: TypeRule {
  public static let description = RuleDescription(
    id: "index_in_grouped_table",
    chapter: .accessories,
    summary: "A grouped table has an index along its right edge.",
    rationale: """
      An index is for one long list, in which people jump from letter to letter. Groups are the opposite: a few short \
      ones, each set apart, whose edges the index would lie across. A list that is long enough for an index reads better \
      in the plain style, where the section headers stay in sight as it scrolls. The system draws an index in a \
      grouped table when told to; the guideline is still that it shouldn't be.
      """,
    guidelines: [.iPhone2009("Table Views"), .iPhone2008("Usage and Behavior"), .current("Lists and tables")],
    components: [.lists],
    severity: .note,
    triggers: ["sectionIndexTitles"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard let index = type.sectionIndex else { return }
    let styles = type.suppliedTables.filter { $0.kind == .table }.map(\.style)
    guard !styles.isEmpty, styles.allSatisfy({ $0 == .grouped || $0 == .insetGrouped }) else { return }
    context.report(Self.message, at: index.facts.nameRange, in: index.file)
  }

  private static let message = "an index lies across the edge of these groups; make the table plain, or leave the index out"
}

// MARK: - Examples

extension IndexInGroupedTable {
  private static let bad: [Example] = [
    Example("a table built grouped", """
      final class CountriesController: UIViewController, UITableViewDataSource {
        private let table = UITableView(frame: .zero, style: .grouped)

        override func viewDidLoad() { table.dataSource = self }

        func ↓sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
      }
      """),
    Example("a table controller's style, with the index in another file", files: [
      Example.File("Currencies+Index.swift", """
        extension CurrenciesController {
          override func ↓sectionIndexTitles(for tableView: UITableView) -> [String]? {
            sections.map { $0.title }
          }
        }
        """),
      Example.File("Currencies.swift", """
        final class CurrenciesController: UITableViewController {
          init() { super.init(style: .insetGrouped) }
          required init?(coder: NSCoder) { nil }
        }
        """),
    ]),
    Example("a storyboard's grouped table", files: [
      Example.File("DrugsController.swift", """
        final class DrugsController: UITableViewController {
          override func ↓sectionIndexTitles(for tableView: UITableView) -> [String]? {
            guard search.isEmpty else { return nil }
            return UILocalizedIndexedCollation.current().sectionIndexTitles
          }
        }
        """),
      Example.File("Main.storyboard", drugs(style: "grouped")),
    ]),
    Example("a data source of its own", """
      final class GlossaryController: UIViewController {
        lazy var list: UITableView = UITableView(frame: view.bounds, style: UITableView.Style.insetGrouped)
        let source = TermSource()

        override func viewDidLoad() { list.dataSource = source }
      }

      final class TermSource: NSObject, UITableViewDataSource {
        func ↓sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
      }
      """),
  ]

  private static func drugs(style: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
      <objects><tableViewController id="list" customClass="DrugsController">
        <tableView key="view" style="\(style)" id="table"><connections>
          <outlet property="dataSource" destination="list" id="a"/><outlet property="delegate" destination="list" id="b"/>
        </connections></tableView>
      </tableViewController></objects>
    </scene></scenes></document>
    """
  }

  private static let good: [Example] = [
    Example("a plain table", """
      final class BirdsController: UIViewController, UITableViewDataSource {
        private let table = UITableView(frame: .zero, style: .plain)

        override func viewDidLoad() { table.dataSource = self }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
      }
      """),
    Example("a table whose style nobody tells", """
      final class AirportsController: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
      }
      """),
    Example("a style that the caller chooses", """
      final class VerbsController: UITableViewController {
        override init(style: UITableView.Style) { super.init(style: style) }
        required init?(coder: NSCoder) { nil }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
      }
      """),
    Example("a grouped table without an index", """
      final class PrivacyController: UITableViewController {
        init() { super.init(style: .grouped) }
        required init?(coder: NSCoder) { nil }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
      }
      """),
    Example("a storyboard's plain table", files: [
      Example.File("DrugsController.swift", """
        final class DrugsController: UITableViewController {
          override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
        }
        """),
      Example.File("Main.storyboard", drugs(style: "plain")),
    ]),
    Example("one data source for a plain and a grouped table", """
      final class FontsController: UIViewController, UITableViewDataSource {
        private let all = UITableView()
        private let favourites = UITableView(frame: .zero, style: .grouped)

        override func viewDidLoad() {
          all.dataSource = self
          favourites.dataSource = self
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { tableView == all ? letters : nil }
      }
      """),
    Example("SwiftUI, where the list's style says so", """
      struct KanjiView: View {
        let sectionIndexTitles: [String]
        var body: some View { List(sectionIndexTitles, id: \\.self) { Text($0) }.listStyle(.grouped) }
      }
      """),
  ]
}
