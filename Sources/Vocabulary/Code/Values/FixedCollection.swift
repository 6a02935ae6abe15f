extension CodeScope {
  /// Whether the code alone decides how many elements a collection has at most: a literal, all cases of an enumeration,
  /// and whatever is made of such ones on every path.
  package func isFixed(_ data: Expression) -> Bool { isFixed(data, CodeScope.followedConstants) }

  /// - Parameter depth: how far names are still followed.
  fileprivate func isFixed(_ data: Expression, _ depth: Int) -> Bool {
    switch data.kind {
    case .array: return true
    case .binary(let start, "..<", let end), .binary(let start, "...", let end):
      return number(start) != nil && number(end) != nil
    case .binary(let first, "+", let second), .binary(let first, "??", let second):
      return isFixed(first, depth) && isFixed(second, depth)
    case .conditional, .branch: return areFixed(data.alternatives, depth)
    case .cast(let value, _, _): return isFixed(value, depth)
    case .call(let call): return isFixed(call, made: data.constructedType, depth)
    case .member(let base?, "indices"): return isFixed(base, depth)
    default:
      if data.lastName == "allCases" { return true }
      guard depth > 0 else { return false }
      if let constant = constant(data) { return constant.scope.isFixed(constant.expression, depth - 1) }
      return property(namedBy: data).map { isFixed($0, depth - 1) } ?? false
    }
  }

  private func areFixed(_ values: [Expression], _ depth: Int) -> Bool {
    !values.isEmpty && values.allSatisfy { isFixed($0, depth) }
  }

  /// Functions that give as many elements as they are given, or fewer.
  private static let keepers: Set<String> = [
    "enumerated", "indices", "sorted", "reversed", "shuffled", "filter", "map", "compactMap",
  ]

  private func isFixed(_ call: Call, made: TypeName?, _ depth: Int) -> Bool {
    if made?.base == "Array" { return call.arguments.first.map { isFixed($0.value, depth) } ?? false }
    guard made == nil, let name = call.name else { return false }
    if name == "prefix" { return true }
    if CodeScope.keepers.contains(name), let base = call.callee.base { return isFixed(base, depth) }
    guard depth > 0, let function = calledFunction(call) else { return false }
    return CodeScope(function, in: project).areFixed(function.body.returnedValues, depth - 1)
  }

  /// An element, and the scope to read it in.
  package typealias Element = (value: Expression, scope: CodeScope)

  /// All that an element of a collection may be, where the code spells out the collection: `[[1, 2], [3]]`.
  ///
  /// - Returns: nil where it may be anything else.
  package func fixedElements(of data: Expression) -> [Element]? {
    fixedLists(of: data, CodeScope.followedConstants)?.flatMap { $0 }
  }

  /// The elements of a collection in their order, where the code spells it out and never gives it others.
  func fixedList(of data: Expression) -> [Element]? {
    guard let lists = fixedLists(of: data, CodeScope.followedConstants), lists.count == 1 else { return nil }
    return lists[0]
  }

  /// The elements of each list that a collection may be.
  private func fixedLists(of data: Expression, _ depth: Int) -> [[Element]]? {
    if case .array(let elements) = data.kind { return [elements.map { ($0, self) }] }
    guard depth > 0 else { return nil }
    if let constant = constant(data) { return constant.scope.fixedLists(of: constant.expression, depth - 1) }
    guard let property = property(namedBy: data), let values = StoredCollection(property, in: project)?.unchangedValues else { return nil }
    let lists = values.map { $0.scope.fixedLists(of: $0.value, min(depth, 1)) }
    let known = lists.compactMap { $0 }
    // Whatever is always empty is filled by code that isn't seen.
    return known.count == lists.count && known.contains { $0.contains { !$0.isEmpty } } ? known.flatMap { $0 } : nil
  }

  private func isFixed(_ property: ProjectVariable, _ depth: Int) -> Bool {
    if let getter = property.facts.getter {
      return CodeScope(property, in: project).areFixed(getter.returnedValues, depth)
    }
    // What is assigned is followed one step at most: it may come from the property itself.
    return StoredCollection(property, in: project)?.values.map { values in
      values.allSatisfy { $0.scope.isFixed($0.value, min(depth, 1)) } && values.contains { $0.value.kind != .array([]) }
    } ?? false
  }
}

/// A stored property of which all code is known that can change it.
private struct StoredCollection {
  let property: ProjectVariable
  let owner: ProjectType
  let project: Project

  /// - Returns: nil where code that isn't looked at may give it a value.
  init?(_ property: ProjectVariable, in project: Project) {
    let facts = property.facts
    guard let owner = property.type, facts.attributes.allSatisfy(["Published", "State"].contains) else { return nil }
    self.property = property
    self.owner = owner
    self.project = project
    if isPrivate { return }
    // A structure's initialiser takes what has no value yet. To look everywhere is worth it only for a fixed value.
    if facts.isConstant, owner.kind == .class { return }
    guard let value = facts.initialValue, value.kind != .array([]), !facts.modifiers.contains("public"),
      !facts.modifiers.contains("open"), CodeScope(property, in: project).isFixed(value, 1)
    else { return nil }
  }

  private var name: String { property.facts.name }

  /// Whether nobody else can set it.
  private var isPrivate: Bool { property.isSetPrivately }

  /// The code that can set it.
  private var code: [ProjectCode] {
    let words = [name, "$" + name, "_" + name]
    if !isPrivate, !property.facts.isConstant { return Array(project.code(mentioning: words)) }
    let neighbours = project.code(in: property.file, mentioning: words).filter { $0.type != owner }
    return owner.code(mentioning: words) + neighbours
  }

  /// All that it is ever set to, where none of the elements is changed by itself.
  var unchangedValues: [(value: Expression, scope: CodeScope)]? {
    code.contains { $0.body.containsExpression(where: changesElement) } ? nil : values
  }

  /// Whether it gives an element another value, or changes it.
  private func changesElement(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, _, _): isElement(target)
    case .call(let call): call.callee.base.map { isElement($0) && project.mayChange(receiverOf: call) } ?? false
    case .prefix: expression.handedToChange.map(isElement) ?? false
    default: false
    }
  }

  /// Whether it is one of the elements, or a part of one.
  private func isElement(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .element(let base, _): isMeant(base) || isElement(base)
    case .member(let base?, _): isElement(base)
    default: false
    }
  }

  /// All that it is ever set to; nil where it grows, or where something else is handed its setter.
  var values: [(value: Expression, scope: CodeScope)]? {
    var found: [(value: Expression, scope: CodeScope)] = []
    property.facts.initialValue.map { found.append(($0, CodeScope(property, in: project))) }
    for code in code {
      var assigned: [Expression] = []
      var isOpen = false
      code.body.forEachExpression { expression, _ in
        if isOpen || opens(expression) { isOpen = true } else { value(givenBy: expression).map { assigned.append($0) } }
      }
      if isOpen { return nil }
      if assigned.isEmpty { continue }
      let scope = code.scope
      found += assigned.map { ($0, scope) }
    }
    return found
  }

  private func isMeant(_ expression: Expression?) -> Bool {
    switch expression?.kind {
    case .name(name), .member(_, name): true
    default: false
    }
  }

  /// The value in `self.steps = [.first]`, and in `Page(steps: [.first])`.
  private func value(givenBy expression: Expression) -> Expression? {
    switch expression.kind {
    case .assignment(let target, _, let value): return isMeant(target) ? value : nil
    case .call(let call):
      let maker = expression.constructedType?.base ?? call.name
      guard maker == owner.name || maker == owner.lastName || call.name == "init" else { return nil }
      return call.argument(name)
    default: return nil
    }
  }

  /// Whether it adds elements, or hands on the collection or a binding by which somebody may.
  private func opens(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, let sign, _): return sign != "=" && isMeant(target)
    case .call(let call):
      return ["append", "insert", "replaceSubrange"].contains(call.name) && isMeant(call.callee.base)
    case .prefix: return isMeant(expression.handedToChange)
    case .name("$" + name), .name("_" + name), .keyPath(name): return true
    case .member(let base?, let member):
      return member == "$" + name || member == "_" + name || member == name && base.path?.first?.first == "$"
    default: return false
    }
  }
}
