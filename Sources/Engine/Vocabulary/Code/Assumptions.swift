/// What is taken to hold on one path through code: the conditions that were asked there, and how they came out.
///
/// `if isEditing { … }` and `if !isEditing { … }` further down never run on one path, and neither do two cases of what
/// the same `switch` looks at.
struct Assumptions: Sendable, Equatable {
  /// The values that a subject must have, and those that it can't have.
  private struct Knowledge: Equatable {
    var allowed: Set<String>?
    var excluded: Set<String> = []

    var isContradiction: Bool { allowed.map { $0.subtracting(excluded).isEmpty } ?? false }
  }

  private var known: [String: Knowledge] = [:]

  /// - Returns: nil where that can't be.
  fileprivate func adding(_ question: Question, _ answer: Bool) -> Assumptions? {
    var extended = self
    var knowledge = known[question.subject] ?? Knowledge()
    if question.isNegated != answer {
      knowledge.allowed = knowledge.allowed?.intersection(question.values) ?? question.values
    } else {
      knowledge.excluded.formUnion(question.values)
    }
    extended.known[question.subject] = knowledge
    return knowledge.isContradiction ? nil : extended
  }

  /// What holds where a condition came out true, or false.
  func assuming(_ condition: Expression, _ answer: Bool) -> Assumptions? {
    switch condition.kind {
    case .prefix("!", let operand): return assuming(operand, !answer)
    case .binary(let left, "&&", let right) where answer, .binary(let left, "||", let right) where !answer:
      return assuming(left, answer)?.assuming(right, answer)
    default: return Question(condition).map { adding($0, answer) } ?? self
    }
  }

  /// What holds where all of the conditions are met, or where not all of them are.
  fileprivate func assuming(_ conditions: [Branch.Condition], _ answer: Bool) -> Assumptions? {
    // Of several conditions any may have failed.
    guard answer || conditions.count == 1 else { return self }
    return conditions.reduce(Optional(self)) { known, condition in known?.assuming(condition, answer) }
  }

  private func assuming(_ condition: Branch.Condition, _ answer: Bool) -> Assumptions? {
    guard let value = condition.value else { return self }
    if let pattern = condition.pattern {
      guard let subject = value.spelling, let name = pattern.lastName else { return self }
      return adding(Question(subject: subject, values: [name], isNegated: false), answer)
    }
    guard !condition.names.isEmpty else { return assuming(value, answer) }
    guard let subject = value.spelling else { return self }
    return adding(Question(subject: subject, values: ["nil"], isNegated: true), answer)
  }

  fileprivate func assuming(_ arm: Branch.Arm, of subject: Expression, _ answer: Bool) -> Assumptions? {
    guard let subject = subject.spelling, let cases = arm.cases else { return self }
    return adding(Question(subject: subject, values: cases, isNegated: false), answer)
  }
}

/// Whether something is one of some values, or isn't.
private struct Question {
  let subject: String
  let values: Set<String>
  let isNegated: Bool

  init(subject: String, values: Set<String>, isNegated: Bool) {
    self.subject = subject
    self.values = values
    self.isNegated = isNegated
  }

  init?(_ condition: Expression) {
    switch condition.kind {
    case .binary(let left, let name, let right) where ["==", "!="].contains(name) && right.fixedValue != nil:
      guard let subject = left.spelling, let value = right.fixedValue else { return nil }
      self.init(subject: subject, values: [value], isNegated: name == "!=")
    case .binary(let left, "!=", let right):
      guard let left = left.spelling, let right = right.spelling else { return nil }
      self.init(subject: "\(left) == \(right)", values: ["true"], isNegated: true)
    default:
      guard let subject = condition.spelling else { return nil }
      self.init(subject: subject, values: ["true"], isNegated: false)
    }
  }
}

extension Branch.Arm {
  /// The cases that it stands for; nil where more decides.
  fileprivate var cases: Set<String>? {
    let names = conditions.map { $0.value == nil ? $0.pattern?.fixedValue : nil }
    return names.contains(nil) ? nil : Set(names.compactMap { $0 })
  }
}

extension Branch {
  /// The alternatives that may run under some assumptions, and what holds then; nil for going on without any of them.
  func outcomes(_ assumptions: Assumptions) -> [(arm: Arm?, assumptions: Assumptions)] {
    var outcomes: [(arm: Arm?, assumptions: Assumptions)] = []
    if kind == .guard, let arm = arms.first {
      if let failed = assumptions.assuming(arm.conditions, false) { outcomes.append((arm, failed)) }
      if let met = assumptions.assuming(arm.conditions, true) { outcomes.append((nil, met)) }
      return outcomes
    }
    var rest: Assumptions? = assumptions
    for arm in arms {
      guard let before = rest else { break }
      if arm.isFallback { return outcomes + [(arm, before)] }
      if let subject {
        if let met = before.assuming(arm, of: subject, true) { outcomes.append((arm, met)) }
        rest = before.assuming(arm, of: subject, false)
      } else {
        if let met = before.assuming(arm.conditions, true) { outcomes.append((arm, met)) }
        rest = before.assuming(arm.conditions, false)
      }
    }
    if kind == .if, let rest { outcomes.append((nil, rest)) }
    return outcomes
  }
}

// MARK: - Spelling

extension Expression {
  /// A literal or a case, which is never equal to another one; `loaded` for the pattern `.loaded(let items)`.
  fileprivate var fixedValue: String? {
    switch kind {
    case .nil: return "nil"
    case .number, .string, .boolean: return spelling
    case .member(nil, let name): return name
    case .member(let base?, let name): return base.path?.last?.first?.isUppercase == true ? name : nil
    case .call(let call): return call.callee.fixedValue
    default: return nil
    }
  }

  /// Its text without regard to spaces, so that the same question is known again; nil for what is more than a question.
  var spelling: String? {
    switch kind {
    case .number(let value): return "\(value)"
    case .string(let text): return "\"\(text)\""
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .name(let name): return name
    case .member(let base?, let name): return base.isSelf ? name : base.spelling.map { "\($0).\(name)" }
    case .member(nil, let name): return ".\(name)"
    case .prefix(let name, let operand): return operand.spelling.map { name + $0 }
    case .binary(let left, let name, let right):
      return left.spelling.flatMap { left in right.spelling.map { "\(left) \(name) \($0)" } }
    case .call(let call):
      let arguments = call.arguments.map { argument in
        argument.value.spelling.map { "\(argument.label ?? "_"): \($0)" }
      }
      guard let callee = call.callee.spelling, !arguments.contains(nil) else { return nil }
      return "\(callee)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
    default: return nil
    }
  }
}
