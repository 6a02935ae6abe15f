extension ProjectType {
  /// The row actions after which a row surely stays highlighted.
  ///
  /// A row is let go in many ways that no method name shows: a cell that never highlights, a screen that clears its
  /// selection when it appears, closes itself, or hands the matter on. Where any of them is possible, the action isn't
  /// among these.
  public var unansweredRowActions: [RowAction] {
    let actions = functions(TableMethod.rowChosen).filter { project.isForTouch($0.file) }
    guard !actions.isEmpty, kind == .class, superclasses.isInSources, !managesSelection, cellsHighlight else { return [] }
    if lifecycle.contains(where: { $0.has(.deselection) || $0.has(.reload) }) { return [] }
    return actions.filter { !$0.body.isEmpty }.map { RowAction(type: self, function: $0) }.filter { action in
      if action.reaches(.deselection) || action.reaches(.reload) || action.reaches(.closing) || action.leavesType { return false }
      return !(isKind(of: "UITableViewController") && action.reaches(.navigation))
    }
  }

  /// What runs when the screen appears again.
  private var lifecycle: [Reach] {
    ["viewWillAppear(_:)", "viewDidAppear(_:)"].flatMap { signature in
      ([self] + ancestors + descendants).flatMap { $0.functions(signature) }.map { reach(from: $0) }
    }
  }

  /// Whether the type's code, or that of its ancestors and descendants, speaks of selection in any other way: multiple
  /// or no selection, editing, a split view's column, a popover, cells without a highlight.
  private var managesSelection: Bool {
    let words: Set<String> = [
      "allowsSelection", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "allowsSelectionDuringEditing",
      "clearsSelectionOnViewWillAppear", "indexPathForSelectedRow", "indexPathsForSelectedRows", "selectionStyle",
      "selectionFollowsFocus", "splitViewController", "showDetailViewController", "popoverPresentationController",
      "preferredContentSize", "modalPresentationStyle", "isEditing", "setEditing", "setSelected", "shouldHighlightRowAt", "selectRow", "isPopover",
    ]
    return ([self] + ancestors + descendants).contains { type in
      type.code.contains { code in
        code.body.containsExpression { expression in
          expression.lastName.map { words.contains($0) || $0.lowercased().contains("deselect") } ?? false
        }
      } || !type.functions("tableView(_:shouldHighlightRowAt:)").isEmpty
        || !type.functions("tableView(_:willSelectRowAt:)").isEmpty
    }
  }

  /// Whether every cell that the type supplies is known, from code alone, to show the system's highlight.
  private var cellsHighlight: Bool {
    let suppliers = self.suppliers.filter { !$0.isForSections && $0.kind == .table }
    guard !suppliers.isEmpty else { return false }
    return suppliers.allSatisfy { supplier in
      let returned = supplier.body.returnedValues
      guard !returned.isEmpty else { return false }
      return returned.allSatisfy { value in
        guard let type = supplier.code.scope.type(of: value) else { return buildsItsTable && supplier.dequeues(value) }
        return isPlainCell(type) && (buildsItsTable || isBuiltInCode(type, supplier))
      }
    }
  }

  /// Whether the type or an ancestor builds its table, and has no file of Interface Builder to take cells from.
  private var buildsItsTable: Bool {
    let code = ([self] + ancestors).flatMap(\.code)
    func builds(_ name: String) -> Bool {
      code.contains { $0.body.containsExpression { $0.constructedType?.base == name } }
    }
    return builds("UITableView") && !builds("UINib")
  }

  /// Whether a cell's class says nothing of its selection, in code or in a file of Interface Builder.
  private func isPlainCell(_ type: TypeName) -> Bool {
    if type.base == "UITableViewCell" { return true }
    guard let cell = project.type(named: type.base, from: self), cell.isKind(of: "UITableViewCell"), cell.superclasses.isInSources else {
      return false
    }
    let words: Set<String> = ["selectionStyle", "selectedBackgroundView", "isUserInteractionEnabled", "configurationUpdateHandler"]
    return ([cell] + cell.ancestors).allSatisfy { type in
      let names = Set(type.functions.map(\.facts.name))
      let outlets = type.properties.contains { $0.facts.attributes.contains("IBOutlet") }
      return !outlets && names.isDisjoint(with: ["setSelected", "setHighlighted", "awakeFromNib", "updateConfiguration"])
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
      owner.code.contains { code in
        code.body.containsExpression { expression in
          guard let call = expression.call, call.name == "register" else { return false }
          return call.arguments.first?.value.path?.dropLast().joined(separator: ".") == type.base
        }
      }
    }
  }
}

extension Supplier {
  /// Whether a value is what a plain dequeue returns, or a variable that holds it.
  fileprivate func dequeues(_ value: Expression) -> Bool {
    guard case .name(let name) = value.kind else { return value.call?.name == "dequeueReusableCell" }
    return code.scope.local(name, before: value.range)?.initialValue?.call?.name == "dequeueReusableCell"
  }
}
