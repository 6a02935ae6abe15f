/// A table's data source or delegate, as one line of code or of a storyboard sets it.
struct TableWire: Sendable, Equatable {
  let kind: Table.Kind
  /// What the owner calls the table.
  let table: String
  let role: Role
  let worker: TableIndex.Seat
  /// The view in Interface Builder, where it is set there.
  var drawn: InterfaceElement?

  /// The data sources that make themselves a table's.
  static let diffable = ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"]

  enum Role: String, Sendable {
    case dataSource
    case delegate
    /// None: the table is there.
    case view
  }
}

extension ProjectType {
  /// Whom the type's code lets work for its tables.
  func tableWires(_ search: TableWireSearch) -> [TableWire] {
    code(in: search.files.contains).filter(search.mayHoldWire).flatMap { code -> [TableWire] in
      let scope = code.scope
      var found: [TableWire] = []
      code.body.forEachExpression { expression, around in
        if let wire = wire(expression, around, code, scope) { found.append(wire) }
      }
      return found
    }
  }

  private func wire(
    _ expression: Expression,
    _ around: [Enclosure],
    _ code: ProjectCode,
    _ scope: CodeScope
  ) -> TableWire? {
    if let made = diffableSource(expression, scope) { return made }
    guard let (table, role, value) = expression.wiring, !value.isNil else { return nil }
    let name = tableName(table, around, code)
    guard let kind = kind(of: table, named: name, scope) else { return nil }
    return TableWire(kind: kind, table: name, role: role, worker: worker(value, scope))
  }

  private func worker(_ value: Expression, _ scope: CodeScope) -> TableIndex.Seat {
    guard let object = scope.object(value) else {
      let type = scope.type(of: value)?.base ?? ""
      return type.hasSuffix("DiffableDataSource") ? .closures : .unknown
    }
    return .type(object.index)
  }

  /// `UITableViewDiffableDataSource(tableView: list) { … }`, which makes itself the table's data source.
  private func diffableSource(_ expression: Expression, _ scope: CodeScope) -> TableWire? {
    guard let made = expression.constructedType, let call = expression.call else { return nil }
    let isTable = project.isKind(made, of: "UITableViewDiffableDataSource", from: self, in: scope.file)
    guard isTable || project.isKind(made, of: "UICollectionViewDiffableDataSource", from: self, in: scope.file),
      let table = call.argument(isTable ? "tableView" : "collectionView"), let name = table.ownName
    else { return nil }
    let source = scope.type(named: made.base).map { TableIndex.Seat.type($0.index) } ?? .closures
    return TableWire(kind: isTable ? .table : .collection, table: name, role: .dataSource, worker: source)
  }

  /// What the type calls a table: `self`, or the property that a local table becomes, or that is being made.
  private func tableName(_ table: Expression, _ around: [Enclosure], _ code: ProjectCode) -> String {
    guard case .name(let name) = table.kind, name != "self", property(name) == nil else {
      return table.ownName ?? table.path?.joined(separator: ".") ?? ""
    }
    if let property = code.property, property.initialValue != nil { return property.name }
    if name == "$0", let target = around.receiver { return target }
    var target = name
    code.body.forEachExpression { expression, _ in
      guard case .assignment(let left, "=", let value) = expression.kind, value.kind == .name(name) else { return }
      target = left.ownName ?? target
    }
    return target
  }

  private func kind(of table: Expression, named name: String, _ scope: CodeScope) -> Table.Kind? {
    if let type = scope.type(of: table) ?? property(name).flatMap({ scope.type(of: $0) }) {
      if project.isKind(type, of: "UITableView", from: self) { return .table }
      return project.isKind(type, of: "UICollectionView", from: self) ? .collection : nil
    }
    return name.tableKind
  }
}

/// Where to look for code that sets a table's data source or delegate.
struct TableWireSearch: Sendable {
  let files: Set<Int>
  /// The names of the classes of diffable data sources.
  let diffable: [Word]
  /// Those, and the words that such code has otherwise.
  private let words: [Word]

  init(_ project: Project) {
    let (entries, ancestors) = (project.index.entries, project.index.ancestors)
    let diffable = ProjectIndex.inheritors(of: Set(TableWire.diffable), entries, ancestors).filter { entries[$0].isDeclared }
    self.diffable = (TableWire.diffable + diffable.map { TypeNames.last(entries[$0].name) }).map { Word($0) }
    let words = self.diffable + [Word("setDelegate")]
    let sources = words + [Word("dataSource").assigned]
    let tables = ["tableView", "collectionView", "UITableView", "UICollectionView"].map { Word($0) }
    let delegate = Word("delegate").assigned
    self.words = words
    func speaksOfTables(_ file: Int) -> Bool { tables.contains { project.mayHold($0, file, ofAll: true) } }
    files = Set(project.files.indices.filter { file in
      if sources.contains(where: { project.mayHold($0, file, ofAll: true) }) { return true }
      guard project.mayHold(delegate, file, ofAll: true) else { return false }
      // What is a table may stand in another file of the type.
      return speaksOfTables(file) || project.index.typesByFile[file].contains { type in
        entries[type].places.contains { $0.file != file && project.files.indices.contains($0.file) && speaksOfTables($0.file) }
      }
    })
  }

  /// Whether a piece of their code may set one.
  func mayHoldWire(_ code: ProjectCode) -> Bool {
    code.mayHold(words) || ["dataSource", "delegate"].contains { role in
      code.mayAssign(to: role) { name in name.map(code.mayNameTable) ?? true }
    }
  }
}

extension ProjectCode {
  /// Whether a name in the code may be a table's; other objects have delegates too.
  fileprivate func mayNameTable(_ name: String) -> Bool {
    guard let type else { return true }
    if name == "self" { return isOfTable(TypeName(type.name)) }
    guard name.tableKind == nil, let property = type.property(name) else { return true }
    return CodeScope(property, in: project).type(of: property).map(isOfTable) ?? false
  }

  private func isOfTable(_ name: TypeName) -> Bool {
    ["UITableView", "UICollectionView"].contains { project.isKind(name, of: $0, from: type) }
  }
}

extension String {
  /// What it sounds to be the name of.
  fileprivate var tableKind: Table.Kind? {
    let lowercased = lowercased()
    return lowercased.contains("table") ? .table : lowercased.contains("collection") ? .collection : nil
  }
}

extension Expression {
  /// `table.dataSource = source`, `table.rx.setDelegate(self)`.
  fileprivate var wiring: (table: Expression, role: TableWire.Role, value: Expression)? {
    switch kind {
    case .assignment(let target, "=", let value):
      guard let name = target.lastName else { return nil }
      // A table's own class: `delegate = self`.
      let table = target.base ?? Expression(range: target.range, kind: .name("self"))
      return name == "dataSource" ? (table, .dataSource, value) : name == "delegate" ? (table, .delegate, value) : nil
    case .call(let call) where call.name == "setDelegate":
      guard let reactive = call.callee.base, reactive.lastName == "rx", let table = reactive.base,
        let value = call.arguments.first?.value
      else { return nil }
      return (table, .delegate, value)
    default: return nil
    }
  }
}

extension Array where Element == Enclosure {
  /// The variable or property that is given what the closure around is called for.
  fileprivate var receiver: String? {
    for enclosure in reversed() {
      switch enclosure {
      case .variable(let variable): return variable.name
      case .expression(let expression):
        if case .assignment(let target, _, _) = expression.kind { return target.ownName }
      default: break
      }
    }
    return nil
  }
}
