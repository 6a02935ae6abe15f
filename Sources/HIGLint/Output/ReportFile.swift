import Foundation
import HIGLintEngine

/// A file that a report is written to: whole, or not at all.
struct ReportFile {
  let path: String

  /// Refuses a file that the run reads: a report in the place of a source would lose the source.
  func check(against plan: LintPlan) throws(Problem) {
    let place = RealPath(path)
    let isRead = plan.readFiles.contains { RealPath($0) == place }
    if isRead { throw problem("is among the files that the run reads", remedy: "give another file to --output") }
  }

  func write(_ text: String) throws(Problem) { try write(Array(text.utf8)) }

  /// The same with bytes that needn't be text.
  func write(_ bytes: [UInt8]) throws(Problem) {
    var isDirectory: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard !isDirectory.boolValue else {
      throw problem("is a directory", remedy: "give the path of a file to --output")
    }
    do {
      try WrittenFile(path: path).replace(with: bytes)
    } catch {
      throw problem("the report can't be written: \(SystemReason.of(error.code))", remedy: remedy(error.code))
    }
  }

  private func remedy(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: "make room for it, or write it elsewhere"
    case ELOOP: "mend or remove the link"
    default: "see that its folder exists and can be written to"
    }
  }

  private func problem(_ message: String, remedy: String) -> Problem {
    Problem(file: path, message: message, remedy: remedy)
  }
}
