// Taps on a SwiftUI view that do what a control in it does.
extension ViewUse {
  /// Whether a view around it does the same when it is tapped, so that nobody needs to hit it: here, or wherever the type shows
  /// what the code builds; or wherever the view is made, which is handed what it does.
  ///
  /// - Parameters:
  ///   - action: what a tap on it does.
  ///   - depth: through how many views it is followed that are handed what they do.
  func isTapped(to action: Expression?, depth: Int = 2) -> Bool {
    guard let action else { return false }
    return action.deed.map { isTapped(to: $0, followed) } ?? false || depth > 0 && isTappedWhereMade(to: action, depth - 1)
  }

  private func isTappedWhereMade(to action: Expression, _ depth: Int) -> Bool {
    let steps = TapDeed(of: action, scope: code.scope).code
    guard steps.count == 1, case .expression(let step) = steps[0].kind, let handed = code.scope.handedOver(toCalledBy: step),
      let uses = code.type?.viewUses
    else { return false }
    return handed.allSatisfy { value, scope in
      guard let value, !(value.closure?.body.isEmpty ?? false) else { return true }
      let use = uses.first { $0.code.file == scope.file && $0.place.contains(value.range) }
      return use?.isTapped(to: value, depth: depth) ?? false
    }
  }

  private func isTapped(to deed: String, _ depth: Int) -> Bool {
    if around.areTapped(to: deed, around: place, in: code) { return true }
    let uses = depth > 0 ? code.memberUses : []
    return !uses.isEmpty && uses.allSatisfy { $0.isTapped(to: deed, depth - 1) }
  }

  /// How many properties and functions that build a part of the view are followed.
  private var followed: Int { 3 }
}

extension Array where Element == Enclosure {
  fileprivate func areTapped(to deed: String, around place: ByteRange, in code: ProjectCode) -> Bool {
    expressions.compactMap(\.call).contains { call in
      if call.name == "onTapGesture" {
        return call.callee.range.contains(place) && call.argument("count") == nil && call.arguments.last?.value.deed == deed
      }
      if call.name == "overlay", let base = call.callee.base, !base.range.contains(place) { return base.isTapped(to: deed) }
      let own = code.scope.ownModifiers(call)
      if call.callee.range.contains(place) { return own.contains { call.isTapped(to: deed, by: $0.facts) } }
      // A modifier of the project's own may do anything.
      return call.closingDeeds.contains(deed) && own.isEmpty
    }
  }
}

extension Expression {
  /// Whether a view does something when it is tapped, which lies under what its later modifiers add.
  fileprivate func isTapped(to deed: String) -> Bool {
    viewChain.modifiers.map(\.call).contains { call in
      guard call.name == "onTapGesture", call.argument("count") == nil, let done = call.arguments.last?.value.deed else { return false }
      return Set(done.steps).isSuperset(of: deed.steps)
    }
  }
}

extension String {
  /// What a deed does, one after the other.
  fileprivate var steps: [Substring] { split(separator: ";", omittingEmptySubsequences: true).map { $0.drop { $0 == " " } } }
}

extension Call {
  /// Whether a modifier of the project's own runs what it is handed, a deed, when the view is tapped.
  fileprivate func isTapped(to deed: String, by modifier: FunctionFacts) -> Bool {
    (modifier.body ?? []).containsExpression { expression in
      guard let tap = expression.call, tap.name == "onTapGesture", tap.argument("count") == nil, let run = tap.arguments.last?.value,
        let parameter = modifier.parameters.first(where: { $0.name == run.ownName || run.runs($0.name) })
      else { return false }
      let handed = argument(parameter.label) ?? arguments.last?.value
      return handed?.deed == deed
    }
  }

  /// What a tap anywhere on a popup does, unless it asks not to, as the package's modifier of that name has it: it closes.
  fileprivate var closingDeeds: [String] {
    guard name == "popup", let flag = openingBinding?.bound?.spelling, argument("closeOnTap")?.kind != .boolean(false) else { return [] }
    return ["\(flag) = false", "\(flag).toggle()"]
  }
}

extension Expression {
  /// Whether it is a closure that does nothing but call something: `{ action() }`.
  fileprivate func runs(_ name: String) -> Bool {
    guard let body = closure?.body, body.count == 1, case .expression(let step) = body[0].kind else { return false }
    return step.call?.callee.ownName == name
  }

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
