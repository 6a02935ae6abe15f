import HIGLintEngine

/// All that there is to know about a rule, as a page in Markdown that is made from the rule's own file.
public struct RulePage {
  private let type: any Rule.Type
  private let rule: RuleDescription

  /// Each rule has one page.
  public init(_ rule: any Rule.Type) {
    type = rule
    self.rule = rule.description
  }

  /// What the page's file is called, beside those of the others and the index.
  public static func fileName(of rule: String) -> String { "\(rule).md" }

  /// The page. Its examples are linted for it, to show what a finding says.
  public var markdown: String {
    var parts = ["# \(rule.id)", MarkdownText.proseWithCode(rule.summary), facts]
    if let picture = rule.picture { parts.append(RulePictures(rule.id, picture).markdown) }
    parts += section("Why", [MarkdownText.proseWithCode(rule.rationale)])
    parts += section(rule.guidelines.count > 1 ? "Guidelines" : "Guideline", guidelines)
    parts += section("What it finds", rule.examples.bad.map { RulePageExample($0, type).bad })
    parts += section("What it leaves alone", rule.examples.good.map { RulePageExample($0, type).good })
    parts += section("Fix", fix)
    parts += section("Options", options)
    parts += section("Configuring it", [configuration])
    parts += section("Suppressing it", suppression)
    parts.append("[All rules](\(RuleIndex.fileName))")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ title: String, _ body: [String]) -> [String] { body.isEmpty ? [] : ["## \(title)"] + body }

  // MARK: Facts

  private var facts: String {
    var rows = [
      ("Chapter", "[\(rule.chapter.title)](\(RuleIndex.fileName)#\(RuleIndex.anchor(rule.chapter.title)))"),
      ("Severity", rule.severity.rawValue),
      ("Runs", activation),
    ]
    if let fix = rule.fix { rows.append(("Fix", "`\(fix.option)`")) }
    if !rule.components.isEmpty {
      let links = rule.components.map { "[\($0.title)](\(RuleIndex.fileName)#\(RuleIndex.anchor($0.title)))" }
      rows.append(("About", links.joined(separator: ", ")))
    }
    rows += rule.criteria.map { ($0.standard, Self.name(of: $0)) }
    rows.append(("Since", rule.since))
    return "| | |\n| --- | --- |\n" + rows.map { "| \($0) | \($1) |" }.joined(separator: "\n")
  }

  private static func name(of criterion: AccessibilityCriterion) -> String {
    switch criterion {
    case .audit: MarkdownText.code(criterion.name)
    case .wcag: MarkdownText.prose(criterion.name)
    }
  }

  private var activation: String {
    switch rule.activation {
    case .on: "in every profile"
    case .optIn: "in the profile `strict`, or where the configuration names it"
    case .classic: "in the profile `classic`, or where the configuration names it"
    }
  }

  private var guidelines: [String] {
    if rule.guidelines.isEmpty { return [] }
    return [rule.guidelines.map { guideline in
      let anchor = RuleIndex.anchor(RuleIndex.title(of: guideline))
      let document = "[\(MarkdownText.prose(guideline.document))](\(RuleIndex.fileName)#\(anchor))"
      let date = guideline.date.isEmpty ? "" : " (\(guideline.date))"
      return "- \(document)\(date), “\(MarkdownText.prose(guideline.section))”"
    }.joined(separator: "\n")]
  }

  // MARK: Fix and options

  private var fix: [String] {
    guard let fix = rule.fix else { return [] }
    let messages = rule.examples.bad.flatMap { ExampleCheck($0, type).findings }.flatMap(\.fixes).map(\.message)
    var seen: Set<String> = []
    let list = messages.filter { seen.insert($0).inserted }.map { "- \(MarkdownText.prose($0))" }
    let meaning = switch fix {
    case .safe: "`--fix` mends it where that is certain, and keeps what the code does but for the guideline’s sake:"
    case .suggested: "`--fix-suggested` mends it where that is certain; look at the result, which may do more than is wanted:"
    }
    return [meaning, list.joined(separator: "\n")]
  }

  private var options: [String] {
    if rule.options.isEmpty { return [] }
    let rows = rule.options.map { option in
      let bounds = option.bounds.map {
        "\(OptionValue.text(of: $0.lowerBound)) to \(OptionValue.text(of: $0.upperBound))"
      }
      let value = MarkdownText.code(option.defaultValue.shortText)
      return "| `\(option.name)` | \(MarkdownText.proseWithCode(option.summary)) | \(option.defaultValue.typeName) | \(value) | \(bounds ?? "") |"
    }
    return [
      "| Option | | Type | Default | From, to |\n| --- | --- | --- | --- | --- |\n" + rows.joined(separator: "\n")
    ]
  }

  private var configuration: String {
    let options = rule.options.map { "    \($0.name): \($0.defaultValue.configurationText)" }
    let lines = ["# .higlint.yml", "rules:", "  \(rule.id):", "    severity: \(rule.severity.rawValue)"] + options
    return """
      \(MarkdownCode(lines: lines.map { $0[...] }, "yaml").block)

      In place of the mapping a severity alone (`error`, `warning`, `note`) or `off` will do.
      """
  }

  private var suppression: [String] {
    let places = SuppressionPlace.all(of: type)
    return places.map { place in
      let block = MarkdownCode(lines: place.lines(for: rule.id).map { $0[...] }, place.language).block
      if let hint = place.hint { return "\(hint)\n\n\(block)" }
      return "\(block)\n\n\(commentsInCode(beside: places))"
    }
  }

  private func commentsInCode(beside places: [SuppressionPlace]) -> String {
    let more = """
      `disable:this` and `disable:previous` count for one line as well, `disable:file` for the file, and `disable` up \
      to the next `enable`.
      """
    if rule.chapter == .suppressions { return more }
    let found = places.count > 1 ? "all that it finds in code" : "all that it finds"
    return more + " `higlint --only \(rule.id) --suppress --reason \"…\"` writes such a comment above \(found)."
  }
}
