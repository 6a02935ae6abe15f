/// Reads files into a project, without asking any rule about it.
package struct ProjectReader: Sendable {
  /// A project, as far as its files can be read.
  package struct Reading {
    package let project: Project
    /// What could not be read.
    package var problems: [Problem]
    /// The same of files that are context, which is no failure.
    package var contextProblems: [Problem]
  }

  private let jobs: Int?

  /// - Parameter jobs: how many threads to use; by default as many as there are cores.
  package init(jobs: Int? = nil) {
    self.jobs = jobs
  }

  /// Reads sources, storyboards and xibs as one project, all of their code at once.
  ///
  /// - Parameters:
  ///   - files: the sources.
  ///   - interfaces: the storyboards and xibs.
  ///   - foreign: files that aren't linted, of which those count that say how code is built.
  ///   - modules: what is known of other modules.
  ///   - progress: called with the number of files done and of all files, from any thread.
  package func read(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    foreign: [SourceInput] = [],
    modules: [ModuleFacts] = [],
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Reading {
    let read = ReadFiles(files, interfaces: interfaces, foreign: [], Skim([]), nil, jobs: jobs, progress: progress)
    let skimmed = read.sources.compactMap(\.skim)
    let code = CodeReader(read.sources, skimmed, nil)
    let build = BuildDescription(reading: foreign.filter { FileKind($0.path) == .project })
    let interfaceFacts = read.interfaces.compactMap(\.facts)
    let index = ProjectIndex(skimmed.map(\.file), modules: modules, interfaces: interfaceFacts, build: build, jobs: jobs)
    let shared = SharedProject(index, jobs: jobs, readFile: code.read, readText: code.text)
    _ = Parallel.map(Array(skimmed.indices), jobs: jobs) { _ = shared.file($0) }
    let problems = read.problems + skimmed.compactMap(\.nestingProblem) + code.problems
    let context = (files + interfaces).pathsOfContext
    return Reading(
      project: Project(shared),
      problems: problems.filter { !context.contains($0.file) },
      contextProblems: problems.filter { context.contains($0.file) } + build.problems
    )
  }
}
