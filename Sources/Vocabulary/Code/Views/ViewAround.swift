extension Array where Element == Enclosure {
  /// The SwiftUI view whose content the code is: `List` for a row of its; groups, sections and loops are passed over.
  ///
  /// - Returns: nil where the code is handed to anything but a view, such as the modifier that shows a sheet.
  package var viewAround: Expression? {
    let expressions = self.expressions
    for (index, expression) in expressions.enumerated() where expression.closure != nil {
      guard index + 1 < expressions.count, let view = expressions[index + 1].constructedType?.base else { return nil }
      if !SwiftUIGroups.names.contains(view) { return expressions[index + 1] }
    }
    return nil
  }

  /// The calls around a place that are handed it in an argument, the nearest first: not those of a chain in whose base
  /// it stands, such as `toolbar` for what the list holds in `List { … }.toolbar { … }`.
  package func calls(handed place: ByteRange) -> [Call] {
    expressions.compactMap(\.call).filter { !$0.callee.range.contains(place) }
  }
}

/// Views that change nothing of how their content is built and laid out.
package enum SwiftUIGroups {
  package static let names: Set<String> = ["Group", "Section", "ForEach", "AnyView", "ScrollViewReader"]

  /// Containers that lay out what their closure shows, or lead to it, without making rows of it.
  package static let containers: Set<String> = [
    "AnyView", "ControlGroup", "ForEach", "GeometryReader", "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HStack",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Menu", "NavigationSplitView", "NavigationStack", "NavigationView",
    "ScrollView", "ScrollViewReader", "Section", "Tab", "TabSection", "TabView", "ToolbarItem", "ToolbarItemGroup", "VStack",
    "ViewThatFits", "WithPerceptionTracking", "ZStack",
  ]
}
