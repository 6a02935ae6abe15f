/// Code that holds up the app's launch.
public struct LaunchHold {
  /// What holds the launch up.
  public enum Kind: Sendable {
    /// The app waits in a callback of its launch.
    case wait
    /// A splash screen stays for a set time.
    case splash
  }

  /// What holds it up.
  public let kind: Kind
  /// The call that waits.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// Where the type holds up the launch: in the callbacks that the system waits for, or as a splash screen.
  public var launchHolds: [LaunchHold] {
    let callbacks = launchCallbacks.filter { project.isForTouch($0.file) }
    var found = callbacks.flatMap { waits(in: immediateCode(of: $0)) }
    found += callbacks.flatMap { ProjectCode($0, in: project).timedSplashes }
    guard splash != .other else { return found }
    return found + code(mentioning: SplashWords.timers).filter { project.isForTouch($0.file) }.flatMap(\.timedSplashes)
  }

  /// The functions that the system calls while the app launches.
  package var launchCallbacks: [ProjectFunction] {
    // A scene's delegate isn't asked for the app's.
    let ofApp = isKind(of: "UIWindowSceneDelegate") && !isKind(of: "UIApplicationDelegate") ? [] : [
      "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]
    let callbacks = (ofApp + ["scene(_:willConnectTo:options:)"]).flatMap { functions($0) }
    return isKind(of: "App") ? callbacks + functions("init()") : callbacks
  }

  private func waits(in immediate: ImmediateCode) -> [LaunchHold] {
    var found: [LaunchHold] = []
    immediate.forEachExpression { expression, around, code in
      guard project.isForTouch(code.file), code.scope.waits(expression, around), !around.isBeforeCrash, !around.isForTests,
        !code.body.fails(after: expression), code.function?.returnType?.base != "Never"
      else { return }
      found.append(LaunchHold(kind: .wait, range: expression.range, file: code.file))
    }
    return found
  }
}

extension CodeScope {
  fileprivate func waits(_ expression: Expression, _ around: [Enclosure]) -> Bool {
    switch blockingCall(expression) {
    case .sleeping?: true
    // In a loop it waits only while others are at something.
    case .waiting("wait()")?: !(expression.call?.callee.base.map(letsThrough) ?? false) && !around.areInLoop
    default: false
    }
  }

  /// Whether it is a semaphore that lets somebody through from the beginning: it keeps threads apart, and nobody waits long.
  private func letsThrough(_ semaphore: Expression) -> Bool {
    guard let name = semaphore.ownName else { return false }
    let made: Expression?
    switch definition(of: name, at: semaphore.range) {
    case .local(let variable): made = variable.initialValue
    case .property(let property): made = property.facts.initialValue
    case .parameter, nil: made = nil
    }
    guard made?.constructedType?.base == "DispatchSemaphore", case .number(let value)? = made?.call?.argument("value")?.kind
    else { return false }
    return value > 0
  }
}

extension Array where Element == Statement {
  /// Whether all that comes after an expression is an error: something has failed, and the app can't begin anyway.
  fileprivate func fails(after expression: Expression) -> Bool {
    var fails = false
    forEachBlock { block in
      guard let index = block.firstIndex(where: { $0.range.contains(expression.range) }), case .expression = block[index].kind,
        case .jump(_?)? = block[(index + 1)...].last?.kind
      else { return }
      fails = true
    }
    return fails
  }
}

extension Array where Element == Enclosure {
  fileprivate var areInLoop: Bool {
    contains { if case .loop = $0 { true } else { false } }
  }

  /// Whether the app crashes right after, and only waits for its last words to be sent.
  fileprivate var isBeforeCrash: Bool {
    contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      let crashes = ["fatalError", "preconditionFailure", "abort"]
      return branch.arms[index].body.containsExpression { crashes.contains($0.call?.name ?? "") }
    }
  }

  /// Whether the code is for tests alone.
  fileprivate var isForTests: Bool {
    contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      return branch.arms[index].conditions.contains { condition in
        condition.value?.containsExpression { expression in
          let name = (expression.text ?? expression.lastName ?? "").lowercased()
          return name.contains("test") || name.contains("debug") || name.contains("snapshot")
        } ?? false
      }
    }
  }
}

// MARK: - Splash screens

private enum Splash {
  case other
  case controller
  case view
}

private enum SplashWords {
  static let timers = ["asyncAfter", "scheduledTimer", "perform"]
}

extension ProjectType {
  /// Whether it is a screen whose name says that it is shown for the launch alone.
  fileprivate var splash: Splash {
    let name = lastName.lowercased()
    guard ["splash", "launchscreen", "launchview"].contains(where: name.contains) else { return .other }
    return isKind(of: "UIViewController") ? .controller : isKind(of: "View") ? .view : .other
  }
}

extension ProjectCode {
  /// The timers that end a splash screen.
  fileprivate var timedSplashes: [LaunchHold] {
    var found: [LaunchHold] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, !around.areHandlers, call.endsSplash(in: self) else { return }
      found.append(LaunchHold(kind: .splash, range: expression.range, file: file))
    }
    return found
  }
}

extension Array where Element == Enclosure {
  /// Whether the code runs whenever another object has something to tell, not as part of the launch:
  /// `controller.onRotation = { … }`.
  fileprivate var areHandlers: Bool {
    expressions.contains { outer in
      guard case .assignment(_, _, let value) = outer.kind else { return false }
      return value.closure != nil
    }
  }
}

extension Call {
  /// Whether the call puts off the end of a splash screen: a timer's closure or selector that shows the first screen.
  fileprivate func endsSplash(in code: ProjectCode) -> Bool {
    guard let name, SplashWords.timers.contains(name) else { return false }
    if name == "perform", argument("afterDelay") == nil { return false }
    guard argument("repeats")?.kind != .boolean(true), !isImmediate(code) else { return false }
    let splash = code.type?.splash ?? .other
    let bodies = closures.map(\.body) + arguments.flatMap { argument -> [[Statement]] in
      guard case .selector(let selector) = argument.value.kind else { return [] }
      return code.type?.callable(selector).map(\.body) ?? []
    }
    return bodies.contains { $0.containsExpression { $0.showsFirstScreen(from: splash, of: code.type) } }
  }

  /// Whether the delay is none that anybody sees.
  private func isImmediate(_ code: ProjectCode) -> Bool {
    let labels = ["deadline", "withTimeInterval", "timeInterval", "afterDelay"]
    guard let delay = labels.lazy.compactMap({ self.argument($0) }).first else { return false }
    let length: Expression
    if case .binary(_, "+", let seconds) = delay.kind { length = seconds } else { length = delay }
    return code.scope.number(length).map { $0 < 0.5 } ?? false
  }
}

extension ProjectType {
  /// Whether a flag of the view's decides which views there are, its own or those of who shows it, rather than how they look.
  fileprivate func chooses(by flag: String) -> Bool {
    guard property(flag)?.facts.attributes.contains("State") ?? false else { return true }
    return code(mentioning: [flag]).contains { code in
      var isTested = false
      code.body.forEachStatement { statement in
        guard case .branch(let branch) = statement.kind else { return }
        let tested = branch.arms.flatMap(\.conditions).compactMap(\.value)
        isTested = isTested || !branch.onlyAddsIndicator && tested.contains { $0.containsExpression { $0.ownName == flag } }
      }
      return isTested || code.body.containsExpression { $0.call?.presents(by: flag) ?? false }
    }
  }
}

extension Branch {
  /// Whether all that it decides is whether something turns to say that the app is busy.
  fileprivate var onlyAddsIndicator: Bool {
    arms.count == 1 && arms[0].body.shownViews.allSatisfy { $0.viewChain.root.constructedType?.base == "ProgressView" }
  }
}

extension Call {
  /// Whether it is a modifier that shows another screen while a flag is set: `fullScreenCover(isPresented: $isReady)`.
  fileprivate func presents(by flag: String) -> Bool {
    argument("isPresented")?.containsExpression { $0.lastName == flag || $0.lastName == "$" + flag } ?? false
  }
}

extension Expression {
  /// Whether it shows what comes after the splash screen: for SwiftUI, by a flag that decides which views there are.
  fileprivate func showsFirstScreen(from splash: Splash, of type: ProjectType?) -> Bool {
    switch kind {
    case .assignment(let target, "=", let value):
      guard let name = target.lastName else { return false }
      if name == "rootViewController" { return true }
      guard case .boolean = value.kind else { return false }
      return name.lowercased().contains("splash") || splash == .view && target.ownName != nil && type?.chooses(by: name) ?? false
    case .call(let call):
      guard let name = call.name, constructedType == nil else { return false }
      if name.lowercased().contains("splash") { return true }
      guard splash != .other else { return false }
      return Effect.navigation.isShown(by: self) || Effect.presentation.isShown(by: self)
        || ["dismiss", "removeFromSuperview"].contains(name)
    default: return false
    }
  }
}
