// Views of UIKit's that speak in place of the controls in them.
extension ProjectType {
  /// Where a view that adds controls says that it is one element, so that nobody gets to them.
  public var elementsOverControls: [HiddenControls] {
    guard isKind(of: "UIView"), !isKind(of: "UIControl"), !offersActions else { return [] }
    let code = code(mentioning: ["isAccessibilityElement"]).filter { project.isForTouch($0.file) }
    let claims = code.flatMap { code -> [(ByteRange, Int)] in
      var found: [(ByteRange, Int)] = []
      code.body.forEachExpression { expression, around in
        guard case .assignment(let target, "=", let value) = expression.kind, target.ownName == "isAccessibilityElement",
          value.kind == .boolean(true), !around.isConditional
        else { return }
        found.append((expression.range, code.file))
      }
      return found
    }
    guard !claims.isEmpty else { return [] }
    let count = views.filter(isReachableControl).count
    return count > 1
      ? claims.map { HiddenControls(range: $0.0, file: $0.1, count: count, areLeftOut: false, children: nil) } : []
  }

  private func isReachableControl(_ view: ViewCode) -> Bool {
    guard case .property = view.identity, let type = view.type,
      ["UIButton", "UISwitch", "UISlider", "UITextField", "UIStepper"].contains(type.base)
    else { return false }
    return view.handed.contains { ["addSubview", "addArrangedSubview"].contains($0.what.call?.name) }
  }

  /// Whether VoiceOver's users get the same in another way.
  private var offersActions: Bool {
    family.contains { type in
      type.code(mentioning: HiddenControls.exchanges).contains { code in
        HiddenControls.exchanges.contains(code.function?.name ?? code.property?.name ?? "")
          || code.body.containsExpression { $0.lastName.map(HiddenControls.exchanges.contains) ?? false }
      }
    }
  }
}

extension HiddenControls {
  /// What offers the controls' actions in exchange.
  fileprivate static let exchanges = [
    "accessibilityCustomActions", "accessibilityActivate", "accessibilityElements", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityTraits", "accessibilityActivationPoint",
  ]
}
