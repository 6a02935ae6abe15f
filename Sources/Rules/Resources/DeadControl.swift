import HIGLintEngine

/// Controls that are wired in Interface Builder, and that touches don't reach.
public struct DeadControl: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "dead_control",
    chapter: .resources,
    summary: "A control or gesture is wired, and its view, or one around it, takes no touches.",
    rationale: """
      A tap must be answered, and this one can't be: the view keeps touches away from itself and from all that lies in it, as \
      labels and image views do unless they are told otherwise. What looks like a button does nothing, and says nothing.
      """,
    guidelines: [.iPhone2008("Feedback"), .current("Buttons")],
    components: [.buttons],
    // None was met so far in the apps that were read.
    activation: .optIn,
    triggers: ["userInteractionEnabled"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for control in context.project.drawnInterface(resource)?.blockedControls ?? [] {
      let barrier = control.isOwnBarrier ? "it takes no touches" : "\(control.barrier.name) around it takes no touches"
      let message = "\(control.object.name) is wired, and never answers: \(barrier); switch its user interaction on"
      context.report(message, at: control.attribute.range, in: resource, object: control.object.id)
    }
  }
}

// MARK: - Examples

extension DeadControl {
  private static func gesture(on view: String, _ attributes: String, more: String = "") -> String {
    """
    <\(view) \(attributes) id="w1">\(more)
      <connections><outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o1"/></connections>
    </\(view)>
    """
  }

  private static let button = """
    <button id="b1"><state key="normal" title="Send"/><connections>\
    <action selector="send" destination="v1" eventType="touchUpInside" id="a1"/></connections></button>
    """

  private static func off(_ isMarked: Bool) -> String { "\(isMarked ? "↓" : "")userInteractionEnabled=\"NO\"" }

  private static let bad: [Example] = [
    Example("a gesture on a label, which takes no touches by itself", files: [Drawn.xib(gesture(on: "label", off(true)))]),
    Example("a gesture on an image view", files: [Drawn.xib(gesture(on: "imageView", "image=\"map\" \(off(true))"))]),
    Example("a button in a view that takes no touches", files: [
      Drawn.xib("<view \(off(true)) id=\"w1\"><subviews>\(button)</subviews></view>"),
    ]),
    Example("a switch that is off for touches itself, and whose class only reads it", files: [
      Drawn.xib("""
        <switch \(off(true)) id="s1"><connections><action selector="set:" destination="v1" eventType="valueChanged" id="a1"/>
        </connections></switch>
        """, owner: "Panel", outlets: #"<outlet property="toggle" destination="s1" id="o1"/>"#),
      Example.File("Panel.swift", """
        final class Panel: UIView {
          @IBOutlet var toggle: UISwitch!
          var isWanted: Bool { toggle.isOn }
          @IBAction func set(_ sender: UISwitch) { delegate?.set(isWanted) }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("a gesture on an image view that takes touches", files: [Drawn.xib(gesture(on: "imageView", "image=\"map\""))]),
    Example("code that switches it on", files: [
      Drawn.xib(
        gesture(on: "label", off(false)), owner: "Panel", outlets: #"<outlet property="link" destination="w1" id="o2"/>"#
      ),
      Example.File("Panel.swift", """
        final class Panel: UIView {
          @IBOutlet var link: UILabel!
          override func awakeFromNib() { link.isUserInteractionEnabled = true }
        }
        """),
    ]),
    Example("a class of the label's own that does so", files: [
      Drawn.xib(gesture(on: "label", "customClass=\"LinkLabel\" \(off(false))")),
      Example.File("LinkLabel.swift", """
        final class LinkLabel: UILabel {
          override func awakeFromNib() { isUserInteractionEnabled = true }
        }
        """),
    ]),
    Example("an outlet whose class isn't known", files: [
      Drawn.xib(
        gesture(on: "label", off(false)), owner: "PodPanel", outlets: #"<outlet property="link" destination="w1" id="o2"/>"#
      ),
    ]),
    Example("a label over the button, not around it", files: [
      Drawn.xib("\(button)<label text=\"Send\" \(off(false)) id=\"l1\"/>"),
    ]),
    Example("a hidden button, and one that does nothing", files: [
      Drawn.xib("<view hidden=\"YES\" \(off(false)) id=\"w1\"><subviews>\(button)</subviews></view><button \(off(false)) id=\"b2\"/>"),
    ]),
    Example("a text in a row, which is tapped as a whole", files: [
      Drawn.xib("<label text=\"Inbox\" \(off(false)) id=\"l1\"/>"),
    ]),
  ]
}
