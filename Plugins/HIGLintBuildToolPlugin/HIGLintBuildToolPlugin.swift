import Foundation
import PackagePlugin

/// Lints a target's Swift sources on every build, and reads the storyboards and xibs beside them, and the modules below it.
///
/// It only starts the tool, which looks for the configuration itself, on each run.
@main
struct HIGLintBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    // A package that applies the plugin to itself is also built by those who depend on it, who can't mend its code.
    guard case .root = context.package.origin, let module = target as? SwiftSourceModuleTarget else { return [] }
    return lint(
      // These don't include what other plugins generate.
      module.sourceFiles.map(\.url),
      knowing: KnownSources(below: [module], of: context.package).files,
      of: module.name,
      in: module.directoryURL,
      project: context.package.directoryURL,
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named:)
    )
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension HIGLintBuildToolPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) -> [Command] {
    lint(
      target.inputFiles.map(\.url),
      // Whatever depends on what: the project is one app with what belongs to it.
      knowing: context.xcodeProject.targets.filter { $0.displayName != target.displayName }
        .flatMap { $0.inputFiles.map(\.url) },
      of: target.displayName,
      in: context.xcodeProject.directoryURL,
      project: context.xcodeProject.directoryURL,
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named:)
    )
  }
}
#endif

extension HIGLintBuildToolPlugin {
  /// The one command that lints the Swift files, storyboards and xibs among a target's files; none where that isn't wanted.
  ///
  /// - Parameter known: files of other targets.
  private func lint(
    _ files: [URL],
    knowing known: [URL],
    of target: String,
    in directory: URL,
    project: URL,
    workDirectory: URL,
    tool find: (String) throws -> PluginContext.Tool
  ) -> [Command] {
    let sources = files.filter(LintedFile.isOne)
    guard sources.contains(where: { $0.pathExtension == "swift" }), isWanted(workDirectory) else { return [] }
    guard let tool = StartedTool.url(find) else {
      Diagnostics.warning(StartedTool.isMissing(", so that \(target) isn't linted"))
      return []
    }
    Diagnostics.remark("HIGLint lints \(target); HIGLINT_VERBOSE=1 shows with which configuration")
    return [
      .buildCommand(
        displayName: "HIGLint \(target)",
        executable: tool,
        arguments: ["lint", "--build-tool-work-directory", workDirectory.path, "--target-directory", directory.path]
          + list(sources, in: workDirectory) + context(known.filter(LintedFile.isOne), in: workDirectory),
        environment: settings(project),
        inputFiles: sources + tick(in: workDirectory),
        // A declared output would become a resource of the target, and bring it a bundle accessor.
        outputFiles: []
      )
    ]
  }

  /// Whether neither the user nor Xcode's previews, which build on each keystroke, ask to be spared.
  private func isWanted(_ workDirectory: URL) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    // `ENABLE_PREVIEWS` tells nothing: it is a setting of every new app, and set in its usual builds too.
    let isPreview = environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
      || workDirectory.path.contains("/Intermediates.noindex/Previews/")
    return environment["HIGLINT_DISABLE"] != "1" && !isPreview
  }

  /// The variables that stand for the tool's arguments: not every build system hands its own environment to commands.
  private func settings(_ project: URL) -> [String: String] {
    var settings = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("HIGLINT_") }
    if let path = settings["HIGLINT_CONFIG"], !path.isEmpty {
      settings["HIGLINT_CONFIG"] = path.hasPrefix("/") ? path : project.appendingPathComponent(path).path
    }
    return settings
  }

  /// Arguments that name the sources: in a file, where one can be written.
  private func list(_ sources: [URL], in workDirectory: URL) -> [String] {
    let list = workDirectory.appendingPathComponent("sources.txt")
    do {
      try LintedFile.write(sources, to: list)
      return ["--files-from", list.path]
    } catch {
      return sources.map(\.path)
    }
  }

  /// Arguments that name what is known beside: nothing where no file can be written.
  private func context(_ known: [URL], in workDirectory: URL) -> [String] {
    let list = workDirectory.appendingPathComponent("context.txt")
    if known.isEmpty { return [] }
    do {
      try LintedFile.write(known, to: list)
      return ["--context-from", list.path]
    } catch {
      return []
    }
  }

  /// An input that the tool itself changes on each run, so that the next build runs it again, and shows its
  /// findings again, although nothing else has changed.
  private func tick(in workDirectory: URL) -> [URL] {
    let tick = workDirectory.appendingPathComponent("tick")
    if !FileManager.default.fileExists(atPath: tick.path) {
      try? Data().write(to: tick)
    }
    // An input that doesn't exist is a build error.
    return FileManager.default.fileExists(atPath: tick.path) ? [tick] : []
  }
}
