extension ProjectType {
  /// Whether a tap on a row that the type supplies surely shows nothing: no row action, or one that only does things
  /// on the spot.
  ///
  /// What hands the matter to somebody else, or changes anything on the screen but the row's own look, may show what
  /// the row stands for; so may a segue, a gesture and a reactive selection.
  public func rowsLeadNowhere(in kind: Table.Kind) -> Bool { rowsAct(in: kind, only: \.showsNothing) }

  /// Whether all that a tap on a row that the type supplies shows is an alert or an action sheet over the same screen.
  public func rowsOnlyAsk(in kind: Table.Kind) -> Bool { rowsAct(in: kind, only: \.showsOnlyAlerts) && !rowsLeadNowhere(in: kind) }

  /// Whether all that surely happens on a tap on a row is of one sort.
  private func rowsAct(in kind: Table.Kind, only isMeant: (RowAction) -> Bool) -> Bool {
    let tables = suppliedTables.filter { $0.kind == kind }
    guard !tables.isEmpty, !hasRowSegues(tables) else { return false }
    let delegates = tables.map { table -> ProjectType? in
      guard case .type(let type) = table.delegate else { return nil }
      return type
    }
    return family.allSatisfy { !$0.answersRowsOtherwise }
      && delegates.allSatisfy { $0?.rowActions(kind, are: isMeant) ?? false }
  }

  /// Whether surely nobody answers a tap on the detail button of a row that the type supplies.
  public var ignoresDetailButtons: Bool {
    let tables = suppliedTables.filter { $0.kind == .table }
    let drawn = tables.flatMap(\.drawn).flatMap { $0.prototypes + $0.staticRows }
    guard !tables.isEmpty, drawn.allSatisfy(\.accessorySegues.isEmpty) else { return false }
    return tables.allSatisfy { table in
      guard case .type(let delegate) = table.delegate, delegate.superclasses.isInSources else { return false }
      return Set([self, table.owner, delegate] + delegate.family).allSatisfy { !$0.answersDetailButtons }
    }
  }

  private var answersDetailButtons: Bool {
    ownFunctions("tableView").contains { $0.facts.signature.contains("accessoryButtonTapped") }
      || contains(.mention(of: ["accessoryButtonTapped", "itemAccessoryButtonTapped"]))
  }

  private func rowActions(_ kind: Table.Kind, are isMeant: (RowAction) -> Bool) -> Bool {
    guard superclasses.isInSources, family.allSatisfy({ !$0.answersRowsOtherwise }) else { return false }
    let signatures = kind == .table
      ? [TableMethod.rowChosen, "tableView(_:willSelectRowAt:)", "tableView(_:shouldHighlightRowAt:)"]
      : [TableMethod.itemChosen, "collectionView(_:shouldSelectItemAt:)", "collectionView(_:shouldHighlightItemAt:)"]
    let actions = family.flatMap { type in signatures.flatMap { type.functions($0) } }
    return actions.allSatisfy { isMeant(RowAction(type: self, function: $0)) }
  }

  /// Whether rows are answered by anything but a row action: a segue's preparation, a gesture, a reactive selection.
  private var answersRowsOtherwise: Bool {
    if !functions("prepare(for:sender:)").isEmpty { return true }
    let words: Set<String> = [
      "itemSelected", "modelSelected", "addGestureRecognizer", "didSelectRowPublisher", "didSelectItemPublisher",
    ]
    return contains(.mention(of: words))
  }

  private func hasRowSegues(_ tables: [Table]) -> Bool {
    let drawn = tables.flatMap(\.drawn).flatMap { $0.prototypes + $0.staticRows }
    return drawn.contains { !$0.segues.isEmpty }
  }
}

extension RowAction {
  /// Whether it surely shows nothing new: no screen, no other rows, nothing that was hidden.
  package var showsNothing: Bool {
    let effects: [Effect] = [.navigation, .presentation, .closing, .reload]
    return !effects.contains(where: reaches) && !leavesType && !reach.revealsSomething && !reach.tellsOthers
  }
}

extension RowAction {
  /// Whether it shows an alert or an action sheet, and surely nothing else.
  var showsOnlyAlerts: Bool {
    guard ![Effect.navigation, .closing].contains(where: reaches), !leavesType, !reach.revealsSomething else { return false }
    let shown = reach.code.flatMap(\.presentedTypes)
    return !shown.isEmpty && shown.allSatisfy { $0 == "UIAlertController" }
  }
}

extension ProjectCode {
  /// The types of what the code presents, as far as they are known.
  fileprivate var presentedTypes: [String?] {
    let scope = scope
    var found: [String?] = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "present", let shown = call.arguments.first?.value else { return }
      found.append(scope.type(of: shown)?.base)
    }
    return found
  }
}

extension Reach {
  /// Whether the code makes something appear that isn't a screen: another app, a keyboard, a view, rows.
  fileprivate var revealsSomething: Bool {
    let calls: Set<String> = [
      "open", "becomeFirstResponder", "addSubview", "insertSubview", "addChild", "insertRows", "deleteRows",
      "beginUpdates", "animate", "setEditing", "perform", "sendAction", "scrollToRow", "scrollToItem", "play", "reveal",
    ]
    let properties: Set<String> = ["isHidden", "alpha", "constant", "isActive", "isExpanded", "frame"]
    return contains { expression in
      switch expression.kind {
      case .call(let call): call.name.map { calls.contains($0) || $0.lowercased().hasPrefix("show") } ?? false
      case .assignment(let target, _, _): target.lastName.map(properties.contains) ?? false
      default: false
      }
    }
  }

  /// Whether the code changes what others may watch: a published property, or the state of an object that isn't known.
  fileprivate var tellsOthers: Bool {
    code.contains { code in
      guard code.body.containsExpression(where: \.isAssignment) else { return false }
      let scope = code.scope
      return code.body.containsExpression { expression in
        guard case .assignment(let target, _, _) = expression.kind else { return false }
        return scope.mayBeWatched(target)
      }
    }
  }
}

extension CodeScope {
  fileprivate func mayBeWatched(_ target: Expression) -> Bool {
    if let name = target.ownName { return type?.property(name).map { !$0.facts.attributes.isEmpty } ?? false }
    guard case .member(let base?, let name) = target.kind else { return false }
    if isKind(base, of: "UIView") || base.lastName?.lowercased().hasSuffix("cell") ?? false { return false }
    let parts = ["textLabel", "detailTextLabel", "imageView", "contentView"]
    if base.path?.contains(where: parts.contains) ?? false { return false }
    if let root = base.path?.first, FrameworkTypes.isFramework(root) { return false }
    guard let owner = object(base), let property = owner.property(name) else { return true }
    return !property.facts.attributes.isEmpty || !property.facts.observers.isEmpty
  }
}

extension Expression {
  fileprivate var isAssignment: Bool {
    if case .assignment = kind { true } else { false }
  }
}
