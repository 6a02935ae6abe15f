import ArgumentParser

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Explains a rule.")
}
