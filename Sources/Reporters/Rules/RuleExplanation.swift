import HIGLintEngine

/// Everything about one rule, as a page to learn from.
public struct RuleExplanation {
  /// How many examples of a kind are shown before the rest is only counted.
  private static let exampleLimit = 3

  private let rule: RuleDescription
  private let suppressionPlaces: [SuppressionPlace]
  private let page: String

  /// - Parameters:
  ///   - rule: the rule to explain.
  ///   - addresses: where the rules' pages are.
  public init(_ rule: any Rule.Type, addresses: RuleAddresses = .published) {
    self.rule = rule.description
    suppressionPlaces = SuppressionPlace.all(of: rule)
    page = addresses.address(of: rule.description)
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - showsAllExamples: whether to show them all, or the first few of each kind.
  ///   - isColored: whether to colour it, for a terminal.
  public func text(showsAllExamples: Bool = false, isColored: Bool = false) -> String {
    let paint = Paint(isEnabled: isColored)
    var text = paint.bold(rule.id) + "\n" + Paragraph(rule.summary).text(indentation: 2)
    text += "\n  chapter: \(rule.chapter.rawValue)   severity: \(rule.severity.rawValue)   default: \(activation)\n"
    if let fix = rule.fix { text += "  fixed, where that is certain, by \(fix.option)\n" }
    func add(_ heading: String, _ body: String) {
      if !body.isEmpty { text += "\n\(paint.bold(heading))\n\(body)" }
    }
    add("Why", Paragraph(rule.rationale).text(indentation: 2))
    add("Guideline", rule.guidelines.map { Paragraph($0.citation).text(indentation: 2) }.joined())
    add("Tested by others as", rule.criteria.map { "  \($0.standard): \($0.name)\n" }.joined())
    add("What it finds", examples(rule.examples.bad, all: showsAllExamples, paint))
    add("What follows the guideline", examples(rule.examples.good, all: showsAllExamples, paint))
    add("Options", rule.options.map(Self.option).joined())
    add("Configure it, in .higlint.yml", configuration)
    for place in suppressionPlaces { add("Suppress it, \(place.title)", suppression(place)) }
    // As wide as it is, like code: a terminal opens what isn't broken.
    add("Its page", "    \(page)\n")
    return text
  }

  private var activation: String {
    switch rule.activation {
    case .on: "on"
    case .optIn: "opt-in (on in the profile strict)"
    case .classic: "classic (on in the profile classic)"
    }
  }

  private func examples(_ examples: [Example], all: Bool, _ paint: Paint) -> String {
    let shown = all ? examples[...] : examples.prefix(Self.exampleLimit)
    var pages = shown.map { ExampleText($0).text(paint: paint) }
    if shown.count < examples.count {
      pages.append("  \(examples.count - shown.count) more with --all\n")
    }
    return pages.joined(separator: "\n")
  }

  private static func option(_ option: RuleOptionDeclaration) -> String {
    Paragraph("\(option.name): \(option.terms)").text(indentation: 2) + Paragraph(option.summary).text(indentation: 6)
  }

  private var configuration: String {
    let options = rule.options.map(Self.setting).joined()
    return """
        rules:
          \(rule.id):
            severity: \(rule.severity.rawValue)

      """ + options + """

        or, in place of the mapping, a severity alone (error, warning, note), or off

      """
  }

  /// An option with its default, moved in on the lines after the first, as YAML wants it.
  private static func setting(_ option: RuleOptionDeclaration) -> String {
    let lines = Paragraph(
      "\(option.name): \(option.defaultValue.configurationText)"
    ).lines(width: Paragraph.pageWidth - 8)
    return "      " + lines.joined(separator: "\n        ") + "\n"
  }

  private func suppression(_ place: SuppressionPlace) -> String {
    let hint = place.hint.map { Paragraph($0).text(indentation: 2) } ?? ""
    let lines = place.lines(for: rule.id).map { "  \($0)\n" }.joined()
    guard place == .code else { return hint + lines }
    return lines + """
        also disable:this, disable:previous, disable:file; or from
        // higlint:disable \(rule.id)
        to
        // higlint:enable \(rule.id)

      """
  }
}
