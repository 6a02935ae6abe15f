/// A setting of one rule, declared once and read by it through ``RuleOptions``.
public struct RuleOption<Value: RuleOptionValue>: Sendable {
  /// The key in `.higlint.yml`, in snake case.
  public let name: String
  /// What it sets, with its unit, in one line.
  public let summary: String
  /// The value where none is set.
  public let defaultValue: Value
  /// The smallest and largest number allowed; for numbers only.
  public let bounds: ClosedRange<Double>?

  /// The name is its key in `.higlint.yml`, and the summary what documentation says of it.
  public init(_ name: String, _ summary: String, default defaultValue: Value, bounds: ClosedRange<Double>? = nil) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.bounds = bounds
  }

  /// The option without its type, for whoever lists or reads the options of every rule.
  public var declaration: RuleOptionDeclaration {
    RuleOptionDeclaration(name: name, summary: summary, defaultValue: defaultValue.optionValue, bounds: bounds)
  }
}

/// What the configuration, the documentation and the schema need to know of an option.
public struct RuleOptionDeclaration: Sendable, Hashable {
  /// The key in `.higlint.yml`.
  public let name: String
  /// What it sets, as a short phrase.
  public let summary: String
  /// What holds where no configuration says another.
  public let defaultValue: OptionValue
  /// The smallest and largest number allowed; nil where any is.
  public let bounds: ClosedRange<Double>?
}

/// A value that a configuration can give to an option.
public enum OptionValue: Sendable, Hashable, Codable {
  /// `true` or `false`.
  case flag(Bool)
  /// A number, whole or not.
  case number(Double)
  /// A list of strings.
  case strings([String])
}

/// A Swift type that an option can have.
public protocol RuleOptionValue: Sendable {
  /// Nil for a value of another type.
  init?(_ value: OptionValue)
  /// The value as a configuration gives it.
  var optionValue: OptionValue { get }
}

extension Bool: RuleOptionValue {
  public init?(_ value: OptionValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  public var optionValue: OptionValue { .flag(self) }
}

extension Double: RuleOptionValue {
  public init?(_ value: OptionValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  public var optionValue: OptionValue { .number(self) }
}

extension Array: RuleOptionValue where Element == String {
  public init?(_ value: OptionValue) {
    guard case .strings(let strings) = value else { return nil }
    self = strings
  }

  public var optionValue: OptionValue { .strings(self) }
}

/// The values that a run gives to one rule's options.
public struct RuleOptions: Sendable, Hashable {
  private let values: [String: OptionValue]

  /// - Parameter values: the values that differ from the defaults, by option name.
  public init(_ values: [String: OptionValue] = [:]) {
    self.values = values
  }

  /// The values that differ from the defaults, by name, in one order.
  var sortedValues: [(name: String, value: OptionValue)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The value set for the option, or its default.
  package func value(of option: RuleOptionDeclaration) -> OptionValue {
    values[option.name] ?? option.defaultValue
  }

  /// The same as the option's own type.
  public subscript<Value>(option: RuleOption<Value>) -> Value {
    values[option.name].flatMap(Value.init) ?? option.defaultValue
  }
}
