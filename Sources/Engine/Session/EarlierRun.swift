import HIGLintSyntax

/// What the run before over the same project left: on the disk for another process, or in memory for the next run of a
/// session.
///
/// All of it is known by the contents that it was made from, so that nothing in it can be out of date.
protocol EarlierRun: Sendable {
  /// The result of a run that depended on the same.
  func result(of run: ContentHash) -> LintResult?

  /// What a file holds that has the stamp which it had when it was read.
  func content(of path: String, _ stamp: FileStamp) -> ContentHash?

  /// Whether there was a source at a path, whatever it contained.
  func holds(_ path: String) -> Bool

  /// Whether there was a source with that content.
  func holds(_ path: String, _ content: ContentHash) -> Bool

  /// The hash of a source's outline without places.
  func outline(of path: String, _ content: ContentHash) -> ContentHash?

  /// The words that a source held, whatever it contained.
  func words(of path: String) -> WordFilter?

  func skim(of path: String, _ content: ContentHash) -> SkimmedFile?

  /// Whether there was a storyboard or xib with that content.
  func holdsInterface(_ path: String, _ content: ContentHash) -> Bool

  func interfaceFacts(of path: String, _ content: ContentHash) -> InterfaceFacts?

  /// What is known of a source, where it was kept in memory.
  func readSource(_ path: String) -> ReadFiles.Source?

  /// What is known of a resource, where it was kept in memory.
  func resource(_ path: String) -> ReadFiles.ResourceFile?

  /// Whether there was a resource with that content.
  func holdsResource(_ path: String, _ content: ContentHash) -> Bool

  /// What the rules found, where they and the project's index are the same.
  func checks(_ key: ContentHash) -> CachedChecks?
}
