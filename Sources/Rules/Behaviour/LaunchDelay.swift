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
    guidelines: [.iPhone2008("Handle Common Tasks"), .iPhone2008("Launch Images"), .current("Launching")],
    triggers: ["sleep", ".wait(", "run(until", "asyncAfter", "scheduledTimer", "afterDelay"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for function in type.launchCallbacks where context.project.isForTouch(function.file) {
      checkWaits(type.immediateCode(of: function), &context)
      checkSplash(ProjectCode(function, in: context.project), &context)
    }
    guard type.splash != .other else { return }
    for code in type.code(mentioning: Self.timers) where context.project.isForTouch(code.file) {
      checkSplash(code, &context)
    }
  }

  private func checkWaits(_ immediate: ImmediateCode, _ context: inout RuleContext) {
    var found: [(range: ByteRange, file: Int)] = []
    immediate.forEachExpression { expression, around, code in
      guard let call = expression.call, call.waits(in: code), !around.isBeforeCrash, !around.isForTests else { return }
      found.append((expression.range, code.file))
    }
    for place in found where context.project.isForTouch(place.file) {
      context.report(
        "the app can't draw while it waits here, and people can't begin; do this in the background, or not at all",
        at: place.range,
        in: place.file
      )
    }
  }

  private func checkSplash(_ code: ProjectCode, _ context: inout RuleContext) {
    var found: [ByteRange] = []
    code.body.forEachExpression { expression, _ in
      if let call = expression.call, call.endsSplash(in: code) { found.append(expression.range) }
    }
    for range in found {
      context.report(
        "a splash screen that stays for a set time keeps people waiting; show the first screen as soon as there is one",
        at: range,
        in: code.file
      )
    }
  }

  fileprivate static let timers = ["asyncAfter", "scheduledTimer", "perform"]
}

// MARK: - Launching

extension ProjectType {
  /// The functions that the system calls while the app launches.
  fileprivate var launchCallbacks: [ProjectFunction] {
    let callbacks = [
      "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
      "scene(_:willConnectTo:options:)",
    ].flatMap { functions($0) }
    return isKind(of: "App") ? callbacks + functions("init()") : callbacks
  }

  /// Whether it is a screen whose name says that it is shown for the launch alone.
  fileprivate var splash: Splash {
    let name = lastName.lowercased()
    guard ["splash", "launchscreen", "launchview"].contains(where: name.contains) else { return .other }
    return isKind(of: "UIViewController") ? .controller : isKind(of: "View") ? .view : .other
  }
}

private enum Splash {
  case other
  case controller
  case view
}

// MARK: - Waiting

extension Call {
  fileprivate func waits(in code: ProjectCode) -> Bool {
    switch callee.kind {
    case .name("sleep"), .name("usleep"), .name("nanosleep"):
      return code.type?.callable(name ?? "").isEmpty ?? true
    case .member(let base?, "sleep"), .member(let base?, "sleepForTimeInterval"):
      return ["Thread", "NSThread"].contains(base.lastName)
    case .member(let base?, "wait"): return code.isLock(base)
    case .member(let base?, "run"): return argument("until") != nil && base.path?.first == "RunLoop"
    default: return false
    }
  }

  /// Whether the call puts off the end of a splash screen: a timer's closure or selector that shows the first screen.
  fileprivate func endsSplash(in code: ProjectCode) -> Bool {
    guard let name, LaunchDelay.timers.contains(name) else { return false }
    if name == "perform", argument("afterDelay") == nil { return false }
    guard argument("repeats")?.kind != .boolean(true), !isImmediate(code) else { return false }
    let splash = code.type?.splash ?? .other
    let bodies = closures.map(\.body) + arguments.flatMap { argument -> [[Statement]] in
      guard case .selector(let selector) = argument.value.kind else { return [] }
      return code.type?.callable(selector).map(\.body) ?? []
    }
    return bodies.contains { $0.containsExpression { $0.showsFirstScreen(from: splash) } }
  }

  /// Whether the delay is none that anybody sees.
  private func isImmediate(_ code: ProjectCode) -> Bool {
    let labels = ["deadline", "withTimeInterval", "timeInterval", "afterDelay"]
    guard let delay = labels.lazy.compactMap({ self.argument($0) }).first else { return false }
    let length: Expression
    if case .binary(_, "+", let seconds) = delay.kind { length = seconds } else { length = delay }
    return code.scope.number(length).map { $0 < 0.5 } ?? false
  }
}

extension ProjectCode {
  fileprivate func isLock(_ expression: Expression) -> Bool {
    let scope = scope
    if ["DispatchSemaphore", "DispatchGroup"].contains(where: { scope.isKind(expression, of: $0) }) { return true }
    let name = expression.lastName?.lowercased() ?? ""
    return name.hasSuffix("semaphore") || name == "group" || name.hasSuffix("dispatchgroup")
  }
}

extension Expression {
  /// Whether it shows what comes after the splash screen: for SwiftUI, by a flag of the view's own.
  fileprivate func showsFirstScreen(from splash: Splash) -> Bool {
    switch kind {
    case .assignment(let target, "=", let value):
      guard let name = target.lastName else { return false }
      if name == "rootViewController" { return true }
      guard case .boolean = value.kind else { return false }
      return name.lowercased().contains("splash") || splash == .view && target.ownName != nil
    case .call(let call):
      guard let name = call.name, constructedType == nil else { return false }
      if name.lowercased().contains("splash") { return true }
      guard splash != .other else { return false }
      return Effect.navigation.isShown(by: self) || Effect.presentation.isShown(by: self)
        || ["dismiss", "removeFromSuperview"].contains(name)
    default: return false
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether the app crashes right after, and only waits for its last words to be sent.
  fileprivate var isBeforeCrash: Bool {
    contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      let crashes = ["fatalError", "preconditionFailure", "abort"]
      return branch.arms[index].body.containsExpression { crashes.contains($0.call?.name ?? "") }
    }
  }

  /// Whether the code is for tests alone.
  fileprivate var isForTests: Bool {
    contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      return branch.arms[index].conditions.contains { condition in
        condition.value?.containsExpression { expression in
          let name = (expression.text ?? expression.lastName ?? "").lowercased()
          return name.contains("test") || name.contains("debug") || name.contains("snapshot")
        } ?? false
      }
    }
  }
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
    Example("sleeping at another time", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { sleep(1) }

        func application(_ application: UIApplication, performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
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
          if ProcessInfo.processInfo.arguments.contains("UITests") { sleep(3) }
          return true
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
