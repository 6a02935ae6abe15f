/// A value that code gives to a property of an object whose kind is known: `picker.minuteInterval = 5`.
public struct Setting {
  /// What the property is given.
  public let value: Expression
  /// The assignment.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// What names in the value mean.
  public let scope: CodeScope
  /// The property, with the object whose it is.
  package let target: Expression
  package let code: ProjectCode
  let around: [Enclosure]
}

extension Project {
  /// The values that a file's code gives to a property of objects that are, or inherit from, a framework's class: in
  /// whatever function, in the closure of a builder, to the object's own property in a subclass, or to all of them by
  /// `appearance()`.
  public func settings(of property: String, on kind: String, in file: Int) -> [Setting] {
    code(in: file, mentioning: [property]).flatMap { code -> [Setting] in
      var assignments: [(target: Expression, value: Expression, range: ByteRange, around: [Enclosure])] = []
      code.body.forEachExpression { expression, around in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == property
        else { return }
        assignments.append((target, value, expression.range, around))
      }
      if assignments.isEmpty { return [] }
      let scope = code.scope
      return assignments.filter { scope.isMember($0.target, ofKind: kind, $0.around) }.map {
        Setting(
          value: $0.value, range: $0.range, file: code.file, scope: scope, target: $0.target, code: code, around: $0.around
        )
      }
    }
  }
}

extension CodeScope {
  /// Whether a property belongs to an object of a kind.
  func isMember(_ property: Expression, ofKind kind: String, _ around: [Enclosure]) -> Bool {
    switch property.kind {
    case .name(let name):
      if case .local? = definition(of: name, at: property.range) { return false }
      return type?.isKind(of: kind) ?? false
    case .member(let object?, _):
      if object.kind == .name("super") { return type?.isKind(of: kind) ?? false }
      if isKind(object, of: kind) { return true }
      let known = object.proxiedType ?? (object.path?.count == 1 ? around.builtType(object) : nil)
      return known.map { project.isKind($0, of: kind, from: type, in: file) } ?? false
    default: return false
    }
  }
}

extension Expression {
  /// The type whose objects `UIDatePicker.appearance()` stands for.
  fileprivate var proxiedType: TypeName? {
    guard let call, call.name?.hasPrefix("appearance") ?? false, let path = call.callee.base?.path else { return nil }
    return TypeName(path.joined(separator: "."))
  }
}

extension Setting {
  /// Takes the assignment away.
  ///
  /// - Returns: nil where that could leave code that doesn't compile: a `case` without a statement, a closure that is
  ///   handed an object and doesn't mention it.
  public var removal: Fix.Edit? {
    let rest = siblings
    guard let rest, !rest.isEmpty || around.isEmpty && code.function != nil else { return nil }
    if isOfAnonymousObject, !rest.containsExpression(where: { $0.kind == .name("$0") }) { return nil }
    return code.project.text(of: file)?.removal(of: range)
  }

  private var isOfAnonymousObject: Bool { target.containsExpression { $0.kind == .name("$0") } }

  /// The other statements of the block that the assignment is a statement of.
  private var siblings: [Statement]? {
    let block: [Statement]
    switch around.last {
    case nil: block = code.body
    case .arm(let branch, let index): block = branch.arms[index].body
    case .loop(let loop): block = loop.body
    case .function(let function): block = function.body ?? []
    case .expression(let expression): block = expression.closure?.body ?? []
    case .condition, .variable, .returned: return nil
    }
    guard block.contains(where: { $0.range == range }) else { return nil }
    return block.filter { $0.range != range }
  }
}
