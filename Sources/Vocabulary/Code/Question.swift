/// Whether something is one of some values, or isn't.
struct Question {
  let subject: String
  /// What is asked about, where its value may be known from elsewhere.
  let expression: Expression?
  let values: Set<String>
  let isNegated: Bool

  init?(of expression: Expression, values: Set<String>, isNegated: Bool = false) {
    guard let subject = expression.subject else { return nil }
    self.subject = subject
    self.expression = expression
    // What isn't there is the case `none` of any optional.
    self.values = values.contains("none") ? values.union(["nil"]) : values
    self.isNegated = isNegated
  }

  init?(_ condition: Expression, in scope: CodeScope) {
    guard let (left, name, right) = condition.comparison else {
      self.init(of: condition, values: ["true"])
      return
    }
    if let asked = scope.viewAsked(left, right) ?? scope.viewAsked(right, left) {
      self.init(of: asked.parameter, values: ["= \(asked.view)"], isNegated: name.hasPrefix("!"))
      return
    }
    if let value = scope.fixedValue(of: right) {
      self.init(of: left, values: [value], isNegated: name.hasPrefix("!"))
    } else if let value = scope.fixedValue(of: left) {
      self.init(of: right, values: [value], isNegated: name.hasPrefix("!"))
    } else {
      self.init(whether: left, isEqualTo: right, isNegated: name.hasPrefix("!"))
    }
  }

  private init?(whether left: Expression, isEqualTo right: Expression, isNegated: Bool) {
    guard let left = left.spelling, let right = right.spelling else { return nil }
    // Whichever of them comes first.
    subject = [left, right].sorted().joined(separator: " == ")
    expression = nil
    values = ["true"]
    self.isNegated = isNegated
  }
}

extension CodeScope {
  /// The parameter that is compared with a view of the type's own, and that view's name: no two of these are the same.
  fileprivate func viewAsked(_ parameter: Expression, _ view: Expression) -> (parameter: Expression, view: String)? {
    guard case .name(let name) = parameter.kind, function?.parameters.contains(where: { $0.name == name }) ?? false,
      let own = view.ownName, view.kind != parameter.kind, type?.property(own) != nil, let kind = self.type(of: parameter)?.base,
      FrameworkTypes.isKind(kind, of: "UIView")
    else { return nil }
    return (parameter, own)
  }

  /// The same of a constant that stands for one: `accountSection`, `Accounts.tag`.
  func fixedValue(of value: Expression) -> String? {
    if !isProperty(value), let fixed = value.fixedValue { return fixed }
    return constant(value)?.expression.fixedValue
  }

  /// Whether it is a type's property, rather than one of its cases.
  private func isProperty(_ value: Expression) -> Bool {
    guard case .member(let base?, let name) = value.kind, let owner = base.path.flatMap({ type(named: $0.joined(separator: ".")) }) else {
      return false
    }
    return owner.property(name)?.facts.isStatic ?? false
  }
}

extension Expression {
  /// A literal or a case, which is never equal to another one; `loaded` for the pattern `.loaded(let items)`.
  var fixedValue: String? {
    switch kind {
    case .nil: return "nil"
    case .number, .string, .boolean: return spelling
    case .member(nil, let name): return name
    case .member(let base?, let name): return base.path?.last?.first?.isUppercase == true ? name : nil
    case .call(let call): return call.callee.fixedValue
    default: return nil
    }
  }

  /// A value that is written out: a literal, an empty list, or a case without its type. `.none` may be nil.
  var literalValue: String? {
    switch kind {
    case .member(nil, let name): return ["none", "some", "init"].contains(name) ? nil : name
    case .array([]): return Expression.emptyList
    case .call(let call):
      // `[Item]()`
      guard call.arguments.isEmpty, case .array(let element) = call.callee.kind, element.count == 1 else { return nil }
      return Expression.emptyList
    case .member: return nil
    default: return fixedValue
    }
  }

  /// The literal of a list that holds nothing.
  static let emptyList = "[]"

  /// What a question is about: the device's idiom and width, whoever is asked for them, or its spelling.
  var subject: String? {
    if case .call(let call) = kind, call.name == "UI_USER_INTERFACE_IDIOM" { return "userInterfaceIdiom" }
    if let name = lastName, call == nil, Assumptions.ofDevice.contains(name) { return name }
    return spelling
  }

  /// Its text without regard to spaces, so that the same question is known again; nil for what is more than a question.
  package var spelling: String? {
    switch kind {
    case .number(let value): return "\(value)"
    case .string(let text): return "\"\(text)\""
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .name(let name): return name
    case .member(let base?, let name): return base.isSelf ? name : base.spelling.map { "\($0).\(name)" }
    case .member(nil, let name): return ".\(name)"
    case .element(let base, let arguments):
      guard let base = base.spelling, let arguments = arguments.spelling else { return nil }
      return "\(base)[\(arguments)]"
    case .prefix(let name, let operand): return operand.spelling.map { name + $0 }
    case .binary(let left, let name, let right):
      return left.spelling.flatMap { left in right.spelling.map { "\(left) \(name) \($0)" } }
    case .call(let call):
      guard let callee = call.callee.spelling, let arguments = call.arguments.spelling else { return nil }
      return "\(callee)(\(arguments))"
    default: return nil
    }
  }
}

extension Array where Element == Argument {
  fileprivate var spelling: String? {
    let all = map { argument in argument.value.spelling.map { "\(argument.label ?? "_"): \($0)" } }
    return all.contains(nil) ? nil : all.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Expression {
  /// The values that it compares, and by which sign.
  fileprivate var comparison: (left: Expression, sign: String, right: Expression)? {
    if let (left, right) = compared { return (left, "==", right) }
    guard case .binary(let left, let sign, let right) = kind, ["!=", "!=="].contains(sign) else { return nil }
    return (left, sign, right)
  }
}
