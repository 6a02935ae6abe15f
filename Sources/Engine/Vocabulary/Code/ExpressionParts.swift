extension Expression {
  /// The expressions right within it, the statements of closures and branches left out.
  var parts: [Expression] {
    switch kind {
    case .number, .string, .boolean, .nil, .name, .selector, .keyPath, .member(nil, _), .closure: []
    case .interpolation(let parts), .array(let parts), .other(let parts): parts
    case .member(let base?, _), .prefix(_, let base), .cast(let base, _, _): [base]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .element(let base, let arguments): [base] + arguments.map(\.value)
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let arguments): arguments.map(\.value)
    case .assignment(let left, _, let right), .binary(let left, _, let right): [left, right]
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .branch(let branch): branch.tested
    }
  }
}

extension Branch {
  /// The subject, and what the conditions look at.
  var tested: [Expression] {
    [subject].compactMap { $0 } + arms.flatMap(\.conditions).flatMap { [$0.pattern, $0.value].compactMap { $0 } }
  }
}
