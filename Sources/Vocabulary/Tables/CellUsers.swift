extension ProjectType {
  /// The types whose suppliers hand out cells of this class.
  ///
  /// - Returns: nil where anybody else may hand them out too: a factory that names the class, a subclass, a storyboard
  ///   whose screen isn't among these types, code in Objective-C.
  package var cellUsers: [ProjectType]? {
    guard descendants.isEmpty, !isOpenToObjectiveC else { return nil }
    var users: [ProjectType] = []
    for code in project.code(mentioning: [lastName]) where code.type != self && code.names(self) {
      guard let user = code.type else { return nil }
      if user.suppliers.contains(where: { !$0.isForSections }) {
        if !users.contains(user) { users.append(user) }
      } else if user.tables.isEmpty {
        return nil
      }
    }
    return isDrawnOnlyFor(users) ? users : nil
  }

  private func isDrawnOnlyFor(_ users: [ProjectType]) -> Bool {
    project.interfaces.cells(of: lastName).allSatisfy { cell in
      guard let scene = cell.table?.element.scene else { return cell.table == nil }
      return scene.className.map { name in users.contains { $0.lastName == name } } ?? false
    }
  }
}

extension ProjectCode {
  /// Whether the code names a class: builds it, asks for it, casts to it.
  package func names(_ type: ProjectType) -> Bool {
    func isMeant(_ name: TypeName?) -> Bool {
      guard let name, name.text.contains(type.lastName) else { return false }
      return project.type(named: name.base, from: self.type, in: file) == type
    }
    if isMeant(function?.returnType) || isMeant(property?.type) { return true }
    if function?.parameters.contains(where: { isMeant($0.type) }) ?? false { return true }
    if body.declaredVariables.contains(where: { isMeant($0.type) }) { return true }
    return body.containsExpression { expression in
      switch expression.kind {
      case .name(let name): name == type.lastName
      case .member(_, let name): name == type.lastName
      case .cast(_, _, let name): isMeant(name)
      case .call(let call): call.typeArguments.contains { isMeant($0) }
      default: false
      }
    }
  }
}
