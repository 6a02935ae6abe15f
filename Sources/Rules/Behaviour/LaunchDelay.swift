import HIGLintEngine

/// Launches that take longer than they must.
public struct LaunchDelay: TypeRule {
  public static let description = RuleDescription(
    id: "launch_delay",
    chapter: .behaviour,
    summary: "The app sleeps, waits, or shows a splash screen for a set time while it launches.",
    rationale: """
      People open an app dozens of times a day, mostly for seconds, and have something in mind when they do. A splash \
      screen that stays for its own sake makes them wait each time to see the same picture. While the app waits in a \
      launch callback, it can't even draw; if that takes too long, the system ends it.
      """,
    guidelines: [.current("Launching"), .iPhone2008("Handle Common Tasks"), .iPhone2008("Launch Images")],
    activation: .optIn,
    // What waits may stand in another type's file: the words are those of the callbacks, and of splash screens' names.
    triggers: [
      "didFinishLaunching", "willFinishLaunching", "willConnectTo", ": App", ", App", "plash", "aunchScreen", "aunchView",
      "aunchscreen", "aunchview",
    ],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for hold in type.launchHolds {
      context.report(Self.message(hold.kind), at: hold.range, in: hold.file)
    }
  }

  private static func message(_ kind: LaunchHold.Kind) -> String {
    switch kind {
    case .wait: "the app can't draw while it waits here, and people can't begin; do this in the background, or not at all"
    case .splash:
      "a splash screen that stays for a set time keeps people waiting; show the first screen as soon as there is one"
    }
  }
}

// MARK: - Picture

extension LaunchDelay {
  private static let picture = RulePicture(
    bad: Sketch("A sign that people have to sit through, each time.", [
      .picture("Welcome to Shelf 3", height: 176),
    ]),
    good: Sketch("What looks like the first screen is replaced by it at once.", [
      .navigationBar(title: "Shelf"),
      .row(""),
      .row(""),
      .row(""),
    ])
  )
}

// MARK: - Examples

extension LaunchDelay {
  private static let bad: [Example] = [
    Example("sleeping", """
      @UIApplicationMain
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          ↓Thread.sleep(forTimeInterval: 2)
          return true
        }

        func applicationDidFinishLaunching(_ application: UIApplication) { ↓sleep(1) }
      }
      """),
    Example("waiting for the network, in another function of another file", files: [
      Example.File("SceneDelegate.swift", """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            loadPrices()
          }
        }
        """),
      Example.File("SceneDelegate+Prices.swift", """
        extension SceneDelegate {
          func loadPrices() {
            let semaphore = DispatchSemaphore(value: 0)
            shop.load { semaphore.signal() }
            ↓semaphore.wait()
          }
        }
        """),
    ]),
    Example("a splash screen with a timer", """
      final class SplashController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          ↓DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            self.performSegue(withIdentifier: "Home", sender: nil)
          }
        }
      }

      final class LaunchScreenController: UIViewController {
        override func viewDidLoad() {
          ↓perform(#selector(showHome), with: nil, afterDelay: 2)
        }

        @objc private func showHome() { present(Home(), animated: true) }
      }
      """),
    Example("the first screen, put off by the app's delegate", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = Logo()
          ↓Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in self.window?.rootViewController = Feed() }
          return true
        }
      }
      """),
    Example("SwiftUI", """
      struct SplashView: View {
        @State private var isActive = false

        var body: some View {
          if isActive { Home() } else {
            Image("logo").onAppear {
              ↓DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { withAnimation { isActive = true } }
            }
          }
        }
      }

      struct BakeryApp: App {
        init() { ↓sleep(1) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a cover that rotation brings, by a handler that the launch only sets", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let controller = RotatingController()
          controller.onRotation = { starts in
            if starts {
              self.model.showSplash = true
            } else {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.model.showSplash = false }
            }
          }
          window?.rootViewController = controller
        }
      }
      """),
    Example("work in the background", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          DispatchQueue.global().async {
            sleep(1)
            self.index()
          }
          Task { try await Task.sleep(nanoseconds: 1_000_000_000) }
          return true
        }
      }
      """),
    Example("something else that can wait", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) { ReviewPrompt.show() }
          Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in Heartbeat.send() }
          return true
        }
      }
      """),
    Example("a scene's delegate, which isn't asked for the app's", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          sleep(2)
          return true
        }
      }
      """),
    Example("sleeping at another time", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { sleep(1) }

        func application(
          _ application: UIApplication, performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
        ) {
          semaphore.wait()
          done(.newData)
        }
      }
      """),
    Example("the last words before a crash, and tests", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if database == nil {
            report("no database")
            Thread.sleep(forTimeInterval: 1)
            fatalError("no database")
          }
          if settings == nil { end("no settings") }
          if ProcessInfo.processInfo.arguments.contains("UITests") { sleep(3) }
          return true
        }

        private func end(_ reason: String) -> Never {
          report(reason)
          sleep(1)
          crash()
        }
      }
      """),
    Example("a splash screen that goes as soon as it can", """
      final class SplashController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          store.load { self.performSegue(withIdentifier: "Home", sender: nil) }
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.hint.text = "This takes longer than usual." }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.wheel.isHidden = false }
        }
      }
      """),
    Example("waiting of another kind", """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          waiter.wait(for: guest)
          sleep(mode: .light)
        }

        func sleep(mode: Mode) {}
      }

      struct SplashPool: View {
        var body: some View { Text("Splash!").onAppear { timer.asyncAfter(deadline: .now() + 1) { swim() } } }
      }
      """),
  ]
}
