/// What a package's manifest says of where its modules lie, and of what they run on.
package struct Manifest: Sendable, Hashable {
  /// The folders of its targets, and the modules' names.
  package let folders: [Folder]
  /// The lowest release of iOS that they run on, as numbers with points between; nil where the manifest doesn't say it plainly.
  package let deploymentTarget: String?
  /// Whether the package makes programs, and names the Mac as the one system that they run on.
  package let isOfMacPrograms: Bool

  package struct Folder: Sendable, Hashable {
    package let path: String
    package let module: String
  }

  /// - Returns: nil for a file that isn't a manifest.
  init?(_ file: FileFacts) {
    let name = file.path.split(separator: "/").last ?? ""
    guard name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") else { return nil }
    var targets: [Target] = []
    var releases: [String?] = []
    var systems: [String] = []
    var makesPrograms = false
    let values = file.variables.compactMap(\.initialValue).map { Statement(range: $0.range, kind: .expression($0)) }
    (values + file.statements).forEachExpression { expression, _ in
      if expression.call?.name == "Package" {
        releases.append(expression.releaseOfIOS)
        systems += expression.platforms.compactMap(\.name)
      }
      if expression.call?.name == "executableTarget" { makesPrograms = true }
      guard let target = Target(expression) else { return }
      // A target that another depends on is written in the same way, without its path.
      if let known = targets.firstIndex(where: { $0.name == target.name }) {
        if targets[known].path == nil { targets[known] = target }
      } else {
        targets.append(target)
      }
    }
    deploymentTarget = releases.count == 1 ? releases[0] : nil
    isOfMacPrograms = makesPrograms && releases.count == 1 && systems == ["macOS"]
    let root = file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
    let lone = targets.filter { $0.path == nil && $0.isSource }
    folders = targets.flatMap { target -> [Folder] in
      if let path = target.path { return [Folder(path: Manifest.join(root, path), module: target.module)] }
      let homes = target.isSource ? ["Sources", "Source", "src", "srcs"] : ["Tests", "Sources", "Source", "src", "srcs"]
      let own = homes.map { Folder(path: Manifest.join(root, "\($0)/\(target.name)"), module: target.module) }
      // A package's only target may lie in `Sources` itself.
      return lone.count == 1 && target.isSource ? own + [Folder(path: Manifest.join(root, "Sources"), module: target.module)] : own
    }
  }

  private static func join(_ root: Substring, _ path: String) -> String {
    let below = path.split(separator: "/").filter { $0 != "." }
    return ((root.isEmpty ? [] : [root]) + below).joined(separator: "/")
  }

  /// `.target(name: "Kit", path: "Sources")`
  private struct Target {
    let name: String
    let path: String?
    let isSource: Bool

    /// The name that code imports it by.
    var module: String { name.replacing("-", with: "_") }

    init?(_ expression: Expression) {
      guard let call = expression.call, let kind = call.name, Target.kinds.contains(kind),
        let name = call.argument("name")?.text
      else { return nil }
      // A path that is computed could be any.
      let given = call.argument("path")
      guard given == nil || given?.text != nil else { return nil }
      self.name = name
      path = given?.text
      isSource = kind != "testTarget"
    }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]
  }
}

extension Expression {
  /// The calls in `platforms` of a package.
  fileprivate var platforms: [Call] {
    guard case .array(let platforms)? = call?.argument("platforms")?.kind else { return [] }
    return platforms.compactMap(\.call)
  }

  /// `15` of `Package(platforms: [.macOS(.v12), .iOS(.v15)])`, and `15.4` of `.iOS("15.4")`.
  fileprivate var releaseOfIOS: String? {
    guard let release = platforms.first(where: { $0.name == "iOS" })?.argument(nil) else { return nil }
    if let text = release.text { return text }
    guard let name = release.lastName, name.hasPrefix("v") else { return nil }
    return String(name.dropFirst().map { $0 == "_" ? "." : $0 })
  }
}

extension String {
  fileprivate func replacing(_ character: Character, with other: Character) -> String {
    String(map { $0 == character ? other : $0 })
  }
}
