import HIGLintEngine
import Yams

/// Reads what stands under `rules:`.
struct RuleSettingReader {
  var reader: NodeReader
  private let descriptions: [String: RuleDescription]
  private let levels = ["off"] + Severity.allCases.map(\.rawValue)

  init(reader: NodeReader, rules: [any Rule.Type]) {
    self.reader = reader
    descriptions = Dictionary(rules.map { ($0.description.id, $0.description) }) { first, _ in first }
  }

  mutating func read(_ node: Node) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    let expected = "a mapping from rule ids, such as `small_touch_target: warning`"
    for entry in reader.entries(of: node, "`rules`", expected: expected) where !reader.isHopeless {
      if let description = descriptions[entry.name] {
        settings[entry.name] = setting(entry, of: description)
      } else {
        let question = Spelling.question(for: entry.name, among: Array(descriptions.keys))
        let remedy = question ?? "`higlint rules` lists every rule"
        reader.report("unknown rule `\(entry.name)`", at: entry.key, remedy: remedy)
      }
    }
    return settings
  }

  private mutating func setting(_ entry: NodeReader.Entry, of description: RuleDescription) -> RuleSetting? {
    if case .mapping = entry.value {
      return optionSettings(entry.value, of: description)
    }
    guard !isNull(entry.value) else {
      reader.report(
        "`\(entry.name)` is empty: expected \(alternatives(levels)), or a mapping",
        at: entry.key,
        remedy: "give it a value, or remove it"
      )
      return nil
    }
    return level(entry.value, of: entry.name)?.setting(options: RuleOptions())
  }

  /// The mapping of one rule: its severity, and its own options.
  private mutating func optionSettings(_ node: Node, of description: RuleDescription) -> RuleSetting {
    var level: Level?
    var values: [String: OptionValue] = [:]
    for entry in reader.entries(of: node, "`\(description.id)`", expected: "a mapping") where !reader.isHopeless {
      if entry.name == "severity" {
        level = self.level(entry.value, of: entry.name)
      } else if let option = description.options.first(where: { $0.name == entry.name }) {
        values[option.name] = optionValue(entry.value, of: option)
      } else {
        reportUnknownOption(entry, of: description)
      }
    }
    return (level ?? .ruleDefault).setting(options: RuleOptions(values))
  }

  private mutating func optionValue(_ node: Node, of option: RuleOptionDeclaration) -> OptionValue? {
    switch option.defaultValue {
    case .flag:
      reader.flag(node, of: option.name).map { .flag($0) }
    case .number:
      reader.number(node, of: option.name, bounds: option.bounds).map { .number($0) }
    case .strings:
      reader.words(node, of: option.name, expected: "a list of words").map { .strings($0.map(\.text)) }
    }
  }

  private mutating func reportUnknownOption(_ entry: NodeReader.Entry, of description: RuleDescription) {
    let names = ["severity"] + description.options.map(\.name)
    let remedy = Spelling.question(for: entry.name, among: names)
    reader.report(
      "`\(description.id)` has no option `\(entry.name)`: expected \(alternatives(names))",
      at: entry.key,
      remedy: remedy ?? "`higlint explain \(description.id)` describes its options"
    )
  }
}

// MARK: - Severities

extension RuleSettingReader {
  /// What can be said of a rule in one word, or by leaving it out.
  private enum Level {
    case off
    case ruleDefault
    case severity(Severity)

    func setting(options: RuleOptions) -> RuleSetting {
      switch self {
      case .off: .off
      case .ruleDefault: .on(severity: nil, options: options)
      case .severity(let severity): .on(severity: severity, options: options)
      }
    }
  }

  private mutating func level(_ node: Node, of name: String) -> Level? {
    guard let word = reader.word(node, of: name, expected: alternatives(levels)) else { return nil }
    if word == "off" { return .off }
    if let severity = Severity(rawValue: word) { return .severity(severity) }
    reader.report("`\(name)` is `\(word)`: expected \(alternatives(levels))", at: node, remedy: remedy(node, word))
    return nil
  }

  private func remedy(_ node: Node, _ word: String) -> String {
    switch node.bool {
    case true?: "give the severity that its findings are to have"
    case false?: "did you mean `off`?"
    case nil: Spelling.question(for: word, among: levels) ?? "write one of them"
    }
  }
}
