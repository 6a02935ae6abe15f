import ArgumentParser
import HIGLintReporters

/// `higlint rules`.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the rules.",
    discussion: """
      By chapter: each rule's default severity, whether it runs by default (on), in the profile strict (opt-in) or \
      in the profile classic (classic), what it finds, and its options with their defaults.
      """
  )

  @Option(help: .init("How to list them.", valueName: "format"))
  var format = Format.text

  @OptionGroup var color: ColorArguments

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  func run() throws {
    let list = RuleList(knownRules)
    try StandardStream.output.write(format == .json ? list.json : list.text(isColored: color.isColored()))
  }
}
