/// What a path through code has found to be true, so that `if isOwner` and a later `if !isOwner` aren't both taken.
struct AlertAssumptions: Equatable {
  private var truths: [String: Bool] = [:]
  /// The one value that something is compared equal to.
  private var values: [String: String] = [:]

  /// One way to go on at a branch.
  struct Alternative {
    /// Nil where no alternative of the branch is taken.
    let arm: Branch.Arm?
    let assumptions: AlertAssumptions
  }

  /// The ways to go on at a branch that don't contradict what is known.
  func alternatives(of branch: Branch) -> [Alternative] {
    var found: [Alternative] = []
    var remaining: AlertAssumptions? = self
    for arm in branch.arms {
      guard let before = remaining else { break }
      let isGuard = branch.kind == .guard
      let taken = isGuard ? before.assuming(arm, of: branch, false) : before.assuming(arm, of: branch, true)
      if let taken { found.append(Alternative(arm: arm, assumptions: taken)) }
      remaining = arm.isFallback ? nil : before.assuming(arm, of: branch, isGuard)
    }
    // A switch is exhaustive.
    if let remaining, branch.kind != .switch { found.append(Alternative(arm: nil, assumptions: remaining)) }
    return found
  }

  /// - Returns: nil where that can't be.
  private func assuming(_ arm: Branch.Arm, of branch: Branch, _ isTrue: Bool) -> AlertAssumptions? {
    if branch.kind == .switch {
      guard isTrue, let subject = branch.subject?.question, let pattern = arm.onlyPattern else { return self }
      return assuming(value: pattern, of: subject)
    }
    // Of several conditions it isn't known which one fails.
    guard isTrue || arm.conditions.count == 1 else { return self }
    return arm.conditions.reduce(self) { known, condition in known?.assuming(condition, isTrue) }
  }

  private func assuming(_ condition: Branch.Condition, _ isTrue: Bool) -> AlertAssumptions? {
    guard condition.pattern == nil, let value = condition.value else { return self }
    if !condition.names.isEmpty { return value.question.map { assuming("\($0)==nil", !isTrue) } ?? self }
    return assuming(value, isTrue)
  }

  func assuming(_ condition: Expression, _ isTrue: Bool) -> AlertAssumptions? {
    switch condition.kind {
    case .prefix("!", let operand): return assuming(operand, !isTrue)
    case .binary(let left, "&&", let right) where isTrue:
      return assuming(left, true)?.assuming(right, true)
    case .binary(let left, "||", let right) where !isTrue:
      return assuming(left, false)?.assuming(right, false)
    case .binary(let left, let name, let right) where name == "==" || name == "!=":
      guard let subject = left.question, let value = right.question else { return self }
      let isEqual = isTrue == (name == "==")
      return isEqual && value != "nil" ? assuming(value: value, of: subject) : assuming("\(subject)==\(value)", isEqual)
    default: return condition.question.map { assuming($0, isTrue) } ?? self
    }
  }

  private func assuming(_ question: String, _ answer: Bool) -> AlertAssumptions? {
    if let known = truths[question] { return known == answer ? self : nil }
    var new = self
    new.truths[question] = answer
    return new
  }

  private func assuming(value: String, of subject: String) -> AlertAssumptions? {
    if let known = values[subject] { return known == value ? self : nil }
    var new = assuming("\(subject)==\(value)", true)
    new?.values[subject] = value
    return new
  }
}

extension Branch.Arm {
  /// The value that a `case` names, if it is a single one.
  fileprivate var onlyPattern: String? {
    guard conditions.count == 1, conditions[0].value == nil, conditions[0].names.isEmpty else { return nil }
    return conditions[0].pattern?.question
  }
}

extension Expression {
  /// The expression as a text, where the same text means the same question.
  fileprivate var question: String? {
    switch kind {
    case .name(let name): return name
    case .number(let number): return "\(number)"
    case .string(let text): return "\"\(text)\""
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .member(nil, let name): return ".\(name)"
    case .member(let base?, let name):
      if base.isSelf { return name }
      // `Kind.photo` is `.photo`.
      if base.path?.last?.first?.isUppercase == true, name.first?.isLowercase == true { return ".\(name)" }
      return base.question.map { "\($0).\(name)" }
    case .call(let call) where call.arguments.isEmpty: return call.callee.question.map { "\($0)()" }
    default: return nil
    }
  }
}
