// The window that an app's code fills as it begins.
extension Project {
  /// Whether code surely puts something of its own into the window as the app begins, in place of the scene that the main storyboard
  /// begins with. Where there are several apps, each may have a way of its own.
  var replacesMainStoryboard: Bool {
    lastingAnswer(Answers.Question(kind: .replacedMainStoryboard, subject: 0)) {
      guard targets.filter({ $0.product == .app }).count < 2 else { return false }
      let launches = code(mentioning: ["UIWindow", "UIWindowScene", "rootViewController"]).outsideTests
        .filter { $0.function.map(LaunchWindow.isLaunch) ?? false }
      let scenes = launches.filter { $0.type?.isKind(of: "UIWindowSceneDelegate") ?? false }
      // A scene's window lies before the one that the app's delegate has.
      return (scenes.isEmpty && !hasSceneDelegate ? launches : scenes).contains(where: \.fillsWindow)
    }
  }

  /// Whether the app has scenes, which have the windows then.
  var hasSceneDelegate: Bool {
    lastingAnswer(Answers.Question(kind: .scenes, subject: 0)) {
      types.contains { $0.isDeclared && $0.isKind(of: "UIWindowSceneDelegate") && !index.isTest($0.entry.home) }
    }
  }
}

extension ProjectCode {
  /// Whether it surely gives a window a controller that no storyboard makes.
  fileprivate var fillsWindow: Bool { fillsWindow(LaunchWindow.followed) }

  /// - Parameter depth: through how many functions of the type's own it is followed.
  private func fillsWindow(_ depth: Int) -> Bool {
    let scope = scope
    return body.flatMap(\.inScene).surelyRun(Assumptions(), in: scope).contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      switch expression.kind {
      case .assignment(let target, "=", let value):
        return target.lastName == "rootViewController" && scope.isMadeByCode(value, depth: LaunchWindow.followed)
      case .call(let call):
        guard depth > 0, call.callee.ownName != nil, let function = scope.calledFunction(call) else { return false }
        return ProjectCode(function, in: project).fillsWindow(depth - 1)
      default: return false
      }
    }
  }
}

extension CodeScope {
  /// Whether a controller is one that code makes, with all that it is made of.
  fileprivate func isMadeByCode(_ controller: Expression, depth: Int) -> Bool {
    if case .name(let name) = controller.kind {
      guard depth > 0, let value = local(name, before: controller.range)?.initialValue else { return false }
      return isMadeByCode(value, depth: depth - 1)
    }
    let made = controller.viewChain.root
    guard made.constructedType != nil, let call = made.call else { return false }
    return call.arguments.allSatisfy { argument in
      argument.label != "rootViewController" || isMadeByCode(argument.value, depth: depth - 1)
    }
  }
}

extension Statement {
  /// What it does where it only makes sure that there is a scene, as there always is: nothing for
  /// `guard let windowScene = scene as? UIWindowScene else { return }`, and the body of an `if`.
  fileprivate var inScene: [Statement] {
    guard case .branch(let branch) = kind, branch.kind != .switch, let arm = branch.arms.first, arm.conditions.allSatisfy(\.asksForScene)
    else { return [self] }
    return branch.kind == .guard ? [] : arm.body
  }
}

extension Branch.Condition {
  fileprivate var asksForScene: Bool {
    if case .cast(_, _, let type)? = value?.kind { type.base == "UIWindowScene" } else { false }
  }
}

private enum LaunchWindow {
  static let followed = 3

  /// Whether the system calls a function as the app or a scene of it begins.
  static func isLaunch(_ function: FunctionFacts) -> Bool {
    ["application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)"].contains(function.signature)
  }
}

extension Answers.Question.Kind {
  fileprivate static var replacedMainStoryboard: Self { Self(ReplacedMainStoryboard.self) }

  private enum ReplacedMainStoryboard {}

  fileprivate static var scenes: Self { Self(Scenes.self) }

  private enum Scenes {}
}
