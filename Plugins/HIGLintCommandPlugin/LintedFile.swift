import Foundation

/// What the tool reads of a target's files.
enum LintedFile {
  /// Whether a file is Swift, a storyboard or a xib, an asset catalog, an app's texts in English, or the property list of an app.
  static func isOne(_ file: URL) -> Bool {
    let isInEnglish = ["en.lproj", "English.lproj"].contains(file.deletingLastPathComponent().lastPathComponent)
    return ["swift", "storyboard", "xib", "xcassets", "xcstrings"].contains(file.pathExtension.lowercased())
      || file.pathExtension == "strings" && isInEnglish || file.lastPathComponent.hasSuffix("Info.plist")
  }

  /// Writes paths where the tool can read them: thousands of them exceed what a system allows on a command line.
  static func write(_ files: [URL], to list: URL) throws {
    try Data(files.map { $0.path + "\0" }.joined().utf8).write(to: list, options: .atomic)
  }
}
