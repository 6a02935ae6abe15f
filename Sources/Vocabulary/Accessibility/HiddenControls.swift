/// Several controls that VoiceOver can't reach, since what holds them is left out or speaks in their place.
public struct HiddenControls {
  /// The modifier or the assignment.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// How many controls are out of reach.
  public let count: Int
  /// Whether they are left out for good, rather than spoken for as one element.
  public let areLeftOut: Bool
  /// `.ignore`, where `.contain` would let them be reached.
  public let children: ByteRange?
}

extension ProjectType {
  /// The SwiftUI containers in the type's code that hide two controls or more, and offer no actions in exchange.
  public var hiddenControls: [HiddenControls] {
    guard !isForPreviews, !isStyle else { return [] }
    let code = code(mentioning: ["accessibilityHidden", "accessibilityElement"]).filter { project.isForTouch($0.file) }
    return code.flatMap { code -> [HiddenControls] in
      let scope = code.scope
      var found: [HiddenControls] = []
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, let view = call.callee.base, let way = HidingWay(call, scope) else { return }
        let count = ControlCount().controls(in: view, scope)
        guard count > 1 else { return }
        let chain = expression.viewChain
        let place = ViewPlace(root: chain.root, code: code, scope: scope, around: around + around.links(of: expression))
        guard !place.isTold(way == .leavesOut ? [.acts] : [.acts, .hidden]) else { return }
        found.append(HiddenControls(
          range: ByteRange(start: call.nameRange.start, end: expression.range.end), file: code.file, count: count,
          areLeftOut: way == .leavesOut, children: call.argument("children")?.range
        ))
      }
      return found
    }
  }
}

/// How a modifier hides what a container holds.
private enum HidingWay {
  case leavesOut
  case speaksForAll

  init?(_ call: Call, _ scope: CodeScope) {
    switch call.name {
    case "accessibilityHidden":
      guard call.argument(nil)?.kind == .boolean(true) else { return nil }
      self = .leavesOut
    case "accessibilityElement":
      guard call.argument("children").map({ $0.lastName == "ignore" }) ?? true else { return nil }
      self = .speaksForAll
    default: return nil
    }
  }
}

extension ProjectType {
  /// Whether it shows a control of UIKit's, or a view to type into, in SwiftUI.
  fileprivate var standsForControl: Bool {
    guard isKind(of: "UIViewRepresentable"), let made = functions("makeUIView(context:)").first?.facts.returnType else { return false }
    return ["UIControl", "UITextView"].contains { project.isKind(made, of: $0, from: self) }
  }
}

/// Counts the controls in a view, those in the type's own properties and functions included.
struct ControlCount {
  var depth = 3
  /// Whether those that views of the project's own show count as well.
  var followsViews = false

  func controls(in view: Expression, _ scope: CodeScope) -> Int {
    var count = 0
    view.forEachExpression { expression, around in
      // What opens from a control, or in a menu or sheet, isn't shown here. That is asked last: much may stand around.
      func isShown() -> Bool { !around.isInControl(expression.range) }
      if let made = expression.constructedType?.base {
        if scope.isDeclared(made) {
          if followsViews, depth > 0, let inner = body(of: made, scope), isShown() { count += controls(inner) }
          if followsViews, scope.type(named: made)?.standsForControl ?? false, isShown() { count += 1 }
        } else if ControlCount.names.contains(made), isShown(), !isUnseen(expression, around) {
          count += 1
        }
      } else if depth > 0, let inner = code(of: expression, around, scope), isShown() {
        count += controls(inner)
      }
    }
    return count
  }

  private func controls(_ inner: (body: [Statement], scope: CodeScope)) -> Int {
    let count = ControlCount(depth: depth - 1, followsViews: followsViews)
    return inner.body.map { count.controls(in: Expression($0), inner.scope) }.reduce(0, +)
  }

  /// What a view of the project's own shows.
  private func body(of name: String, _ scope: CodeScope) -> (body: [Statement], scope: CodeScope)? {
    guard let type = scope.type(named: name), type.isKind(of: "View"), let body = type.property("body"),
      let getter = body.facts.getter
    else { return nil }
    return (getter, CodeScope(body, in: scope.project))
  }

  /// Whether it is of no size, and only holds a shortcut of the keyboard.
  private func isUnseen(_ control: Expression, _ around: [Enclosure]) -> Bool {
    around.expressions.compactMap(\.call).contains { call in
      call.name == "keyboardShortcut" && call.callee.range.contains(control.range)
    }
  }

  /// What a property or a function of the type's builds.
  private func code(
    of expression: Expression, _ around: [Enclosure], _ scope: CodeScope
  ) -> (body: [Statement], scope: CodeScope)? {
    guard case .name(let name) = expression.kind else { return nil }
    if let property = scope.type?.property(name), property.type == scope.type, let getter = property.facts.getter,
      property.facts.type?.text.contains("View") ?? false
    {
      return (getter, CodeScope(property, in: scope.project))
    }
    guard let call = around.parent?.call, call.callee == expression, let function = scope.calledFunction(call),
      function.facts.returnType?.text.contains("View") ?? false
    else { return nil }
    return (function.body, CodeScope(function, in: scope.project))
  }

  private static let names: Set<String> = [
    "Button", "Toggle", "Link", "NavigationLink", "Menu", "TextField", "SecureField", "TextEditor", "Slider",
    "Stepper", "Picker", "DatePicker", "ColorPicker", "ShareLink",
  ]
}

extension Array where Element == Enclosure {
  /// Whether a control, or what opens over the screen, is around.
  fileprivate func isInControl(_ place: ByteRange) -> Bool {
    expressions.contains { expression in
      if let made = expression.constructedType?.base { return SwiftUIControls.names.contains(made) || made == "Picker" }
      guard let call = expression.call, let name = call.name, !call.callee.range.contains(place) else { return false }
      return HiddenControlWords.elsewhere.contains(name)
    }
  }
}

extension Expression {
  /// A statement as something to walk.
  fileprivate init(_ statement: Statement) {
    self.init(range: statement.range, kind: .closure(Closure(parameters: [], body: [statement])))
  }
}

private enum HiddenControlWords {
  /// What shows its content elsewhere than in the view that it is asked of.
  static let elsewhere = SwiftUIAlertNames.modifiers.union([
    "contextMenu", "sheet", "fullScreenCover", "popover", "toolbar", "swipeActions", "accessibilityRepresentation",
    "accessibilityActions", "accessibilityChildren",
  ])
}
