import ArgumentParser
import HIGLintEngine
import HIGLintReporters

/// `higlint explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule.",
    discussion: "What it finds and why, the guideline behind it, bad and good code, its options, how to suppress it."
  )

  @ArgumentParser.Argument(
    help: "The rule's id, as findings show it.",
    completion: .list(knownRules.map { $0.description.id })
  )
  var rule: String

  @Flag(help: "Show every example, not only the first few.")
  var all = false

  @OptionGroup var color: ColorArguments

  func run() throws {
    guard let known = knownRules.first(where: { $0.description.id == rule }) else {
      let remedy = Spelling.question(for: rule, among: knownRules.map { $0.description.id })
      throw ValidationError("There is no rule `\(rule)`; \(remedy ?? "`higlint rules` lists them all.")")
    }
    let page = RuleExplanation(known, addresses: NearestAddresses.here).text(showsAllExamples: all, isColored: color.isColored())
    try StandardStream.output.write(page)
  }
}
