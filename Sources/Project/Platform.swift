extension Project {
  /// Whether a file's code may run where people touch the screen: not a file for the Mac, the watch or the television,
  /// not a widget, not a test, not a screen for the app's own developers.
  ///
  /// The target that builds it says so, where projects of Xcode are known. Elsewhere a file that imports only SwiftUI doesn't
  /// say which system it is for; its folders and its name do, and then the files that are built with it. Folders around the
  /// whole project say nothing.
  public func isForTouch(_ file: Int) -> Bool { index.touchFiles[file] }

  /// Whether a resource may be part of what people touch: by the targets that it is built into, or else by the names of its
  /// folders and its own, it is neither for another system nor for tests or the app's own developers.
  public func isForTouch(resourceAt path: String) -> Bool {
    if let isForTouch = index.membership.place(ofResourceAt: path).isForTouch {
      return isForTouch && !path.split(separator: "/").contains(where: DevelopersName.isIn)
    }
    let names = path.split(separator: "/")
    let root = min(Folders.shared(by: files.lazy.map(\.outline)), names.count)
    return names.dropFirst(root).allSatisfy { !Platform.isElsewhere($0) }
  }
}

extension ProjectIndex {
  static func touchFiles(_ files: [FileOutline], _ visibility: Visibility, _ membership: TargetMembership) -> [Bool] {
    let root = Folders.shared(by: files)
    let programs = files.filter { $0.manifest?.isOfMacPrograms ?? false }.map { $0.directory.isEmpty ? "" : "\($0.directory)/" }
    var folders = [Platform.Folder?](repeating: nil, count: visibility.folders.count)
    var parts = Platform.Parts()
    let said = files.indices.map { file -> (isForTouch: Bool?, part: Int) in
      let index = visibility.folders[file]
      let folder = folders[index]
        ?? parts.folder(visibility.folders.names(of: index).dropFirst(root), module: visibility.modules[file])
      folders[index] = folder
      let outline = files[file]
      parts.add(outline.imports, to: folder.part)
      let name = outline.path[outline.directory.endIndex...]
      if let isForTouch = membership.places[file].isForTouch {
        return (isForTouch && Platform.mayBeForTouch(imports: outline.imports, folder, name), folder.part)
      }
      if programs.contains(where: { outline.path.hasPrefix($0) }) { return (false, folder.part) }
      return (Platform.isForTouch(imports: outline.imports, folder, name), folder.part)
    }
    return said.map { $0.isForTouch ?? !parts.isForMac($0.part) }
  }
}

private enum Platform {
  /// What the names of folders say of the files in them, which are many.
  struct Folder {
    let isElsewhere: Bool
    let isForDevelopers: Bool
    let isForOthers: Bool
    let isOfWidgets: Bool
    /// The part of the project that its files are built with.
    let part: Int
  }

  /// The parts of a project that are each built for the same systems: modules, and outside them the outermost folders.
  struct Parts {
    private struct Name: Hashable {
      let module: String?
      let folder: Substring?
    }

    private var indices: [Name: Int] = [:]
    private var importsUIKit: [Bool] = []
    private var importsAppKit: [Bool] = []

    mutating func folder(_ path: ArraySlice<Substring>, module: String?) -> Folder {
      let name = Name(module: module, folder: module == nil ? path.first : nil)
      let part = indices[name] ?? importsUIKit.count
      if part == importsUIKit.count {
        indices[name] = part
        importsUIKit.append(false)
        importsAppKit.append(false)
      }
      let systems = path.map(Platform.systems)
      // A project keeps its tests, and the apps that only host them, in these. Other things may be called tests, too.
      return Folder(
        isElsewhere: systems.contains { !$0.isDisjoint(with: elsewhere) } || path.first == "Tests" || path.contains("UITests"),
        isForDevelopers: path.contains(where: DevelopersName.isIn),
        isForOthers: systems.contains { !$0.isDisjoint(with: withoutUIKit) },
        isOfWidgets: systems.contains { !$0.isDisjoint(with: widgets) },
        part: part
      )
    }

    mutating func add(_ imports: [String], to part: Int) {
      for module in imports {
        if module == "UIKit" { importsUIKit[part] = true }
        if module == "AppKit" || module == "Cocoa" { importsAppKit[part] = true }
      }
    }

    /// Whether some of its files can only be built for the Mac, and none only for touch screens.
    func isForMac(_ part: Int) -> Bool { importsAppKit[part] && !importsUIKit[part] }
  }

  /// Whether a part of a resource's path says that people don't touch what it is for.
  static func isElsewhere(_ part: Substring) -> Bool {
    let systems = systems(part)
    return !systems.isDisjoint(with: elsewhere.union(withoutUIKit)) || DevelopersName.isIn(part) || part.hasSuffix("Tests")
  }

  /// Whether a file that is built for touch screens alone may be part of what people touch. What it imports beside UIKit may be
  /// for another side of `#if`.
  static func mayBeForTouch(imports: [String], _ folder: Folder, _ name: Substring) -> Bool {
    if imports.contains(where: tests.contains) || folder.isForDevelopers || DevelopersName.isIn(name) { return false }
    return !imports.contains(where: onlyElsewhere.contains) || imports.contains("UIKit")
  }

  /// - Returns: nil where neither the file nor its folders say anything.
  static func isForTouch(imports: [String], _ folder: Folder, _ name: Substring) -> Bool? {
    if imports.contains(where: tests.contains) { return false }
    let systems = systems(name)
    if folder.isForDevelopers || folder.isElsewhere || !systems.isDisjoint(with: elsewhere) || DevelopersName.isIn(name) { return false }
    if folder.isOfWidgets || !systems.isDisjoint(with: widgets), !importsUIKitAlone(imports) { return false }
    if imports.contains("UIKit") { return true }
    return imports.contains(where: others.contains) || folder.isForOthers || !systems.isDisjoint(with: withoutUIKit) ? false : nil
  }

  /// Whether views are UIKit's: those of the app's own may be called widgets, too.
  private static func importsUIKitAlone(_ imports: [String]) -> Bool {
    imports.contains("UIKit") && !imports.contains("SwiftUI") && !imports.contains("WidgetKit")
  }

  /// The words of a part of the path, if it may name a system, and doesn't name iOS too.
  private static func systems(_ part: Substring) -> Set<String> {
    let text = String(part)
    guard beginnings.contains(where: { $0.stands(in: text) }) else { return [] }
    let runs = part.split { !$0.isLetter }
    let words = runs.flatMap { NameWords.of($0) }.flatMap { $0 == "uitv" ? ["ui", "tv"] : [$0] }
    let names = Set(runs.map { $0.lowercased() }).union(words).subtracting(isTelevision(words) ? [] : ["tv"])
    return names.isDisjoint(with: ["ios", "iphone", "ipad"]) ? names : []
  }

  /// One of these occurs in the name of any system, and in few others.
  private static let beginnings: [StaticString] = ["watch", "tv", "widget", "mac", "osx", "vision", "linux"]

  /// Whether a television is what an app runs on rather than what it is about: `FilmTV`, `FilmUITV`, `TVApp`, not
  /// `TVShows`.
  private static func isTelevision(_ words: [String]) -> Bool {
    words.indices.contains { index in
      words[index] == "tv" && (index + 1 == words.count || ["app", "extension", "swift", "target"].contains(words[index + 1]))
    }
  }

  private static let tests: Set<String> = ["XCTest", "Testing"]
  private static let others: Set<String> = ["AppKit", "Cocoa", "WatchKit", "WidgetKit", "TVUIKit", "PlaygroundSupport"]
  private static let onlyElsewhere: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "PlaygroundSupport"]
  /// Systems that UIKit is imported for too, and what is built for them, in a word: `watchapp`.
  private static let elsewhere: Set<String> = [
    "watch", "watchapp", "watchextension", "watchkit", "watchkitapp", "watchkitextension", "watchos", "tv", "tvos",
  ]
  /// Systems that UIKit isn't imported for.
  private static let withoutUIKit: Set<String> = ["mac", "macos", "osx", "visionos", "linux"]
  private static let widgets: Set<String> = ["widget", "widgets"]
}
