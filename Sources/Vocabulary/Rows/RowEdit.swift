/// Code that runs because a person edits a row: deletes it, inserts one, or chooses to destroy it.
public struct RowEdit {
  /// The code itself: a method's body, or the closure of an action.
  public let body: [Statement]
  /// What it may run.
  public let reach: Reach
  /// The name of the method, or the call that makes the action.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// What the type's own code does when a row is deleted or inserted, or swiped to an action that destroys it, by its
  /// style or its title.
  public var rowEdits: [RowEdit] {
    let commits = functions(TableMethod.rowCommitted).filter { $0.facts.hasBody && !$0.onlyForwards }.map { function in
      RowEdit(body: function.body, reach: reach(from: function), range: function.facts.nameRange, file: function.file)
    }
    let swipes = code(mentioning: RowActions.classes).flatMap(destructiveActions)
    return (commits + swipes).filter { project.isForTouch($0.file) }
  }

  private func destructiveActions(in code: ProjectCode) -> [RowEdit] {
    var found: [RowEdit] = []
    let scope = code.scope
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, let made = expression.constructedType, RowActions.classes.contains(made.base),
        call.argument("style")?.lastName == "destructive" || scope.saysDestruction(call.argument("title")),
        let closure = call.closures.last
      else { return }
      let reach = Reach(from: closure, in: code, of: self)
      found.append(RowEdit(body: closure.body, reach: reach, range: expression.range, file: code.file))
    }
    return found
  }
}

extension CodeScope {
  /// Whether a title begins with a verb such as "Delete".
  fileprivate func saysDestruction(_ title: Expression?) -> Bool {
    guard let verb = title.flatMap({ shownText($0) })?.words.first else { return false }
    return EnglishWords.destructiveVerbs.contains(verb.lowercased())
  }
}

extension RowEdit {
  private static let animated: Set<String> = [
    "deleteRows", "insertRows", "deleteSections", "insertSections", "deleteItems", "insertItems", "performBatchUpdates",
    "beginUpdates", "apply", "applySnapshotUsingReloadData",
  ]

  /// The call that shows the whole table anew, and its file, where nothing else shows what became of the row.
  public var wholesaleReload: (range: ByteRange, file: Int)? {
    guard !reach.calls(Self.animated) else { return nil }
    for code in reach.code where code.property.map({ changes($0, code) }) ?? true {
      let scope = code.scope
      var found: ByteRange?
      code.body.forEachExpression { expression, around in
        guard found == nil, let call = expression.call, call.name == "reloadData", call.arguments.isEmpty,
          let table = call.callee.base, !around.takeBack,
          scope.isKind(table, of: "UITableView") || scope.isKind(table, of: "UICollectionView")
        else { return }
        found = expression.range
      }
      if let found { return (found, code.file) }
    }
    return nil
  }

  /// Whether what runs changes a property, so that its observers run too; they don't where it's only read, or where the
  /// object that it refers to changes.
  private func changes(_ property: Variable, _ code: ProjectCode) -> Bool {
    let type = property.type.flatMap { code.scope.type(named: $0.base) }
    let isReference = type?.kind == .class
    return reach.contains { expression in
      switch expression.kind {
      case .assignment(let target, _, _):
        return target.ownName == property.name || !isReference && target.rootOwnName == property.name
      case .call(let call):
        let changing = ["remove", "insert", "append", "delete", "move", "swap", "pop", "filter"]
        return !isReference && call.callee.base?.rootOwnName == property.name
          && changing.contains { call.name?.hasPrefix($0) ?? false }
      default: return false
      }
    }
  }

  /// Whether an expression stands in the edit's own code, rather than in something that it calls.
  public func holds(_ range: ByteRange, in file: Int) -> Bool {
    guard file == self.file, let first = body.first, let last = body.last else { return false }
    return first.range.start <= range.start && range.end <= last.range.end
  }
}

extension ProjectType {
  /// Whether the table has another number of sections at times, which a deletion of rows alone must not change.
  public var mayLoseSections: Bool {
    guard let function = nearest("numberOfSections(in:)") else { return false }
    let scope = CodeScope(function, in: project)
    let counts = function.body.returnedValues.map { scope.number($0) }
    return Set(counts).count != 1 || counts.contains(nil)
  }

  /// Whether a fetched-results controller tells it of each row that comes or goes.
  public var followsFetchedResults: Bool {
    isKind(of: "NSFetchedResultsControllerDelegate") || speaks(of: ["NSFetchedResultsController"])
  }
}

extension Expression {
  /// The property of the type itself that the path begins with: `items` in `self.items[0].tags`.
  fileprivate var rootOwnName: String? {
    if let ownName { return ownName }
    switch kind {
    case .member(let base?, _), .element(let base, _): return base.rootOwnName
    default: return nil
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether the code runs because an alert was cancelled or the deletion was undone, and so the row stays.
  fileprivate var takeBack: Bool {
    expressions.compactMap(\.call).contains { call in
      call.argument("style")?.lastName == "cancel" || call.name?.lowercased().contains("undo") ?? false
        || call.arguments.contains { $0.label?.lowercased().contains("undo") ?? false }
    }
  }
}
