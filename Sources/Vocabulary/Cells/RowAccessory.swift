/// What code puts at the right edge of a cell.
public struct RowAccessory {
  /// What it is.
  public let kind: Kind
  /// Whether the cell is a table's or a collection's.
  public let table: Table.Kind
  /// The assignment or, of a list cell's accessories, the one.
  public let range: ByteRange
  /// What is given: `.checkmark`, a view, `.detail { … }`.
  public let value: Expression
  /// Where it is given.
  public let code: ProjectCode
  /// Whether the cell's own class gives it to itself.
  public let isCellsOwn: Bool
  /// Whether only some of the cells get it.
  public let isConditional: Bool

  /// The number of the file in the project.
  public var file: Int { code.file }

  /// The view, where the accessory is one of the app's own.
  public var view: Expression? {
    guard kind == .view else { return nil }
    return table == .table ? value : value.call?.argument("configuration")?.call?.argument("customView")
  }

  /// What stands at the row's trailing edge.
  public enum Kind: Sendable, Hashable {
    /// An arrow: a tap leads to another screen.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A button for details.
    case detailButton
    /// A checkmark: the row is chosen.
    case checkmark
    /// A view of the app's own.
    case view
  }
}

extension ProjectType {
  /// The accessories that the type's own code gives to cells: a table's code to its rows, a cell's class to itself.
  public var rowAccessories: [RowAccessory] {
    code(mentioning: RowAccessory.properties).filter { project.isForTouch($0.file) }.flatMap { code -> [RowAccessory] in
      guard code.body.containsExpression(where: { $0.accessoryAssignment != nil }) else { return [] }
      let scope = code.scope
      var found: [RowAccessory] = []
      code.body.forEachExpression { expression, around in
        guard let (cell, property, value) = expression.accessoryAssignment,
          scope.isCell(cell, with: property, around)
        else { return }
        let isOwn = cell?.isSelf ?? true
        let alternatives = value.alternatives
        let isList = property == "accessories"
        found += alternatives.flatMap { RowAccessory.given(by: $0, to: property, scope) }.map { kind, value in
          RowAccessory(
            kind: kind, table: isList ? .collection : .table, range: isList ? value.range : expression.range,
            value: value, code: code, isCellsOwn: isOwn, isConditional: alternatives.count > 1 || around.isConditional
          )
        }
      }
      return found
    }
  }
}

extension ProjectType {
  /// The types whose rows surely get an accessory of this type's code: the type itself or, for a cell's class that
  /// always gives it to itself, those that hand such cells out and say nothing else of accessories. None where that
  /// isn't known.
  public func rowMakers(of accessory: RowAccessory) -> [ProjectType] {
    guard accessory.isCellsOwn else { return [self] }
    guard !accessory.isConditional, isSetUp(by: accessory.code), let users = cellUsers else { return [] }
    let isUntouched = users.allSatisfy { user in
      !user.code(mentioning: RowAccessory.properties).contains { code in
        code.body.containsExpression { $0.accessoryAssignment != nil }
      }
    }
    return isUntouched ? users : []
  }

  /// Whether a cell's code runs once for every cell, when it is made.
  private func isSetUp(by code: ProjectCode) -> Bool {
    let starts = functions.filter { $0.facts.name == "init" || $0.facts.name == "awakeFromNib" }
    return starts.contains { start in
      reach(from: start).code.contains { $0.file == code.file && $0.function?.nameRange == code.function?.nameRange }
    }
  }
}

extension RowAccessory {
  fileprivate static let properties = ["accessoryType", "accessoryView", "accessories"]

  /// The accessories that a value assigned to one of a cell's properties stands for.
  fileprivate static func given(
    by value: Expression,
    to property: String,
    _ scope: CodeScope
  ) -> [(Kind, Expression)] {
    switch property {
    case "accessoryType":
      return scope.caseName(value).flatMap { ofTables[$0] }.map { [($0, value)] } ?? []
    case "accessoryView":
      return value.isNil || value.kind == .member(nil, "none") ? [] : [(.view, value)]
    default:
      guard case .array(let elements) = value.kind else { return [] }
      return elements.compactMap { element in element.call?.name.flatMap { ofLists[$0] }.map { ($0, element) } }
    }
  }

  private static let ofTables: [String: Kind] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "detailButton": .detailButton, "checkmark": .checkmark,
  ]

  private static let ofLists: [String: Kind] = [
    "disclosureIndicator": .disclosureIndicator, "detail": .detailButton, "checkmark": .checkmark, "customView": .view,
  ]
}

extension Expression {
  /// `cell.accessoryType = value`; without a cell, what a class does to itself.
  fileprivate var accessoryAssignment: (cell: Expression?, property: String, value: Expression)? {
    guard case .assignment(let target, "=", let value) = kind else { return nil }
    switch target.kind {
    case .name(let name) where RowAccessory.properties.contains(name): return (nil, name, value)
    case .member(let base?, let name) where RowAccessory.properties.contains(name): return (base, name, value)
    default: return nil
    }
  }
}

extension CodeScope {
  /// Whether an expression, or `self`, is a cell that has an accessory property.
  fileprivate func isCell(_ cell: Expression?, with property: String, _ around: [Enclosure]) -> Bool {
    let kind = property == "accessories" ? "UICollectionViewListCell" : "UITableViewCell"
    guard var cell, !cell.isSelf else { return type?.isKind(of: kind) ?? false }
    if case .name(let name) = cell.kind, let built = around.builderBase(named: name) { cell = built.base }
    // Of a class that another module declares, or a closure's parameter, only the name tells.
    guard let known = type(of: cell) else { return cell.lastName?.lowercased().hasSuffix("cell") ?? false }
    if let declared = type(named: known.base), declared.isDeclared { return declared.isKind(of: kind) }
    return project.isKind(known, of: kind, from: type, in: file)
      || known.base.hasSuffix("Cell") && !known.base.hasPrefix("UI")
  }
}

extension RowAccessory {
  /// Whether it is a switch.
  public var isSwitch: Bool {
    view.map { code.scope.isKind($0, of: "UISwitch") } ?? false
  }
}
