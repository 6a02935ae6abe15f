/// Finds the targets that build a file.
struct TargetLookup: Sendable {
  /// A target, and whether it builds a file only for systems other than iOS.
  struct Part: Sendable, Hashable {
    let target: Int
    let isForOthers: Bool
  }

  private let targets: [XcodeTarget]
  private let files: [String: [Part]]
  private let folders: [String: [(target: Int, exceptions: Set<String>)]]
  private let propertyLists: [String: [Part]]
  /// The names of what is built and doesn't lie where the projects say, or is reached by another way.
  private let missing: Set<String>

  init(_ projects: [XcodeProjectFacts], _ sources: [FileOutline]) {
    let targets = projects.flatMap(\.targets)
    var files: [String: [Part]] = [:]
    var folders: [String: [(target: Int, exceptions: Set<String>)]] = [:]
    var lists: [String: [Part]] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.files {
        files[Self.key(file.path), default: []].append(Part(target: index, isForOthers: file.isForOthers))
      }
      for folder in target.folders {
        folders[Self.key(folder.path), default: []].append((index, Set(folder.exceptions.map(Self.key))))
      }
      for path in target.propertyLists {
        lists[Self.key(path), default: []].append(Part(target: index, isForOthers: false))
      }
    }
    let known = projects.isEmpty ? [] : Set(sources.map { Self.key($0.path) })
    missing = Set(files.keys.lazy.filter { !$0.hasSuffix(".swift") || !known.contains($0) }.map { Self.name($0) })
    self.targets = targets
    self.files = files
    self.folders = folders
    propertyLists = lists
  }

  /// Files are found whatever the case of letters, as they are on a Mac.
  private static func key(_ path: String) -> String { path.lowercased() }

  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a file may be one that a project names by a path which leads elsewhere.
  func mayBeMissing(_ path: String) -> Bool {
    let name = Self.name(Self.key(path))
    return name.hasSuffix(".swift") && missing.contains(name)
  }

  func targets(of path: String) -> [Part] {
    guard !targets.isEmpty else { return [] }
    let key = Self.key(path)
    let named = files[key] ?? []
    guard !folders.isEmpty else { return named }
    var found = named
    var end = key.endIndex
    var inner = [key]
    while true {
      for folder in folders[String(key[..<end])] ?? [] where !inner.contains(where: folder.exceptions.contains) {
        let isKnown = found.contains { $0.target == folder.target }
        if !isKnown { found.append(Part(target: folder.target, isForOthers: false)) }
      }
      inner.append(String(key[..<end]))
      guard let slash = key[..<end].lastIndex(of: "/") else { return found }
      end = slash
    }
  }

  /// What each target that builds a file says of the lowest release of iOS.
  func deploymentTargets(of path: String) -> [String?] { targets(of: path).map { targets[$0.target].deploymentTarget } }

  /// A set of a catalog is built where the catalog is.
  func targets(ofResourceAt path: String) -> [Part] {
    path.hasSuffix(".plist") ? propertyLists[Self.key(path)] ?? [] : targets(of: Self.part(of: path))
  }

  /// The targets that build a resource for iOS.
  func builders(ofResourceAt path: String) -> [XcodeTarget] {
    targets(ofResourceAt: path).filter { !$0.isForOthers }.map { targets[$0.target] }
  }

  /// What a target names in the place of a file: the catalog around a set.
  static func part(of path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let catalog = names.firstIndex { $0.hasSuffix(".xcassets") }
    return catalog.map { names[...$0].joined(separator: "/") } ?? path
  }

  func place(_ parts: [Part], widgets: Set<Int>) -> TargetMembership.Place {
    let answers = parts.map { part in
      part.isForOthers || widgets.contains(part.target) ? false : targets[part.target].isForTouch
    }
    let isForTouch = answers.contains(true) ? true : answers.contains(nil) ? nil : false
    func isAll(_ product: XcodeTarget.Product) -> Bool { parts.allSatisfy { targets[$0.target].product == product } }
    return .built(isForTouch: isForTouch, isForTests: isAll(.tests), isForExtensions: isAll(.appExtension))
  }

  /// Whether all that is built is for systems other than iOS: there is an app, and no target of which that isn't known.
  var isAllElsewhere: Bool {
    targets.contains { $0.product == .app } && targets.allSatisfy { target in
      target.product == .tests || target.systems.map { !$0.contains(.iOS) } ?? false
    }
  }

  /// The extensions that begin at a widget.
  func widgets(among files: [FileOutline], _ parts: [[Part]]) -> Set<Int> {
    var found: Set<Int> = []
    for (file, parts) in zip(files, parts) where file.types.contains(where: \.isMainWidget) {
      found.formUnion(parts.map(\.target).filter { targets[$0].product == .appExtension })
    }
    return found
  }
}

extension TypeHeader {
  fileprivate var isMainWidget: Bool {
    attributes.contains("main") && inherited.contains { ["Widget", "WidgetBundle"].contains($0.base) }
  }
}
