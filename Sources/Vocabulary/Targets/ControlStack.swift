/// A stack in which controls stand side by side, with the space that the code leaves between them, in points.
public struct ControlStack {
  /// In points.
  public let spacing: Double
  /// The assignment or the argument that gives the space.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The stacks of the type's code in which two neighbours are controls no larger than what they show.
  public var controlStacks: [ControlStack] {
    guard files.contains(where: project.isForTouch), !isKind(of: "PreviewProvider") else { return [] }
    return (stackViews + swiftUIStacks).filter { project.isForTouch($0.file) }
  }

  // MARK: UIKit

  private var stackViews: [ControlStack] {
    guard !code(mentioning: ["UIStackView"]).isEmpty else { return [] }
    let views = self.views
    return views.flatMap { stack -> [ControlStack] in
      guard let type = stack.type, project.isKind(type, of: "UIStackView", from: self), !stack.fillsEqually,
        stack.arranged.hasNeighbours(where: { $0.scope.isKind($0.view, of: "UIControl") && !views.hasInsets($0.view) })
      else { return [] }
      return stack.assignments.compactMap { use in
        guard use.what.path == ["spacing"], let spacing = use.scope.number(use.what.value) else { return nil }
        return ControlStack(spacing: spacing, range: use.range, file: use.code.file)
      }
    }
  }

  // MARK: SwiftUI

  private var swiftUIStacks: [ControlStack] {
    code(mentioning: ["HStack", "VStack"]).flatMap { code -> [ControlStack] in
      let scope = code.scope
      var found: [ControlStack] = []
      code.body.forEachExpression { expression, around in
        guard ["HStack", "VStack"].contains(expression.constructedType?.base), let call = expression.call,
          let value = call.argument("spacing"), let spacing = scope.number(value), let content = call.closures.last,
          !around.areLaidOutBySystem(expression),
          content.body.sideBySide.hasNeighbours(where: { $0.isBareControl(in: scope) })
        else { return }
        found.append(ControlStack(spacing: spacing, range: value.range, file: code.file))
      }
      return found
    }
  }
}

extension ViewCode {
  /// What the stack view arranges, in order, with the scope to read it in.
  fileprivate var arranged: [(view: Expression, scope: CodeScope)] {
    var found: [(Expression, CodeScope)] = []
    if let construction, case .array(let views)? = construction.what.call?.argument("arrangedSubviews")?.kind {
      found += views.map { ($0, construction.scope) }
    }
    for use in calls where use.what.path == ["addArrangedSubview"] {
      found += use.what.call.arguments.map { ($0.value, use.scope) }
    }
    return found
  }
}

extension Array where Element == ViewCode {
  /// Whether insets make a control larger than its title or picture.
  fileprivate func hasInsets(_ control: Expression) -> Bool {
    contains { view in
      view.identity.name == control.lastName && view.assignments.contains { use in
        use.what.path.contains { $0 == "configuration" || $0.lowercased().contains("insets") }
      }
    }
  }
}

extension Array {
  fileprivate func hasNeighbours(where matches: (Element) -> Bool) -> Bool {
    zip(self, dropFirst()).contains { matches($0) && matches($1) }
  }
}

extension Array where Element == Statement {
  /// The views of a builder's closure, where it shows each of them at once.
  fileprivate var sideBySide: [Expression] {
    compactMap { statement in
      guard case .expression(let view) = statement.kind else { return nil }
      return view
    }
  }
}

extension Expression {
  /// Whether the view is a control to which nothing adds room: no padding, frame or style.
  fileprivate func isBareControl(in scope: CodeScope) -> Bool {
    let chain = viewChain
    guard let name = chain.root.constructedType?.base, SwiftUIControls.names.contains(name), name != "Toggle",
      !scope.isDeclared(name), !chain.modifiers.contains(where: scope.mayResize)
    else { return false }
    let roomy: Set<String> = ["padding", "frame", "contentShape", "buttonStyle", "menuStyle", "modifier", "controlSize"]
    return !containsExpression { $0.call?.name.map(roomy.contains) ?? false }
  }
}

extension Array where Element == Enclosure {
  /// Whether a bar or menu sets the controls itself, or a style around them may give them room.
  fileprivate func areLaidOutBySystem(_ stack: Expression) -> Bool {
    if calls(handed: stack.range).contains(where: \.isLaidOutBySystem) { return true }
    return expressions.contains { expression in
      guard let name = expression.call?.name else { return false }
      return name == "Menu" || name.hasSuffix("Style")
    }
  }
}
