/// A statement as rules see it.
public struct Statement: Sendable, Hashable {
  /// All that it is made of in the source, from the first byte to the last.
  public let range: ByteRange
  /// What it does.
  public let kind: Kind

  package init(range: ByteRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// What a statement can be.
  public enum Kind: Sendable, Hashable {
    /// An expression that stands alone: a call, an assignment, or the value that a single expression returns.
    indirect case expression(Expression)
    /// A local variable or constant.
    case variable(Variable)
    /// A function declared within the code.
    case function(FunctionFacts)
    /// `return`, and what it hands out; nil where that is nothing.
    indirect case `return`(Expression?)
    /// `if`, `guard` or `switch`.
    case branch(Branch)
    /// `for`, `while` or `repeat`.
    case loop(Loop)
    /// `do`, `defer`, and the sides of `#if`.
    indirect case block([Statement])
    /// `throw`, `break`, `continue`, `fallthrough`, with what is thrown.
    indirect case jump(Expression?)
  }
}

/// `let` or `var` with one name, at any level.
public final class Variable: Sendable, Hashable {
  /// As it is declared, without backticks.
  public let name: String
  /// Where the declaration names it.
  public let nameRange: ByteRange
  /// Whether it is declared with `let`.
  public let isConstant: Bool
  /// `private`, `static`, `lazy`, … as they are written.
  public let modifiers: [String]
  /// The names of its attributes, without `@`.
  public let attributes: [String]
  /// The type that the declaration names; nil where it names none.
  public let type: TypeName?
  /// What `=` gives it where it is declared.
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

  /// Whether it belongs to the type rather than to each object of it.
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
  /// What runs each time, the condition of a `while` included.
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
