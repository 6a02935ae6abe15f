import PackagePlugin

/// `swift package higlint-fix [--target T]… [lint options]`: fixes the sources of chosen targets, or of all; with
/// `--suppress`, writes comments that take back what is found in them.
@main
struct HIGLintFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try lint(context, changing(arguments))
  }

  /// The arguments with the usual way to change sources, where they name no other.
  fileprivate func changing(_ arguments: [String]) -> [String] {
    arguments.contains("--suppress") ? arguments : ["--fix"] + arguments
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension HIGLintFixPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try lint(context, changing(arguments))
  }
}
#endif
