/// An expression as rules see it: what it says, and where it stands.
///
/// `try`, `await`, parentheses around one value, optional chaining (`a?.b`) and forced unwrapping (`a!.b`)
/// are passed over, so that a question has one spelling.
public struct Expression: Sendable, Hashable {
  /// All that it is made of in the source, from the first byte to the last.
  public let range: ByteRange
  /// What it says.
  public let kind: Kind

  package init(range: ByteRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// What an expression can be.
  public enum Kind: Sendable, Hashable {
    /// A number, with its sign.
    indirect case number(Double)
    /// A string without interpolation.
    indirect case string(String)
    /// A string with interpolation: the expressions in it.
    indirect case interpolation([Expression])
    /// `true`, `false`
    indirect case boolean(Bool)
    /// `nil`
    case `nil`
    /// A plain name, `self`, `super` and `$0` included.
    indirect case name(String)
    /// `base.name`, and `.name` without a base.
    indirect case member(Expression?, String)
    /// `callee(arguments)`, constructions included.
    case call(Call)
    /// `base[arguments]`
    indirect case element(Expression, [Argument])
    /// `{ parameters in body }`
    case closure(Closure)
    /// `[a, b]`
    indirect case array([Expression])
    /// `[key: value]`
    indirect case dictionary([Pair])
    /// `(a, label: b)`, of two values or more, or none.
    indirect case tuple([Argument])
    /// `target = value`, `target += value`
    indirect case assignment(Expression, String, Expression)
    /// `left operator right`
    indirect case binary(Expression, String, Expression)
    /// `-value`, `!value`, `&value`: the operator and its operand.
    indirect case prefix(String, Expression)
    /// `condition ? value : otherwise`
    indirect case conditional(Expression, Expression, Expression)
    /// `value as? Type`, `value is Type`
    indirect case cast(Expression, String, TypeName)
    /// An `if` or `switch`, as a statement or for its value.
    case branch(Branch)
    /// `#selector(name)`: the last name in it.
    indirect case selector(String)
    /// `\.name`, `\Type.path.name`: the last name in it.
    indirect case keyPath(String)
    /// Anything else, with the expressions in it.
    indirect case other([Expression])
  }

  /// A key and its value in a dictionary literal.
  public struct Pair: Sendable, Hashable {
    /// Before the colon.
    public let key: Expression
    /// After the colon.
    public let value: Expression

    package init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }
}

/// A value handed to a call, a subscript or a tuple.
public struct Argument: Sendable, Hashable {
  /// Nil where there is none.
  public let label: String?
  /// What is handed over.
  public let value: Expression

  package init(label: String?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// `callee(arguments) { trailing closures }`
public final class Call: Sendable, Hashable {
  /// What is called: a name, a member, a type to construct.
  public let callee: Expression
  /// The last name of the callee: `c` in `a.b.c(d)`.
  public let nameRange: ByteRange
  /// What stands in angle brackets before the parentheses: `Cell` in `CellRegistration<Cell>()`.
  public let typeArguments: [TypeName]
  /// Trailing closures come last, the first of them without a label.
  public let arguments: [Argument]
  /// How many of the arguments stand in the parentheses.
  public let parenthesized: Int

  package init(
    callee: Expression,
    nameRange: ByteRange,
    typeArguments: [TypeName],
    arguments: [Argument],
    parenthesized: Int
  ) {
    self.callee = callee
    self.nameRange = nameRange
    self.typeArguments = typeArguments
    self.arguments = arguments
    self.parenthesized = parenthesized
  }

  public static func == (left: Call, right: Call) -> Bool {
    left === right
      || left.nameRange == right.nameRange
      && left.callee == right.callee
      && left.typeArguments == right.typeArguments
      && left.arguments == right.arguments
      && left.parenthesized == right.parenthesized
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nameRange)
    hasher.combine(callee)
  }
}

/// A closure's parameters and code.
public final class Closure: Sendable, Hashable {
  /// Their names, where the closure gives them any; without them it speaks of `$0`.
  public let parameters: [String]
  /// Its statements in their order.
  public let body: [Statement]

  package init(
    parameters: [String],
    body: [Statement]
  ) {
    self.parameters = parameters
    self.body = body
  }

  public static func == (left: Closure, right: Closure) -> Bool {
    left === right
      || left.parameters == right.parameters
      && left.body == right.body
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parameters)
    hasher.combine(body)
  }
}

/// The alternatives of an `if`, `guard` or `switch`.
public final class Branch: Sendable, Hashable {
  /// By which word it begins.
  public let kind: Kind
  /// What a `switch` looks at.
  public let subject: Expression?
  /// In order; those of `else if` and `else` beside the first. A `guard` has one: what runs when its conditions fail.
  public let arms: [Arm]

  package init(
    kind: Kind,
    subject: Expression?,
    arms: [Arm]
  ) {
    self.kind = kind
    self.subject = subject
    self.arms = arms
  }

  public static func == (left: Branch, right: Branch) -> Bool {
    left === right
      || left.kind == right.kind
      && left.subject == right.subject
      && left.arms == right.arms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(subject)
  }

  /// Whether one of the alternatives runs in any case.
  public var isExhaustive: Bool { kind == .switch || kind == .if && arms.last?.isFallback ?? false }

  /// By which word the alternatives begin.
  public enum Kind: String, Sendable {
    /// `if`, with each `else if` and the `else`.
    case `if`
    /// `guard`, whose one alternative is what runs when it fails.
    case `guard`
    /// `switch`, with each `case` and the `default`.
    case `switch`
  }

  /// One alternative.
  public struct Arm: Sendable, Hashable {
    /// The conditions of an `if`, `guard` or `case`; none for `else` and `default`.
    public let conditions: [Condition]
    /// What runs where the alternative is taken.
    public let body: [Statement]

    package init(conditions: [Condition], body: [Statement]) {
      self.conditions = conditions
      self.body = body
    }

    /// Whether this is an `else` or a `default`.
    public var isFallback: Bool { conditions.isEmpty }
  }

  /// One condition, or one pattern of a `case`.
  public struct Condition: Sendable, Hashable {
    /// The names that it binds.
    public let names: [String]
    /// The expression tested, bound from or matched against.
    public let value: Expression?
    /// The pattern of a `case`, where it is an expression such as `.checkmark`.
    public let pattern: Expression?
    /// The release of iOS that `#available` or `#unavailable` asks for: `15.0`; nil for other conditions.
    package let release: String?
    /// Whether it holds before that release, rather than from it on.
    package let isBeforeRelease: Bool

    package init(
      names: [String],
      value: Expression?,
      pattern: Expression?,
      release: String? = nil,
      isBeforeRelease: Bool = false
    ) {
      self.names = names
      self.value = value
      self.pattern = pattern
      self.release = release
      self.isBeforeRelease = isBeforeRelease
    }
  }
}
