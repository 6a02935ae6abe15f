import HIGLintConfiguration
import HIGLintEngine

/// What is known and not reported on: the files that the command line names, and those that configurations name.
struct ContextPlan {
  /// The absolute paths by which it is named.
  let places: [String]
  /// All of it; no rules run for it.
  private(set) var files: [SourceInput] = []
  private(set) var interfaces: [SourceInput] = []
  private(set) var resources: [SourceInput] = []
  private(set) var foreign: [SourceInput] = []
  /// What can't be known, which is no failure.
  private(set) var problems: [Problem] = []

  init(places: [String] = []) {
    self.places = places
  }

  /// Adds what was found at paths.
  ///
  /// - Parameter isWanted: says of each Swift file, storyboard and xib whether it belongs here.
  mutating func add(_ found: FileWalker.Found, where isWanted: (String) -> Bool) {
    // What is named outright is found as Swift, whatever its name says.
    for path in found.files {
      let input = SourceInput(path: path, isContext: true)
      if FileKind(path) == .foreign || FileKind(path) == .project {
        foreign.append(input)
      } else if isWanted(path) {
        files.append(input)
      }
    }
    interfaces += found.interfaces.filter(isWanted).map { SourceInput(path: $0, isContext: true) }
    resources += found.resources.filter(isWanted).map { SourceInput(path: $0, isContext: true) }
    foreign += found.foreign.map { SourceInput(path: $0, isContext: true) }
    add(found.problems)
  }

  mutating func add(_ problems: [Problem]) {
    self.problems += problems
  }

  /// The same with other contents in place of files; nil leaves one out.
  func replacing(_ replacement: (SourceInput) -> SourceInput?) -> ContextPlan {
    var plan = self
    plan.files = files.compactMap(replacement)
    plan.interfaces = interfaces.compactMap(replacement)
    plan.resources = resources.compactMap(replacement)
    return plan
  }

  var scope: Linter.Scope {
    Linter.Scope(rules: [], files: files, interfaces: interfaces, resources: resources, foreign: foreign)
  }

  var isEmpty: Bool { scope.reportable.isEmpty && foreign.isEmpty }
}
