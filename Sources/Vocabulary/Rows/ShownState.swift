/// A place where the selection highlight shows a state rather than a touch.
public struct ShownState {
  /// Which of the highlights it is.
  public let kind: Kind
  /// The assignment or the call.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// Whether a collection shows it, whose selection is the system's own state.
  public let isInCollection: Bool

  /// By what a row shows its state.
  public enum Kind: Sendable {
    /// A row or cell is selected by code.
    case selection
    /// A cell is highlighted by code.
    case highlight
    /// A background changes with the choice.
    case background
  }
}

extension ProjectType {
  /// The places where the type's code drives the highlight of rows and cells from its data.
  public var shownStates: [ShownState] {
    let found = (suppliedStates + chosenBackgrounds + suppliedBackgrounds + listBackgrounds).filter { project.isForTouch($0.file) }
    return found.isEmpty || choosesSeveral || isSidebar ? [] : found
  }

  /// Whether the type's code lets several rows be chosen at once, for which the highlight is the system's own mark.
  private var choosesSeveral: Bool {
    speaks(of: ["allowsMultipleSelection", "allowsMultipleSelectionDuringEditing"])
      || drawnTables.contains { $0.allowsMultipleSelection || $0.allowsMultipleSelectionDuringEditing }
  }

  /// Whether it is a list beside what it leads to, which marks where people are: a split view's, or a menu that slides in.
  private var isSidebar: Bool {
    let words = Set(NameWords.of(lastName))
    let slidesIn = words.contains("menu") && !words.isDisjoint(with: ["side", "slide", "left", "right", "rear"])
    if slidesIn || words.contains("drawer") { return true }
    return speaks(of: ["splitViewController", "NavigationSplitView", "UISplitViewController", "sidebar", "isCollapsed"]) || isSplitViewList
  }

  // MARK: Selection and highlight, set where rows are made

  private static let showing = TableMethod.cellSuppliers + [
    TableMethod.rowDisplay, TableMethod.itemDisplay, "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)",
  ]

  private static let states = ["isSelected", "isHighlighted", "setSelected", "setHighlighted", "selectRow", "selectItem"]

  private var suppliedStates: [ShownState] {
    guard mayMention(Self.states) else { return [] }
    let methods = Self.showing.flatMap { functions($0) }
    let places = methods.map { (CodeScope($0, in: project), $0.body) }
      + suppliers.filter { $0.function == nil && !$0.isForSections }.map { ($0.code.scope, $0.body) }
    return places.flatMap { scope, body -> [ShownState] in
      guard !body.showsCheckmark, !body.keepsSelection else { return [] }
      var found: [ShownState] = []
      body.forEachExpression { expression, around in
        guard let state = state(expression, around, scope), !body.deselects(after: expression) else { return }
        found.append(state)
      }
      return found
    }
  }

  private func state(_ expression: Expression, _ around: [Enclosure], _ scope: CodeScope) -> ShownState? {
    switch expression.kind {
    case .assignment(let target, "=", let value):
      guard let name = target.lastName, name == "isSelected" || name == "isHighlighted", value.kind != .boolean(false),
        let base = target.base, let collection = scope.cellKind(base), !hidesHighlight(base, scope), cellsShowSelection
      else { return nil }
      return ShownState(
        kind: name == "isSelected" ? .selection : .highlight, range: expression.range, file: scope.file, isInCollection: collection
      )
    case .call(let call):
      if call.name == "setSelected" || call.name == "setHighlighted" {
        guard call.arguments.count == 2, call.arguments[1].label == "animated", call.arguments[0].value.kind != .boolean(false),
          let base = call.callee.base, let collection = scope.cellKind(base), !hidesHighlight(base, scope), cellsShowSelection
        else { return nil }
        return ShownState(
          kind: call.name == "setSelected" ? .selection : .highlight, range: expression.range, file: scope.file, isInCollection: collection
        )
      }
      guard call.name == "selectRow" || call.name == "selectItem", call.argument("scrollPosition") != nil,
        let place = call.argument("at"), !place.isNil, let base = call.callee.base
      else { return nil }
      let isTable = scope.isKind(base, of: "UITableView")
      guard isTable || scope.isKind(base, of: "UICollectionView"), cellsShowSelection else { return nil }
      return ShownState(kind: .selection, range: expression.range, file: scope.file, isInCollection: !isTable)
    default: return nil
    }
  }

  /// Whether the cell's own class turns its selection into something else, or shows none.
  private func hidesHighlight(_ cell: Expression, _ scope: CodeScope) -> Bool {
    guard let type = scope.type(of: cell), let cell = project.type(named: type.base, from: self) else { return false }
    return cell.answersSelection
  }

  /// Whether all cells that the type's suppliers hand out are known, and none answers to being selected in its own way, or
  /// doesn't at all.
  private var cellsShowSelection: Bool {
    let suppliers = self.suppliers.filter { !$0.isForSections }
    // Where another type supplies them, prototypes tell.
    if suppliers.isEmpty {
      return drawnTables.flatMap(\.element.descendants).allSatisfy(showsSelection) && reactiveCellClasses.allSatisfy(showsSelection)
        && cellRegistrations.allSatisfy(showsSelection)
    }
    return suppliers.allSatisfy { supplier in
      !supplier.body.mutesSelection && supplier.body.returnedValues.allSatisfy { showsSelection($0, supplier.code.scope) }
    }
  }

  private func showsSelection(_ registered: CellRegistration) -> Bool {
    switch registered.view {
    case .type(let cell): showsSelection(cell)
    case .nib(let name): name.map { project.interfaces.cells(inNib: $0) }?.allSatisfy { showsSelection($0.element) } ?? true
    }
  }

  private func showsSelection(_ cell: TypeName) -> Bool {
    project.type(named: cell.base, from: self).map { showsSelection($0) } ?? true
  }

  private func showsSelection(_ prototype: InterfaceElement) -> Bool {
    guard prototype.kind == "tableViewCell" else { return true }
    let type = prototype.className.flatMap { project.type(named: $0) }
    return InterfaceCell(element: prototype).showsSelection && !(type?.answersSelection ?? false)
  }

  private func showsSelection(_ cell: Expression, _ scope: CodeScope) -> Bool {
    if scope.isOfGenericType(cell) { return false }
    guard let known = scope.type(of: cell) else {
      let made = scope.firstValue(of: cell)
      return made.containsExpression(where: \.isDequeuedByText)
    }
    guard let type = scope.type(named: known.base), type.isDeclared else { return Self.plainCells.contains(known.base) }
    return showsSelection(type)
  }

  private func showsSelection(_ cell: ProjectType) -> Bool {
    !cell.answersSelection && project.interfaces.cells(of: cell.lastName).allSatisfy(\.showsSelection)
  }

  private static let plainCells: Set<String> = ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]

  /// Whether a cell's class says what its selection looks like.
  private var answersSelection: Bool {
    ([self] + ancestors).contains { type in
      type.functions.contains { function in
        // One that leaves its superclass out shows nothing.
        ["setSelected", "updateConfiguration"].contains(function.facts.name) && (!function.onlyCallsSuper || function.body.isEmpty)
      }
        || type.property("isSelected") != nil || type.speaks(of: ["selectionStyle", "configurationUpdateHandler"])
    }
  }

  // MARK: Backgrounds, changed by the choice

  /// By which tables and collections tell that something was chosen, and that it is so no more.
  private static let choosing = [
    ["collectionView(_:didDeselectItemAt:)", "collectionView(_:didSelectItemAt:)"],
    ["tableView(_:didDeselectRowAt:)", "tableView(_:didSelectRowAt:)"],
  ]

  private var chosenBackgrounds: [ShownState] {
    guard mayMention(["backgroundColor"]) else { return [] }
    return Self.choosing.flatMap { chosenBackgrounds(in: $0.flatMap(functions)) }
  }

  /// - Parameter functions: what is told of the choice of one list; where one of them lets a colour go again by itself, none shows a
  ///   state.
  private func chosenBackgrounds(in functions: [ProjectFunction]) -> [ShownState] {
    var flashes = false
    let found = functions.flatMap { function -> [ShownState] in
      // A row that leads on shows no choice, unless another's loses it.
      if !changesOnDeselection, function.body.containsExpression(where: Effect.navigation.isShown) { return [] }
      let scope = CodeScope(function, in: project)
      var found: [ShownState] = []
      function.body.forEachExpression { expression, around in
        guard case .assignment(let target, "=", _) = expression.kind, target.lastName == "backgroundColor",
          var base = target.base
        else { return }
        if around.isAnimated { flashes = true }
        if base.lastName == "contentView", let cell = base.base { base = cell }
        guard let collection = scope.cellKind(base), !function.body.marksPart(of: base) else { return }
        found.append(ShownState(kind: .background, range: expression.range, file: function.file, isInCollection: collection))
      }
      return found
    }
    return flashes ? [] : found
  }

  private var changesOnDeselection: Bool {
    Self.choosing.joined().contains { signature in
      signature.contains("didDeselect") && functions(signature).contains { !$0.body.isEmpty }
    }
  }

  private var listBackgrounds: [ShownState] {
    guard mayMention(["listRowBackground", "List"]) else { return [] }
    return code(mentioning: ["listRowBackground", "background"]).flatMap { code -> [ShownState] in
      var found: [ShownState] = []
      code.body.forEachExpression { expression, around in
        guard !around.continues(expression), expression.call != nil else { return }
        let chain = expression.viewChain
        for modifier in chain.modifiers where modifier.isRowBackground(around) && !expression.showsCheckmark {
          guard let value = modifier.call.arguments.first?.value, isKeyedOnSelection(value) else { continue }
          found.append(ShownState(kind: .background, range: modifier.range, file: code.file, isInCollection: false))
        }
      }
      return found
    }
  }
}

extension ProjectType {
  /// Whether an expression is one of two values, by a condition that speaks of what a tap here chooses: the type's code
  /// sets it, or is told of it.
  fileprivate func isKeyedOnSelection(_ expression: Expression) -> Bool {
    var names: Set<String> = []
    expression.forEachExpression { expression, _ in
      guard case .conditional(let condition, _, _) = expression.kind else { return }
      condition.forEachExpression { part, around in
        // Whether anything is chosen says nothing of this row.
        if let asked = around.parent?.lastName, ["isEmpty", "count"].contains(asked) { return }
        if let name = part.lastName, name.speaksOfSelection { names.insert(name) }
        if case .binary(let left, "==", let right) = part.kind {
          names.formUnion([left, right].compactMap(\.ownName).filter(isState))
        }
      }
    }
    return names.contains { name in (property("isSelected") != nil && name == "isSelected" || sets(name)) && !isTakenBack(name) }
  }

  /// Whether code takes a property's value back some time after it was set: a flash, not a state.
  private func isTakenBack(_ name: String) -> Bool {
    code(mentioning: ["asyncAfter", "sleep"]).contains { code in
      var isTakenBack = false
      code.body.forEachExpression { expression, around in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == name,
          value.isNil || value.kind == .boolean(false)
        else { return }
        isTakenBack = isTakenBack || around.expressions.contains { $0.waits }
      }
      return isTakenBack
    }
  }

  /// Whether a property is state of the view, or of the one around it.
  private func isState(_ name: String) -> Bool {
    property(name)?.facts.attributes.contains { ["State", "Binding"].contains($0) } ?? false
  }

  private func sets(_ name: String) -> Bool {
    code.contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .assignment(let target, _, _): return target.lastName == name
        case .call(let call):
          return call.callee.base?.lastName == name && ["insert", "toggle", "formSymmetricDifference"].contains(call.name)
        default: return false
        }
      }
    }
  }
}

extension Expression {
  /// Whether it is a call whose closure runs some time later, or begins by waiting.
  fileprivate var waits: Bool {
    guard let call else { return false }
    if call.name == "asyncAfter" { return true }
    return call.arguments.contains { $0.value.closure?.body.containsExpression { $0.call?.name == "sleep" } ?? false }
  }
}

extension String {
  fileprivate var speaksOfSelection: Bool {
    ["selection", "isSelected", "selected"].contains(self) || hasPrefix("selected") || hasSuffix("Selection")
  }
}

extension Array where Element == Statement {
  /// Whether the code takes the selection style of some cells.
  fileprivate var mutesSelection: Bool {
    containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind else { return false }
      return target.lastName == "selectionStyle" && value.lastName == "none"
    }
  }

  /// Whether the code sets a checkmark, so that the highlight beside it isn't what shows the choice.
  fileprivate var showsCheckmark: Bool {
    containsExpression { $0.kind == .member(nil, "checkmark") || $0.lastName == "checkmark" }
  }

  /// Whether the code takes up a selection that was there before.
  fileprivate var keepsSelection: Bool {
    containsExpression { ["indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForSelectedItems"].contains($0.lastName) }
  }
}

extension Array where Element == Statement {
  /// Whether the code selects a row only to take the highlight from it with an animation, as on coming back to a list.
  fileprivate func deselects(after selection: Expression) -> Bool {
    guard selection.call != nil else { return false }
    return containsExpression { expression in
      ["deselectRow", "deselectItem"].contains(expression.call?.name) && expression.range.start > selection.range.end
    }
  }
}

extension ViewChain.Modifier {
  /// Whether it gives a list's row its background.
  fileprivate func isRowBackground(_ around: [Enclosure]) -> Bool {
    if name == "listRowBackground" { return true }
    guard name == "background" else { return false }
    let expressions = around.expressions
    guard let first = expressions.first, first.closure != nil else { return false }
    let builders = expressions.dropFirst().prefix { builder in
      builder.constructedType.map { ["List", "ForEach", "Section"].contains($0.base) } ?? (builder.closure != nil)
    }
    return builders.contains { $0.constructedType?.base == "List" }
  }
}

extension Expression {
  /// Whether it asks for a cell by UIKit's own method: one of the system's class, as far as code here knows. The identifiers
  /// of generated code bring the class with them.
  fileprivate var isDequeuedByText: Bool {
    guard let call, call.name == "dequeueReusableCell",
      let identifier = call.argument("withIdentifier") ?? call.argument("withReuseIdentifier")
    else { return false }
    return identifier.path?.first != "R"
  }

  fileprivate var showsCheckmark: Bool {
    containsExpression { $0.text?.contains("checkmark") ?? false }
  }
}

extension [Statement] {
  /// Whether they change how a part of a cell looks, or its accessory: a mark that comes and goes, another picture.
  fileprivate func marksPart(of cell: Expression) -> Bool {
    guard let name = cell.ownName else { return false }
    return containsExpression { expression in
      guard let (part, look) = expression.changedLook, part.containsExpression(where: { $0.kind == .name(name) }) else { return false }
      let isCell = part.ownName == name || part.lastName == "contentView"
      return isCell ? look.hasPrefix("accessory") : ["alpha", "backgroundColor", "image", "isHidden", "setImage"].contains(look)
    }
  }
}

extension Expression {
  /// What it changes the looks of, and by which property or method.
  fileprivate var changedLook: (part: Expression, look: String)? {
    switch kind {
    case .assignment(let target, _, _): target.base.flatMap { part in target.lastName.map { (part, $0) } }
    case .call(let call): call.callee.base.flatMap { part in call.name.map { (part, $0) } }
    default: nil
    }
  }
}
