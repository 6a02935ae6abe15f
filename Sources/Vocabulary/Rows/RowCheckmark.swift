/// A checkmark that a row action puts on a cell itself, rather than leaving it to the code that makes the cells.
public struct RowCheckmark {
  /// The assignment.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// What is wrong with it.
  public let flaw: Flaw

  /// What goes wrong with the checkmark.
  public enum Flaw: Sendable {
    /// One choice is kept, and the mark of the one before stays.
    case leavesOthers
    /// The code that makes the cells doesn't know of the choice.
    case isUnknownToSuppliers
  }
}

extension ProjectType {
  /// The checkmarks set by the type's row actions that won't agree with what is chosen.
  public var flawedCheckmarks: [RowCheckmark] {
    rowActions.filter { project.isForTouch($0.function.file) && !$0.reaches(.reload) && !$0.reaches(.closing) }
      .flatMap(\.flawedCheckmarks)
  }
}

extension RowAction {
  fileprivate var flawedCheckmarks: [RowCheckmark] {
    let marks = reach.checkmarks(in: type)
    guard !marks.isEmpty, let flaw else { return [] }
    return marks.map { RowCheckmark(range: $0.range, file: $0.file, flaw: flaw) }
  }

  private var flaw: RowCheckmark.Flaw? {
    let cells = CellAccessories(of: self)
    if cells.areSetElsewhere { return nil }
    if !cells.areCleared, keepsOneChoice { return .leavesOthers }
    return cells.areReused ? .isUnknownToSuppliers : nil
  }

  /// Whether the type remembers one chosen row or thing, which each choice replaces.
  private var keepsOneChoice: Bool {
    let several: Set<String> = [
      "insert", "append", "remove", "removeAll", "toggle", "formSymmetricDifference", "updateValue",
    ]
    guard !reach.calls(several), type.functions("tableView(_:didDeselectRowAt:)").isEmpty,
      let row = function.facts.parameters.last?.name
    else { return false }
    let scope = CodeScope(function, in: type.project)
    return function.body.containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind, let name = target.ownName,
        let property = type.property(name), property.type != nil,
        scope.isTaken(value, by: row)
      else { return false }
      let kind = scope.type(of: property)?.text ?? ""
      return !kind.hasPrefix("[") && !kind.hasPrefix("Set<") && !kind.hasPrefix("Array<")
    }
  }
}

extension CodeScope {
  /// Whether a value comes from the chosen row, by way of local variables as well: `let tone = tones[indexPath.row]`.
  fileprivate func isTaken(_ value: Expression, by row: String, _ steps: Int = 4) -> Bool {
    value.containsExpression { expression in
      guard case .name(let name) = expression.kind, steps > 0 else { return false }
      return name == row
        || local(name, before: expression.range)?.initialValue.map { isTaken($0, by: row, steps - 1) } ?? false
    }
  }
}

extension Reach {
  /// The checkmarks that the code of a type and its family sets on cells.
  fileprivate func checkmarks(in type: ProjectType) -> [(range: ByteRange, file: Int)] {
    code.filter { code in code.type.map { family.contains($0) } ?? false }.flatMap { code in
      let scope = code.scope
      var found: [(range: ByteRange, file: Int)] = []
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, target.isAccessory, value.isCheckmark,
          let cell = target.base, scope.cellKind(cell) != nil
        else { return }
        found.append((expression.range, code.file))
      }
      return found
    }
  }
}

extension Expression {
  /// Whether it may be a checkmark: `.checkmark`, `[.checkmark()]`, `isOn ? .checkmark : .none`.
  fileprivate var isCheckmark: Bool { containsExpression { $0.lastName == "checkmark" } }
}
