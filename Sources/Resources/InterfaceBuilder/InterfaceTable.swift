/// A table view of a storyboard or xib.
public struct InterfaceTable: Sendable, Hashable {
  /// The table among the objects of its file.
  public let element: InterfaceElement

  package init(element: InterfaceElement) {
    self.element = element
  }

  private var facts: InterfaceObject { element.facts }

  /// Plain where the file says nothing.
  public var style: Style { facts.attributes["style"].flatMap(Style.init) ?? .plain }

  /// How a table is laid out.
  public enum Style: String, Sendable {
    /// Rows from edge to edge, under headers that stay.
    case plain
    /// Rows in groups, from edge to edge.
    case grouped
    /// Rows in groups with rounded corners, off the edges.
    case insetGrouped
  }

  // MARK: Selection

  /// Whether rows can be chosen: so if the file says nothing.
  public var allowsSelection: Bool { facts.flag("allowsSelection") ?? true }

  /// Whether several rows can be chosen: not if the file says nothing.
  public var allowsMultipleSelection: Bool { facts.flag("allowsMultipleSelection") ?? false }

  /// Whether rows can be chosen while they are edited: not if the file says nothing.
  public var allowsSelectionDuringEditing: Bool { facts.flag("allowsSelectionDuringEditing") ?? false }

  /// Whether several rows can be chosen while they are edited: not if the file says nothing.
  public var allowsMultipleSelectionDuringEditing: Bool {
    facts.flag("allowsMultipleSelectionDuringEditing") ?? false
  }

  // MARK: Who works with it

  /// What its outlet leads to; nil where the file connects nothing.
  public var dataSource: InterfaceElement? { element.outlets("dataSource").first }

  /// What its outlet leads to; nil where the file connects nothing.
  public var delegate: InterfaceElement? { element.outlets("delegate").first }

  // MARK: Rows

  /// The height of its rows in points, unless they find it themselves.
  public var rowHeight: Double? { facts.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// Whether its rows are those that are drawn, rather than made from prototypes.
  public var isStatic: Bool { facts.attributes["dataMode"] == "static" }

  /// The sections of a static table, in their order.
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
