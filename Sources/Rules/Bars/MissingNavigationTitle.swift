import HIGLintEngine

/// Screens in a navigation bar that don't say what they are.
public struct MissingNavigationTitle: FileRule {
  public static let description = RuleDescription(
    id: "missing_navigation_title",
    chapter: .bars,
    summary: "A screen is shown in a navigation bar without a title.",
    rationale: """
      At the least, a navigation bar shows the title of the screen below it, and changes it with the screen. It tells \
      people where they are, VoiceOver reads it first, and the next screen's back button is made of it: without a title \
      it says "Back". Screens that say what they are by their content alone, such as a photo, do without, and some are \
      given their title from afar, which is why this rule is asked for.
      """,
    guidelines: [.current("Toolbars"), .iPhone2008("Navigation Bars")],
    components: [.navigationBars],
    severity: .note,
    activation: .optIn,
    triggers: ["pushViewController", "NavigationStack", "NavigationView", "navigationDestination"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for screen in context.project.untitledScreens(in: file) { context.report(Self.message, at: screen.range, in: screen.file) }
  }

  private static let message = "a screen without a title doesn't say where people are; give it one"
}

// MARK: - Picture

extension MissingNavigationTitle {
  private static let picture = RulePicture(
    bad: Sketch("Nothing tells which screen this is.", [
      .navigationBar(title: "", leading: "‹ Albums"),
      .row("All I Want"),
      .row("My Old Man"),
    ]),
    good: Sketch("The title does.", [
      .navigationBar(title: "Blue", leading: "‹ Albums"),
      .row("All I Want"),
      .row("My Old Man"),
    ])
  )
}

// MARK: - Examples

extension MissingNavigationTitle {
  private static let bad: [Example] = [
    Example("a controller that is pushed", files: [
      Example.File("Trails.swift", """
        final class TrailsController: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(↓TrailController(trails[indexPath.row]), animated: true)
          }
        }
        """),
      Example.File("Trail.swift", """
        final class TrailController: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .white }
        }
        """),
    ]),
    Example("one that is kept in a variable first", """
      class LoanController: UIViewController {
        func open(_ book: Book) {
          let details = LoanDetailsController()
          details.book = book
          navigationController?.pushViewController(↓details, animated: true)
        }
      }

      final class LoanDetailsController: UIViewController { var book: Book? }
      """),
    Example("one whose label names the thing that it shows", """
      final class BirdController: UIViewController {
        private let titleLabel = UILabel()
        func show(_ bird: Bird) { titleLabel.text = bird.name }
      }

      func open(_ navigation: UINavigationController) { navigation.pushViewController(↓BirdController(), animated: true) }
      """),
    Example("SwiftUI: a view by another module's protocol", """
      struct Aquarium: View { var body: some View { ↓NavigationStack { FishPage() } } }

      struct FishPage: StoreView {
        func body(state: State) -> some View { ScrollView { Text(state.fish) } }
      }
      """),
    Example("one with a button, whose title is its own", """
      final class ImprintController: UIViewController {
        private let terms = UIButton()
        override func viewDidLoad() { terms.setTitle("Terms", for: .normal) }
      }

      func open(_ navigation: UINavigationController) {
        navigation.pushViewController(↓ImprintController(), animated: true)
      }
      """),
    Example("SwiftUI: a screen with buttons in its bar, and what a screen with a title leads to", """
      struct Orchard: View {
        var body: some View {
          List(trees) { Text($0.name) }
            .↓navigationDestination(isPresented: $showsTree) { TreePage(tree: tree) }
            .navigationTitle("Orchard")
        }
      }

      struct Planting: View { var body: some View { ↓NavigationStack { TreeForm() } } }

      struct TreePage: View { let tree: Tree; var body: some View { ScrollView { Text(tree.text) } } }

      struct TreeForm: View {
        var body: some View {
          Form { TextField("Name", text: $name) }.toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { leave() } }
            ToolbarItem(placement: .topBarTrailing) { Button { keep() } label: { Image(systemName: "checkmark") } }
          }
        }
      }
      """),
    Example("SwiftUI: the root of a stack", """
      struct Journal: View {
        var body: some View {
          ↓NavigationStack {
            List(entries) { entry in Text(entry.text) }
          }
        }
      }
      """),
    Example("SwiftUI: the root is a view of another file, and so is a destination", files: [
      Example.File("Shelf.swift", """
        struct Shelf: View {
          var body: some View {
            ↓NavigationView { BookList() }
            Books().↓navigationDestination(for: Book.self) { book in BookPage(book: book) }
          }
        }
        """),
      Example.File("Books.swift", """
        struct BookList: View { var body: some View { List(books) { book in Text(book.name) } } }
        struct BookPage: View { let book: Book; var body: some View { ScrollView { Text(book.text) } } }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("a title in the controller's own code, in an extension", files: [
      Example.File("Trails.swift", """
        final class TrailsController: UITableViewController {
          func open() { navigationController?.pushViewController(TrailController(), animated: true) }
        }
        """),
      Example.File("Trail.swift", "final class TrailController: UIViewController {}"),
      Example.File("Trail+Title.swift", """
        extension TrailController {
          override func viewDidLoad() { navigationItem.title = "Trail" }
        }
        """),
    ]),
    Example("a title given where it is pushed, or by a class above", """
      class TitledController: UIViewController {
        override func viewDidLoad() { title = name }
      }

      final class StopController: TitledController {}
      final class LineController: UIViewController {}

      func open(_ navigation: UINavigationController) {
        navigation.pushViewController(StopController(), animated: true)
        let line = LineController()
        line.title = "Line 4"
        navigation.pushViewController(line, animated: true)
      }
      """),
    Example("controllers of other modules, of storyboards, and unknown ones", """
      func open(_ navigation: UINavigationController, _ next: UIViewController, _ board: UIStoryboard) {
        navigation.pushViewController(next, animated: true)
        navigation.pushViewController(board.instantiateInitialViewController()!, animated: true)
        navigation.pushViewController(SFSafariViewController(url: help), animated: true)
      }
      """),
    Example("a view in the title's place, and a hidden bar", """
      final class ChatController: UIViewController {
        override func viewDidLoad() { navigationItem.titleView = names }
      }

      final class PhotoController: UIViewController {
        override func viewWillAppear(_ animated: Bool) { navigationController?.setNavigationBarHidden(true, animated: animated) }
      }

      func open(_ navigation: UINavigationController) {
        navigation.pushViewController(ChatController(), animated: true)
        navigation.pushViewController(PhotoController(), animated: true)
      }
      """),
    Example("SwiftUI: a view by another module's protocol, and a controller with a bar of its own", files: [
      Example.File("Recipes.swift", """
        struct Recipes: View {
          var body: some View {
            NavigationView { RecipePage(recipe: chosen) }
            NavigationStack { CookPicker() }
          }
        }
        """),
      Example.File("RecipePage.swift", """
        struct RecipePage: StoreView {
          let recipe: Recipe
          func body(state: State) -> some View { Text(recipe.text).navigationBarTitle(recipe.name) }
        }
        """),
      Example.File("CookPicker.swift", """
        struct CookPicker: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UINavigationController { CookFlow.make() }
          func updateUIViewController(_ controller: UINavigationController, context: Context) {}
        }
        """),
    ]),
    Example("SwiftUI: titles on the content, in a view of another file, and deep within", files: [
      Example.File("Stacks.swift", """
        struct Stacks: View {
          var body: some View {
            NavigationStack { List(items) { Text($0.name) }.navigationTitle("Items") }
            NavigationStack { Outer() }
            NavigationView { content }
          }

          private var content: some View { Form { Text("Hello") }.navigationBarTitle("Settings") }
        }
        """),
      Example.File("Outer.swift", """
        struct Outer: View { var body: some View { VStack { Inner() } } }
        struct Inner: View { var body: some View { Text("Deep").navigationTitle("Inner") } }
        """),
    ]),
    Example("SwiftUI: a stack for whatever it is given, and a preview", """
      struct Stack<Content: View>: View {
        let content: () -> Content
        var body: some View { NavigationStack { content() } }
      }

      #Preview { NavigationStack { Text("Hello") } }
      """),
    Example("a controller of the framework's that names itself", """
      final class DocumentsController: QLPreviewController {}

      func open(_ navigation: UINavigationController) { navigation.pushViewController(DocumentsController(), animated: true) }
      """),
    Example("SwiftUI: a view in the title's place, a hidden bar, and views that aren't known", """
      struct Player: View {
        var body: some View {
          NavigationStack { Text("Cover").toolbar { ToolbarItem(placement: .principal) { Logo() } } }
          NavigationStack { Text("Film").toolbar(.hidden, for: .navigationBar) }
          NavigationStack { KitCatalogue() }
          NavigationStack { make() }
        }
      }
      """),
  ]
}
