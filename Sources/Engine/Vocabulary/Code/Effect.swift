/// What code does that a person sees, told by the names of the framework's methods.
public enum Effect: Sendable {
  /// Takes the highlight from a row.
  case deselection
  /// Shows rows anew, which takes their highlight too.
  case reload
  /// Takes the screen itself away.
  case closing
  /// Shows another screen in place of this one, or all over it, after which this one appears again.
  case navigation
  /// Shows something over this screen.
  case presentation
}

extension Reach {
  /// Whether the code may have an effect.
  public func has(_ effect: Effect) -> Bool { contains { effect.isShown(by: $0) } }

  /// Whether the code hands the matter to an object that isn't followed here: a delegate, a closure, a view model.
  public var leavesType: Bool {
    code.contains { code in
      var leaves = false
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call else { return }
        if call.leaves(code.scope) { leaves = true }
      }
      return leaves
    }
  }
}

extension Effect {
  func isShown(by expression: Expression) -> Bool {
    if self == .navigation, expression.coversTheScreen { return true }
    guard let call = expression.call, let name = call.name else { return false }
    let lowercased = name.lowercased()
    switch self {
    case .deselection:
      if lowercased.contains("deselect") || lowercased.contains("clearselection") { return true }
      return ["selectRow", "selectItem"].contains(name) && call.argument("at")?.isNil ?? false
    case .reload: return lowercased.contains("reload") || ["apply", "performBatchUpdates", "endUpdates", "refresh", "refreshData", "bind"].contains(name)
    case .closing:
      if ["removeFromSuperview", "removeFromParent", "completeRequest", "exit"].contains(name) { return true }
      return ["dismiss", "pop", "close", "hide", "finish", "cancel", "unwind", "goback", "restart"].contains { lowercased.hasPrefix($0) }
    case .navigation:
      return ["pushViewController", "show", "showDetailViewController", "performSegue", "setViewControllers", "push"].contains(name)
    case .presentation: return name == "present" || name == "presentViewController"
    }
  }
}

extension Expression {
  /// Whether it asks for a presentation after which the screen below appears again.
  fileprivate var coversTheScreen: Bool {
    if constructedType?.base == "SFSafariViewController" { return true }
    guard case .assignment(let target, "=", let value) = kind, target.lastName == "modalPresentationStyle" else { return false }
    return !["automatic", "pageSheet", "formSheet", "popover", "overFullScreen", "overCurrentContext"].contains(value.lastName)
  }
}

extension Call {
  /// Whether the call goes to code that isn't the type's own and isn't a framework's.
  fileprivate func leaves(_ scope: CodeScope) -> Bool {
    switch callee.kind {
    case .name(let name):
      // A closure that a property or parameter holds.
      switch scope.definition(of: name, at: callee.range) {
      case .local(let variable): return variable.initialValue?.closure == nil
      case .parameter, .property: return true
      case nil: return scope.type?.callable(name).isEmpty ?? true && name.first?.isLowercase == true && !Call.plainFunctions.contains(name)
      }
    case .member(let base?, let name):
      if base.isSelf { return scope.type?.property(name) != nil || !(scope.type.map { !$0.callable(name).isEmpty } ?? false) && !Call.plainMethods.contains(name) }
      if base.kind == .name("super") { return false }
      if let object = scope.object(base), !object.callable(name).isEmpty { return false }
      return !Call.plainMethods.contains(name) && !scope.isFrameworkObject(base)
    default: return callee.closure == nil
    }
  }

  private static let plainFunctions: Set<String> = [
    "print", "debugPrint", "assert", "assertionFailure", "precondition", "fatalError", "min", "max", "abs", "type",
    "present", "show", "performSegue", "setEditing", "NSLocalizedString", "localized", "dismiss",
  ]

  /// Methods that change no screen, whatever they are called on.
  private static let plainMethods: Set<String> = [
    "pushViewController", "present", "show", "performSegue", "showDetailViewController", "instantiateViewController",
    "cellForRow", "cellForItem", "indexPathForSelectedRow", "append", "insert", "remove", "removeAll", "contains", "firstIndex",
    "index", "first", "filter", "map", "sorted", "toggle", "count", "init", "addAction", "addTextField", "addSubview",
    "setTitle", "set", "instantiateInitialViewController", "formUnion", "union", "joined", "string", "impactOccurred",
    "selectionChanged", "open", "canOpenURL", "instantiate", "localized",
  ]
}

extension CodeScope {
  /// Whether an expression is an object of a framework, whose methods are known not to come back.
  fileprivate func isFrameworkObject(_ expression: Expression) -> Bool {
    guard let type = type(of: expression) else { return false }
    return self.type(named: type.base) == nil && project.isKind(type, of: "UIView", from: self.type, in: file)
  }
}
