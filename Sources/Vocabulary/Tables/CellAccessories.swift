/// What code says of the accessories of the cells that a row action acts on.
package struct CellAccessories {
  private let action: RowAction
  private let suppliers: [Supplier]

  package init(of action: RowAction) {
    self.action = action
    let tables = action.tables
    suppliers = (tables.isEmpty ? action.type.suppliers : tables.flatMap(\.suppliers)).filter { !$0.isForSections }
  }

  /// The types whose code has a say: the one that acts, and those that have and feed its tables.
  private var types: Set<ProjectType> {
    var found: Set<ProjectType> = []
    for type in [action.type] + action.tables.map(\.owner) + suppliers.compactMap(\.code.type) {
      found.formUnion([type] + type.ancestors + type.descendants)
    }
    return found
  }

  /// Whether the cells are made by code that is known, rather than drawn row by row.
  package var areReused: Bool {
    !suppliers.isEmpty && action.tables.allSatisfy { $0.drawn.flatMap(\.staticRows).isEmpty }
  }

  /// Whether a mark is ever taken away: any accessory but a plain checkmark.
  package var areCleared: Bool {
    types.contains { type in
      type.contains(.assignment(to: Set(CellAccessories.words))) { assignment, _ in !assignment.value.isPlainCheckmark }
    }
  }

  /// Whether anything but a choice sets them, or may do so: the suppliers and what they call, the cells themselves.
  package var areSetElsewhere: Bool {
    let choosing = choices
    let ofSuppliers = suppliers.flatMap { supplier -> [ProjectCode] in
      guard let function = supplier.code.function, let type = supplier.code.type else { return [] }
      return type.reach(from: ProjectFunction(facts: function, file: supplier.code.file, type: type)).code
    }
    let ofTypes = types.flatMap { $0.code(mentioning: CellAccessories.words) }.filter { code in
      !choosing.contains { $0.isSame(as: code) }
    }
    return (ofSuppliers + ofTypes).contains { $0.setsAccessories } || suppliers.contains(where: mayHandOn)
      || cellTypes.map { $0.contains(where: \.setsAccessories) } ?? true
  }

  fileprivate static let words = ["accessoryType", "accessories", "accessoryView"]

  /// The code that runs when a row is chosen, or no longer is.
  private var choices: [ProjectCode] {
    let signatures = ["tableView(_:didDeselectRowAt:)", "collectionView(_:didDeselectItemAt:)"]
    let others = signatures.flatMap { action.type.functions($0) }.map { action.type.reach(from: $0) }
    return ([action.reach] + others).flatMap(\.code)
  }

  /// The classes that a supplier's cells may be of; nil where one isn't known.
  private var cellTypes: [ProjectType]? {
    let project = action.type.project
    var names: Set<String> = ["UITableViewCell", "UICollectionViewListCell"]
    for supplier in suppliers {
      for value in supplier.body.returnedValues {
        supplier.code.scope.type(of: value).map { _ = names.insert($0.base) }
      }
    }
    for registration in types.flatMap(\.cellRegistrations) {
      switch registration.view {
      case .type(let name): names.insert(name.base)
      case .nib(let name?): names.formUnion(project.interfaces.cells(inNib: name).compactMap(\.element.className))
      case .nib(nil): break
      }
    }
    names.formUnion(action.tables.flatMap(\.drawn).flatMap(\.prototypes).compactMap(\.element.className))
    let found = names.compactMap { project.type(named: $0, from: action.type) }
    guard found.allSatisfy({ $0.superclasses.isInSources || !$0.isDeclared }) else { return nil }
    return found.flatMap { [$0] + $0.ancestors }
  }

  /// Whether a supplier hands the cell to code that isn't known, which may set anything.
  private func mayHandOn(_ supplier: Supplier) -> Bool {
    let scope = supplier.code.scope
    let names = Set(supplier.body.returnedValues.compactMap { value -> String? in
      guard case .name(let name) = value.kind else { return nil }
      return name
    })
    return supplier.body.containsExpression { expression in
      guard let call = expression.call, expression.constructedType == nil else { return false }
      let isHanded = call.arguments.contains { argument in
        if case .name(let name) = argument.value.kind { names.contains(name) } else { false }
      }
      if isHanded { return !isFollowed(call, scope) }
      guard let cell = call.callee.base?.rootOfCast, !CellAccessories.plainMethods.contains(call.name ?? ""),
        case .name(let name) = cell.kind, names.contains(name)
      else { return false }
      return scope.object(call.callee.base ?? cell).map { $0.callable(call.name ?? "").isEmpty } ?? true
    }
  }

  /// What UIKit's own cells can be told without an accessory changing.
  private static let plainMethods: Set<String> = [
    "defaultContentConfiguration", "setNeedsUpdateConfiguration", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
    "sizeToFit", "addSubview", "addGestureRecognizer", "addInteraction", "setSelected", "setHighlighted", "setEditing",
  ]

  private func isFollowed(_ call: Call, _ scope: CodeScope) -> Bool {
    guard let name = call.name else { return false }
    if call.callee.ownName != nil { return !(scope.type?.callable(name).isEmpty ?? true) }
    return call.callee.base.flatMap { scope.object($0) }.map { !$0.callable(name).isEmpty } ?? false
  }
}

extension Expression {
  /// Whether it is a cell's accessory: a table's, or a list's in a collection.
  package var isAccessory: Bool { ["accessoryType", "accessories", "accessoryView"].contains(lastName) }

  fileprivate var isPlainCheckmark: Bool {
    switch kind {
    case .member(_, "checkmark"): return true
    case .call(let call): return call.name == "checkmark"
    case .array(let values): return !values.isEmpty && values.allSatisfy(\.isPlainCheckmark)
    default: return false
    }
  }

  fileprivate var rootOfCast: Expression {
    guard case .cast(let value, _, _) = kind else { return self }
    return value.rootOfCast
  }
}

extension ProjectType {
  fileprivate var setsAccessories: Bool {
    code(mentioning: CellAccessories.words).contains(where: \.setsAccessories)
  }
}

extension ProjectCode {
  fileprivate var setsAccessories: Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return target.isAccessory
    }
  }
}
