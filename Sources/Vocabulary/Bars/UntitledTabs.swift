/// A tab that shows a picture alone.
public struct UntitledTab {
  /// What makes it, or empties its title.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The tabs that a file's code makes without a title, and gives none afterwards.
  public func untitledTabs(in file: Int) -> [UntitledTab] {
    touchCode(in: file, mentioning: ["UITabBarItem", "tabItem", "Tab", "tabBarItem"]).flatMap(\.untitledTabs)
  }
}

extension ProjectCode {
  fileprivate var untitledTabs: [UntitledTab] {
    let scope = self.scope
    var found: [UntitledTab] = []
    body.forEachExpression { expression, around in
      if case .assignment(let target, "=", let value) = expression.kind {
        guard let emptied = target.emptiedTab(value), scope.isBlank(emptied.title), !isTitledLater(around) else { return }
        found.append(UntitledTab(range: emptied.place ?? expression.range, file: file))
      }
      guard let call = expression.call else { return }
      if expression.constructedType?.base == "UITabBarItem" {
        guard let title = call.argument("title"), scope.isBlank(title), call.showsPicture || setsPicture,
          !isTitledLater(around), !fillsOwnBar, !isLeftOutOfBar(around)
        else { return }
        found.append(UntitledTab(range: expression.range, file: file))
      } else if call.name == "tabItem", call.callee.base != nil {
        guard let content = call.content, scope.showsPicturesAlone(content), !isInPager(around), !around.areOutOfTabs
        else { return }
        found.append(UntitledTab(range: call.nameRange, file: file))
      } else if expression.constructedType?.base == "Tab", !scope.isDeclared("Tab"), scope.isUntitledTab(call),
        !isInPager(around)
      {
        found.append(UntitledTab(range: expression.range, file: file))
      }
    }
    return found
  }

  /// Whether the tab is that of a screen which the tab bar controller holds, and never puts into its bar.
  private func isLeftOutOfBar(_ around: [Enclosure]) -> Bool {
    guard let type, type.isKind(of: "UITabBarController"), let owner = around.ownerOfTab ?? body.ownerOfTab(in: around) else { return false }
    let filled = type.code(mentioning: ["setViewControllers", "viewControllers"]).flatMap(\.screensOfBar)
    let lists = filled.map(\.elementNames)
    return !lists.isEmpty && lists.allSatisfy { $0.map { !$0.contains(owner) } ?? false }
  }

  /// What it fills a tab bar with.
  fileprivate var screensOfBar: [Expression] {
    var found: [Expression] = []
    body.forEachExpression { expression, _ in
      switch expression.kind {
      case .assignment(let target, _, let value): if target.lastName == "viewControllers" { found.append(value) }
      case .call(let call):
        if call.name == "setViewControllers", let screens = call.argument(nil) { found.append(screens) }
        // `viewControllers?.append(screen)`
        if call.callee.base?.lastName == "viewControllers" { found.append(expression) }
      default: break
      }
    }
    return found
  }

  /// Whether the code fills a bar that no tab bar controller has: a strip of the app's own, such as the kinds of emoji.
  private var fillsOwnBar: Bool {
    let scope = self.scope
    guard type?.isKind(of: "UITabBarController") != true else { return false }
    return body.containsExpression { expression in
      switch expression.kind {
      case .call(let call): call.name == "setItems" && call.callee.base.map { scope.isKind($0, of: "UITabBar") } ?? false
      case .assignment(let target, "=", _):
        target.lastName == "items" && target.base.map { scope.isKind($0, of: "UITabBar") } ?? false
      default: false
      }
    }
  }

  /// Whether the code gives a picture to something. Without one and without a title, a tab is nothing but a gap.
  private var setsPicture: Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind else { return false }
      return ["image", "selectedImage"].contains(target.lastName) && !value.isNil
    }
  }

  /// Whether the type gives a title to what a tab bar item is assigned to, or to the item; or whoever asks a function for it.
  private func isTitledLater(_ around: [Enclosure]) -> Bool {
    let pieces = (type?.code(mentioning: ["title", "setTitle"]) ?? [self]) + takersOfTab
    return pieces.contains { piece in
      piece.body.containsExpression { expression in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "title" else {
          return false
        }
        guard !value.isNil, value.text?.isEmpty != true else { return false }
        return target.base?.path?.contains("navigationItem") != true
      }
    }
  }
}

extension ProjectCode {
  /// The code that asks for the tab which a function returns.
  fileprivate var takersOfTab: [ProjectCode] {
    guard let function, function.returnType?.base == "UITabBarItem" else { return [] }
    return project.code(mentioning: [function.name]).filter { !$0.isSame(as: self) }
  }
}

extension Call {
  /// Whether a tab's initialiser is given a picture, or leaves it to a system item.
  fileprivate var showsPicture: Bool {
    let pictures = ["image", "selectedImage"].compactMap(argument)
    return pictures.isEmpty || !pictures.allSatisfy(\.isNil)
  }
}

extension Expression {
  /// The title that an assignment gives to a tab: `screen.tabBarItem.title = nil`, and, with its place,
  /// `screen.tabBarItem = .init(title: nil, image: image, tag: 0)`.
  fileprivate func emptiedTab(_ value: Expression) -> (title: Expression, place: ByteRange?)? {
    if lastName == "title" { return base?.lastName == "tabBarItem" ? (value, nil) : nil }
    guard lastName == "tabBarItem", let call = value.call, case .member(nil, "init") = call.callee.kind else { return nil }
    return call.argument("title").map { ($0, value.range) }
  }
}

extension Array where Element == Enclosure {
  /// Whether the nearest view around lays out what it holds by itself, and no tab bar asks for a tab.
  fileprivate var areOutOfTabs: Bool {
    let holders = ["TabView", "HStack", "VStack", "ZStack"]
    let nearest = expressions.compactMap { $0.constructedType?.base }.last(where: holders.contains)
    return nearest.map { $0 != "TabView" } ?? false
  }
}

extension [Statement] {
  /// The same where a constant has the tab first: `let icon = UITabBarItem(…)`, `home.tabBarItem = icon`.
  fileprivate func ownerOfTab(in around: [Enclosure]) -> String? {
    guard case .variable(let variable)? = around.last else { return nil }
    var owners: [String?] = []
    forEachExpression { expression, _ in
      guard case .assignment(let target, _, let value) = expression.kind, value.kind == .name(variable.name) else { return }
      owners.append(target.lastName == "tabBarItem" ? target.base?.ownName : nil)
    }
    return owners.count == 1 ? owners[0] : nil
  }
}

extension Array where Element == Enclosure {
  /// The name of what a tab is assigned to: `home` of `home.tabBarItem = UITabBarItem(…)`.
  fileprivate var ownerOfTab: String? {
    for expression in expressions.reversed() {
      guard case .assignment(let target, _, _) = expression.kind else { continue }
      return target.lastName == "tabBarItem" ? target.base?.ownName : nil
    }
    return nil
  }
}

extension Expression {
  /// The names in a list of nothing else; nil for any other expression.
  fileprivate var elementNames: Set<String>? {
    guard case .array(let elements) = kind else { return nil }
    let names = elements.map(\.ownName)
    return names.contains(nil) ? nil : Set(names.compactMap { $0 })
  }
}

extension CodeScope {
  /// Whether a builder is known to build pictures and nothing else, on each of its paths.
  fileprivate func showsPicturesAlone(_ content: Closure) -> Bool {
    let paths = builtViews(content.body, through: ["VStack", "HStack", "ZStack"])
    return !paths.isEmpty && paths.allSatisfy { views in
      !views.isEmpty && views.allSatisfy(\.isPicture)
    }
  }

  fileprivate func isUntitledTab(_ call: Call) -> Bool {
    // The system shows the search as a button with its picture alone.
    if call.argument("role")?.lastName == "search" { return false }
    let title = call.arguments.first { $0.label == nil && $0.value.closure == nil }?.value
    if let title { return isBlank(title) }
    return call.argument("label")?.closure.map(showsPicturesAlone) ?? false
  }
}

extension BuiltView {
  fileprivate var isPicture: Bool {
    let chain = expression.viewChain
    switch chain.root.constructedType?.base {
    case "Image": return true
    case "Label":
      return chain.modifiers.contains { modifier in
        modifier.name == "labelStyle" && modifier.call.arguments.first?.value.lastName == "iconOnly"
      }
    default: return false
    }
  }
}
