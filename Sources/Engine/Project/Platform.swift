extension Project {
  /// Whether a file's code may run where fingers touch the screen: not a file for the Mac, the watch or the
  /// television, not a widget, not a test.
  ///
  /// A file that imports only SwiftUI doesn't say which system it is for; its folders and its name do. Folders around
  /// the whole project say nothing.
  public func isForTouch(_ file: Int) -> Bool { index.touchFiles[file] }
}

extension ProjectIndex {
  static func touchFiles(_ files: [FileOutline]) -> [Bool] {
    let root = commonFolders(files)
    var folders: [Substring: Platform.Folder] = [:]
    return files.map { file in
      let directory = file.directory
      let folder = folders[directory] ?? Platform.Folder(directory.split(separator: "/").dropFirst(root))
      folders[directory] = folder
      return Platform.isForTouch(imports: file.imports, folder, file.path.dropFirst(directory.count))
    }
  }

  /// How many leading folders all paths share.
  private static func commonFolders(_ files: [FileOutline]) -> Int {
    guard let first = files.first, let last = files.last else { return 0 }
    let pairs = zip(first.path.split(separator: "/").dropLast(), last.path.split(separator: "/").dropLast())
    return pairs.prefix { $0 == $1 }.count
  }
}

private enum Platform {
  /// What the names of folders say of the files in them, which are many.
  struct Folder {
    let isSmall: Bool
    let isDesktop: Bool

    init(_ path: ArraySlice<Substring>) {
      isSmall = path.contains { Platform.names(small, $0) }
      isDesktop = path.contains { Platform.names(desktop, $0) }
    }
  }

  static func isForTouch(imports: [String], _ folder: Folder, _ name: Substring) -> Bool {
    if imports.contains(where: tests.contains) { return false }
    if folder.isSmall || names(small, name) { return false }
    if imports.contains("UIKit") { return true }
    return !imports.contains(where: others.contains) && !folder.isDesktop && !names(desktop, name)
  }

  /// Whether a part of the path names one of the systems, and not iOS beside it.
  private static func names(_ systems: Set<String>, _ part: Substring) -> Bool {
    guard mayNameSystem(part) else { return false }
    let runs = part.split { !$0.isLetter }
    let words = Set(runs.map { $0.lowercased() } + runs.flatMap(words))
    return !words.isDisjoint(with: systems) && words.isDisjoint(with: ["ios", "iphone", "ipad"])
  }

  /// Whether a beginning of any system's name occurs at all, which in most names none does.
  private static func mayNameSystem(_ part: Substring) -> Bool {
    var rest = part.utf8[...]
    while let byte = rest.first {
      let candidates = beginnings[Int(byte | 0x20)]
      if candidates.contains(where: { beginning in rest.lazy.map { $0 | 0x20 }.starts(with: beginning) }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// By their first byte.
  private static let beginnings: [[[UInt8]]] = {
    var byFirst = [[[UInt8]]](repeating: [], count: 256)
    for name in ["watch", "tv", "widget", "mac", "osx", "vision", "linux"] {
      let bytes = Array(name.utf8)
      byFirst[Int(bytes[0])].append(bytes)
    }
    return byFirst
  }()

  /// `MyWidgetExtension` is `my`, `widget`, `extension`.
  private static func words(_ run: Substring) -> [String] {
    var words: [String] = []
    for character in run {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  private static let tests: Set<String> = ["XCTest", "Testing"]
  private static let others: Set<String> = ["AppKit", "Cocoa", "WatchKit", "WidgetKit", "TVUIKit", "PlaygroundSupport"]
  private static let small: Set<String> = ["watch", "watchos", "watchkit", "tvos", "tv", "widget", "widgets"]
  private static let desktop: Set<String> = ["mac", "macos", "osx", "visionos", "linux"]
}
