/// What remains of what the rules found: each scope's findings by its own comments and settings.
struct FoundFilter {
  let linter: Linter
  let scopes: [Linter.Scope]
  let files: [SkimmedFile]
  let shared: SharedProject

  /// - Parameters:
  ///   - outcomes: of all files, or of those that may tell of the chosen ones.
  ///   - chosen: the paths of the files whose findings are wanted; nil for those of all.
  func result(_ outcomes: [FileCheck.Outcome], of chosen: Set<String>? = nil) -> LintResult {
    var result = LintResult()
    for (number, scope) in scopes.enumerated() {
      let paths = Set(scope.files.lazy.filter { !$0.isContext && chosen?.contains($0.path) ?? true }.map(\.path))
      let filter = SuppressionFilter(knownRules: linter.knownRules, activeRules: scope.rules)
      let unreachable = Set(outcomes.flatMap { $0.unreachable(of: number) }).filter { paths.contains($0.file) }
      if !linter.reportsUnreachable { result.unreachable += unreachable.count }
      let reported = Set(outcomes.flatMap { $0.findings(of: number) }).union(linter.reportsUnreachable ? unreachable : [])
      let findings = Dictionary(grouping: reported, by: \.file)
      let commented = files.indices.filter { files[$0].mayHoldSuppressions && paths.contains(files[$0].file.path) }
      let filtered = Parallel.map(commented, jobs: linter.jobs) { [shared, files] file in
        filter.apply(to: findings[files[file].file.path] ?? [], of: shared.file(file).facts)
      }
      let filteredPaths = Set(commented.map { files[$0].file.path })
      result.findings += findings.filter { paths.contains($0.key) && !filteredPaths.contains($0.key) }.flatMap(\.value)
      result.findings += filtered.flatMap(\.findings)
      result.suppressed += filtered.flatMap(\.suppressed)
    }
    result.findings = Set(result.findings).sorted()
    result.suppressed.sort { $0.finding < $1.finding }
    return result
  }
}
