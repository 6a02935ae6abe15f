/// A place where code takes the highlight from rows that act on a tap.
public struct MutedRow: Hashable, Sendable {
  /// By what the highlight is taken away.
  public let kind: Kind
  /// The assignment, the value returned, or the name of the action where Interface Builder or an appearance says it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// By what the row is muted.
  public enum Kind: Hashable, Sendable {
    /// A cell's selection style.
    case style
    /// A view that shows nothing, in place of the one that the system puts behind a chosen cell.
    case background
    /// The cell's content, whose colour lies over the highlight.
    case covered
    /// A selection style, in the storyboard or xib that draws cells of the class or by the identifier.
    case drawnStyle(cell: String, InterfaceElement)
    /// The appearance of all cells of a class, which code in the file of that path sets.
    case appearance(of: String, path: String)
    /// The delegate's refusal, after which the row can't be chosen at all.
    case refusal
  }
}

extension [Statement] {
  /// Whether the code asks which row was chosen, but for taking the highlight from it and for a line in a log.
  fileprivate func asks(for row: String) -> Bool {
    var isFound = false
    forEachExpression { expression, around in
      guard expression.kind == .name(row) else { return }
      isFound = isFound || !around.expressions.contains { $0.call?.name == "deselectRow" || $0.tellsDevelopers }
    }
    return isFound
  }
}

extension ProjectType {
  /// The places by which none of the rows that the type's row action acts on shows that it was tapped.
  public var mutedRows: [MutedRow] {
    (rowActions + [inheritedRowAction].compactMap { $0 })
      .filter { $0.function.facts.signature == TableMethod.rowChosen && project.isForTouch($0.function.file) }
      .filter { !$0.showsTouches }
      .flatMap { action -> [MutedRow] in
        let places = refusals + action.mutedStyles
        return places.isEmpty || !action.actsOnItsRow ? [] : places
      } + mutedReactiveRows + mutedSegueRows
  }

  /// What an ancestor does when a row is chosen that the type itself supplies.
  private var inheritedRowAction: RowAction? {
    guard functions(TableMethod.rowChosen).isEmpty, let action = nearest(TableMethod.rowChosen), let owner = action.type,
      owner.suppliers.allSatisfy(\.isForSections), suppliers.contains(where: { !$0.isForSections })
    else { return nil }
    return RowAction(type: self, function: action)
  }

  /// The same where RxSwift tells of the choice, and closures make or fill the cells.
  private var mutedReactiveRows: [MutedRow] {
    guard actsOnReactiveChoices else { return [] }
    let classes = reactiveCellClasses
    let filled = classes.compactMap { name in
      project.type(named: name.base, from: self).flatMap { cell in
        cell.superclasses.isInSources && !cell.answersTouches(besideParts: false) ? cell.mutings : nil
      }
    }
    let suppliers = self.suppliers.filter { $0.function == nil }
    guard filled.count == classes.count else { return [] }
    if suppliers.isEmpty { return filled.flatMap { $0 } }
    let made = mutedStyles(suppliers, of: [self], drawn: drawnTables)
    return made.isEmpty ? [] : made + filled.flatMap { $0 }
  }

  /// The same where a storyboard has the rows lead on by a segue of their own: in who supplies them, and in the cell's class.
  private var mutedSegueRows: [MutedRow] {
    let drawn = project.interfaces.cells(of: lastName)
    if !drawn.isEmpty, drawn.allSatisfy({ $0.leadsOn && $0.showsSelection }), superclasses.isInSources {
      return answersTouches(besideParts: true) ? [] : mutings ?? []
    }
    guard nearest(TableMethod.rowChosen) == nil, files.contains(where: project.isForTouch) else { return [] }
    return suppliers.filter { !$0.isForSections && $0.kind == .table }.flatMap { supplier in
      let rows = SuppliedRows(supplier: supplier, owners: [], prototypes: nil, display: nil, action: nil, leadsOn: true)
      return supplier.handedCells.filter { rows.leadOn($0, for: self) && $0.style.isMuted }
        .flatMap { rows.mutings(of: $0, for: self, amongIdle: false) ?? [] }
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
  /// Whether the delegate is told of touches, and may show them by itself.
  fileprivate var showsTouches: Bool { !type.functions("tableView(_:didHighlightRowAt:)").isEmpty }

  /// Whether it does something for the chosen row, or opens a screen, rather than what any tap on the table does; and doesn't touch the
  /// cell, by which it may show that the tap was felt.
  var actsOnItsRow: Bool {
    guard let row = function.facts.parameters.last?.name, function.body.asks(for: row) || preparesItsRow || opensScreen,
      function.acts(in: type.project)
    else { return false }
    if reach.changesShownCells || reaches(.reload) && type.suppliersMarkRows { return false }
    return !reach.calls(["endEditing"]) || leavesType || reaches(.navigation) || reaches(.presentation)
  }

  private var opensScreen: Bool { reach.calls(["performSegue", "present", "pushViewController"]) }

  /// Whether it performs a segue, which is prepared by asking which row is chosen.
  private var preparesItsRow: Bool {
    reach.calls(["performSegue"])
      && type.code(mentioning: ["indexPathForSelectedRow"]).contains { $0.function?.name == "prepare" }
  }

  /// Where the cells lose their selection style, if all of them do, and nothing else of theirs answers a touch.
  fileprivate var mutedStyles: [MutedRow] {
    let tables = self.tables
    return type.mutedStyles(
      tables.isEmpty ? type.suppliers : tables.flatMap(\.suppliers), of: tables.map(\.owner), drawn: tables.flatMap(\.drawn),
      leadingOn: reaches(.navigation) || reaches(.presentation)
    )
  }
}

extension ProjectType {
  /// Whether its rows carry a checkmark, which moves with the tap where the rows are shown anew.
  fileprivate var suppliersMarkRows: Bool {
    suppliers.contains { supplier in
      if supplier.body.containsExpression(where: { $0.lastName == "checkmark" }) { return true }
      return supplier.handedCells.compactMap(\.known).contains { cell in
        project.type(named: cell.base, from: self)?.properties.contains { $0.facts.name.lowercased().hasPrefix("check") } ?? false
      }
    }
  }

  /// - Parameters:
  ///   - suppliers: those of the tables that the type is told of.
  ///   - owners: the types that have the tables.
  ///   - drawn: the same tables, as far as Interface Builder knows them.
  ///   - leadsOn: whether a tap on a row opens a screen: then a button in the row is for something else.
  fileprivate func mutedStyles(
    _ suppliers: [Supplier], of owners: [ProjectType], drawn: [InterfaceTable], leadingOn leadsOn: Bool = false
  ) -> [MutedRow] {
    let suppliers = suppliers.filter { !$0.isForSections && $0.kind == .table }
    guard !suppliers.isEmpty, drawn.flatMap(\.staticRows).isEmpty else { return [] }
    let display = nearest(TableMethod.rowDisplay).map { ($0, CodeScope($0, in: project)) }
    let idle = idleRows
    var found: [(place: MutedRow, isToldApart: Bool)] = []
    var someHighlight = false
    for supplier in suppliers {
      let rows = SuppliedRows(
        supplier: supplier, owners: owners, prototypes: drawn.flatMap(\.prototypes), display: display,
        action: nearest(TableMethod.rowChosen), leadsOn: leadsOn
      )
      for cell in supplier.handedCells where !idle.contain(cell, of: rows.type(of: cell)) {
        guard let places = rows.mutings(of: cell, for: self, amongIdle: !idle.isEmpty) else {
          someHighlight = true
          continue
        }
        let isToldApart = rows.isToldApart(cell, by: self)
        found += places.map { ($0, isToldApart) }
      }
    }
    // Among rows that highlight, others may be muted because nothing comes of them.
    let places = someHighlight ? found.filter(\.isToldApart) : found
    var seen: Set<MutedRow> = []
    return places.map(\.place).filter { seen.insert($0).inserted }
  }
}

/// The rows of a supplier, and what else is done to them before they show.
private struct SuppliedRows {
  let supplier: Supplier
  /// The types that have the tables, and may register what the supplier asks for.
  let owners: [ProjectType]
  /// The cells that a storyboard draws for the tables; nil where it may draw any.
  let prototypes: [InterfaceCell]?
  /// The delegate's method that is given each cell right before it shows.
  let display: (function: ProjectFunction, scope: CodeScope)?
  /// The delegate's method that is told which row was chosen.
  let action: ProjectFunction?
  /// Whether that opens a screen.
  let leadsOn: Bool

  /// The class of the project's that a cell has, where the code says one: where it is handed out, or where it is registered.
  func type(of cell: HandedCell) -> ProjectType? {
    if let known = cell.known, known.base != "UITableViewCell" {
      return cell.scope.type(named: known.base).flatMap { $0.isDeclared ? $0 : nil }
    }
    let classes = cell.identifiers.isEmpty ? [] : registered(for: cell)
    return classes.count == 1 ? declared(classes[0]) : nil
  }

  /// Where a cell surely loses its selection style; nil where it may keep it, or shows a touch in its own way, or holds
  /// controls that are the row's point.
  ///
  /// - Parameter amongIdle: whether the table has rows for which a choice does nothing.
  func mutings(of cell: HandedCell, for type: ProjectType, amongIdle: Bool) -> [MutedRow]? {
    guard !cell.isGiven else { return nil }
    let known = cell.known
    let declared = known.flatMap { type.project.type(named: $0.base, from: type) }
    if let declared { guard declared.superclasses.isInSources, !declared.answersTouches(besideParts: leadsOn) else { return nil } }
    let style = cell.style.then(styleWhenShown(known))
    if case .untouched = style, let places = drawnMutings(of: cell, declared) ?? appearanceMutings(of: cell, declared) { return places }
    switch style {
    case .unsure: return nil
    case .muted(let places) where ![cell.whole, display?.function.body ?? []].contains { $0.showsControls(besideParts: leadsOn) }:
      // A class that isn't known may show a touch in its own way.
      return declared != nil || known?.base == "UITableViewCell" || known == nil && areOfPlainClasses ? places : nil
    case .muted, .untouched:
      guard declared == nil, known == nil else { return declared.flatMap(mutings) }
      let classes = registered(for: cell)
      // Which of several classes the idle rows have can't be told.
      return amongIdle && classes.count > 1 ? nil : mutings(of: classes)
    }
  }

  /// Whether the action tells the row from others by what must hold for the cell to be handed out, and surely opens a screen for it,
  /// or hands the matter to somebody else.
  func isToldApart(_ cell: HandedCell, by type: ProjectType) -> Bool {
    let asked = ["tableView(_:willSelectRowAt:)", "tableView(_:shouldHighlightRowAt:)"]
    guard let action, cell.assumptions.sayAnything, asked.allSatisfy({ type.nearest($0) == nil }) else { return false }
    let code = ProjectCode(action, in: type.project)
    let choice = RowAction(type: type, function: action)
    func leadsOn(_ known: Assumptions) -> Bool {
      let deed = choice.doing(action.body.surelyRun(code.knowingSections(known), in: code.scope))
      return deed.reaches(.navigation) || deed.reaches(.presentation) || deed.leavesType && !deed.reaches(.reload)
    }
    return leadsOn(cell.assumptions) && !leadsOn(Assumptions())
  }

  private func styleWhenShown(_ known: TypeName?) -> SelectionStyle {
    guard let display, display.function.facts.parameters.count > 1 else { return .untouched }
    let cell = NamedVariable(name: display.function.facts.parameters[1].name, declaration: nil)
    let body = display.function.body
    var walk = SelectionStyleWalk(scope: display.scope, whole: body, known: known, cells: [cell], isLent: true)
    return walk.style(after: body)
  }

  // MARK: Cells that Interface Builder draws

  /// Whether a tap on a row leads on by a segue, whichever of the drawn cells it is.
  func leadOn(_ cell: HandedCell, for type: ProjectType) -> Bool {
    let cells = drawn(as: cell, cell.known.flatMap { type.project.type(named: $0.base, from: type) })
    return !cells.isEmpty && cells.allSatisfy(\.leadsOn)
  }

  /// The action, where all cells that it can be have no selection style in their storyboards and xibs, and code says nothing
  /// of it; nil otherwise.
  private func drawnMutings(of cell: HandedCell, _ declared: ProjectType?) -> [MutedRow]? {
    guard let action, !cell.isBuilt, !(declared?.speaks(of: ["selectionStyle"]) ?? false) else { return nil }
    let cells = drawn(as: cell, declared)
    guard let first = cells.first,
      cells.allSatisfy({ !$0.showsSelection && $0.allowsInteraction && !$0.element.holdsControls(besideParts: leadsOn) }),
      declared != nil || cells.allSatisfy({ isPlain($0) }), let name = first.element.className ?? first.reuseIdentifier
    else { return nil }
    let kind = MutedRow.Kind.drawnStyle(cell: name, first.element)
    return [MutedRow(kind: kind, range: action.facts.nameRange, file: action.file)]
  }

  /// Whether a drawn cell's class leaves its selection style alone, and shows no touch in a way of its own.
  private func isPlain(_ cell: InterfaceCell) -> Bool {
    guard let name = cell.element.className else { return true }
    guard let type = supplier.code.project.type(named: name), type.isDeclared, type.superclasses.isInSources else { return false }
    return !type.answersTouches(besideParts: leadsOn) && !type.speaks(of: ["selectionStyle"])
  }

  /// The action, where the appearance of all cells of the class has no selection style; nil otherwise.
  private func appearanceMutings(of cell: HandedCell, _ declared: ProjectType?) -> [MutedRow]? {
    guard let action, let declared, let muted = declared.mutedAppearance, drawn(as: cell, declared).isEmpty else { return nil }
    return [MutedRow(kind: .appearance(of: muted.cell, path: muted.path), range: action.facts.nameRange, file: action.file)]
  }

  /// The cells of storyboards and xibs that a cell can be: those that are dequeued by its identifier, of its tables if they have
  /// some, or else all of its class, or of its tables where neither is known; not those of scenes that nobody comes to, if there are
  /// others.
  private func drawn(as cell: HandedCell, _ declared: ProjectType?) -> [InterfaceCell] {
    let project = supplier.code.project
    let named = cell.identifiers.flatMap { project.interfaces.cells(withIdentifier: $0) }
      .filter { cell.known == nil || $0.element.className == declared?.lastName }
    let ofAnyKind = cell.asksByUnknownIdentifier && registered.isEmpty ? prototypes ?? [] : []
    let own = Set(named).intersection(prototypes ?? [])
    let drawn = named.isEmpty ? declared.map { project.interfaces.cells(of: $0.lastName) } ?? ofAnyKind
      : own.isEmpty ? named : named.filter(own.contains)
    let all = declared.map(isRegistered) ?? false ? drawn.filter { $0.table == nil } : drawn
    let shown = all.count > 1 ? all.filter { project.mayBeShown($0.element) } : all
    return shown.isEmpty ? all : shown
  }

  // MARK: Cells whose class the supplier doesn't name

  private var mayHavePrototypes: Bool { !(prototypes?.isEmpty ?? false) }

  /// Whether they can only be of the system's own class, or of some that show no touch in a way of their own.
  private var areOfPlainClasses: Bool {
    guard !registered.isEmpty else { return !mayHavePrototypes && buildsPlainCells }
    return registered.allSatisfy { $0.view == .type(TypeName("UITableViewCell")) || declared($0) != nil }
  }

  /// Where each class that they may be of takes the selection style.
  private func mutings(of classes: [CellRegistration]) -> [MutedRow]? {
    guard !classes.isEmpty, !mayHavePrototypes else { return nil }
    var places: [MutedRow] = []
    for registration in classes {
      guard let found = declared(registration).flatMap(mutings) else { return nil }
      places += found
    }
    return places
  }

  /// Where a class takes what shows that a row was tapped, or lays its content over it.
  private func mutings(by cell: ProjectType) -> [MutedRow]? {
    if let mutings = cell.mutings { return mutings }
    return people.contains(where: \.looksAfterContent) ? nil : cell.coverings
  }

  /// What is registered by the identifier that a cell is asked for with; all that is where that doesn't say.
  private func registered(for cell: HandedCell) -> [CellRegistration] {
    let identifiers = cell.identifiers
    guard !identifiers.isEmpty else { return registered }
    let named = registered.filter { $0.identifier.map(identifiers.contains) ?? true }
    return named.isEmpty ? registered : named
  }

  private var registered: [CellRegistration] { people.flatMap(\.cellRegistrations).filter { !$0.isSupplementary } }

  /// Whether a class is registered, be it by a library's function: what a storyboard draws in the table isn't asked for then.
  private func isRegistered(_ cell: ProjectType) -> Bool {
    people.flatMap { $0.code(mentioning: [cell.lastName]) }.contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, call.name?.hasPrefix("register") ?? false else { return false }
        return call.arguments.contains { $0.value.path == [cell.lastName, "self"] }
      }
    }
  }

  /// Those who supply the rows or have the tables, and their ancestors.
  private var people: [ProjectType] {
    var people: [ProjectType] = []
    for person in [supplier.code.type].compactMap({ $0 }) + owners {
      for type in [person] + person.ancestors where !people.contains(type) { people.append(type) }
    }
    return people
  }

  /// A registered class of the project's that shows no touch in a way of its own.
  private func declared(_ registration: CellRegistration) -> ProjectType? {
    guard case .type(let name) = registration.view,
      let found = supplier.code.project.type(named: name.base, from: supplier.code.type),
      found.isKind(of: "UITableViewCell"), found.superclasses.isInSources, !found.answersTouches(besideParts: leadsOn)
    else { return nil }
    return found
  }

  /// Whether the first cells, before there are any to reuse, are built of the system's own class.
  private var buildsPlainCells: Bool {
    var built: [Expression] = []
    supplier.body.forEachExpression { expression, _ in
      if expression.call?.argument("reuseIdentifier") != nil, expression.constructedType != nil { built.append(expression) }
    }
    return !built.isEmpty && built.allSatisfy { $0.constructedType?.base == "UITableViewCell" }
  }
}

extension Array where Element == Statement {
  /// Whether the code puts controls into its rows, or lets the cells show touches by a handler.
  ///
  /// - Parameter besideParts: whether controls that are parts of a row don't count, since the row does something of its own.
  fileprivate func showsControls(besideParts: Bool) -> Bool {
    containsExpression { expression in
      if case .assignment(let target, _, _) = expression.kind {
        return ["accessoryView", "configurationUpdateHandler"].contains(target.lastName)
      }
      return expression.constructedType.map { $0.isControl && !(besideParts && $0.isPart) } ?? false
    }
  }
}

extension ProjectType {
  /// Where a cell's class takes its selection style, or what shows behind it, if it does so without condition.
  fileprivate var mutings: [MutedRow]? {
    let line = ([self] + ancestors).filter { $0.isKind(of: "UITableViewCell") }
    let styles = line.flatMap { $0.code(mentioning: ["selectionStyle"]) }
    guard !styles.contains(where: { $0.body.containsExpression { $0.isAssigned("selectionStyle") } }) else {
      return mutings(in: styles, by: "selectionStyle", .style) { $1.caseName($0) == "none" }
    }
    let backgrounds = line.flatMap { $0.code(mentioning: [HighlightWords.background]) }
    guard backgrounds.allSatisfy({ $0.body.givesBlankBackground(in: $0.scope) }), !lightsUp else { return nil }
    return mutings(in: backgrounds, by: HighlightWords.background, .background) { _, _ in true }
  }

  /// Where code assigns to one of the cell's properties, if each time the value is one that mutes the cell.
  private func mutings(
    in code: [ProjectCode], by property: String, _ kind: MutedRow.Kind, where mutes: (Expression, CodeScope) -> Bool
  ) -> [MutedRow]? {
    var found: [MutedRow] = []
    var isCertain = true
    for code in code {
      let scope = code.scope
      code.body.forEachExpression { expression, around in
        guard case .assignment(let target, "=", let value) = expression.kind, target.ownName == property else { return }
        if !mutes(value, scope) || around.isConditional { isCertain = false }
        found.append(MutedRow(kind: kind, range: expression.range, file: code.file))
      }
    }
    return isCertain && !found.isEmpty ? found : nil
  }
}
