/// Code that makes the cells, headers or footers of a table or collection.
public struct Supplier {
  /// Whether it works for a table or a collection.
  public let kind: Table.Kind
  /// What makes them.
  public let code: ProjectCode
  /// The code itself: a method's body, or a cell provider's closure.
  public let body: [Statement]
  /// What the code calls the table or collection that asks.
  public let table: String?
  /// What the code calls that which tells rows apart: the index path, the item.
  package let rows: Set<String>
  /// Whether it makes headers or footers rather than cells.
  public let isForSections: Bool
  /// The method; nil for a closure.
  public let function: ProjectFunction?
}

extension ProjectType {
  /// The suppliers in the type's code: methods, and the closures of diffable and reactive data sources.
  public var suppliers: [Supplier] {
    guard files.contains(where: project.isForTouch) else { return [] }
    return project.answer(Answers.Question(kind: .suppliers, subject: index)) { allSuppliers }
  }

  private var allSuppliers: [Supplier] {
    guard !isEmptyTable else { return [] }
    let methods = TableMethod.cellSuppliers.map { ($0, false) } + TableMethod.viewSuppliers.map { ($0, true) }
    return methods.flatMap { signature, isForSections in
      functions(signature).map { function in
        Supplier(
          kind: function.facts.name == "tableView" ? .table : .collection,
          code: ProjectCode(function, in: project),
          body: function.body,
          table: function.facts.parameters.first?.name,
          rows: Set(function.facts.parameters.dropFirst().map(\.name)),
          isForSections: isForSections,
          function: function
        )
      }
    } + providers
  }

  /// Whether its tables never have a row, so that the suppliers are there only because they must be.
  private var isEmptyTable: Bool {
    let counts = ["tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)"].flatMap { functions($0) }
    return !counts.isEmpty && descendants.isEmpty && counts.allSatisfy { $0.body.returnedValues.map(\.kind) == [.number(0)] }
  }

  private var providers: [Supplier] {
    var found: [Supplier] = []
    let files = Set(self.files.filter(project.mayHoldProviders))
    for code in files.isEmpty ? [] : self.code where files.contains(code.file) && project.mayHoldProviders(code) {
      code.body.forEachExpression { expression, _ in
        guard let (closure, isForSections) = expression.cellProvider ?? ownDataSource(expression, code.file) else { return }
        let isTable = expression.speaksOfTables
          ?? closure.parameters.first.map { $0.lowercased().contains("table") || $0 == "tv" } ?? false
        let table = closure.parameters.first { name in
          let lowercased = name.lowercased()
          return lowercased.contains("table") || lowercased.contains("collection") || ["tv", "cv"].contains(name)
        }
        found.append(
          Supplier(
            kind: isTable ? .table : .collection,
            code: code,
            body: closure.body,
            table: table,
            rows: Set(closure.parameters.filter { $0 != table }),
            isForSections: isForSections,
            function: nil
          )
        )
      }
    }
    return found
  }
}

extension Supplier {
  /// The words that go with closures for cells, outside the files that wire tables.
  fileprivate static let providerWords = [
    "cellProvider", "configureCell", "supplementaryViewProvider", "rx",
    "RxTableViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
    "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
  ].map { Word($0) }
}

extension Project {
  /// Whether a file's code may hand closures for cells to a data source.
  fileprivate func mayHoldProviders(_ file: Int) -> Bool {
    Supplier.providerWords.contains { mayHold($0, file) } || tableIndex.files.contains(file)
  }

  /// The same of a piece of such a file's code.
  fileprivate func mayHoldProviders(_ code: ProjectCode) -> Bool {
    code.mayHold(Supplier.providerWords) || code.mayHold(tableIndex.diffable)
      || code.mayContain(anyOf: ["diffabledatasource", "rxtableview", "rxcollectionview"])
  }
}

extension ProjectType {
  /// The closure handed to a diffable data source of the project's own.
  private func ownDataSource(_ expression: Expression, _ file: Int) -> (Closure, isForSections: Bool)? {
    guard let call = expression.call, call.argument("tableView") != nil || call.argument("collectionView") != nil,
      let closure = call.closures.last, let made = expression.constructedType,
      TableWire.diffable.contains(where: { project.isKind(made, of: $0, from: self, in: file) })
    else { return nil }
    return (closure, false)
  }
}

extension Expression {
  /// Whether the data source that the expression makes is a table's rather than a collection's, where its name tells.
  fileprivate var speaksOfTables: Bool? {
    guard let name = constructedType?.base else { return nil }
    if name.contains("TableView") { return true }
    return name.contains("CollectionView") ? false : nil
  }

  /// The closure by which a data source is given its cells, or its headers and footers.
  fileprivate var cellProvider: (Closure, isForSections: Bool)? {
    switch kind {
    case .call(let call):
      if let labeled = call.argument("cellProvider")?.closure ?? call.argument("configureCell")?.closure { return (labeled, false) }
      guard let closure = call.closures.last else { return nil }
      let made = constructedType?.base ?? ""
      if made.hasSuffix("DiffableDataSource") || made.hasPrefix("RxTableView") || made.hasPrefix("RxCollectionView") {
        return (closure, false)
      }
      guard call.name == "items", call.callee.base?.lastName == "rx", closure.parameters.count == 3,
        call.argument("cellIdentifier") == nil
      else { return nil }
      return (closure, false)
    case .assignment(let target, _, let value):
      guard target.lastName == "supplementaryViewProvider", let closure = value.closure else { return nil }
      return (closure, true)
    default: return nil
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var suppliers: Self { Self(Supplier.self) }
}
