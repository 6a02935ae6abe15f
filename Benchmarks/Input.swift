import ArgumentParser
import HIGLintEngine

/// The files that are measured.
struct Input {
  let sources: [SourceInput]
  let interfaces: [SourceInput]
  /// The facts of all of them, once they are there.
  private(set) var facts: Project?

  /// All that a run of the linter would read in a folder.
  init(path: String) throws {
    let found = FileWalker().files(at: [path])
    sources = found.files.map { SourceInput(path: $0) }
    interfaces = found.interfaces.map { SourceInput(path: $0) }
    if let problem = found.problems.first { throw ValidationError("\(problem.file): \(problem.message)") }
    guard !sources.isEmpty else { throw ValidationError("There are no Swift files in \(path).") }
  }

  var project: Project { ProjectReader().read(sources, interfaces: interfaces).project }

  mutating func keepFacts() { facts = project }
}
