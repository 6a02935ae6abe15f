import HIGLintEngine

/// Prototypes of rows that no code can ask for.
public struct RowWithoutReuseIdentifier: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "row_without_reuse_identifier",
    chapter: .resources,
    summary: "A prototype cell has no reuse identifier.",
    rationale: """
      A table makes a handful of cells from its prototypes and hands them out again as rows scroll by, which keeps scrolling \
      smooth and memory small. Code asks for them by their identifier. A prototype without one is never used: what was drawn isn't \
      what people see, or each row is built anew by hand.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing"), .current("Lists and tables")],
    components: [.rows],
    severity: .note,
    activation: .optIn,
    triggers: ["reuseIdentifier"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for cell in context.project.drawnInterface(resource)?.namelessPrototypes ?? [] {
      let message = "\(cell.name) is a prototype without a reuse identifier, so that no code can ask for it; "
        + "give it one, or remove it"
      context.report(message, at: cell.node.nameRange, in: resource, object: cell.id)
    }
  }
}

// MARK: - Examples

extension RowWithoutReuseIdentifier {
  private static func table(_ rows: String, attributes: String = "", outlets: String = "") -> Example.File {
    Drawn.storyboard(
      "<tableView key=\"view\" \(attributes) id=\"t1\"><prototypes>\(rows)</prototypes></tableView>", kind: "tableViewController",
      owner: "ListController", outlets: outlets
    )
  }

  private static func collection(_ cells: String) -> Example.File {
    Drawn.storyboard(
      "<collectionView key=\"view\" id=\"t1\"><cells>\(cells)</cells></collectionView>", kind: "collectionViewController"
    )
  }

  private static let bad: [Example] = [
    Example("a prototype of a table", files: [table("↓<tableViewCell id=\"r1\"/>")]),
    Example("an identifier that is emptied", files: [table("↓<tableViewCell reuseIdentifier=\"\" id=\"r1\"/>")]),
    Example("one of two prototypes", files: [
      table("<tableViewCell reuseIdentifier=\"song\" id=\"r1\"/>↓<tableViewCell customClass=\"AlbumCell\" id=\"r2\"/>"),
    ]),
    Example("a cell of a collection", files: [collection("↓<collectionViewCell id=\"r1\"/>")]),
  ]

  private static let good: [Example] = [
    Example("a prototype with an identifier", files: [table("<tableViewCell reuseIdentifier=\"song\" id=\"r1\"/>")]),
    Example("a cell of a collection with one", files: [collection("<collectionViewCell reuseIdentifier=\"photo\" id=\"r1\"/>")]),
    Example("rows that are there once", files: [
      Drawn.storyboard("""
        <tableView key="view" dataMode="static" id="t1"><sections><tableViewSection id="x1"><cells>
          <tableViewCell id="r1"/><tableViewCell id="r2"/>
        </cells></tableViewSection></sections></tableView>
        """, kind: "tableViewController"),
    ]),
    Example("a xib, whose identifier code gives as it registers it", files: [
      Example.File("SongCell.xib", """
        <document targetRuntime="iOS.CocoaTouch"><objects><tableViewCell customClass="SongCell" id="r1"/></objects></document>
        """),
    ]),
    Example("a cell that code knows by an outlet", files: [
      table("<tableViewCell id=\"r1\"/>", outlets: #"<outlet property="header" destination="r1" id="o1"/>"#),
    ]),
    Example("a table for the television", files: [
      Example.File("Main.storyboard", """
        <document targetRuntime="AppleTV"><scenes><scene sceneID="s1"><objects><tableViewController id="c1">
          <tableView key="view" id="t1"><prototypes><tableViewCell id="r1"/></prototypes></tableView>
        </tableViewController></objects></scene></scenes></document>
        """),
    ]),
  ]
}
