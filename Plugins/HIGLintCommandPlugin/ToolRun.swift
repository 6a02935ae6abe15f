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
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    try runTool(
      over: targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) },
      // What is found in one target is what is found in it where all are linted.
      knowing: KnownSources(below: targets, and: context.package.targets, of: context.package).files,
      in: context.package.directoryURL,
      arguments: arguments.remainingArguments,
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named:)
    )
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CommandPlugin {
  /// Runs the tool over the sources of an Xcode project.
  func lint(_ context: XcodePluginContext, _ arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
    let others = context.xcodeProject.targets.filter { !names.isEmpty && !names.contains($0.displayName) }
    try runTool(
      over: targets.flatMap { $0.inputFiles.map(\.url) },
      knowing: others.flatMap { $0.inputFiles.map(\.url) },
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
  ///
  /// - Parameter known: files of other targets.
  private func runTool(
    over files: [URL],
    knowing known: [URL],
    in project: URL,
    arguments: [String],
    workDirectory: URL,
    tool find: (String) throws -> PluginContext.Tool
  ) throws {
    // A file that two targets share is linted once.
    let sources = Set(files.filter(LintedFile.isOne)).sorted { $0.path < $1.path }
    guard sources.contains(where: { $0.pathExtension == "swift" }) else {
      Diagnostics.warning("HIGLint found no Swift sources to lint")
      return
    }
    let list = workDirectory.appendingPathComponent("sources.txt")
    try LintedFile.write(sources, to: list)
    let context = workDirectory.appendingPathComponent("context.txt")
    try LintedFile.write(known.filter(LintedFile.isOne), to: context)

    // The user has named targets, not files: what the configuration leaves out stays out.
    let places = ["--force-exclude", "--files-from", list.path, "--context-from", context.path]
    try runTool(places + arguments, in: project, tool: find)
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
