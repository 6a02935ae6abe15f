import HIGLintEngine
import HIGLintReporters
import HIGLintSymbolGraphs

/// Tells on standard error what could not be done, one line each: `path:line:column: error: message; remedy`.
struct ProblemLog {
  /// Whether paths are shown whole, as build logs need them, or in their shortest form.
  var showsAbsolutePaths = false

  func write(_ problems: [Problem]) {
    for problem in problems {
      let (file, position) = (shown(problem.file), problem.position)
      write(Problem(file: file, position: position, message: problem.message, remedy: problem.remedy).description)
    }
  }

  /// What was passed over: `path: warning: message; remedy`.
  func write(_ remarks: [Remark]) {
    for remark in remarks {
      write(Remark(file: shown(remark.file), message: remark.message, remedy: remark.remedy).description)
    }
  }

  /// What could not be done with files that are only known.
  func write(passedOver problems: [Problem]) {
    for problem in problems {
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      write(Remark(file: shown(problem.file) + place, message: problem.message, remedy: problem.remedy).description)
    }
  }

  func write(_ remark: Remark) {
    write([remark])
  }

  private func shown(_ file: String) -> String {
    // A place that isn't a file, such as standard input, stands as it is.
    let isPath = file.hasPrefix("/")
    return isPath && !showsAbsolutePaths ? WorkingDirectory(.currentDirectory).short(file) : file
  }

  private func write(_ line: String) {
    // Where even this can't be written, nobody is listening.
    try? StandardStream.error.write(Printable.line(line) + "\n")
  }
}
