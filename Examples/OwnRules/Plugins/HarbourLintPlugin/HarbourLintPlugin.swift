import PackagePlugin

/// Lints a target before each build.
@main
struct HarbourLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
    return [
      .buildCommand(
        displayName: "Harbour lints \(module.name)",
        executable: try context.tool(named: "harbour-lint").url,
        arguments: files.map(\.path),
        inputFiles: files,
        // What is made would become a resource of the target.
        outputFiles: []
      )
    ]
  }
}
