/// Whose navigation item code changes, whose back button shows on the screen that comes next.
struct BackButtonOwner {
  private let target: Expression
  private let code: ProjectCode
  private let scope: CodeScope

  /// - Parameter target: a property of the item: `navigationItem.backButtonTitle`.
  init(of target: Expression, in code: ProjectCode, _ scope: CodeScope) {
    self.target = target
    self.code = code
    self.scope = scope
  }

  /// Whether the screen whose item it is has a bar, and another screen is seen to be pushed on it.
  var isPushedUpon: Bool {
    guard let item = target.base else { return isAskedByPushers }
    if item.ownName == "navigationItem" { return code.type.map { $0.isDeclared ? showsBack($0) : isAskedByPushers } ?? true }
    // What the bar shows right now is below something already.
    if ["topItem", "backItem"].contains(item.lastName) { return true }
    guard item.lastName == "navigationItem", let owner = item.base else { return isAskedByPushers }
    if owner.lastName == "parent" { return false }
    if let known = scope.type(of: owner), let type = scope.type(named: known.base), type.isDeclared { return showsBack(type) }
    return isInPush || isAskedByPushers
  }

  private func showsBack(_ type: ProjectType) -> Bool {
    !type.isKind(of: "UINavigationController") && !type.hidesBar && type.isPushedUpon && !type.isOnlyEmbedded
  }

  /// Whether the code runs for each screen that a navigation controller pushes.
  private var isInPush: Bool {
    guard let function = code.function else { return false }
    return function.name == "pushViewController" || function.signature.hasPrefix("navigationController(_:")
  }

  /// Whether a screen on which others are pushed calls the function whose code it is; where nobody is seen to call it, that
  /// isn't known of what isn't an app.
  private var isAskedByPushers: Bool {
    guard let function = code.function else { return true }
    if isInPush { return true }
    var callers: [(type: ProjectType?, base: Expression?)] = []
    for other in code.project.code(mentioning: [function.name]) where !other.isSame(as: code) {
      other.body.forEachExpression { expression, _ in
        if let call = expression.call, call.name == function.name { callers.append((other.type, call.callee.base)) }
      }
    }
    if callers.isEmpty { return !code.project.index.entryPoints.areOfApp }
    return callers.contains { caller in
      guard caller.base?.base?.lastName != "parent", let type = caller.type else { return false }
      return type.isDeclared && type.isKind(of: "UIViewController") && showsBack(type)
    }
  }
}

extension Project {
  /// Whether a scene of a storyboard is seen to have another pushed on it, which shows the scene's back button, and no code
  /// sets another one.
  public func showsBack(toSceneOf object: InterfaceElement) -> Bool {
    guard let scene = object.scene else { return false }
    guard let type = scene.className.flatMap({ type(named: $0) }), type.isDeclared else {
      return ([scene] + scene.contents).flatMap(\.segues).contains(where: \.isPush)
    }
    return !type.hidesBar && type.isPushedUpon && type.code(mentioning: ["backBarButtonItem"]).isEmpty
  }
}

extension ProjectType {
  /// Whether a screen is seen to be pushed on it: by its code, by what that leads to, or by a segue of its scene.
  var isPushedUpon: Bool {
    guard isKind(of: "UIViewController") else { return false }
    let scenes = interfaceElements
    let segues = scenes.flatMap { [$0] + $0.contents }.flatMap(\.segues)
    if segues.contains(where: \.isPush) { return true }
    let line = [self] + ancestors.filter(\.isDeclared) + descendants
    return line.contains { type in type.code(mentioning: Pushes.methods).contains { $0.body.containsExpression(where: \.pushes) } }
      || line.contains { type in
        type.functions.contains { function in
          type.reach(from: function).containsCode { code, _ in
            !(code.type.map(line.contains) ?? false) && code.body.containsExpression(where: \.pushes)
          }
        }
      }
  }

  /// Whether its code hides the navigation bar.
  fileprivate var hidesBar: Bool {
    contains(.call(of: ["setNavigationBarHidden"])) { call, _ in call.argument(nil)?.kind == .boolean(true) }
      || contains(.assignment(to: ["isNavigationBarHidden"])) { change, _ in change.value.kind == .boolean(true) }
  }
}

extension InterfaceSegue {
  /// Whether it shows the next screen of a navigation stack.
  fileprivate var isPush: Bool { ["show", "push"].contains(facts.kind) }
}

private enum Pushes {
  static let methods = ["pushViewController", "push", "show"]
}

extension Expression {
  /// Whether the navigation controller is another screen's: `host.navigationController?.push…`.
  private var isOnOthersStack: Bool {
    guard case .member(let host?, "navigationController")? = base?.kind else { return false }
    return !host.isSelf && !["parent", "tabBarController"].contains(host.lastName)
      && !(host.lastName?.lowercased().contains("self") ?? false)
  }

  /// Whether it pushes a screen on a navigation stack: `show(next, sender: self)` does so where there is one.
  fileprivate var pushes: Bool {
    guard let call else { return false }
    switch call.name {
    case "pushViewController", "push": return !call.arguments.isEmpty && !isOnOthersStack
    case "show": return call.arguments.count == 2 && call.arguments[1].label == "sender"
    default: return false
    }
  }
}
