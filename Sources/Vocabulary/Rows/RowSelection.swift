extension ProjectType {
  /// The row actions after which a row surely stays highlighted.
  ///
  /// A row is let go in many ways that no method name shows: a cell that never highlights, a screen that clears its
  /// selection when it appears, closes itself, or hands the matter on. Where any of them is possible, the action isn't
  /// among these.
  public var unansweredRowActions: [RowAction] {
    guard kind == .class, superclasses.isInSources else { return [] }
    let methods = [TableMethod.rowChosen, TableMethod.itemChosen].flatMap { functions($0) }
    let actions = methods.map { RowAction(type: self, function: $0) } + reactiveRowActions
    return actions.filter { action in
      !action.isUntold && project.isForTouch(action.function.file) && !action.function.body.isEmpty && !action.function.onlyForwards
        && (action.leavesHighlight || action.cases.contains(where: \.leavesHighlight))
    }
  }
}

extension RowAction {
  /// Whether code around it asks which row is selected, such as a segue's preparation, and so needs the selection.
  public var selectionIsAskedFor: Bool {
    let questions: Set<String> = ["indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForSelectedItems"]
    return surroundings.contains { $0.contains(.mention(of: questions)) }
  }

  fileprivate var leavesHighlight: Bool {
    if reach.containsCode(where: { reach.shows([.deselection, .reload, .closing], in: $0) || $0.leavesType(isStart: $1 == 0) }) {
      return false
    }
    if unwinds || endsWithNavigation || type.project.takesStyleFromAllCells { return false }
    return tablesHighlightRows && !surroundings.contains { $0.managesSelection || $0.answersWhenShown }
  }

  /// Whether it shows another screen, after which this one appears again and takes the selection back.
  private var endsWithNavigation: Bool { type.takesSelectionBack && reaches(.navigation) }

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
      found.formUnion(type.family)
    }
    return found
  }

  /// Whether every row that it acts on surely shows the system's highlight.
  private var tablesHighlightRows: Bool {
    let kind: Table.Kind = function.facts.signature == TableMethod.itemChosen ? .collection : .table
    let tables = self.tables.filter { $0.kind == kind }
    guard !tables.isEmpty else {
      // Nobody is seen to set the delegate: the type may still supply the cells itself.
      return type.suppliersHighlight(type.suppliers.filter { $0.kind == kind }, of: kind, drawn: [])
    }
    return tables.allSatisfy { table in
      guard table.drawn.allSatisfy(\.leavesSelectionToTaps) else { return false }
      let rows = table.drawn.flatMap(\.staticRows)
      guard rows.isEmpty else {
        return table.suppliers.isEmpty && rows.allSatisfy { table.owner.showsHighlight($0) && ($0.segues.isEmpty || type.takesSelectionBack) }
      }
      return table.owner.suppliersHighlight(table.suppliers, of: kind, drawn: table.drawn)
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
  var leavesSelectionToTaps: Bool {
    allowsSelection && !allowsMultipleSelection && !allowsMultipleSelectionDuringEditing
      && !allowsSelectionDuringEditing && !(element.scene?.isSplitViewList ?? false)
  }
}

// MARK: - When the screen appears again

extension ProjectType {
  /// Whether it is a table's or collection's controller that takes the selection back each time it appears.
  fileprivate var takesSelectionBack: Bool {
    guard isKind(of: "UITableViewController") || isKind(of: "UICollectionViewController"), !keepsAppearanceFromSuper
    else { return false }
    let scenes = interfaceElements.filter { ["tableViewController", "collectionViewController"].contains($0.kind) }
    return scenes.isEmpty || scenes.contains(where: \.clearsSelectionOnAppearance)
  }

  /// Whether it overrides what UIKit's controllers take the selection back in, and doesn't let them.
  private var keepsAppearanceFromSuper: Bool {
    ([self] + ancestors).flatMap { $0.ownFunctions("viewWillAppear") }.contains { function in
      function.facts.hasBody && !function.body.containsExpression { expression in
        expression.call.map { $0.name == "viewWillAppear" && $0.callee.base?.kind == .name("super") } ?? false
      }
    }
  }

  /// Whether its rows lose their highlight whenever the screen appears.
  var answersWhenShown: Bool {
    appearing.contains { $0.has(.deselection) || $0.has(.reload) || $0.contains(where: hasAnswerThatReloads) }
  }

  /// Whether a call may come back to the type as another's delegate, where it shows all rows anew: `delegate?.didLoad()`.
  private func hasAnswerThatReloads(_ expression: Expression) -> Bool {
    guard let call = expression.call, let name = call.name, let base = call.callee.base, !base.isSelf else { return false }
    return ownFunctions(name).contains { call.fits($0.facts) && reach(from: $0).has(.reload) }
  }

  /// Whether the type's code speaks of selection in any other way: multiple or no selection, editing, a split view's
  /// column, a popover, cells without a highlight.
  var managesSelection: Bool {
    let methods = [
      "tableView(_:shouldHighlightRowAt:)", "tableView(_:willSelectRowAt:)",
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
    ]
    return methods.contains { !functions($0).isEmpty } || code.contains { code in
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
    "indexPathsForSelectedItems", "selectItem", "sidebar", "sidebarPlain", "backgroundConfiguration",
    "configurationUpdateHandler",
  ]

  /// What lists are set to unless code says otherwise.
  static let usual = [
    "allowsSelection": true, "allowsMultipleSelection": false, "allowsMultipleSelectionDuringEditing": false,
    "allowsSelectionDuringEditing": false, "clearsSelectionOnViewWillAppear": true,
  ]

  /// Where they are said of the screen itself, which may go away with the choice.
  static let ofTheScreen: Set<String> = ["popoverPresentationController", "preferredContentSize", "modalPresentationStyle"]
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
    if let usual = SelectionWords.usual[name], case .assignment(let target, "=", let value)? = around.parent?.kind,
      target.range == expression.range, scope.truth(value) == usual
    {
      return false
    }
    // A segue's preparation only asks which row it was.
    if ["indexPathForSelectedRow", "indexPathsForSelectedRows"].contains(name), function?.name == "prepare" { return false }
    if SelectionWords.ofTheScreen.contains(name) { return expression.ownName != nil }
    return SelectionWords.always.contains(name) || name.lowercased().contains("deselect")
  }
}
