/// Which files the targets of Xcode's projects build.
///
/// Whatever can't be told is left open: what a project says of its own files counts, and that it doesn't name a file says
/// something only where it names most of those around.
package struct TargetMembership: Sendable {
  /// What is known of a file.
  package enum Place: Sendable, Equatable {
    /// No project says anything of it.
    case unknown
    /// It lies among what a project builds, and nothing builds it.
    case unbuilt
    /// Targets build it.
    ///
    /// - Parameters:
    ///   - isForTouch: nil where they don't tell.
    ///   - isForExtensions: whether extensions of apps alone have it.
    case built(isForTouch: Bool?, isForTests: Bool, isForExtensions: Bool)
    /// No project says anything of it, and all that they build is for systems that aren't touched.
    case elsewhere

    /// Whether it is for touch screens; nil where that isn't known.
    var isForTouch: Bool? {
      switch self {
      case .built(let isForTouch, _, _): isForTouch
      case .elsewhere: false
      case .unknown, .unbuilt: nil
      }
    }
  }

  /// For each source.
  package let places: [Place]
  /// The targets that build at least one source, by their numbers.
  private let targetsWithSources: Set<Int>
  private let lookup: TargetLookup
  private let domains: ProjectDomains
  /// The folders with a manifest of Tuist's, each of whose own folders is one target.
  private let manifestFolders: Set<String>
  /// The lowest releases of iOS that packages run on, by their folders; nil where one of a folder's manifests doesn't tell.
  private let releases: [String: [Int]?]

  /// - Parameter files: sorted by path.
  init(_ build: BuildDescription, _ files: [FileOutline]) {
    let lookup = TargetLookup(build.projects, files)
    let found = files.map { lookup.targets(of: $0.path) }
    let widgets = lookup.widgets(among: files, found)
    // A manifest of SwiftPM, or of Tuist where it makes no project that is kept.
    let manifests = files.filter { $0.manifest != nil || $0.imports.contains("ProjectDescription") }
    let domains = ProjectDomains(
      build, packages: manifests.filter { $0.manifest != nil }.map { String($0.directory) },
      manifests: manifests.filter { $0.manifest == nil }.map { String($0.directory) }, files, isBuilt: found.map { !$0.isEmpty }
    )
    self.lookup = lookup
    self.domains = domains
    targetsWithSources = Set(found.flatMap { $0.map(\.target) })
    releases = Self.releases(manifests)
    manifestFolders = Set(manifests.filter { $0.manifest == nil && $0.path.hasSuffix("Project.swift") }.map { String($0.directory) })
    let isElsewhere = lookup.isAllElsewhere
    places = files.indices.map { file in
      let targets = found[file]
      guard targets.isEmpty else { return lookup.place(targets, widgets: widgets) }
      if domains.isUnbuilt(files[file].path), !lookup.mayBeMissing(files[file].path) { return .unbuilt }
      // Modules of packages are built for what the apps are built for.
      return isElsewhere ? .elsewhere : .unknown
    }
  }

  private static func releases(_ manifests: [FileOutline]) -> [String: [Int]?] {
    Dictionary(grouping: manifests.filter { $0.manifest != nil }) { String($0.directory) }.mapValues { manifests in
      let all = manifests.map { $0.manifest?.deploymentTarget.flatMap(release) }
      return all.contains { $0 == nil } ? nil : all.compactMap { $0 }.min { $0.lexicographicallyPrecedes($1) }
    }
  }

  /// The lowest release of iOS that a file's code runs on; nil where one of the targets that build it doesn't tell. What no
  /// target of Xcode's is seen to build is built by the package around it.
  func deploymentTarget(of path: String) -> [Int]? {
    if lookup.targets(of: path).isEmpty { return releaseOfPackage(around: path) }
    let targets = lookup.deploymentTargets(of: path).map { $0.flatMap(Self.release) }
    return targets.contains { $0 == nil } ? nil : targets.compactMap { $0 }.min { $0.lexicographicallyPrecedes($1) }
  }

  private func releaseOfPackage(around path: String) -> [Int]? {
    guard !releases.isEmpty else { return nil }
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      if let release = releases[String(rest)] { return release }
    }
    return releases[""] ?? nil
  }

  /// `15.0` as numbers, without zeros at the end.
  static func release(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.contains(nil) else { return nil }
    let numbers = parts.compactMap { $0 }
    return Array(numbers.prefix(numbers.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0))
  }

  /// The targets that build a source, by their numbers.
  func targets(ofSourceAt path: String) -> Set<Int> { Set(lookup.targets(of: path).map(\.target)) }

  /// The folder in which a source lies beside the nearest manifest of Tuist's: `Home/Sources`; nil where there is none around.
  func partOfManifest(around path: String) -> Substring? {
    guard !manifestFolders.isEmpty else { return nil }
    var inner = path[...]
    while let slash = inner.utf8.lastIndex(of: UInt8(ascii: "/")) {
      if manifestFolders.contains(String(inner[..<slash])) { return inner.count == path.count ? nil : inner }
      inner = inner[..<slash]
    }
    return nil
  }

  /// The targets that build a resource, or are built from a property list.
  func targets(ofResourceAt path: String) -> [XcodeTarget] { lookup.builders(ofResourceAt: path) }

  /// Whether only targets that build none of the sources have a resource: samples in another language.
  func isOfOtherCode(resourceAt path: String) -> Bool {
    let built = lookup.targets(ofResourceAt: path).map(\.target)
    return !built.isEmpty && targetsWithSources.isDisjoint(with: built)
  }

  /// What is known of a storyboard, a xib, or a set of an asset catalog.
  func place(ofResourceAt path: String) -> Place {
    let built = lookup.targets(ofResourceAt: path)
    guard built.isEmpty else { return lookup.place(built, widgets: []) }
    if domains.isUnbuilt(path), !lookup.mayBeMissing(TargetLookup.part(of: path)) { return .unbuilt }
    return lookup.isAllElsewhere ? .elsewhere : .unknown
  }
}

extension ProjectIndex {
  /// Whether no target builds a file that lies among those of a project.
  package func isUnbuilt(_ file: Int) -> Bool { membership.places[file] == .unbuilt }

  /// Whether a file belongs to no app, beside one that there is: nothing builds it, or only a program that shows things.
  package func isBesideApp(_ file: Int) -> Bool { isUnbuilt(file) || entryPoints.demoFiles.contains(file) }

  /// The same of a storyboard, a xib, or a set of an asset catalog.
  package func isUnbuilt(resourceAt path: String) -> Bool { membership.place(ofResourceAt: path) == .unbuilt }

  /// The same of such a file.
  package func isBesideApp(resourceAt path: String) -> Bool { isUnbuilt(resourceAt: path) || entryPoints.isOfDemo(path) }
}

extension Project {
  /// The targets of Xcode's projects, as far as all of these are understood.
  public var targets: [XcodeTarget] { index.build.projects.flatMap(\.targets) }

  /// Whether all apps of Xcode's projects are for iPhones alone, where an app's window is as large as its screen.
  package var isForPhonesAlone: Bool { onlyDevice == .phone }

  /// The device that all apps of Xcode's projects are for; nil where one is for more, or doesn't tell.
  package var onlyDevice: Device? {
    let apps = targets.filter { $0.product == .app && $0.systems?.contains(.iOS) ?? true }
    let devices = Set(apps.map { $0.deviceFamilies.flatMap(Device.init) })
    return devices.count == 1 ? devices.first ?? nil : nil
  }

  /// One of the families of devices that an app is built for, as its settings number them.
  package enum Device: String, Sendable {
    case phone = "1"
    case pad = "2"
  }

  /// The targets that build a storyboard, a xib or a set of an asset catalog, or that are built from a property list.
  public func targets(ofResourceAt path: String) -> [XcodeTarget] { index.membership.targets(ofResourceAt: path) }

  /// Whether any target of Xcode's projects is built for watches.
  package var buildsForWatches: Bool { targets.contains { $0.product == .watchApp || $0.systems?.contains(.watchOS) ?? false } }

  /// The manifests of packages, and the lowest release of iOS that each names.
  public var manifests: [(file: Int, release: String?)] {
    files.indices.compactMap { file in files[file].outline.manifest.map { (file, $0.deploymentTarget) } }
  }

  /// Whether a file's code never runs on a release of iOS before the one that it asks for, so that asking is of no use.
  package func alwaysRuns(since release: String, file: Int) -> Bool {
    guard let asked = TargetMembership.release(release), let lowest = index.membership.deploymentTarget(of: files[file].path)
    else { return false }
    return !lowest.lexicographicallyPrecedes(asked)
  }

  /// Whether what controllers say of the status bar counts, which the property lists of apps may deny.
  public var controllersDecideOnStatusBar: Bool {
    shared.appSettings.controllersDecideOnStatusBar(besides: targets.flatMap(\.propertyListValues))
  }

  /// Whether the window of each app that the property lists or projects of Xcode tell of is always as large as its screen.
  package var appsRequireFullScreen: Bool {
    let lists = shared.appSettings.requireFullScreen
    let others = targets.filter { $0.product == .app && $0.systems?.contains(.iOS) ?? true && $0.propertyLists.isEmpty }
    guard lists ?? true, lists != nil || !others.isEmpty else { return false }
    return others.allSatisfy { $0.propertyListValues.contains { $0.key == "UIRequiresFullScreen" && $0.value == "YES" } }
  }

  /// What tables of strings put in the place of a text of the app's property list, in all languages.
  public func translations(ofPropertyListKey key: String) -> [String] { shared.appSettings.translations(ofKey: key) }

  /// Whether a text of the app's has a plural of its own beside the tables that are looked at.
  public func hasPlural(ofText key: String) -> Bool { shared.appSettings.hasPlural(ofKey: key) }

  /// The files that targets build.
  public var builtFiles: [Int] {
    files.indices.filter { file in
      if case .built = index.membership.places[file] { true } else { false }
    }
  }

  /// Whether a file's code runs in extensions of apps alone, as far as projects of Xcode say so: in processes that lend
  /// their screens to other apps, or have none.
  public func isForExtensions(_ file: Int) -> Bool {
    if case .built(_, _, isForExtensions: true) = index.membership.places[file] { true } else { false }
  }

  /// The files that lie among what a project builds, and that nothing builds: they aren't the app's.
  public var unbuiltFiles: [Int] { files.indices.filter(index.isUnbuilt) }
}
