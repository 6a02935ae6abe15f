import HIGLintEngine
import Testing

@Suite("Where storyboards lead")
struct InterfaceSegueTests {
  @Test("A row leads elsewhere than its detail button")
  func rows() throws {
    let interfaces = Interfaces([
      try Sample.storyboard(
        """
        <tableViewController id="c" customClass="List"><tableView key="view" id="t"><prototypes>
          <tableViewCell id="p" reuseIdentifier="Item"><connections>
            <segue destination="d" kind="show" identifier="open" id="1"/>
            <segue destination="i" kind="presentation" trigger="accessoryAction" id="2"/>
          </connections></tableViewCell>
        </prototypes></tableView></tableViewController>
        """,
        #"<viewController id="d" customClass="Detail"/>"#,
        #"<viewController id="i" customClass="Info"/>"#
      )
    ])
    let cell = try #require(interfaces.cells(withIdentifier: "Item").first)
    #expect(cell.segues.map(\.destination?.className) == ["Detail"])
    #expect(cell.accessorySegues.map(\.destination?.className) == ["Info"])
    #expect(cell.accessorySegues.map(\.facts.kind) == ["presentation"])
    let controller = try #require(interfaces.elements(of: "List").first)
    #expect(controller.segues.isEmpty)
    #expect(controller.segues(withIdentifier: "open").map(\.source) == [cell.element])
    #expect(interfaces.elements(of: "Detail").first?.arrivingSegues.map(\.source.scene) == [controller])
  }

  @Test("A segue leads through a reference into another storyboard, and to what a navigation controller shows")
  func references() throws {
    let list = """
      <viewController id="c" customClass="List"><connections>
        <segue destination="r1" kind="show" id="1"/><segue destination="r2" kind="show" id="2"/>
        <segue destination="r3" kind="show" id="3"/>
      </connections></viewController>
      """
    let navigation = """
      <navigationController id="n"><connections>
        <segue destination="d" kind="relationship" relationship="rootViewController" id="1"/>
      </connections></navigationController>
      """
    let interfaces = Interfaces([
      try Sample.storyboard(
        list,
        #"<viewControllerPlaceholder storyboardName="Detail" id="r1"/>"#,
        #"<viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="Info" id="r2"/>"#,
        #"<viewControllerPlaceholder storyboardName="Elsewhere" id="r3"/>"#,
        path: "App/Main.storyboard"
      ),
      try Sample.storyboard(
        navigation,
        #"<viewController id="d" customClass="Detail"/>"#,
        #"<viewController id="i" storyboardIdentifier="Info" customClass="Info"/>"#,
        initial: "n",
        path: "App/Detail.storyboard"
      ),
      try Sample.storyboard(#"<viewController id="o"/>"#, initial: "o", path: "Share/Detail.storyboard"),
    ])
    let segues = try #require(interfaces.elements(of: "List").first).segues
    #expect(segues.map(\.destination?.kind) == ["navigationController", "viewController", "viewControllerPlaceholder"])
    #expect(segues.map(\.shownScene?.className) == ["Detail", "Info", nil])
  }

  @Test("A scene fills the column of a split view that its navigation controller fills")
  func columns() throws {
    let split = """
      <splitViewController id="s"><connections>
        <segue destination="r" kind="relationship" relationship="masterViewController" id="1"/>
        <segue destination="d" kind="relationship" relationship="detailViewController" id="2"/>
      </connections></splitViewController>
      """
    let navigation = """
      <navigationController id="n"><connections>
        <segue destination="c" kind="relationship" relationship="rootViewController" id="1"/>
      </connections></navigationController>
      """
    let list = """
      <tableViewController id="c" customClass="List"><connections><segue destination="e" kind="show" id="1"/></connections>
      </tableViewController>
      """
    let interfaces = Interfaces([
      try Sample.storyboard(
        split,
        #"<viewControllerPlaceholder storyboardName="List" id="r"/>"#,
        #"<viewController id="d" customClass="Detail"/>"#
      ),
      try Sample.storyboard(
        navigation,
        list,
        #"<viewController id="e" customClass="Next"/>"#,
        initial: "n",
        path: "List.storyboard"
      ),
    ])
    #expect(interfaces.elements(of: "List").map(\.columns) == [[.primary]])
    #expect(interfaces.elements(of: "Detail").map(\.columns) == [[.secondary]])
    #expect(interfaces.elements(of: "Next").map(\.columns) == [[]])
  }

  @Test("Scenes that lead to each other in a circle have an end")
  func circle() throws {
    func scene(_ id: String, _ next: String) -> String {
      """
      <navigationController id="\(id)" customClass="\(id)"><connections>
      <segue destination="\(next)" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """
    }
    let interfaces = Interfaces([try Sample.storyboard(scene("A", "B"), scene("B", "A"))])
    #expect(interfaces.elements(of: "A").map(\.columns) == [[]])
    #expect(interfaces.elements(of: "A").first?.segues.first?.shownScene?.className == "A")
  }
}
