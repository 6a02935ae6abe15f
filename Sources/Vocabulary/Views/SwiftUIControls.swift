/// SwiftUI's views that answer when they are tapped.
package enum SwiftUIControls {
  package static let names: Set<String> = ["Button", "Menu", "Toggle", "Link", "NavigationLink", "ShareLink"]

  /// The types to which projects add modifiers.
  package static let extended = ["View", "Image", "Text", "Label"] + names.sorted()
}

extension CodeScope {
  /// The functions of that name by which the project extends the system's views.
  package func ownModifiers(_ name: String) -> [ProjectFunction] {
    // Most are the system's, and its views may be extended in hundreds of files.
    if let declared = Word(ofFunction: name), project.files(holdingAny: [declared]).isEmpty { return [] }
    return SwiftUIControls.extended.flatMap { project.type(named: $0)?.ownFunctions(name) ?? [] }
  }
}

extension Call {
  /// Whether it makes a button that does nothing: an ornament.
  package var isIdleButton: Bool {
    guard name == "Button", let action = argument("action")?.closure ?? closures.first else { return false }
    return action.body.isEmpty && action != label
  }

  /// The closure that builds what is seen of a control.
  package var label: Closure? {
    if let label = arguments.first(where: { $0.label == "label" }) { return label.value.closure }
    let labels = arguments.prefix(parenthesized).map(\.label)
    let acts = labels.contains { ["action", "destination", "value", "isActive", "item"].contains($0) }
    let trailing = arguments.dropFirst(parenthesized)
    guard acts, trailing.count == 1 else { return nil }
    return trailing.first?.value.closure
  }
}
