/// The folders of Xcode's projects, in which a file that nothing builds isn't the app's.
///
/// A file belongs to the nearest folder that says how code is built. Where that is a package or one of another tool, the
/// project doesn't speak of it; in a folder that is both, the package has its own folders. Nor does a project that leaves out most
/// of what lies in its folder, and so may be an old one, or where no app is built. But one that builds the place where the app
/// begins builds all of that app, however little it names, and one that takes over whole folders is new. What lies in a copy of a
/// project is the app's only where the project itself builds it. A copy of a file, as the Finder calls it, says nothing of how many
/// files the project names. What lies beside all projects, where no folder says how it is built, is left to those that name most of
/// the files in theirs.
struct ProjectDomains: Sendable {
  /// The folders of all projects, where one of them builds an app.
  private let all: Set<String>
  /// Those of projects that name most of the files in them, or the one where the app begins, and of copies.
  private let named: Set<String>
  private let others: Set<String>
  /// The folders of packages that aren't those of another tool.
  private let packages: Set<String>
  /// Whether all projects of apps name most of the files in their folders.
  private let areAllNamed: Bool

  /// - Parameters:
  ///   - packages: the folders of packages.
  ///   - manifests: those of another tool's manifests.
  ///   - isBuilt: for each file, whether a target builds it.
  init(_ build: BuildDescription, packages: [String], manifests: [String], _ files: [FileOutline], isBuilt: [Bool]) {
    let buildsApp = build.projects.contains { $0.targets.contains { $0.product == .app } }
    let all = buildsApp ? Set(build.projects.map(\.folder)).union(build.foldersOfCopies) : []
    let others = build.foldersOfOthers.union(manifests)
    let ofPackages = Set(packages).subtracting(others)
    self.all = all
    self.others = others
    self.packages = ofPackages
    var counts: [String: (built: Int, others: Int)] = [:]
    var begun: Set<String> = []
    if !all.isEmpty {
      let paths = Set(files.map(\.path))
      for (file, isBuilt) in zip(files, isBuilt) where isBuilt || !Self.isCopy(file.path, among: paths) {
        guard case .project(let folder)? = Self.domain(of: file.path, among: all, packages: ofPackages, except: others) else {
          continue
        }
        if isBuilt { counts[folder, default: (0, 0)].built += 1 } else { counts[folder, default: (0, 0)].others += 1 }
        if isBuilt, file.types.contains(where: \.isApp) { begun.insert(folder) }
      }
    }
    let new = Set(build.projects.filter { $0.targets.contains { !$0.folders.isEmpty } }.map(\.folder))
    let mostlyBuilt = counts.filter { $0.value.built > $0.value.others || $0.value.built > 0 && new.contains($0.key) }
    named = buildsApp ? build.foldersOfCopies.union(mostlyBuilt.keys).union(begun) : []
    areAllNamed = build.projects.allSatisfy { mostlyBuilt[$0.folder] != nil }
  }

  /// Whether a file that no target builds lies where a project would name it.
  func isUnbuilt(_ path: String) -> Bool {
    guard !named.isEmpty else { return false }
    return switch Self.domain(of: path, among: all, packages: packages, except: others) {
    case .project(let folder): named.contains(folder)
    case .others: false
    case nil: areAllNamed
    }
  }

  /// Whether a file is called as another beside it, with a number behind: `Boat 2.swift`.
  private static func isCopy(_ path: String, among paths: Set<String>) -> Bool {
    guard let dot = path.lastIndex(of: "."), let space = path[..<dot].lastIndex(of: " ") else { return false }
    let number = path[path.index(after: space)..<dot]
    return !number.isEmpty && number.allSatisfy(\.isNumber) && paths.contains(String(path[..<space] + path[dot...]))
  }

  /// Who says how a file is built.
  private enum Domain {
    /// The project in a folder.
    case project(String)
    /// A package, or another tool.
    case others
  }

  /// - Returns: nil where no folder around a file says anything.
  private static func domain(
    of path: String, among folders: Set<String>, packages: Set<String>, except others: Set<String>
  ) -> Domain? {
    var rest = path[...]
    while !rest.isEmpty {
      rest = rest.utf8.lastIndex(of: UInt8(ascii: "/")).map { rest[..<$0] } ?? ""
      let folder = String(rest)
      if others.contains(folder) { return .others }
      if packages.contains(folder), !folders.contains(folder) || isOfPackage(path.dropFirst(folder.count)) { return .others }
      if folders.contains(folder) { return .project(folder) }
    }
    return nil
  }

  /// Whether a path within a package's folder begins as SwiftPM has it for what a package builds.
  private static func isOfPackage(_ path: Substring) -> Bool {
    path.split(separator: "/").first.map { ["Plugins", "Sources", "Source", "src", "Tests"].contains($0) || $0 == "Package.swift" } ?? false
  }
}
