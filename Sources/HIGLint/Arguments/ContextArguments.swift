import ArgumentParser
import HIGLintEngine

/// What is known beside the files that are linted.
struct ContextArguments: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: .init("Know the file or directory PATH too, without reporting on it; may be repeated.", valueName: "path"),
    completion: .file()
  )
  var context: [String] = []

  @Option(
    help: .init("Know what FILE lists too, one path a line or NUL-separated, without reporting on it.", valueName: "file"),
    completion: .file()
  )
  var contextFrom: String?

  /// The paths given and those listed.
  func allPaths() throws(Problem) -> [String] {
    guard let contextFrom else { return context }
    return context + PathList(try WholeInput.read(contextFrom)).sources
  }

  func validate() throws {
    if context.contains("") || contextFrom?.isEmpty == true { throw ValidationError("A path is empty.") }
  }
}
