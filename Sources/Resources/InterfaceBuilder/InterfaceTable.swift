/// A table view of a storyboard or xib.
public struct InterfaceTable: Sendable, Hashable {
  public let element: InterfaceElement

  package init(element: InterfaceElement) {
    self.element = element
  }

  private var facts: InterfaceObject { element.facts }

  public var style: Style { facts.attributes["style"].flatMap(Style.init) ?? .plain }

  /// How a table is laid out.
  public enum Style: String, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  // MARK: Selection

  public var allowsSelection: Bool { facts.flag("allowsSelection") ?? true }

  public var allowsMultipleSelection: Bool { facts.flag("allowsMultipleSelection") ?? false }

  public var allowsSelectionDuringEditing: Bool { facts.flag("allowsSelectionDuringEditing") ?? false }

  public var allowsMultipleSelectionDuringEditing: Bool {
    facts.flag("allowsMultipleSelectionDuringEditing") ?? false
  }

  // MARK: Who works with it

  public var dataSource: InterfaceElement? { element.outlets("dataSource").first }

  public var delegate: InterfaceElement? { element.outlets("delegate").first }

  // MARK: Rows

  /// The height of its rows in points, unless they find it themselves.
  public var rowHeight: Double? { facts.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// Whether its rows are those that are drawn, rather than made from prototypes.
  public var isStatic: Bool { facts.attributes["dataMode"] == "static" }

  public var sections: [InterfaceElement] { element.descendants.filter { $0.kind == "tableViewSection" } }

  /// The cells that its rows are made from; none where its rows are static.
  public var prototypes: [InterfaceCell] { isStatic ? [] : cells }

  /// The rows that are drawn.
  public var staticRows: [InterfaceCell] { isStatic ? cells : [] }

  private var cells: [InterfaceCell] {
    element.descendants.filter { $0.kind == "tableViewCell" }.map(InterfaceCell.init)
  }
}

extension InterfaceElement {
  /// The table views that belong to it: those in a scene, those in the xib of an owner, those in a view, or itself.
  public var tables: [InterfaceTable] {
    ([self] + contents).filter { $0.kind == "tableView" }.map(InterfaceTable.init)
  }
}

extension Sequence<InterfaceElement> {
  /// The table views that belong to any of them, each once.
  public var tables: [InterfaceTable] {
    var seen: Set<InterfaceTable> = []
    return flatMap(\.tables).filter { seen.insert($0).inserted }
  }
}
