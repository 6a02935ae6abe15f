/// A place where code takes the highlight from rows that act on a tap.
public struct MutedRow: Hashable, Sendable {
  public let kind: Kind
  /// The assignment, or the value returned.
  public let range: ByteRange
  public let file: Int

  public enum Kind: Sendable {
    /// A cell's selection style.
    case style
    /// The delegate's refusal, after which the row can't be chosen at all.
    case refusal
  }
}

extension ProjectType {
  /// The places by which none of the rows that the type's row action acts on shows that it was tapped.
  public var mutedRows: [MutedRow] {
    rowActions.filter { $0.function.facts.signature == TableMethod.rowChosen && project.isForTouch($0.function.file) }
      .flatMap { action -> [MutedRow] in
        let places = refusals + action.mutedStyles
        return places.isEmpty || !action.actsOnItsRow ? [] : places
      }
  }

  private var refusals: [MutedRow] {
    functions("tableView(_:shouldHighlightRowAt:)").flatMap { function -> [MutedRow] in
      let values = function.body.returnedValues
      guard !values.isEmpty, values.allSatisfy({ $0.kind == .boolean(false) }) else { return [] }
      return values.map { MutedRow(kind: .refusal, range: $0.range, file: function.file) }
    }
  }
}

extension RowAction {
  /// Whether it does something for the chosen row, rather than for any tap on the table; and doesn't touch the cell, by
  /// which it may show that the tap was felt.
  fileprivate var actsOnItsRow: Bool {
    guard let row = function.facts.parameters.last?.name else { return false }
    return function.body.containsExpression { $0.kind == .name(row) } && !reach.calls(["cellForRow", "endEditing"])
  }

  /// Where the cells lose their selection style, if all of them do, and nothing else of theirs answers a touch.
  fileprivate var mutedStyles: [MutedRow] {
    let suppliers = (tables.isEmpty ? type.suppliers : tables.flatMap(\.suppliers)).filter { !$0.isForSections }
    guard !suppliers.isEmpty, tables.flatMap(\.drawn).flatMap(\.staticRows).isEmpty else { return [] }
    var found: [MutedRow] = []
    for supplier in suppliers {
      let cells = supplier.body.returnedValues
      // A blank cell beside others stands in for one that can't be had.
      for cell in cells where cells.count == 1 || !cell.isBlank {
        guard let places = supplier.mutings(of: cell, for: type) else { return [] }
        found += places
      }
    }
    var seen: Set<MutedRow> = []
    return found.filter { seen.insert($0).inserted }
  }
}

extension Supplier {
  /// Where a cell that the supplier hands out surely loses its selection style; nil where it may keep it, or shows a
  /// touch in its own way, or holds controls that are the row's point.
  fileprivate func mutings(of cell: Expression, for type: ProjectType) -> [MutedRow]? {
    let scope = code.scope
    let known = scope.type(of: cell)
    let declared = known.flatMap { type.project.type(named: $0.base, from: type) }
    if let declared { guard declared.superclasses.isInSources, !declared.answersTouches else { return nil } }
    let own = mutings(of: cell, scope)
    guard !own.isEmpty else { return declared?.mutings }
    // A class that isn't known may show a touch in its own way.
    return declared != nil || known?.base == "UITableViewCell" || known == nil && registersOnlyPlainCells ? own : nil
  }

  /// Whether a cell of a class that the supplier doesn't name can only be the system's own.
  private var registersOnlyPlainCells: Bool {
    guard let type = code.type else { return false }
    let registered = ([type] + type.ancestors).flatMap(\.cellRegistrations).filter { !$0.isSupplementary }
    return !registered.isEmpty && registered.allSatisfy { $0.view == .type(TypeName("UITableViewCell")) }
  }

  private func mutings(of cell: Expression, _ scope: CodeScope) -> [MutedRow] {
    guard case .name(let name) = cell.kind, !showsControls else { return [] }
    var found: [MutedRow] = []
    var isCertain = true
    body.forEachExpression { expression, around in
      guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "selectionStyle",
        target.base?.kind == .name(name)
      else { return }
      if scope.caseName(value) != "none" || around.isConditional { isCertain = false }
      found.append(MutedRow(kind: .style, range: expression.range, file: code.file))
    }
    return isCertain ? found : []
  }

  /// Whether the supplier puts controls into its rows.
  private var showsControls: Bool {
    body.containsExpression { expression in
      if case .assignment(let target, _, _) = expression.kind, target.lastName == "accessoryView" { return true }
      return expression.constructedType?.isControl ?? false
    }
  }
}

extension ProjectType {
  /// Where a cell's class takes its selection style, if it does so without condition.
  fileprivate var mutings: [MutedRow]? {
    let line = ([self] + ancestors).filter { $0.isKind(of: "UITableViewCell") }
    var found: [MutedRow] = []
    var isCertain = true
    for code in line.flatMap({ $0.code(mentioning: ["selectionStyle"]) }) {
      let scope = code.scope
      code.body.forEachExpression { expression, around in
        guard case .assignment(let target, "=", let value) = expression.kind, target.ownName == "selectionStyle" else {
          return
        }
        if scope.caseName(value) != "none" || around.isConditional { isCertain = false }
        found.append(MutedRow(kind: .style, range: expression.range, file: code.file))
      }
    }
    return isCertain && !found.isEmpty ? found : nil
  }

  /// Whether a cell's class shows touches in its own way, or holds controls that take them.
  fileprivate var answersTouches: Bool {
    let methods: Set<String> = [
      "setHighlighted", "setSelected", "updateConfiguration", "touchesBegan", "addGestureRecognizer", "addTarget",
    ]
    let drawn = project.interfaces.cells(of: lastName).flatMap(\.element.descendants)
    if drawn.contains(where: { TypeName.controlElements.contains($0.kind) }) { return true }
    return ([self] + ancestors).contains { type in
      type.functions.contains { methods.contains($0.facts.name) && !$0.onlyCallsSuper }
        || type.properties.contains { property in
          ["isHighlighted", "isSelected"].contains(property.facts.name)
            || CodeScope(property, in: project).type(of: property).map { holds($0) } ?? false
        }
        || type.code.contains { code in
          code.body.containsExpression { expression in
            expression.constructedType?.isControl ?? false || expression.lastName == "configurationUpdateHandler"
              || expression.base?.kind != .name("super") && expression.call?.name.map(methods.contains) ?? false
          }
        }
    }
  }

  private func holds(_ property: TypeName) -> Bool {
    property.isControl || project.isKind(property, of: "UIControl", from: self)
  }
}

extension TypeName {
  /// Whether it is a view that takes touches for itself.
  fileprivate var isControl: Bool {
    FrameworkTypes.isKind(base, of: "UIControl") || ["UIControl", "UITextView", "UICollectionView", "UIButton"].contains(base)
  }

  /// What Interface Builder calls views that take touches for themselves.
  fileprivate static let controlElements: Set<String> = [
    "button", "switch", "slider", "stepper", "segmentedControl", "textField", "textView", "datePicker", "collectionView",
  ]
}
