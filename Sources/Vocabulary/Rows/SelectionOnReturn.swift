/// A place in the code of a screen that decides what a person sees of the chosen row when coming back to it.
public struct SelectionOnReturn {
  /// What it decides.
  public let kind: Kind
  /// The call or assignment.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// What becomes of the selection.
  public enum Kind: Sendable {
    /// The row is deselected at once; the range of the value that says so.
    case notAnimated(value: ByteRange)
    /// The screen is told to leave the row selected.
    case kept
  }
}

extension ProjectType {
  /// The deselections without an animation when the screen appears.
  public var unanimatedDeselections: [SelectionOnReturn] {
    let candidates = code(mentioning: ProjectCode.choices).filter {
      project.isForTouch($0.file) && !$0.unanimatedDeselections.isEmpty
    }
    guard !candidates.isEmpty, !appearances.isEmpty else { return [] }
    let chosen = rowActions.map { Reach(from: $0.function, of: self, inFamily: true) }
    let found = candidates.filter { code in !chosen.contains { $0.containsCode { other, _ in other.isSame(as: code) } } }
    guard !found.isEmpty else { return [] }
    // Where all rows are shown anew, nothing is left to animate; the appearances stand in the order in which they run.
    let settled = appearances.prefix { !alwaysReloads($0) }
    return settled.filter { !reach(from: $0).has(.reload) }.flatMap { appearance in
      let shown = Reach(from: appearance, of: self, inFamily: true)
      return found.filter { code in shown.containsCode { other, _ in other.isSame(as: code) } }
    }.flatMap(\.unanimatedDeselections)
  }

  /// Whether a method, or one of the type's that it calls, shows all rows anew on each path that it takes to its end.
  private func alwaysReloads(_ function: ProjectFunction, _ depth: Int = 3) -> Bool {
    guard depth > 0 else { return false }
    var reloads = false
    function.body.forEachExpression { expression, around in
      guard !reloads, !around.isConditional, !around.isInFunction, let call = expression.call, let name = call.name else {
        return
      }
      if name == "reloadData" { return reloads = call.arguments.isEmpty }
      guard call.callee.ownName != nil, name != function.facts.name else { return }
      let called = ownFunctions(name).filter { call.fits($0.facts) }
      reloads = !called.isEmpty && called.allSatisfy { alwaysReloads($0, depth - 1) }
    }
    return reloads
  }

  /// Where a table controller is told to keep its selection, and never takes it back itself.
  public var keptSelections: [SelectionOnReturn] {
    guard isKind(of: "UITableViewController"), superclasses.isInSources, !isSplitViewList else { return [] }
    let found = code(mentioning: ["clearsSelectionOnViewWillAppear"]).filter { project.isForTouch($0.file) }
      .flatMap(\.keptSelections)
    guard !found.isEmpty, !selectsNothing, !mayDeselect else { return [] }
    return found
  }

  /// Whether the code around it lets go of rows, in whatever way, or has a reason to keep them.
  private var mayDeselect: Bool {
    let answers: [Effect] = [.deselection, .reload, .closing]
    if appearing.contains(where: { $0.has(.reload) }) { return true }
    if rowActions.contains(where: { action in action.leavesType || answers.contains(where: action.reaches) }) {
      return true
    }
    return family.contains { type in
      type.code.contains { code in
        code.body.containsExpression { Effect.deselection.isShown(by: $0) || $0.speaksOfKeptSelection }
      }
    }
  }
}

extension ProjectCode {
  /// By which a row is chosen, or none.
  fileprivate static let choices = ["deselectRow", "deselectItem", "selectRow"]

  fileprivate var unanimatedDeselections: [SelectionOnReturn] {
    let scope = self.scope
    var found: [SelectionOnReturn] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, let animated = call.argument("animated"), scope.truth(animated) == false,
        Effect.deselection.isShown(by: expression), call.name.map(Self.choices.contains) ?? false,
        !around.expressions.contains(where: { $0.call?.name?.lowercased().contains("animate") ?? false }),
        !around.chooseRows
      else { return }
      found.append(SelectionOnReturn(kind: .notAnimated(value: animated.range), range: expression.range, file: file))
    }
    return found
  }

  fileprivate var keptSelections: [SelectionOnReturn] {
    var found: [SelectionOnReturn] = []
    body.forEachExpression { expression, around in
      guard case .assignment(let target, "=", let value) = expression.kind, !around.isConditional,
        target.ownName == "clearsSelectionOnViewWillAppear", value.kind == .boolean(false)
      else { return }
      found.append(SelectionOnReturn(kind: .kept, range: expression.range, file: file))
    }
    return found
  }
}

extension Array where Element == Enclosure {
  /// Whether a loop runs over some of the rows alone: all but the one that stays chosen.
  fileprivate var chooseRows: Bool {
    contains { enclosure in
      let rows: [Expression]
      switch enclosure {
      case .expression(let expression) where expression.call?.name == "forEach":
        rows = [expression.call?.callee.base].compactMap { $0 }
      case .loop(let loop): rows = loop.header
      default: rows = []
      }
      return rows.contains { $0.containsExpression { $0.call?.name == "filter" } }
    }
  }

  /// Whether the code runs only when a function is called that is declared around it.
  fileprivate var isInFunction: Bool { contains { if case .function = $0 { true } else { false } } }
}

extension Expression {
  /// Whether it tells of several selected rows, of editing, or of a list beside what it shows.
  fileprivate var speaksOfKeptSelection: Bool {
    let words: Set<String> = [
      "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "splitViewController", "showDetailViewController",
      "isCollapsed", "selectionFollowsFocus", "selectionStyle", "selectRow",
    ]
    return lastName.map(words.contains) ?? false
  }
}
