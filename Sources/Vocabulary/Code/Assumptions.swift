/// What is taken to hold on one path through code: the conditions that were asked there, and how they came out.
///
/// `if isEditing { … }` and `if !isEditing { … }` further down never run on one path, and neither do two cases of what
/// the same `switch` looks at.
package struct Assumptions: Sendable, Equatable {
  /// The values that a subject must have, and those that it can't have.
  struct Knowledge: Equatable {
    var allowed: Set<String>?
    var excluded: Set<String> = []
    /// The enumeration that it is one of, by its index: of its cases, those are excluded that nobody makes. Each is looked for
    /// when it is asked about.
    var enumeration: Int?

    var isContradiction: Bool { allowed.map { $0.subtracting(excluded).isEmpty } ?? false }
  }

  var known: [String: Knowledge] = [:]
  /// What the path was chosen by.
  package var asked: Set<String> = []
  /// How far values are followed, from one constant or function to the next.
  var reach = CodeScope.followedConstants

  package init() {}

  init(reach: Int) {
    self.reach = reach
  }

  /// Whether anything is taken to hold.
  package var sayAnything: Bool { !known.isEmpty }

  /// - Returns: nil where that can't be.
  func adding(_ question: Question, _ answer: Bool, _ scope: CodeScope) -> Assumptions? {
    var extended = self
    var knowledge = known[question.subject] ?? question.expression.flatMap { knowledgeToAsk(of: $0, scope) } ?? Knowledge()
    if question.isNegated != answer {
      if let enumeration = knowledge.enumeration {
        let type = ProjectType(project: scope.project, index: enumeration)
        knowledge.excluded.formUnion(type.unmadeCases(among: question.values))
      }
      knowledge.allowed = knowledge.allowed?.intersection(question.values) ?? question.values
    } else {
      knowledge.excluded.formUnion(question.values)
    }
    extended.known[question.subject] = knowledge
    extended.asked.insert(question.subject)
    return knowledge.isContradiction ? nil : extended
  }

  /// What holds where a number that begins at 0 is less than another.
  func limiting(_ number: Expression, below count: Int) -> Assumptions {
    guard (0...Assumptions.mostNumbers).contains(count), let subject = number.subject else { return self }
    let numbers = Set((0..<count).map { String(Double($0)) })
    var limited = self
    limited.known[subject, default: Knowledge()].allowed = known[subject]?.allowed?.intersection(numbers) ?? numbers
    return limited
  }

  /// How many numbers are told apart.
  private static let mostNumbers = 20

  /// What holds where a condition came out true, or false.
  package func assuming(_ condition: Expression, _ answer: Bool, in scope: CodeScope) -> Assumptions? {
    switch condition.kind {
    case .boolean(let value): return value == answer ? self : nil
    case .prefix("!", let operand): return assuming(operand, !answer, in: scope)
    case .binary(let left, "&&", let right) where answer, .binary(let left, "||", let right) where !answer:
      return assuming(left, answer, in: scope)?.assuming(right, answer, in: scope)
    case .binary(let left, "&&", let right), .binary(let left, "||", let right):
      return either(assuming(left, answer, in: scope), assuming(right, answer, in: scope))
    default:
      if let device = scope.questionOfDevice(condition) { return assuming(device, answer, in: scope) }
      if let parts = condition.comparedByParts { return assuming(parts, answer, in: scope) }
      if let question = Question(condition, in: scope) { return adding(question, answer, scope) }
      return isMet(condition, in: scope).map { $0 == answer ? self : nil } ?? self
    }
  }

  /// What holds where all of the conditions are met, or where not all of them are.
  func assuming(_ conditions: [Branch.Condition], _ answer: Bool, _ scope: CodeScope) -> Assumptions? {
    guard !answer else {
      return conditions.reduce(Optional(self)) { known, condition in known?.assuming(condition, true, scope) }
    }
    return conditions.reduce(Optional<Assumptions>.none) { failed, condition in
      either(failed, assuming(condition, false, scope))
    }
  }

  /// Of several ways to come here any may have been taken: where more than one can be, nothing is learnt.
  private func either(_ first: Assumptions?, _ second: Assumptions?) -> Assumptions? {
    guard let first, let second else { return first ?? second }
    var unchanged = self
    unchanged.asked = first.asked.union(second.asked)
    return unchanged
  }

  private func assuming(_ condition: Branch.Condition, _ answer: Bool, _ scope: CodeScope) -> Assumptions? {
    if let release = condition.release, scope.project.alwaysRuns(since: release, file: scope.file) {
      return answer == !condition.isBeforeRelease ? self : nil
    }
    guard let value = condition.value else { return self }
    if let pattern = condition.pattern {
      let bound = condition.names.filter { $0 != value.ownName }
      guard let name = pattern.lastName, name != "some", answer || !pattern.asksForContent,
        let question = Question(of: value, values: [name])
      else { return answer ? forgetting(bound) : self }
      let found = adding(question, answer, scope)
      return answer ? found?.forgetting(bound) : found
    }
    guard let name = condition.names.first else { return assuming(value, answer, in: scope) }
    if !answer, scope.isRegistered(value) { return nil }
    if answer, scope.isNeverThere(value) { return nil }
    guard let question = Question(of: value, values: ["nil"], isNegated: true) else {
      return answer ? forgetting(condition.names) : self
    }
    let found = adding(question, answer, scope)
    return answer && condition.names.count == 1 ? found?.binding(name, to: value, in: scope) : found
  }

  /// What holds where an alternative is taken, or isn't.
  fileprivate func assuming(_ arm: Branch.Arm, of subject: Expression?, _ answer: Bool, _ scope: CodeScope) -> Assumptions? {
    guard let subject else { return assuming(arm.conditions, answer, scope) }
    if let parts = arm.comparison(withPartsOf: subject) { return assuming(parts, answer, in: scope) }
    var found: Assumptions? = self
    if let cases = arm.cases(in: scope), let question = Question(of: subject, values: cases) { found = adding(question, answer, scope) }
    // What the case holds has a name of its own within the alternative.
    return answer ? found?.forgetting(arm.conditions.flatMap(\.names).filter { $0 != subject.ownName }) : found
  }
}

extension Branch.Arm {
  /// The cases that it stands for; nil where more decides, such as what a case holds: `.failed(404)`.
  fileprivate func cases(in scope: CodeScope) -> Set<String>? {
    let names = conditions.map { condition in
      condition.value == nil && condition.pattern?.asksForContent != true ? condition.pattern.flatMap { scope.fixedValue(of: $0) } : nil
    }
    return names.contains(nil) || names.contains("some") ? nil : Set(names.compactMap { $0 })
  }
}

extension Branch {
  /// The alternatives that may run under some assumptions, and what holds then; nil for going on without any of them.
  ///
  /// - Parameter isMeant: of which alternatives it is asked; what the others would lead to isn't looked into.
  package func outcomes(
    _ assumptions: Assumptions, in scope: CodeScope, where isMeant: (Arm?) -> Bool = { _ in true }
  ) -> [(arm: Arm?, assumptions: Assumptions)] {
    var outcomes: [(arm: Arm?, assumptions: Assumptions)] = []
    if kind == .guard, let arm = arms.first {
      if isMeant(arm), let failed = assumptions.assuming(arm.conditions, false, scope) { outcomes.append((arm, failed)) }
      if isMeant(nil), let met = assumptions.assuming(arm.conditions, true, scope) { outcomes.append((nil, met)) }
      return outcomes
    }
    var rest: Assumptions? = assumptions
    let enumeration = scope.enumerationAsked(in: self)
    for (index, arm) in arms.enumerated() {
      guard let before = rest, isMeant(nil) || arms[index...].contains(where: isMeant) else { return outcomes }
      if let cases = arm.cases(in: scope), !cases.isEmpty, enumeration?.neverHas(cases) ?? false { continue }
      if arm.isFallback { return isMeant(arm) ? outcomes + [(arm, before)] : outcomes }
      if isMeant(arm), let met = before.assuming(arm, of: subject, true, scope) { outcomes.append((arm, met)) }
      rest = before.assuming(arm, of: subject, false, scope)
    }
    if kind == .if, isMeant(nil), let rest { outcomes.append((nil, rest)) }
    return outcomes
  }

  /// What holds once one of the alternatives was taken, or none; nil where that can't be.
  package func outcome(of arm: Arm?, _ assumptions: Assumptions, in scope: CodeScope) -> Assumptions? {
    outcomes(assumptions, in: scope) { $0 == arm }.first?.assumptions
  }
}

extension Expression {
  /// Whether a pattern is met by some values of a case alone.
  fileprivate var asksForContent: Bool { call?.arguments.contains { $0.value.fixedValue != nil } ?? false }
}
