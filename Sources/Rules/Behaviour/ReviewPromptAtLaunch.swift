import HIGLintEngine

/// Requests to rate the app at a moment when nobody has anything to say, or the system nothing to show.
public struct ReviewPromptAtLaunch: FileRule {
  public static let description = RuleDescription(
    id: "review_prompt_at_launch",
    chapter: .behaviour,
    summary: "People are asked to rate the app at each launch, or a button does nothing but that.",
    rationale: """
      Who has just opened an app wants to use it, and rates the interruption. The system shows its question three times a \
      year at most: a launch wastes them, and a button that leads to it mostly does nothing at all. Ask after something has \
      been done well; let a button open the page in the App Store.
      """,
    guidelines: [.current("Ratings and reviews")],
    activation: .optIn,
    triggers: ["requestReview"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for request in context.project.untimelyReviewRequests(in: file) {
      context.report(Self.message(request.moment), at: request.range, in: request.file)
    }
  }

  private static func message(_ moment: ReviewRequest.Moment) -> String {
    switch moment {
    case .launch: "at launch, people have nothing to rate yet; ask after they have done something"
    case .touch: "the system may show nothing when this is tapped; open the page in the App Store, where people can write a review"
    }
  }
}

// MARK: - Examples

extension ReviewPromptAtLaunch {
  private static let bad: [Example] = [
    Example("a callback of the launch", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          ↓SKStoreReviewController.requestReview()
          return true
        }
      }
      """),
    Example("a button", """
      struct About: View {
        @Environment(\\.requestReview) private var requestReview
        var body: some View {
          Button("Rate Us") { ↓requestReview() }
        }
      }
      """),
    Example("a button's method, once there is a scene", """
      final class AboutController: UIViewController {
        @IBAction func rate() {
          guard let scene = view.window?.windowScene else { return }
          ↓SKStoreReviewController.requestReview(in: scene)
        }
      }
      """),
    Example("the first view, as it appears", """
      @main struct Notes: App {
        @Environment(\\.requestReview) private var requestReview
        var body: some Scene { WindowGroup { Home().onAppear { ↓requestReview() } } }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("after something is done", """
      final class ExportController: UIViewController {
        func exportDidEnd() { SKStoreReviewController.requestReview() }
      }
      """),
    Example("behind a count", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          if Launches.count == 10 { SKStoreReviewController.requestReview() }
          return true
        }
      }
      """),
    Example("after a guard", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          guard Launches.count > 10 else { return true }
          SKStoreReviewController.requestReview()
          return true
        }
      }
      """),
    Example("a button that does more", """
      struct Editor: View {
        @Environment(\\.requestReview) private var requestReview
        var body: some View {
          Button("Done") {
            save()
            requestReview()
          }
        }
      }
      """),
    Example("a button under a condition", """
      struct Editor: View {
        @Environment(\\.requestReview) private var requestReview
        var body: some View { Button("Done") { if saves > 5 { requestReview() } } }
      }
      """),
    Example("the page in the App Store", """
      struct About: View {
        @Environment(\\.openURL) private var openURL
        var body: some View { Button("Rate Us") { openURL(URL(string: "https://apps.apple.com/app/id1?action=write-review")!) } }
      }
      """),
    Example("an object of the app's own that counts", """
      struct About: View {
        let reviews: Reviews
        var body: some View { Button("Done") { reviews.requestReview() } }
      }

      final class Reviews { func requestReview() { count += 1 } }
      """),
    Example("a menu for developers", """
      struct DebugMenu: View {
        @Environment(\\.requestReview) private var requestReview
        var body: some View { Button("Ask for Review") { requestReview() } }
      }
      """),
    Example("a view that isn't the first", """
      struct Receipt: View {
        @Environment(\\.requestReview) private var requestReview
        var body: some View { Text("Thank you").onAppear { requestReview() } }
      }
      """),
  ]
}
