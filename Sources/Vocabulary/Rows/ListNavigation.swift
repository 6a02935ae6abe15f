/// A cell that a supplier hands out by a name, and the statement that returns it.
public struct ReturnedCell {
  /// The variable that holds it.
  public let name: String
  /// The name where it is returned.
  public let range: ByteRange
  /// All of the statement that returns it.
  public let statement: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The call by which the type's row action pushes another list, whatever row was chosen.
  public var pushOfList: (range: ByteRange, file: Int)? {
    for function in functions(TableMethod.rowChosen) where project.isForTouch(function.file) {
      let scope = CodeScope(function, in: project)
      var found: ByteRange?
      function.body.forEachExpression { expression, around in
        if found == nil, !around.isConditional, opensList(expression, scope) { found = expression.range }
      }
      if let found { return (found, function.file) }
    }
    return nil
  }

  private func opensList(_ expression: Expression, _ scope: CodeScope) -> Bool {
    guard let call = expression.call, let first = call.arguments.first else { return false }
    switch call.name {
    case "pushViewController", "show":
      let isFrameworks = call.arguments.count == 2 && ["animated", "sender"].contains(call.arguments[1].label)
      return isFrameworks && scope.isList(first.value)
    case "performSegue":
      guard let identifier = call.argument("withIdentifier").flatMap({ scope.text($0) }) else { return false }
      let segues = interfaceElements.flatMap { $0.segues(withIdentifier: identifier) }
      return !segues.isEmpty && segues.allSatisfy { segue in
        segue.facts.kind == "show" && segue.shownScene?.kind == "tableViewController"
      }
    default: return false
    }
  }

  /// The cell that the type's only supplier hands out, where surely nothing stands at its right edge: neither its
  /// class, nor Interface Builder, nor the type's code speaks of an accessory.
  public var cellWithoutAccessory: ReturnedCell? {
    let suppliers = self.suppliers.filter { !$0.isForSections }
    guard superclasses.isInSources, suppliers.count == 1, let supplier = suppliers.first, supplier.kind == .table,
      let cell = supplier.onlyCell, !family.contains(where: \.speaksOfAccessories)
    else { return nil }
    let tables = suppliedTables.filter { $0.kind == .table }
    let drawn = tables.flatMap(\.drawn).flatMap(\.prototypes)
    guard !tables.isEmpty, drawn.allSatisfy({ $0.isBare(in: self) }) else { return nil }
    let classes = cellRegistrations.filter { !$0.isSupplementary }.map(\.view)
    let isKnown = !classes.isEmpty || !drawn.isEmpty || supplier.body.containsExpression { $0.isReusableCell }
    return isKnown && classes.allSatisfy { $0.isBare(in: self) } ? cell : nil
  }

  /// Whether any of the type's code names something that stands at the right edge of rows.
  fileprivate var speaksOfAccessories: Bool {
    code.contains { code in
      code.body.containsExpression { ($0.lastName ?? $0.text).map(\.speaksOfAccessories) ?? false }
    }
  }

  /// Whether a class of cells says nothing of accessories.
  ///
  /// - Parameter isDrawn: whether the file of Interface Builder that sets the cell up is known.
  fileprivate func isBareCell(_ name: String, isDrawn: Bool) -> Bool {
    if name == "UITableViewCell" { return true }
    guard let cell = project.type(named: name, from: self), cell.superclasses.isInSources else { return false }
    return !([cell] + cell.ancestors).contains { type in
      type.speaksOfAccessories || !isDrawn && type.properties.contains { $0.facts.attributes.contains("IBOutlet") }
    }
  }
}

extension CodeScope {
  /// Whether an expression is a controller of a table.
  fileprivate func isList(_ expression: Expression) -> Bool {
    guard let known = type(of: expression) else { return false }
    if project.isKind(known, of: "UITableViewController", from: type, in: file) { return true }
    return type(named: known.base)?.tables.contains { $0.kind == .table } ?? false
  }
}

extension Supplier {
  /// The cell's name, where the method returns one in one place.
  fileprivate var onlyCell: ReturnedCell? {
    guard let function else { return nil }
    var found: [ReturnedCell] = []
    var returns = 0
    body.forEachStatement { statement in
      guard case .return(let value?) = statement.kind else { return }
      returns += 1
      guard case .name(let name) = value.kind else { return }
      found.append(ReturnedCell(name: name, range: value.range, statement: statement.range, file: function.file))
    }
    return returns == 1 ? found.first : nil
  }
}

extension InterfaceCell {
  fileprivate func isBare(in type: ProjectType) -> Bool {
    accessory == .none && segues.isEmpty && element.outlets("accessoryView").isEmpty
      && !element.descendants.contains { $0.facts.attributes["image"]?.speaksOfAccessories ?? false }
      && (element.className.map { type.isBareCell($0, isDrawn: true) } ?? true)
  }
}

extension CellRegistration.View {
  fileprivate func isBare(in type: ProjectType) -> Bool {
    switch self {
    case .type(let name): return type.isBareCell(name.base, isDrawn: false)
    case .nib(let name):
      let cells = name.map { type.project.interfaces.cells(inNib: $0) } ?? []
      return !cells.isEmpty && cells.allSatisfy { $0.isBare(in: type) }
    }
  }
}

extension Expression {
  /// `UITableViewCell(style: .default, reuseIdentifier: "Row")`
  fileprivate var isReusableCell: Bool {
    constructedType?.base == "UITableViewCell" && call?.argument("reuseIdentifier") != nil
  }
}

extension String {
  fileprivate var speaksOfAccessories: Bool {
    let lowercased = lowercased()
    return ["accessor", "disclosure", "chevron", "arrow"].contains { lowercased.contains($0) }
  }
}
