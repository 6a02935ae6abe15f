import HIGLintEngine
import Testing

@Suite("What storyboards and xibs set up")
struct InterfacesTests {
  // MARK: Classes and outlets

  @Test("A class is set up as controller, owner of a xib, view or cell")
  func elements() throws {
    let interfaces = Interfaces([
      try Sample.storyboard(#"<viewController id="c" customClass="Home"/>"#),
      try Sample.xib("Home.xib", Self.owner("Home") + #"<view id="v" customClass="Header"/>"#),
    ])
    #expect(interfaces.elements(of: "Home").map(\.kind) == ["placeholder", "viewController"])
    #expect(interfaces.elements(of: "Home").map(\.isOwner) == [true, false])
    #expect(interfaces.elements(of: "Home").map(\.isController) == [false, true])
    #expect(interfaces.elements(of: "Header").map(\.file.name) == ["Home"])
    #expect(interfaces.elements(of: "Other").isEmpty)
  }

  @Test("Outlets lead to the objects that code knows by them")
  func outlets() throws {
    let interfaces = Interfaces([
      try Sample.xib(
        "Header.xib",
        Self.owner("Header", #"<outlet property="height" destination="h" id="1"/>"#)
          + #"<view id="v"><constraints><constraint firstAttribute="height" constant="32" id="h"/></constraints></view>"#
      )
    ])
    let height = try #require(interfaces.elements(of: "Header").outlets("height").first)
    #expect(height.kind == "constraint")
    #expect(height.facts.number("constant") == 32)
    #expect(height.parent?.kind == "view")
    #expect(height.referrers.map(\.property) == ["height"])
    #expect(height.referrers.first?.element.className == "Header")
    #expect(interfaces.elements(of: "Header").outlets("width").isEmpty)
  }

  @Test("Of translations, the file that the others are made from counts")
  func translations() throws {
    let scene = #"<viewController id="c" customClass="Home"/>"#
    let paths = ["App/fr.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard"]
    let interfaces = Interfaces(try paths.map { try Sample.storyboard(scene, path: $0) })
    #expect(interfaces.files.map(\.path) == ["App/Base.lproj/Main.storyboard"])
    let english = Interfaces(try ["de", "en"].map { try Sample.storyboard(scene, path: "\($0).lproj/Main.storyboard") })
    #expect(english.files.map(\.path) == ["en.lproj/Main.storyboard"])
    let apart = Interfaces(try ["A", "B"].map { try Sample.storyboard(scene, path: "\($0)/Base.lproj/Main.storyboard") })
    #expect(apart.files.count == 2)
  }

  @Test("Objects belong to a class and to those that inherit from it, and to the nearest of a name")
  func typesOfTheProject() throws {
    let project = Project(
      [
        Lowered.facts("class Base: UIViewController {}", path: "App/Base.swift"),
        Lowered.facts("class Home: Base {}", path: "App/Home.swift"),
        Lowered.facts("class Home: UIViewController {}", path: "Share/Home.swift"),
      ],
      interfaces: try ["App", "Share"].map {
        try Sample.storyboard(#"<viewController id="c" customClass="Home"/>"#, path: "\($0)/Main.storyboard")
      }
    )
    let base = try #require(project.type(named: "Base"))
    #expect(base.interfaceElements.map(\.file.path) == ["App/Main.storyboard"])
    let share = try #require(project.types.first { $0.name == "Home" && !$0.ancestors.contains(base) })
    #expect(share.interfaceElements.map(\.file.path) == ["Share/Main.storyboard"])
  }

  // MARK: Tables

  @Test("A table controller's table tells how it is selected from and who works with it")
  func tableOfAController() throws {
    let interfaces = Interfaces([
      try Sample.storyboard(
        """
        <tableViewController id="c" customClass="List" clearsSelectionOnViewWillAppear="NO">
          <tableView key="view" id="t" style="insetGrouped" rowHeight="36" allowsSelection="NO"
              allowsMultipleSelectionDuringEditing="YES" dataMode="prototypes">
            <prototypes>
              <tableViewCell id="p" reuseIdentifier="Item" customClass="ItemCell"/>
            </prototypes>
            <connections>
              <outlet property="dataSource" destination="c" id="1"/>
              <outlet property="delegate" destination="helper" id="2"/>
            </connections>
          </tableView>
        </tableViewController>
        <customObject id="helper" customClass="Selection"/>
        """
      )
    ])
    let table = try #require(interfaces.elements(of: "List").tables.first)
    #expect(table.style == .insetGrouped)
    #expect(table.rowHeight == 36)
    #expect(!table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(table.allowsMultipleSelectionDuringEditing)
    #expect(table.dataSource?.className == "List")
    #expect(table.delegate?.className == "Selection")
    #expect(table.prototypes.map(\.reuseIdentifier) == ["Item"])
    #expect(table.staticRows.isEmpty)
    #expect(interfaces.elements(of: "List").map(\.clearsSelectionOnAppearance) == [false])
  }

  @Test("Where nothing is set, a table is plain, takes selections, and its rows find their height")
  func defaults() throws {
    let interfaces = Interfaces([
      try Sample.xib("List.xib", Self.owner("List") + #"<view id="v"><tableView id="t" rowHeight="-1"/></view>"#)
    ])
    let table = try #require(interfaces.elements(of: "List").tables.first)
    #expect(table.style == .plain)
    #expect(table.allowsSelection)
    #expect(table.rowHeight == nil)
    #expect(!table.isStatic)
    #expect(table.dataSource == nil)
  }

  @Test("A view's tables are those in it")
  func tablesOfAView() throws {
    let interfaces = Interfaces([
      try Sample.xib(
        "Panel.xib",
        #"<view id="a" customClass="Panel"><tableView id="t" customClass="Table"/></view><tableView id="u"/>"#
      )
    ])
    #expect(interfaces.elements(of: "Panel").tables.map(\.element.facts.id) == ["t"])
    #expect(interfaces.elements(of: "Table").tables.map(\.element.facts.id) == ["t"])
    let both = interfaces.elements(of: "Panel") + interfaces.elements(of: "Table")
    #expect(both.tables.map(\.element.facts.id) == ["t"])
  }

  @Test("Static rows lie in sections")
  func staticRows() throws {
    let interfaces = Interfaces([
      try Sample.storyboard(
        """
        <tableViewController id="c" customClass="Settings">
          <tableView key="view" id="t" dataMode="static"><sections>
            <tableViewSection id="s"><cells><tableViewCell id="r" rowHeight="30"/></cells></tableViewSection>
            <tableViewSection id="s2"><cells><tableViewCell id="r2"/></cells></tableViewSection>
          </sections></tableView>
        </tableViewController>
        """
      )
    ])
    let table = try #require(interfaces.elements(of: "Settings").tables.first)
    #expect(table.sections.map(\.facts.id) == ["s", "s2"])
    #expect(table.staticRows.map(\.rowHeight) == [30, nil])
    #expect(table.prototypes.isEmpty)
    #expect(interfaces.elements(of: "Settings").map(\.clearsSelectionOnAppearance) == [true])
  }

  // MARK: Cells

  @Test("A cell is found by its identifier, in a scene and in the project")
  func cellsByIdentifier() throws {
    func scene(_ name: String, _ cell: String) -> String {
      """
      <tableViewController id="\(name)" customClass="\(name)"><tableView key="view" id="\(name)t"><prototypes>
      <tableViewCell reuseIdentifier="Item" id="\(name)p" \(cell)/></prototypes></tableView></tableViewController>
      """
    }
    let interfaces = Interfaces([
      try Sample.storyboard(
        scene("A", #"selectionStyle="none" accessoryType="detailButton" editingAccessoryType="checkmark""#),
        scene("B", #"selectionStyle="default" userInteractionEnabled="NO""#)
      ),
      try Sample.xib("ItemCell.xib", #"<tableViewCell id="x" reuseIdentifier="Item" customClass="ItemCell"/>"#),
    ])
    let inScene = interfaces.elements(of: "A").flatMap { $0.cells(withIdentifier: "Item") }
    #expect(inScene.map(\.showsSelection) == [false])
    #expect(inScene.map(\.accessory) == [.detailButton])
    #expect(inScene.map(\.editingAccessory) == [.checkmark])
    #expect(inScene.map(\.table?.element.facts.id) == ["At"])
    let other = interfaces.elements(of: "B").flatMap { $0.cells(withIdentifier: "Item") }
    #expect(other.map(\.showsSelection) == [true])
    #expect(other.map(\.allowsInteraction) == [false])
    #expect(other.map(\.accessory) == [.none])
    #expect(interfaces.cells(withIdentifier: "Item").count == 3)
    #expect(interfaces.cells(of: "ItemCell").map(\.element.facts.id) == ["x"])
    #expect(interfaces.cells(inNib: "ItemCell").map(\.reuseIdentifier) == ["Item"])
    #expect(interfaces.cells(inNib: "Main").isEmpty)
  }

  static func owner(_ name: String, _ connections: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
    <connections>\(connections)</connections></placeholder>
    """
  }
}
