// Controllers whose own navigation item shows in no bar.
extension ProjectType {
  /// Whether all that makes the controller puts it into another controller, or into a SwiftUI view, or presents it as it is:
  /// the bar around shows the items of those, if there is one. False where it isn't known.
  package var isOnlyEmbedded: Bool {
    guard isKind(of: "UIViewController"), descendants.isEmpty else { return false }
    let scenes = interfaceElements
    guard scenes.allSatisfy({ isOnlyMadeByCode($0) || project.isOnlyPresented($0) }) else { return false }
    let isPresented = scenes.contains(where: project.isOnlyPresented)
    return project.embedsAll(mentioning: lastName, CodeScope.followedConstants, isMade: isPresented) { expression, scope in
      expression.constructedType.map { scope.type(named: $0.base) == self } ?? expression.isScene(castTo: lastName)
    }
  }

  /// Whether nothing but code makes a storyboard's scene, which says this class wherever it does. The owner of a xib loads it.
  private func isOnlyMadeByCode(_ scene: InterfaceElement) -> Bool {
    if !scene.file.isStoryboard { return scene.kind == "placeholder" }
    guard scene.arrivingSegues.isEmpty, scene.file.initialController != scene.facts.id,
      let identifier = scene.facts.attributes["storyboardIdentifier"]
    else { return false }
    return !project.files(quoting: identifier).contains { file in
      project.code(in: file, mentioning: Call.instantiations).contains { code in
        var isMadeOtherwise = false
        code.body.forEachExpression { expression, around in
          guard let call = expression.call, call.instantiates, call.arguments.contains(where: { $0.value.text == identifier }) else {
            return
          }
          if !(around.parent?.isScene(castTo: lastName) ?? false) { isMadeOtherwise = true }
        }
        return isMadeOtherwise
      }
    }
  }

  /// Whether the navigation bar shows the items of its children.
  fileprivate var handsOnBar: Bool {
    ["UINavigationController", "UISplitViewController", "UIPageViewController"].contains(where: isKind)
  }

  /// Whether it asks its children for their navigation items, and may show them as its own.
  fileprivate var handsOnItems: Bool {
    code(mentioning: ["navigationItem"]).contains { code in
      code.body.containsExpression { expression in
        guard case .member(let base?, "navigationItem") = expression.kind else { return false }
        return !base.isSelf
      }
    }
  }
}

extension Project {
  /// Whether a storyboard's scene is shown by segues alone that present it as it is.
  fileprivate func isOnlyPresented(_ scene: InterfaceElement) -> Bool {
    let segues = scene.arrivingSegues
    guard scene.file.isStoryboard, !segues.isEmpty, segues.allSatisfy({ ["presentation", "modal"].contains($0.facts.kind) }) else {
      return false
    }
    let opened = scene.file.initialController == scene.facts.id ? scene.file.name : nil
    return [scene.facts.attributes["storyboardIdentifier"], opened].compactMap { $0 }.allSatisfy { name in
      name != "Main" && files(quoting: name).isEmpty && !mayNameByGeneratedWord(name) && !areForeign(name) && !isOpenedAtLaunch(name)
    }
  }

  /// Whether code makes controllers, and puts each into another controller or into a SwiftUI view, or presents it as it is.
  ///
  /// - Parameters:
  ///   - word: stands in all code that makes one.
  ///   - isMade: whether others than code make one in such a way.
  ///   - makes: tells the expressions that do.
  fileprivate func embedsAll(
    mentioning word: String,
    _ depth: Int,
    isMade: Bool = false,
    _ makes: (Expression, CodeScope) -> Bool
  ) -> Bool {
    guard depth > 0 else { return false }
    var isMade = isMade
    for code in code(mentioning: [word]) where isForTouch(code.file) {
      let scope = code.scope
      var isEmbedded = true
      code.body.forEachExpression { expression, around in
        guard isEmbedded, makes(expression, scope) else { return }
        isMade = true
        isEmbedded = code.embeds(expression, around, depth)
      }
      if !isEmbedded { return false }
    }
    return isMade
  }
}

extension ProjectCode {
  /// Whether a controller that is made here becomes a part of another, or of a SwiftUI view, or is presented without a bar.
  fileprivate func embeds(_ made: Expression, _ around: [Enclosure], _ depth: Int) -> Bool {
    if around.parent?.call?.presents(made) ?? localName(of: made, around).map(presents) ?? false { return true }
    guard let type else { return false }
    if type.isKind(of: "UIViewControllerRepresentable") { return !type.code.contains(where: \.makesNavigation) }
    if let maker = factory, handsOut(made, around) {
      return project.embedsAll(mentioning: type.lastName, depth - 1) { expression, scope in
        guard let call = expression.call, call.name == maker, let owner = call.callee.base else { return false }
        return scope.owner(owner) == type
      }
    }
    if type.isKind(of: "UITabBarController") { return isTab(made, around) && !type.handsOnItems }
    guard type.isKind(of: "UIViewController"), !type.handsOnBar else { return false }
    if let call = around.parent?.call { return call.adopts(made) }
    if case .assignment(let target, "=", made)? = around.parent?.kind, let name = target.ownName, type.property(name) != nil {
      return type.adopts(name, in: type.code(mentioning: [name]))
    }
    if let name = localName(of: made, around) { return type.adopts(name, in: [self]) }
    return property.map { type.adopts($0.name, in: type.code(mentioning: [$0.name])) } ?? false
  }

  /// Whether a controller that is made here is one of a tab bar's by itself: the bar above, if there is one, shows what the tab
  /// bar's controller has in it.
  private func isTab(_ made: Expression, _ around: [Enclosure]) -> Bool {
    if around.listsTabs { return true }
    guard let name = localName(of: made, around) else { return false }
    var isListed = false
    var isHanded = false
    body.forEachExpression { expression, around in
      guard expression.kind == .name(name) else { return }
      isListed = isListed || around.listsTabs
      isHanded = isHanded || around.parent?.call.map { $0.callee.range != expression.range } ?? false
    }
    return isListed && !isHanded
  }

  /// Whether the code presents the controller of that name as it is, and shows it in no other way.
  private func presents(_ name: String) -> Bool {
    var isPresented = false
    var isShown = false
    body.forEachExpression { expression, _ in
      switch expression.kind {
      case .call(let call):
        guard let handed = call.arguments.first(where: { $0.value.path?.last == name }) else { return }
        if call.presents(handed.value) { isPresented = true } else { isShown = true }
      case .array(let elements): isShown = isShown || elements.contains { $0.path?.last == name }
      case .assignment(_, _, let value): isShown = isShown || value.path?.last == name
      default: break
      }
    }
    return isPresented && !isShown && !body.returnedValues.contains { $0.path?.last == name }
  }

  /// The name of the function whose code this is, where it is asked of a type from outside alone, and nothing else of the
  /// type has that name.
  private var factory: String? {
    guard let type, let function, function.isStatic, type.callable(function.name).count == 1 else { return nil }
    let isCalledWithin = type.contains(.call(of: [function.name])) { call, _ in call.callee.kind == .name(function.name) }
    return isCalledWithin ? nil : function.name
  }

  /// Whether all that becomes of an object here is that it is returned.
  private func handsOut(_ made: Expression, _ around: [Enclosure]) -> Bool {
    let returned = body.returnedValues
    if returned.contains(made) { return true }
    guard let name = localName(of: made, around) else { return false }
    return !makesNavigation && !returned.isEmpty && returned.allSatisfy { $0.kind == .name(name) }
  }

  /// Whether a navigation controller is made here, whose bar shows the items of what is in it.
  private var makesNavigation: Bool {
    let scope = self.scope
    return body.containsExpression { expression in
      guard let made = expression.constructedType?.base else { return false }
      return made == "UINavigationController" || scope.type(named: made)?.isKind(of: "UINavigationController") ?? false
    }
  }

  /// The local variable that holds an object, unless a property's closure returns it.
  private func localName(of made: Expression, _ around: [Enclosure]) -> String? {
    guard case .variable(let variable)? = around.last else { return nil }
    let isProperty = property?.initialValue?.call?.callee.closure?.body.returnedValues.contains { $0.kind == .name(variable.name) }
    return isProperty ?? false ? nil : variable.name
  }
}

extension ProjectType {
  /// Whether code makes the controller of that name a child of this one, and shows it in no other way.
  fileprivate func adopts(_ name: String, in code: [ProjectCode]) -> Bool {
    var isAdopted = false
    var isShown = false
    for code in code {
      code.body.forEachExpression { expression, _ in
        switch expression.kind {
        case .call(let call):
          guard let handed = call.arguments.first(where: { $0.value.path?.last == name }) else { return }
          if call.adopts(handed.value) || adopts(call, handed) { return isAdopted = true }
          isShown = isShown || expression.constructedType != nil || Effect.navigation.isShown(by: expression)
            || Effect.presentation.isShown(by: expression)
        case .array(let elements): isShown = isShown || elements.contains { $0.path?.last == name }
        case .assignment(let target, _, let value):
          isShown = isShown || target.lastName == "rootViewController" && value.path?.last == name
        default: break
        }
      }
    }
    return isAdopted && !isShown
  }

  /// Whether a function of its own makes what it is handed a child.
  private func adopts(_ call: Call, _ handed: Argument) -> Bool {
    guard let name = call.name, let function = callable(name).only(fitting: call),
      let parameter = function.facts.parameters.first(where: { $0.label == handed.label })
    else { return false }
    return function.body.containsExpression { $0.call?.adopts(Expression(range: $0.range, kind: .name(parameter.name))) ?? false }
  }
}

extension Expression {
  /// Whether it makes a storyboard's scene, and takes it for an object of a class.
  fileprivate func isScene(castTo name: String) -> Bool {
    guard case .cast(let scene, _, let type) = kind else { return false }
    return type.base == name && scene.call?.instantiates ?? false
  }
}

extension [Enclosure] {
  /// Whether this is an element of the list that a tab bar's controller is given for its tabs.
  fileprivate var listsTabs: Bool {
    let expressions = self.expressions
    guard expressions.count > 1, case .array = expressions[0].kind else { return false }
    switch expressions[1].kind {
    case .assignment(let target, "=", _): return target.ownName == "viewControllers"
    case .call(let call): return call.callee.ownName == "setViewControllers"
    default: return false
    }
  }
}

extension Call {
  fileprivate static let instantiations = ["instantiateViewController", "instantiateInitialViewController"]

  fileprivate var instantiates: Bool { name.map(Self.instantiations.contains) ?? false }

  /// Whether it presents a controller as it is, in no other: a controller that brings its own bar isn't asked about its item.
  fileprivate func presents(_ controller: Expression) -> Bool {
    ["present", "presentViewController"].contains(name) && argument("animated") != nil && argument(nil)?.kind == controller.kind
  }

  /// Whether it makes a controller a child of the one whose code this is.
  fileprivate func adopts(_ controller: Expression) -> Bool {
    guard ["addChild", "addChildViewController"].contains(name), argument(nil)?.kind == controller.kind else { return false }
    return callee.base.map { $0.isSelf || $0.lastName?.lowercased().hasSuffix("self") ?? false } ?? true
  }
}
