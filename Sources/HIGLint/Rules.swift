import ArgumentParser

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lists the rules.")
}
