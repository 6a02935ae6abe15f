import Foundation
import HIGLintEngine
import HIGLintReporters

/// Puts fixed files in the place of what they were, each as a whole or not at all.
struct FixWriter {
  /// - Returns: what could not be written.
  func write(_ files: [FixedFile]) -> [Problem] {
    files.compactMap { file in
      do throws(Problem) {
        try write(file)
        return nil
      } catch {
        return error
      }
    }
  }

  private func write(_ file: FixedFile) throws(Problem) {
    guard try SourceReader().read(SourceInput(path: file.path)) == file.original else {
      throw Problem(file: file.path, message: "changed while it was fixed, so it was left alone", remedy: "fix it again")
    }
    do {
      try WrittenFile(path: file.path).replace(with: String(decoding: file.fixed, as: UTF8.self))
    } catch {
      throw Problem(
        file: file.path,
        message: "can't be written, so it was not fixed: \(SystemReason.of(error.code))",
        remedy: error.code == ENOSPC || error.code == EDQUOT ? "make room for it" : "see that it and its folder can be written to"
      )
    }
  }

  /// The changes as one diff, with paths relative to the current directory.
  static func diff(_ files: [FixedFile]) -> String {
    let directory = WorkingDirectory(.currentDirectory)
    return files.map { UnifiedDiff($0, path: directory.relative($0.path)).text }.joined()
  }
}
