extension ProjectType {
  /// The row actions after which a row surely stays highlighted.
  ///
  /// A row is let go in many ways that no method name shows: a cell that never highlights, a screen that clears its
  /// selection when it appears, closes itself, or hands the matter on. Where any of them is possible, the action isn't
  /// among these.
  public var unansweredRowActions: [RowAction] {
    guard kind == .class, superclasses.isInSources else { return [] }
    let actions = functions(TableMethod.rowChosen).filter { project.isForTouch($0.file) && !$0.body.isEmpty }
    return actions.map { RowAction(type: self, function: $0) }.filter(\.leavesHighlight)
  }
}

extension RowAction {
  fileprivate var leavesHighlight: Bool {
    let answers: [Effect] = [.deselection, .reload, .closing]
    if answers.contains(where: reaches) || leavesType { return false }
    if unwinds || type.takesSelectionBack && reaches(.navigation) { return false }
    return tablesHighlightRows && !surroundings.contains { $0.managesSelection || $0.answersWhenShown }
  }

  /// Whether it performs a segue that goes back, as a storyboard says.
  private var unwinds: Bool {
    let scenes = type.interfaceElements
    return !scenes.isEmpty && reach.code.contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, call.name == "performSegue",
          let identifier = call.argument("withIdentifier").flatMap({ code.scope.text($0) })
        else { return false }
        return scenes.contains { $0.segues(withIdentifier: identifier).contains(where: \.isUnwind) }
      }
    }
  }

  /// The types whose code has a say in what is selected: the one that acts, and those that have or feed its tables.
  private var surroundings: Set<ProjectType> {
    var found: Set<ProjectType> = []
    for type in [type] + tables.map(\.owner) + tables.compactMap(\.source) {
      found.formUnion([type] + type.ancestors + type.descendants)
    }
    return found
  }

  /// Whether every row that it acts on surely shows the system's highlight.
  private var tablesHighlightRows: Bool {
    guard !tables.isEmpty else {
      // Nobody is seen to set the delegate: the type may still supply the cells itself.
      return type.suppliersHighlight(type.suppliers.filter { $0.kind == .table }, drawn: [])
    }
    return tables.allSatisfy { table in
      guard table.drawn.allSatisfy(\.leavesSelectionToTaps) else { return false }
      let rows = table.drawn.flatMap(\.staticRows)
      guard rows.isEmpty else {
        return table.suppliers.isEmpty && rows.allSatisfy { table.owner.showsHighlight($0) && $0.segues.isEmpty }
      }
      return table.owner.suppliersHighlight(table.suppliers, drawn: table.drawn)
    }
  }
}

extension Table {
  fileprivate var source: ProjectType? {
    guard case .type(let type) = dataSource else { return nil }
    return type
  }
}

extension InterfaceTable {
  /// Whether one row at a time is chosen by a tap, in a screen that isn't a split view's list.
  fileprivate var leavesSelectionToTaps: Bool {
    allowsSelection && !allowsMultipleSelection && !allowsMultipleSelectionDuringEditing
      && !allowsSelectionDuringEditing && !(element.scene?.isSplitViewList ?? false)
  }
}

// MARK: - When the screen appears again

extension ProjectType {
  /// Whether it is a table controller that takes the selection back each time it appears.
  fileprivate var takesSelectionBack: Bool {
    guard isKind(of: "UITableViewController") else { return false }
    let scenes = interfaceElements.filter { $0.kind == "tableViewController" }
    return scenes.isEmpty || scenes.contains(where: \.clearsSelectionOnAppearance)
  }

  /// Whether its rows lose their highlight whenever the screen appears.
  fileprivate var answersWhenShown: Bool {
    ["viewWillAppear(_:)", "viewDidAppear(_:)"].contains { signature in
      functions(signature).map { reach(from: $0) }.contains { $0.has(.deselection) || $0.has(.reload) }
    }
  }

  /// Whether the type's code speaks of selection in any other way: multiple or no selection, editing, a split view's
  /// column, a popover, cells without a highlight.
  fileprivate var managesSelection: Bool {
    let methods = ["tableView(_:shouldHighlightRowAt:)", "tableView(_:willSelectRowAt:)"]
    return methods.contains { !functions($0).isEmpty } || code.contains { code in
      guard SelectionWords.mayOccur(in: project.files[code.file]) else { return false }
      var found = false
      code.body.forEachExpression { expression, around in
        if !found { found = code.managesSelection(expression, around) }
      }
      return found
    }
  }
}

private enum SelectionWords {
  /// Whatever is said with them.
  static let always: Set<String> = [
    "allowsSelection", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "allowsSelectionDuringEditing",
    "clearsSelectionOnViewWillAppear", "indexPathForSelectedRow", "indexPathsForSelectedRows", "selectionFollowsFocus",
    "splitViewController", "showDetailViewController", "isEditing", "setEditing", "setSelected", "selectRow", "isPopover",
  ]

  /// Where they are said of the screen itself, which may go away with the choice.
  static let ofTheScreen: Set<String> = ["popoverPresentationController", "preferredContentSize", "modalPresentationStyle"]

  static func mayOccur(in file: FileFacts) -> Bool {
    always.contains(where: file.uses) || ofTheScreen.contains(where: file.uses) || file.uses("selectionStyle")
      || file.names.contains { $0.lowercased().contains("deselect") }
  }
}

extension ProjectCode {
  fileprivate func managesSelection(_ expression: Expression, _ around: [Enclosure]) -> Bool {
    guard let name = expression.lastName else { return false }
    if name == "selectionStyle" {
      guard case .assignment(let target, _, let value)? = around.parent?.kind, target.range == expression.range else {
        return false
      }
      return !["default", "blue", "gray"].contains(scope.caseName(value) ?? "none")
    }
    // A segue's preparation only asks which row it was.
    if name == "indexPathForSelectedRow", function?.name == "prepare" { return false }
    if SelectionWords.ofTheScreen.contains(name) { return expression.ownName != nil }
    return SelectionWords.always.contains(name) || name.lowercased().contains("deselect")
  }
}

// MARK: - Cells

extension ProjectType {
  /// Whether every cell that the code supplies is known to show the system's highlight.
  fileprivate func suppliersHighlight(_ suppliers: [Supplier], drawn: [InterfaceTable]) -> Bool {
    let suppliers = suppliers.filter { !$0.isForSections }
    return !suppliers.isEmpty && suppliers.allSatisfy { supplier in
      let returned = supplier.body.returnedValues
      return !returned.isEmpty && returned.allSatisfy { showsHighlight($0, supplier, drawn: drawn) }
    }
  }

  private func showsHighlight(_ value: Expression, _ supplier: Supplier, drawn tables: [InterfaceTable]) -> Bool {
    let type = supplier.code.scope.type(of: value).flatMap { $0.base == "UITableViewCell" ? nil : $0 }
    let cells = drawnCells(of: type, named: supplier.identifier(of: value), in: tables)
    if !cells.isEmpty {
      let isPlain = type.map { isPlainCell($0, isDrawn: true) } ?? true
      return isPlain && cells.allSatisfy { showsHighlight($0) && $0.segues.isEmpty }
    }
    // Cells that may come from a file that isn't here may say anything.
    guard tables.isEmpty else { return false }
    guard let type = supplier.code.scope.type(of: value) else { return buildsItsTable && supplier.dequeues(value) }
    return isPlainCell(type, isDrawn: false) && (buildsItsTable || isBuiltInCode(type, supplier))
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
  fileprivate func showsHighlight(_ cell: InterfaceCell) -> Bool {
    guard cell.showsSelection, cell.allowsInteraction else { return false }
    return cell.element.className.map { isPlainCell(TypeName($0), isDrawn: true) } ?? true
  }

  /// Whether the type or an ancestor builds its table, and has no file of Interface Builder to take cells from.
  private var buildsItsTable: Bool {
    let code = ([self] + ancestors).flatMap(\.code)
    func builds(_ name: String) -> Bool {
      code.contains { $0.body.containsExpression { $0.constructedType?.base == name } }
    }
    return builds("UITableView") && !builds("UINib")
  }

  /// Whether a cell's class says nothing of its selection in code.
  ///
  /// - Parameter isDrawn: whether the file of Interface Builder that sets the cell up is known.
  private func isPlainCell(_ type: TypeName, isDrawn: Bool) -> Bool {
    if type.base == "UITableViewCell" { return true }
    guard let cell = project.type(named: type.base, from: self), cell.isKind(of: "UITableViewCell"),
      cell.superclasses.isInSources
    else { return false }
    let words: Set<String> = ["selectionStyle", "selectedBackgroundView", "isUserInteractionEnabled", "configurationUpdateHandler"]
    return ([cell] + cell.ancestors).allSatisfy { type in
      let names = Set(type.functions.filter { !$0.onlyCallsSuper }.map(\.facts.name))
      let outlets = type.properties.contains { $0.facts.attributes.contains("IBOutlet") }
      return (isDrawn || !outlets && !names.contains("awakeFromNib"))
        && names.isDisjoint(with: ["setSelected", "setHighlighted", "updateConfiguration"])
        && !type.code.contains { code in
          code.body.containsExpression { expression in
            guard case .assignment(let target, _, _) = expression.kind else { return false }
            return target.lastName.map(words.contains) ?? false
          }
        }
    }
  }

  /// Whether the cells come from a class that the type registers, or from an initialiser, rather than a storyboard.
  private func isBuiltInCode(_ type: TypeName, _ supplier: Supplier) -> Bool {
    if supplier.body.containsExpression(where: { $0.constructedType?.base == type.base }) { return true }
    return ([self] + ancestors).contains { owner in
      owner.cellRegistrations.contains { $0.view == .type(TypeName(type.base)) }
    }
  }
}

extension ProjectFunction {
  /// Whether it is an override that does nothing of its own, as templates leave them.
  fileprivate var onlyCallsSuper: Bool {
    body.allSatisfy { statement in
      guard case .expression(let value) = statement.kind else { return false }
      return value.call?.callee.base?.kind == .name("super") && value.call?.name == facts.name
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
