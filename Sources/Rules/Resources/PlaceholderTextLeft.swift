import HIGLintEngine

/// Texts that Interface Builder put there, and that people get to read.
public struct PlaceholderTextLeft: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "placeholder_text_left",
    chapter: .resources,
    summary: "A text is still the one that Interface Builder put there.",
    rationale: """
      "Label", "Button" and "Item" say nothing to those who use an app, and VoiceOver reads them aloud: "Button, button". What an \
      app says is to be as short as can be, and about what people are doing.
      """,
    guidelines: [.current("Writing"), .iPhone2008("Express Information Succinctly")],
    activation: .optIn,
    triggers: ["text", "title"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for found in context.project.drawnInterface(resource)?.placeholderTexts ?? [] {
      let message = "\(found.object.name) still shows the text that Interface Builder put there, and no code gives it another; "
        + "say what it is about"
      context.report(message, at: found.text.range, in: resource, object: found.object.id)
    }
  }
}

// MARK: - Examples

extension PlaceholderTextLeft {
  private static let bad: [Example] = [
    Example("a label", files: [Drawn.xib("<label ↓text=\"Label\" id=\"l1\"/>")]),
    Example("a button, and a text to fill pages with", files: [
      Drawn.xib("""
        <button id="b1"><state key="normal" ↓title="Button"/></button>
        <textView ↓text="Lorem ipsum dolor sit er elit lamet" id="t1"/>
        """),
    ]),
    Example("a tab and a screen", files: [
      Drawn.storyboard("<tabBarItem key=\"tabBarItem\" ↓title=\"Item\" image=\"star\" id=\"i1\"/><navigationItem ↓title=\"Title\" id=\"n1\"/>"),
    ]),
    Example("an item of a bar, in a scene whose class sets none", files: [
      Drawn.storyboard(
        "<navigationItem key=\"navigationItem\" id=\"n1\"><barButtonItem key=\"rightBarButtonItem\" ↓title=\"Item\" id=\"i1\"/></navigationItem>",
        owner: "Inbox"
      ),
      Example.File("Inbox.swift", "final class Inbox: UIViewController { var messages = 0 }"),
    ]),
    Example("the title of a configuration", files: [
      Drawn.xib("<button id=\"b1\"><buttonConfiguration key=\"configuration\" style=\"filled\" ↓title=\"Button\"/></button>"),
    ]),
  ]

  private static let good: [Example] = [
    Example("words of the app's own", files: [
      Drawn.xib("<label text=\"Labels\" id=\"l1\"/><button id=\"b1\"><state key=\"normal\" title=\"Send\"/></button>"),
    ]),
    Example("a label that code fills", files: [
      Drawn.xib("<label text=\"Label\" id=\"l1\"/>", owner: "Panel", outlets: #"<outlet property="name" destination="l1" id="o1"/>"#),
    ]),
    Example("a configuration, before which a state's title doesn't count", files: [
      Drawn.xib("""
        <button id="b1"><state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="Cancel"/></button>
        """),
    ]),
    Example("samples in a stack that code fills", files: [
      Drawn.xib(
        "<stackView id=\"s1\"><subviews><label text=\"Label\" id=\"l1\"/></subviews></stackView>", owner: "PodPanel",
        outlets: #"<outlet property="rows" destination="s1" id="o1"/>"#
      ),
    ]),
    Example("a label that code finds by its number", files: [
      Drawn.xib("<label tag=\"7\" text=\"Label\" id=\"l1\"/>"),
      Example.File("Panel.swift", "func fill(_ view: UIView) { (view.viewWithTag(7) as? UILabel)?.text = name }"),
    ]),
    Example("the labels that cells bring themselves", files: [
      Drawn.storyboard("""
        <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="row" textLabel="l1" id="r1">
          <tableViewCellContentView key="contentView" id="w1"><subviews><label text="Label" id="l1"/></subviews></tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
        """, kind: "tableViewController"),
      Example.File("Rows.swift", "func fill(_ cell: UITableViewCell) { cell.textLabel?.text = name }"),
    ]),
    Example("a screen whose class gives it its title", files: [
      Drawn.storyboard("<navigationItem key=\"navigationItem\" title=\"Title\" id=\"n1\"/>", owner: "Inbox"),
      Example.File("Inbox.swift", """
        final class Inbox: UIViewController {
          override func viewDidLoad() { title = mailbox.name }
        }
        """),
    ]),
    Example("what is hidden, has no size, or is translated as it runs", files: [
      Drawn.xib("""
        <label hidden="YES" text="Label" id="l1"/>
        <label text="Label" id="l2"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
        <label text="Label" id="l3"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="localizationKey" value="name"/>
        </userDefinedRuntimeAttributes></label>
        """),
    ]),
  ]
}
