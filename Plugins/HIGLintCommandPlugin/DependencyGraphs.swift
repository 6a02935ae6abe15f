import Foundation
import PackagePlugin

/// The symbol graphs of the modules that linted targets depend on, and that aren't linted with them: an app's types
/// inherit from those of a design system.
struct DependencyGraphs {
  /// The directories that hold the graphs.
  private(set) var directories: [URL] = []
  /// The modules that need a framework which isn't here, as most of an iPhone app's on a Mac do.
  private(set) var foreign: [String] = []
  /// The modules that turned out not to compile.
  private(set) var broken: [String] = []

  /// Asks the package manager for the graphs, which builds the modules.
  init(below targets: [any Target], of package: Package, _ manager: PackageManager) {
    let linted = Set(targets.map(\.id))
    let own = Set(package.targets.map(\.id))
    for dependency in Dependency.interfaces(below: targets) where !linted.contains(dependency.module.id) {
      let name = dependency.module.moduleName
      guard dependency.isBuildable else {
        foreign.append(name)
        continue
      }
      // What another package doesn't make public can't be inherited from here.
      let level: PackageManager.SymbolGraphOptions.AccessLevel = own.contains(dependency.module.id) ? .internal : .public
      do {
        let graph = try manager.getSymbolGraph(for: dependency.module, options: .init(minimumAccessLevel: level))
        directories.append(graph.directoryURL)
      } catch {
        broken.append(name)
      }
    }
  }
}

/// A module that others depend on.
private struct Dependency {
  let module: SwiftSourceModuleTarget
  /// Whether it may declare views and controllers: to build others, which may be large, would tell nothing.
  let showsInterface: Bool
  /// The names of all modules that it sees.
  let visible: Set<String>
  /// The frameworks of Apple's without which it doesn't compile.
  let needed: Set<String>

  var isBuildable: Bool { needed.isSubset(of: visible.union(Dependency.frameworksHere)) }

  private static let frameworks = ["UIKit", "SwiftUI"]

  private static var frameworksHere: Set<String> {
    var names: Set<String> = []
    #if canImport(UIKit)
    names.insert("UIKit")
    #endif
    #if canImport(SwiftUI)
    names.insert("SwiftUI")
    #endif
    return names
  }

  /// Those below targets that may declare views and controllers, each after its own dependencies.
  static func interfaces(below targets: [any Target]) -> [Dependency] {
    var found: [Dependency] = []
    var visited: [Target.ID: Dependency] = [:]

    func visit(_ target: any Target) -> Dependency? {
      if let known = visited[target.id] { return known }
      // Macros, tools and C code aren't what views inherit from.
      guard let module = target as? SwiftSourceModuleTarget, module.kind == .generic else { return nil }
      let dependency = Dependency(module, seeing: module.directDependencies.compactMap(visit))
      visited[target.id] = dependency
      if dependency.showsInterface { found.append(dependency) }
      return dependency
    }
    // No finger touches what tests show.
    for case let target as SwiftSourceModuleTarget in targets where target.kind != .test {
      for dependency in target.directDependencies { _ = visit(dependency) }
    }
    return found
  }

  private init(_ module: SwiftSourceModuleTarget, seeing others: [Dependency]) {
    self.module = module
    var mentioned: Set<String> = []
    var needed: Set<String> = []
    for file in module.sourceFiles {
      guard let text = try? Data(contentsOf: file.url) else { continue }
      for name in Dependency.frameworks where text.contains("import \(name)") {
        mentioned.insert(name)
        if !text.contains("canImport(\(name))"), !text.contains("#if os(") { needed.insert(name) }
      }
    }
    showsInterface = !mentioned.isEmpty || others.contains(where: \.showsInterface)
    visible = others.reduce(into: Set(others.map(\.module.moduleName))) { $0.formUnion($1.visible) }
    self.needed = others.reduce(into: needed) { $0.formUnion($1.needed) }
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

extension Data {
  fileprivate func contains(_ text: String) -> Bool {
    range(of: Data(text.utf8)) != nil
  }
}
