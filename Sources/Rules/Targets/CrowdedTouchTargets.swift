import HIGLintEngine

/// Controls of one stack with hardly any space between them.
public struct CrowdedTouchTargets: TypeRule {
  static let minimum = RuleOption(
    "minimum", "The least space between the controls of a stack, in points.", default: 8.0, bounds: 0...100
  )

  public static let description = RuleDescription(
    id: "crowded_touch_targets",
    chapter: .targets,
    summary: "The controls of a stack stand closer together than 8 points.",
    rationale: """
      Where controls stand close together, people must take time to aim, and still tap the neighbour. The space between \
      two buttons is what forgives a finger that comes down a little beside. Buttons that are large enough, or whose \
      content has insets, may touch; since their size often comes from elsewhere, this rule is off unless asked for.
      """,
    guidelines: [.current("Buttons"), .current("Accessibility"), .iPhone2008("Provide Fingertip-Size Targets")],
    components: [.buttons],
    severity: .note,
    activation: .optIn,
    options: [minimum.declaration],
    triggers: ["spacing"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    for stack in type.controlStacks where stack.spacing < minimum {
      context.report(Self.message(stack.spacing, minimum), at: stack.range, in: stack.file)
    }
  }

  private static func message(_ spacing: Double, _ minimum: Double) -> String {
    let unit = spacing == 1 ? "point" : "points"
    return "the controls of this stack are \(spacing.plain) \(unit) apart; leave at least \(minimum.plain), or give each of them insets"
  }
}

// MARK: - Picture

extension CrowdedTouchTargets {
  private static let picture = RulePicture(
    bad: Sketch("Where buttons stand close together, a fingertip covers the neighbours of the one that it means.", [
      .targets(buttons, spacing: 2),
    ]),
    good: Sketch("With room between them it touches the one alone.", [
      .targets(buttons, spacing: 20),
    ])
  )

  private static let buttons = [
    Sketch.Target("−", width: 32, height: 44), Sketch.Target("✕", width: 32, height: 44, isTouched: true),
    Sketch.Target("+", width: 32, height: 44),
  ]
}

// MARK: - Examples

extension CrowdedTouchTargets {
  private static let bad: [Example] = [
    Example("buttons of a stack view", """
      final class TransportBar: UIView {
        private let back = UIButton(type: .system)
        private let play = UIButton(type: .system)
        private lazy var stack = UIStackView(arrangedSubviews: [back, play])

        func setUp() {
          stack.axis = .horizontal
          ↓stack.spacing = 4
        }
      }
      """),
    Example("controls arranged one by one, the space a constant of another file", files: [
      Example.File("VoteView.swift", """
        final class VoteView: UIView {
          @IBOutlet private var column: UIStackView!
          private let up = VoteButton()
          private let down = VoteButton()

          func arrange() {
            column.addArrangedSubview(up)
            column.addArrangedSubview(down)
            ↓column.spacing = Layout.gap
          }
        }
        """),
      Example.File("VoteButton.swift", """
        final class VoteButton: UIButton {}

        enum Layout { static let gap: CGFloat = 2 }
        """),
    ]),
    Example("a stack built in a closure", """
      final class FormatBar: UIInputView {
        private let bold = UIButton()
        private let italic = UIButton()

        private lazy var row: UIStackView = {
          let row = UIStackView(arrangedSubviews: [bold, italic])
          ↓row.spacing = 0
          return row
        }()
      }
      """),
    Example("SwiftUI: buttons in a row", """
      struct PostActions: View {
        var body: some View {
          HStack(spacing: ↓4) {
            Button(action: reply) { Image(systemName: "arrowshape.turn.up.left") }
            Button(action: share) { Image(systemName: "square.and.arrow.up") }
            Spacer()
          }
        }
      }
      """),
    Example("SwiftUI: a screen that also has a toolbar and an alert", """
      struct Player: View {
        var body: some View {
          VStack {
            Artwork(track: track)
            HStack(spacing: ↓2) {
              Button(action: rewind) { Image(systemName: "gobackward") }
              Button(action: skip) { Image(systemName: "goforward") }
            }
          }
          .toolbar { ToolbarItem { HStack(spacing: 2) { Button("Undo") { undo() }; Button("Redo") { redo() } } } }
          .alert("Stop?", isPresented: $asks) { Button("Stop", action: stop) }
        }
      }
      """),
    Example("SwiftUI: a link under a button, with a minimum of one's own", options: RuleOptions(["minimum": .number(16)]), """
      struct Legal: View {
        var body: some View {
          VStack(alignment: .leading, spacing: ↓12) {
            Text("By continuing you agree")
            Link("Terms", destination: terms)
            Button("Privacy") { showsPrivacy = true }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("SwiftUI: modifiers that the project adds to buttons", files: [
      Example.File("Player.swift", """
        struct Player: View {
          var body: some View {
            HStack(spacing: 0) {
              Button("Back", action: back).pill()
              Button("Play", action: play).pill()
            }
          }
        }
        """),
      Example.File("Button+Pill.swift", "extension Button { func pill() -> some View { padding(.horizontal, 12) } }"),
    ]),
    Example("room between buttons", """
      final class ZoomControls: UIView {
        private let plus = UIButton()
        private let minus = UIButton()

        func setUp() {
          let stack = UIStackView(arrangedSubviews: [plus, minus])
          stack.spacing = 12
          addSubview(stack)
        }
      }

      struct Zoom: View {
        var body: some View { HStack(spacing: 8) { Button("+") { zoomIn() }; Button("-") { zoomOut() } } }
      }
      """),
    Example("labels, and a button between them", """
      final class PriceView: UIView {
        private let amount = UILabel()
        private let edit = UIButton()
        private let unit = UILabel()

        func setUp() {
          let row = UIStackView(arrangedSubviews: [amount, edit, unit])
          row.spacing = 4
        }
      }
      """),
    Example("buttons with insets", """
      final class ChipsView: UIView {
        private let recent = UIButton()
        private let nearby = UIButton(configuration: .tinted())

        func setUp() {
          recent.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
          nearby.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
          let chips = UIStackView(arrangedSubviews: [recent, nearby])
          chips.spacing = 4
        }
      }
      """),
    Example("keys that fill their row", """
      final class KeypadRow: UIView {
        private let one = UIButton()
        private let two = UIButton()

        func setUp() {
          let keys = UIStackView(arrangedSubviews: [one, two])
          keys.distribution = .fillEqually
          keys.spacing = 1
        }
      }
      """),
    Example("a space that isn't known, and one that isn't given", """
      final class TagsView: UIView {
        private let first = UIButton()
        private let second = UIButton()

        func setUp(_ space: CGFloat) {
          let stack = UIStackView(arrangedSubviews: [first, second])
          stack.spacing = space
          let other = UIStackView(arrangedSubviews: [first, second])
          addSubview(other)
        }
      }
      """),
    Example("SwiftUI: buttons with padding or a style, dividers between, and a bar's own", """
      struct Sheet: View {
        var body: some View {
          VStack(spacing: 0) {
            Button("Copy") { copy() }
            Divider()
            Button("Delete") { delete() }
          }
          HStack(spacing: 4) {
            Button(action: previous) { Image("previous").padding(14) }
            Button(action: next) { Image("next").frame(width: 44, height: 44) }
          }
          HStack(spacing: 4) { Button("Yes") { yes() }; Button("No") { no() } }
            .buttonStyle(.bordered)
            .toolbar { HStack(spacing: 2) { Button("Undo") { undo() }; Button("Redo") { redo() } } }
        }
      }
      """),
    Example("SwiftUI: an icon beside its title", """
      struct Title: View {
        var body: some View {
          Button { open() } label: { HStack(spacing: 4) { Image(systemName: "star"); Text("Favourites") } }
        }
      }
      """),
  ]
}
