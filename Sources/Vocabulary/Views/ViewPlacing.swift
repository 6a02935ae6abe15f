/// What is done with a view that gives it no other properties.
package enum ViewPlacing {
  /// Whether a function of that name only lays out, orders or looks at the views that it is handed.
  package static func isDone(by function: String) -> Bool { beginnings.contains(where: function.hasPrefix) }

  private static let beginnings = [
    "add", "insert", "bring", "send", "equal", "constrain", "activate", "UI", "NS", "CG", "animate", "transition",
    "append", "contains", "isEqual", "convert", "print", "pin", "greaterThan", "lessThan", "setCustomSpacing",
    "remove", "exerciseAmbiguity",
  ]
}
