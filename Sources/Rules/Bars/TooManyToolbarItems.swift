import HIGLintEngine

/// Toolbars with more items than fingertips tell apart.
public struct TooManyToolbarItems: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let maximum = RuleOption("maximum", "The most items of a toolbar, spaces not counted.", default: 5.0, bounds: 1...20)

  public static let description = RuleDescription(
    id: "too_many_toolbar_items",
    chapter: .bars,
    summary: "A toolbar has more than five items.",
    rationale: """
      A toolbar spreads its items over the width of the screen. More than five don't leave each the 44 points that a \
      fingertip needs, and people hit the neighbour of what they meant: Delete in place of Reply. What is seldom needed \
      goes into a menu behind the last item.
      """,
    guidelines: [.current("Toolbars"), .iPhone2008("Toolbars")],
    components: [.toolbars],
    options: [maximum.declaration],
    triggers: ["oolbar"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    for items in context.project.toolbarCounts(in: file) where items.count > maximum {
      context.report(Self.message(items.count, maximum), at: items.range, in: items.file)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    guard let interface = context.project.drawnInterface(resource), !interface.isForPad else { return }
    for bar in interface.toolbars where bar.items.count > maximum {
      let message = "\(bar.object.name): \(Self.message(bar.items.count, maximum))"
      context.report(message, at: bar.items[maximum].nameRange, in: resource, object: bar.object.id)
    }
  }

  private static func message(_ count: Int, _ maximum: Int) -> String {
    "\(count) items are too many for a toolbar; keep at most \(maximum) and move the rest into a menu"
  }
}

// MARK: - Picture

extension TooManyToolbarItems {
  private static let picture = RulePicture(
    bad: Sketch("Seven items leave none of them 44 points.", [
      .space(40),
      .toolbar([.image, .image, .image, .image, .image, .image, .image]),
    ]),
    good: Sketch("Four stand apart.", [
      .space(40),
      .toolbar([.image, .image, .image, .image]),
    ])
  )
}

// MARK: - Examples

extension TooManyToolbarItems {
  private static let bad: [Example] = [
    Example("six items with spaces between them", """
      final class LetterController: UIViewController {
        private lazy var reply = UIBarButtonItem(barButtonSystemItem: .reply, target: self, action: #selector(answer))
        private let gap = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          toolbarItems = ↓[reply, gap, forward, gap, archive, gap, move, gap, flag, gap, delete]
        }

        @objc func answer() {}
      }
      """),
    Example("items gathered along the way, some of them in an extension", files: [
      Example.File("Canvas.swift", """
        final class CanvasController: UIViewController {
          func showTools() {
            var items = [pencil, brush]
            items.append(.flexibleSpace())
            items.append(contentsOf: editingItems())
            if canShare { items.append(share) }
            items.insert(layers, at: 0)
            setToolbarItems(↓items, animated: true)
          }
        }
        """),
      Example.File("Canvas+Editing.swift", """
        extension CanvasController {
          func editingItems() -> [UIBarButtonItem] {
            let space = UIBarButtonItem.fixedSpace(8)
            return [undo, space, redo]
          }
        }
        """),
    ]),
    Example("a toolbar of the screen's own, with a literal in a constant", """
      final class MixerView: UIView {
        @IBOutlet private weak var toolbar: UIToolbar!

        func setUp() {
          let flexible = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
          let items = ↓[rewind, flexible(), record, flexible(), stop, play, loop, mute]
          toolbar.setItems(items, animated: false)
          toolbar.items = ↓[rewind, record, stop] + [play, loop, mute]
        }
      }
      """),
    Example("SwiftUI: items of the bottom bar, alone and in groups", """
      struct Notes: View {
        var body: some View {
          NoteList().↓toolbar {
            ToolbarItem(placement: .bottomBar) { Button("New", action: add) }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Copy", action: copy)
              Spacer()
              Button("Move", action: move)
              tools
            }
          }
        }

        @ViewBuilder private var tools: some View {
          Button("Tag", action: tag)
          Menu("More") { Button("Print", action: print) }
          if isOwner { Button("Delete", action: delete) } else { Button("Leave", action: leave) }
        }
      }
      """),
    Example("SwiftUI: a view that shows several side by side", """
      struct Reader: View {
        var body: some View {
          Page().↓toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              TurningButtons()
              Button("Contents", action: showContents)
              Button("Search", action: search)
              Button("Mark", action: mark)
              Button("Type", action: showType)
            }
          }
        }
      }

      struct TurningButtons: View {
        var body: some View {
          Button("Back", action: turnBack)
          if isOpen { Button("Forward", action: turnForward) }
        }
      }
      """),
    Example("SwiftUI: a row of buttons in one item", """
      struct Player: View {
        var body: some View {
          Cover().↓toolbar {
            ToolbarItem(placement: .bottomBar) {
              HStack {
                ForEach(0..<6) { speed in Button("\\(speed)") { play(at: speed) } }
              }
            }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("keys above the keyboard", """
      final class TerminalController: UIViewController {
        private let field = UITextField()

        override func viewDidLoad() {
          super.viewDidLoad()
          let bar = UIToolbar()
          bar.items = [one, two, three, four, five, six, seven]
          field.inputAccessoryView = bar
        }
      }
      """),
    Example("five items; the spaces between them don't count", """
      final class LetterController: UIViewController {
        func show() {
          let flex = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
          let narrow = UIBarButtonItem(systemItem: .fixedSpace)
          toolbarItems = [reply, flex, forward, narrow, move, flex, archive, .flexibleSpace(), delete]
        }
      }
      """),
    Example("spaces in variables of any name", """
      final class MapController: UIViewController {
        private lazy var between: UIBarButtonItem = {
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        }()

        private func air() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil) }

        func show() {
          let wide = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
          setToolbarItems([compass, between, layers, air(), search, wide(), route, self.between, share], animated: false)
        }
      }
      """),
    Example("alternatives, and an early return", """
      final class AlbumController: UIViewController {
        func show() {
          var items = [share, add]
          if isEditing { items += [copy, move, delete] }
          if !isEditing { items += [play, shuffle, info] }
          guard items.count < 4 else {
            items.append(contentsOf: isEditing ? [] : [])
            return setToolbarItems(items, animated: true)
          }
          setToolbarItems(items, animated: true)
        }
      }
      """),
    Example("items of a navigation bar, and a view's own property of that name", """
      struct Servers: View {
        var body: some View { List(servers) { Row($0) }.toolbar { toolbarItems } }

        @ToolbarContentBuilder private var toolbarItems: some ToolbarContent {
          ToolbarItemGroup(placement: .topBarTrailing) { A(); B(); C(); D(); E(); F() }
        }
      }

      final class Menu {
        var toolbarItems: [Entry] = []
        func fill() { toolbarItems = [open, save, close, print, quit, help] }
      }
      """),
    Example("as many as the data has", """
      final class LabelsController: UIViewController {
        func show() {
          toolbarItems = labels.map { UIBarButtonItem(title: $0.name, style: .plain, target: nil, action: nil) }
          toolbarItems = [a, b, c, d, e, f].filter { $0.isEnabled }
        }
      }
      """),
    Example("SwiftUI: spaces of the project's own", """
      struct Gap: View {
        var body: some View {
          if #available(iOS 26, *) { EmptyView() } else { Spacer() }
        }
      }

      struct Workbench: View {
        var body: some View {
          Plan().toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Saw", action: saw)
              Gap()
              Button("Drill", action: drill)
              Gap()
              Button("Glue", action: glue)
              Gap()
              Button("Paint", action: paint)
            }
          }
        }
      }
      """),
    Example("SwiftUI: spaces, what only tells something, and alternatives", """
      struct Inbox: View {
        var body: some View {
          Mails().toolbar {
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Text("Updated just now") }
            if isEditing {
              ToolbarItemGroup(placement: .bottomBar) { Button("A", action: a); Spacer(); Button("B", action: b); Button("C", action: c) }
            }
            if !isEditing {
              ToolbarItemGroup(placement: .bottomBar) { Button("D", action: d); Button("E", action: e); Button("F", action: f) }
            }
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
          }
        }
      }
      """),
  ]
}
