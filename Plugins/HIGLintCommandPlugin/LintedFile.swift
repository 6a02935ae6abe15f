import Foundation

/// What the tool reads of a target's files.
enum LintedFile {
  /// Whether a file is Swift, a storyboard or a xib, an asset catalog, or the property list of an app.
  static func isOne(_ file: URL) -> Bool {
    ["swift", "storyboard", "xib", "xcassets"].contains(file.pathExtension) || file.lastPathComponent.hasSuffix("Info.plist")
  }

  /// Writes paths where the tool can read them: thousands of them exceed what a system allows on a command line.
  static func write(_ files: [URL], to list: URL) throws {
    try Data(files.map { $0.path + "\0" }.joined().utf8).write(to: list, options: .atomic)
  }
}
