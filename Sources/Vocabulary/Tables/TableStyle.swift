extension ProjectType {
  /// The style that the type's code builds a table in: `UITableView(frame:style:)` or, for a table controller's own
  /// and a class of tables, what its initialiser hands to `super`; plain where it hands over nothing. Nil where it isn't
  /// one and the same.
  func tableStyle(named name: String) -> Table.Style? {
    let styles = ([self] + ancestors).flatMap { type in
      type.code(mentioning: ["UITableView", "super"]).flatMap { $0.tableStyles(of: name) }
    }
    if styles.isEmpty { return name == "tableView" && beginsWithoutStyle ? .plain : nil }
    let known = Set(styles.map { $0.flatMap(Table.Style.init) })
    return known.count == 1 ? known.first ?? nil : nil
  }
}

extension ProjectType {
  /// Whether it is a table controller that code makes by an initialiser of its own, which asks for no style and no xib,
  /// and that leaves its table as it comes.
  private var beginsWithoutStyle: Bool {
    let chain = superclasses
    guard chain.end == .framework, chain.links.last?.name.base == "UITableViewController", interfaceElements.isEmpty else {
      return false
    }
    let line = [self] + chain.links.compactMap(\.type)
    guard let first = line.last, line.allSatisfy({ $0.functions("loadView()").isEmpty && !$0.replacesTable }) else { return false }
    let calls = first.ownFunctions("init").flatMap { $0.body.initialisersOfSuper }.filter { $0.argument("coder") == nil }
    return !calls.isEmpty && calls.allSatisfy { call in
      call.arguments.isEmpty || call.argument("nibName")?.isNil ?? false
    }
  }

  private var replacesTable: Bool {
    contains(.assignment(to: ["tableView", "view"])) { assignment, _ in assignment.target.ownName != nil }
  }
}

extension Array where Element == Statement {
  fileprivate var initialisersOfSuper: [Call] {
    var found: [Call] = []
    forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "init", call.callee.base?.kind == .name("super") else { return }
      found.append(call)
    }
    return found
  }
}

extension ProjectCode {
  /// The names of the styles that the code gives to a table, nil for one that isn't known.
  fileprivate func tableStyles(of table: String) -> [String?] {
    let scope = self.scope
    var found: [String?] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call else { return }
      let isSuper = call.name == "init" && call.callee.base?.kind == .name("super")
      if isSuper, function?.name == "init", let style = call.argument("style"), ["self", "tableView"].contains(table) {
        // A controller's own initialiser may be handed the style.
        found.append(scope.caseName(style))
      } else if expression.constructedType?.base == "UITableView", property?.name == table || around.names(table) {
        // Without a word, a table is plain.
        found.append(call.argument("style").map { scope.caseName($0) } ?? "plain")
      }
    }
    return found
  }
}

extension Array where Element == Enclosure {
  /// Whether what is built becomes a variable or property of that name.
  fileprivate func names(_ name: String) -> Bool {
    contains { enclosure in
      switch enclosure {
      case .variable(let variable): return variable.name == name
      case .expression(let expression):
        guard case .assignment(let target, _, _) = expression.kind else { return false }
        return target.ownName == name
      default: return false
      }
    }
  }
}
