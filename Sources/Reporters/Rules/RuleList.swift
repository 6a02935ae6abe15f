import HIGLintEngine

/// All rules at a glance: by chapter, with severity, default and options.
public struct RuleList {
  private let rules: [RuleDescription]
  private let addresses: RuleAddresses

  /// - Parameters:
  ///   - rules: those to list.
  ///   - addresses: where the rules' pages are.
  public init(_ rules: [any Rule.Type], addresses: RuleAddresses = .published) {
    self.rules = rules.map { $0.description }
    self.addresses = addresses
  }

  /// A table for people.
  public func text(isColored: Bool = false) -> String {
    let paint = Paint(isEnabled: isColored)
    let table = Table(nameWidth: rules.map(\.id.count).max() ?? 0, paint: paint)
    var text = ""
    for chapter in Chapter.allCases {
      let members = rules.filter { $0.chapter == chapter }
      if members.isEmpty { continue }
      text += text.isEmpty ? "" : "\n"
      text += paint.bold(chapter.rawValue) + "\n"
      text += members.map(table.rows).joined()
    }
    return text
  }

  /// For other programs: an array of objects, in the same order.
  public var json: String {
    JSONValue.array(Chapter.allCases.flatMap { chapter in
      rules.filter { $0.chapter == chapter }.map { Self.json(of: $0, addresses: addresses) }
    }).document
  }

  /// A rule without its examples.
  ///
  /// - Parameter addresses: where the rules' pages are.
  package static func json(of rule: RuleDescription, addresses: RuleAddresses = .published) -> JSONValue {
    .object([
      .init("id", .string(rule.id)),
      .init("chapter", .string(rule.chapter.rawValue)),
      .init("summary", .string(rule.summary)),
      .init("severity", .string(rule.severity.rawValue)),
      .init("default", .string(rule.activation.rawValue)),
      .init("since", .string(rule.since)),
      .init("page", .string(addresses.address(of: rule))),
      .init("fix", rule.fix.map { .string($0.rawValue) } ?? .null),
      .init("guidelines", .array(rule.guidelines.map { .object(JSONReporter.members(of: $0)) })),
      .init("components", .array(rule.components.map { .string($0.rawValue) })),
      .init("criteria", .array(rule.criteria.map { criterion in
        .object([.init("standard", .string(criterion.standard)), .init("name", .string(criterion.name))])
      })),
      .init("options", .array(rule.options.map { option in
        .object([
          .init("name", .string(option.name)),
          .init("summary", .string(option.summary)),
          .init("default", option.defaultValue.jsonValue),
          .init("minimum", option.bounds.map { .number($0.lowerBound) } ?? .null),
          .init("maximum", option.bounds.map { .number($0.upperBound) } ?? .null),
        ])
      })),
    ])
  }
}

/// Rows whose columns line up.
private struct Table {
  private static let width = 100

  let nameWidth: Int
  let paint: Paint

  /// A rule's row, and one below it for its options.
  func rows(_ rule: RuleDescription) -> String {
    let name = pad(rule.id, to: nameWidth)
    let severity = paint.severity(rule.severity, pad(rule.severity.rawValue, to: 7))
    let activation = pad(rule.activation.rawValue, to: 7)
    let margin = nameWidth + 22
    var text = "  \(name)  \(severity)  \(activation)  "
    text += lines(rule.summary, margin: margin)
    if !rule.options.isEmpty {
      let options = rule.options.map { "\($0.name): \($0.defaultValue.shortText)" }.joined(separator: ", ")
      text += String(repeating: " ", count: margin) + lines(options, margin: margin)
    }
    if let fix = rule.fix { text += String(repeating: " ", count: margin) + "fixed by \(fix.option)\n" }
    return text
  }

  private func lines(_ text: String, margin: Int) -> String {
    Paragraph(text).lines(width: Self.width - margin)
      .joined(separator: "\n" + String(repeating: " ", count: margin)) + "\n"
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
