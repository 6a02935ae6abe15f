/// Where the files of a project lie, which its groups tell one folder after the other.
struct XcodeGroups {
  /// The paths of what the groups name, by the ids.
  private(set) var paths: [String: String] = [:]
  private let objects: XcodeObjects
  /// The folder that paths of the project begin at.
  private let root: String

  init(_ objects: XcodeObjects, project: XcodeObject, root: String) {
    self.objects = objects
    self.root = root
    guard let id = project.text("mainGroup"), let group = objects.object("mainGroup", of: project) else { return }
    add(id, group)
  }

  /// Goes down from the outermost group. A group that lies in itself is passed once.
  private mutating func add(_ id: String, _ group: XcodeObject) {
    var pending = [(id: id, object: group, folder: root)]
    var seen: Set<String> = []
    while let (id, object, folder) = pending.popLast() {
      guard seen.insert(id).inserted, let path = path(of: object, in: folder) else { continue }
      paths[id] = path
      pending += objects.list("children", of: object).map { ($0.id, $0.object, path) }
    }
  }

  /// - Returns: nil for what lies in Xcode, or where products are built.
  private func path(of object: XcodeObject, in folder: String) -> String? {
    let path = object.text("path")
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return XcodePath.join(folder, path ?? "")
    case "SOURCE_ROOT": return XcodePath.join(root, path ?? "")
    case "<absolute>": return path
    default: return nil
    }
  }

  /// The paths of the files that something in a build phase stands for: itself, or its translations.
  func files(_ id: String, _ object: XcodeObject) -> [String] {
    if object.isa == "PBXVariantGroup" {
      return objects.list("children", of: object).flatMap { $0.object.isa == "PBXVariantGroup" ? [] : files($0.id, $0.object) }
    }
    // What no group holds is found by its name alone.
    return [paths[id] ?? object.text("path").map { String($0.split(separator: "/").last ?? "") } ?? ""].filter { !$0.isEmpty }
  }
}

/// Paths as a project writes them.
enum XcodePath {
  /// One path below another, without `.` and `..`.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path.isEmpty { return folder }
    // A name alone, as most are.
    if path != ".", path != "..", !path.utf8.contains(UInt8(ascii: "/")), !folder.hasSuffix("/") {
      return folder.isEmpty ? path : folder + "/" + path
    }
    var names = folder.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", !names.isEmpty { names.removeLast() } else { names.append(name) }
    }
    return (folder.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}
