import HIGLintEngine
import HIGLintReporters

/// Tells on standard error what could not be done, one line each: `path:line:column: error: message; remedy`.
struct ProblemLog {
  /// Whether paths are shown whole, as build logs need them, or in their shortest form.
  var showsAbsolutePaths = false

  func write(_ problems: [Problem]) {
    let directory = WorkingDirectory(.currentDirectory)
    for problem in problems {
      // A place that isn't a file, such as standard input, stands as it is.
      let isPath = problem.file.hasPrefix("/")
      let file = isPath && !showsAbsolutePaths ? directory.short(problem.file) : problem.file
      let shown = Problem(file: file, position: problem.position, message: problem.message, remedy: problem.remedy)
      // Where even this can't be written, nobody is listening.
      try? StandardStream.error.write(Printable.line(shown.description) + "\n")
    }
  }
}
