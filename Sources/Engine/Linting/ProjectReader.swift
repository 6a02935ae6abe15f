/// Reads files into a project, without asking any rule about it.
public struct ProjectReader: Sendable {
  /// A project, as far as its files can be read.
  public struct Reading: Sendable {
    public let project: Project
    /// What could not be read.
    public var problems: [Problem]
  }

  private let jobs: Int?

  /// - Parameter jobs: how many threads to use; by default as many as there are cores.
  public init(jobs: Int? = nil) {
    self.jobs = jobs
  }

  /// Reads sources, storyboards and xibs as one project, as linting them does.
  ///
  /// - Parameters:
  ///   - modules: what is known of other modules.
  ///   - progress: called with the number of files done and of all files, from any thread.
  public func read(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    modules: [ModuleFacts] = [],
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Reading {
    let read = ReadFiles(files, interfaces: interfaces, Skim([]), jobs: jobs, progress)
    return Reading(project: read.project(modules: modules), problems: read.problems)
  }
}
