import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let singleLandscapeOrientation = MoreExamples(SingleLandscapeOrientation.self, bad: bad, good: good)
}

private func orientations(_ names: String..., suffix: String = "") -> Example.File {
  let values = names.map { name in
    let isMarked = name.hasPrefix("↓")
    return "<string>\(isMarked ? "↓" : "")UIInterfaceOrientation\(isMarked ? String(name.dropFirst()) : name)</string>"
  }
  return Drawn.list("""
    <key>UISupportedInterfaceOrientations\(suffix)</key>
        <array>
          \(values.joined(separator: "\n      "))
        </array>
    """)
}

private let bad: [Example] = [
  Example("an app that knows one landscape orientation", files: [orientations("↓LandscapeLeft")]),
  Example("the same beside portrait, on an iPad", files: [orientations("Portrait", "↓LandscapeRight", suffix: "~ipad")]),
  Example("values on one line", files: [
    Drawn.list("""
      <key>UISupportedInterfaceOrientations</key><array><string>↓UIInterfaceOrientationLandscapeRight</string></array>
      """),
  ]),
]

private let good: [Example] = [
  Example("an app for both landscape orientations", files: [orientations("LandscapeLeft", "LandscapeRight")]),
  Example("an app in portrait", files: [orientations("Portrait", "PortraitUpsideDown")]),
  Example("an app whose delegate says how it may be turned", files: [
    orientations("LandscapeLeft"),
    Example.File("AppDelegate.swift", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      """),
  ]),
  Example("an orientation that a build setting gives", files: [
    Drawn.list("""
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string><string>$(OTHER_ORIENTATION)</string></array>
      """),
  ]),
]
