import Foundation
import PackagePlugin

// What the command plugins share. A plugin has no module to share it by: the others link to this file.

extension CommandPlugin {
  /// Runs the tool over the sources of a package, or over what `--path` names: a package that only holds tools for
  /// another one has no sources.
  func lint(_ context: PluginContext, _ arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let paths = arguments.extractOption(named: "path")
    guard paths.isEmpty else {
      // What is written elsewhere than here isn't allowed in every sandbox.
      let cache = context.pluginWorkDirectoryURL.appendingPathComponent("Cache").path
      try runTool(["--cache-path", cache] + arguments.remainingArguments + ["--"] + paths, tool: context.tool(named:))
      return
    }
    let names = arguments.extractOption(named: "target")
    let asksForGraphs = arguments.extractFlag(named: "no-symbol-graphs") == 0
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let graphs = asksForGraphs ? symbolGraphs(below: targets, in: context.package) : []
    try runTool(
      over: targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) },
      in: context.package.directoryURL,
      arguments: graphs.flatMap { ["--symbol-graph-dir", $0.path] } + arguments.remainingArguments,
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named:)
    )
  }

  /// The directories of what is known of the modules that aren't linted.
  private func symbolGraphs(below targets: [any Target], in package: Package) -> [URL] {
    let graphs = DependencyGraphs(below: targets, of: package, packageManager)
    if !graphs.foreign.isEmpty {
      let names = graphs.foreign.joined(separator: ", ")
      Diagnostics.remark("HIGLint knows no types of \(names): this machine lacks a framework that they import")
    }
    if !graphs.broken.isEmpty {
      let names = graphs.broken.joined(separator: ", ")
      Diagnostics.warning("HIGLint knows no types of \(names): this didn't compile; --no-symbol-graphs spares the attempt")
    }
    return graphs.directories
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CommandPlugin {
  /// Runs the tool over the sources of an Xcode project.
  func lint(_ context: XcodePluginContext, _ arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    // Xcode tells plugins no symbol graphs.
    _ = arguments.extractFlag(named: "no-symbol-graphs")
    let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
    try runTool(
      over: targets.flatMap { $0.inputFiles.map(\.url) },
      in: context.xcodeProject.directoryURL,
      arguments: arguments.remainingArguments,
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named:)
    )
  }
}
#endif

extension CommandPlugin {
  /// Runs the tool over the Swift files, storyboards and xibs among the targets' files, and fails where it does.
  private func runTool(
    over files: [URL],
    in project: URL,
    arguments: [String],
    workDirectory: URL,
    tool find: (String) throws -> PluginContext.Tool
  ) throws {
    // A file that two targets share is linted once.
    let kinds = ["swift", "storyboard", "xib"]
    let sources = Set(files.filter { kinds.contains($0.pathExtension) }.map(\.path)).sorted()
    guard sources.contains(where: { $0.hasSuffix(".swift") }) else {
      Diagnostics.warning("HIGLint found no Swift sources to lint")
      return
    }
    // Thousands of paths exceed what a system allows on a command line.
    let list = workDirectory.appendingPathComponent("sources.txt")
    try Data(sources.map { $0 + "\0" }.joined().utf8).write(to: list, options: .atomic)

    // The user has named targets, not files: what the configuration leaves out stays out.
    try runTool(["--force-exclude", "--files-from", list.path] + arguments, in: project, tool: find)
  }

  /// - Parameter directory: where the tool runs, if not where the user is.
  private func runTool(
    _ arguments: [String],
    in directory: URL? = nil,
    tool find: (String) throws -> PluginContext.Tool
  ) throws {
    guard let tool = StartedTool.url(find) else {
      Diagnostics.error(StartedTool.isMissing())
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["lint"] + arguments
    if let directory { process.currentDirectoryURL = directory }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // Whatever the tool's own exit code is, the package manager's is 1.
      Diagnostics.error("higlint lint ended with exit code \(process.terminationStatus)")
      return
    }
  }
}
