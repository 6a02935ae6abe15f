import Foundation
import PackagePlugin

/// The sources that targets build on and that aren't linted with them: an app's types inherit from those of a design
/// system, and use its constants and functions. The tool knows them, and reports nothing of them.
struct KnownSources {
  /// Swift files, storyboards and xibs, and the manifests that tell which of them are one module.
  let files: [URL]

  /// The sources of all modules that targets depend on, to any depth, but for the targets' own.
  ///
  /// - Parameter others: more targets that count as if those depended on them.
  init(below targets: [any Target], and others: [any Target] = [], of package: Package) {
    let linted = Set(targets.map(\.id))
    let packages = PackageSearch(package)
    var files: [URL] = []
    var manifests = [package.manifest]
    for module in Self.modules(below: targets, and: others) where !linted.contains(module.id) {
      guard let home = packages.home(of: module.id), home.isOwn || module.mayShowInterface else { continue }
      files += module.sourceFiles.map(\.url).filter(LintedFile.isOne)
      if !manifests.contains(home.package.manifest) { manifests.append(home.package.manifest) }
    }
    self.files = files + manifests.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Each once. Macros are run by the compiler, what C declares isn't read, and a module that stands in for a framework
  /// where that is missing says less of it than the tool knows.
  private static func modules(below targets: [any Target], and others: [any Target]) -> [SwiftSourceModuleTarget] {
    var seen: Set<Target.ID> = []
    var found: [SwiftSourceModuleTarget] = []
    var waiting = targets.flatMap(\.directDependencies) + others
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      waiting += next.directDependencies
      guard let module = next as? SwiftSourceModuleTarget, module.kind != .macro else { continue }
      if !interfaceFrameworks.contains(module.moduleName) { found.append(module) }
    }
    return found.sorted { $0.name < $1.name }
  }
}

/// What the interface that the guidelines speak of is built with.
private let interfaceFrameworks: Set = ["UIKit", "SwiftUI"]

/// Where targets come from.
private struct PackageSearch {
  private var homes: [Target.ID: Home] = [:]

  struct Home {
    let package: Package
    /// Whether it is worked on together with what is linted.
    let isOwn: Bool
  }

  init(_ root: Package) {
    var seen: Set<Package.ID> = []
    var waiting = [root]
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      for target in next.targets { homes[target.id] = Home(package: next, isOwn: next.isOwn) }
      waiting += next.dependencies.map(\.package)
    }
  }

  func home(of target: Target.ID) -> Home? { homes[target] }
}

extension Package {
  fileprivate var manifest: URL { directoryURL.appendingPathComponent("Package.swift") }

  fileprivate var isOwn: Bool {
    switch origin {
    case .root, .local: true
    default: false
    }
  }
}

extension Target {
  fileprivate var directDependencies: [any Target] {
    dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }
  }
}

extension SwiftSourceModuleTarget {
  /// Whether it may declare views and controllers: of other packages' modules, no others say anything to an interface.
  fileprivate var mayShowInterface: Bool {
    let imports = interfaceFrameworks.map { Data("import \($0)".utf8) }
    return sourceFiles.contains { file in
      guard let text = try? Data(contentsOf: file.url) else { return false }
      return imports.contains { text.range(of: $0) != nil }
    }
  }
}
