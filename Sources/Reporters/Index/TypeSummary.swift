import HIGLintEngine

/// The types of the sources: their kinds, their modules, and over how many files they are spread.
struct TypeSummary {
  let project: Project
  let page: IndexPage

  var text: String { page.section("Types", kinds + modules) + page.section("Spread over files", spread) }

  private var types: [ProjectType] { project.types.filter { $0.isDeclared && $0.graphModule == nil } }

  private var kinds: [SummaryLine] {
    let foreign = project.types.filter { !$0.isDeclared && !$0.files.isEmpty }
    return types.map(\.kind.rawValue).counted(by: <).map { SummaryLine(name: $0.element, count: $0.count) } + [
      SummaryLine(name: "of other modules, extended", count: foreign.count, details: page.details(spread(of: foreign)))
    ]
  }

  private var modules: [SummaryLine] {
    let modules = types.compactMap { $0.places.first?.module }
    return [SummaryLine(name: "in a module that a manifest names", count: modules.count, details: page.tally(modules))]
  }

  // MARK: Spread

  private var spread: [SummaryLine] {
    let ranges = [(1...1, "in one file"), (2...2, "in two"), (3...5, "in three to five"), (6...Int.max, "in more")]
    return ranges.map { range, name in
      let within = types.filter { range.contains($0.fileCount) }
      let details = range.lowerBound > 2 ? page.details(spread(of: within)) : []
      return SummaryLine(name: name, count: within.count, details: details)
    }
  }

  /// `Client 4, File 3`: the most spread ones first.
  private func spread(of types: [ProjectType]) -> [String] {
    types.map { (name: $0.name, files: $0.fileCount) }
      .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
      // Such as `[Int]`, which has no name.
      .map { "\($0.name.isEmpty ? "others" : $0.name) \($0.files)" }
  }
}

extension ProjectType {
  fileprivate var fileCount: Int { Set(files).count }
}
