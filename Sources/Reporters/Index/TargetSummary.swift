import HIGLintEngine

/// What projects of Xcode, and manifests of packages, say of how the sources are built.
struct TargetSummary {
  let project: Project
  let page: IndexPage

  var text: String { page.section("Targets of Xcode's projects", lines) + page.section("Packages", packages) }

  private var packages: [SummaryLine] {
    let manifests = project.manifests.map { file, release in
      "\(page.workingDirectory.short(project.files[file].path)) (\(release.map { "iOS \($0)" } ?? "release unknown"))"
    }
    return [SummaryLine(name: "manifests", count: manifests.count, details: page.details(manifests))]
  }

  private var lines: [SummaryLine] {
    let targets = project.targets
    return XcodeTarget.Product.allCases.map { product in
      let own = targets.filter { $0.product == product }
      return SummaryLine(name: Self.name(of: product), count: own.count, details: page.details(own.map(Self.detail)))
    } + [
      SummaryLine(name: "Swift files that they build", count: project.builtFiles.count),
      SummaryLine(
        name: "Swift files beside them that nothing builds",
        count: project.unbuiltFiles.count,
        details: page.details(project.unbuiltFiles.map { page.workingDirectory.short(project.files[$0].path) })
      ),
    ]
  }

  private static func name(of product: XcodeTarget.Product) -> String {
    switch product {
    case .app: "apps"
    case .appExtension: "extensions"
    case .watchApp: "apps and extensions for the watch"
    case .library: "frameworks and libraries"
    case .tests: "tests"
    case .other: "others"
    }
  }

  /// `Notes (iOS 15.0)`, `Notes (system unknown)`
  private static func detail(_ target: XcodeTarget) -> String {
    let systems = XcodeTarget.System.allCases.filter { target.systems?.contains($0) ?? false }.map { system in
      system == .iOS ? ["iOS", target.deploymentTarget].compactMap { $0 }.joined(separator: " ") : system.rawValue
    }
    return "\(target.name) (\(systems.isEmpty ? "system unknown" : systems.joined(separator: " and ")))"
  }
}
