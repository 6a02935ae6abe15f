/// A place where code shows a screen that covers the whole display, and that no gesture takes away.
public struct FullScreenModal {
  /// The modifier's name, or what sets the style.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The full-screen modals in its code whose screens the project declares, and from which nothing is seen to lead out:
  /// neither in the screen, nor in the code that shows it.
  public var modalsWithoutExit: [FullScreenModal] {
    code(mentioning: ["fullScreen", "overFullScreen", "fullScreenCover"]).flatMap { code -> [FullScreenModal] in
      guard project.isForTouch(code.file) else { return [] }
      let scope = code.scope
      var found: [FullScreenModal] = []
      code.body.forEachExpression { expression, _ in
        let place = controllerWithoutExit(expression, code, scope) ?? coverWithoutExit(expression, scope)
        guard let place else { return }
        found.append(FullScreenModal(range: place, file: code.file))
      }
      return found
    }
  }
}

// MARK: - UIKit

extension ProjectType {
  /// The place where a controller is made to cover the display.
  private func controllerWithoutExit(_ expression: Expression, _ code: ProjectCode, _ scope: CodeScope) -> ByteRange? {
    guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "modalPresentationStyle",
      ["fullScreen", "overFullScreen"].contains(value.lastName)
    else { return nil }
    if let owner = target.base, !owner.isSelf {
      guard let name = owner.ownName, let screen = code.shownScreen(name, scope), screen.isClosedScreen,
        !code.leadsOut, !mayTakeScreensAway
      else { return nil }
      return expression.range
    }
    return isKind(of: "UIViewController") && isClosedScreen && isAlwaysShownPlainly ? expression.range : nil
  }

  /// Whether its code takes screens away by itself: what a person does in it can't be meant, since it is covered.
  private var mayTakeScreensAway: Bool {
    code(mentioning: ["dismiss"]).contains { code in
      var isFound = false
      code.body.forEachExpression { expression, around in
        if expression.call?.name == "dismiss", !code.answersPerson(around) { isFound = true }
      }
      return isFound
    }
  }

  /// Whether somebody makes and presents it, and nobody who does gives it a way out.
  private var isAlwaysShownPlainly: Bool {
    let makers = project.code(mentioning: [lastName]).filter { code in
      code.body.containsExpression { $0.constructedType?.base == lastName } && code.mayMean(self)
    }
    return !makers.isEmpty && makers.allSatisfy { code in
      let scope = code.scope
      return !code.leadsOut && code.type?.mayTakeScreensAway != true && code.body.containsExpression { expression in
        guard let call = expression.call, call.name == "present", let shown = call.argument(nil) else { return false }
        return shown.ownName.map { code.shownScreen($0, scope) == self } ?? (scope.plainScreen(shown) == self)
      }
    }
  }
}

extension ProjectCode {
  /// The screen that a local variable holds, if the code presents it and does nothing else that may give it a way out.
  fileprivate func shownScreen(_ name: String, _ scope: CodeScope) -> ProjectType? {
    var isPresented = false
    var isGivenMore = false
    var value: Expression?
    body.forEachExpression { expression, _ in
      switch expression.kind {
      case .call(let call):
        if call.name == "present", call.argument(nil)?.ownName == name {
          isPresented = true
          value = scope.local(name, before: expression.range)?.initialValue
        }
        if call.callee.base?.path?.first == name { isGivenMore = true }
      case .assignment(let target, _, let value):
        let isHanded = value.containsExpression { $0.closure != nil || $0.isSelf }
        if isHanded, target.path?.first == name { isGivenMore = true }
      default: break
      }
    }
    guard isPresented, !isGivenMore, let value else { return nil }
    return scope.plainScreen(value)
  }
}

extension CodeScope {
  /// The screen that an expression makes, through the controllers of the system around it, if nothing that may lead out
  /// is handed to it.
  fileprivate func plainScreen(_ made: Expression) -> ProjectType? {
    let root = made.viewChain.root
    if let name = root.ownName, let value = local(name, before: root.range)?.initialValue { return plainScreen(value) }
    guard let call = root.call, let name = root.constructedType?.base else { return nil }
    if let inner = call.argument("rootViewController") ?? call.argument("rootView") {
      let isOfTheSystem = ["UINavigationController", "UIHostingController"].contains(name)
      return isOfTheSystem ? plainScreen(inner) : nil
    }
    return made.handsOver ? nil : type(named: name)
  }
}

extension Expression {
  /// Whether it hands a closure, a binding or the object itself to what it makes.
  fileprivate var handsOver: Bool {
    containsExpression { expression in
      guard let call = expression.call else { return false }
      return call.arguments.contains { argument in
        argument.value.closure != nil || argument.value.isSelf || argument.value.path?.first?.hasPrefix("$") == true
      }
    }
  }
}

// MARK: - SwiftUI

extension ProjectType {
  /// The place where a view is covered by another.
  private func coverWithoutExit(_ expression: Expression, _ scope: CodeScope) -> ByteRange? {
    guard let call = expression.call, call.name == "fullScreenCover",
      let condition = call.argument("isPresented") ?? call.argument("item"),
      let content = (call.argument("content") ?? call.argument(nil))?.closure, content.body.shownViews.count == 1,
      !content.body.containsExpression(where: \.leadsOut),
      let screen = scope.coveringScreen(content.body.shownViews[0]), screen.isKind(of: "View"), screen.isClosedScreen,
      staysShown(condition, around: call)
    else { return nil }
    return ByteRange(start: call.nameRange.start, end: expression.range.end)
  }

  /// Whether a binding is to a state of the view that its code sets to `true`, and never to anything else.
  private func staysShown(_ condition: Expression, around cover: Call) -> Bool {
    guard case .name(let binding) = condition.kind, binding.hasPrefix("$") else { return false }
    let name = String(binding.dropFirst())
    guard let state = property(name)?.facts, state.attributes == ["State"], !state.isComputed, state.observers.isEmpty
    else { return false }
    var toggles = 0
    var bindings = 0
    var isHidden = false
    for code in code(mentioning: [name]) {
      code.body.forEachExpression { expression, _ in
        switch expression.kind {
        case .assignment(let target, _, let value) where target.ownName == name:
          if value.isNil || value.kind == .boolean(false) || !value.isWritten { isHidden = true }
        case .call(let call) where call.name == "toggle" && call.callee.base?.ownName == name: toggles += 1
        case .name(binding), .member(_, binding): bindings += 1
        default: break
        }
      }
    }
    return !isHidden && toggles <= 1 && bindings == 1
  }
}

extension Expression {
  /// Whether it is a literal, or makes something new.
  fileprivate var isWritten: Bool {
    switch kind {
    case .boolean, .member(nil, _): true
    default: constructedType != nil
    }
  }
}

extension CodeScope {
  /// The view of the project that a cover shows, through the navigation of the system around it.
  fileprivate func coveringScreen(_ shown: Expression) -> ProjectType? {
    let chain = shown.viewChain
    guard chain.modifiers.allSatisfy({ !$0.name.hasPrefix("environment") }) else { return nil }
    if let name = chain.root.constructedType?.base, ["NavigationStack", "NavigationView"].contains(name) {
      guard let views = chain.root.call?.closures.last?.body.shownViews, views.count == 1 else { return nil }
      return coveringScreen(views[0])
    }
    return plainScreen(shown)
  }
}
