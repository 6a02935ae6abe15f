extension Reach {
  /// Whether the code hands the matter to somebody whose code isn't followed here: a delegate, a closure, a view model,
  /// a router, the observers of a notification. What happens then isn't known, which is not the same as nothing.
  public var leavesType: Bool { containsCode { code, index in code.leavesType(isStart: index == 0) } }

  /// The calls by which it does.
  public var departures: [Expression] {
    var found: [Expression] = []
    for (index, code) in code.enumerated() {
      let scope = code.scope
      code.body.forEachExpression { expression, _ in
        if let call = expression.call, call.leaves(scope, isStart: index == 0) { found.append(expression) }
      }
    }
    return found
  }
}

extension ProjectCode {
  /// - Parameter isStart: whether the code stands where a reach begins.
  package func leavesType(isStart: Bool) -> Bool {
    let scope = self.scope
    return body.containsExpression { $0.call?.leaves(scope, isStart: isStart) ?? false }
  }
}

extension Call {
  /// Whether the call goes to code that isn't followed and isn't a framework's.
  ///
  /// - Parameter isStart: whether the call stands where the reach begins. What a function further on is handed comes
  ///   from code that is followed itself.
  fileprivate func leaves(_ scope: CodeScope, isStart: Bool) -> Bool {
    switch callee.kind {
    case .name(let name): return leaves(name, scope, isStart: isStart)
    case .member(let base?, let name):
      if base.kind == .name("super") { return false }
      if base.isSelf { return leaves(ownMethod: name, scope) }
      if let object = scope.object(base), !object.callable(name).isEmpty { return false }
      return !Call.plainMethods.contains(name) && !scope.belongsToAFramework(base)
    // `.now()` makes a value.
    case .member(nil, _): return false
    default: return callee.closure == nil
    }
  }

  /// A function, or a closure that a variable, property or parameter holds.
  private func leaves(_ name: String, _ scope: CodeScope, isStart: Bool) -> Bool {
    switch scope.definition(of: name, at: callee.range) {
    case .local(let variable): return variable.initialValue?.closure == nil
    case .parameter: return isStart
    case .property: return true
    case nil:
      guard name.first?.isLowercase == true, !Call.plainFunctions.contains(name) else { return false }
      return scope.type?.callable(name).isEmpty ?? true
    }
  }

  private func leaves(ownMethod name: String, _ scope: CodeScope) -> Bool {
    if scope.type?.property(name) != nil { return true }
    return scope.type?.callable(name).isEmpty ?? true && !Call.plainMethods.contains(name)
  }

  private static let plainFunctions: Set<String> = [
    "print", "debugPrint", "assert", "assertionFailure", "precondition", "fatalError", "min", "max", "abs", "type",
    "present", "show", "performSegue", "setEditing", "NSLocalizedString", "localized", "dismiss", "dump", "zip", "stride",
  ]

  /// Methods that change no screen, whatever they are called on.
  private static let plainMethods: Set<String> = [
    "pushViewController", "present", "show", "performSegue", "showDetailViewController", "instantiateViewController",
    "cellForRow", "cellForItem", "indexPathForSelectedRow", "append", "insert", "remove", "removeAll", "contains", "firstIndex",
    "index", "first", "filter", "map", "sorted", "toggle", "count", "init", "addAction", "addTextField", "addSubview",
    "setTitle", "set", "instantiateInitialViewController", "formUnion", "union", "joined", "string", "impactOccurred",
    "selectionChanged", "open", "canOpenURL", "instantiate", "localized", "forEach", "compactMap", "flatMap", "reduce", "enumerated",
    "removeFirst", "removeLast", "popFirst", "popLast", "dropFirst", "dropLast", "prefix", "suffix", "reversed", "min", "max", "allSatisfy",
    "swapAt", "hasPrefix", "hasSuffix", "lowercased", "uppercased", "replacingOccurrences", "components", "trimmingCharacters",
    "appendingPathComponent", "encode", "decode", "addTarget",
  ]
}

extension CodeScope {
  /// Whether an expression is a framework's object or class, whose methods are known not to come back: all but the
  /// notifications that anybody may wait for.
  fileprivate func belongsToAFramework(_ expression: Expression) -> Bool {
    let root = type(of: expression)?.base ?? expression.outermostName
    guard let root, root.first?.isUppercase == true, root != "NotificationCenter", type(named: root)?.isDeclared != true else {
      return false
    }
    return FrameworkTypes.isFramework(root)
  }
}
