extension ProjectType {
  /// Whether no table that shows cells of this class edits its rows, or gives them accessories or swipe actions.
  var getsNoControls: Bool {
    guard let users = cellUsers, !users.isEmpty, project.interfaces.cells(of: lastName).isEmpty else { return false }
    let tables = users.flatMap(\.suppliedTables)
    let workers = tables.map(\.delegate).compactMap { worker -> ProjectType? in
      guard case .type(let type) = worker else { return nil }
      return type
    }
    let people = Set([self] + users + workers + tables.map(\.owner))
    return !tables.isEmpty && workers.count == tables.count && people.allSatisfy { person in
      person.superclasses.isInSources && person.family.allSatisfy { !$0.mayShowControls }
    }
  }

  /// Whether a table that may show cells of this class is seen to edit its rows, or to give them accessories or swipe actions.
  var isShownWithControls: Bool {
    let users = Set(project.code(mentioning: [lastName]).filter { $0.names(self) }.compactMap(\.type))
      .filter { $0 != self && !$0.nearestSuppliers.isEmpty }
    let workers = users.flatMap(\.suppliedTables).flatMap { table -> [ProjectType] in
      guard case .type(let delegate) = table.delegate else { return [table.owner] }
      return [table.owner, delegate]
    }
    return Set([self] + users + workers).contains { $0.family.contains(where: \.mayShowControls) }
  }

  var mayShowControls: Bool {
    functions.contains { function in ControlsOfRows.methods.contains(where: function.facts.signature.contains) }
      || speaks(of: ControlsOfRows.words)
  }
}

/// How code gives rows what the system shows beside their content.
private enum ControlsOfRows {
  static let words: Set<String> = [
    "accessoryType", "accessoryView", "accessories", "editingAccessoryType", "editingAccessoryView", "isEditing", "setEditing",
    "editButtonItem", "showsReorderControl", "indentationLevel", "allowsMultipleSelectionDuringEditing",
  ]

  /// Parts of the methods' names.
  static let methods = ["canEditRow", "editingStyle", "commit:", "canMoveRow", "moveRow", "wipeActions", "editActions", "indentationLevel"]
}
