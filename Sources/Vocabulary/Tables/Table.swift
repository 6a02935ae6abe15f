/// A table or collection view of the project, and the types that work for it.
public struct Table {
  /// Which of the two it is.
  public let kind: Kind
  /// The type whose code has the view: a controller, a view, or the table's own class.
  public let owner: ProjectType
  /// What the owner calls it: a property, `tableView` for a table controller's own, `self` for a class of its own.
  public let name: String
  /// Who supplies its cells.
  public let dataSource: Worker
  /// Who is told what was chosen.
  public let delegate: Worker
  /// The tables of storyboards and xibs that it is, one for each place where its owner is set up.
  public let drawn: [InterfaceTable]
  /// Whether neither code nor Interface Builder gives it a delegate.
  var hasNoDelegate = false

  /// A table, or a collection.
  public enum Kind: String, Sendable {
    /// UITableView.
    case table
    /// UICollectionView.
    case collection
  }

  /// An object that works for a table.
  public enum Worker: Hashable {
    /// An object of that type of the project.
    case type(ProjectType)
    /// An object of a framework, which calls closures for cells.
    case closures
    /// Nobody that the code tells.
    case unknown
  }
}

extension Table {
  /// Whether one object supplies its cells and is told what was chosen.
  public var isServedByOne: Bool {
    guard case .type(let source) = dataSource, case .type(let delegate) = delegate else { return false }
    return source == delegate
  }

  /// The code that makes its cells, headers and footers; nothing where that isn't known.
  public var suppliers: [Supplier] {
    switch dataSource {
    case .type(let type):
      let found = type.nearestSuppliers.filter { $0.kind == kind }
      return found.isEmpty ? owner.suppliers.filter { $0.function == nil && $0.kind == kind } : found
    case .closures: return owner.suppliers.filter { $0.function == nil && $0.kind == kind }
    case .unknown: return owner.suppliers(handed: name).filter { $0.kind == kind }
    }
  }

  /// What happens when a row is chosen.
  public var rowAction: RowAction? {
    guard case .type(let type) = delegate else { return nil }
    let signature = kind == .table ? TableMethod.rowChosen : TableMethod.itemChosen
    return type.nearest(signature).map { RowAction(type: type, function: $0) }
  }

  /// How the table is laid out, where the code or Interface Builder says so.
  public var style: Style? {
    let styles = Set(drawn.map(\.style))
    return styles.isEmpty ? owner.tableStyle(named: name) : styles.count == 1 ? styles.first : nil
  }

  /// Plain, or one of the grouped styles.
  public typealias Style = InterfaceTable.Style
}

extension ProjectType {
  /// Whether the type's code, or Interface Builder, says that its tables select nothing.
  package var selectsNothing: Bool {
    let drawn = drawnTables
    if !drawn.isEmpty, drawn.allSatisfy({ !$0.allowsSelection }) { return true }
    return code.contains { code in
      code.body.containsExpression { expression in
        guard case .assignment(let target, _, let value) = expression.kind else { return false }
        return target.lastName == "allowsSelection" && value.kind == .boolean(false)
      }
    }
  }

  /// The tables and collections that the type's code has.
  public var tables: [Table] { project.tableIndex.tables(of: self) }

  /// The tables and collections whose rows the type is told of.
  public var servedTables: [Table] { project.tableIndex.tables(servedBy: self) }

  /// The tables and collections whose cells the type supplies.
  public var suppliedTables: [Table] { project.tableIndex.tables(suppliedBy: self) }

  /// The suppliers of the only object that the type's code hands one of its tables, and that makes cells.
  fileprivate func suppliers(handed table: String) -> [Supplier] {
    var workers: Set<ProjectType> = []
    for code in code(mentioning: [table]) {
      let scope = code.scope
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.arguments.contains(where: { $0.value.ownName == table }),
          let worker = expression.constructedType.flatMap({ scope.type(named: $0.base) }) ?? call.callee.base.flatMap(scope.object),
          !family.contains(worker), worker.nearestSuppliers.contains(where: { !$0.isForSections })
        else { return }
        workers.insert(worker)
      }
    }
    return workers.count == 1 ? workers.first?.nearestSuppliers ?? [] : []
  }

  /// The suppliers in its own code or, where it has no method for cells, in its nearest ancestor's that has one.
  package var nearestSuppliers: [Supplier] {
    for type in [self] + ancestors {
      let found = type.suppliers
      if found.contains(where: { !$0.isForSections }) { return found }
    }
    return []
  }

  /// The function that a call of its method runs: its own, or the nearest ancestor's.
  package func nearest(_ signature: String) -> ProjectFunction? {
    for type in [self] + ancestors {
      if let found = type.functions(signature).first(where: { $0.facts.hasBody }) { return found }
    }
    return nil
  }
}
