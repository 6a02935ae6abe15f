extension FileFacts {
  /// Whether the file's code may run where fingers touch the screen: not a file for the Mac, the watch or the
  /// television, not a widget, not a test.
  ///
  /// A file that imports only SwiftUI doesn't say which system it is for; its folders and its name do.
  public var isForTouch: Bool {
    let modules = imports.map { $0.prefix { $0 != "." } }
    if modules.contains("UIKit") { return !isTest(modules) && !path.namesPlatform(FileFacts.smallPlatforms) }
    if modules.contains(where: { FileFacts.otherModules.contains(String($0)) }) { return false }
    return !isTest(modules) && !path.namesPlatform(FileFacts.smallPlatforms + FileFacts.desktopPlatforms)
  }

  private func isTest(_ modules: [Substring]) -> Bool {
    modules.contains("XCTest") || modules.contains("Testing")
  }

  private static let otherModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "WidgetKit", "TVUIKit", "PlaygroundSupport"]
  private static let smallPlatforms = ["watch", "watchos", "watchkit", "tvos", "tv", "widget", "widgets"]
  private static let desktopPlatforms = ["mac", "macos", "osx", "visionos", "linux"]
}

extension String {
  /// Whether a word of the path, as its capitals and punctuation divide it, is one of these.
  fileprivate func namesPlatform(_ platforms: [String]) -> Bool {
    split { !$0.isLetter }.contains { part in
      platforms.contains(part.lowercased()) || part.words.contains { platforms.contains($0) }
    }
  }
}

extension Substring {
  /// `MyWidgetExtension` is `my`, `widget`, `extension`; `macOS` stays whole elsewhere.
  fileprivate var words: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
