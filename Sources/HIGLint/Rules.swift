import ArgumentParser
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters
import HIGLintRules

/// `higlint rules`.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules.",
    discussion: """
      By chapter: each rule's default severity, whether it runs by default (on), in the profile strict (opt-in) or \
      in the profile classic (classic), what it finds, its options with their defaults, and whether it is fixed.
      """
  )

  @Option(help: .init("How to list them; coverage tells what the guidelines ask for, and what checks it.", valueName: "format"))
  var format = Format.text

  @Option(help: .init("List only the rules that run in this profile.", valueName: "profile"))
  var profile: Profile?

  @OptionGroup var color: ColorArguments

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case coverage
  }

  func validate() throws {
    if format == .coverage, profile != nil {
      throw ValidationError("The coverage is the same in every profile; leave out --profile.")
    }
  }

  func run() throws {
    let list = RuleList(knownRules.filter { profile?.runs($0.description.activation) ?? true }, addresses: NearestAddresses.here)
    let text = switch format {
    case .text: list.text(isColored: color.isColored())
    case .json: list.json
    case .coverage: CoveragePage(coveredDocuments).text
    }
    try StandardStream.output.write(text)
  }
}

extension Profile: ExpressibleByArgument {}
