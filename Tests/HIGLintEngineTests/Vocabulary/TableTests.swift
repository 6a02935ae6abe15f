import HIGLintEngine
import Testing

/// Which types have which tables, and work for them.
@Suite struct TableTests {
  /// `kind name of owner: data source, delegate`, for each table of a type.
  private func tables(of type: String, _ source: String) throws -> [String] {
    try #require(Project(source).type(named: type)).tables.map(\.outline)
  }

  @Test func controllerServesItself() throws {
    let source = """
      class Screen: UIViewController {
        private let list = UITableView()
        func setUp() { list.dataSource = self; list.delegate = self }
      }
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: Screen, Screen"])
    #expect(try #require(Project(source).type(named: "Screen")?.tables.first).isServedByOne)
  }

  @Test(arguments: [
    "lazy var list: UITableView = { let table = UITableView(); table.dataSource = self; table.delegate = self; return table }()",
    "lazy var list = UITableView().then { $0.dataSource = self; $0.delegate = self }",
    "var list: UITableView!\nfunc setUp() { let table = UITableView(); table.dataSource = self; table.delegate = self; list = table }",
    "@IBOutlet var list: UITableView! { didSet { list.dataSource = self; list.delegate = self } }",
    "let list: UITableView\nfunc setUp() { self.list.dataSource = self; self.list.rx.setDelegate(self) }",
  ])
  func tablesAreKnownByTheirProperty(_ members: String) throws {
    #expect(try tables(of: "Screen", "class Screen: UIViewController { \(members) }") == ["table list of Screen: Screen, Screen"])
  }

  @Test func othersWorkForATable() throws {
    let source = """
      class Screen: UIViewController {
        let list = UITableView()
        let source = Source()
        func setUp() { list.dataSource = source; list.delegate = Delegate() }
      }
      class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
      }
      class Delegate: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }
      }
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: Source, Delegate"])
    let project = Project(source)
    let delegate = try #require(project.type(named: "Delegate"))
    #expect(delegate.servedTables.map(\.outline) == ["table list of Screen: Source, Delegate"])
    #expect(delegate.rowActions.first?.tables.first?.suppliers.map(\.function?.type?.name) == ["Source"])
    #expect(delegate.servedTables.first?.rowAction?.function.facts.signature == "tableView(_:didSelectRowAt:)")
    #expect(delegate.servedTables.first?.isServedByOne == false)
  }

  @Test func tableControllersHaveOne() throws {
    #expect(try tables(of: "Screen", "class Screen: UITableViewController {}") == ["table tableView of Screen: Screen, Screen"])
    #expect(
      try tables(of: "Grid", "class Grid: UICollectionViewController { func setUp() { collectionView.dataSource = other } }")
        == ["collection collectionView of Grid: unknown, Grid"]
    )
  }

  @Test func descendantsServeWhatTheirAncestorsWire() throws {
    let source = """
      class Base: UIViewController { let list = UITableView(); func setUp() { list.dataSource = self; list.delegate = self } }
      class Screen: Base {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: Screen, Screen"])
    let screen = try #require(Project(source).type(named: "Screen"))
    #expect(screen.servedTables.map(\.outline) == ["table list of Screen: Screen, Screen"])
    #expect(screen.servedTables.first?.suppliers.count == 1)
  }

  @Test func diffableSourcesServeBySuppliedClosures() throws {
    let source = """
      class Screen: UIViewController {
        let list = UITableView()
        lazy var source = UITableViewDiffableDataSource<Int, Item>(tableView: list) { table, path, item in Cell() }
        func setUp() { list.delegate = self }
      }
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: closures, Screen"])
    #expect(try #require(Project(source).type(named: "Screen")?.tables.first).suppliers.count == 1)
  }

  @Test func subclassesOfDiffableSourcesAreKnown() throws {
    let source = """
      class Screen: UIViewController {
        let list = UITableView()
        lazy var source = Source(tableView: list) { table, path, item in Cell() }
      }
      class Source: UITableViewDiffableDataSource<Int, Item> {}
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: Source, unknown"])
    #expect(try #require(Project(source).type(named: "Screen")?.tables.first).suppliers.count == 1)
  }

  @Test func twoTablesAreTwo() throws {
    let source = """
      class Screen: UIViewController {
        let list = UITableView(), grid = UICollectionView()
        func setUp() { list.delegate = self; grid.dataSource = self; field.delegate = self; scroll.delegate = other }
      }
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: unknown, Screen", "collection grid of Screen: Screen, unknown"])
  }

  @Test func disagreementIsNotKnown() throws {
    let source = """
      class Screen: UIViewController {
        let list = UITableView()
        func setUp() { list.delegate = isFiltered ? first : second; list.dataSource = self; list.dataSource = Source() }
      }
      class Source: NSObject {}
      """
    #expect(try tables(of: "Screen", source) == ["table list of Screen: unknown, unknown"])
  }

  @Test func storyboardsDrawTablesAndCollections() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
        <viewController id="screen" customClass="Screen">
          <view key="view" id="view"><subviews>
            <tableView style="grouped" id="table"><connections>
              <outlet property="dataSource" destination="source" id="a"/><outlet property="delegate" destination="screen" id="b"/>
            </connections></tableView>
            <collectionView id="grid"><connections><outlet property="dataSource" destination="screen" id="c"/></connections></collectionView>
          </subviews></view>
          <connections><outlet property="list" destination="table" id="d"/></connections>
        </viewController>
        <customObject id="source" customClass="Source"/>
      </objects></scene></scenes></document>
      """
    let facts = Lowered.facts(
      "class Screen: UIViewController { @IBOutlet var list: UITableView! }\nclass Source: NSObject {}", path: "Screen.swift"
    )
    let drawn = try InterfaceReader().facts(Array(storyboard.utf8), path: "Main.storyboard")
    let screen = try #require(Project([facts], interfaces: [drawn]).type(named: "Screen"))
    #expect(screen.tables.map(\.outline) == ["table list of Screen: Source, Screen", "collection collectionView of Screen: Screen, unknown"])
    #expect(screen.tables.first?.style == .grouped)
    #expect(screen.servedTables.map(\.name) == ["list"])
  }

  @Test func codeReplacesWhatAStoryboardSets() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
        <tableViewController id="screen" customClass="Screen">
          <tableView key="view" style="plain" id="table"><connections>
            <outlet property="dataSource" destination="screen" id="a"/><outlet property="delegate" destination="screen" id="b"/>
          </connections></tableView>
        </tableViewController>
      </objects></scene></scenes></document>
      """
    let source = "class Screen: UITableViewController { let source = Source(); func f() { tableView.dataSource = source } }\nclass Source: NSObject {}"
    let drawn = try InterfaceReader().facts(Array(storyboard.utf8), path: "Main.storyboard")
    let screen = try #require(Project([Lowered.facts(source, path: "Screen.swift")], interfaces: [drawn]).type(named: "Screen"))
    #expect(screen.tables.map(\.outline) == ["table tableView of Screen: Source, Screen"])
  }

  @Test(arguments: [
    ("class Screen: UIViewController { let list = UITableView(frame: .zero, style: .grouped); func f() { list.dataSource = self } }", "grouped"),
    ("class Screen: UIViewController { let list = UITableView(); func f() { list.dataSource = self } }", "plain"),
    ("class Screen: UIViewController { let style = UITableView.Style.insetGrouped; lazy var list = UITableView(frame: .zero, style: style); func f() { list.dataSource = self } }", "insetGrouped"),
    ("class Screen: UIViewController { @IBOutlet var list: UITableView!; func f() { list.dataSource = self } }", nil),
    ("class Screen: UITableViewController { init() { super.init(style: .grouped) } }", "grouped"),
    ("class Screen: UITableViewController { init(style: UITableView.Style) { super.init(style: style) } }", nil),
    ("class Screen: Base {}; class Base: UITableViewController { init() { super.init(style: .grouped) } }", "grouped"),
  ] as [(String, String?)])
  func stylesAreReadFromTheCode(_ source: String, _ style: String?) throws {
    #expect(try #require(Project(source).type(named: "Screen")?.tables.first).style?.rawValue == style)
  }
}

extension Table {
  fileprivate var outline: String { "\(kind) \(name) of \(owner.name): \(dataSource.outline), \(delegate.outline)" }
}

extension Table.Worker {
  fileprivate var outline: String {
    switch self {
    case .type(let type): type.name
    case .closures: "closures"
    case .unknown: "unknown"
    }
  }
}
