extension ProjectType {
  /// The accessories of the type's code that are controls to which nothing is connected, so that they move under the
  /// finger and do nothing.
  ///
  /// A control that anything else is done with may be connected there, or its value read when it is needed.
  public var idleAccessoryControls: [RowAccessory] {
    rowAccessories.filter { accessory in
      guard let view = accessory.view, let made = construction(of: view, in: accessory) else { return false }
      return made.isIdleControl && !readsAccessoryViews(isCellsOwn: accessory.isCellsOwn)
    }
  }

  /// What builds the view, where nothing but its looks is changed afterwards.
  private func construction(of view: Expression, in accessory: RowAccessory) -> Expression? {
    if view.constructedType != nil { return view }
    guard let name = view.ownName else { return nil }
    let scope = accessory.code.scope
    switch scope.definition(of: name, at: view.range) {
    case .local(let variable):
      // Another branch may have a variable of the same name.
      let isIdle = accessory.code.body.idle(name) { scope.local(name, before: $0)?.nameRange == variable.nameRange }
      return isIdle ? variable.initialValue?.idleConstruction : nil
    case .property(let property):
      guard property.type == self, property.facts.attributes.isEmpty, !property.facts.isComputed,
        code.allSatisfy({ $0.body.idle(name) }), isKnownOnlyHere(property.facts)
      else { return nil }
      return property.facts.initialValue?.idleConstruction
    case .parameter, nil: return nil
    }
  }

  /// Whether no other type's code speaks of the property.
  private func isKnownOnlyHere(_ property: Variable) -> Bool {
    project.code(mentioning: [property.name]).allSatisfy { code in
      !code.body.containsExpression { expression in
        guard case .member(let base, property.name) = expression.kind else { return false }
        return !(base?.isSelf ?? false) || code.type != self
      }
    }
  }

  /// Whether any code that sees the cells looks at their accessory views, where it may connect the control.
  private func readsAccessoryViews(isCellsOwn: Bool) -> Bool {
    let family = Set(self.family)
    return project.code(mentioning: ["accessoryView"]).contains { code in
      guard isCellsOwn || code.type.map(family.contains) ?? true else { return false }
      var isRead = false
      code.body.forEachExpression { expression, around in
        guard expression.lastName == "accessoryView", expression.call == nil else { return }
        if case .assignment(let target, _, _)? = around.parent?.kind, target.range == expression.range { return }
        isRead = true
      }
      return isRead
    }
  }
}

extension Expression {
  /// The control that the expression builds: `UISwitch()`, or a closure that only sets how one looks.
  fileprivate var idleConstruction: Expression? {
    if constructedType != nil { return self }
    guard let body = call?.callee.closure?.body, case .name(let name)? = body.onlyReturnedValue?.kind, body.idle(name),
      let made = body.declaredVariables.first(where: { $0.name == name })?.initialValue
    else { return nil }
    return made.constructedType == nil ? nil : made
  }

  /// Whether it builds one of the system's controls without an action or a menu.
  fileprivate var isIdleControl: Bool {
    guard let call, let type = constructedType, Controls.types.contains(type.base) else { return false }
    return call.arguments.allSatisfy { argument in
      argument.value.closure == nil
        && !["primaryAction", "target", "action", "menu", "actions"].contains(argument.label)
    }
  }
}

private enum Controls {
  static let types: Set<String> = [
    "UISwitch", "UIButton", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIColorWell",
  ]

  /// Properties by which a control is found again, does something of its own, or is put out of use.
  static let doings: Set<String> = ["tag", "menu", "delegate", "isEnabled", "isUserInteractionEnabled", "isHidden"]
}

extension Array where Element == Statement {
  /// Whether the code does nothing with a control but change its looks, hand it to a cell, and return it.
  ///
  /// - Parameter isMeant: whether the name means the control at a place.
  fileprivate func idle(_ name: String, where isMeant: (ByteRange) -> Bool = { _ in true }) -> Bool {
    var isIdle = true
    forEachExpression { expression, around in
      if isIdle, expression.ownName == name, isMeant(expression.range) { isIdle = around.leaveIdle(expression) }
    }
    return isIdle
  }
}

extension Array where Element == Enclosure {
  /// Whether what stands around a control's name connects it to nothing.
  fileprivate func leaveIdle(_ control: Expression) -> Bool {
    if case .returned? = last { return true }
    var current = control
    for expression in expressions {
      switch expression.kind {
      case .member(let base?, let name):
        guard base.range == current.range, !Controls.doings.contains(name) else { return false }
        current = expression
      case .call(let call):
        if call.callee.range == current.range { return call.name.map(ViewMentionWords.methods.contains) ?? false }
        return current == control && call.argument("customView") == control
      case .assignment(let target, "=", let value):
        if value.range == current.range { return current == control && target.lastName == "accessoryView" }
        return target.range == current.range && current != control && value.closure == nil && !value.isSelector
      default: return false
      }
    }
    return false
  }
}

extension Expression {
  fileprivate var isSelector: Bool {
    if case .selector = kind { true } else { false }
  }
}
