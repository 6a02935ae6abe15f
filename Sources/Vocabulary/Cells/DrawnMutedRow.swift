/// A row of a storyboard that a tap leads on from, and that doesn't show the tap.
public struct DrawnMutedRow {
  /// The cell.
  public let object: DrawnObject
  /// Where its selection style is written.
  public let range: ByteRange
}

extension DrawnInterface {
  /// The rows that a segue of their own leads on from, while they have no selection style and no code gives them one.
  ///
  /// Those whose tables tell code which row was chosen aren't among them: what that does counts there.
  public var mutedRows: [DrawnMutedRow] {
    objects.compactMap { object in
      guard object.node.name == "tableViewCell", let style = object.node.attribute("selectionStyle"), style.value == "none",
        !object.isUncertain, object.isMutedRow
      else { return nil }
      return DrawnMutedRow(object: object, range: style.valueRange)
    }
  }
}

extension DrawnObject {
  fileprivate var isMutedRow: Bool {
    let cell = InterfaceCell(element: element)
    guard cell.leadsOn, let table = cell.table, table.allowsSelection, !element.holdsControls(besideParts: true),
      !mayBeChanged(by: ["selectionStyle", "configurationUpdateHandler"])
    else { return false }
    let classes = element.className.flatMap(project.classes(named:)) ?? []
    guard classes.allSatisfy({ $0.superclasses.isInSources && !$0.answersTouches(besideParts: true) }) else { return false }
    return !isServedOtherwise(in: table, by: cell.reuseIdentifier)
  }

  /// Whether code gives the row a style as it fills it, is told that it was chosen, or may do either where it can't be seen.
  private func isServedOtherwise(in table: InterfaceTable, by identifier: String?) -> Bool {
    guard let workers = workers(of: table) else { return true }
    let isServed = workers.contains { type in
      type.speaks(of: ["selectionStyle"]) || !type.functions(TableMethod.rowChosen).isEmpty
        || !type.functions("tableView(_:didHighlightRowAt:)").isEmpty
    }
    return isServed || identifier.map(isGivenStyle) ?? false
  }

  /// Whether any code gives a style to cells that it dequeues by an identifier, or by one that isn't known.
  private func isGivenStyle(_ identifier: String) -> Bool {
    project.code(mentioning: ["selectionStyle"]).contains { code in
      var texts: Set<String> = []
      var isOpen = false
      code.body.forEachExpression { expression, _ in
        guard let asked = expression.call?.argument("withIdentifier") else { return }
        if let text = code.scope.text(asked) { texts.insert(text) } else { isOpen = true }
      }
      return isOpen || texts.contains(identifier)
    }
  }
}
