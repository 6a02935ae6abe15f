// Taps on a SwiftUI view that do what a control in it does.
extension Array where Element == Enclosure {
  /// Whether a view around a control does the same when it is tapped, so that nobody needs to hit the control.
  ///
  /// - Parameters:
  ///   - action: what a tap on the control does.
  ///   - place: that of the control, or of what holds it.
  func areTapped(to action: Expression?, around place: ByteRange) -> Bool {
    let taps = expressions.compactMap(\.call).filter { call in
      call.name == "onTapGesture" && call.callee.range.contains(place) && call.argument("count") == nil
    }
    guard !taps.isEmpty, let deed = action?.deed else { return false }
    return taps.contains { $0.arguments.last?.value.deed == deed }
  }
}

extension Expression {
  /// What an action does: the same for `open` and `{ self.open() }`; nil where that can't be compared.
  fileprivate var deed: String? { closure == nil ? spelling.map { "\($0)()" } : step }

  /// What a step of an action does.
  fileprivate var step: String? {
    switch kind {
    case .closure(let closure):
      let steps = closure.body.map(\.step)
      guard closure.parameters.isEmpty, !steps.isEmpty, !steps.contains(nil) else { return nil }
      return steps.compactMap { $0 }.joined(separator: "; ")
    case .call(let call) where !call.closures.isEmpty:
      let given = call.arguments.map(\.value.step)
      guard let function = call.callee.spelling, !given.contains(nil) else { return nil }
      return "\(function)(\(given.compactMap { $0 }.joined(separator: ", ")))"
    case .assignment(let target, let sign, let value):
      return target.spelling.flatMap { target in value.spelling.map { "\(target) \(sign) \($0)" } }
    default: return spelling
    }
  }
}

extension Statement {
  fileprivate var step: String? {
    guard case .expression(let expression) = kind else { return nil }
    return expression.step
  }
}
