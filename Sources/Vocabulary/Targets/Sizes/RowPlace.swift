// Whether a control may stand in a row of a list, which answers for it unless a style says otherwise.
extension ViewUse {
  /// How far properties, functions and views are followed to where they are shown.
  private static let followed = 4

  var mayBeInRow: Bool { mayBeInRow(ViewUse.followed) }

  private func mayBeInRow(_ depth: Int) -> Bool {
    if let answer = around.mayBeInRow(place, code.scope) { return answer }
    guard depth > 0 else { return true }
    let uses = code.memberUses
    if !uses.isEmpty { return uses.contains { $0.mayBeInRow(depth - 1) } }
    guard let type = code.type else { return false }
    return (type.isKind(of: "View") ? type.viewUses : code.usesElsewhere).contains { $0.mayBeInRow(depth - 1) }
  }
}

extension Array where Element == Enclosure {
  /// Nil where nothing here says so.
  fileprivate func mayBeInRow(_ place: ByteRange, _ scope: CodeScope) -> Bool? {
    for outer in expressions {
      guard let call = outer.call, !call.callee.range.contains(place),
        let argument = call.arguments.first(where: { $0.value.range.contains(place) })
      else { continue }
      // The header of a section is no row, and neither is what is shown on a screen of its own.
      if ["header", "footer"].contains(argument.label) || Rows.screens.contains(call.name ?? "") { return false }
      guard let name = outer.constructedType?.base else { continue }
      if Rows.lists.contains(name) { return true }
      if Rows.others.contains(name) { continue }
      guard let type = scope.type(named: name), type.isDeclared, !type.mayMention(Rows.lists + ["Section"]) else { return true }
    }
    return nil
  }
}

private enum Rows {
  static let lists = ["List", "Form", "Table", "OutlineGroup"]

  /// What shows its content on a screen of its own.
  static let screens: Set<String> = ["sheet", "fullScreenCover", "popover", "UIHostingController"]

  /// Containers that make no rows of their content.
  static let others: Set<String> = [
    "AnyView", "Button", "ForEach", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView",
    "ScrollViewReader", "Section", "TabView", "TimelineView", "VStack", "ViewThatFits", "WithPerceptionTracking",
    "WithViewStore", "ZStack",
  ]
}
