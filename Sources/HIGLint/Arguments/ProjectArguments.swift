import ArgumentParser
import HIGLintEngine

/// Whether files are linted as parts of their project.
struct ProjectArguments: ParsableArguments {
  @Flag(help: "Know the whole project around what is linted: the repository, or what its outermost configuration is for.")
  var project = false

  @Option(
    help: .init("Know all of DIR, as --project knows the project around what is linted.", valueName: "dir"),
    completion: .directory
  )
  var projectRoot: String?

  var isOn: Bool { project || projectRoot != nil }

  /// The folders that hold the projects around paths; none of them lies in another.
  func roots(around paths: [String]) throws(Problem) -> [String] {
    guard let projectRoot else { return ProjectRoot.all(around: paths.map { AbsolutePath($0) }).map(\.string) }
    let root = AbsolutePath(projectRoot)
    guard root.isFolder else {
      throw Problem(file: projectRoot, message: "no such directory", remedy: "check --project-root")
    }
    return [root.string]
  }

  func validate() throws {
    if projectRoot?.isEmpty == true { throw ValidationError("A path is empty.") }
  }
}
