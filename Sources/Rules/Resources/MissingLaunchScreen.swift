import HIGLintEngine

/// Apps that show nothing while they start.
public struct MissingLaunchScreen: ResourceRule {
  public static let resources: Set<ResourceKind> = [.propertyList]

  public static let description = RuleDescription(
    id: "missing_launch_screen",
    chapter: .resources,
    summary: "An app names no launch screen.",
    rationale: """
      From the tap on its icon until an app's first screen is there, the system shows its launch screen, and people see that \
      something is happening. Without one it takes the app for one of before iPhones had other sizes, and shows it smaller, with \
      black bars around.
      """,
    guidelines: [.current("Launching"), .iPhone2008("Launch Images")],
    activation: .optIn,
    triggers: ["UILaunch"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard context.project.lacksLaunchScreen(resource), case .propertyList(let list) = resource.content else { return }
    let start = list.root.range.start
    let tag = ByteRange(start: start, end: min(start + UInt32("<dict>".utf8.count), list.root.range.end))
    let message = "the app has no launch screen; name one as 'UILaunchScreen' or 'UILaunchStoryboardName'"
    context.report(message, at: tag, in: resource, object: "UILaunchScreen")
  }
}

// MARK: - Examples

extension MissingLaunchScreen {
  private static func list(_ pieces: String, isBad: Bool = false, path: String = "App/Info.plist") -> Example.File {
    Example.File(path, """
      <plist version="1.0">
      \(isBad ? "↓" : "")<dict>
        <key>CFBundleIdentifier</key>
        <string>com.example.app</string>
        \(pieces)
      </dict>
      </plist>
      """)
  }

  private static let other = "UIRequiresFullScreen"

  private static let bad: [Example] = [
    Example("an app that names none", files: [list("", isBad: true), Drawn.project()]),
    Example("keys of other things", files: [
      list("<key>UIMainStoryboardFile</key><string>Main</string>", isBad: true), Drawn.project(),
    ]),
    Example("settings that add other keys", files: [
      list("", isBad: true), Drawn.project(settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_\(other) = YES;"),
    ]),
    Example("an empty list", files: [
      Example.File("App/Info.plist", """
        <plist version="1.0">
        ↓<dict><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string></dict>
        </plist>
        """),
      Drawn.project(),
    ]),
  ]

  private static let good: [Example] = [
    Example("a storyboard", files: [list("<key>UILaunchStoryboardName</key><string>Launch</string>"), Drawn.project()]),
    Example("one that the list describes", files: [list("<key>UILaunchScreen</key><dict/>"), Drawn.project()]),
    Example("one that is made from a setting", files: [
      list(""), Drawn.project(settings: "INFOPLIST_KEY_UILaunchScreen_Generation = YES;"),
    ]),
    Example("images, as they were before", files: [
      list(""), Drawn.project(settings: "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage;"),
    ]),
    Example("one for each kind of device", files: [list("<key>UILaunchStoryboards</key><dict/>"), Drawn.project()]),
    Example("a list of which nobody knows what is built from it", files: [list("")]),
    Example("an extension", files: [list("<key>NSExtension</key><dict/>"), Drawn.project()]),
    Example("an app for televisions", files: [list(""), Drawn.project(settings: "SDKROOT = appletvos;")]),
  ]
}
