// Cells that code puts into other views, as it does with plain ones: no list shows them, and so they are no rows.
extension ProjectType {
  /// Whether an expression is a cell that it, or another class that holds it, puts into a view.
  package func isPlaced(_ cell: Expression, _ scope: CodeScope) -> Bool {
    guard let name = cell.lastName, let owner = cell.ownName == nil ? cell.base.flatMap(scope.owner) : self else { return false }
    return owner.views(in: Array(owner.code(mentioning: [name])), throughLoops: true).contains { view in
      view.identity == .property(name) && view.isPlaced
    }
  }

  /// Whether all objects of a cell's class are made as plain views, which code puts into others: no list hands one out, and
  /// so none gets the system's controls.
  package var isOnlyPlaced: Bool {
    guard descendants.isEmpty, project.interfaces.cells(of: lastName).isEmpty else { return false }
    var isPlaced = false
    for file in project.files(mentioning: [lastName]) {
      for index in project.index.typesByFile[file] where index != self.index {
        let user = ProjectType(project: project, index: index)
        let views = user.views(in: user.code, throughLoops: true)
        for view in views where view.construction?.what.constructedType?.base == lastName {
          guard view.isPlaced else { return false }
          isPlaced = true
        }
      }
    }
    return isPlaced && !project.code(mentioning: [lastName]).contains { code in
      code.type != self && code.body.containsExpression { isAskedOfLists($0) }
    }
  }

  /// Whether an expression is what tables and collections are told of a class by, or told by: `NoteCell.self`, `as? NoteCell`.
  private func isAskedOfLists(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, _): base.kind == .name(lastName)
    case .cast(_, _, let type): type.base == lastName
    case .call(let call): expression.constructedType?.base == lastName && !call.arguments.isEmpty
    default: false
    }
  }
}

extension ViewCode {
  /// Whether code puts it into another view.
  fileprivate var isPlaced: Bool { handed.contains { $0.what.call?.name.map(Self.placing.contains) ?? false } }

  private static let placing: Set<String> = ["addArrangedSubview", "addSubview", "addSubviews", "insertArrangedSubview", "insertSubview"]
}
