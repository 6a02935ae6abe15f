import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// Finds what a run knows beside the files that it lints.
struct ContextPlanner {
  /// The configuration's path, where one is given: it holds everywhere.
  private let configuration: String?
  private let confinement: Confinement?
  private let linted: LintPlan
  private let lintedInputs: NamedInputs

  /// - Parameters:
  ///   - confinement: what links aren't followed out of.
  ///   - linted: what is reported on, and so isn't context.
  init(configuration: String?, confinement: Confinement?, _ linted: LintPlan) {
    self.configuration = configuration
    self.confinement = confinement
    self.linted = linted
    lintedInputs = NamedInputs(linted.reportable)
  }

  /// Finds files, whatever configurations say of them, and all in folders that isn't excluded. It needn't be included, so that
  /// a configuration can include what is linted, and name the rest as its context.
  ///
  /// - Parameter places: absolute paths.
  func plan(_ places: [String]) -> ContextPlan {
    var plan = ContextPlan(places: places)
    guard !places.isEmpty else { return plan }
    var visited = VisitedPlaces()
    var names = Set(linted.reportable.map(\.path))
    let isNew = { (path: String) in lintedInputs.find(SourceInput(path: path)) == nil && names.insert(path).inserted }
    plan.add(FileWalker().files(at: places.filter { !AbsolutePath($0).isFolder }, except: &visited), where: isNew)
    var waiting = places.filter { AbsolutePath($0).isFolder }
    while !waiting.isEmpty {
      let groups = ConfiguredPaths.groups(of: waiting) { configuration ?? Configuration.find(from: $0) }
      waiting = []
      for group in groups {
        var walker = FileWalker(contextOf: settings(group.configuration, &plan), stopsAtConfigurations: configuration == nil)
        walker.confinement = confinement
        let found = walker.files(at: group.paths, except: &visited)
        plan.add(found, where: isNew)
        waiting += found.enclaves
      }
    }
    return plan
  }

  /// What a configuration says. One that can't be used leaves nothing out, and where files are linted by it, is a problem
  /// of these.
  private func settings(_ path: String?, _ plan: inout ContextPlan) -> Configuration {
    guard let path else { return Configuration() }
    if let known = linted.configurations.first(where: { $0.file == path }) { return known }
    do {
      return try Configuration.load(path, rules: knownRules, reporters: allReporters.map { $0.id })
    } catch {
      plan.add(error.problems.filter { !linted.problems.contains($0) })
      return Configuration()
    }
  }
}
