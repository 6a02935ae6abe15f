import HIGLintEngine

/// Texts in a text style that keep the size they were loaded with.
public struct FontNotUpdated: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "font_not_updated",
    chapter: .resources,
    summary: "A text in a text style doesn't follow the reader's text size while it is shown.",
    rationale: """
      A text style is as large as the reader has chosen, at the moment when the storyboard is loaded. Whoever changes the text \
      size in Control Center, to read this very screen, changes nothing on it, unless the text is told to adjust its font.
      """,
    guidelines: [.current("Typography")],
    criteria: [.audit(.dynamicType), .wcag(.resizedText)],
    severity: .note,
    fix: .safe,
    triggers: ["UICTFontTextStyle"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for text in context.project.drawnInterface(resource)?.texts ?? [] where text.mayKeepItsSize && !text.mayGetAnotherFont {
      let setting = text.object.node.attribute("adjustsFontForContentSizeCategory")
      let edit: Fix.Edit = setting.map { .replace($0.valueRange, with: "YES") }
        ?? .insert(" adjustsFontForContentSizeCategory=\"YES\"", at: text.object.node.nameRange.end)
      context.report(
        "\(text.object.name) keeps the text size it was loaded with; let it adjust its font to the reader's setting",
        at: setting?.range ?? text.object.node.nameRange,
        in: resource,
        object: text.object.id,
        fix: .safe("Let it adjust its font", edit)
      )
    }
  }
}

extension DrawnText {
  /// Whether it has a text style, and isn't told to follow it. Of a button, a storyboard can't say it.
  fileprivate var mayKeepItsSize: Bool {
    object.node.name != "button" && !isOfCellStyle && style?.hasPrefix("UICTFontTextStyle") ?? false
      && object.node.flag("adjustsFontForContentSizeCategory") != true
  }
}

// MARK: - Examples

extension FontNotUpdated {
  /// A xib of one view with a piece in it.
  private static func xib(_ piece: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="v1">
          <subviews>
            \(piece.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n        "))
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  private static let bad: [Example] = [
    Example("a label", files: [
      Example.File("Note.xib", xib("""
        ↓<label text="Terms" id="l1">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """), fixed: xib("""
        <label adjustsFontForContentSizeCategory="YES" text="Terms" id="l1">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """)),
    ]),
    Example("a text field that is told not to", files: [
      Example.File("Form.xib", xib("""
        <textField ↓adjustsFontForContentSizeCategory="NO" id="t1">
          <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/>
        </textField>
        """), fixed: xib("""
        <textField adjustsFontForContentSizeCategory="YES" id="t1">
          <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/>
        </textField>
        """)),
    ]),
    Example("an outlet that code gives another text", files: [
      Example.File("Header.xib", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v1" customClass="Header">
              <subviews>
                ↓<label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
              </subviews>
              <connections><outlet property="titleLabel" destination="l1" id="o1"/></connections>
            </view>
          </objects>
        </document>
        """),
      Example.File("Header.swift", """
        final class Header: UIView {
          @IBOutlet private var titleLabel: UILabel!
          func show(_ title: String) { titleLabel.text = title }
        }
        """),
    ]),
    Example("a text view of a storyboard's scene", files: [
      Example.File("Main.storyboard", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s1"><objects>
            <viewController id="c1"><view key="view" id="v1"><subviews>
              ↓<textView id="t1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView>
            </subviews></view></viewController>
          </objects></scene></scenes>
        </document>
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("labels of an app whose code gives all labels a font", files: [
      Example.File("Note.xib", xib("""
        <label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """)),
      Example.File("Style.swift", #"func setUp() { UILabel.appearance().fontName = "Didot" }"#),
    ]),
    Example("a font by a method that the project gives to labels", files: [
      Example.File("Main.storyboard", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s1"><objects>
            <viewController customClass="NoteController" id="c1"><view key="view" id="v1"><subviews>
              <label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            </subviews></view><connections><outlet property="heading" destination="l1" id="o1"/></connections></viewController>
          </objects></scene></scenes>
        </document>
        """),
      Example.File("NoteController.swift", """
        final class NoteController: UIViewController {
          @IBOutlet private var heading: UILabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            heading.setStyle(.caption)
          }
        }
        """),
      Example.File("UILabel+Style.swift", "extension UILabel { func setStyle(_ style: Style) { font = style.font } }"),
    ]),
    Example("told to adjust", files: [
      Example.File("Note.xib", xib("""
        <label adjustsFontForContentSizeCategory="YES" id="l1">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """)),
    ]),
    Example("the label of a cell in one of the system's styles", files: [
      Example.File("Note.xib", xib("""
        <tableViewCell textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
          <tableViewCellContentView key="contentView" id="w1"><subviews>
            <label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          </subviews></tableViewCellContentView>
        </tableViewCell>
        """)),
    ]),
    Example("a font of a fixed size, and a button", files: [
      Example.File("Note.xib", xib("""
        <label id="l1"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
        <button id="b1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></button>
        """)),
    ]),
    Example("a font that code sets by an outlet", files: [
      Example.File("Header.xib", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v1" customClass="Header">
              <subviews>
                <label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
              </subviews>
              <connections><outlet property="titleLabel" destination="l1" id="o1"/></connections>
            </view>
          </objects>
        </document>
        """),
      Example.File("Header.swift", """
        final class Header: UIView {
          @IBOutlet private var titleLabel: UILabel!
          override func awakeFromNib() { titleLabel.font = .preferredFont(forTextStyle: .title1) }
        }
        """),
    ]),
    Example("an owner in another language, and a class of another module", files: [
      Example.File("Header.xib", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v1" customClass="LegacyHeader">
              <subviews>
                <label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
                <label id="l2" customClass="TTTAttributedLabel">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
              </subviews>
              <connections><outlet property="titleLabel" destination="l1" id="o1"/></connections>
            </view>
          </objects>
        </document>
        """),
    ]),
    Example("a label that code finds by its tag", files: [
      Example.File("Cell.xib", xib("""
        <label tag="7" id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """)),
      Example.File("Cell.swift", "func style(_ cell: UIView) { (cell.viewWithTag(7) as? UILabel)?.font = .body }"),
    ]),
    Example("a launch screen", files: [
      Example.File("Launch.storyboard", """
        <document targetRuntime="iOS.CocoaTouch" launchScreen="YES">
          <scenes><scene sceneID="s1"><objects>
            <viewController id="c1"><view key="view" id="v1"><subviews>
              <label id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            </subviews></view></viewController>
          </objects></scene></scenes>
        </document>
        """),
    ]),
  ]
}
