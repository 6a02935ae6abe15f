import HIGLintEngine
import HIGLintReporters
import Testing

@Suite struct SummaryPageTests {
  private func text(_ project: Project, all: Bool = false) -> String {
    SummaryPage(project, workingDirectory: IndexSamples.workingDirectory).text(showsAll: all)
  }

  @Test func countsWhatAProjectHolds() {
    #expect(text(IndexSamples.project()) == """
      Files
        Swift files                 3
        storyboards for iOS         1
            scenes 2, table cells 1, objects with a class of the code 3
        modules from symbol graphs  1
            types: DesignSystem 1

      Types
        class     6
        enum      2
        protocol  1

      Spread over files
        in one file  8
        in two       1

      Superclasses of classes
        ending at a framework's class         3
            UITableViewController 2, UITableViewCell 1
        ending at a class without superclass  2
        lost: declared in another module      1
            Charts.ChartView 1

      Tables, as each class has or inherits them
        with data source and delegate known, the same object  2
        drawn in Interface Builder                            2

      Row actions
        methods that act on the choice of a row     1
        reaching no deselection, reload or closing  1

      """)
  }

  @Test func tellsOnWhatPackagesRun() {
    let project = IndexSamples.project([
      ("Kit/Package.swift", "let package = Package(name: \"Kit\", platforms: [.iOS(.v15)], targets: [.target(name: \"Kit\")])"),
      ("Old/Package.swift", "let package = Package(name: \"Old\", targets: [.target(name: \"Old\")])"),
    ])
    #expect(text(project).contains("""
      Packages
        manifests  2
            Kit/Package.swift (iOS 15), Old/Package.swift (release unknown)

      """))
  }

  @Test func namesTheMostSpreadTypesFirst() {
    let extensions = (1...7).map { ("More\($0).swift", "extension Wide {}" + ($0 < 4 ? "; extension Less {}" : "")) }
    let project = IndexSamples.project([("Wide.swift", "struct Wide {}; struct Less {}; struct Two {}")] + extensions
      + [("Two.swift", "extension Two {}; extension UIColor {}")])
    #expect(text(project).contains("""
      Spread over files
        in two            1
        in three to five  1
            Less 4
        in more           1
            Wide 8

      """))
    #expect(text(project).contains("of other modules, extended  1\n      UIColor 1\n"))
  }

  @Test func namesWhatIsTakenForAProtocolAndWhatIsDeclaredOutOfSight() {
    let project = IndexSamples.project([
      ("Package.swift", """
        let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "App")])
        """),
      ("Sources/Kit/Base.swift", "open class Base {}"),
      ("Sources/App/Screen.swift", "class Screen: Base {}; class Rows: ListDataSource {}"),
    ])
    let page = text(project)
    #expect(page.contains("in a module that a manifest names  3\n      App 2, Kit 1\n"))
    #expect(page.contains("""
        ending at a class without superclass  2
            taken for protocols of other modules: ListDataSource 1
        lost: declared in another module      1
            Base 1
            declared in the sources, but not seen: Base 1

      """))
  }

  @Test func countsTablesByWhoWorksForThem() {
    let project = IndexSamples.project([("Screens.swift", """
      import UIKit
      class Both: UITableViewController {}
      class Half: UIViewController {
        let list = UITableView()
        func setUp() { list.dataSource = self }
      }
      class Nobody: UIViewController {
        let list = UITableView()
        func setUp(_ rows: Rows) { list.dataSource = rows.source; list.delegate = rows.other }
      }
      """)])
    #expect(text(project).contains("""
      Tables, as each class has or inherits them
        with data source and delegate known, the same object           1
        with only the data source known                                1
            Half.list
        with neither known                                             1
            Nobody.list
        with a data source, but neither cells in code nor static rows  2
            Both.tableView, Half.list

      """))
  }

  @Test func boundsListsUnlessAllIsAskedFor() {
    let classes = (1...12).map { "class C\($0): Kit.Base\($0) {}" }.joined(separator: "\n")
    let project = IndexSamples.project([("Many.swift", classes)])
    #expect(text(project).contains("Kit.Base7 1, … and 2 more\n"))
    #expect(text(project, all: true).contains("Kit.Base8 1, Kit.Base9 1\n"))
  }
}
