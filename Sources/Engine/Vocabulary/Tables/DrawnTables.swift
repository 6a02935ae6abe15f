extension InterfaceElement {
  /// Whether a scene is the list beside what a split view shows of the chosen row.
  var isSplitViewList: Bool { !columns.isDisjoint(with: [.primary, .supplementary]) }
}

extension ProjectType {
  /// Whether a storyboard makes it the list beside what a split view shows of the chosen row.
  var isSplitViewList: Bool { interfaceElements.contains(where: \.isSplitViewList) }

  /// The tables that storyboards and xibs give the type.
  var drawnTables: [InterfaceTable] { interfaceElements.tables }

  /// The tables that storyboards and xibs give the type, and whom they let work for them.
  var drawnWires: [TableWire] {
    ownInterfaceElements.flatMap { element in
      element.tables.flatMap { table -> [TableWire] in
        let name = self.name(of: table, in: element)
        func wire(_ role: TableWire.Role, _ worker: InterfaceElement?) -> TableWire {
          TableWire(kind: .table, table: name, role: role, worker: seat(worker, element), drawn: table)
        }
        let outlets = [(TableWire.Role.dataSource, table.dataSource), (.delegate, table.delegate)]
        return [wire(.view, nil)] + outlets.filter { $0.1 != nil }.map { wire($0.0, $0.1) }
      }
    }
  }

  /// What the type calls a table: by an outlet, or as every table controller does.
  private func name(of table: InterfaceTable, in element: InterfaceElement) -> String {
    let outlet = table.element.referrers.first { $0.element == element && $0.property != "view" }?.property
    return outlet ?? (table.element == element ? "self" : "tableView")
  }

  private func seat(_ worker: InterfaceElement?, _ element: InterfaceElement) -> TableIndex.Seat {
    guard let worker else { return .unknown }
    if worker == element { return .type(index) }
    let named = worker.className.map { project.names.declared($0) } ?? []
    return named.count == 1 ? named.first.map { .type($0) } ?? .unknown : .unknown
  }
}
