/// A cell, header or footer that a supplier builds where it should reuse one.
public struct CellConstruction {
  /// What is built.
  public let kind: Kind
  /// The type that is built, as the code names it.
  public let type: String
  /// The construction.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// What asks for it.
  let supplier: Supplier
  /// The arms of branches that it stands in, outermost first.
  let arms: [Branch.Arm]
  /// Whether its initializer is told what it shows, which no table can tell it.
  public let isToldAtOnce: Bool
  /// Whether nothing in the code that sets it up asks which row it is for, once a branch has singled that out: there is one
  /// such row, however many others there are.
  let isOfOneRow: Bool
  /// Whether tables and collections keep views of its class for reuse.
  let isReusable: Bool
  /// Whether its row is one of an enumeration's cases: there are as many.
  let isOfCase: Bool

  /// Whether it stands for a header or footer rather than a cell.
  public var isForSection: Bool { supplier.isForSections }

  /// Whether a table's cell is taken for a header or footer.
  public var isCellForSection: Bool { isForSection && supplier.kind == .table }

  /// Whether it is a header or footer of a class that a table can't keep for reuse.
  public var isPlainHeader: Bool { isCellForSection && !isReusable }

  /// Whether one method makes it and another one for headers or footers.
  public func isOfSameHeaders(as other: CellConstruction) -> Bool {
    isForSection && other.isForSection && supplier.function?.facts === other.supplier.function?.facts && supplier.function != nil
  }

  /// Whether the table that asks has few rows like this, whatever its data.
  public var isOfFewRows: Bool { isOfOneRow || isOfCase || supplier.suppliesFewRows || supplier.suppliesFewRows(in: arms) }

  /// The method that asks for it, where it is built in another function.
  public var asking: (range: ByteRange, file: Int)? {
    guard let function = supplier.function, let first = function.body.first, let last = function.body.last,
      function.file != file || !(first.range.start...last.range.end).contains(range.start)
    else { return nil }
    return (function.facts.nameRange, function.file)
  }

  /// What becomes of the cell that is built.
  public enum Kind: Sendable {
    /// Built anew and handed out.
    case built
    /// Built in place of a reused one that was asked for, in the same file.
    case overwriting(ByteRange)
    /// Built, then replaced by a reused one.
    case replaced
    /// A reused one is asked for and dropped.
    case dropped

    /// Whether a table has kept one for reuse, which goes to waste.
    var isWaste: Bool {
      switch self {
      case .overwriting, .replaced, .dropped: true
      case .built: false
      }
    }
  }
}

extension ProjectType {
  /// The views that the type's suppliers, and the functions that they call for them, build anew for each row.
  ///
  /// What stands in for a cell that can't be had (a failed cast, a missing model, the right side of `??`, a `default:`
  /// or a last return beside others that reuse) isn't among them.
  public var cellConstructions: [CellConstruction] {
    suppliers.flatMap { supplier -> [CellConstruction] in
      if let function = supplier.function, isPlaceholder(function) { return [] }
      let helpers = supplier.function.map { self.helpers(of: $0, for: supplier) } ?? []
      let reuses = ([supplier.body] + helpers.map(\.body)).contains { $0.reusesViews(of: supplier.table) }
      let place = SupplierPlace(
        type: self, scope: supplier.code.scope, body: supplier.body, supplier: supplier, rows: supplier.rows, reuses: reuses
      )
      return place.constructions + helpers.flatMap { helper -> [CellConstruction] in
        let rows = Set(helper.facts.parameters.map(\.name)).subtracting([supplier.table].compactMap { $0 })
        return SupplierPlace(
          type: self, scope: CodeScope(helper, in: project), body: helper.body, supplier: supplier, rows: rows, reuses: reuses
        ).constructions
      }
    }
  }

  /// A method that subclasses are meant to override, and do.
  private func isPlaceholder(_ function: ProjectFunction) -> Bool {
    descendants.contains { !$0.functions(function.facts.signature).isEmpty }
  }

  /// The functions that a supplier calls for a cell or another reusable view, and those that they call for it; not those
  /// that are only called for want of a reused one.
  private func helpers(of function: ProjectFunction, for supplier: Supplier) -> [ProjectFunction] {
    var found: [ProjectFunction] = []
    // What is kept by hand is built once, and told as that.
    let kept = Set(cachedCells.map(\.collection))
    var pending = [(function: function, type: self)]
    while let (caller, type) = pending.popLast() {
      let code = ProjectCode(caller, in: project)
      let place = SupplierPlace(type: type, scope: code.scope, body: caller.body, supplier: supplier, rows: [], reuses: true)
      for call in code.callsForValues(as: type, unless: { place.isForWantOfReused($0, $1) || caller.body.keeps($0, in: kept) }) {
        for helper in call.functions {
          guard let result = helper.facts.returnType, ReusableViews.kind(of: result, self) != nil,
            helper.facts.signature != function.facts.signature, !found.contains(where: { $0.facts === helper.facts })
          else { continue }
          found.append(ProjectFunction(facts: helper.facts, file: helper.file, type: self))
          pending.append((helper, call.receiver))
        }
      }
    }
    return found
  }
}

extension [Statement] {
  /// Whether the code puts what an expression builds into a collection: `cells[id] = cell`.
  fileprivate func keeps(_ built: Expression, in collections: Set<String>) -> Bool {
    guard !collections.isEmpty, let name = declaredVariables.first(where: { $0.initialValue?.range == built.range })?.name else { return false }
    return containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind, case .element(let list, _) = target.kind else { return false }
      return value.kind == .name(name) && list.ownName.map(collections.contains) ?? false
    }
  }
}

extension ProjectCode {
  /// The calls that may give the code a value to keep or to return, rather than do something or be handed on.
  fileprivate func callsForValues(
    as type: ProjectType, unless isLeftOut: (Expression, [Enclosure]) -> Bool
  ) -> [NextCall] {
    let scope = scope
    var dropped: Set<ByteRange> = []
    body.forEachStatement { statement in
      if case .expression(let value) = statement.kind { dropped.insert(value.range) }
    }
    dropped.subtract(body.returnedValues.map(\.range))
    var found: [NextCall] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, around.parent?.call == nil, !dropped.contains(expression.range),
        !isLeftOut(expression, around)
      else { return }
      call.next(scope, in: type).map { found.append($0) }
    }
    return found
  }
}

/// The classes whose views a table or collection keeps for reuse.
enum ReusableViews {
  private static let kinds = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]

  static func kind(of type: TypeName, _ place: ProjectType?) -> String? {
    guard let place else { return nil }
    return kinds.first { place.project.isKind(type, of: $0, from: place) }
  }
}

extension Array where Element == Statement {
  /// Whether the code asks for a reused view: by a function whose name says so, or by one that it hands the table.
  func reusesViews(of table: String?) -> Bool {
    containsExpression { expression in
      guard let call = expression.call, let name = call.name else { return false }
      let lowercased = name.lowercased()
      if lowercased.contains("dequeue") || lowercased.contains("reusable") { return true }
      if call.callee.base?.kind == .name("super") { return true }
      return call.arguments.contains { argument in
        argument.value.closure == nil && argument.value.path?.last.map { $0 == table } ?? false
      }
    }
  }
}
