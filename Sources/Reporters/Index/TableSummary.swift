import HIGLintEngine

/// For how many tables it is known who works for them.
struct TableSummary {
  let project: Project
  let page: IndexPage

  var text: String {
    let tables = sources.flatMap(\.tables)
    return page.section("Tables, as each class has or inherits them", lines(tables.filter { $0.kind == .table }))
      + page.section("Collections, as each class has or inherits them", lines(tables.filter { $0.kind == .collection }))
      + page.section("Row actions", actions)
  }

  private var sources: [ProjectType] { project.types.filter { $0.graphModule == nil && $0.kind != .typealias } }

  private func lines(_ tables: [Table]) -> [SummaryLine] {
    func line(_ name: String, listed: Bool = true, _ isMeant: (Table) -> Bool) -> SummaryLine {
      let meant = tables.filter(isMeant)
      let names = meant.map { "\($0.owner.name).\($0.name)" }
      return SummaryLine(name: name, count: meant.count, details: listed ? page.details(names) : [])
    }
    return [
      line("with data source and delegate known, the same object", listed: false, \.isServedByOne),
      line("with data source and delegate known, two objects", listed: false) {
        $0.hasSource && $0.hasDelegate && !$0.isServedByOne
      },
      line("with only the data source known") { $0.hasSource && !$0.hasDelegate },
      line("with only the delegate known") { !$0.hasSource && $0.hasDelegate },
      line("with neither known") { !$0.hasSource && !$0.hasDelegate },
      line("with a data source, but neither cells in code nor static rows") {
        $0.hasSource && $0.suppliers.isEmpty && !$0.drawn.contains(where: \.isStatic)
      },
      line("drawn in Interface Builder", listed: false) { !$0.drawn.isEmpty },
    ]
  }

  private var actions: [SummaryLine] {
    let actions = sources.flatMap(\.rowActions)
    let lost = actions.filter { $0.tables.isEmpty }
    let unanswered = actions.filter { action in ![.deselection, .reload, .closing].contains(where: action.reaches) }
    let departing = unanswered.filter(\.leavesType)
    let departures = departing.flatMap { $0.reach.departures.compactMap(\.lastName).distinct }
    return [
      SummaryLine(name: "methods that act on the choice of a row", count: actions.count),
      SummaryLine(name: "of tables that aren't known", count: lost.count, details: page.details(lost.map(\.type.name))),
      SummaryLine(name: "reaching no deselection, reload or closing", count: unanswered.count),
      SummaryLine(
        name: "of these, leaving the type",
        count: departing.count,
        details: page.tally(departures, under: "by calls of")
      ),
    ]
  }
}

extension Table {
  fileprivate var hasSource: Bool { dataSource != .unknown }

  fileprivate var hasDelegate: Bool { delegate != .unknown }
}
