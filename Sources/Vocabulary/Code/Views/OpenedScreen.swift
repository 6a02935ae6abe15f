// Modifiers that show something on a screen of its own.
extension Call {
  /// Whether it is one that shows what it is handed on a screen of its own.
  package var opensScreen: Bool { name.map(Self.screens.contains) ?? false }

  private static let screens = SwiftUIAlertNames.modifiers.union([
    "fullScreenCover", "inspector", "navigationDestination", "popover", "sheet", "UIHostingController",
  ])

  /// The binding that decides whether something is shown over the rest, or gone to: `$asks` of `.sheet(isPresented: $asks)`, and
  /// of modifiers like it that packages have. Whoever is handed it sets it only to what closes that again.
  package var openingBinding: Expression? {
    if let flag = argument("isPresented"), name?.first?.isLowercase ?? false { return flag }
    return isHiddenLink ? argument("isActive") ?? argument("selection") : nil
  }

  /// What holds where it shows something so: `asks`, and `next == 2` for a link with the tag 2.
  var openingCondition: Expression? {
    guard let binding = openingBinding, let bound = binding.bound ?? binding.valueOfConstantBinding else { return nil }
    guard argument("selection") != nil, isHiddenLink else { return bound }
    return argument("tag").map { Expression(range: $0.range, kind: .binary(bound, "==", $0)) }
  }

  /// Whether it is a link without anything to tap, which only code opens: `NavigationLink(…, isActive: $isOpen) { EmptyView() }`.
  private var isHiddenLink: Bool {
    guard callee.ownName == "NavigationLink", let label = argument("label") ?? arguments.dropFirst(parenthesized).first?.value
    else { return false }
    return label.closure?.showsNothing ?? false
  }
}

extension Closure {
  /// Whether all that it shows is views without anything to see.
  package var showsNothing: Bool {
    body.allSatisfy { statement in
      guard case .expression(let view) = statement.kind else { return false }
      return view.constructedType?.base == "EmptyView" || view.constructedType?.base == "Text" && view.call?.argument(nil)?.text == ""
    }
  }
}

extension Expression {
  /// What a binding is to: `asks` of `$asks`, `model.asks` of `$model.asks`.
  package var bound: Expression? {
    switch kind {
    case .name(let name) where name.first == "$":
      return Expression(range: range, kind: .name(String(name.dropFirst())))
    case .member(let base?, let name):
      if name.first == "$" { return Expression(range: range, kind: .member(base, String(name.dropFirst()))) }
      return base.bound.map { Expression(range: range, kind: .member($0, name)) }
    default: return nil
    }
  }

  /// What a binding that nobody can set is made of: `asks` of `.constant(asks)`.
  fileprivate var valueOfConstantBinding: Expression? {
    guard let call, call.name == "constant", call.arguments.count == 1, ["Binding", nil].contains(call.callee.base?.lastName) else {
      return nil
    }
    return call.arguments[0].value
  }
}
