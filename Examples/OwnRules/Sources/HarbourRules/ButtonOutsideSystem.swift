import HIGLintEngine

/// Buttons that aren't Harbour's.
public struct ButtonOutsideSystem: FileRule {
  public static let description = RuleDescription(
    id: "button_outside_system",
    chapter: .controls,
    summary: "A plain button is made where the design system has one.",
    rationale: """
      `HarbourButton` has the size, the feedback and the name for VoiceOver that plain buttons have to be given one by one, \
      and mostly aren't.
      """,
    guidelines: [Guideline(document: "Harbour Design System", date: "2026-05", section: "Buttons")],
    components: [.buttons],
    fix: .suggested,
    triggers: ["Button("],
    page: "https://harbour.example/design/buttons",
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file, mentioning: ["UIButton"]) where code.type?.name != "HarbourButton" {
      var names: [ByteRange] = []
      code.body.forEachExpression { expression, _ in
        if let call = expression.call, call.name == "UIButton", call.callee.base == nil { names.append(call.nameRange) }
      }
      for name in names {
        let fix = Fix.suggested("Make it a HarbourButton", .replace(name, with: "HarbourButton"))
        context.report("Harbour has a button for this: 'HarbourButton'", at: name, in: code.file, fix: fix)
      }
    }
  }
}

// MARK: - Examples

extension ButtonOutsideSystem {
  private static let bad: [Example] = [
    Example("in a property", """
      final class Toolbar: UIView { let save = ↓UIButton(type: .system) }
      """, fixed: """
      final class Toolbar: UIView { let save = HarbourButton(type: .system) }
      """),
    Example("in a function", """
      func makeSave() -> UIView { ↓UIButton(configuration: .filled(), primaryAction: save) }
      """, fixed: """
      func makeSave() -> UIView { HarbourButton(configuration: .filled(), primaryAction: save) }
      """),
    Example("two of them", "let pair = [↓UIButton(type: .close), ↓UIButton(type: .system)]"),
    Example("in a closure", "lazy var save: UIView = { let button = ↓UIButton(type: .system); return button }()"),
  ]

  private static let good: [Example] = [
    Example("the system's own", "let save = HarbourButton(title: \"Save\")"),
    Example("what it is made of", """
      final class HarbourButton: UIView { private let button = UIButton(type: .system) }
      """),
    Example("a type that is only named", "func style(_ button: UIButton) { button.tintColor = Palette.harbour }"),
    Example("a subclass", "final class Knob: UIButton {}"),
    Example("an appearance", "func style() { UIButton.appearance().tintColor = Palette.harbour }"),
    Example("a bar's item", "let save = UIBarButtonItem(systemItem: .save)"),
  ]
}
