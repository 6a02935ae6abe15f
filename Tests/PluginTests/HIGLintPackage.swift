import Foundation

/// A stand-in for this package that vends one of its plugins, and doesn't cost the time to compile the other.
struct HIGLintPackage {
  var plugin = Plugin.buildTool
  /// The target that the plugins get their tool from.
  var toolTarget = #".binaryTarget(name: "HIGLintArtifact", path: "higlint.artifactbundle")"#
  var toolName = "HIGLintArtifact"
  /// The name of the tool in the artifact bundle.
  var artifact = "higlint"
  /// The machines that the artifact bundle has a tool for.
  var triples = [
    "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "arm64-apple-macosx",
  ]
  /// Further files by path.
  var files: [String: String] = [:]

  func write(to directory: URL) throws {
    let executable = directory.appendingPathComponent("higlint.artifactbundle/bin/higlint")
    let manager = FileManager.default
    try manager.createDirectory(at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(at: executable, withDestinationURL: plugin.tool)
    try manager.createSymbolicLink(
      at: directory.appendingPathComponent("Plugins"),
      withDestinationURL: Self.sources.appendingPathComponent(plugin.folder)
    )
    let contents = ["Package.swift": manifest, "higlint.artifactbundle/info.json": information]
    for (path, content) in contents.merging(files, uniquingKeysWith: { $1 }) {
      let file = directory.appendingPathComponent(path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  /// The tool, which is built beside the tests.
  static var tool: URL {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let executable = (bundles.first ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).resolvingSymlinksInPath()
    return executable.deletingLastPathComponent().appendingPathComponent("higlint")
  }

  /// This package's directory.
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "HIGLint",
      products: [.plugin(name: "\(plugin.rawValue)", targets: ["\(plugin.rawValue)"])],
      targets: [
        \(toolTarget),
        .plugin(name: "\(plugin.rawValue)", capability: \(plugin.capability), dependencies: ["\(toolName)"]),
      ]
    )
    """
  }

  private var information: String {
    let triples = triples.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {
        "schemaVersion": "1.0",
        "artifacts": {
          "\(artifact)": {
            "version": "0.1.0",
            "type": "executable",
            "variants": [{ "path": "bin/higlint", "supportedTriples": [\(triples)] }]
          }
        }
      }
      """
  }

  enum Plugin: String {
    case buildTool = "HIGLintBuildToolPlugin"
    case command = "HIGLintCommandPlugin"
    case fix = "HIGLintFixPlugin"
    /// That of the example with rules of a team's own.
    case ownRules = "HarbourLintPlugin"

    /// The tool that it runs, which is built beside the tests.
    var tool: URL {
      let tool = HIGLintPackage.tool
      return self == .ownRules ? tool.deletingLastPathComponent().appendingPathComponent("harbour-lint") : tool
    }

    var hasTool: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

    /// Where its sources lie in this package.
    var folder: String { self == .ownRules ? "Examples/OwnRules/Plugins" : "Plugins" }

    var capability: String {
      switch self {
      case .buildTool, .ownRules: ".buildTool()"
      case .command: #".command(intent: .custom(verb: "higlint", description: "Lint"))"#
      case .fix:
        #".command(intent: .custom(verb: "higlint-fix", description: "Fix"), "#
          + #"permissions: [.writeToPackageDirectory(reason: "Fix")])"#
      }
    }
  }
}
