import ArgumentParser
import HIGLintConfiguration

/// Which rules run, and how strictly.
struct RuleArguments: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: .init("Run only these rules or chapters, separated by commas.", valueName: "rules")
  )
  var only: [String] = []

  @Option(
    parsing: .singleValue,
    help: .init("Run these rules or chapters too.", valueName: "rules")
  )
  var enable: [String] = []

  @Option(
    parsing: .singleValue,
    help: .init("Leave out these rules or chapters.", valueName: "rules")
  )
  var disable: [String] = []

  @Flag(help: "Exit with 1 for warnings as well.")
  var strict = false

  @Flag(help: "Report findings in code that nothing reaches from where the app begins, too.")
  var reportUnreachable = false

  var selection: RuleSelection {
    RuleSelection(only: Self.names(in: only), enable: Self.names(in: enable), disable: Self.names(in: disable))
  }

  /// The names in lists such as `cells, small_touch_target`.
  private static func names(in lists: [String]) -> [String] {
    lists.flatMap { $0.split { $0 == "," || $0.isWhitespace } }.map(String.init)
  }
}
