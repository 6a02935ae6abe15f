extension Project {
  /// The tabs that a file's code gives to tab bars that show, those of page-style `TabView`s left out.
  public func tabCounts(in file: Int) -> [ItemCount] {
    touchCode(in: file, mentioning: ["viewControllers", "setViewControllers", "tabs", "setTabs", "TabView"]).flatMap(\.tabCounts)
  }
}

extension ProjectCode {
  fileprivate var tabCounts: [ItemCount] {
    let scope = self.scope
    var found: [ItemCount] = []
    body.forEachExpression { expression, around in
      if let tabs = expression.tabs(scope) {
        scope.mostItems(in: tabs).map { found.append($0) }
      } else if let call = expression.call, expression.constructedType?.base == "TabView",
        !scope.isDeclared("TabView"), !isPager(around)
      {
        tabCount(of: call, scope).map { found.append($0) }
      }
    }
    return found.merged
  }

  /// The tabs of a `TabView` that is seen to show a tab bar: one that doesn't may be a pager by a style from outside.
  private func tabCount(of call: Call, _ scope: CodeScope) -> ItemCount? {
    guard let content = call.content, !scope.isPassed(call.nameRange.start, in: scope.body, .phone) else { return nil }
    let paths = scope.builtViews(content.body, assuming: .phone)
    guard paths.joined().contains(where: \.isTab), let count = paths.map({ $0.count { !$0.isHiddenTab } }).max() else {
      return nil
    }
    return ItemCount(count: count, range: call.nameRange, file: file)
  }

  /// Whether the `TabView` that a tab stands in shows pages, without a tab bar.
  ///
  /// Where the code doesn't show it, it may be any of the type's.
  func isInPager(_ around: [Enclosure]) -> Bool {
    let place = around.lastIndex { enclosure in
      guard case .expression(let view) = enclosure else { return false }
      return view.constructedType?.base == "TabView"
    }
    if let place { return isPager(Array(around[..<place])) }
    let styled = type?.code(mentioning: ["tabViewStyle"]) ?? []
    return styled.contains { $0.body.containsExpression(where: \.setsPageStyle) }
  }

  /// Whether a style of pages is set on a `TabView`, on a view around it, or from elsewhere in the type.
  private func isPager(_ around: [Enclosure]) -> Bool {
    if around.expressions.contains(where: \.setsPageStyle) { return true }
    guard let type, property?.name != "body" else { return false }
    return type.code(mentioning: ["tabViewStyle"]).contains { code in
      code.body.containsExpression { $0.setsPageStyle && $0.viewChain.root.ownName != nil }
    }
  }
}

extension Expression {
  /// The tabs that the expression gives to a tab bar controller whose bar shows.
  fileprivate func tabs(_ scope: CodeScope) -> Expression? {
    switch kind {
    case .assignment(let target, "=", let value):
      guard ["viewControllers", "tabs"].contains(target.lastName), scope.showsTabs(target.base) else {
        return nil
      }
      return value
    case .call(let call):
      if constructedType?.base == "UITabBarController" { return call.argument("tabs") }
      guard ["setViewControllers", "setTabs"].contains(call.name), scope.showsTabs(call.callee.base) else {
        return nil
      }
      return call.argument(nil)
    default: return nil
    }
  }

  fileprivate var setsPageStyle: Bool {
    guard let call, call.name == "tabViewStyle", let style = call.arguments.first?.value.lastName else { return false }
    return [
      "page", "PageTabViewStyle", "verticalPage", "VerticalPageTabViewStyle", "carousel", "CarouselTabViewStyle",
    ].contains(style)
  }
}

extension CodeScope {
  /// - Parameter owner: nil for the type's own object.
  fileprivate func showsTabs(_ owner: Expression?) -> Bool {
    guard let owner, !owner.isSelf else { return type.map { $0.isKind(of: "UITabBarController") && !$0.hidesTabBar } ?? false }
    return isKind(owner, of: "UITabBarController") && !(self.owner(owner)?.hidesTabBar ?? false)
  }
}

extension BuiltView {
  /// Whether it says of itself that it is a tab.
  fileprivate var isTab: Bool {
    let chain = expression.viewChain
    return chain.root.constructedType?.base == "Tab"
      || chain.modifiers.contains { $0.name.lowercased().hasSuffix("tabitem") }
  }

  /// Whether it is shown in the sidebar alone, or not at all.
  fileprivate var isHiddenTab: Bool {
    expression.viewChain.modifiers.contains { ["hidden", "tabPlacement", "defaultVisibility"].contains($0.name) }
  }
}
