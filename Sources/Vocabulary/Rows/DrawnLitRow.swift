/// A row of a storyboard that leads to a screen of its own, and is still highlighted when people come back.
public struct DrawnLitRow {
  /// The cell.
  public let object: DrawnObject
  /// The class of the screen that would have to let go of it.
  public let screen: String
}

extension DrawnInterface {
  /// The rows that a segue of their own pushes a screen from, in plain view controllers whose code nowhere speaks of the chosen
  /// row: one for each table, since one line in the screen would mend all.
  ///
  /// Tables that tell code which row was chosen aren't among them: what that does counts there.
  public var litRows: [DrawnLitRow] {
    var tables: Set<InterfaceElement> = []
    return objects.compactMap { object in
      guard object.node.name == "tableViewCell", let table = InterfaceCell(element: object.element).table,
        let screen = object.screenLeftLit(in: table), tables.insert(table.element).inserted
      else { return nil }
      return DrawnLitRow(object: object, screen: screen)
    }
  }
}

extension DrawnObject {
  /// The class of the plain view controller in which the row stays highlighted.
  fileprivate func screenLeftLit(in table: InterfaceTable) -> String? {
    let cell = InterfaceCell(element: element)
    guard cell.leadsOn, cell.pushes, table.leavesSelectionToTaps, !isUncertain, !project.takesStyleFromAllCells,
      let scene = element.scene, scene.kind == "viewController", let name = scene.className,
      let owner = project.classes(named: name)?.first, !owner.isKind(of: "UITableViewController"),
      !mayBeChanged(by: ["selectionStyle", "configurationUpdateHandler", "selectedBackgroundView"]), owner.showsHighlight(cell)
    else { return nil }
    guard let workers = workers(of: table), workers.allSatisfy({ $0.superclasses.isInSources }) else { return nil }
    let leaves = workers.allSatisfy { type in
      type.functions(TableMethod.rowChosen).isEmpty && !type.managesSelection && !type.answersWhenShown
    }
    return leaves ? name : nil
  }
}

extension InterfaceCell {
  /// Whether all its segues are set off by a choice of the row, and put a screen onto the navigation stack.
  fileprivate var pushes: Bool {
    segues.allSatisfy { ["push", "show"].contains($0.facts.kind) && ["selection", nil].contains($0.facts.trigger) }
  }
}
