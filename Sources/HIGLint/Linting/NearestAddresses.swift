import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// Where the rules' pages are for whoever asks in the current folder.
enum NearestAddresses {
  /// What the nearest configuration says. One that can't be used is for runs to complain about.
  static var here: RuleAddresses {
    let reporters = allReporters.map { $0.id }
    guard let path = Configuration.find(from: AbsolutePath.currentDirectory.string),
      let configuration = try? Configuration.load(path, rules: knownRules, reporters: reporters)
    else { return .published }
    return configuration.rulePages ?? .published
  }
}
