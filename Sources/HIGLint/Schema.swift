import ArgumentParser
import HIGLintConfiguration
import HIGLintReporters

/// `higlint schema`.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of \(Configuration.fileName), for editors.",
    discussion: """
      Write it beside the configuration, and name it in the configuration's first line: \
      # yaml-language-server: $schema=higlint.schema.json
      """
  )

  func run() throws {
    try StandardStream.output.write(Self.json)
  }

  static var json: String {
    ConfigurationSchema(
      rules: knownRules,
      reporters: allReporters.map { $0.id },
      profiles: Profile.allCases.map(\.rawValue),
      thresholds: FailureThreshold.allCases.map(\.rawValue)
    ).json
  }
}
