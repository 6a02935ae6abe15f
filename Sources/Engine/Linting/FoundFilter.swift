/// What remains of what the rules found: each scope's findings by its own comments and settings.
struct FoundFilter {
  let linter: Linter
  let scopes: [Linter.Scope]
  let files: [SkimmedFile]
  let resourceFiles: [ReadFiles.ResourceFile]
  let resources: ResourceLoader
  let shared: SharedProject

  /// - Parameters:
  ///   - outcomes: of all files, or of those that may tell of the chosen ones.
  ///   - chosen: the paths of the files whose findings are wanted; nil for those of all.
  func result(_ outcomes: [FileCheck.Outcome], of chosen: Set<String>? = nil) -> LintResult {
    var result = LintResult()
    for (number, scope) in scopes.enumerated() {
      let paths = Set(scope.reportable.lazy.filter { !$0.isContext && chosen?.contains($0.path) ?? true }.map(\.path))
      let filter = SuppressionFilter(knownRules: linter.knownRules, activeRules: scope.rules)
      let unreachable = Set(outcomes.flatMap { $0.unreachable(of: number) }).filter { paths.contains($0.file) }
      if !linter.reportsUnreachable { result.unreachable += unreachable.count }
      let reported = Set(outcomes.flatMap { $0.findings(of: number) }).union(linter.reportsUnreachable ? unreachable : [])
      result.idleObjects += scope.idleObjects(besides: reported.union(unreachable), in: paths)
      let findings = Dictionary(grouping: reported.filter { !scope.ignores($0) }, by: \.file)
      let commented = commentedFiles(paths)
      let filtered = Parallel.map(commented, jobs: linter.jobs) { file in
        file.read().map { filter.apply(to: findings[file.path] ?? [], of: $0) }
      }
      let filteredPaths = Set(commented.map(\.path))
      result.findings += findings.filter { paths.contains($0.key) && !filteredPaths.contains($0.key) }.flatMap(\.value)
      result.findings += filtered.compactMap { $0 }.flatMap(\.findings)
      result.suppressed += filtered.compactMap { $0 }.flatMap(\.suppressed)
    }
    result.findings = Set(result.findings).sorted()
    result.suppressed.sort { $0.finding < $1.finding }
    return result
  }

  /// A file in which suppressions may stand.
  private struct Commented: Sendable {
    let path: String
    /// - Returns: nil for one that can't be read any more.
    let read: @Sendable () -> CommentedFile?
  }

  private func commentedFiles(_ paths: Set<String>) -> [Commented] {
    let (shared, resources) = (shared, resources)
    let code = files.indices.filter { files[$0].mayHoldSuppressions && paths.contains(files[$0].file.path) }
    let others = resourceFiles.indices.filter { resourceFiles[$0].mayHoldSuppressions && paths.contains(resourceFiles[$0].path) }
    return code.map { file in Commented(path: files[file].file.path) { CommentedFile(shared.file(file).facts) } }
      + others.map { file in Commented(path: resourceFiles[file].path) { resources.resource(file).map { CommentedFile($0) } } }
  }
}

extension Linter.Scope {
  /// Whether the configuration names the object that a finding is about.
  fileprivate func ignores(_ finding: Finding) -> Bool {
    guard !ignoredObjects.isEmpty, let object = finding.object else { return false }
    return ignoredObjects.contains("\(Self.name(finding.file))#\(object)")
  }

  /// The objects that the configuration names, in files that are linted, and that nothing is found about.
  fileprivate func idleObjects(besides findings: Set<Finding>, in paths: Set<String>) -> [String] {
    guard !ignoredObjects.isEmpty else { return [] }
    let used = Set(findings.compactMap { finding in finding.object.map { "\(Self.name(finding.file))#\($0)" } })
    let linted = Set(paths.map(Self.name))
    return ignoredObjects.subtracting(used).filter { linted.contains(String($0.prefix { $0 != "#" })) }.sorted()
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
