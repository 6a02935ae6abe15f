/// What a file is read as, which its name tells.
public enum FileKind: Sendable {
  /// Code: its name ends in `.swift`.
  case swift
  /// A storyboard or xib.
  case interface
  /// What an app brings beside its code and its interfaces: its property list, a set of an asset catalog, its texts in
  /// English.
  case resource
  /// Code or settings in another language, which may name what Swift code declares: Objective-C, property lists; and what an
  /// app's property list says in other languages.
  case foreign
  /// What says how code is built: a project of Xcode, its settings, or a description for another tool.
  case project

  /// - Returns: nil for files that say nothing of an app.
  public init?(_ path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if FileKind.isStoryboard(path) || FileKind.ends(path, in: ".xib") {
      self = .interface
    } else if path.hasSuffix(".plist") {
      self = FileKind.isPropertyListOfApp(path) ? .resource : .foreign
    } else if path.hasSuffix(FileKind.contentsOfSet) {
      guard FileKind.sets.contains(where: { path.hasSuffix($0 + FileKind.contentsOfSet) }) else { return nil }
      self = .resource
    } else if path.hasSuffix(".m") || path.hasSuffix(".mm") || FileKind.isTableBesideCode(path) {
      self = .foreign
    } else if path.hasSuffix(".xcstrings") || path.hasSuffix(".strings") {
      guard path.hasSuffix(".xcstrings") || FileKind.isInEnglish(path) else { return nil }
      self = .resource
    } else if path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig") || path.hasSuffix(".podspec") {
      self = .project
    } else if path.hasSuffix(".yml") || path.hasSuffix("BUILD") || path.hasSuffix("BUILD.bazel") {
      guard FileKind.descriptions.contains(where: { path == $0 || path.hasSuffix("/" + $0) }) else { return nil }
      self = .project
    } else {
      return nil
    }
  }

  /// The kind of an entry of a folder. No path is joined for those that their name tells.
  init?(_ name: String, in folder: String) {
    let isToldByFolder = name == "Contents.json" || name.hasSuffix(".strings")
    self.init(isToldByFolder ? FolderPath.join(folder, name) : name)
  }

  /// Whether a file is a storyboard, in whatever case its ending is written: `Feed.Storyboard` is one, too.
  package static func isStoryboard(_ path: String) -> Bool { ends(path, in: ".storyboard") }

  private static func ends(_ path: String, in ending: String) -> Bool {
    // Letters of ASCII differ in one bit from those of the other case.
    path.utf8.reversed().starts(with: ending.utf8.reversed()) { $0 | 0x20 == $1 | 0x20 }
  }

  /// XcodeGen's, and Bazel's.
  private static let descriptions = ["project.yml", "BUILD", "BUILD.bazel"]

  /// Whether a description is one that a project of Xcode is made from.
  package static func makesXcodeProject(_ path: String) -> Bool { path.hasSuffix(".yml") }

  private static let contentsOfSet = "/Contents.json"
  /// The folders of an asset catalog that hold pictures and colours.
  private static let sets = [".imageset", ".appiconset", ".colorset"]

  /// `Info.plist`, and how it is called where a project has several: `App-Info.plist`, `Info-Debug.plist`.
  private static func isPropertyListOfApp(_ path: String) -> Bool {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.hasSuffix("Info.plist") || name.hasPrefix("Info")
  }

  /// Whether a file is read for what it tells of others, whatever else it is read as.
  package static func isOnlyKnown(_ path: String) -> Bool {
    FileKind(path)?.isOnlyKnown ?? false || mayNameTypes(path)
  }

  /// Whether a file isn't linted, but tells something of what is.
  var isOnlyKnown: Bool {
    switch self {
    case .foreign, .project: true
    case .swift, .interface, .resource: false
    }
  }

  /// Whether a file is a table of strings that take the place of a property list's: `InfoPlist.strings`.
  package static func isTableOfPropertyList(_ path: String) -> Bool {
    path.hasSuffix("InfoPlist.strings") || path.hasSuffix("InfoPlist.xcstrings")
  }

  /// Whether a file tells how texts read, and names nothing that code declares: a table of a property list's strings, and the
  /// plurals of an app's.
  package static func isTableBesideCode(_ path: String) -> Bool {
    isTableOfPropertyList(path) || path.hasSuffix(".stringsdict")
  }

  private static func isInEnglish(_ path: String) -> Bool {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return ["en.lproj", "English.lproj"].contains { folder == $0 || folder.hasSuffix("/" + $0) }
  }

  /// Whether a file may name what Swift code declares, whatever else it is read as.
  package static func mayNameTypes(_ path: String) -> Bool { path.hasSuffix(".plist") }
}
