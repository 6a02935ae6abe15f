/// A gesture that a SwiftUI list's row is given.
public struct ListRowGesture {
  /// The row that answers it.
  public let row: ListRow
  /// What adds it: `onTapGesture`, `gesture`.
  public let modifier: ViewChain.Modifier
}

extension ProjectType {
  /// The taps that make rows act, in place of a button. Those that only move the keyboard's focus aren't among them,
  /// nor those that only choose the row, which the list shows by itself.
  public var rowTaps: [ListRowGesture] { gestures { row, modifier in !row.isControl && modifier.acts(in: row) } }

  /// The drags that rows answer before the list does.
  public var rowDrags: [ListRowGesture] { gestures { _, modifier in modifier.isDrag } }

  /// The drags that a whole list is given, which doesn't share them with its own.
  public var listDrags: [(modifier: ViewChain.Modifier, file: Int)] {
    code(mentioning: ["DragGesture"]).filter { project.isForTouch($0.file) }.flatMap { code in
      var found: [(modifier: ViewChain.Modifier, file: Int)] = []
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression) else { return }
        let chain = expression.viewChain
        guard chain.root.constructedType?.base == "List" else { return }
        found += chain.modifiers.filter(\.isDrag).map { ($0, code.file) }
      }
      return found
    }
  }

  private func gestures(_ isMeant: (ListRow, ViewChain.Modifier) -> Bool) -> [ListRowGesture] {
    listRows.filter { project.isForTouch($0.code.file) }.flatMap { row in
      row.chain.modifiers.filter { isMeant(row, $0) }.map { ListRowGesture(row: row, modifier: $0) }
    }
  }
}

extension ViewChain.Modifier {
  fileprivate var isDrag: Bool {
    ["gesture", "highPriorityGesture"].contains(name)
      && call.arguments.first?.value.viewChain.root.constructedType?.base == "DragGesture"
  }

  /// Whether a tap on a row does something of its own, and not merely beside what the list does.
  fileprivate func acts(in row: ListRow) -> Bool {
    guard name != "simultaneousGesture", let action = tapAction else { return false }
    let deed = TapDeed(of: action, scope: row.code.scope)
    let isIdle = row.code.project.index.entryPoints.areOfApp ? deed.comesToNothing : deed.isNothing
    if isIdle || deed.movesFocus { return false }
    return !(row.selection.map { action.closure?.body.onlyChanges($0) ?? false } ?? false)
  }
}

extension Array where Element == Statement {
  fileprivate func onlyChanges(_ path: [String]) -> Bool {
    !isEmpty && allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression): return expression.onlyChanges(path)
      case .branch(let branch): return branch.arms.allSatisfy { $0.body.onlyChanges(path) }
      case .return(nil): return true
      default: return false
      }
    }
  }
}

extension Expression {
  /// `chosen = row`, `chosen.insert(row)`, and the like within an animation or under a condition.
  fileprivate func onlyChanges(_ path: [String]) -> Bool {
    switch kind {
    case .assignment(let target, _, _): return target.isPath(path)
    case .branch(let branch): return branch.arms.allSatisfy { $0.body.onlyChanges(path) }
    case .conditional(_, let first, let second): return first.onlyChanges(path) && second.onlyChanges(path)
    case .call(let call):
      if call.name == "withAnimation" { return call.closures.last?.body.onlyChanges(path) ?? false }
      return call.callee.base?.isPath(path) ?? false
    default: return false
    }
  }

  private func isPath(_ names: [String]) -> Bool {
    path?.filter { $0 != "self" && $0 != "wrappedValue" } == names
  }
}

// MARK: - As a button

extension ListRowGesture {
  /// Modifiers by which a row speaks to its list, which a button around it would cut off.
  private static let ofTheRow = [
    "listRow", "listItem", "swipeActions", "tag", "deleteDisabled", "moveDisabled", "badge", "id", "onLongPress",
    "contextMenu",
  ]

  /// The row as a button that does the same.
  ///
  /// - Returns: nil where the row holds controls of its own, or where that isn't surely the same.
  public func button(_ project: Project) -> Fix.Edit? {
    let chain = row.chain
    guard modifier.name == "onTapGesture", modifier.call.arguments.count == 1, let action = modifier.call.arguments.first?.value,
      !row.mayHoldControl, let index = chain.modifiers.firstIndex(where: { $0.range == modifier.range }),
      !chain.modifiers.contains(where: { $0.name.lowercased().contains("gesture") && $0.range != modifier.range }),
      !chain.modifiers[..<index].contains(where: { other in Self.ofTheRow.contains { other.name.hasPrefix($0) } }),
      let text = project.text(of: row.code.file)
    else { return nil }
    let start = chain.root.range.start
    let end = index == 0 ? chain.root.range.end : chain.modifiers[index - 1].range.end
    let between = text.text(of: ByteRange(start: end, end: modifier.range.start))
    guard text.beginsLine(at: start), between.filter({ !$0.isWhitespace }) == "." else { return nil }
    let label = ByteRange(start: start, end: end)
    guard let button = text.button(around: label, doing: action) else { return nil }
    return .replace(ByteRange(start: start, end: modifier.range.end), with: button)
  }
}

extension SourceText {
  /// A button with a view as its label.
  fileprivate func button(around label: ByteRange, doing action: Expression) -> String? {
    let outer = indentation(at: label.start)
    let inner = outer + indentationUnit
    let shown = lines(of: text(of: label), firstAt: outer, movedTo: inner)
    guard let closure = action.closure else {
      return "Button(action: \(text(of: action.range))) {\(lineEnding)\(shown)\(lineEnding)\(outer)}"
    }
    guard closure.parameters.isEmpty, let first = closure.body.first, let last = closure.body.last else { return nil }
    let body = first.range.through(last.range)
    guard
      onlyHolds(body, action.range), !closure.body.containsExpression(where: { $0.kind == .name("$0") })
    else { return nil }
    let old = beginsLine(at: body.start) ? indentation(at: body.start) : outer
    let done = lines(of: text(of: body), firstAt: old, movedTo: inner)
    return ["Button {", done, outer + "} label: {", shown, outer + "}"].joined(separator: lineEnding)
  }

  /// Whether nothing but its statements stands in a closure, such as a comment or a list of what it captures.
  private func onlyHolds(_ body: ByteRange, _ closure: ByteRange) -> Bool {
    let before = text(of: ByteRange(start: closure.start, end: body.start))
    let after = text(of: ByteRange(start: body.end, end: closure.end))
    return before.filter { !$0.isWhitespace } == "{" && after.filter { !$0.isWhitespace } == "}"
  }

  /// Lines of code with another indentation.
  private func lines(of code: String, firstAt old: String, movedTo new: String) -> String {
    let lines = code.components(separatedByLines: lineEnding)
    return lines.enumerated().map { index, line in
      if index == 0 { return new + line }
      if line.allSatisfy(\.isWhitespace) { return line }
      return line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
    }.joined(separator: lineEnding)
  }
}

extension String {
  fileprivate func components(separatedByLines ending: String) -> [String] {
    split(separator: Character(ending), omittingEmptySubsequences: false).map(String.init)
  }
}
