import Foundation
import HIGLintEngine

/// A file that a report is written to: whole, or not at all.
struct ReportFile {
  let path: String

  func write(_ text: String) throws(Problem) {
    // The link stays a link: what it leads to is replaced.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: target.path, isDirectory: &isDirectory)
    guard !isDirectory.boolValue else {
      throw problem("is a directory", remedy: "give the path of a file to --output")
    }
    do {
      // A device or a named pipe can't be replaced, only written to.
      let isReplaceable = !exists || isRegularFile(target.path)
      try Data(text.utf8).write(to: target, options: isReplaceable ? .atomic : [])
    } catch {
      throw problem("the report can't be written: \(SystemReason.of(error))", remedy: "see that its folder exists and can be written to")
    }
  }

  private func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private func problem(_ message: String, remedy: String) -> Problem {
    Problem(file: path, message: message, remedy: remedy)
  }
}
