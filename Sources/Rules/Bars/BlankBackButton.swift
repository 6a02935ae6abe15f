import HIGLintEngine

/// Back buttons that don't say where they lead.
public struct BlankBackButton: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "blank_back_button",
    chapter: .bars,
    summary: "The title of a back button is emptied.",
    rationale: """
      A back button carries the title of the screen that it returns to, which is how people know where they are in a \
      hierarchy. Emptied, it is an arrow to an unknown place: VoiceOver says no more than "Back", and the menu that a \
      long press opens lists lines without text. Where the title takes too much room, \
      `backButtonDisplayMode = .minimal` shows the arrow alone and keeps the title for both. The newest systems show \
      the arrow alone anyway.
      """,
    guidelines: [.current("Toolbars"), .iPhone2008("Navigation Bars")],
    components: [.navigationBars],
    severity: .note,
    activation: .optIn,
    triggers: ["backButtonTitle", "backBarButtonItem"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for button in context.project.blankBackButtons(in: file) {
      let notes = button.others.map { RuleContext.Note("emptied here too", at: $0, in: button.file) }
      context.report(Self.message(button), at: button.range, in: button.file, notes: notes)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let project = context.project
    let buttons = (project.drawnInterface(resource)?.blankBackButtons ?? []).filter { project.showsBack(toSceneOf: $0.object.element) }
    guard let first = buttons.first else { return }
    // Those of one storyboard are one decision.
    let notes = buttons.dropFirst().map { RuleContext.Note("\($0.object.name) has one, too", at: $0.title.range, in: resource) }
    context.report(
      Self.message(ofDrawn: first.object), at: first.title.range, in: resource, object: first.object.id, notes: notes
    )
  }

  private static func message(ofDrawn object: DrawnObject) -> String {
    "\(object.name) has a blank back button, which doesn't say where it leads; "
      + "keep its title, and set its display mode to Minimal to show the arrow alone"
  }

  private static func message(_ button: BackButtonChange) -> String {
    let title = button.isUntitled ? "give the screen a title" : "keep its title"
    return "a blank back button doesn't say where it leads; \(title), and set backButtonDisplayMode to .minimal to show the arrow alone"
  }
}

// MARK: - Picture

extension BlankBackButton {
  private static let picture = RulePicture(
    bad: Sketch("Back to where?", [
      .navigationBar(title: "Blue", leading: "‹"),
      .row("All I Want"),
      .row("My Old Man"),
    ]),
    good: Sketch("The button names the screen that it leads to.", [
      .navigationBar(title: "Blue", leading: "‹ Albums"),
      .row("All I Want"),
      .row("My Old Man"),
    ])
  )
}

// MARK: - Examples

extension BlankBackButton {
  private static let bad: [Example] = [
    Example("an empty title", """
      final class ChaptersController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓navigationItem.backButtonTitle = ""
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Chapter(at: indexPath.row), animated: true)
        }
      }
      """),
    Example("an item with an empty title, in an extension of the framework's class", """
      extension UIViewController {
        func hideBackTitle() {
          ↓navigationItem.backBarButtonItem = UIBarButtonItem(title: " ", style: .plain, target: nil, action: nil)
        }
      }
      """),
    Example("an item in a variable, and one without anything, which are the same decision", """
      class BrewController: UIViewController {
        func open(_ recipe: RecipeController) {
          let back = UIBarButtonItem()
          back.title = ""
          ↓navigationItem.backBarButtonItem = back
          recipe.navigationItem.backBarButtonItem = UIBarButtonItem()
          show(recipe, sender: self)
        }
      }
      """),
    Example("blank unless something is being chosen, and a title that a constant empties", files: [
      Example.File("Downloads.swift", """
        final class DownloadsController: UIViewController {
          var queue = 0
          func open() { show(coordinator.next, sender: self) }
          var isChoosing = false {
            didSet {
              ↓navigationItem.backBarButtonItem = isChoosing
                ? nil : UIBarButtonItem(title: String(), style: .plain, target: nil, action: nil)
              self.navigationItem.backButtonTitle = Titles.none
              parent?.navigationItem.backButtonTitle = queue == 0 ? "" : "\\(queue)"
            }
          }
        }
        """),
      Example.File("Titles.swift", "enum Titles { static let none = \"\" }"),
    ]),
  ]

  private static let good: [Example] = [
    Example("the arrow alone, with its title kept", """
      final class ChaptersController: UITableViewController {
        override func viewDidLoad() { navigationItem.backButtonDisplayMode = .minimal }
      }
      """),
    Example("a shorter title, and the title of the screen before again", """
      final class AddressesController: UIViewController {
        func setUp() {
          navigationItem.backButtonTitle = "Places"
          navigationItem.backBarButtonItem = UIBarButtonItem(title: "Places", style: .plain, target: nil, action: nil)
          navigationItem.backButtonTitle = nil
          navigationItem.backBarButtonItem = nil
        }
      }
      """),
    Example("an image of one's own", """
      func setUp(_ item: UINavigationItem) {
        item.backBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: nil, action: nil)
        let home = UIBarButtonItem()
        home.image = UIImage(systemName: "house")
        item.backBarButtonItem = home
      }
      """),
    Example("an item that gets its title later", """
      func setUp(_ item: UINavigationItem, for lesson: Lesson) {
        let back = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        back.title = lesson.course
        item.backBarButtonItem = back
      }
      """),
    Example("a title that isn't known", """
      final class StepController: UIViewController {
        var step: Step?
        override func viewDidLoad() { navigationItem.backButtonTitle = step?.title ?? "" }
      }
      """),
    Example("a screen on which nothing is pushed, and one that is only ever a part of another", """
      final class AboutController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.backButtonTitle = ""
          view.addSubview(UILabel())
        }
      }

      final class HarbourController: UIViewController {
        private lazy var tides = TidesController()

        override func viewDidLoad() {
          super.viewDidLoad()
          embed(tides)
        }

        private func embed(_ part: UIViewController) {
          addChild(part)
          view.addSubview(part.view)
          part.didMove(toParent: self)
        }
      }

      final class TidesController: UITableViewController {
        override func viewDidLoad() { navigationItem.backButtonTitle = "" }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(TideController(), animated: true)
        }
      }
      """),
    Example("where nothing is seen to be pushed: presented screens, pages, and an item that no bar shows", """
      class Overlay: UIViewController {
        override func viewDidLoad() { navigationItem.backButtonTitle = "" }

        func show(in host: UIViewController) { host.present(self, animated: true) }
      }

      final class SketchPage: UIViewController {
        var delegate: SketchPageDelegate?
        override func viewDidLoad() { navigationItem.backButtonTitle = "" }

        @objc func pick() { delegate?.pick(self) }
      }

      final class NetworkController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          parent?.navigationItem.backButtonTitle = ""
        }

        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """),
    Example("names of the project's own", """
      final class LoginState {
        var backButtonTitle = "Back"
        func reset() { backButtonTitle = "" }
      }

      func reset(_ state: LoginState) { state.backButtonTitle = "" }
      """),
  ]
}
