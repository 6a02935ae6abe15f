import ArgumentParser
import HIGLintEngine

/// Which findings count, and how many are too many.
struct GateArguments: ParsableArguments {
  @Option(
    help: .init("Pass over the findings that the baseline FILE holds; `higlint baseline write` writes one.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: .init(
      "Report what is found in lines changed since the git REVISION, and what such changes bring elsewhere.",
      valueName: "revision"
    )
  )
  var since: String?

  @Flag(help: "Lint what is staged in git's index, and report what it changes; for hooks.")
  var staged = false

  @Option(help: .init("Exit with 1 if there are more warnings than this.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Exit with 0 whatever is found: where a later step judges the report.")
  var exitZero = false

  func validate() throws {
    if since != nil, staged { throw ValidationError("--since and --staged exclude each other.") }
    if since?.isEmpty == true { throw ValidationError("--since needs a git revision.") }
    if let since, since.hasPrefix("-") { throw ValidationError("`\(since)` isn't a git revision.") }
    if baseline?.isEmpty == true { throw ValidationError("A path is empty.") }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes a number from 0 up.") }
  }
}
