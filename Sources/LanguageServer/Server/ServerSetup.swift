import HIGLintEngine

/// What the server is given to work with.
package struct ServerSetup: Sendable {
  let rules: [any Rule.Type]
  let version: String
  let linting: any ProjectLinting
  let home: String?

  /// - Parameters:
  ///   - rules: every rule that can be explained.
  ///   - version: the tool's.
  ///   - linting: finds what is to be shown.
  ///   - home: the person's own folder.
  package init(rules: [any Rule.Type], version: String, linting: any ProjectLinting, home: String?) {
    self.rules = rules
    self.version = version
    self.linting = linting
    self.home = home
  }
}
