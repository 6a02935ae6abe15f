// Views that are as high as they are wide, and views that stand in smaller ones.
extension ViewCode {
  /// Whether a constraint keeps it square.
  var isSquare: Bool {
    calls.contains { use in
      let call = use.what.call
      switch use.what.path {
      case ["heightAnchor", "constraint"]: return equals(call, "widthAnchor")
      case ["widthAnchor", "constraint"]: return equals(call, "heightAnchor")
      default:
        guard let maker = use.what.path.last, ConstraintClosures.makers.contains(maker) else { return false }
        return call.closures.last?.body.containsExpression { isSquaring($0) } ?? false
      }
    }
  }

  private func equals(_ call: Call, _ anchor: String) -> Bool {
    guard call.arguments.count == 1, let path = call.argument("equalTo")?.path else { return false }
    return path.last == anchor && (path.count > 1 ? path.dropLast().last == identity.name : identity == .object)
  }

  /// `make.height.equalTo(button.snp.width)`
  private func isSquaring(_ expression: Expression) -> Bool {
    guard let call = expression.call, call.name == "equalTo", let own = call.callee.base?.path, own.count == 2,
      let other = call.arguments.first?.value.path, other.contains(identity.name)
    else { return false }
    return Set([own.last, other.last]) == ["width", "height"]
  }
}

extension ProjectType {
  /// Whether a view stands in one that the code makes no larger than a length: raised, it would reach where no touch
  /// arrives. A text field's end is as high as the field at most.
  func isHeldTight(_ view: ViewCode, by least: Double) -> Bool {
    if view.handed.contains(where: { ["leftView", "rightView"].contains($0.what.label) }) { return true }
    let holders = view.holders
    guard !holders.isEmpty else { return false }
    return views(in: code(mentioning: holders)).contains { holder in
      holders.contains(holder.identity.name) && holder.sizings.contains { min($0.width ?? least, $0.height ?? least) < least }
    }
  }
}
