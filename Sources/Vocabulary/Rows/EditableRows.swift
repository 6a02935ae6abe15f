/// Something that lets people edit rows, though nothing would come of it.
public struct UnkeptEdit {
  /// The name of the method that allows it, or the assignment that shows the control.
  public let range: ByteRange
  /// The method, after which the missing one may stand.
  public let function: ProjectFunction

  /// The number of the file in the project.
  public var file: Int { function.file }

  /// What another method of the data source must be declared with, and a space: `public override `.
  public let modifiers: String

  fileprivate init(_ function: ProjectFunction, of type: ProjectType, at range: ByteRange? = nil) {
    self.range = range ?? function.facts.nameRange
    self.function = function
    let access = function.facts.modifiers.filter { ["public", "open"].contains($0) }
    let words = access + (type.isKind(of: "UITableViewController") ? ["override"] : [])
    modifiers = words.map { "\($0) " }.joined()
  }
}

extension ProjectType {
  /// What lets rows be moved where the data source has no method that moves them.
  public var unkeptReorder: UnkeptEdit? {
    guard showsAllItsMethods, !familyHas(TableMethod.rowMoved), !familyHas(TableMethod.rowsDropped),
      !speaks(of: ["itemMoved", "reorderingHandlers"]), !isMovedByOthers, mayBeEdited
    else { return nil }
    if let allowing = functions(TableMethod.rowMayMove).first {
      return allowing.mayAllow(in: project) ? UnkeptEdit(allowing, of: self) : nil
    }
    guard !familyHas(TableMethod.rowMayMove) else { return nil }
    return functions(TableMethod.cellSuppliers[0]).lazy.compactMap { supplier in
      supplier.shownReorderControl.map { UnkeptEdit(supplier, of: self, at: $0) }
    }.first
  }

  /// Whether rows may come to be arranged: somebody in the app speaks of edit mode, or of dragging rows, for the type's tables.
  private var mayBeEdited: Bool {
    guard project.index.entryPoints.areOfApp, !drawnTables.contains(where: \.element.isEdited) else { return true }
    let words: Set = ["isEditing", "setEditing", "editButtonItem", "EditButton", "dragDelegate", "dragInteractionEnabled"]
    if family.contains(where: { $0.speaks(of: words) }) { return true }
    return project.code(mentioning: family.map(\.lastName)).contains { $0.type?.speaks(of: words) ?? false }
  }

  /// Whether somebody who knows the type moves rows: the drop delegate of its tables, or a data source before it.
  private var isMovedByOthers: Bool {
    let names = family.map(\.lastName)
    return project.code(mentioning: names).contains { code in
      guard let user = code.type, user != self else { return false }
      return ([user] + user.ancestors).contains { type in
        [TableMethod.rowsDropped, TableMethod.rowMoved].contains { !type.functions($0).isEmpty }
      }
    }
  }

  /// What lets rows be deleted or inserted where neither the data source nor the delegate acts on it.
  public var unkeptEdit: UnkeptEdit? {
    let allowing = functions(TableMethod.rowMayBeEdited).first
    let styling = functions(TableMethod.rowEditingStyle).first
    guard let found = allowing ?? styling, allowing?.mayAllow(in: project) ?? true,
      styling?.mayShowControl(in: project) ?? !familyHas(TableMethod.rowEditingStyle),
      showsAllItsMethods, servesItsTables, !familyHas(TableMethod.rowCommitted), !hasSwipeActions, !selectsWhileEditing
    else { return nil }
    return UnkeptEdit(found, of: self)
  }

  /// Whether it is a class all of whose methods are known, none of which it leaves to another object.
  private var showsAllItsMethods: Bool {
    guard kind == .class, superclasses.isInSources, !isKind(of: "UITableViewDiffableDataSource") else { return false }
    return !([self] + ancestors).contains { type in
      ["forwardingTarget", "responds", "methodSignature"].contains { !type.ownFunctions($0).isEmpty }
    }
  }

  /// Whether it is both data source and delegate of its tables, so that no other object can have the missing method.
  private var servesItsTables: Bool {
    guard isKind(of: "UITableViewController") || isKind(of: "UITableViewDelegate"), !handsTableToDataSource else { return false }
    return tables.allSatisfy { $0.kind == .collection || $0.delegate == .type(self) || $0.delegate == .unknown }
  }

  /// Whether its code makes a data source of the project's for its table, which may take the place of the type itself.
  private var handsTableToDataSource: Bool {
    family.contains { type in
      type.code(mentioning: ["tableView"]).contains { code in
        code.body.containsExpression { expression in
          guard let made = expression.constructedType, let call = expression.call,
            call.arguments.contains(where: { $0.value.lastName == "tableView" })
          else { return false }
          return ["UITableViewDataSource", "UITableViewDiffableDataSource"].contains { type.project.isKind(made, of: $0, from: type) }
        }
      }
    }
  }

  /// Whether a swipe across a row does something: it deletes the row, or shows actions.
  package var answersRowSwipes: Bool { hasSwipeActions || familyHas(TableMethod.rowCommitted) || familyHas(TableMethod.rowMayBeEdited) }

  /// Whether a swipe shows actions, the system's or a library's.
  private var hasSwipeActions: Bool {
    let names = ["itemDeleted", "modelDeleted", "itemInserted"]
    return speaks(of: Set(names)) || family.contains { type in
      type.functions.contains { function in
        let name = function.facts.signature
        return name.lowercased().contains("swipe") || name.contains("editActionsForRowAt")
      }
    }
  }

  /// Whether rows are edited in order to be chosen, several at a time.
  private var selectsWhileEditing: Bool {
    if familyHas("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") { return true }
    if drawnTables.contains(where: { $0.allowsMultipleSelectionDuringEditing || $0.allowsMultipleSelection }) { return true }
    return speaks(of: ["allowsMultipleSelectionDuringEditing", "allowsMultipleSelection", "indexPathsForSelectedRows"])
  }
}

extension ProjectFunction {
  /// Whether it says yes of some rows, as far as its own code tells: with `true`, or with a comparison.
  fileprivate func mayAllow(in project: Project) -> Bool {
    let scope = CodeScope(self, in: project)
    return project.isForTouch(file) && body.returnedValues.contains { value in
      switch value.kind {
      case .binary(_, let comparison, _): return comparison != "??"
      case .prefix("!", _): return true
      default: return scope.truth(value) == true
      }
    }
  }

  /// Whether it names the red or the green control for some rows.
  fileprivate func mayShowControl(in project: Project) -> Bool {
    let scope = CodeScope(self, in: project)
    return body.returnedValues.contains { ["delete", "insert"].contains(scope.caseName($0)) }
  }

  /// Where it shows the control by which a row is dragged.
  fileprivate var shownReorderControl: ByteRange? {
    var found: ByteRange?
    body.forEachExpression { expression, _ in
      guard found == nil, case .assignment(let target, "=", let value) = expression.kind,
        target.lastName == "showsReorderControl", value.kind == .boolean(true)
      else { return }
      found = expression.range
    }
    return found
  }
}

extension InterfaceElement {
  /// Whether a table is drawn in edit mode.
  fileprivate var isEdited: Bool { facts.flag("editing") == true }
}
