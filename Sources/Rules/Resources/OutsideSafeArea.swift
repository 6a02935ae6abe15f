import HIGLintEngine

/// Controls and labels that are tied to the screen's edge, where the system's own signs are.
public struct OutsideSafeArea: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "outside_safe_area",
    chapter: .resources,
    summary: "A control or label is tied to the edge of the screen rather than to the safe area.",
    rationale: """
      At the edges of the screen are the status bar, the camera and the bar that leads home. What lies there is covered by them, \
      or a swipe that means the system hits the app. The safe area is what is left on each device; backgrounds reach beyond it, \
      and what people read and touch doesn't.
      """,
    guidelines: [.current("Layout")],
    activation: .optIn,
    fix: .suggested,
    triggers: ["constraint"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for place in context.project.drawnInterface(resource)?.unsafePlaces ?? [] {
      let message = "\(place.object.name) is tied to the \(place.edge.rawValue) of the screen, \(place.distance.plain) points from it; "
        + "tie it to the safe area"
      let range = place.constraint.nameRange
      context.report(message, at: range, in: resource, object: place.object.id, fix: place.fix)
    }
  }
}

extension UnsafePlace {
  /// Somebody has to look whether what was drawn at a distance of its own from the screen still has the right one.
  fileprivate var fix: Fix? {
    guard let guide, guide.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return nil }
    let edit: Fix.Edit = if let screen {
      .replace(screen.valueRange, with: guide)
    } else {
      .insert(" firstItem=\"\(guide)\"", at: constraint.nameRange.end)
    }
    return .suggested("Tie it to the safe area", edit)
  }
}

// MARK: - Examples

extension OutsideSafeArea {
  private static let button = "<button id=\"b1\"><state key=\"normal\" title=\"Close\"/></button>"

  /// A storyboard that begins with a scene.
  private static func scene(_ constraint: String, _ view: String = button, guide: Bool = true, isInitial: Bool = true) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch"\(isInitial ? " initialViewController=\"c1\"" : "")>
      <scenes><scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1">
        <subviews>\(view)</subviews>
        \(guide ? "<viewLayoutGuide key=\"safeArea\" id=\"g1\"/>" : "")
        <constraints>\(constraint)</constraints>
      </view></viewController></objects></scene></scenes>
    </document>
    """
  }

  private static let bad: [Example] = [
    Example("a button below the status bar", files: [
      Example.File(
        "Main.storyboard",
        scene(#"↓<constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="20" id="k1"/>"#),
        fixed: scene(#"<constraint firstItem="b1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="20" id="k1"/>"#)
      ),
    ]),
    Example("one at the lower edge, where the screen isn't named", files: [
      Example.File(
        "Main.storyboard",
        scene(#"↓<constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" constant="8" id="k1"/>"#),
        fixed: scene(
          #"<constraint firstItem="g1" firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" constant="8" id="k1"/>"#
        )
      ),
    ]),
    Example("a label right at the edge, in a scene without a safe area", files: [
      Example.File("Main.storyboard", scene(
        #"↓<constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" id="k1"/>"#,
        "<label text=\"Offline\" id=\"l1\"/>", guide: false
      )),
    ]),
    Example("a screen that another one presents", files: [
      Example.File("Main.storyboard", """
        <document targetRuntime="iOS.CocoaTouch"><scenes>
          <scene sceneID="s0"><objects><viewController id="c0"><connections>
            <segue destination="c1" kind="presentation" id="p1"/>
          </connections></viewController></objects></scene>
          <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1">
            <subviews>\(button)</subviews>
            <constraints>
              ↓<constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" constant="8" id="k1"/>
            </constraints>
          </view></viewController></objects></scene>
        </scenes></document>
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("tied to the safe area", files: [
      Example.File("Main.storyboard", scene(
        #"<constraint firstItem="b1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="20" id="k1"/>"#
      )),
    ]),
    Example("a picture behind all else", files: [
      Example.File("Main.storyboard", scene(
        #"<constraint firstItem="i1" firstAttribute="top" secondItem="v1" secondAttribute="top" id="k1"/>"#,
        "<imageView image=\"sky\" id=\"i1\"/>"
      )),
    ]),
    Example("far from the edge", files: [
      Example.File("Main.storyboard", scene(
        #"<constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="80" id="k1"/>"#
      )),
    ]),
    Example("a button in a view of its own", files: [
      Example.File("Main.storyboard", scene("", """
        <view id="w1"><subviews>\(button)</subviews><constraints>
          <constraint firstItem="b1" firstAttribute="top" secondItem="w1" secondAttribute="top" constant="4" id="k1"/>
        </constraints></view>
        """)),
    ]),
    Example("a scene of which nobody knows where it is shown", files: [
      Example.File("Main.storyboard", scene(
        #"<constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="20" id="k1"/>"#,
        isInitial: false
      )),
    ]),
    Example("no more than a wish, and at most", files: [
      Example.File("Main.storyboard", scene("""
        <constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="9" priority="750" id="k1"/>
        <constraint firstItem="b1" firstAttribute="top" relation="greaterThanOrEqual" secondItem="v1" secondAttribute="top" id="k2"/>
        """)),
    ]),
    Example("a part of another screen", files: [
      Example.File("Main.storyboard", """
        <document targetRuntime="iOS.CocoaTouch"><scenes>
          <scene sceneID="s0"><objects><viewController id="c0"><view key="view" id="v0"><subviews><containerView id="w0"><connections>
            <segue destination="c1" kind="embed" id="p1"/>
          </connections></containerView></subviews></view></viewController></objects></scene>
          <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"><subviews>\(button)</subviews><constraints>
            <constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" constant="8" id="k1"/>
          </constraints></view></viewController></objects></scene>
        </scenes></document>
        """),
    ]),
  ]
}
