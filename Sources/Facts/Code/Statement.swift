/// A statement as rules see it.
public struct Statement: Sendable, Hashable {
  public let range: ByteRange
  public let kind: Kind

  package init(range: ByteRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// What a statement can be.
  public enum Kind: Sendable, Hashable {
    indirect case expression(Expression)
    case variable(Variable)
    case function(FunctionFacts)
    indirect case `return`(Expression?)
    case branch(Branch)
    case loop(Loop)
    /// `do`, `defer`, and the sides of `#if`.
    indirect case block([Statement])
    /// `throw`, `break`, `continue`, `fallthrough`, with what is thrown.
    indirect case jump(Expression?)
  }
}

/// `let` or `var` with one name, at any level.
public final class Variable: Sendable, Hashable {
  public let name: String
  public let nameRange: ByteRange
  public let isConstant: Bool
  public let modifiers: [String]
  /// The names of its attributes, without `@`.
  public let attributes: [String]
  public let type: TypeName?
  public let initialValue: Expression?
  package let getterCode: Code?
  /// What runs when it is set: a setter and the observers.
  public let observers: [Statement]
  /// The words of its code and its type.
  package let words: MentionedWords

  package init(
    name: String,
    nameRange: ByteRange,
    isConstant: Bool,
    modifiers: [String],
    attributes: [String],
    type: TypeName?,
    initialValue: Expression?,
    getter: Code?,
    observers: [Statement],
    words: MentionedWords? = nil
  ) {
    self.name = name
    self.nameRange = nameRange
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.attributes = attributes
    self.type = type
    self.initialValue = initialValue
    getterCode = getter
    self.observers = observers
    self.words = words ?? MentionedWords(
      name: name, type: type, attributes: attributes, initialValue: initialValue, getter: getter, observers: observers
    )
  }

  public static func == (left: Variable, right: Variable) -> Bool {
    left === right
      || left.nameRange == right.nameRange
      && left.name == right.name
      && left.isConstant == right.isConstant
      && left.modifiers == right.modifiers
      && left.attributes == right.attributes
      && left.type == right.type
      && left.initialValue == right.initialValue
      && left.getter == right.getter
      && left.observers == right.observers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nameRange)
    hasher.combine(name)
  }

  /// What computes its value; nil for a stored one.
  public var getter: [Statement]? { getterCode?.statements }

  /// Whether its value is computed.
  public var isComputed: Bool { getterCode != nil }

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension Variable {
  /// A name that a condition or a loop binds.
  package convenience init(binding name: String, to value: Expression) {
    self.init(binding: name, at: value.range.start, value)
  }

  /// A name that is bound at a place: a parameter of a closure, where its value isn't known.
  package convenience init(binding name: String, at place: UInt32, _ value: Expression? = nil) {
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
public final class Loop: Sendable, Hashable {
  /// The names that each turn binds.
  public let names: [String]
  /// The sequence or the conditions.
  public let header: [Expression]
  public let body: [Statement]

  package init(
    names: [String],
    header: [Expression],
    body: [Statement]
  ) {
    self.names = names
    self.header = header
    self.body = body
  }

  public static func == (left: Loop, right: Loop) -> Bool {
    left === right
      || left.names == right.names
      && left.header == right.header
      && left.body == right.body
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(header)
  }
}
