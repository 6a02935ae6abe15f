/// What a target is built of, as its build phases and folders say.
struct TargetParts {
  private(set) var files: [XcodeTarget.File] = []
  private(set) var folders: [XcodeTarget.Folder] = []

  init(_ id: String, _ target: XcodeObject, _ objects: XcodeObjects, _ groups: XcodeGroups) {
    let phases = objects.list("buildPhases", of: target)
    for (_, phase) in phases where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) {
      for (_, part) in objects.list("files", of: phase) {
        guard let file = part.text("fileRef"), let object = objects.object("fileRef", of: part) else { continue }
        let filters = part.texts("platformFilters") + [part.text("platformFilter")].compactMap { $0 }
        add(groups.files(file, object), filters)
      }
    }
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    let phaseIDs = Set(phases.map(\.id))
    for group in objects.folders {
      guard let path = groups.paths[group.id] else { continue }
      let sets = objects.list("exceptions", of: group.object).map(\.object).filter { set in
        set.text("target") == id || set.text("buildPhase").map(phaseIDs.contains) ?? false
      }
      add(path, sets, isOwn: own.contains(group.id))
    }
    files = Array(Set(files)).sorted { ($0.path, $0.isForOthers ? 1 : 0) < ($1.path, $1.isForOthers ? 1 : 0) }
  }

  /// Adds a folder that is followed, or those of its files that the target has in spite of not following it.
  private mutating func add(_ folder: String, _ sets: [XcodeObject], isOwn: Bool) {
    for set in sets {
      for (file, filters) in set["platformFiltersByRelativePath"]?.pairs ?? [] {
        add([XcodePath.join(folder, file)], (filters.text ?? "").split(separator: " ").map(String.init))
      }
    }
    // Those of a build phase say in which one a file is built, and not whether.
    let exceptions = sets.filter { isOwn ? $0.text("target") != nil : true }.flatMap { $0.texts("membershipExceptions") }
    let paths = exceptions.map { XcodePath.join(folder, $0) }
    if isOwn {
      folders.append(XcodeTarget.Folder(path: folder, exceptions: paths.sorted()))
    } else {
      // One that is named so may be a folder, too.
      folders += paths.map { XcodeTarget.Folder(path: $0, exceptions: []) }
    }
  }

  /// - Parameter filters: the systems that the files are built for; none for all.
  private mutating func add(_ paths: [String], _ filters: [String]) {
    let isForOthers = !filters.isEmpty && !filters.contains("ios")
    files += paths.filter { TargetParts.isOfInterest($0) }.map { XcodeTarget.File(path: $0, isForOthers: isForOthers) }
  }

  private static func isOfInterest(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return ["swift", "storyboard", "xib", "xcassets", "strings", "xcstrings"].contains(path[path.index(after: dot)...].lowercased())
  }
}
