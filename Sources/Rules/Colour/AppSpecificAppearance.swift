import HIGLintEngine

/// Apps that are light or dark whatever their reader has chosen.
public struct AppSpecificAppearance: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.propertyList]

  public static let description = RuleDescription(
    id: "app_specific_appearance",
    chapter: .colour,
    summary: "The whole app is light or dark, whatever appearance its reader has chosen.",
    rationale: """
      People choose the dark appearance for all apps at once, or let it come with the evening. An app that stays light is \
      a glare among dark ones, and one with a setting of its own is one more place to look for it.
      """,
    guidelines: [.current("Dark Mode")],
    severity: .note,
    activation: .optIn,
    triggers: ["overrideUserInterfaceStyle", "preferredColorScheme"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for choice in context.project.appearanceChoices(in: file) {
      context.report(Self.message(choice.name), at: choice.range, in: choice.file)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let list = context.project.appPropertyList(resource)?.list, list.entry("NSExtension") == nil,
      let style = list.entry("UIUserInterfaceStyle"), let name = style.value.string?.lowercased(),
      ["light", "dark"].contains(name)
    else { return }
    context.report(Self.message(name), at: style.keyRange, in: resource, object: style.key)
  }

  private static func message(_ name: String) -> String {
    "the whole app is \(name) here, whatever people have chosen for all apps; follow the system"
  }
}

// MARK: - Examples

extension AppSpecificAppearance {
  private static func list(_ pieces: String) -> String {
    """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string>\(pieces)</dict></plist>
    """
  }

  private static let bad: [Example] = [
    Example("a window", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start() { window?.overrideUserInterfaceStyle = ↓.light }
      }
      """),
    Example("a setting of the app's own", """
      final class Appearance {
        func apply(_ theme: Theme) {
          switch theme {
          case .light: UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = ↓.light }
          case .dark: UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = ↓.dark }
          }
        }
      }
      """),
    Example("the scene of an app", """
      @main struct Notes: App {
        @AppStorage("isDark") private var isDark = false
        var body: some Scene { WindowGroup { Home().preferredColorScheme(isDark ? ↓.dark : ↓.light) } }
      }
      """),
    Example("the property list", files: [
      Example.File("Info.plist", list("↓<key>UIUserInterfaceStyle</key><string>Light</string>")),
    ]),
  ]

  private static let good: [Example] = [
    Example("the system's choice", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start() { window?.overrideUserInterfaceStyle = .unspecified }
      }
      """),
    Example("a player within the app", """
      final class PlayerController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .dark
          view.overrideUserInterfaceStyle = .dark
        }
      }

      struct Player: View { var body: some View { Video().preferredColorScheme(.dark) } }
      """),
    Example("a preview", """
      struct Home_Previews: PreviewProvider { static var previews: some View { Home().preferredColorScheme(.dark) } }
      """),
    Example("pictures for the App Store", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start() {
          if ProcessInfo.processInfo.arguments.contains("-dark") { window?.overrideUserInterfaceStyle = .dark }
        }
      }
      """),
    Example("a value that isn't known", """
      @main struct Notes: App {
        let scheme: ColorScheme?
        var body: some Scene { WindowGroup { Home().preferredColorScheme(scheme) } }
      }
      """),
    Example("a property list that leaves it open", files: [
      Example.File("Info.plist", list("<key>UIUserInterfaceStyle</key><string>Automatic</string>")),
    ]),
    Example("an extension", files: [
      Example.File("Info.plist", list("<key>NSExtension</key><dict/><key>UIUserInterfaceStyle</key><string>Dark</string>")),
    ]),
    Example("a window of the app's own with such a property", "func tint(_ pane: Pane) { pane.overrideUserInterfaceStyle = .dark }"),
  ]
}
