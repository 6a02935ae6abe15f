extension InterfaceElement {
  /// Whether a scene is the list beside what a split view shows of the chosen row.
  package var isSplitViewList: Bool { !columns.isDisjoint(with: [.primary, .supplementary]) }
}

extension ProjectType {
  /// Whether a storyboard makes it the list beside what a split view shows of the chosen row.
  package var isSplitViewList: Bool { interfaceElements.contains(where: \.isSplitViewList) }

  /// The tables that storyboards and xibs give the type.
  package var drawnTables: [InterfaceTable] { interfaceElements.tables }

  /// The tables and collections that storyboards and xibs give the type, and whom they let work for them.
  var drawnWires: [TableWire] {
    ownInterfaceElements.flatMap { element in
      ([element] + element.contents).flatMap { view -> [TableWire] in
        switch view.kind {
        case "tableView": wires(view, of: element, .table)
        case "collectionView": wires(view, of: element, .collection)
        default: []
        }
      }
    }
  }

  private func wires(_ view: InterfaceElement, of element: InterfaceElement, _ kind: Table.Kind) -> [TableWire] {
    let name = self.name(of: view, in: element)
    func wire(_ role: TableWire.Role, _ worker: InterfaceElement?) -> TableWire {
      TableWire(kind: kind, table: name, role: role, worker: seat(worker, element), drawn: view)
    }
    let workers = [(TableWire.Role.dataSource, "dataSource"), (.delegate, "delegate")]
    return [wire(.view, nil)] + workers.compactMap { role, outlet in view.outlets(outlet).first.map { wire(role, $0) } }
  }

  /// What the type calls a table: by an outlet, or as every table or collection controller does.
  private func name(of view: InterfaceElement, in element: InterfaceElement) -> String {
    let outlet = view.referrers.first { $0.element == element && $0.property != "view" }?.property
    return outlet ?? (view == element ? "self" : view.kind)
  }

  private func seat(_ worker: InterfaceElement?, _ element: InterfaceElement) -> TableIndex.Seat {
    guard let worker else { return .unknown }
    if worker == element { return .type(index) }
    let named = worker.className.map { project.index.names.declared($0) } ?? []
    return named.count == 1 ? named.first.map { .type($0) } ?? .unknown : .unknown
  }
}
