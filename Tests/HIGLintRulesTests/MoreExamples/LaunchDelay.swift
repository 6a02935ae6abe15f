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
]
