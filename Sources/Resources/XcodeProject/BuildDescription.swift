/// What the files of a project say of how its code is built: projects of Xcode, and what belongs to other tools.
public struct BuildDescription: Sendable {
  /// Sorted by path, without copies. None where one of them can't be understood: it may build anything.
  public let projects: [XcodeProjectFacts]
  /// The folders of copies of a project that lie somewhere within its own folder, and of the projects in these: what only they
  /// build isn't the app's.
  package let foldersOfCopies: Set<String>
  /// The folders in which another tool than Xcode builds code: CocoaPods, Bazel.
  package let foldersOfOthers: Set<String>
  /// What can't be understood, which is no failure.
  package let problems: [Problem]

  /// Nothing is said.
  package static let none = BuildDescription(projects: [], foldersOfOthers: [])

  package init(projects: [XcodeProjectFacts], foldersOfOthers: Set<String>, problems: [Problem] = []) {
    let copies = projects.filter { $0.isCopy(among: projects) }
    let isCopied = projects.map { project in copies.contains { project.lies(within: $0.folder) } }
    self.projects = zip(projects, isCopied).filter { !$0.1 }.map(\.0)
    foldersOfCopies = Set(zip(projects, isCopied).filter(\.1).map(\.0.folder))
    self.foldersOfOthers = foldersOfOthers
    self.problems = problems
  }

  /// - Parameter files: those of the kind ``FileKind/project``.
  package init(reading files: [SourceInput]) {
    let reader = SourceReader()
    let configurations = Dictionary(files.filter { $0.path.hasSuffix(".xcconfig") }.map { ($0.path, $0) }) { first, _ in first }
    var projects: [XcodeProjectFacts] = []
    var problems: [Problem] = []
    var isWhole = true
    for file in files.filter({ $0.path.hasSuffix(".pbxproj") }).sorted(by: { $0.path < $1.path }) {
      do throws(Problem) {
        let facts = try XcodeProjectReader.facts(try reader.read(file), path: file.path) { path in
          configurations[path].flatMap { try? reader.read($0) }
        }
        if let facts { projects.append(facts) } else { isWhole = false }
      } catch {
        problems.append(error)
        isWhole = false
      }
    }
    self.init(projects: isWhole ? projects : [], foldersOfOthers: Self.foldersOfOthers(files, projects), problems: problems)
  }

  /// A description that makes projects of Xcode counts where none is kept beside it.
  private static func foldersOfOthers(_ files: [SourceInput], _ projects: [XcodeProjectFacts]) -> Set<String> {
    let known = Set(projects.map(\.folder))
    var folders: Set<String> = []
    for file in files where !file.path.hasSuffix(".pbxproj") && !file.path.hasSuffix(".xcconfig") {
      let folder = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ""
      if !FileKind.makesXcodeProject(file.path) || !known.contains(folder) { folders.insert(folder) }
    }
    return folders
  }

  /// Of all that it decides.
  package var contentHash: ContentHash {
    var hash = ContentHash.Builder()
    for folder in foldersOfOthers.sorted() { hash.combine(folder) }
    for folder in foldersOfCopies.sorted() { hash.combine("=\(folder)") }
    for project in projects { hash.combine(project.contentHash) }
    return hash.hash
  }
}

extension XcodeProjectFacts {
  /// Whether it lies within the folder of a project of the same name that builds an app of the same name: the app, once more.
  fileprivate func isCopy(among projects: [XcodeProjectFacts]) -> Bool {
    let name = name
    let apps = namesOfApps
    return projects.contains { outer in
      folder != outer.folder && lies(within: outer.folder) && name == outer.name && !apps.isDisjoint(with: outer.namesOfApps)
    }
  }

  fileprivate func lies(within outer: String) -> Bool { outer.isEmpty || folder == outer || folder.hasPrefix(outer + "/") }

  /// `App.xcodeproj`
  private var name: Substring? { path.split(separator: "/").dropLast().last }

  private var namesOfApps: Set<String> { Set(targets.filter { $0.product == .app }.map(\.name)) }

  fileprivate var contentHash: ContentHash {
    var hash = ContentHash.Builder()
    hash.combine(path)
    hash.combine(developmentRegion ?? "")
    for region in knownRegions { hash.combine(region) }
    for target in targets {
      hash.combine(targets.count)
      hash.combine(target.name)
      hash.combine(target.product.rawValue)
      hash.combine(target.systems.map { $0.map(\.rawValue).sorted().joined(separator: " ") } ?? "?")
      hash.combine(target.deploymentTarget ?? "")
      hash.combine(target.deviceFamilies ?? "")
      hash.combine(target.files.count)
      for file in target.files { hash.combine(file.isForOthers ? "!\(file.path)" : file.path) }
      for folder in target.folders {
        hash.combine(folder.path)
        hash.combine(folder.exceptions.count)
        for path in folder.exceptions { hash.combine(path) }
      }
      for path in target.propertyLists { hash.combine(path) }
      for setting in target.propertyListValues { hash.combine("\(setting.key)=\(setting.value)") }
      hash.combine(target.propertyListKeys.count)
      for key in target.propertyListKeys.sorted() { hash.combine(key) }
      hash.combine(target.iconName ?? "")
      hash.combine(target.hasLaunchImages ? 1 : 0)
    }
    return hash.hash
  }
}
