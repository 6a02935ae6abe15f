import HIGLintEngine

/// Requests for access before anything is done that needs it.
public struct PermissionAtLaunch: FileRule {
  public static let description = RuleDescription(
    id: "permission_at_launch",
    chapter: .input,
    summary: "People are asked for access as soon as the app launches.",
    rationale: """
      Who opens an app for the first time has no reason yet to let it send notifications or read the contacts, and says no. \
      That answer stays: the system doesn't ask twice. Asked when they use what needs it, people know why, and mostly agree.
      """,
    guidelines: [.current("Privacy")],
    activation: .optIn,
    triggers: [
      "requestAuthorization", "requestAccess", "requestWhenInUseAuthorization", "requestAlwaysAuthorization",
      "requestTrackingAuthorization", "requestRecordPermission", "requestFullAccessTo",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for asked in context.project.permissionsAskedAtLaunch(in: file) {
      let message = "at launch, nobody knows yet what for the app needs \(asked.subject.rawValue); "
        + "ask when something is used that does"
      context.report(message, at: asked.range, in: asked.file)
    }
  }
}

// MARK: - Examples

extension PermissionAtLaunch {
  private static let bad: [Example] = [
    Example("notifications, in the callback of the launch", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          ↓UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { _, _ in }
          return true
        }
      }
      """),
    Example("in a function that it calls", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          askForContacts()
        }

        private func askForContacts() { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """),
    Example("by the app itself", """
      @main struct Notes: App {
        init() { ↓ATTrackingManager.requestTrackingAuthorization { _ in } }
        var body: some Scene { WindowGroup { Home() } }
      }
      """),
    Example("when the first view appears", files: [
      Example.File("Notes.swift", "@main struct Notes: App { var body: some Scene { WindowGroup { Home() } } }"),
      Example.File("Home.swift", """
        struct Home: View {
          var body: some View {
            NavigationStack { List(notes) { Text($0.title) } }
              .task { _ = try? await ↓UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) }
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("a button that turns something on", """
      struct Settings: View {
        var body: some View {
          Button("Remind Me") { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
        }
      }
      """),
    Example("notifications that come quietly", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .provisional]) { _, _ in }
          return true
        }
      }
      """),
    Example("what has been allowed already", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            guard settings.authorizationStatus == .authorized else { return }
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
          return true
        }
      }
      """),
    Example("under a condition, and after one", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          if Store.hasReminders { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
          guard Store.isImporting else { return true }
          CNContactStore().requestAccess(for: .contacts) { _, _ in }
          return true
        }
      }
      """),
    Example("a handler that the launch only registers", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          Settings.onChange { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
          return true
        }
      }
      """),
    Example("a map, which needs the location", """
      import MapKit

      @main struct Trails: App {
        private let manager = CLLocationManager()
        init() { manager.requestWhenInUseAuthorization() }
        var body: some Scene { WindowGroup { Map() } }
      }
      """),
    Example("a scanner, which needs the camera", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          AVCaptureDevice.requestAccess(for: .video) { _ in }
          return true
        }
      }

      final class ScanController: UIViewController { private let session = AVCaptureSession() }
      """),
    Example("a screen that isn't the first", """
      @main struct Notes: App { var body: some Scene { WindowGroup { Home() } } }

      struct Home: View { var body: some View { NavigationLink("Reminders") { Reminders() } } }

      struct Reminders: View {
        var body: some View {
          List(reminders) { Text($0.title) }
            .task { _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) }
        }
      }
      """),
    Example("an object of the app's own with such a function", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let tour = Tour()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          tour.requestAuthorization(options: [.later])
          return true
        }
      }

      final class Tour { func requestAuthorization(options: [Moment]) { isPlanned = true } }
      """),
  ]
}
