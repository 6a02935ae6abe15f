import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let launchDelay = MoreExamples(LaunchDelay.self, bad: bad)
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
