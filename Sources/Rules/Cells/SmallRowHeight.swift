import HIGLintEngine

/// Rows that can be chosen, hard-coded lower than a fingertip.
public struct SmallRowHeight: TypeRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let minimum = RuleOption(
    "minimum", "The least height of a row that can be chosen, in points.", default: 44.0, bounds: 1...100
  )

  public static let description = RuleDescription(
    id: "small_row_height",
    chapter: .cells,
    summary: "Rows that can be selected are hard-coded lower than 44 points.",
    rationale: """
      A row that acts on a tap is a touch target like any control, and the rows above and below it are the nearest \
      targets there can be: where rows are low, people open the neighbour of what they meant. 44 points are also what \
      larger text starts from; a fixed lower height cuts it off.
      """,
    guidelines: [.iPhone2008("Provide Fingertip-Size Targets"), .current("Lists and tables")],
    components: [.rows],
    options: [minimum.declaration],
    fix: .safe,
    triggers: ["rowHeight", "heightForRowAt", "defaultMinListRowHeight"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    for height in type.rowHeights where height.value < minimum && context.project.isForTouch(height.file) {
      let fix = height.literal.map { Fix.safe("Raise it to \(minimum.plain)", .replace($0, with: minimum.plain)) }
      let (message, size) = (Self.message(height.value, minimum), Finding.Size(height: height.value))
      context.report(message, at: height.range, in: height.file, fix: fix, size: size)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    for row in context.project.drawnInterface(resource)?.rowHeights(below: minimum) ?? [] {
      context.report(
        "\(row.object.name): \(Self.message(row.height, minimum))",
        at: row.range,
        in: resource,
        object: row.object.id,
        fix: .safe("Raise it to \(minimum.plain)", .replace(row.range, with: minimum.plain)),
        size: Finding.Size(height: row.height)
      )
    }
  }

  private static func message(_ height: Double, _ minimum: Double) -> String {
    "rows that can be selected are \(height.plain) points high; give them at least \(minimum.plain), or the height of their content"
  }
}

// MARK: - Picture

extension SmallRowHeight {
  private static let picture = RulePicture(
    bad: Sketch("A fingertip covers three rows of 24 points.", [
      .navigationBar(title: "Sounds"),
      .row("Bell", Sketch.RowStyle(height: 24)),
      .row("Chime", Sketch.RowStyle(height: 24, isTouched: true)),
      .row("Glass", Sketch.RowStyle(height: 24)),
      .row("Harp", Sketch.RowStyle(height: 24)),
      .row("Ping", Sketch.RowStyle(height: 24)),
    ]),
    good: Sketch("A row of 44 points is as high as the fingertip that chooses it.", [
      .navigationBar(title: "Sounds"),
      .row("Bell"),
      .row("Chime", Sketch.RowStyle(isTouched: true)),
      .row("Glass"),
    ])
  )
}

// MARK: - Examples

extension SmallRowHeight {
  private static let bad: [Example] = [
    Example("a fixed row height", """
      final class LanguageController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓tableView.rowHeight = 32
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          choose(languages[indexPath.row])
        }
      }
      """, fixed: """
      final class LanguageController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          choose(languages[indexPath.row])
        }
      }
      """),
    Example("the delegate's method, with a constant, in an extension of another file", files: [
      Example.File("Picker+Delegate.swift", """
        extension PickerController: UITableViewDelegate {
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            ↓Layout.row
          }
        }
        """),
      Example.File("Picker.swift", """
        final class PickerController: UIViewController {
          enum Layout {
            static let row: CGFloat = 30
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }
        }
        """),
    ]),
    Example("a table of its own, an inherited row action", """
      class BaseController: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }
      }

      final class CompactController: BaseController {
        private let list = UITableView()

        func setUp() {
          ↓list.rowHeight = CGFloat(36)
        }
      }
      """, fixed: """
      class BaseController: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }
      }

      final class CompactController: BaseController {
        private let list = UITableView()

        func setUp() {
          list.rowHeight = CGFloat(44)
        }
      }
      """),
    Example("SwiftUI: a list whose rows may shrink", """
      struct Tags: View {
        var body: some View {
          List(tags) { tag in
            Button(tag.name) { open(tag) }.↓frame(height: 32).listRowInsets(EdgeInsets())
          }
          .environment(\\.defaultMinListRowHeight, 28)
        }
      }
      """, fixed: """
      struct Tags: View {
        var body: some View {
          List(tags) { tag in
            Button(tag.name) { open(tag) }.frame(height: 44).listRowInsets(EdgeInsets())
          }
          .environment(\\.defaultMinListRowHeight, 28)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a height that the delegate's own overrules", """
      final class SettingsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func viewDidLoad() {
          table.delegate = self
          table.rowHeight = 40
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(Settings(), sender: nil) }
      }
      """),
    Example("44 points, the content's own height, and an estimate", """
      final class ListController: UITableViewController {
        override func viewDidLoad() {
          tableView.rowHeight = UITableView.automaticDimension
          tableView.estimatedRowHeight = 30
          otherTable.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }
      }
      """),
    Example("tables that select nothing", """
      final class LogController: UITableViewController {
        override func viewDidLoad() {
          tableView.rowHeight = 20
        }
      }

      final class LegendController: UITableViewController {
        override func viewDidLoad() {
          tableView.allowsSelection = false
          tableView.rowHeight = 20
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      """),
    Example("hidden rows and separators between rows of full height", """
      final class FormController: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          switch rows[indexPath.row] {
          case .hidden: return 0
          case .separator: return 12
          case .field: return 56
          case .other: return .leastNonzeroMagnitude
          }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { edit(indexPath) }
      }
      """),
    Example("a height that is computed", """
      final class MessagesController: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          max(30, messages[indexPath.row].height)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }
      }
      """),
    Example("a view model's method and property of the same names", """
      final class ViewModel {
        var rowHeight: CGFloat = 0

        func heightForRowAt(_ indexPath: IndexPath) -> CGFloat { 30 }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rowHeight = 30 }
      }
      """),
    Example("SwiftUI: no minimum, so that spacers between large rows can be thin", """
      struct Timeline: View {
        var body: some View {
          List { ForEach(posts) { post in NavigationLink(post.title, value: post) } }
            .environment(\\.defaultMinListRowHeight, 1)
        }
      }

      struct Departures: View {
        var body: some View {
          List {
            ForEach(ferries) { ferry in
              Button(ferry.name) { book(ferry) }
              Color.clear.frame(height: 8)
            }
          }
          .environment(\\.defaultMinListRowHeight, 8)
        }
      }
      """),
    Example("SwiftUI: frames of content that the system's least height, or insets of their own, make room for", """
      struct Receipt: View {
        var body: some View {
          List(selection: $chosen) {
            NavigationLink("Items", value: receipt).frame(height: 24)
            Text("Taxes").frame(height: 30).listRowInsets(EdgeInsets())
          }
          VStack { Button("Pay") { pay() }.frame(height: 36) }
        }
      }
      """),
    Example("SwiftUI, without a least height: low rows that nobody chooses, padded rows, and low views within a row", """
      struct Invoice: View {
        var body: some View {
          List {
            Text("Total").frame(height: 20).listRowInsets(EdgeInsets())
            Divider().frame(height: 12)
            NavigationLink("Items", value: invoice).frame(height: 24).padding(.vertical, 12).listRowInsets(EdgeInsets())
            NavigationLink(value: invoice) { Text("Taxes").frame(height: 24) }.listRowInsets(EdgeInsets())
            Button("Pay") { pay() }.frame(height: 36).listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
            NavigationLink("Terms", value: terms).frame(height: 24)
          }
          .environment(\\.defaultMinListRowHeight, 0)
        }
      }
      """),
  ]
}
