/// A table cell of a storyboard or xib: a prototype, a static row, or one of its own.
public struct InterfaceCell: Sendable, Hashable {
  /// The cell among the objects of its file.
  public let element: InterfaceElement

  package init(element: InterfaceElement) {
    self.element = element
  }

  private var facts: InterfaceObject { element.facts }

  /// What stands at a cell's trailing edge.
  public enum Accessory: String, Sendable {
    /// Nothing.
    case none
    /// An arrow: a tap leads to another screen.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A checkmark: the row is chosen.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// By what code dequeues it; nil for a cell that can't be dequeued.
  public var reuseIdentifier: String? { facts.attributes["reuseIdentifier"] }

  /// Whether a tap shows on it.
  public var showsSelection: Bool { facts.attributes["selectionStyle"] != "none" }

  /// Whether its content is painted over all that shows behind it when it is chosen: since iOS 13, a cell leaves the colour
  /// of its content alone.
  public var coversItsHighlight: Bool {
    accessory == .none && facts.children.contains { $0.attributes["key"] == "contentView" && $0.isFilled }
  }

  /// What stands at its edge while it isn't edited.
  public var accessory: Accessory { accessory("accessoryType") }

  /// What stands at its edge while it is edited.
  public var editingAccessory: Accessory { accessory("editingAccessoryType") }

  private func accessory(_ attribute: String) -> Accessory {
    facts.attributes[attribute].flatMap(Accessory.init) ?? .none
  }

  /// Whether it takes taps at all.
  public var allowsInteraction: Bool { facts.flag("userInteractionEnabled") ?? true }

  /// Its own height in points, where it is set to differ from its table's.
  public var rowHeight: Double? { facts.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// The table that it is drawn in.
  public var table: InterfaceTable? {
    element.ancestors.first { $0.kind == "tableView" }.map(InterfaceTable.init)
  }

  /// Where a tap on the row leads.
  public var segues: [InterfaceSegue] { element.segues.filter { !$0.isOfAccessory } }

  /// Where a tap on its detail button leads.
  public var accessorySegues: [InterfaceSegue] { element.segues.filter(\.isOfAccessory) }
}

extension InterfaceElement {
  /// The table cells that belong to it and are dequeued by an identifier.
  public func cells(withIdentifier identifier: String) -> [InterfaceCell] {
    contents.filter { $0.kind == "tableViewCell" }.map(InterfaceCell.init).filter { $0.reuseIdentifier == identifier }
  }
}
