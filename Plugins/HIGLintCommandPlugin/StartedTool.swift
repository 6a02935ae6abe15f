import Foundation
import PackagePlugin

/// The tool that the plugins start.
enum StartedTool {
  /// Where it is; nil where the package brings it ready-made, but not for this machine.
  ///
  /// - Parameter find: what a plugin's context finds tools by. Built from source, the tool has its target's name; in an
  ///   artifact bundle, its artifact's.
  static func url(_ find: (String) throws -> PluginContext.Tool) -> URL? {
    ((try? find("HIGLintBinary")) ?? (try? find("higlint")))?.url
  }

  /// - Parameter consequence: what comes of it, as a clause behind a comma.
  static func isMissing(_ consequence: String = "") -> String {
    "HIGLint has no tool for this machine\(consequence); "
      + "depend on https://github.com/higlint/HIGLint.git instead, which builds it from source"
  }
}
