import HIGLintEngine

/// How far the superclasses of the sources' classes are known.
struct ClassSummary {
  let project: Project
  let page: IndexPage

  var text: String { page.section("Superclasses of classes", lines) }

  private var lines: [SummaryLine] {
    let classes = project.types.filter { $0.kind == .class && $0.graphModule == nil }
    let chains = classes.map { (type: $0, chain: $0.superclasses) }
    let roots = chains.filter { $0.chain.end == .root }
    let passedOver = roots.filter { $0.chain.links.isEmpty }.compactMap { unknownFirst($0.type) }
    let frameworks = chains.filter { $0.chain.end == .framework }.compactMap { $0.chain.links.last?.name.base }
    return [
      SummaryLine(name: "ending at a framework's class", count: frameworks.count, details: page.tally(frameworks)),
      SummaryLine(
        name: "ending at a class without superclass",
        count: roots.count,
        details: page.tally(passedOver, under: "taken for protocols of other modules")
      ),
    ] + SuperclassChain.Loss.allCases.map { line(for: $0, chains.map(\.chain)) }
  }

  private func line(for loss: SuperclassChain.Loss, _ chains: [SuperclassChain]) -> SummaryLine {
    let last = chains.filter { $0.end == .lost(loss) }.compactMap { $0.links.last?.name }
    let names = last.map { $0.base.isEmpty ? $0.text : $0.base }
    let unseen = loss == .anotherModule ? names.filter(isDeclared) : []
    return SummaryLine(
      name: "lost: \(loss.rawValue)",
      count: names.count,
      details: page.tally(names) + page.tally(unseen, under: "declared in the sources, but not seen")
    )
  }

  /// Whether a type of that name is declared anywhere at all.
  private func isDeclared(_ name: String) -> Bool {
    project.types.contains { $0.isDeclared && $0.answers(to: name) }
  }

  /// What a class names first and nothing declares, though it isn't taken for a superclass.
  private func unknownFirst(_ type: ProjectType) -> String? {
    guard let first = type.places.first?.header.inherited.first else { return nil }
    return project.type(named: first.base, from: type)?.isDeclared ?? false ? nil : first.base
  }
}
