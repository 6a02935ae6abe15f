import HIGLintEngine

/// Screens on which the status bar never shows.
public struct HiddenStatusBar: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.propertyList]

  public static let description = RuleDescription(
    id: "hidden_status_bar",
    chapter: .bars,
    summary: "The status bar is hidden at all times.",
    rationale: """
      The status bar tells the time, the battery's charge and the connection. Where it never shows, people leave the \
      app to look. A photo, a film or a game may take the whole screen, but brings the bar back at a tap. On iPhones \
      without a Home button, hiding it doesn't even win room: the area beside the camera stays empty.
      """,
    guidelines: [.current("Status bars"), .iPhone2008("The Status Bar")],
    components: [.statusBar],
    severity: .note,
    activation: .optIn,
    triggers: ["prefersStatusBarHidden", "statusBarHidden", "statusBar("],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for hiding in context.project.statusBarHidings(in: file) { context.report(Self.message, at: hiding.range, in: hiding.file) }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let hiding = context.project.appPropertyList(resource)?.statusBarHiding else { return }
    context.report(Self.message, at: hiding.keyRange, in: resource, object: hiding.key)
  }

  private static let message = "people look for the time and the battery in the status bar; show it, or let a tap bring it back"
}

// MARK: - Examples

extension HiddenStatusBar {
  private static let bad: [Example] = [
    Example("a controller that always asks for it", """
      final class MenuController: UIViewController {
        override var prefersStatusBarHidden: Bool {
          return ↓true
        }
      }
      """),
    Example("by a constant, in an extension of another file", files: [
      Example.File("Gallery+Bars.swift", """
        extension GalleryController {
          override var prefersStatusBarHidden: Bool { ↓Layout.isImmersive }
        }
        """),
      Example.File("Gallery.swift", """
        final class GalleryController: UIViewController {}
        enum Layout { static let isImmersive = true }
        """),
    ]),
    Example("on every path", """
      open class StoryController: UIViewController {
        open override var prefersStatusBarHidden: Bool {
          if isPlaying { return ↓true }
          return true
        }
      }
      """),
    Example("a drawing that only a tap draws on, and a film that takes none", """
      final class DoodleController: UIViewController {
        override var prefersStatusBarHidden: Bool { ↓true }
        func listen() { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dot))) }
      }

      final class VideoController: UIViewController {
        override var prefersStatusBarHidden: Bool { ↓true }
      }
      """),
    Example("a menu from which a camera is opened", """
      final class ToolsController: UIViewController {
        private let camera = ScannerController()
        override var prefersStatusBarHidden: Bool { ↓true }
      }

      final class ScannerController: UIViewController {
        private let session = AVCaptureSession()
      }
      """),
    Example("SwiftUI", """
      struct Board: View {
        var body: some View {
          NavigationStack {
            Squares().↓statusBarHidden()
            Score().↓statusBar(hidden: true)
            if #available(iOS 17, *) { Clock().↓statusBarHidden(true) }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a film that shows its bars at a tap", """
      final class FilmController: UIViewController {
        private var showsControls = true { didSet { setNeedsStatusBarAppearanceUpdate() } }
        override var prefersStatusBarHidden: Bool { !showsControls }
      }
      """),
    Example("hidden in landscape alone", """
      final class MapController: UIViewController {
        override var prefersStatusBarHidden: Bool {
          if traitCollection.verticalSizeClass == .compact { return true }
          return false
        }
      }
      """),
    Example("shown, and left to another controller", """
      final class CallController: UINavigationController {
        override var prefersStatusBarHidden: Bool { false }
        override var childForStatusBarHidden: UIViewController? { topViewController }
      }

      final class SplitController: UISplitViewController {
        override var prefersStatusBarHidden: Bool { coordinator.prefersStatusBarHidden }
      }
      """),
    Example("a setting of the app's own", """
      final class Coordinator {
        var prefersStatusBarHidden: Bool { true }
      }
      """),
    Example("SwiftUI: full-screen media with a toggle", """
      struct Photo: View {
        @State private var showsBars = true

        var body: some View {
          image.statusBarHidden(!showsBars).onTapGesture { showsBars.toggle() }
          image.statusBar(hidden: showsBars ? false : true)
        }

        @ViewBuilder var image: some View {
          if showsBars { Image("photo") } else { Image("photo").statusBarHidden() }
        }
      }
      """),
    Example("a film whose controls come at a tap, and a photo that can be enlarged", """
      final class TrailerController: UIViewController {
        private let player = AVPlayer()
        override var prefersStatusBarHidden: Bool { true }

        override func viewDidLoad() {
          view.layer.addSublayer(AVPlayerLayer(player: player))
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleControls)))
        }
      }

      final class PaintingController: UIViewController, UIScrollViewDelegate {
        override var prefersStatusBarHidden: Bool { true }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { painting }
        func listen() { scroll.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggle))) }
      }
      """),
    Example("what a camera sees at this moment, in the controller or in an object of its own", """
      final class TicketScannerController: UIViewController {
        private let session = AVCaptureSession()
        override var prefersStatusBarHidden: Bool { true }
      }

      final class BirdWatchController: UIViewController {
        private let finder = Viewfinder()
        override var prefersStatusBarHidden: Bool { true }
      }

      final class Viewfinder: UIView {
        override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
      }
      """),
    Example("SwiftUI: a camera whose picture takes the taps in a view of its own", """
      struct NestCamera: View {
        @State private var showsControls = true
        var body: some View { Stream(showsControls: $showsControls).statusBarHidden(true) }
      }

      struct Stream: View {
        @Binding var showsControls: Bool
        var body: some View { Frames().onTapGesture { showsControls.toggle() } }
      }
      """),
    Example("shown again elsewhere in the type", """
      struct Recital: View {
        var body: some View {
          Stage().statusBarHidden()
        }

        var intermission: some View { Curtain().statusBarHidden(false) }
      }
      """),
    Example("functions of that name", """
      func resolve(_ scene: UIWindowScene) -> Bool { statusBarHidden(in: scene) }

      func statusBarHidden(in scene: UIWindowScene) -> Bool { true }
      """),
  ]
}
