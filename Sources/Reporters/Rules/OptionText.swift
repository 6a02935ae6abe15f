import HIGLintEngine

extension OptionValue {
  /// The value as a configuration writes it.
  public var configurationText: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .strings(let strings): "[\(strings.map(Self.quoted).joined(separator: ", "))]"
    }
  }

  /// The same where there is little room: of a long list, only how it begins.
  var shortText: String {
    guard case .strings(let strings) = self, strings.count > Self.shortCount else { return configurationText }
    let shown = strings.prefix(Self.shortCount - 1).map(Self.quoted)
    return "[\(shown.joined(separator: ", ")), and \(strings.count - shown.count) more]"
  }

  private static let shortCount = 8

  package var jsonValue: JSONValue {
    switch self {
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .strings(let strings): .array(strings.map { .string($0) })
    }
  }

  var typeName: String {
    switch self {
    case .flag: "true or false"
    case .number: "number"
    case .strings: "list of strings"
    }
  }

  static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Words stand as they are; anything that could mean more to YAML is quoted.
  private static func quoted(_ string: String) -> String {
    let isWord = string.first?.isLetter == true && string.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let meansMore = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(string.lowercased())
    return isWord && !meansMore
      ? string
      : "'\(string.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}

extension RuleOptionDeclaration {
  /// Type, default and bounds: `number, default 44, from 1 to 100`.
  var terms: String {
    var terms = "\(defaultValue.typeName), default \(defaultValue.configurationText)"
    if let bounds {
      terms += ", from \(OptionValue.text(of: bounds.lowerBound)) to \(OptionValue.text(of: bounds.upperBound))"
    }
    return terms
  }
}
