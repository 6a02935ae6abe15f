/// What code does that a person sees, told by the names of the framework's methods.
public enum Effect: String, Sendable, CaseIterable {
  /// Takes the highlight from a row.
  case deselection
  /// Shows rows anew, which takes their highlight too.
  case reload
  /// Takes the screen itself away.
  case closing
  /// Shows another screen in place of this one, or all over it, after which this one appears again.
  case navigation
  /// Shows something over this screen.
  case presentation
}

extension Reach {
  /// Whether the code may have an effect on the screen where it begins.
  public func has(_ effect: Effect) -> Bool { containsCode { code, _ in shows([effect], in: code) } }

  /// Whether some of its code may have one of some effects.
  package func shows(_ effects: [Effect], in code: ProjectCode) -> Bool {
    let isOfTheScreen = showsScreens(code)
    return code.body.containsExpression { expression in
      effects.contains { isOfTheScreen ? $0.isShown(by: expression) : $0.isSurelyShown(by: expression) }
    }
  }

  /// Whether code belongs to the type where it all begins, or to another view or controller: there, a method that is
  /// called `closeMenu` or `reloadList` does what it says. A model's `reload` is about its data.
  private func showsScreens(_ code: ProjectCode) -> Bool {
    guard let type = code.type else { return true }
    return family.contains(type) || type.isKind(of: "UIView") || type.isKind(of: "UIViewController")
  }
}

extension Effect {
  /// Whether code has the effect if it holds the expression.
  public func isShown(by expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, "=", let value): target.lastName.map { isShown(bySetting: $0, to: value) } ?? false
    case .call(let call): isShown(by: call) || self == .navigation && expression.constructedType?.base == "SFSafariViewController"
    default: false
    }
  }

  private func isShown(bySetting name: String, to value: Expression) -> Bool {
    switch self {
    case .deselection: return name == "isSelected" && value.kind == .boolean(false)
    case .closing:
      switch name {
      case "isHidden": return value.kind != .boolean(false)
      case "isActive": return value.kind == .boolean(false)
      case "alpha", "constant": return value.kind == .number(0)
      default: return name == "rootViewController"
      }
    case .navigation:
      let inFront = ["automatic", "pageSheet", "formSheet", "popover", "overFullScreen", "overCurrentContext"]
      return name == "modalPresentationStyle" && !inFront.contains(value.lastName ?? "")
        || name == "selectedIndex" || name == "selectedViewController"
    case .reload, .presentation: return false
    }
  }

  private func isShown(by call: Call) -> Bool {
    guard let name = call.name else { return false }
    let lowercased = name.lowercased()
    switch self {
    case .deselection:
      if lowercased.contains("deselect") || lowercased.contains("clearselection") { return true }
      return ["selectRow", "selectItem"].contains(name) && call.argument("at")?.isNil ?? false
    case .reload:
      return lowercased.contains("reload") && !Effect.reloadsOfOthers.contains(name)
        || ["apply", "performBatchUpdates", "endUpdates", "refresh", "refreshData", "bind"].contains(name)
    case .closing:
      if ["removeFromSuperview", "removeFromParent", "completeRequest", "exit"].contains(name) { return true }
      if name == "performSegue" { return call.argument("withIdentifier")?.text?.lowercased().contains("unwind") ?? false }
      return ["dismiss", "pop", "close", "hide", "finish", "cancel", "unwind", "goback", "restart"]
        .contains(where: lowercased.hasPrefix)
    case .navigation:
      return [
        "pushViewController", "show", "showDetailViewController", "performSegue", "setViewControllers", "push",
      ].contains(name)
    case .presentation: return name == "present" || name == "presentViewController"
    }
  }
}

extension Effect {
  /// What shows widgets, pages of the web and views beside a keyboard anew, and no list.
  private static let reloadsOfOthers: Set<String> = ["reloadAllTimelines", "reloadFromOrigin", "reloadInputViews", "reloadTimelines"]

  /// Whether code has the effect wherever it stands: by the framework's own methods.
  func isSurelyShown(by expression: Expression) -> Bool {
    guard let name = expression.call?.name else { return false }
    switch self {
    case .deselection: return name == "deselectRow" || name == "deselectItem"
    case .reload: return ["reloadData", "reloadRows", "reloadSections", "reloadItems"].contains(name)
    case .closing: return name == "dismiss" || name.hasPrefix("pop") && name.contains("ViewController")
    case .navigation, .presentation: return isShown(by: expression)
    }
  }
}
