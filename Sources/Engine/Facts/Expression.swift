/// An expression as rules see it: what it says, and where it stands.
///
/// `try`, `await`, parentheses around one value, optional chaining (`a?.b`) and forced unwrapping (`a!.b`)
/// are passed over, so that a question has one spelling.
public struct Expression: Sendable, Hashable {
  public let range: ByteRange
  public let kind: Kind

  public init(range: ByteRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  public indirect enum Kind: Sendable, Hashable {
    case number(Double)
    /// A string without interpolation.
    case string(String)
    /// A string with interpolation: the expressions in it.
    case interpolation([Expression])
    case boolean(Bool)
    case `nil`
    /// A plain name, `self`, `super` and `$0` included.
    case name(String)
    /// `base.name`, and `.name` without a base.
    case member(Expression?, String)
    case call(Call)
    /// `base[arguments]`
    case element(Expression, [Argument])
    case closure(Closure)
    case array([Expression])
    case dictionary([Pair])
    case tuple([Argument])
    /// `target = value`, `target += value`
    case assignment(Expression, String, Expression)
    case binary(Expression, String, Expression)
    case prefix(String, Expression)
    case conditional(Expression, Expression, Expression)
    /// `value as? Type`, `value is Type`
    case cast(Expression, String, TypeName)
    /// An `if` or `switch`, as a statement or for its value.
    case branch(Branch)
    /// `#selector(name)`: the last name in it.
    case selector(String)
    /// `\.name`, `\Type.path.name`: the last name in it.
    case keyPath(String)
    /// Anything else, with the expressions in it.
    case other([Expression])
  }

  /// A key and its value in a dictionary literal.
  public struct Pair: Sendable, Hashable {
    public let key: Expression
    public let value: Expression
  }
}

/// A value handed to a call, a subscript or a tuple.
public struct Argument: Sendable, Hashable {
  public let label: String?
  public let value: Expression

  public init(label: String?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// `callee(arguments) { trailing closures }`
public struct Call: Sendable, Hashable {
  public let callee: Expression
  /// The last name of the callee: `c` in `a.b.c(d)`.
  public let nameRange: ByteRange
  /// What stands in angle brackets before the parentheses: `Cell` in `CellRegistration<Cell>()`.
  public let typeArguments: [TypeName]
  /// Trailing closures come last, the first of them without a label.
  public let arguments: [Argument]
  /// How many of the arguments stand in the parentheses.
  public let parenthesized: Int
}

/// A closure's parameters and code.
public struct Closure: Sendable, Hashable {
  public let parameters: [String]
  public let body: [Statement]
}

/// The alternatives of an `if`, `guard` or `switch`.
public struct Branch: Sendable, Hashable {
  public let kind: Kind
  /// What a `switch` looks at.
  public let subject: Expression?
  /// In order; those of `else if` and `else` beside the first. A `guard` has one: what runs when its conditions fail.
  public let arms: [Arm]

  public enum Kind: String, Sendable {
    case `if`
    case `guard`
    case `switch`
  }

  /// One alternative.
  public struct Arm: Sendable, Hashable {
    /// The conditions of an `if`, `guard` or `case`; none for `else` and `default`.
    public let conditions: [Condition]
    public let body: [Statement]

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
  }
}
