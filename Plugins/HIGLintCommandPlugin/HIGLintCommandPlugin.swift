import PackagePlugin

/// `swift package higlint [--target T]… [lint options]`: lints chosen targets, or all of them, as parts of one project; `swift package higlint --path P… [lint options]` lints files and folders anywhere.
@main
struct HIGLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try lint(context, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension HIGLintCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try lint(context, arguments)
  }
}
#endif
