import HIGLintEngine

extension FileWalker {
  /// Finds the files that a configuration includes and doesn't exclude.
  ///
  /// - Parameters:
  ///   - configuration: what says which files are meant.
  ///   - forcesExclusion: whether a path that it leaves out is passed over even where it is named outright.
  ///   - stopsAtConfigurations: whether a folder with a configuration of its own is listed, not entered.
  public init(_ configuration: Configuration, forcesExclusion: Bool, stopsAtConfigurations: Bool = false) {
    self.init(
      included: configuration.globs(configuration.included),
      excluded: configuration.globs(configuration.excluded),
      relativeTo: configuration.folder,
      forcesExclusion: forcesExclusion,
      enclaveMarker: stopsAtConfigurations ? Configuration.fileName : nil
    )
  }
}

extension FileWalker {
  /// Finds all that a configuration doesn't exclude: what is only known needn't be included.
  ///
  /// - Parameters:
  ///   - configuration: what says which files are left out.
  ///   - stopsAtConfigurations: whether a folder with a configuration of its own is listed, not entered.
  public init(contextOf configuration: Configuration, stopsAtConfigurations: Bool) {
    self.init(
      excluded: configuration.globs(configuration.excluded),
      relativeTo: configuration.folder,
      enclaveMarker: stopsAtConfigurations ? Configuration.fileName : nil
    )
  }
}

extension Configuration {
  /// Whether a path, or a folder that it lies in, is excluded.
  public func excludes(_ path: String) -> Bool {
    FileWalker(self, forcesExclusion: true).excludes(path)
  }

  /// Patterns that can't be understood match nothing: reading the configuration has reported them.
  fileprivate func globs(_ patterns: [String]) -> [Glob] {
    patterns.compactMap { try? Glob($0, relativeTo: folder) }
  }
}
