extension ProjectType {
  /// Whether a tab bar's controller hides its bar for good, as where it draws one of its own.
  package var hidesTabBar: Bool {
    guard isKind(of: "UITabBarController") else { return false }
    let line = [self] + ancestors.filter(\.isDeclared)
    return line.contains { $0.contains(.hidingOfTabBars) { hiding, _ in hiding.isOwn && hiding.isForGood } }
      && !project.contains(.hidingOfTabBars) { hiding, _ in !hiding.isForGood }
  }
}

/// A change of whether a tab bar shows: `tabBar.isHidden = true`.
private struct HidingOfTabBars: SoughtCode {
  let words: Set<String> = ["isHidden", "setTabBarHidden", "isTabBarHidden"]

  struct Match {
    let value: Expression?
    /// Whether the controller whose code this is has the bar.
    let isOwn: Bool

    var isForGood: Bool { value?.kind == .boolean(true) }
  }

  func match(_ expression: Expression) -> Match? {
    switch expression.kind {
    case .assignment(let target, _, let value) where target.lastName == "isHidden" && target.base?.lastName == "tabBar":
      Match(value: value, isOwn: target.base?.ownName != nil)
    case .assignment(let target, _, let value) where target.lastName == "isTabBarHidden": Match(value: value, isOwn: target.ownName != nil)
    case .call(let call) where call.name == "setTabBarHidden":
      Match(value: call.arguments.first?.value, isOwn: call.callee.ownName != nil)
    default: nil
    }
  }
}

extension SoughtCode where Self == HidingOfTabBars {
  fileprivate static var hidingOfTabBars: Self { Self() }
}
