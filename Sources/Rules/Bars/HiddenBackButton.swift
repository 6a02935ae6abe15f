import HIGLintEngine

/// Screens that take the back button away and give nothing for it.
public struct HiddenBackButton: TypeRule {
  public static let description = RuleDescription(
    id: "hidden_back_button",
    chapter: .bars,
    summary: "The back button is hidden, and nothing in the screen's code replaces it.",
    rationale: """
      The back button is how people leave a screen that they went into by mistake. Without it, and without a Cancel, \
      Done or other way out in its place, they are held where they are, and quit the app to get away. Hiding it in \
      SwiftUI, or replacing it in UIKit, takes the swipe from the left edge away too. Where going back would do harm, \
      hide the button for as long as that is so.
      """,
    guidelines: [.current("Toolbars"), .iPhone2008("Navigation Bars")],
    components: [.navigationBars],
    activation: .optIn,
    triggers: ["hidesBackButton", "setHidesBackButton", "navigationBarBackButtonHidden"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for button in type.hiddenBackButtons { context.report(Self.message, at: button.range, in: button.file) }
  }

  private static let message = "people can't leave a screen without a back button; keep it, or offer Cancel or Done in its place"
}

// MARK: - Picture

extension HiddenBackButton {
  private static let picture = RulePicture(
    bad: Sketch("No way back is left.", [
      .navigationBar(title: "Blue"),
      .row("All I Want"),
      .row("My Old Man"),
    ]),
    good: Sketch("The way back stands where people look for it.", [
      .navigationBar(title: "Blue", leading: "‹ Albums"),
      .row("All I Want"),
      .row("My Old Man"),
    ])
  )
}

// MARK: - Examples

extension HiddenBackButton {
  private static let bad: [Example] = [
    Example("hidden when the screen loads", """
      final class QuizController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓navigationItem.hidesBackButton = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next))
        }

        @objc func next() { navigationController?.pushViewController(AnswerController(), animated: true) }
      }
      """),
    Example("by the method, in an extension of another file", files: [
      Example.File("Survey+Bar.swift", """
        extension SurveyController {
          func setUpBar() { ↓navigationItem.setHidesBackButton(true, animated: false) }
        }
        """),
      Example.File("Survey.swift", """
        final class SurveyController: UIViewController {
          override func viewDidLoad() { setUpBar() }
        }
        """),
    ]),
    Example("SwiftUI: a screen without any other button", """
      struct Lesson: View {
        var body: some View {
          VStack { Text(lesson.title); Video(lesson.url) }
            .↓navigationBarBackButtonHidden()
        }
      }
      """),
    Example("SwiftUI: a destination whose back button is taken away from outside", """
      struct Catalogue: View {
        var body: some View {
          List(products) { product in
            NavigationLink(product.name) { Product(product).↓navigationBarBackButtonHidden(true) }
          }
        }
      }

      struct Product: View {
        let product: Item
        var body: some View { Text(product.name) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a button in its place", """
      final class DraftController: UIViewController {
        override func viewDidLoad() {
          navigationItem.hidesBackButton = true
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Drafts", style: .plain, target: self, action: #selector(ask))
        }

        @objc func ask() {}
      }
      """),
    Example("a button in its place, set by the class above", files: [
      Example.File("Step.swift", """
        final class AddressStep: CheckoutStep {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.hidesBackButton = true
          }
        }
        """),
      Example.File("CheckoutStep.swift", """
        class CheckoutStep: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let cross = UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: #selector(leave))
            navigationItem.setLeftBarButton(cross, animated: false)
          }

          @objc func leave() {}
        }
        """),
    ]),
    Example("hidden while something is going on", """
      final class PaymentController: UIViewController {
        func pay() {
          navigationItem.hidesBackButton = true
          service.pay { self.navigationItem.hidesBackButton = false }
        }
      }

      final class ListController: UITableViewController {
        override func setEditing(_ editing: Bool, animated: Bool) { navigationItem.hidesBackButton = editing }
      }
      """),
    Example("flows that end with Done or Cancel", """
      final class ReceiptController: UIViewController {
        override func viewDidLoad() {
          navigationItem.hidesBackButton = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(end))
        }

        @objc func end() {}
      }

      final class ScanController: UIViewController {
        override func viewDidLoad() { navigationItem.hidesBackButton = true }
        @IBAction func cancel() {}
      }
      """),
    Example("SwiftUI: a button of one's own", """
      struct Article: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text(article.text)
            .navigationBarBackButtonHidden(true)
            .safeAreaInset(edge: .top) { Button("Newspaper") { dismiss() } }
        }
      }

      struct Chapter: View {
        var body: some View {
          Text(chapter.text)
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Book", action: open) } }
        }
      }
      """),
    Example("SwiftUI: hidden while something is going on, and a destination that replaces it", """
      struct Upload: View {
        var body: some View {
          NavigationLink("Log") { UploadLog().navigationBarBackButtonHidden(true) }
            .navigationBarBackButtonHidden(isUploading)
        }
      }

      struct UploadLog: View {
        @Environment(\\.presentationMode) var mode
        var body: some View { Button("Upload") { mode.wrappedValue.dismiss() } }
      }
      """),
    Example("another view's property, and a screen that isn't known", """
      final class ReportController: UIViewController {
        let actions = ActionView()
        func setUp(_ next: UIViewController) {
          actions.hidesBackButton = true
          next.navigationItem.hidesBackButton = true
        }
      }
      """),
  ]
}
