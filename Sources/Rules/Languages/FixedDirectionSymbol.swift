import HIGLintEngine

/// Arrows for back and forth that keep to a side of the screen.
public struct FixedDirectionSymbol: FileRule {
  static let everywhere = RuleOption(
    "everywhere", "Also report in projects none of whose languages runs from right to left.", default: false
  )

  public static let description = RuleDescription(
    id: "fixed_direction_symbol",
    chapter: .languages,
    summary: "A symbol for back or forward points left or right, whichever way the language runs.",
    rationale: """
      Where a language runs from right to left, the way forward leads to the left. The symbols that are called backward \
      and forward turn around with the language; those that are called left and right keep pointing the wrong way.
      """,
    guidelines: [.current("Right to left"), .current("SF Symbols")],
    components: [.images],
    severity: .note,
    activation: .optIn,
    options: [everywhere.declaration],
    fix: .safe,
    triggers: ["chevron.left", "chevron.right", "arrow.left", "arrow.right"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    guard context.options[Self.everywhere] || context.project.runsFromRightToLeft != false else { return }
    for symbol in context.project.directionSymbols(in: file) {
      // The same picture in languages that run from left to right.
      let fix = Fix.safe("Let it turn with the language", .replace(symbol.range, with: "\"\(symbol.turning)\""))
      context.report(Self.message(symbol), at: symbol.range, in: symbol.file, fix: fix)
    }
  }

  private static func message(_ symbol: DirectionSymbol) -> String {
    "'\(symbol.name)' points the same way in languages that run from right to left; '\(symbol.turning)' turns with them"
  }
}

// MARK: - Examples

extension FixedDirectionSymbol {
  private static let bad: [Example] = [
    Example("a way back in SwiftUI", """
      struct BackButton: View {
        var body: some View { Button("Back", systemImage: ↓"chevron.left", action: leave) }
      }
      """, fixed: """
      struct BackButton: View {
        var body: some View { Button("Back", systemImage: "chevron.backward", action: leave) }
      }
      """),
    Example("disclosure in a row, and a label", """
      struct Row: View {
        var body: some View {
          HStack { Text(title); Spacer(); Image(systemName: ↓"chevron.right.circle.fill").foregroundStyle(.secondary) }
          Label("Continue", systemImage: ↓"arrow.right")
        }
      }
      """, fixed: """
      struct Row: View {
        var body: some View {
          HStack { Text(title); Spacer(); Image(systemName: "chevron.forward.circle.fill").foregroundStyle(.secondary) }
          Label("Continue", systemImage: "arrow.forward")
        }
      }
      """),
    Example("UIKit", """
      final class PagesController: UIViewController {
        private lazy var next = UIBarButtonItem(image: UIImage(systemName: ↓"arrow.right.square"), style: .plain, target: self, action: nil)
      }
      """, fixed: """
      final class PagesController: UIViewController {
        private lazy var next = UIBarButtonItem(image: UIImage(systemName: "arrow.forward.square"), style: .plain, target: self, action: nil)
      }
      """),
    Example("two at once", """
      struct Pages: View {
        var body: some View {
          Image(systemName: ↓"chevron.left.2").onTapGesture { first() }
          Image(systemName: ↓"chevron.right.2").onTapGesture { last() }
        }
      }
      """, fixed: """
      struct Pages: View {
        var body: some View {
          Image(systemName: "chevron.backward.2").onTapGesture { first() }
          Image(systemName: "chevron.forward.2").onTapGesture { last() }
        }
      }
      """),
    Example("a project in Persian, too", files: [
      Drawn.project(in: #"en, Base, "fa-IR""#),
      Example.File(
        "Back.swift",
        "struct Back: View { var body: some View { Image(systemName: ↓\"chevron.left\") } }",
        fixed: "struct Back: View { var body: some View { Image(systemName: \"chevron.backward\") } }"
      ),
    ]),
  ]

  private static let good: [Example] = [
    Example("a project none of whose languages runs from right to left", files: [
      Drawn.project(in: "en, Base, de, fr"),
      Example.File("Back.swift", "struct Back: View { var body: some View { Image(systemName: \"chevron.left\") } }"),
    ]),
    Example("symbols that turn", """
      struct BackButton: View { var body: some View { Image(systemName: "chevron.backward") } }
      """),
    Example("symbols that point both ways, around, or up", """
      struct Tools: View {
        var body: some View {
          Image(systemName: "arrow.left.arrow.right")
          Image(systemName: "arrow.left.and.right")
          Image(systemName: "arrow.turn.up.left")
          Image(systemName: "arrow.uturn.left")
          Image(systemName: "arrow.right.doc.on.clipboard")
          Image(systemName: "chevron.down")
          Image(systemName: "arrow.right.to.line")
        }
      }
      """),
    Example("code that turns the image itself", """
      struct Row: View {
        @Environment(\\.layoutDirection) private var layoutDirection
        var body: some View { Image(systemName: layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right") }
      }

      struct Card: View {
        var body: some View { Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true) }
      }
      """),
    Example("a chevron that is turned down when a row opens", """
      struct Fold: View { var body: some View { Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0)) } }
      """),
    Example("real directions", """
      struct MapControls: View { var body: some View { Image(systemName: "arrow.left") } }

      struct SwipeSettings: View { var body: some View { Image(systemName: "arrow.left.circle") } }

      struct Gestures: View { var body: some View { Label("To the left", systemImage: "arrow.left") } }

      func menu() -> [UIAction] { [UIAction(title: Texts.moveRight, image: UIImage(systemName: "arrow.right.square"))] }
      """),
    Example("a list of names", """
      enum Symbols: String { case back = "chevron.left" }
      """),
    Example("an image of the app's own", "struct Row: View { var body: some View { Image(\"chevron.left\") } }"),
    Example("a preview", "#Preview { Image(systemName: \"chevron.left\") }"),
  ]
}
