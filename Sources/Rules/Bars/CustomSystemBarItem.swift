import HIGLintEngine

/// Bar button items made by hand where the system has the same.
public struct CustomSystemBarItem: FileRule {
  static let translatedTitles = RuleOption(
    "translated_titles", "Whether titles count that the app translates itself.", default: false
  )

  public static let description = RuleDescription(
    id: "custom_system_bar_item",
    chapter: .bars,
    summary: "A bar button item is made by hand where a system item exists.",
    rationale: """
      People know Done, Edit, Add and Share from every app. The system's items say them in the reader's language, in the \
      weight and place of each release, with a label for VoiceOver and at every text size; a copy made from a title or \
      a picture stays what it was when it was drawn. On the newest systems, Done and Cancel are symbols: a title looks \
      like an app of yesterday among them.
      """,
    guidelines: [.current("Toolbars"), .iPhone2008("View and Control Images")],
    components: [.navigationBars, .toolbars],
    severity: .note,
    options: [translatedTitles.declaration],
    fix: .suggested,
    triggers: ["UIBarButtonItem"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let countsTranslated = context.options[Self.translatedTitles]
    for item in context.project.handMadeItems(in: file) where countsTranslated || !item.isTranslated {
      context.report(Self.message(item), at: item.range, in: item.file, fix: Self.fix(item, context.project.text(of: item.file)))
    }
  }

  private static func message(_ item: HandMadeItem) -> String {
    let way = item.call.argument("primaryAction") == nil
      ? "barButtonSystemItem: .\(item.systemItem)" : "UIBarButtonItem(systemItem: .\(item.systemItem), primaryAction:)"
    return "the system has an item of its own for \(item.shown), translated and drawn for you; use \(way)"
  }

  /// The words or the symbol stay the same, so the fix is safe; a translation of the app's own is for somebody to look at,
  /// and a drawing is left to its designer.
  private static func fix(_ item: HandMadeItem, _ text: SourceText?) -> Fix? {
    let labels = item.call.arguments.map(\.label)
    let isTitle = labels.first == "title"
    guard labels == [isTitle ? "title" : "image", "style", "target", "action"], isTitle || item.looksTheSame,
      let arguments = text?.arguments(2, of: item.call)
    else { return nil }
    let edit = Fix.Edit.replace(arguments, with: "barButtonSystemItem: .\(item.systemItem)")
    let message = "Use the system's item"
    return item.looksTheSame ? .safe(message, edit) : .suggested(message, edit)
  }
}

// MARK: - Examples

extension CustomSystemBarItem {
  private static let translated = RuleOptions([translatedTitles.name: .flag(true)])

  private static let bad: [Example] = [
    Example("a title that the system has", """
      final class AlarmController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = ↓UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(keep))
        }

        @objc func keep() {}
      }
      """, fixed: """
      final class AlarmController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(keep))
        }

        @objc func keep() {}
      }
      """),
    Example("the items of tabs that have bars of their own, or are asked for them", files: [
      Example.File("Tabs.swift", """
        final class TabsController: UITabBarController {
          override func viewDidLoad() {
            let journal = JournalController()
            viewControllers = [UINavigationController(rootViewController: journal)]
          }
        }

        final class SharedBarController: UITabBarController {
          override func viewDidLoad() {
            viewControllers = [GoalsController()]
            navigationItem.rightBarButtonItem = viewControllers?.first?.navigationItem.rightBarButtonItem
          }
        }
        """),
      Example.File("Journal.swift", """
        final class JournalController: UITableViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = ↓UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
          }
        }

        final class GoalsController: UITableViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = ↓UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
          }
        }
        """),
    ]),
    Example("over several lines, with symbols", """
      final class SketchController: UIViewController {
        private lazy var add = ↓UIBarButtonItem(
          image: UIImage(systemName: "plus"),
          style: .plain,
          target: self,
          action: #selector(draw)
        )

        func setUp() {
          let share = ↓UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItems = [add, share]
        }

        @objc func draw() {}
      }
      """, fixed: """
      final class SketchController: UIViewController {
        private lazy var add = UIBarButtonItem(
          barButtonSystemItem: .add,
          target: self,
          action: #selector(draw)
        )

        func setUp() {
          let share = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
          navigationItem.rightBarButtonItems = [add, share]
        }

        @objc func draw() {}
      }
      """),
    Example("a title of another file, and one that is translated", options: translated, files: [
      Example.File("Filter.swift", """
        func makeItems(_ target: FilterController) -> [UIBarButtonItem] {
          [
            ↓UIBarButtonItem(title: Strings.cancel, style: .plain, target: target, action: #selector(FilterController.leave)),
            ↓UIBarButtonItem(title: NSLocalizedString("Edit", comment: "bar"), style: .plain, target: nil, action: nil),
            ↓UIBarButtonItem(title: Strings.save, style: .done, target: target, action: #selector(FilterController.leave)),
          ]
        }
        """, fixed: """
        func makeItems(_ target: FilterController) -> [UIBarButtonItem] {
          [
            UIBarButtonItem(barButtonSystemItem: .cancel, target: target, action: #selector(FilterController.leave)),
            UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .save, target: target, action: #selector(FilterController.leave)),
          ]
        }
        """),
      Example.File("Strings.swift", """
        enum Strings {
          static let cancel = NSLocalizedString("filter.cancel", value: "Cancel", comment: "")
          static let save = Strings.tr("Localizable", "filter.save", fallback: "Save")
        }
        """),
    ]),
    Example("a translation by a function of the app's, an image in a constant, and an item set up apart", options: translated, files: [
      Example.File("Seeds.swift", """
        final class SeedsController: UIViewController {
          private lazy var keep = ↓UIBarButtonItem().then {
            $0.target = self
            $0.title = Words.save
          }

          override func viewDidLoad() {
            navigationItem.leftBarButtonItem = ↓UIBarButtonItem(
              title: KitLocalizedString("Cancel", nil), style: .plain, target: self, action: #selector(leave)
            )
            navigationItem.rightBarButtonItem = ↓UIBarButtonItem(image: .addition, style: .plain, target: self, action: nil)
            toolbarItems = [keep, ↓UIBarButtonItem(image: UIImage.removal, style: .plain, target: self, action: nil)]
          }
        }
        """),
      Example.File("Images.swift", """
        extension UIImage {
          static var addition: UIImage { UIImage(systemName: "plus", withConfiguration: Symbols.bold)! }
          static let removal = UIImage(systemName: "trash")
        }

        enum Words { static let save = "Save" }
        """),
    ]),
    Example("drawings of the app's own, and an action instead of a target", """
      final class ReceiptsController: UIViewController {
        func setUp() {
          let remove = ↓UIBarButtonItem(image: UIImage(named: "icon-trash"), style: .plain, target: self, action: #selector(drop))
          let save = ↓UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
          toolbarItems = [remove, save]
        }

        @objc func drop() {}
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the system's items", """
      final class AlarmController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(keep))
          navigationItem.leftBarButtonItem = editButtonItem
        }

        @objc func keep() {}
      }
      """),
    Example("a title that the app translates itself, as it does all others", """
      func makeItem() -> UIBarButtonItem {
        UIBarButtonItem(title: NSLocalizedString("Edit", comment: "bar"), style: .plain, target: nil, action: nil)
      }
      """),
    Example("words that the system has no item for", """
      func makeItem() -> UIBarButtonItem { UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil) }
      """),
    Example("an item that says something else later", """
      final class BasketController: UIViewController {
        lazy var item = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(toggle))

        @objc func toggle() {
          isEditing.toggle()
          item.title = isEditing ? "Ready" : "Edit"
        }
      }
      """),
    Example("the way back to a screen of that name", """
      final class EditorController: UIViewController {
        override func viewDidLoad() {
          navigationItem.backBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
          let back = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
          navigationItem.backBarButtonItem = back
        }
      }
      """),
    Example("a menu, and a view of the app's own", """
      func makeItems(_ view: UIView, _ menu: UIMenu) -> [UIBarButtonItem] {
        let plus = UIBarButtonItem(image: UIImage(systemName: "plus"), menu: menu)
        return [UIBarButtonItem(title: "Edit", menu: menu), plus, UIBarButtonItem(customView: view)]
      }
      """),
    Example("titles and images that aren't known, or show more", """
      func makeItems(_ step: Step) -> [UIBarButtonItem] {
        [
          UIBarButtonItem(title: step.title, style: .plain, target: nil, action: nil),
          UIBarButtonItem(title: "Done (\\(step.count))", style: .done, target: nil, action: nil),
          UIBarButtonItem(image: UIImage(systemName: "plus.circle"), style: .plain, target: nil, action: nil),
          UIBarButtonItem(image: UIImage(named: "add_friend"), style: .plain, target: nil, action: nil),
          UIBarButtonItem(image: step.image, style: .plain, target: nil, action: nil),
        ]
      }
      """),
    Example("images and items of which more or less is known", files: [
      Example.File("Maps.swift", """
        final class MapsController: UIViewController {
          lazy var toggle = UIBarButtonItem().then {
            $0.title = "Edit"
            if isSaved { $0.title = "Show" }
          }

          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: .drawing, style: .plain, target: self, action: nil)
            toolbarItems = [
              toggle, UIBarButtonItem().then { $0.title = translate("Save"); $0.menu = choices },
              UIBarButtonItem(image: .plusImage, style: .plain, target: self, action: nil),
              UIBarButtonItem(title: translate(isOld ? "Save" : name), style: .plain, target: self, action: nil),
            ]
          }
        }
        """),
      Example.File("Images.swift", """
        extension UIImage {
          static var drawing: UIImage { isNight ? UIImage(systemName: "plus")! : UIImage(systemName: "pencil")! }
          static var plusImage: UIImage { .glyph(.plus) }
        }
        """),
    ]),
    Example("the item of a tab's controller: the bar around the tabs shows that of theirs", files: [
      Example.File("Tabs.swift", """
        final class TabsController: UITabBarController {
          override func viewDidLoad() {
            let journal = JournalController()
            journal.tabBarItem.title = "Journal"
            viewControllers = [journal, GoalsController()]
          }
        }
        """),
      Example.File("Journal.swift", """
        final class JournalController: UITableViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
          }
        }
        """),
    ]),
    Example("a button that isn't in a bar, and SwiftUI's", """
      struct Form: View {
        var body: some View { Fields().toolbar { Button("Done", action: close) } }
      }

      let button = UIButton(primaryAction: UIAction(title: "Done") { _ in })
      """),
  ]
}
