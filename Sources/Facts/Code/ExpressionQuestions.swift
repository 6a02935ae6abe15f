extension Expression {
  /// The call that it is; nil for anything else.
  public var call: Call? {
    guard case .call(let call) = kind else { return nil }
    return call
  }

  /// The closure that it is; nil for anything else.
  public var closure: Closure? {
    guard case .closure(let closure) = kind else { return nil }
    return closure
  }

  /// The names of `a.b.c`; nil where anything but names stands in it.
  public var path: [String]? {
    switch kind {
    case .name(let name): return [name]
    case .member(let base?, let name): return base.path.map { $0 + [name] }
    default: return nil
    }
  }

  /// The last name of a name, a member, a call or an element: `c` in `a.b.c(d)`.
  public var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): return name
    case .call(let call): return call.callee.lastName
    case .element(let base, _): return base.lastName
    default: return nil
    }
  }

  /// What a member is asked of: `a.b` in `a.b.c` and `a.b.c(d)`.
  public var base: Expression? {
    switch kind {
    case .member(let base, _): return base
    case .call(let call): return call.callee.base
    default: return nil
    }
  }

  /// Whether it is `self`, or nothing, so that `name` and `self.name` are the same question.
  public var isSelf: Bool { kind == .name("self") || kind == .name("Self") }

  /// The name of a property or method of the type itself: `name`, `self.name`.
  public var ownName: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name): return base.isSelf ? name : nil
    default: return nil
    }
  }

  /// The value of a string literal.
  public var text: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// Whether it is the literal `nil`.
  public var isNil: Bool { kind == .nil }

  /// What is handed on to be changed: `rows` for the argument of `fill(&rows)`.
  public var handedToChange: Expression? {
    guard case .prefix("&", let changed) = kind else { return nil }
    return changed
  }

  /// Whether it is a number as written.
  public var isNumber: Bool {
    guard case .number = kind else { return false }
    return true
  }

  /// The type that it is the metatype of: `Cell` for `Cell.self`.
  public var metatype: TypeName? {
    guard case .member(let base?, "self") = kind, let path = base.path else { return nil }
    return TypeName(path.joined(separator: "."))
  }

  /// The type that the expression builds: `UIButton` for `UIButton(type: .system)` and `UIButton.init()`.
  public var constructedType: TypeName? {
    guard case .call(let call) = kind, call.callee.mayNameType, var path = call.callee.path else { return nil }
    if path.last == "init" { path.removeLast() }
    guard let last = path.last, last.first(where: { $0 != "_" })?.isUppercase == true else { return nil }
    let name = path.joined(separator: ".")
    guard !call.typeArguments.isEmpty else { return TypeName(name) }
    return TypeName("\(name)<\(call.typeArguments.map(\.text).joined(separator: ", "))>")
  }

  /// Whether its last name is one that types have. Nearly every other call is told by that.
  private var mayNameType: Bool {
    guard let name = lastName, let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    switch first {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: return true
    default: return name == "init"
    }
  }
}

extension Call {
  /// The function's base name.
  public var name: String? { callee.lastName }

  /// The value of the first argument with that label.
  public func argument(_ label: String?) -> Expression? {
    arguments.first { $0.label == label }?.value
  }

  /// The closures handed over, in order.
  public var closures: [Closure] { arguments.compactMap(\.value.closure) }

  /// Whether the arguments fit a function's parameters by number and label, defaults and trailing closures considered.
  public func fits(_ function: FunctionFacts) -> Bool { fits(function.parameters) }

  /// The same for the parameters of a function.
  package func fits(_ all: [FunctionFacts.Parameter]) -> Bool {
    var parameters = all[...]
    var isVariadic = false
    for (index, argument) in arguments.enumerated() {
      let isTrailing = index >= parenthesized && argument.label == nil
      if isVariadic, argument.label == nil, !isTrailing { continue }
      let match = isTrailing
        ? parameters.firstForTrailingClosure : parameters.firstIndex { $0.label == argument.label }
      guard let match, parameters[..<match].allSatisfy(\.isOptional) else { return false }
      isVariadic = parameters[match].isVariadic
      parameters = parameters[(match + 1)...]
    }
    return parameters.allSatisfy(\.isOptional)
  }
}

extension FunctionFacts.Parameter {
  fileprivate var isVariadic: Bool { type.text.hasSuffix("...") }

  /// Whether a call may leave it out.
  fileprivate var isOptional: Bool { defaultValue != nil || isVariadic }
}

extension ArraySlice where Element == FunctionFacts.Parameter {
  /// The parameter that a trailing closure without a label goes to: the first function; where none is spelled out, the
  /// first that needs a value.
  fileprivate var firstForTrailingClosure: Int? {
    firstIndex { $0.type.namesFunction } ?? firstIndex { !$0.isOptional } ?? indices.last
  }
}

extension Array where Element == Statement {
  /// The values that the code returns, an implicit return of its only expression included; closures and local
  /// functions return for themselves.
  public var returnedValues: [Expression] {
    let statements = filter { !$0.isEmptyBlock }
    guard statements.count == 1 else { return explicitReturns }
    switch statements[0].kind {
    case .expression(let only): return only.alternatives
    case .branch(let branch) where branch.kind != .guard: return branch.arms.flatMap(\.body.returnedValues)
    case .block(let body): return body.returnedValues
    default: return explicitReturns
    }
  }

  /// The value that the code returns, where it is the same expression whatever happens.
  public var onlyReturnedValue: Expression? {
    let values = returnedValues
    return values.count == 1 ? values[0] : nil
  }

  private var explicitReturns: [Expression] {
    flatMap { statement -> [Expression] in
      switch statement.kind {
      case .return(let value?): return value.alternatives
      case .branch(let branch): return branch.arms.flatMap(\.body.explicitReturns)
      case .loop(let loop): return loop.body.explicitReturns
      case .block(let body): return body.explicitReturns
      case .expression, .variable, .function, .return, .jump: return []
      }
    }
  }
}

extension Statement {
  /// Whether nothing is left of it, as of a side of `#if` that isn't built.
  fileprivate var isEmptyBlock: Bool {
    if case .block(let body) = kind { body.isEmpty } else { false }
  }
}

extension Expression {
  /// The values that it can have, where it chooses between several.
  public var alternatives: [Expression] {
    switch kind {
    case .conditional(_, let first, let second): return first.alternatives + second.alternatives
    case .branch(let branch): return branch.arms.flatMap(\.body.returnedValues)
    default: return [self]
    }
  }
}
