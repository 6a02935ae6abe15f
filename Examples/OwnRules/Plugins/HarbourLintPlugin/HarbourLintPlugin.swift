import PackagePlugin

/// Lints a target in each build before which one of its files has changed, and again until it ends without an error.
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
