/// A height that a storyboard or xib gives to rows which lead somewhere.
public struct DrawnRowHeight {
  /// The table, or the row itself.
  public let object: DrawnObject
  /// In points.
  public let height: Double
  /// Where that is written.
  public let range: ByteRange
}

extension DrawnInterface {
  /// The heights below so many points of rows that people choose, and that no code changes.
  public func rowHeights(below minimum: Double) -> [DrawnRowHeight] {
    objects.compactMap { object in
      guard let attribute = object.node.attribute("rowHeight"), let height = Double(attribute.value), height > 0, height < minimum,
        !object.isUncertain, object.setsHeightOfChosenRows, !object.mayBeChanged(by: ["delegate", "rowHeight"])
      else { return nil }
      return DrawnRowHeight(object: object, height: height, range: attribute.valueRange)
    }
  }

  /// The prototypes of rows and items that no code can ask for: they have no identifier, and no outlet leads to them.
  public var namelessPrototypes: [DrawnObject] {
    objects.filter { object in
      let isPrototype = switch object.node.name {
      case "tableViewCell": object.around.last?.name == "prototypes"
      case "collectionViewCell": object.around.last?.name == "cells"
      default: false
      }
      return isPrototype && object.node["reuseIdentifier"].saysNothing && object.element.referrers.isEmpty
    }
  }
}

extension DrawnObject {
  fileprivate var setsHeightOfChosenRows: Bool {
    switch node.name {
    case "tableView":
      let table = InterfaceTable(element: element)
      return table.allowsSelection && !isHeightAskedFor(table) && isChosen(in: table)
    case "tableViewCell":
      // The height of a prototype is what Interface Builder draws; the table's counts.
      let cell = InterfaceCell(element: element)
      return cell.table.map { $0.isStatic && $0.allowsSelection && !isHeightAskedFor($0) } ?? false && cell.leadsSomewhere
    default:
      return false
    }
  }

  private func isChosen(in table: InterfaceTable) -> Bool {
    if table.isStatic { return table.staticRows.contains { $0.rowHeight == nil && $0.leadsSomewhere } }
    if table.prototypes.contains(where: \.leadsSomewhere) { return true }
    return table.prototypes.contains { $0.showsSelection && $0.allowsInteraction } && workers(of: table)?.contains { type in
      !type.functions(TableMethod.rowChosen).isEmpty
    } ?? false
  }

  /// Whether code gives each row its height, or may do so where it can't be seen.
  private func isHeightAskedFor(_ table: InterfaceTable) -> Bool {
    workers(of: table)?.contains { !$0.functions(TableMethod.rowHeight).isEmpty } ?? true
  }

  /// The classes whose code may work for a table: those of its data source, its delegate and the scene that it lies in; nil
  /// where one isn't known.
  package func workers(of table: InterfaceTable) -> [ProjectType]? {
    let names = [table.dataSource, table.delegate, table.element.scene].compactMap { $0?.className }
    let classes = names.compactMap(project.classes(named:))
    return classes.count == names.count ? classes.flatMap { $0 }.flatMap(\.family) : nil
  }
}

extension InterfaceCell {
  /// Whether a tap on the row leads to another screen.
  package var leadsOn: Bool { allowsInteraction && segues.contains { !$0.isUnwind } }

  /// Whether it does so, and shows the tap.
  fileprivate var leadsSomewhere: Bool { showsSelection && leadsOn }
}
