import ArgumentParser
import HIGLintEngine

/// The files that work is done on, and on how many threads.
struct WorkInput {
  let sources: [SourceInput]
  let interfaces: [SourceInput]
  /// Property lists and sets of asset catalogs.
  let resources: [SourceInput]
  /// Files in other languages, and those that say how code is built.
  let foreign: [SourceInput]
  let jobs: Int?

  /// All that a run of the linter would read in a folder.
  init(path: String, jobs: Int?) throws {
    let found = FileWalker().files(at: [path])
    if let problem = found.problems.first { throw ValidationError("\(problem.file): \(problem.message)") }
    sources = found.files.map { SourceInput(path: $0) }
    interfaces = found.interfaces.map { SourceInput(path: $0) }
    resources = found.resources.map { SourceInput(path: $0) }
    foreign = found.foreign.map { SourceInput(path: $0) }
    self.jobs = jobs
  }

  /// The sum over all sources of what is made of their bytes.
  func sum(_ size: @escaping @Sendable ([UInt8]) -> Int) -> Int {
    Parallel.map(sources, jobs: jobs) { size((try? SourceReader().read($0)) ?? []) }.reduce(0, +)
  }

  var project: Project { ProjectReader(jobs: jobs).read(sources, interfaces: interfaces).project }
}
