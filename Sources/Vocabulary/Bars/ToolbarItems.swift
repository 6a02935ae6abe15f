extension Project {
  /// The items that a file's code gives to toolbars at the lower edge of the screen, spaces left out.
  public func toolbarCounts(in file: Int) -> [ItemCount] {
    touchCode(in: file, mentioning: ["toolbarItems", "setToolbarItems", "items", "setItems", "toolbar"]).flatMap(\.toolbarCounts)
  }
}

extension ProjectCode {
  fileprivate var toolbarCounts: [ItemCount] {
    let scope = self.scope
    var found: [ItemCount] = []
    body.forEachExpression { expression, _ in
      if let items = expression.toolbarItems(scope), !isAboveKeyboard(expression) {
        scope.mostItems(in: items) { !$0.scope.isSpace($0.expression) && !isReadout($0.expression) }.map { found.append($0) }
      } else if let call = expression.call, call.name == "toolbar", call.callee.base != nil,
        let content = call.content
      {
        let paths = scope.builtViews(content.body, through: ["ToolbarItemGroup"], assuming: .phone)
        let count = paths.map { $0.reduce(0) { $0 + $1.itemsInBottomBar } }.max() ?? 0
        found.append(ItemCount(count: count, range: call.nameRange, file: file))
      }
    }
    return found.merged
  }
}

extension ProjectCode {
  /// Whether the toolbar that is given items stands above the keyboard, where keys are as narrow as the keyboard's.
  fileprivate func isAboveKeyboard(_ giving: Expression) -> Bool {
    let bar: Expression?
    switch giving.kind {
    case .assignment(let target, _, _): bar = target.base
    case .call(let call): bar = call.callee.base
    default: bar = nil
    }
    guard let name = bar?.ownName else { return false }
    return (type?.code(mentioning: ["inputAccessoryView"]) ?? [self]).contains { code in
      if code.property?.name == "inputAccessoryView", code.body.containsExpression(where: { $0.ownName == name }) { return true }
      return code.body.containsExpression { expression in
        guard case .assignment(let target, "=", let value) = expression.kind else { return false }
        return target.lastName == "inputAccessoryView" && value.ownName == name
      }
    }
  }

  /// Whether an item only tells something: it is put out of use, and never back.
  private func isReadout(_ item: Expression) -> Bool {
    guard let name = item.ownName else { return false }
    var values: [Expression] = []
    for code in type?.code(mentioning: ["isEnabled"]) ?? [self] {
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "isEnabled",
          target.base?.ownName == name
        else { return }
        values.append(value)
      }
    }
    return !values.isEmpty && values.allSatisfy { $0.kind == .boolean(false) }
  }
}

extension Expression {
  /// The items that the expression gives to a toolbar, or to a controller for its toolbar.
  fileprivate func toolbarItems(_ scope: CodeScope) -> Expression? {
    switch kind {
    case .assignment(let target, "=", let value):
      switch target.lastName {
      case "toolbarItems": return scope.isController(target.base) ? value : nil
      case "items": return target.base.map(scope.isToolbar) == true ? value : nil
      default: return nil
      }
    case .call(let call):
      switch call.name {
      case "setToolbarItems": return scope.isController(call.callee.base) ? call.argument(nil) : nil
      case "setItems": return call.callee.base.map(scope.isToolbar) == true ? call.argument(nil) : nil
      default: return nil
      }
    default: return nil
    }
  }
}

extension CodeScope {
  /// - Parameter owner: nil for the type's own object.
  fileprivate func isController(_ owner: Expression?) -> Bool {
    guard let owner, !owner.isSelf else { return type?.isKind(of: "UIViewController") ?? false }
    return isKind(owner, of: "UIViewController")
  }

  fileprivate func isToolbar(_ owner: Expression) -> Bool {
    isKind(owner, of: "UIToolbar") || owner.path?.suffix(2) == ["navigationController", "toolbar"]
  }

  /// Whether a bar button item is a flexible or fixed space, wherever it is made.
  ///
  /// Where that can't be seen, its name decides.
  public func isSpace(_ item: Expression) -> Bool {
    isSpace(item, CodeScope.followedConstants)
  }

  private func isSpace(_ item: Expression, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    if let call = item.call {
      let kinds = ["barButtonSystemItem", "systemItem"].compactMap { call.argument($0)?.lastName?.lowercased() }
      if !kinds.isEmpty { return kinds.contains { $0.hasSuffix("space") } }
      if let closure = call.callee.closure { return closure.body.returnedValues.contains { isSpace($0, depth - 1) } }
    }
    guard let name = item.lastName else { return false }
    let lowercased = name.lowercased()
    if ["space", "spacer", "flex", "gap", "padding", "separator"].contains(where: lowercased.contains) { return true }
    return made(by: item, name).contains { $0.scope.isSpace($0.value, depth - 1) }
  }

  /// The values that a name, or a call of the type's own, stands for.
  private func made(by item: Expression, _ name: String) -> [(value: Expression, scope: CodeScope)] {
    if let call = item.call, call.callee.ownName != nil,
      let function = type?.callable(name).first(where: { call.fits($0.facts) })
    {
      let scope = CodeScope(function, in: project)
      return function.body.returnedValues.map { ($0, scope) }
    }
    let named = item.call?.callee ?? item
    guard named.ownName != nil else { return [] }
    let definition = named.kind == .name(name)
      ? definition(of: name, at: named.range) : type?.property(name).map { .property($0) }
    switch definition {
    case .local(let variable):
      let values = variable.initialValue.map { $0.closure?.body.returnedValues ?? [$0] } ?? []
      return values.map { ($0, self) }
    case .property(let property):
      let scope = CodeScope(property, in: project)
      let values = property.facts.getter?.returnedValues ?? property.facts.initialValue.map { [$0] } ?? []
      return values.map { ($0, scope) }
    case .parameter, nil: return []
    }
  }
}

// MARK: - SwiftUI

extension BuiltView {
  /// How many items of the bar at the lower edge it makes.
  fileprivate var itemsInBottomBar: Int {
    let root = expression.viewChain.root.call
    let isItem = root?.name == "ToolbarItem"
    let placed = (containers + [root].compactMap { isItem ? $0 : nil }).contains { call in
      call.argument("placement")?.lastName == "bottomBar"
    }
    guard placed else { return 0 }
    let code = isItem ? root?.content?.body ?? [] : [Statement(range: expression.range, kind: .expression(expression))]
    var items = BarItems()
    return items.most(in: scope.builtViews(code, through: ["HStack"], assuming: .phone))
  }
}

/// Counts what stands side by side in a bar, within the project's own views too.
private struct BarItems {
  private var known: [ProjectType: Int] = [:]

  /// The most items on one of some paths.
  mutating func most(in paths: [[BuiltView]]) -> Int {
    paths.map { views in views.map { count($0) }.reduce(0, +) }.max() ?? 0
  }

  /// None for a space or what only tells something, and several for a view of the project that shows them side by side.
  private mutating func count(_ view: BuiltView) -> Int {
    let chain = view.expression.viewChain
    guard let name = chain.root.constructedType?.base else { return 1 }
    if chain.modifiers.contains(where: { $0.name.hasSuffix("Gesture") }) { return 1 }
    guard let type = view.scope.type(named: name), type.isDeclared else {
      return BarItems.plainViews.contains(name) ? 0 : 1
    }
    guard type.isKind(of: "View"), let body = type.property("body"), let code = body.facts.getter else { return 1 }
    if let known = known[type] { return known }
    known[type] = 1
    let items = most(in: CodeScope(body, in: view.scope.project).builtViews(code, assuming: .phone))
    known[type] = items
    return items
  }

  private static let plainViews: Set<String> = [
    "Spacer", "ToolbarSpacer", "DefaultToolbarItem", "Divider", "Text", "Image", "Label", "ProgressView", "Color",
  ]
}
