// Buttons that make the rows of a table as high as they are.
extension DrawnInterface {
  /// The buttons that alone reach from the upper edge of a row to its lower one, where the row is as high as what it holds, if what they
  /// show is lower than so many points.
  public func buttonsOfRows(below minimum: Double) -> [FixedTarget] {
    objects.compactMap { object in
      guard object.node.name == "button", let content = object.around.last(where: { $0["id"] != nil }),
        content.name == "tableViewCellContentView", let row = object.element.ancestors.first(where: { $0.kind == "tableViewCell" }),
        object.answersSomebody, let height = heightAskedFor(by: object), height.length < minimum, alone(object, in: content),
        object.isInSelfSizing(InterfaceCell(element: row))
      else { return nil }
      return fixedTarget(object, below: minimum, asHighAs: height)
    }
  }

  /// Whether a view is held at both edges of a row's content, nothing else says how high it is, and no other view reaches from one edge
  /// to the other.
  private func alone(_ object: DrawnObject, in content: MarkupNode) -> Bool {
    guard let inner = content.child("subviews")?.children.compactMap({ $0["id"] }), let edges = content["id"] else { return false }
    func isHeld(_ view: String, at attributes: Set<String>, by other: String? = nil) -> Bool {
      ties.holdings(of: view).contains { attributes.contains($0.attribute) && (other == nil || $0.other?.view == other) }
    }
    guard isHeld(object.id, at: DrawnEdges.upper, by: edges), isHeld(object.id, at: DrawnEdges.lower, by: edges),
      ties.holdings(of: object.id).allSatisfy({ !DrawnEdges.vertical.contains($0.attribute) || $0.other?.view == edges }),
      !isHeld(object.id, at: ["height"])
    else { return false }
    return inner.allSatisfy { $0 == object.id || !(isHeld($0, at: DrawnEdges.upper) && isHeld($0, at: DrawnEdges.lower)) }
  }
}

extension DrawnObject {
  /// Whether the rows that a cell around it shows are as high as what they hold: nobody who has them says how high they are.
  fileprivate func isInSelfSizing(_ cell: InterfaceCell) -> Bool {
    if let table = cell.table {
      // Static rows are as high as they are drawn.
      return !table.isStatic && table.isSelfSizing && workers(of: table)?.allSatisfy(\.leavesRowHeights) ?? false
    }
    guard let users = cell.element.className.flatMap({ project.type(named: $0) })?.cellUsers?.flatMap(\.family) else {
      return project.leavesRowHeights
    }
    return users.allSatisfy { $0.leavesRowHeights && $0.drawnTables.allSatisfy(\.isSelfSizing) }
  }
}

extension Project {
  /// Whether no code says how high rows are, and no table is drawn with rows of a height.
  fileprivate var leavesRowHeights: Bool {
    lastingAnswer(Answers.Question(kind: .openRowHeights, subject: 0)) {
      let functions = code(ofFunctionsNamed: "tableView").filter { $0.function?.signature == TableMethod.rowHeight }
      return functions.allSatisfy { $0.body.returnedValues.allSatisfy(\.isAutomaticHeight) }
        && code(mentioning: ["rowHeight"]).outsideTests.allSatisfy { $0.body.leavesRowHeights }
        && interfaces.tables.allSatisfy(\.isSelfSizing)
    }
  }
}

extension ProjectType {
  /// Whether its code leaves the height of rows to what they hold.
  fileprivate var leavesRowHeights: Bool {
    functions(TableMethod.rowHeight).allSatisfy { $0.body.returnedValues.allSatisfy(\.isAutomaticHeight) }
      && code(mentioning: ["rowHeight"]).allSatisfy { $0.body.leavesRowHeights }
  }
}

extension [Statement] {
  fileprivate var leavesRowHeights: Bool {
    !containsExpression { expression in
      guard case .assignment(let target, _, let value) = expression.kind else { return false }
      return target.lastName == "rowHeight" && !value.isAutomaticHeight
    }
  }
}

extension Expression {
  /// `UITableView.automaticDimension`
  fileprivate var isAutomaticHeight: Bool {
    lastName.map { ["UITableViewAutomaticDimension", "automaticDimension"].contains($0) } ?? false
  }
}

extension InterfaceTable {
  fileprivate var isSelfSizing: Bool { element.facts.attributes["rowHeight"] == "-1" }
}

extension Answers.Question.Kind {
  fileprivate static var openRowHeights: Self { Self(OpenRowHeights.self) }

  private enum OpenRowHeights {}
}
