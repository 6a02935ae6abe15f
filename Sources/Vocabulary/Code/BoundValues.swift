// What names are known to stand for on a path: parameters that a call gives values to, what conditions bind.
extension Assumptions {
  /// What holds after a name was given a value: a variable or parameter of that name, or what a condition binds.
  ///
  /// - Parameters:
  ///   - value: read where these assumptions hold.
  ///   - assumptions: what holds where the name means that; these, if nothing is said.
  package func binding(
    _ name: String, to value: Expression, in scope: CodeScope, on assumptions: Assumptions? = nil
  ) -> Assumptions {
    var bound = (assumptions ?? self).forgetting([name])
    if value.ownName == name, assumptions == nil { bound = self }
    bound.known[name] = knowledge(of: value, scope)
    return bound
  }

  /// What holds once a variable has its value, where it isn't said already what it is: a question may be asked for one that it has.
  package func learning(_ variable: Variable, in scope: CodeScope) -> Assumptions {
    guard known[variable.name] == nil, let value = variable.initialValue else { return self }
    var learnt = self
    learnt.known[variable.name] = knowledge(of: value, scope)
    return learnt
  }

  /// What still holds where names stand for something new.
  package func forgetting(_ names: some Collection<String>) -> Assumptions {
    guard !known.isEmpty, !names.isEmpty else { return self }
    var rest = self
    rest.known = known.filter { !$0.key.mentions(names) }
    return rest
  }

  /// What holds after code gave something another value.
  package func assigning(_ target: Expression) -> Assumptions {
    target.outermostName.map { forgetting([$0]) } ?? self
  }

  /// What is known where a function begins that a call runs: its parameters have the values of the arguments.
  ///
  /// - Parameter outside: whether the function sees the same properties, so that what is known of them still holds.
  package func entering(
    _ function: FunctionFacts, by call: Call, in scope: CodeScope, inner: CodeScope, sameObject: Bool
  ) -> Assumptions {
    var inside = sameObject ? self : onDevice
    inside = inside.forgetting(function.parameters.map(\.name))
    inside.asked = []
    for (parameter, argument) in call.pairs(function) {
      if let argument {
        inside = binding(parameter.name, to: argument, in: scope, on: inside)
      } else if let value = parameter.defaultValue {
        inside = Assumptions().binding(parameter.name, to: value, in: inner, on: inside)
      }
    }
    return inside
  }

  /// What the caller of a function knows when it is back.
  package func leaving(_ function: FunctionFacts, to caller: Assumptions) -> Assumptions {
    let names = function.parameters.map(\.name)
    var outside = forgetting(names)
    for (subject, knowledge) in caller.known where subject.mentions(names) { outside.known[subject] = knowledge }
    outside.asked = caller.asked
    return outside
  }

  /// Whether the path was chosen by what some names stand for.
  package func isChosen(by names: some Collection<String>) -> Bool {
    asked.contains { $0.mentions(names) }
  }

  /// Whether a value is known to be nil, or known not to be.
  func isNil(_ value: Expression, in scope: CodeScope) -> Bool? {
    guard let knowledge = knowledgeToAsk(of: value, scope) else { return nil }
    if knowledge.allowed == ["nil"] { return true }
    let mayBe = knowledge.allowed?.contains("nil") ?? !knowledge.excluded.contains("nil")
    return mayBe ? nil : false
  }

  /// Whether a comparison is known to be met, or known not to be.
  func isMet(_ condition: Expression, in scope: CodeScope) -> Bool? {
    guard case .binary = condition.kind else { return nil }
    return knowledge(of: condition, scope)?.only.map { $0 == "true" }
  }

  func knowledge(of value: Expression, _ scope: CodeScope) -> Knowledge? {
    let known = knowledgeToAsk(of: value, scope)
    guard let known, let enumeration = known.enumeration, known.allowed == nil, known.excluded.isEmpty else { return known }
    let unmade = ProjectType(project: scope.project, index: enumeration).unmadeCases
    return unmade.isEmpty ? nil : Knowledge(excluded: unmade)
  }

  /// The same for a question about an enumeration, which looks itself for the cases that nobody makes.
  func knowledgeToAsk(of value: Expression, _ scope: CodeScope) -> Knowledge? {
    knowledge(of: value, scope, reach)
  }

  /// Whether a list holds nothing whenever the code runs: it begins so, and nobody puts anything into it.
  func isEmptyList(_ list: Expression, _ scope: CodeScope) -> Bool { isEmptyList(list, scope, reach) }

  private func isEmptyList(_ list: Expression, _ scope: CodeScope, _ depth: Int) -> Bool {
    if case .binary(let first, "..<", let end) = list.kind {
      return first.kind == .number(0) && knowledge(of: end, scope, depth - 1)?.only == "0.0"
    }
    return knowledge(of: list.source, scope, depth - 1)?.allowed == [Expression.emptyList]
  }

  /// - Parameter depth: how far the value may be followed on, from one constant or function to the next.
  func knowledge(of value: Expression, _ scope: CodeScope, _ depth: Int) -> Knowledge? {
    guard depth > 0 else { return nil }
    if let literal = value.literalValue { return Knowledge(allowed: [literal]) }
    switch value.kind {
    case .interpolation, .array, .dictionary, .closure: return Knowledge(excluded: ["nil"])
    case .conditional(let condition, let first, let second):
      if assuming(condition, true, in: scope) == nil { return knowledge(of: second, scope, depth) }
      if assuming(condition, false, in: scope) == nil { return knowledge(of: first, scope, depth) }
      return nil
    case .binary(let first, "??", let second):
      if isNil(first, in: scope) == true { return knowledge(of: second, scope, depth) }
      return isNil(first, in: scope) == false ? knowledge(of: first, scope, depth) : nil
    case .binary(let first, let sign, let second) where ["==", "!=", "&&", "||"].contains(sign):
      let sides = [first, second].map { knowledge(of: $0, scope, depth)?.only }
      return Knowledge.outcome(sides[0], sign, sides[1])
    case .element(let base, _) where base.isEnvironment: return Knowledge(allowed: ["nil"])
    case .call(let call) where scope.makesAddress(call): return Knowledge(excluded: ["nil"])
    case .binary(let first, let sign, let second) where ["<", "<=", ">", ">="].contains(sign):
      let sides = [first, second].map { knowledge(of: $0, scope, depth)?.only.flatMap(Double.init) }
      return Knowledge.comparison(sides[0], sign, sides[1])
    default:
      if let subject = value.subject, let knowledge = known[subject] { return knowledge }
      if case .member(let list?, let name) = value.kind, let answer = Expression.ofEmptyList[name], isEmptyList(list, scope, depth) {
        return Knowledge(allowed: [answer])
      }
      if case .member(let text?, "isEmpty") = value.kind, let known = knowledge(of: text, scope, depth - 1)?.only, known.hasPrefix("\"") {
        return Knowledge(allowed: [known == Expression.emptyText ? "true" : "false"])
      }
      if let device = Assumptions.known(of: value, in: scope.project) { return device }
      if value.asksForMac { return Knowledge(allowed: ["false"]) }
      if let numbered = knowledge(ofNumbered: value, scope, depth) { return numbered }
      if case .element(let list, let place) = value.kind, place.count == 1, let listed = scope.listedLiterals(of: list) {
        return Knowledge(allowed: listed)
      }
      if let given = scope.givenLiterals(of: value, min(depth, CodeScope.followedHands)) {
        return Knowledge(allowed: Set(given.compactMap(\.literalValue)))
      }
      if let answer = scope.onlyAnswer(of: value, depth) { return Knowledge(allowed: [answer]) }
      if let constant = scope.constant(value) { return Assumptions(reach: depth - 1).knowledge(of: constant.expression, constant.scope, depth - 1) }
      return scope.enumeration(of: value).map { Knowledge(enumeration: $0.index) }
    }
  }
}

extension CodeScope {
  /// Whether an expression calls a closure that is nil whenever the code runs: `onTap?()` or `model.onTap?()`, where nobody
  /// gives one.
  package func callsNothing(_ expression: Expression) -> Bool {
    guard let callee = expression.call?.callee else { return false }
    if let name = callee.ownName {
      guard case .property(let property)? = definition(of: name, at: callee.range), property.isOptional else { return false }
      return Assumptions().isNil(callee, in: self) == true
    }
    guard case .member(let base?, let name) = callee.kind, let property = owner(base)?.property(name), property.isOptional else {
      return false
    }
    return property.literalsOfAllObjects(in: project, CodeScope.followedHands)?.allSatisfy(\.isNil) ?? false
  }
}

extension CodeScope {
  /// Whether a call makes an address of a text that is known to be one: `URL(string: "https://example.com")`.
  fileprivate func makesAddress(_ call: Call) -> Bool {
    guard call.callee.ownName == "URL", call.arguments.count == 1, let text = call.argument("string").flatMap({ text($0) }) else {
      return false
    }
    return text.hasPrefix("https://") && text.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "-._~/?&=+:".contains(character))
    }
  }
}

extension ProjectVariable {
  fileprivate var isOptional: Bool { facts.type?.isOptional ?? false }
}

extension Assumptions {
  /// The lists that are known to hold nothing, as code spells them.
  package var emptyLists: [String] {
    known.compactMap { subject, knowledge in
      guard let dot = subject.lastIndex(of: "."), let value = knowledge.only,
        Expression.ofEmptyList[String(subject[dot...].dropFirst())] == value
      else { return nil }
      return String(subject[..<dot])
    }
  }
}

extension Expression {
  /// The literal of a text without a letter.
  fileprivate static let emptyText = "\"\""

  /// What a list that holds nothing says of itself.
  fileprivate static let ofEmptyList = ["isEmpty": "true", "count": "0.0", "first": "nil", "last": "nil"]
}

extension Assumptions.Knowledge {
  /// The one value that is possible.
  var only: String? { allowed?.count == 1 ? allowed?.first : nil }

  /// What comes of comparing two numbers; nil where they aren't known.
  fileprivate static func comparison(_ first: Double?, _ sign: String, _ second: Double?) -> Self? {
    guard let first, let second else { return nil }
    let isMet =
      switch sign {
      case "<": first < second
      case "<=": first <= second
      case ">": first > second
      default: first >= second
      }
    return Self(allowed: [isMet ? "true" : "false"])
  }

  /// What a comparison, or two conditions together, come to; nil where that isn't known.
  fileprivate static func outcome(_ first: String?, _ sign: String, _ second: String?) -> Self? {
    let isMet: Bool?
    switch sign {
    case "==", "!=":
      guard let first, let second else { return nil }
      isMet = (first == second) == (sign == "==")
    default:
      // One side decides what both come to, or both sides have to say the same.
      let decisive = sign == "||"
      let sides = [first, second].map { $0.map { $0 == "true" } }
      isMet = sides.contains(decisive) ? decisive : sides.contains(nil) ? nil : !decisive
    }
    return isMet.map { Self(allowed: [$0 ? "true" : "false"]) }
  }
}

extension Expression {
  /// Whether it is what whoever starts the app may hand to it, as developers and tests do: `ProcessInfo.processInfo.environment`.
  fileprivate var isEnvironment: Bool { path?.suffix(2) == ["processInfo", "environment"] }
}

extension String {
  /// Whether a question spelled like this is one about what a name stands for.
  func mentions(_ names: some Collection<String>) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains { path in
      path.split(separator: ".", omittingEmptySubsequences: false).first.map { names.contains(String($0)) } ?? false
    }
  }
}

extension Expression {
  /// What a path begins with that leads to a value: `rows` for `self.rows[0].title`, `UIStoryboard` for `UIStoryboard(name: "Main").first`.
  var outermostName: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name): return base.isSelf ? name : base.outermostName
    case .element(let base, _): return base.outermostName
    case .call(let call): return call.callee.outermostName
    default: return nil
    }
  }
}

extension Expression {
  /// The list that another is a part or an order of, or made of element by element: `items` of `items.filter { … }.sorted()`,
  /// `Array(items)`, `items.indices`.
  fileprivate var source: Expression {
    switch kind {
    case .call(let call):
      if call.callee.ownName == "Array", call.arguments.count == 1, let list = call.argument(nil) { return list.source }
      guard let list = call.callee.base, let name = call.name, Expression.derivations.contains(name) else { return self }
      return list.source
    case .member(let list?, "indices"): return list.source
    default: return self
    }
  }

  private static let derivations: Set<String> = [
    "compactMap", "dropFirst", "dropLast", "enumerated", "filter", "flatMap", "map", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]
}
