import HIGLintEngine

/// Layouts by the size of the screen.
public struct ScreenSizeLayout: FileRule {
  public static let description = RuleDescription(
    id: "screen_size_layout",
    chapter: .layout,
    summary: "A layout goes by the size of the screen rather than by the room that it has.",
    rationale: """
      On an iPad an app shares the screen with others, in a window of any size, and on a Mac or an external display the main \
      screen may be another one altogether. What is as wide as the screen is then cut off, and what is chosen by the screen's \
      width is the wrong layout.
      """,
    guidelines: [.current("Layout"), .current("Multitasking")],
    severity: .note,
    activation: .optIn,
    triggers: ["UIScreen"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for bounds in context.project.screenBounds(in: file) {
      context.report(Self.message(bounds.use), at: bounds.range, in: bounds.file)
    }
  }

  private static func message(_ use: ScreenBounds.Use) -> String {
    switch use {
    case .size: "the app's window may be smaller than the screen; measure what this lies in"
    case .choice: "the app's window may be smaller than the screen; choose by its size class, or by what this lies in"
    }
  }
}

// MARK: - Examples

extension ScreenSizeLayout {
  private static let bad: [Example] = [
    Example("a frame", """
      struct Card: View {
        var body: some View {
          Text(title).frame(width: ↓UIScreen.main.bounds.width - 32, height: 200)
          Image("Cover").resizable().frame(maxHeight: ↓UIScreen.main.bounds.size.height * 0.4)
        }
      }
      """),
    Example("a constraint", """
      final class Stripe: UIView {
        func setUp() {
          widthAnchor.constraint(equalToConstant: ↓UIScreen.main.bounds.width / 2).isActive = true
        }
      }
      """),
    Example("a collection's items", """
      final class PhotosController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
          return CGSize(width: ↓UIScreen.main.bounds.width / 3, height: 120)
        }

        func setUp(_ layout: UICollectionViewFlowLayout) {
          layout.itemSize = CGSize(width: ↓UIScreen.main.bounds.width, height: 80)
        }
      }
      """),
    Example("apps of which one shares its screen", files: [
      Example.File("Stripe.swift", """
        final class Stripe: UIView {
          func setUp() { widthAnchor.constraint(equalToConstant: ↓UIScreen.main.bounds.width / 2).isActive = true }
        }
        """),
      Example.File("App/Info.plist", """
        <plist version="1.0">
        <dict><key>LSRequiresIPhoneOS</key><true/><key>UIRequiresFullScreen</key><true/></dict>
        </plist>
        """),
      Example.File("Other/Info.plist", """
        <plist version="1.0">
        <dict><key>LSRequiresIPhoneOS</key><true/></dict>
        </plist>
        """),
    ]),
    Example("a choice", """
      final class Header: UIView {
        func setUp() {
          if ↓UIScreen.main.bounds.width < 375 { stack.spacing = 4 }
          stack.axis = ↓UIScreen.main.bounds.height > 700 ? .vertical : .horizontal
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("an app for iPhones alone, as Tuist's manifest has it", files: [
      Example.File("Banner.swift", """
        final class Banner: UIView {
          override func layoutSubviews() { image.frame.size.width = UIScreen.main.bounds.width }
        }
        """),
      Example.File("Project.swift", """
        import ProjectDescription
        let project = Project(name: "Tea", targets: [
          Target(name: "Tea", product: .app, deploymentTarget: .iOS(targetVersion: "16.0", devices: [.iphone])),
        ])
        """),
    ]),
    Example("an app that shares no screen", files: [
      Example.File("Stripe.swift", """
        final class Stripe: UIView {
          func setUp() { widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2).isActive = true }
        }
        """),
      Example.File("App/Info.plist", """
        <plist version="1.0">
        <dict>
          <key>LSRequiresIPhoneOS</key><true/>
          <key>UIRequiresFullScreen</key><string>YES</string>
        </dict>
        </plist>
        """),
    ]),
    Example("the room that there is", """
      struct Card: View {
        var body: some View {
          GeometryReader { room in Text(title).frame(width: room.size.width - 32) }
          Text(title).containerRelativeFrame(.horizontal)
        }
      }
      """),
    Example("a window", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { window = UIWindow(frame: UIScreen.main.bounds) }
      }
      """),
    Example("what leaves the screen", """
      final class Drawer: UIView {
        func hide() { transform = CGAffineTransform(translationX: 0, y: UIScreen.main.bounds.height) }
        func animateAway() { heightAnchor.constraint(equalToConstant: UIScreen.main.bounds.height).isActive = true }
      }
      """),
    Example("pictures", """
      final class ImageLoader {
        func load() { thumbnail.itemSize = CGSize(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.width) }
      }

      struct ShareCard: View { var body: some View { Text(title).frame(width: UIScreen.main.bounds.width) } }
      """),
    Example("the scale", """
      func pixels(_ view: UIView) -> CGFloat { view.bounds.width * UIScreen.main.scale }
      """),
    Example("older systems", """
      struct Card: View {
        var body: some View {
          if #available(iOS 17, *) {
            Text(title).containerRelativeFrame(.horizontal)
          } else {
            Text(title).frame(width: UIScreen.main.bounds.width)
          }
        }
      }
      """),
    Example("the keyboard", """
      final class Form: UIView {
        func keyboardWillChange(_ frame: CGRect) { if UIScreen.main.bounds.height - frame.minY > 0 { scroll() } }
      }
      """),
    Example("a comparison with what isn't a number, and what isn't laid out", """
      final class Zoom: UIView {
        func scroll(_ frame: CGRect) {
          if frame.maxY > UIScreen.main.bounds.height { stop() }
          track(UIScreen.main.bounds.width)
        }
      }
      """),
    Example("a preview", "#Preview { Card().frame(width: UIScreen.main.bounds.width) }"),
  ]
}
