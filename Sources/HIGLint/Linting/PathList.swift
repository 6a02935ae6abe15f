import Foundation
import HIGLintEngine

/// A list of paths that another program wrote: one a line or, as `git ls-files -z` writes them, ended by NUL bytes.
struct PathList {
  let paths: [String]

  init(_ bytes: [UInt8]) {
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    paths = bytes.split(separator: separator).compactMap { entry in
      let endsInCarriageReturn = separator != 0 && entry.last == UInt8(ascii: "\r")
      let path = String(decoding: endsInCarriageReturn ? entry.dropLast() : entry, as: UTF8.self)
      return path.isEmpty ? nil : path
    }
  }

  /// The files that are read and the directories: `git diff --name-only` lists whatever has changed.
  var sources: [String] {
    paths.filter { path in
      var isDirectory: ObjCBool = false
      return FileKind(path).map { $0 != .project } ?? false
        || FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
  }
}
