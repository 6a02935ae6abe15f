import PackagePlugin

/// `swift package higlint-fix [--target T]… [lint options]`: fixes the sources of chosen targets, or of all.
@main
struct HIGLintFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try lint(context, ["--fix"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension HIGLintFixPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try lint(context, ["--fix"] + arguments)
  }
}
#endif
