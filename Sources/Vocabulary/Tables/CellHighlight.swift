extension ProjectType {
  /// Whether every cell that the code supplies is known to show the system's highlight.
  package func suppliersHighlight(_ suppliers: [Supplier], of kind: Table.Kind, drawn: [InterfaceTable]) -> Bool {
    let suppliers = suppliers.filter { !$0.isForSections }
    // What is painted behind a chosen row may look like what is there before, and what is painted over it hides it.
    if suppliers.contains(where: { $0.body.paintsSelection || $0.body.coversHighlight }) { return false }
    let cells = suppliers.map { supplier in
      supplier.body.returnedValues.map { SuppliedCell($0, from: supplier) }
    } + [kind == .table ? reactiveCells : []].filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { cells in
      !cells.isEmpty && cells.allSatisfy { kind == .table ? showsHighlight($0, drawn: drawn) : isPlainListCell($0) }
    }
  }

  /// A collection's cells show a highlight only where they are those of lists.
  private func isPlainListCell(_ cell: SuppliedCell) -> Bool {
    guard let type = cell.type, project.isKind(type, of: "UICollectionViewListCell", from: self) else { return false }
    return isPlainCell(type, isDrawn: false)
  }

  private func showsHighlight(_ cell: SuppliedCell, drawn tables: [InterfaceTable]) -> Bool {
    let type = cell.type.flatMap { $0.base == "UITableViewCell" ? nil : $0 }
    let cells = drawnCells(of: type, named: cell.identifier, in: tables)
    if !cells.isEmpty {
      let isPlain = type.map { isPlainCell($0, isDrawn: true) } ?? true
      return isPlain && cells.allSatisfy { showsHighlight($0) && $0.segues.isEmpty }
    }
    // Cells that may come from a file that isn't here may say anything.
    guard tables.isEmpty else { return false }
    guard let type = cell.type else { return buildsItsTable && cell.isDequeued && registersPlainCells }
    return isPlainCell(type, isDrawn: false) && (buildsItsTable || cell.isBuilt || registers(type))
  }

  /// The cells that RxSwift and Bond dequeue by themselves: `table.rx.items(cellIdentifier: "Cell", cellType: Cell.self)`,
  /// `list.bind(to: table, cellType: Cell.self)`.
  private var reactiveCells: [SuppliedCell] {
    code(mentioning: reactiveWords).flatMap { code in
      code.reactiveCells.map { name, type in
        SuppliedCell(type: type, identifier: name.flatMap { code.scope.text($0) }, isDequeued: true, isBuilt: false)
      }
    }
  }

  private var reactiveWords: [String] { ["cellIdentifier", "cellType"] }

  /// The classes of these cells.
  package var reactiveCellClasses: [TypeName] {
    var found: [TypeName] = []
    for code in code(mentioning: reactiveWords) {
      for (_, type) in code.reactiveCells where !found.contains(type) { found.append(type) }
    }
    return found
  }

  /// The cells of storyboards and xibs that a supplier may hand out, by their class and identifier as far as known.
  private func drawnCells(of type: TypeName?, named identifier: String?, in tables: [InterfaceTable]) -> [InterfaceCell] {
    let prototypes = tables.flatMap(\.prototypes).filter { cell in
      (identifier == nil || cell.reuseIdentifier == identifier) && (type == nil || cell.element.className == type?.base)
    }
    if !prototypes.isEmpty { return prototypes }
    if let type { return project.interfaces.cells(of: type.base) }
    return identifier.map { project.interfaces.cells(withIdentifier: $0).filter { $0.table == nil } } ?? []
  }

  /// Whether a cell of a storyboard or xib, and its class, let a tap show on it.
  package func showsHighlight(_ cell: InterfaceCell) -> Bool {
    let declared = cell.element.className.flatMap { project.type(named: $0, from: self) }
    let isSeen = cell.showsSelection && !cell.coversItsHighlight || declared?.paintsSelection ?? false
    guard isSeen, cell.allowsInteraction else { return false }
    return cell.element.className.map { isPlainCell(TypeName($0), isDrawn: true) } ?? true
  }

  /// Whether the type or an ancestor builds its table, and has no file of Interface Builder to take cells from.
  private var buildsItsTable: Bool {
    func builds(_ name: String) -> Bool {
      ([self] + ancestors).contains { $0.contains(.construction(of: [name])) }
    }
    return builds("UITableView") && !builds("UINib")
  }

  /// Whether a cell's class says nothing of its selection in code, or paints it as the system would.
  ///
  /// - Parameter isDrawn: whether the file of Interface Builder that sets the cell up is known.
  private func isPlainCell(_ type: TypeName, isDrawn: Bool) -> Bool {
    let plain = ["UITableViewCell", "UICollectionViewListCell"]
    if plain.contains(type.base) { return true }
    guard let cell = project.type(named: type.base, from: self), plain.contains(where: { cell.isKind(of: $0) }),
      cell.superclasses.isInSources
    else { return false }
    var words: Set<String> = [
      "selectionStyle", "selectedBackgroundView", "isUserInteractionEnabled", "configurationUpdateHandler",
      "backgroundConfiguration",
    ]
    var methods: Set<String> = ["setSelected", "setHighlighted", "updateConfiguration"]
    if cell.paintsSelection {
      words.remove("selectionStyle")
      methods = ["updateConfiguration"]
    } else if cell.coversHighlight {
      return false
    }
    return ([cell] + cell.ancestors).allSatisfy { type in
      let names = Set(type.functions.filter { !$0.onlyCallsSuper }.map(\.facts.name))
      let outlets = type.properties.contains { $0.facts.attributes.contains("IBOutlet") }
      return (isDrawn || !outlets && !names.contains("awakeFromNib"))
        && names.isDisjoint(with: methods)
        && !type.contains(.assignment(to: words))
    }
  }

  /// Whether nothing but cells that let a tap show is registered here.
  private var registersPlainCells: Bool {
    ([self] + ancestors).flatMap(\.cellRegistrations).filter { !$0.isSupplementary }.allSatisfy { registration in
      guard case .type(let name) = registration.view else { return false }
      return isPlainCell(name, isDrawn: false)
    }
  }

  /// Whether the type registers the class, rather than a file of Interface Builder.
  private func registers(_ type: TypeName) -> Bool {
    ([self] + ancestors).contains { owner in
      owner.cellRegistrations.contains { $0.view == .type(TypeName(type.base)) }
    }
  }
}

extension ProjectType {
  /// Whether a cell's class paints its content over all that shows behind it when it is chosen.
  fileprivate var coversHighlight: Bool {
    ([self] + ancestors).flatMap { $0.code(mentioning: ["contentView"]) }.contains { $0.body.coversHighlight }
  }
}

extension [Statement] {
  /// Whether the code gives the content of cells a colour that isn't clear. Since iOS 13, cells leave it alone as they light up.
  fileprivate var coversHighlight: Bool {
    containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "backgroundColor" else { return false }
      return target.base?.lastName == "contentView" && !value.isNil && value.lastName != "clear"
    }
  }

  /// Whether the code gives cells a view of its own to show behind them while they are chosen.
  fileprivate var paintsSelection: Bool {
    containsExpression { expression in
      if case .assignment(let target, _, _) = expression.kind { target.lastName == "selectedBackgroundView" } else { false }
    }
  }
}

extension ProjectCode {
  /// What libraries dequeue cells by, where that is said, and their class.
  fileprivate var reactiveCells: [(identifier: Expression?, type: TypeName)] {
    var found: [(Expression?, TypeName)] = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, ["bind", "items"].contains(call.name) else { return }
      let name = call.argument("cellIdentifier")
      guard name != nil && call.name == "items" || call.name == "bind" && call.argument("cellType") != nil else { return }
      let type = call.argument("cellType")?.path?.dropLast().joined(separator: ".") ?? "UITableViewCell"
      found.append((name, TypeName(type)))
    }
    return found
  }
}

/// A cell that a table is given, as far as the code tells.
private struct SuppliedCell {
  let type: TypeName?
  /// By which it is dequeued.
  let identifier: String?
  let isDequeued: Bool
  /// Whether the supplier calls an initialiser for cells of the type.
  let isBuilt: Bool
}

extension SuppliedCell {
  init(_ value: Expression, from supplier: Supplier) {
    let scope = supplier.code.scope
    // A plain cell is all that a generic class promises, or a function of the app's own that may hand out any.
    let isOfAnyClass = scope.isOfGenericType(value) || value.call.flatMap(scope.calledFunction)?.facts.returnType?.base == "UITableViewCell"
    let type = isOfAnyClass ? nil : scope.type(of: value)
    self.type = type
    identifier = supplier.identifier(of: value)
    isDequeued = supplier.dequeues(value) && !isOfAnyClass
    isBuilt = type.map { type in supplier.body.containsExpression { $0.constructedType?.base == type.base } } ?? false
  }
}

extension ProjectFunction {
  /// Whether it is an override that shows nothing of its own, as templates leave them; some only take the highlight there.
  package var onlyCallsSuper: Bool {
    body.allSatisfy { statement in
      guard case .expression(let value) = statement.kind else { return false }
      if case .assignment(let target, "=", _) = value.kind { return target.ownName == "selectionStyle" }
      guard let call = value.call, call.callee.base?.kind == .name("super"), call.name == facts.name else { return false }
      // `super.setSelected(false, animated: animated)` lights nothing up.
      return call.arguments.first?.value.kind != .boolean(false)
    }
  }
}

extension Supplier {
  /// Whether a value is what a plain dequeue returns, or a variable that holds it.
  fileprivate func dequeues(_ value: Expression) -> Bool {
    dequeue(of: value) != nil
  }

  /// The identifier by which a returned cell was dequeued, where it is known.
  fileprivate func identifier(of value: Expression) -> String? {
    dequeue(of: value)?.argument("withIdentifier").flatMap { code.scope.text($0) }
  }

  private func dequeue(of value: Expression) -> Call? {
    switch value.kind {
    case .name(let name):
      guard let initial = code.scope.local(name, before: value.range)?.initialValue, initial.path == nil else { return nil }
      return dequeue(of: initial)
    case .cast(let inner, _, _): return dequeue(of: inner)
    case .call(let call): return call.name == "dequeueReusableCell" ? call : nil
    default: return nil
    }
  }
}
