import HIGLintEngine

/// Buttons that look the same whether they are touched or not.
public struct MissingPressFeedback: TypeRule {
  public static let description = RuleDescription(
    id: "missing_press_feedback",
    chapter: .controls,
    summary: "A button's style, or its set-up, takes away what shows that it is being pressed.",
    rationale: """
      A fingertip hides what it touches, and glass doesn't click: a button that dims or moves under the finger is the \
      only sign that the touch was felt. Without it people press again, harder, and do twice what they wanted once. \
      UIKit's and SwiftUI's own buttons answer by themselves; a style that draws a button anew has to do it, too.
      """,
    guidelines: [.iPhone2008("Feedback"), .current("Buttons")],
    triggers: ["ButtonStyle", "adjustsImageWhenHighlighted", "isHighlighted"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    checkStyle(type, &context)
    checkHighlight(of: type, &context)
    if type.code(mentioning: ["adjustsImageWhenHighlighted"]).contains(where: { context.project.isForTouch($0.file) }) {
      checkImages(in: type, &context)
    }
  }

  // MARK: SwiftUI

  private func checkStyle(_ type: ProjectType, _ context: inout RuleContext) {
    guard type.inherited.contains(where: { $0.base == "ButtonStyle" }), type.kind != .protocol,
      type.enclosing?.isKind(of: "PreviewProvider") != true, !Self.followsHold(type)
    else { return }
    for function in type.functions("makeBody(configuration:)") where context.project.isForTouch(function.file) {
      guard let configuration = function.facts.parameters.first?.name, function.facts.body != nil,
        !Self.answersPress(type), !Self.handsOn(configuration, function.body), !Self.isForDesktop(type)
      else { continue }
      context.report(
        "buttons of this style look the same while they are pressed; let it change with 'isPressed'",
        at: function.facts.nameRange,
        in: function.file
      )
    }
  }

  /// Whether the style is told how long, or whether, the button is held.
  private static func followsHold(_ type: ProjectType) -> Bool {
    ["progress", "isPressed", "pressed", "isHeld"].contains { type.property($0) != nil }
  }

  private static func answersPress(_ type: ProjectType) -> Bool {
    type.code.contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .member(_, "isPressed"), .keyPath("isPressed"): return true
        // Glass that is told to be interactive answers by itself; another style is asked for its own answer.
        case .call(let call): return ["glassEffect", "interactive", "buttonStyle", "makeBody"].contains(call.name)
        default: return false
        }
      }
    }
  }

  /// Whether the style gives the whole configuration to something else, which may read it.
  private static func handsOn(_ configuration: String, _ body: [Statement]) -> Bool {
    var found = false
    body.forEachExpression { expression, around in
      guard expression.kind == .name(configuration) else { return }
      if case .member? = around.parent?.kind { return }
      found = true
    }
    return found
  }

  /// Whether all code that uses the style is for other systems, where a pointer stands beside what it presses: files for
  /// these, or sides of `#if` that aren't read here.
  private static func isForDesktop(_ type: ProjectType) -> Bool {
    let project = type.project
    let users = project.code(mentioning: [type.lastName]).filter { code in
      code.type != type && code.body.containsExpression { $0.constructedType?.base == type.lastName }
    }
    if users.isEmpty { return project.files(mentioning: [type.lastName]).contains { !type.files.contains($0) } }
    return users.allSatisfy { !project.isForTouch($0.file) }
  }

  // MARK: UIKit

  /// `isHighlighted` overridden so that nothing can set it.
  private func checkHighlight(of type: ProjectType, _ context: inout RuleContext) {
    guard let property = type.property("isHighlighted"), property.type == type,
      property.facts.modifiers.contains("override"),
      type.isKind(of: "UIButton"), context.project.isForTouch(property.file), property.facts.observers.isEmpty,
      let getter = property.facts.getter, getter.returnedValues.map(\.kind) == [.boolean(false)]
    else { return }
    context.report(
      "this button can't be highlighted, so nothing shows that it is pressed; let the highlight be",
      at: property.facts.nameRange,
      in: property.file
    )
  }

  private func checkImages(in type: ProjectType, _ context: inout RuleContext) {
    guard !Self.showsOwnHighlight(type) else { return }
    for view in type.views where view.isButton(in: type) && !view.answersPress(in: type) {
      for use in view.assignments
      where use.what.path == ["adjustsImageWhenHighlighted"] && use.what.value.kind == .boolean(false) {
        context.report(
          "without its highlight, nothing shows that this button is pressed; give it an image for '.highlighted', or let it dim",
          at: use.range,
          in: use.code.file
        )
      }
    }
  }

  /// Whether the class, or one that it inherits from, shows a highlight of its own.
  fileprivate static func showsOwnHighlight(_ type: ProjectType) -> Bool {
    ([type] + type.ancestors).contains { $0.isKind(of: "UIControl") && $0.showsHighlight }
  }
}

extension ProjectType {
  fileprivate var showsHighlight: Bool {
    properties.contains { ["isHighlighted", "configurationUpdateHandler"].contains($0.facts.name) }
      || functions.contains { ["updateConfiguration", "beginTracking", "touchesBegan"].contains($0.facts.name) }
  }
}

extension ViewCode {
  fileprivate func isButton(in owner: ProjectType) -> Bool {
    type.map { owner.project.isKind($0, of: "UIButton", from: owner) } ?? false
  }

  /// Whether the code shows a press in another way, or hands the button to code of its own that may.
  fileprivate func answersPress(in owner: ProjectType) -> Bool {
    if let name = type, let own = owner.project.type(named: name.base, from: owner),
      MissingPressFeedback.showsOwnHighlight(own)
    {
      return true
    }
    if construction?.what.call?.argument("type")?.lastName == "system" { return true }
    let others = ["configuration", "configurationUpdateHandler", "showsTouchWhenHighlighted"]
    if assignments.contains(where: { others.contains($0.what.path.last ?? "") }) { return true }
    let isAnswered = calls.contains { use in
      let states = use.what.call.arguments.map(\.value)
      return states.contains { $0.names("highlighted") || $0.names("touchDown") || $0.names("allTouchEvents") }
        || owner.project.declaresForViews(use.what.path.last ?? "")
    }
    return isAnswered || handed.contains { $0.what.call?.name.map { owner.callable($0).isEmpty == false } ?? false }
  }
}

extension Expression {
  /// Whether it is a case, or a set with a case, of that name.
  fileprivate func names(_ name: String) -> Bool {
    containsExpression { if case .member(_, name) = $0.kind { true } else { false } }
  }
}

extension Project {
  /// Whether the project has given views, controls or buttons a method of that name.
  fileprivate func declaresForViews(_ method: String) -> Bool {
    ["UIView", "UIControl", "UIButton"].contains { type(named: $0)?.callable(method).isEmpty == false }
  }
}

// MARK: - Examples

extension MissingPressFeedback {
  private static let bad: [Example] = [
    Example("a style that only draws", """
      struct PillStyle: ButtonStyle {
        func ↓makeBody(configuration: Configuration) -> some View {
          configuration.label
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .background(Capsule().fill(Color.orange))
        }
      }
      """),
    Example("a style that knows its role, but not the touch; the conformance in an extension of another file", files: [
      Example.File("Tile+Style.swift", """
        extension TileStyle: ButtonStyle {
          func ↓makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Spacer() }
              .foregroundColor(configuration.role == .destructive ? .red : tint)
          }
        }
        """),
      Example.File("TileStyle.swift", "struct TileStyle { let tint: Color }"),
    ]),
    Example("a button that can't be highlighted", """
      final class SeatButton: UIButton {
        override var ↓isHighlighted: Bool {
          get { false }
          set {}
        }
      }
      """),
    Example("images that no longer dim", """
      final class MixerController: UIViewController {
        private let mute = UIButton(type: .custom)
        private lazy var solo: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(named: "solo"), for: .normal)
          ↓button.adjustsImageWhenHighlighted = false
          return button
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          mute.setImage(UIImage(named: "mute"), for: .normal)
          ↓mute.adjustsImageWhenHighlighted = false
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("styles that answer a press", """
      struct PillStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
      }

      struct KeyStyle: ButtonStyle {
        func makeBody(configuration: Self.Configuration) -> some View {
          configuration.label.background(background(for: configuration))
        }

        private func background(for configuration: Configuration) -> Color { configuration.isPressed ? .gray : .white }
      }
      """),
    Example("styles that forward to another, or let the system answer", """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { WideButton(configuration: configuration) }
      }

      struct Glassy: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().glassEffect(.regular.interactive())
        }
      }

      struct Rounded: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(configuration).buttonStyle(.bordered).clipShape(Capsule())
        }
      }
      """),
    Example("other pictures while it is pressed", """
      final class Shutter: UIView {
        let button = UIButton()
        func setUp() {
          button.adjustsImageWhenHighlighted = false
          button.setImage(UIImage(named: "pressed"), for: [.highlighted])
        }
      }
      """),
    Example("buttons that dim themselves", """
      class DimButton: UIButton {
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

        func setUp() { adjustsImageWhenHighlighted = false }
      }

      final class Bar: UIView {
        let dim = DimButton()
        func setUp() { dim.adjustsImageWhenHighlighted = false }
      }
      """),
    Example("an effect of the app's own, in an extension of controls", files: [
      Example.File("Merge.swift", """
        final class Merge: UIView {
          let button = UIButton()
          func setUp() {
            button.addTouchEffect(scale: 0.9)
            button.adjustsImageWhenHighlighted = false
          }
        }
        """),
      Example.File("UIControl+Touch.swift", """
        extension UIControl {
          func addTouchEffect(scale: CGFloat) { addTarget(self, action: #selector(shrink), for: .touchDown) }
        }
        """),
    ]),
    Example("a style that only a Mac's screen uses", files: [
      Example.File("Styles.swift", """
        struct CategoryStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }
        """),
      Example.File("Report+macOS.swift", """
        extension Report {
          var list: some View { Button("Crash") { report() }.buttonStyle(CategoryStyle()) }
        }
        """),
      Example.File("Sidebar.swift", """
        struct RowStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
        }
        """),
      Example.File("Window.swift", """
        struct Window: View {
          var body: some View {
            #if os(macOS)
            Button("Inbox") { open() }.buttonStyle(RowStyle())
            #else
            Text("Inbox")
            #endif
          }
        }
        """),
      Example.File("Report.swift", "struct Report: View { var body: some View { list } }"),
    ]),
    Example("a style of another kind, and a highlight that is kept", """
      struct Hold: ButtonStyle {
        let progress: Double
        func makeBody(configuration: Configuration) -> some View { configuration.label.scaleEffect(1 + progress) }
      }

      struct Boxes: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }

      final class Plain: UIButton {
        override var isHighlighted: Bool {
          get { super.isHighlighted }
          set { super.isHighlighted = newValue }
        }
        func setUp() { adjustsImageWhenHighlighted = true }
      }
      """),
  ]
}
