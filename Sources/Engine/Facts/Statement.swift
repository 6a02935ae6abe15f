/// A statement as rules see it.
public struct Statement: Sendable, Hashable {
  public let range: ByteRange
  public let kind: Kind

  public indirect enum Kind: Sendable, Hashable {
    case expression(Expression)
    case variable(Variable)
    case function(FunctionFacts)
    case `return`(Expression?)
    case branch(Branch)
    case loop(Loop)
    /// `do`, `defer`, and the sides of `#if`.
    case block([Statement])
    /// `throw`, `break`, `continue`, `fallthrough`, with what is thrown.
    case jump(Expression?)
  }
}

/// `let` or `var` with one name, at any level.
public struct Variable: Sendable, Hashable {
  public let name: String
  public let nameRange: ByteRange
  public let isConstant: Bool
  public let modifiers: [String]
  /// The names of its attributes, without `@`.
  public let attributes: [String]
  public let type: TypeName?
  public let initialValue: Expression?
  /// What computes its value; nil for a stored one.
  public let getter: [Statement]?
  /// What runs when it is set: a setter and the observers.
  public let observers: [Statement]

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension Variable {
  /// A name that a condition or a loop binds.
  init(binding name: String, to value: Expression) {
    self.init(binding: name, at: value.range.start, value)
  }

  /// A name that is bound at a place: a parameter of a closure, where its value isn't known.
  init(binding name: String, at place: UInt32, _ value: Expression? = nil) {
    self.init(
      name: name,
      nameRange: ByteRange(start: place, end: place),
      isConstant: true,
      modifiers: [],
      attributes: [],
      type: nil,
      initialValue: value,
      getter: nil,
      observers: []
    )
  }
}

/// `for`, `while` or `repeat`.
public struct Loop: Sendable, Hashable {
  /// The names that each turn binds.
  public let names: [String]
  /// The sequence or the conditions.
  public let header: [Expression]
  public let body: [Statement]
}
