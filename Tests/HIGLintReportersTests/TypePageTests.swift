import HIGLintEngine
import HIGLintReporters
import Testing

@Suite struct TypePageTests {
  @Test func tellsAllOfAScreen() throws {
    let page = try IndexSamples.page("Settings")
    #expect(page == """
      Settings  final class
        class: BaseTableController, Themed  App/Settings.swift:6:13
        extension: UISearchResultsUpdating  App/Settings+Rows.swift:3:11

      Superclasses
        Settings → BaseTableController (DesignSystem, symbol graph) → UIKit.UITableViewController (framework)

      Conforms to
        itself
            Themed, UISearchResultsUpdating
        through BaseTableController
            DesignSystem.Scrolling

      Inherited by (1)
        Detail  App/Detail.swift:1:7

      Properties (6)
        @IBOutlet weak var header: UILabel!             App/Settings.swift:7:22
        private let badge: Badge (inferred) = Badge()   App/Settings.swift:8:15
        static let height = 44                          App/Settings.swift:9:14
        let style = .grouped                            App/Settings.swift:10:7
        var model: ? (not known) = load() { observed }  App/Settings.swift:11:7
        var shown: Bool { computed }                    App/Settings+Rows.swift:14:7

      Functions (3)
        override viewDidLoad()                                  App/Settings.swift:13:17
            calls super.viewDidLoad(); sets header.text = "Hello"; let next = UIView(frame:);
            calls view.addSubview(_:)
        override tableView(_:cellForRowAt:) -> UITableViewCell  App/Settings+Rows.swift:4:17
            let cell = tableView.dequeueReusableCell(withIdentifier:for:) as! Row; returns cell
        override tableView(_:didSelectRowAt:)                   App/Settings+Rows.swift:9:17
            calls delegate.open(_:); calls show(_:sender:); builds Detail()

      Tables (1)
        tableView  table; style grouped; data source self; delegate self, the same object
            drawn App/Main.storyboard:7:11: grouped; rows 44 points; prototypes: Row "row"
            cells App/Settings+Rows.swift:4:17: Row
            row action App/Settings+Rows.swift:9:17
            reaches: navigation by show(_:sender:) (App/Settings+Rows.swift:11:5)

      Interface Builder (2)
        tableViewController "settings"  App/Main.storyboard:6:9
            outlets: header → label
            segues: show "detail" → Detail
        viewController as Detail        App/Main.storyboard:29:9

      """)
  }

  @Test func tellsGenericsAndCases() throws {
    let box = try IndexSamples.page("Box")
    #expect(box == """
      Box  class
        class where Item: Codable  App/Detail.swift:2:7
        extension where Item: Int  App/Detail.swift:3:11

      """)
    #expect(try IndexSamples.page("Size").contains("""
      Cases (2)
        small = 20
        large

      """))
  }

  @Test func saysWhereAChainOfSuperclassesIsLost() throws {
    #expect(try IndexSamples.page("Chart").contains("""
      Superclasses
        Chart → Charts.ChartView (?)
            lost: nothing that is seen from here declares `Charts.ChartView`

      """))
    let twins = IndexSamples.project([
      ("A/Base.swift", "class Base {}"), ("B/Base.swift", "class Base {}"), ("C/Screen.swift", "class Screen: Base {}"),
    ])
    #expect(try IndexSamples.page("Screen", in: twins).contains("""
        Screen → Base (?)
            lost: `Base` may mean several types, Base (A/Base.swift:1:7), Base (B/Base.swift:1:7)

      """))
  }

  @Test func tellsOfAnotherModulesTypes() throws {
    #expect(try IndexSamples.page("DesignSystem.BaseTableController").hasPrefix("""
      BaseTableController  class, module DesignSystem, from its symbol graph
        class: UIKit.UITableViewController, DesignSystem.Scrolling  DesignSystem, symbol graph

      """))
    let extended = IndexSamples.project([("Color.swift", "extension UIColor { static let ink = UIColor.black }")])
    #expect(try IndexSamples.page("UIColor", in: extended).hasPrefix("""
      UIColor  declared in another module, extended here
        extension  Color.swift:1:11

      """))
  }

  @Test func tellsOfRowsWhoseTableIsNotKnown() throws {
    let project = IndexSamples.project([("Rows.swift", """
      import UIKit
      final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var chosen: ((Int) -> Void)?
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen?(indexPath.row) }
      }
      """)])
    let page = try IndexSamples.page("Rows", in: project)
    #expect(!page.contains("Tables ("))
    #expect(page.hasSuffix("""
      Suppliers of tables that aren't known (1)
        cells Rows.swift:4:8: ? from makeCell()

      Row actions of tables that aren't known (1)
        row action Rows.swift:5:8
            reaches: no effect that is known
            leaves the type by: chosen(_:)

      """))
  }

  @Test func boundsLongListsUnlessAllIsAskedFor() throws {
    let properties = (1...15).map { "  var item\($0) = \($0)\n" }.joined()
    let calls = (1...9).map { "step\($0)()" }.joined(separator: "; ")
    let project = IndexSamples.project([("Long.swift", "struct Long {\n\(properties)  func run() { \(calls) }\n}")])
    let page = try IndexSamples.page("Long", in: project)
    #expect(page.contains("Properties (15)\n") && page.contains("item12") && !page.contains("item13"))
    #expect(page.contains("\n  … and 3 more\n"))
    #expect(page.contains("calls step6(); … and 3 more\n") && !page.contains("step7"))
    let whole = try IndexSamples.page("Long", in: project, all: true)
    #expect(whole.contains("item15") && whole.contains("step9") && !whole.contains("more"))
  }

  @Test func coloursHeadingsAndPlaces() throws {
    let page = try IndexSamples.page("Size", colored: true)
    #expect(page.hasPrefix("\u{1B}[1mSize\u{1B}[0m  enum\n"))
    #expect(page.contains("\u{1B}[2mApp/Detail.swift:4:6\u{1B}[0m\n"))
  }

  @Test func textOfASourceCannotSteerTheTerminal() throws {
    let project = IndexSamples.project([("Text.swift", "struct Text { let text = \"a\u{1B}[31mb\" }")])
    #expect(!(try IndexSamples.page("Text", in: project)).contains("\u{1B}"))
  }
}
