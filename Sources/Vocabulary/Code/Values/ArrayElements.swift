/// An element of an array, and the scope to read it in.
public struct ArrayElement {
  /// What is put into the array; for a mapped array, what it is made from, and for a range, the range.
  public let expression: Expression
  /// What names mean there.
  public let scope: CodeScope

  package init(expression: Expression, scope: CodeScope) {
    self.expression = expression
    self.scope = scope
  }
}

extension CodeScope {
  /// The elements that an array is known to have in the end, for each path through the code that builds it: from a
  /// literal, `+`, `append`, `insert` and `map`, constants, and functions of the type that return one.
  ///
  /// Alternatives aren't added up, and what a loop over something unknown adds is left out.
  ///
  /// - Returns: none for the paths on which elements may be missing, such as those that remove some or filter.
  public func elements(of array: Expression) -> [[ArrayElement]] { elements(of: array, assuming: Assumptions()) }

  /// - Parameter assumptions: what holds where the code begins.
  package func elements(of array: Expression, assuming assumptions: Assumptions) -> [[ArrayElement]] {
    arrays(array, assumptions, CodeScope.followedConstants).compactMap(\.elements)
  }

  /// The elements that are added to an object by the time that the code comes to a place, for each path that leads
  /// there: `alert.addAction(…)`.
  ///
  /// - Parameters:
  ///   - path: the names by which the code calls the object, such as `alert`.
  ///   - adders: the methods that add their first argument.
  ///   - place: what has run by then counts.
  public func elements(addedTo path: [String], by adders: Set<String>, before place: ByteRange) -> [[ArrayElement]] {
    let walk = ElementWalk(scope: self, path: path, adders: adders, place: place, depth: CodeScope.followedConstants)
    return walk.run(body, [ArrayPath(assumptions: Assumptions(), elements: [])]).compactMap(\.elements)
  }
}

/// A path through the code that builds an array.
package struct ArrayPath {
  var assumptions: Assumptions
  /// Nil where they aren't known.
  package var elements: [ArrayElement]?

  /// More paths than anybody follows: those with the most elements are kept.
  private static let mostPaths = 64
  /// More elements than any rule counts up to.
  static let mostElements = 256

  static func limited(_ paths: [ArrayPath]) -> [ArrayPath] {
    guard paths.count > mostPaths else { return paths }
    return Array(paths.sorted { $0.elements?.count ?? 0 > $1.elements?.count ?? 0 }.prefix(mostPaths))
  }

  func adding(_ more: [ArrayElement]) -> ArrayPath {
    ArrayPath(assumptions: assumptions, elements: elements.map { Array(($0 + more).prefix(ArrayPath.mostElements)) })
  }
}

extension CodeScope {
  /// What an array is, on each path on which it may come about under some assumptions.
  package func arrays(_ array: Expression, _ assumptions: Assumptions, _ depth: Int) -> [ArrayPath] {
    guard depth > 0 else { return [] }
    switch array.kind {
    case .array(let elements):
      let scoped = elements.map { ArrayElement(expression: $0, scope: self) }
      return [ArrayPath(assumptions: assumptions, elements: scoped)]
    case .binary(let left, "+", let right):
      let paths = arrays(left, assumptions, depth - 1).flatMap { first in
        arrays(right, first.assumptions, depth - 1).map { second in
          guard let elements = second.elements else { return second }
          return ArrayPath(assumptions: second.assumptions, elements: first.elements).adding(elements)
        }
      }
      return ArrayPath.limited(paths)
    case .binary(_, "..<", _), .binary(_, "...", _):
      return range(array, depth).map { [repeated(array, $0, assumptions)] } ?? []
    case .conditional(let condition, let first, let second):
      let met = assumptions.assuming(condition, true, in: self).map { arrays(first, $0, depth - 1) } ?? []
      let failed = assumptions.assuming(condition, false, in: self).map { arrays(second, $0, depth - 1) } ?? []
      return met + failed
    case .branch(let branch):
      return branch.outcomes(assumptions, in: self).flatMap { outcome in
        outcome.arm.map { returned(by: $0.body, outcome.assumptions, depth - 1) } ?? []
      }
    case .cast(let value, _, _): return arrays(value, assumptions, depth - 1)
    case .name(let name): return arrays(named: name, array, assumptions, depth)
    case .member(_?, "allCases"):
      return listedCases(of: array).map { [repeated(array, $0.count, assumptions)] } ?? []
    case .member(let base?, "indices"): return arrays(base, assumptions, depth - 1)
    case .member(let base?, let name):
      if base.isSelf { return type?.property(name).map { arrays(property: $0, assumptions, depth) } ?? [] }
      return constant(array).map { $0.scope.arrays($0.expression, assumptions, depth - 1) } ?? []
    case .call(let call): return arrays(call, assumptions, depth)
    default: return []
    }
  }

  private func repeated(_ expression: Expression, _ count: Int, _ assumptions: Assumptions) -> ArrayPath {
    let element = ArrayElement(expression: expression, scope: self)
    let elements = Array(repeating: element, count: min(count, ArrayPath.mostElements))
    return ArrayPath(assumptions: assumptions, elements: elements)
  }

  /// How many whole numbers a range holds.
  private func range(_ expression: Expression, _ depth: Int) -> Int? {
    guard case .binary(let left, let name, let right) = expression.kind,
      let first = number(left), let last = number(right), first <= last, last - first < Double(ArrayPath.mostElements)
    else { return nil }
    return Int(last - first) + (name == "..." ? 1 : 0)
  }

  private func arrays(
    named name: String, _ array: Expression, _ assumptions: Assumptions, _ depth: Int
  ) -> [ArrayPath] {
    switch definition(of: name, at: array.range) {
    case .local(let variable):
      if variable.isConstant, let value = variable.initialValue { return arrays(value, assumptions, depth - 1) }
      let walk = ElementWalk(scope: self, path: [name], adders: nil, place: array.range, depth: depth - 1)
      return walk.run(body, [ArrayPath(assumptions: assumptions, elements: nil)])
    case .property(let property): return arrays(property: property, assumptions, depth)
    case .parameter, nil: return []
    }
  }

  private func arrays(property: ProjectVariable, _ assumptions: Assumptions, _ depth: Int) -> [ArrayPath] {
    let scope = CodeScope(property, in: project)
    if let getter = property.facts.getter { return scope.returned(by: getter, assumptions, depth - 1) }
    guard property.facts.isConstant, let value = property.facts.initialValue else { return [] }
    return scope.arrays(value, assumptions, depth - 1)
  }

  private func arrays(_ call: Call, _ assumptions: Assumptions, _ depth: Int) -> [ArrayPath] {
    if let closure = call.callee.closure { return returned(by: closure.body, assumptions, depth - 1) }
    if case .array = call.callee.kind, call.arguments.isEmpty {
      return [ArrayPath(assumptions: assumptions, elements: [])]
    }
    guard let name = call.name else { return [] }
    if name == "Array" {
      guard let source = call.arguments.first else { return [ArrayPath(assumptions: assumptions, elements: [])] }
      return source.label == nil ? arrays(source.value, assumptions, depth - 1) : []
    }
    if ElementWalk.keepers.contains(name), let base = call.callee.base { return arrays(base, assumptions, depth - 1) }
    guard call.callee.ownName != nil, let function = calledFunction(call) else { return [] }
    let inner = CodeScope(function, in: project)
    let inside = assumptions.entering(function.facts, by: call, in: self, inner: inner, sameObject: true)
    return inner.returned(by: function.body, inside, depth - 1).map { path in
      ArrayPath(assumptions: path.assumptions.leaving(function.facts, to: assumptions), elements: path.elements)
    }
  }

  /// The arrays that code returns.
  private func returned(by code: [Statement], _ assumptions: Assumptions, _ depth: Int) -> [ArrayPath] {
    code.returns(assumptions, in: self).flatMap { arrays($0.value, $0.assumptions, depth) }
  }
}

extension Array where Element == Statement {
  /// The values that code may return, each under what holds then.
  fileprivate func returns(_ assumptions: Assumptions, in scope: CodeScope) -> [(value: Expression, assumptions: Assumptions)] {
    if count == 1, case .expression(let only) = self[0].kind { return [(only, assumptions)] }
    let isOnly = count == 1
    return flatMap { statement -> [(value: Expression, assumptions: Assumptions)] in
      switch statement.kind {
      case .return(let value?): return [(value, assumptions)]
      case .branch(let branch):
        return branch.outcomes(assumptions, in: scope).flatMap { outcome in
          let body = outcome.arm?.body ?? []
          return isOnly ? body.returns(outcome.assumptions, in: scope) : body.filter { !$0.isPlain }.returns(outcome.assumptions, in: scope)
        }
      case .block(let body): return body.filter { !$0.isPlain }.returns(assumptions, in: scope)
      default: return []
      }
    }
  }
}

extension Statement {
  /// Whether it is an expression, whose value goes nowhere.
  fileprivate var isPlain: Bool {
    guard case .expression = kind else { return false }
    return true
  }
}

extension CodeScope {
  /// The names of all cases in `Kind.allCases`; nil where the type lists them itself.
  package func listedCases(of collection: Expression) -> [String]? {
    guard case .member(let base?, "allCases") = collection.kind, let path = base.path,
      let type = type(named: path.joined(separator: ".")), type.kind == .enum, type.property("allCases") == nil
    else { return nil }
    return type.cases.isEmpty ? nil : type.cases.map(\.name)
  }
}
