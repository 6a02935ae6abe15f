import HIGLintEngine

/// Heights of bars and safe areas that are written out.
public struct HardCodedBarHeight: FileRule {
  public static let description = RuleDescription(
    id: "hard_coded_bar_height",
    chapter: .layout,
    summary: "The height of a bar or a safe area stands in the code as a number.",
    rationale: """
      The status bar has had eight heights so far, the navigation bar differs by orientation, and the next iPhone comes with \
      another cut-out. A layout that counts on one of these numbers lies below a bar, or leaves a gap, on every other device. \
      The safe area and the layout guides know.
      """,
    guidelines: [.current("Layout")],
    severity: .note,
    activation: .optIn,
    triggers: ["arHeight", "ndicatorHeight", "reaHeight", "otchHeight", "arOffset", "arInset", "arPadding", "afeAreaTop", "afeAreaBottom"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for height in context.project.writtenBarHeights(in: file) {
      let message = "\(height.points.plain) points are the \(height.subject) of some devices only; "
        + "ask the safe area or a layout guide"
      context.report(message, at: height.range, in: height.file)
    }
  }
}

// MARK: - Examples

extension HardCodedBarHeight {
  private static let bad: [Example] = [
    Example("constants", """
      enum Layout {
        static let statusBarHeight: CGFloat = ↓20
        static let tabBarHeight: CGFloat = ↓49
      }
      """),
    Example("one of two devices", """
      final class Header: UIView {
        private let navigationBarHeight: CGFloat = isPhone ? ↓64 : ↓88
      }
      """),
    Example("a property that is computed", """
      extension UIViewController {
        var safeAreaBottomInset: CGFloat {
          if isTall { return ↓34 }
          return 0
        }
      }
      """),
    Example("a local constant", """
      final class Player: UIView {
        func layOut() {
          let navBarHeight: CGFloat = ↓44
          label.frame.origin.y = navBarHeight
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the safe area", """
      final class Header: UIView {
        func layOut() {
          let statusBarHeight = safeAreaInsets.top
          label.frame.origin.y = statusBarHeight
        }
      }
      """),
    Example("a control's height", "enum Layout { static let buttonHeight: CGFloat = 44 }"),
    Example("a bar of the app's own", """
      final class FilterBar: UIView { static let tabBarHeight: CGFloat = 48 }

      enum Layout {
        static let customNavBarHeight: CGFloat = 64
        static let searchBarHeight: CGFloat = 44
      }
      """),
    Example("a least height, and what is added", """
      enum Layout {
        static let minTabBarHeight: CGFloat = 49
        static let extraStatusBarHeight: CGFloat = 20
      }
      """),
    Example("numbers that no bar has", "enum Layout { static let tabBarHeight: CGFloat = 72 }"),
    Example("another thing of a bar's", "enum Layout { static let tabBarWidth: CGFloat = 64 }"),
    Example("a bar's own class", """
      final class Tabs: UITabBar { private let tabBarHeight: CGFloat = 49 }
      """),
    Example("a value that isn't written", "struct Header { let statusBarHeight: CGFloat; let navBarHeight = Metrics.bar }"),
    Example("progress bars", "enum Layout { static let progressBarHeight: CGFloat = 20 }"),
  ]
}
