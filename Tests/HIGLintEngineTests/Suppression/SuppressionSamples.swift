import HIGLintEngine

/// Speaks of every global variable whose name begins with `wrong`.
struct WrongName: FileRule {
  static let description = sampleDescription("wrong_name")

  init() {}

  func check(_ file: Int, _ context: inout RuleContext) {
    for variable in context.project.facts(of: file).variables where variable.name.hasPrefix("wrong") {
      context.report("Wrong", at: variable.nameRange, in: file)
    }
  }
}

/// A second rule that speaks of the same places.
struct AlsoWrong: FileRule {
  static let description = sampleDescription("also_wrong")

  init() {}

  func check(_ file: Int, _ context: inout RuleContext) {
    WrongName().check(file, &context)
  }
}

/// A rule that is known, but doesn't run.
struct TurnedOff: Rule {
  static let description = sampleDescription("turned_off")

  init() {}
}

private func sampleDescription(_ id: String) -> RuleDescription {
  RuleDescription(
    id: id,
    chapter: .behaviour,
    summary: "",
    rationale: "",
    guidelines: [],
    triggers: ["wrong"],
    examples: Examples(bad: [], good: [])
  )
}

/// Lints a text with both sample rules, and gives what is found as `rule line:column`, with the message for what is
/// said about suppressions.
func lint(_ text: String, rules: [any Rule.Type] = [WrongName.self] + suppressionRules) -> [String] {
  result(text, rules: rules).findings.map { finding in
    let place = "\(finding.rule) \(finding.range.start.line):\(finding.range.start.column)"
    let isOwn = suppressionRules.contains { $0.description.id == finding.rule }
    return isOwn ? "\(place)-\(finding.range.end.column): \(finding.message)" : place
  }
}

func result(_ text: String, rules: [any Rule.Type] = [WrongName.self] + suppressionRules) -> LintResult {
  let input = SourceInput(path: "A.swift", contents: Array(text.utf8))
  return Linter(knownRules: [WrongName.self, AlsoWrong.self, TurnedOff.self])
    .lint([.init(rules: rules.map { ActiveRule($0) }, files: [input])])
}
