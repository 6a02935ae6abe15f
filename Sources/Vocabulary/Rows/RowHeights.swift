/// A height in points that the code gives to every row of a table whose rows can be chosen.
public struct RowHeight: Sendable {
  /// In points.
  public let value: Double
  /// The number itself, where the code spells it out in this place.
  public let literal: ByteRange?
  /// The assignment, or the value returned.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// - Parameter height: what gives it.
  fileprivate init(_ value: Double, _ height: Expression, at range: ByteRange, in file: Int) {
    self.value = value
    literal = height.literal
    self.range = range
    self.file = file
  }
}

extension ProjectType {
  /// The fixed heights of selectable rows. Heights up to 1 point hide a row or leave its height to its content.
  public var rowHeights: [RowHeight] {
    let heights = assignedRowHeights + (actsOnRows ? returnedRowHeights : [])
    return ((heights.isEmpty || selectsNothing ? [] : heights) + listRowHeights).filter { $0.value > 1 }
  }

  private var assignedRowHeights: [RowHeight] {
    var found: [RowHeight] = []
    for code in code(mentioning: ["rowHeight"]) {
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "rowHeight",
          isTable(target.base, code.scope), rowsAct(in: target.base), let height = code.scope.number(value)
        else { return }
        found.append(RowHeight(height, value, at: expression.range, in: code.file))
      }
    }
    return found
  }

  /// Whether the rows of one of its tables can be chosen, and are as high as the table says: a delegate that gives heights
  /// has the last word.
  private func rowsAct(in table: Expression?) -> Bool {
    let name = table?.ownName ?? "self"
    var delegate = self
    if let table = tables.first(where: { $0.name == name }), case .type(let other) = table.delegate { delegate = other }
    return delegate.actsOnRows && delegate.nearest(TableMethod.rowHeight) == nil
  }

  /// Whether a row can be chosen by what the type, its ancestors or its descendants do.
  private var actsOnRows: Bool {
    family.contains { $0.functions(TableMethod.rowChosen).contains { $0.acts(in: project) } }
  }

  private func isTable(_ base: Expression?, _ scope: CodeScope) -> Bool {
    guard let base else { return isKind(of: "UITableView") }
    return scope.isKind(base, of: "UITableView")
  }

  /// Where the method tells rows apart, a low one among others may be a separator that nobody chooses.
  private var returnedRowHeights: [RowHeight] {
    functions(TableMethod.rowHeight).flatMap { function -> [RowHeight] in
      let scope = CodeScope(function, in: project)
      let values = function.body.returnedValues
      let heights = values.map { scope.number($0) }
      guard heights.count == 1 else { return [] }
      return zip(values, heights).compactMap { value, height in
        height.map { RowHeight($0, value, at: value.range, in: function.file) }
      }
    }
  }

  /// What SwiftUI lists make of their rows that act on a tap, where they lower the floor under their height: by the rows'
  /// own frames. Under the system's floor of 44 points, a frame makes a row's content low, but not the row; and a lower
  /// floor alone lets separators be thin, but makes no row low.
  private var listRowHeights: [RowHeight] {
    var found: [RowHeight] = []
    for code in code(mentioning: ["defaultMinListRowHeight"]) {
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression) else { return }
        let chain = expression.viewChain
        guard chain.root.constructedType?.base == "List", let floor = chain.rowFloor(code) else { return }
        found += framedRows(of: chain.root, over: floor, code)
      }
    }
    return found
  }

  /// The frames of a list's rows whose insets are known, too.
  private func framedRows(of list: Expression, over floor: Double, _ code: ProjectCode) -> [RowHeight] {
    var found: [RowHeight] = []
    code.body.forEachExpression { expression, around in
      guard expression.call != nil, !around.continues(expression), around.viewAround?.range == list.range else {
        return
      }
      let chain = expression.viewChain
      guard chain.root.isSelectableRow || list.call?.argument("selection") != nil,
        let frame = chain.modifiers.lastIndex(where: { $0.name == "frame" }),
        !chain.modifiers[frame...].contains(where: \.maySize),
        let height = chain.modifiers[frame].call.argument("height"), let value = code.scope.number(height),
        let insets = chain.verticalInsets(code.scope)
      else { return }
      found.append(RowHeight(max(value + insets, floor), height, at: chain.modifiers[frame].range, in: code.file))
    }
    return found
  }
}

extension ViewChain {
  /// The least height of a list's rows that its environment sets.
  fileprivate func rowFloor(_ code: ProjectCode) -> Double? {
    for modifier in modifiers where modifier.name == "environment" {
      let arguments = modifier.call.arguments.map(\.value)
      guard arguments.count == 2, arguments[0].kind == .keyPath("defaultMinListRowHeight"),
        let height = code.scope.number(arguments[1])
      else { continue }
      return height
    }
    return nil
  }

  /// What a list leaves above and below a row's content, where the row says so: `.listRowInsets(EdgeInsets())`.
  fileprivate func verticalInsets(_ scope: CodeScope) -> Double? {
    let modifier = modifiers.last { $0.name == "listRowInsets" }
    guard let insets = modifier?.call.arguments.first?.value.call else { return nil }
    if insets.arguments.isEmpty { return 0 }
    guard let top = insets.argument("top").flatMap({ scope.number($0) }),
      let bottom = insets.argument("bottom").flatMap({ scope.number($0) })
    else { return nil }
    return top + bottom
  }
}

extension ViewChain.Modifier {
  /// Whether it may give the row another height than a frame before it, or lets the view answer for less than the row.
  fileprivate var maySize: Bool { ["padding", "modifier", "buttonStyle"].contains(name) }
}

extension Expression {
  fileprivate var isSelectableRow: Bool { constructedType.map { ["Button", "NavigationLink", "Link"].contains($0.base) } ?? false }

  /// The number in `32` and `CGFloat(32)`.
  fileprivate var literal: ByteRange? {
    switch kind {
    case .number: return range
    case .call(let call) where constructedType != nil && call.arguments.count == 1: return call.arguments[0].value.literal
    default: return nil
    }
  }
}
