import HIGLintEngine

/// Launch screens with words on them.
public struct TextOnLaunchScreen: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "text_on_launch_screen",
    chapter: .resources,
    summary: "A launch screen shows text.",
    rationale: """
      A launch screen is to look like the app's first screen before its content is there, so that the app seems to start at \
      once. The system shows it as a picture: its words aren't translated, don't follow the text size, and are gone before \
      anybody has read them.
      """,
    guidelines: [.current("Launching"), .iPhone2008("Launch Images")],
    activation: .optIn,
    triggers: ["launchScreen"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let screen = context.project.launchScreen(resource) else { return }
    for text in screen.texts {
      let message = "the launch screen shows '\(text.attribute.value.prefix(40))' (\(text.id)), which is never translated; leave it to the app"
      context.report(message, at: text.attribute.range, in: resource, object: text.id)
    }
  }
}

// MARK: - Examples

extension TextOnLaunchScreen {
  private static func screen(_ piece: String, isLaunch: Bool = true) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch"\(isLaunch ? " launchScreen=\"YES\"" : "")>
      <scenes><scene sceneID="s1"><objects>
        <viewController id="c1"><view key="view" id="v1"><subviews>
          \(piece)
        </subviews></view></viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private static let bad: [Example] = [
    Example("a label", files: [Example.File("LaunchScreen.storyboard", screen("<label ↓text=\"Welcome\" id=\"l1\"/>"))]),
    Example("a button's title", files: [
      Example.File("Launch.storyboard", screen("<button id=\"b1\"><state key=\"normal\" ↓title=\"Sign In\"/></button>")),
    ]),
    Example("a text view and a text field", files: [
      Example.File("Launch.storyboard", screen("<textView ↓text=\"© 2020 Example\" id=\"t1\"/><textField ↓placeholder=\"Name\" id=\"t2\"/>")),
    ]),
    Example("the title of a bar, in a xib", files: [
      Example.File("LaunchScreen.xib", """
        <document targetRuntime="iOS.CocoaTouch" launchScreen="YES">
          <objects><view id="v1"><subviews>
            <navigationBar id="n1"><items><navigationItem ↓title="Inbox" id="n2"/></items></navigationBar>
          </subviews></view></objects>
        </document>
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("a picture", files: [Example.File("Launch.storyboard", screen("<imageView image=\"Background\" id=\"i1\"/>"))]),
    Example("a label without text", files: [Example.File("Launch.storyboard", screen("<label text=\"\" id=\"l1\"/>"))]),
    Example("a label that is hidden", files: [
      Example.File("Launch.storyboard", screen("<label hidden=\"YES\" text=\"Version\" id=\"l1\"/>")),
    ]),
    Example("a screen that is only called so", files: [
      Example.File("LaunchScreen.storyboard", screen("<label text=\"Welcome\" id=\"l1\"/>", isLaunch: false)),
    ]),
    Example("a view that holds one", files: [
      Example.File("Launch.storyboard", screen("<view hidden=\"YES\" id=\"v2\"><subviews><label text=\"Beta\" id=\"l1\"/></subviews></view>")),
    ]),
    Example("an empty screen", files: [Example.File("Launch.storyboard", screen(""))]),
    Example("which build it is, for those who test it", files: [
      Example.File("Launch.storyboard", screen("<label text=\"Staging\" id=\"l1\"/>")),
    ]),
    Example("a text in the colour of what lies behind it", files: [
      Example.File("Launch.storyboard", screen("""
        <view id="v2"><subviews><label text="Example" id="l1"><color key="textColor" white="1" alpha="1"/></label></subviews>
        <color key="backgroundColor" white="1" alpha="1"/></view>
        """)),
    ]),
    Example("a launch screen for tests", files: [
      Example.File("Tests/Launch.storyboard", screen("<label text=\"Test host\" id=\"l1\"/>")),
    ]),
  ]
}
