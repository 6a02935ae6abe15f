import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let hiddenStatusBar = MoreExamples(HiddenStatusBar.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("an app that hides the status bar for good", files: [
    Drawn.list("↓<key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><false/>"),
  ]),
]

private let good: [Example] = [
  Example("an app that hides the status bar while it is launched", files: [Drawn.list("<key>UIStatusBarHidden</key><true/>")]),
  Example("an app whose controllers decide on the status bar", files: [
    Drawn.list("<key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><true/>"),
  ]),
  Example("an app that shows the status bar, said aloud", files: [
    Drawn.list("<key>UIStatusBarHidden</key><false/><key>UIViewControllerBasedStatusBarAppearance</key><false/>"),
  ]),
]
