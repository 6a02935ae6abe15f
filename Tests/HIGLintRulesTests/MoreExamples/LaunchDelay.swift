import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let launchDelay = MoreExamples(LaunchDelay.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("another type's function that waits, in a file of its own", files: [
    Example.File("AppDelegate.swift", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let pantry = Pantry()

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          pantry.fill()
          return true
        }
      }
      """),
    Example.File("Pantry.swift", """
      final class Pantry {
        func fill() {
          let shelves = DispatchSemaphore(value: 0)
          supplier.deliver { shelves.signal() }
          ↓shelves.wait()
        }
      }
      """),
  ]),
]

private let good: [Example] = [
  Example("an animation that takes its time, on a screen that others put away", """
    struct LogoSplash: View {
      @State private var isPulsing = true
      @State private var isBurst = false

      var body: some View {
        Image("logo")
          .scaleEffect(isPulsing ? 1.1 : 1)
          .opacity(isBurst ? 0 : 1)
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isPulsing = false }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isBurst = true }
          }
      }
    }
    """),
  Example("a semaphore that keeps threads apart", """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let pantry = Pantry()

      func applicationDidFinishLaunching(_ application: UIApplication) { pantry.count() }
    }

    final class Pantry {
      private let key = DispatchSemaphore(value: 1)

      func count() {
        key.wait()
        defer { key.signal() }
        jars += 1
      }
    }
    """),
  Example("where something has failed, and the app can't begin", """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        try? openStore()
        return true
      }

      private func openStore() throws {
        guard let key else {
          log("no key")
          Thread.sleep(forTimeInterval: 5)
          throw StoreError.locked
        }
      }
    }
    """),
  Example("a wheel that turns where the launch takes longer", """
    struct SplashView: View {
      @State private var isBusy = false

      var body: some View {
        VStack {
          Image("anchor")
          if isBusy { ProgressView().padding(.bottom, 40) }
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { isBusy = true }
        }
      }
    }
    """),
  Example("a pause of no length", """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Thread.sleep(forTimeInterval: 0)
        sleep(0)
        return true
      }
    }
    """),
  Example("a wait that only others who are at it bring about", """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let condition = NSCondition()

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        condition.lock()
        while isConfiguring { condition.wait() }
        condition.unlock()
        return true
      }
    }
    """),
]
