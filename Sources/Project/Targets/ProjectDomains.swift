/// The folders of Xcode's projects, in which a file that nothing builds isn't the app's.
///
/// A file belongs to the nearest folder that says how code is built. Where that is a package or one of another tool, the
/// project doesn't speak of it. Nor does a project that leaves out most of what lies in its folder, and so may be an old one,
/// or where no app is built.
struct ProjectDomains: Sendable {
  /// The folders of all projects, where one of them builds an app.
  private let all: Set<String>
  /// Those of projects that name most of the files in them.
  private let named: Set<String>
  private let others: Set<String>

  /// - Parameters:
  ///   - manifests: the folders of packages.
  ///   - isBuilt: for each file, whether a target builds it.
  init(_ build: BuildDescription, manifests: [String], _ files: [FileOutline], isBuilt: [Bool]) {
    let buildsApp = build.projects.contains { $0.targets.contains { $0.product == .app } }
    let all = buildsApp ? Set(build.projects.map(\.folder)) : []
    let others = build.foldersOfOthers.union(manifests)
    self.all = all
    self.others = others
    var counts: [String: (built: Int, others: Int)] = [:]
    if !all.isEmpty {
      for (file, isBuilt) in zip(files, isBuilt) {
        guard let folder = Self.folder(around: file.path, among: all, except: others) else { continue }
        if isBuilt { counts[folder, default: (0, 0)].built += 1 } else { counts[folder, default: (0, 0)].others += 1 }
      }
    }
    named = Set(counts.filter { $0.value.built > $0.value.others }.keys)
  }

  /// Whether a file that no target builds lies where a project would name it.
  func isUnbuilt(_ path: String) -> Bool {
    !named.isEmpty && Self.folder(around: path, among: all, except: others).map(named.contains) ?? false
  }

  /// - Returns: nil where another tool's folder is as near.
  private static func folder(around path: String, among folders: Set<String>, except others: Set<String>) -> String? {
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      let folder = String(rest)
      if others.contains(folder) { return nil }
      if folders.contains(folder) { return folder }
    }
    return others.contains("") ? nil : folders.contains("") ? "" : nil
  }
}
