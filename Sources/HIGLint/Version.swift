import ArgumentParser

/// `higlint version`.
struct Version: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "version", abstract: "Prints the version.")

  /// The version of the tool, as the changelog lists it.
  static let current = "0.1.0"

  func run() throws {
    try StandardStream.output.write(Self.current + "\n")
  }
}
