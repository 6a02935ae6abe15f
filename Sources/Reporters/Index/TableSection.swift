import HIGLintEngine

/// The tables that a type has or works for, and its code for tables whose place isn't known.
struct TableSection {
  let type: ProjectType
  let page: IndexPage

  var text: String {
    let tables = self.tables
    let known = tables.map(TableParts.init)
    return page.section("Tables", tables.map(row))
      + page.section("Suppliers of tables that aren't known", rows(suppliers: known))
      + page.section("Row actions of tables that aren't known", rows(actions: known))
  }

  private var tables: [Table] {
    var tables = type.tables
    for served in type.servedTables {
      let isKnown = tables.contains { $0.owner == served.owner && $0.name == served.name }
      if !isKnown { tables.append(served) }
    }
    return tables
  }

  private func row(_ table: Table) -> IndexPage.Row {
    let owner = table.owner == type ? "" : "\(table.owner.name)."
    var words = [table.kind == .table ? "table" : "collection"]
    if table.kind == .table { words.append("style \(table.style?.rawValue ?? "not known")") }
    words.append("data source \(name(of: table.dataSource))")
    words.append("delegate \(name(of: table.delegate))\(table.isServedByOne ? ", the same object" : "")")
    let details = table.drawn.map(detail) + table.suppliers.flatMap(self.details)
      + (table.rowAction.map(self.details) ?? [])
    return IndexPage.Row(text: "\(owner)\(table.name)", note: words.joined(separator: "; "), details: details)
  }

  private func name(of worker: Table.Worker) -> String {
    switch worker {
    case .type(let worker): worker == type ? "self" : worker.name
    case .closures: "closures"
    case .unknown: "not known"
    }
  }

  // MARK: What Interface Builder draws

  private func detail(of table: InterfaceTable) -> IndexPage.Detail {
    var words = ["drawn \(page.place(of: table.element)): \(table.style.rawValue)"]
    if let height = table.rowHeight { words.append("rows \(OptionValue.text(of: height)) points") }
    if !table.allowsSelection { words.append("no selection") }
    if table.allowsMultipleSelection { words.append("multiple selection") }
    if table.isStatic { words.append("static rows: \(table.staticRows.count)") }
    if !table.prototypes.isEmpty { words.append("prototypes: \(page.list(table.prototypes.map(name)))") }
    return .init(items: words, separator: ";")
  }

  private func name(of cell: InterfaceCell) -> String {
    let name = cell.element.className ?? "UITableViewCell"
    return cell.reuseIdentifier.map { "\(name) \"\($0)\"" } ?? name
  }

  // MARK: Code

  private func rows(suppliers known: [TableParts]) -> [IndexPage.Row] {
    type.suppliers.filter { supplier in !known.contains { $0.has(supplier) } }.map { row(details(of: $0)) }
  }

  private func rows(actions known: [TableParts]) -> [IndexPage.Row] {
    type.rowActions.filter { action in !known.contains { $0.has(action) } }.map { row(details(of: $0)) }
  }

  /// The first detail stands as the row's own text.
  private func row(_ details: [IndexPage.Detail]) -> IndexPage.Row {
    let text = details.first.map { $0.items.joined(separator: "\($0.separator) ") } ?? ""
    return IndexPage.Row(text: text, details: Array(details.dropFirst()))
  }

  private func details(of supplier: Supplier) -> [IndexPage.Detail] {
    let range = supplier.function?.facts.nameRange ?? supplier.body.first?.range
    let place = range.map { " \(page.place($0, in: supplier.code.file))" } ?? ""
    let kind = supplier.isForSections ? "headers and footers" : "cells"
    let scope = supplier.code.scope
    let values = supplier.body.returnedValues.filter { !$0.isNil }
    let views = values.map { scope.type(of: $0)?.text ?? "? from \($0.brief)" }.distinct
    let heading = "\(kind)\(place)\(supplier.function == nil ? ", a closure" : "")"
    return page.details(views.isEmpty ? ["none that is known"] : views, under: heading)
  }

  /// The first expression by which code has an effect: `closing by dismiss(animated:) (Screen.swift:12:5)`.
  private func place(of effect: Effect, in reach: Reach) -> String? {
    for code in reach.code {
      var found: Expression?
      code.body.forEachExpression { expression, _ in
        if found == nil, effect.isShown(by: expression) { found = expression }
      }
      if let found { return "\(effect.rawValue) by \(found.brief) (\(page.place(found.range, in: code.file)))" }
    }
    return nil
  }

  private func details(of action: RowAction) -> [IndexPage.Detail] {
    let owner = action.function.type.map { $0 == type ? "" : " of \($0.name)" } ?? ""
    let place = page.place(action.function.facts.nameRange, in: action.function.file)
    let effects = Effect.allCases.compactMap { effect in self.place(of: effect, in: action.reach) }
    return [.init(items: ["row action \(place)\(owner)"])]
      + page.details(effects.isEmpty ? ["no effect that is known"] : effects, under: "reaches")
      + page.details(action.reach.departures.map(\.brief).distinct, under: "leaves the type by")
  }
}

/// The code that is known to belong to a table.
private struct TableParts {
  private let places: Set<Place>

  private struct Place: Hashable {
    let file: Int
    let range: ByteRange?
  }

  init(_ table: Table) {
    places = Set(table.suppliers.map(Self.place) + (table.rowAction.map { [Self.place($0)] } ?? []))
  }

  func has(_ supplier: Supplier) -> Bool { places.contains(Self.place(supplier)) }

  func has(_ action: RowAction) -> Bool { places.contains(Self.place(action)) }

  private static func place(_ supplier: Supplier) -> Place {
    Place(file: supplier.code.file, range: supplier.body.first?.range)
  }

  private static func place(_ action: RowAction) -> Place {
    Place(file: action.function.file, range: action.function.facts.nameRange)
  }
}
