/// A row of a storyboard that does something when it is tapped, and doesn't show the tap.
public struct DrawnMutedRow {
  /// The cell.
  public let object: DrawnObject
  /// Where its selection style is written.
  public let range: ByteRange
}

extension DrawnInterface {
  /// The rows that a segue of their own leads on from, and the static ones that code acts on, while they have no selection style
  /// and no code gives them one.
  ///
  /// Rows of prototypes whose tables tell code which row was chosen aren't among them: what that does counts there.
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
    guard let table = cell.table, table.allowsSelection, !element.holdsControls(besideParts: true),
      !mayBeChanged(by: ["selectionStyle", "configurationUpdateHandler"])
    else { return false }
    let classes = element.className.flatMap(project.classes(named:)) ?? []
    guard classes.allSatisfy({ $0.superclasses.isInSources && !$0.answersTouches(besideParts: true) }) else { return false }
    guard let workers = workers(of: table), !isGivenStyle(by: workers, cell.reuseIdentifier) else { return false }
    let told = workers.filter { !$0.functions(TableMethod.rowChosen).isEmpty }
    guard let first = told.first else { return cell.leadsOn }
    guard table.isStatic, told.allSatisfy({ $0 == first }), !first.speaks(of: ["shouldHighlightRowAt", "willSelectRowAt"]) else {
      return false
    }
    return cell.leadsOn || isActedOn(by: first, in: table)
  }

  /// Whether the type does something when the static row is chosen, other than to mark it.
  private func isActedOn(by type: ProjectType, in table: InterfaceTable) -> Bool {
    guard let action = type.rowActions.first(where: { $0.function.facts.signature == TableMethod.rowChosen }), action.actsOnItsRow,
      !type.speaks(of: ["accessoryType"]), let path = action.function.facts.parameters.last,
      let section = table.sections.firstIndex(where: { $0.descendants.contains(element) }),
      let row = table.sections[section].descendants.filter({ $0.kind == element.kind }).firstIndex(of: element)
    else { return false }
    let scope = CodeScope(action.function, in: project)
    let own = Set(element.referrers.map(\.property))
    let asked = action.function.body.comparisons(withOutletsOf: table.sections.flatMap(\.descendants))
    let places = [("section", section), ("row", row)].map { Expression.comparison(of: path.name, $0.0, with: $0.1) }
    let facts = places.map { ($0, true) } + asked.map { ($0.expression, own.contains($0.outlet)) }
    let known = facts.reduce(Assumptions() as Assumptions?) { known, fact in known?.assuming(fact.0, fact.1, in: scope) }
    return known.map { action.function.body.acts($0, in: scope) } ?? false
  }

  /// Whether code gives the row a style as it fills it, or shows touches, or may do either where it can't be seen.
  private func isGivenStyle(by workers: [ProjectType], _ identifier: String?) -> Bool {
    let isServed = workers.contains { type in
      type.speaks(of: ["selectionStyle"]) || !type.functions("tableView(_:didHighlightRowAt:)").isEmpty
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

extension [Statement] {
  /// Where the code compares a row with the outlets of rows, as it tells those apart that do something: `cell == signOutCell`,
  /// `cell.isEqual(signOutCell)`.
  fileprivate func comparisons(withOutletsOf parts: [InterfaceElement]) -> [(expression: Expression, outlet: String)] {
    let outlets = Set(parts.filter { $0.kind == "tableViewCell" }.flatMap(\.referrers).map(\.property))
    var found: [(expression: Expression, outlet: String)] = []
    forEachExpression { expression, _ in
      guard let (left, right) = expression.compared,
        let outlet = [left, right].compactMap(\.lastName).first(where: outlets.contains)
      else { return }
      found.append((expression, outlet))
    }
    return found
  }
}

extension Expression {
  /// `path.row == 2`
  fileprivate static func comparison(of path: String, _ member: String, with number: Int) -> Expression {
    let nowhere = ByteRange(start: 0, end: 0)
    let asked = Expression(range: nowhere, kind: .member(Expression(range: nowhere, kind: .name(path)), member))
    return Expression(range: nowhere, kind: .binary(asked, "==", Expression(range: nowhere, kind: .number(Double(number)))))
  }
}
