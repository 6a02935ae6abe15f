extension ProjectType {
  /// Whether all objects of a cell's class are made as plain views, which code puts into others: no list hands one out, and
  /// so none gets the system's controls.
  var isOnlyPlaced: Bool {
    guard descendants.isEmpty, project.interfaces.cells(of: lastName).isEmpty else { return false }
    var isPlaced = false
    for file in project.files(mentioning: [lastName]) {
      for index in project.index.typesByFile[file] where index != self.index {
        for view in ProjectType(project: project, index: index).views where view.construction?.what.constructedType?.base == lastName {
          guard view.handed.contains(where: { $0.what.call?.name.map(Self.placing.contains) ?? false }) else { return false }
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

  private static let placing: Set<String> = ["addArrangedSubview", "addSubview", "addSubviews", "insertArrangedSubview", "insertSubview"]
}
