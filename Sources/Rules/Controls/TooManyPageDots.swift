import HIGLintEngine

/// Page controls with more dots than fit, or than anybody can count.
public struct TooManyPageDots: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let maximum = RuleOption(
    "maximum", "The most dots that a page control may show.", default: 20.0, bounds: 1...100
  )

  public static let description = RuleDescription(
    id: "too_many_page_dots",
    chapter: .controls,
    summary: "A page control is told to show more dots than fit.",
    rationale: """
      The dots neither shrink nor move together: an upright iPhone of 2008 showed twenty of them, and clipped the \
      rest. Today's page control scrolls its dots instead, but what they are for is lost all the same: nobody can \
      tell the fourteenth dot from the fifteenth, or reach page thirty by swiping. A list or a grid leads there in \
      one tap.
      """,
    guidelines: [.current("Page controls"), .iPhone2008("Page Indicators")],
    components: [.pageControls],
    options: [maximum.declaration],
    triggers: ["numberOfPages"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let maximum = context.options[Self.maximum]
    for setting in context.project.settings(of: "numberOfPages", on: "UIPageControl", in: file) {
      for value in setting.value.alternatives {
        guard let number = setting.scope.number(value), number > maximum else { continue }
        context.report(Self.message(number, maximum), at: value.range, in: setting.file)
      }
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let maximum = context.options[Self.maximum]
    for pages in context.project.drawnInterface(resource)?.numbers("numberOfPages", of: "pageControl") ?? []
    where pages.value > maximum {
      let message = "\(pages.object.name): \(Self.message(pages.value, maximum))"
      context.report(message, at: pages.range, in: resource, object: pages.object.id)
    }
  }

  private static func message(_ number: Double, _ maximum: Double) -> String {
    "nobody can tell \(number.plain) dots apart; show at most \(maximum.plain) pages, or a list or grid of them"
  }
}

// MARK: - Picture

extension TooManyPageDots {
  private static let picture = RulePicture(
    bad: Sketch("More dots than fit are cut off at both ends, and nobody counts them.", [
      .space(60),
      .dots(26),
    ]),
    good: Sketch("A few tell at a glance which page this is.", [
      .space(60),
      .dots(5),
    ])
  )
}

// MARK: - Examples

extension TooManyPageDots {
  private static let bad: [Example] = [
    Example("a literal", """
      final class RecipeController: UIViewController {
        @IBOutlet private weak var dots: UIPageControl!

        override func viewDidLoad() {
          super.viewDidLoad()
          dots.numberOfPages = ↓24
        }
      }
      """),
    Example("a constant of another file", files: [
      Example.File("Advent.swift", """
        extension AdventController {
          func setUp() { pages.numberOfPages = ↓Calendar.doors + 1 }
        }
        """),
      Example.File("AdventController.swift", """
        final class AdventController: UIViewController {
          let pages = UIPageControl(frame: .zero)

          enum Calendar { static let doors = 24 }
        }
        """),
    ]),
    Example("a builder, and a number for the iPad alone", """
      final class Flashcards: UIView {
        let dots = UIPageControl().then {
          $0.numberOfPages = UIDevice.current.userInterfaceIdiom == .pad ? ↓40 : 10
        }
      }
      """),
    Example("in a SwiftUI view", """
      struct Dots: UIViewRepresentable {
        func makeUIView(context: Context) -> UIPageControl {
          let control = UIPageControl()
          control.numberOfPages = ↓31
          return control
        }
      }
      """),
    Example("fewer, where the configuration says so", options: RuleOptions(["maximum": .number(10)]), """
      func fill(_ control: UIPageControl) { control.numberOfPages = ↓12 }
      """),
  ]

  private static let good: [Example] = [
    Example("a few pages", """
      final class WelcomeController: UIViewController {
        let dots = UIPageControl()
        func setUp() { dots.numberOfPages = 4 }
      }
      """),
    Example("as many as fit", "func fill(_ control: UIPageControl) { control.numberOfPages = 20 }"),
    Example("a number that the data gives", """
      final class Gallery: UIView {
        let dots = UIPageControl()
        var photos: [Photo] = [] { didSet { dots.numberOfPages = min(photos.count, 30) } }
      }
      """),
    Example("a book's own number of pages", """
      final class Book { var numberOfPages = 0 }

      func open(_ book: Book) { book.numberOfPages = 350 }
      """),
    Example("a control of the app's own, which draws its dots as it likes", """
      final class TinyDots: UIControl { var numberOfPages = 1 }

      func fill(_ dots: TinyDots) { dots.numberOfPages = 60 }
      """),
    Example("something of unknown type", "func print(_ job: Job) { job.settings.numberOfPages = 48 }"),
    Example("a question", "func isLong(_ control: UIPageControl) -> Bool { control.numberOfPages > 40 }"),
  ]
}
