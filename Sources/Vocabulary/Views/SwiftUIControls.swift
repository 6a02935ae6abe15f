/// SwiftUI's views that answer when they are tapped.
package enum SwiftUIControls {
  package static let names: Set<String> = [
    "Button", "Link", "Menu", "NavigationLink", "PhotosPicker", "ShareLink", "Toggle",
  ]

  /// The types to which projects add modifiers.
  package static let extended = ["View", "Image", "Text", "Label"] + names.sorted()
}

extension CodeScope {
  /// The functions by which the project extends the system's views that a call may run: those of its name whose parameters
  /// its arguments fit.
  package func ownModifiers(_ call: Call) -> [ProjectFunction] {
    guard let name = call.name else { return [] }
    // Most are the system's, and its views may be extended in hundreds of files.
    if let declared = Word(ofFunction: name), project.files(holdingAny: [declared]).isEmpty { return [] }
    return SwiftUIControls.extended.flatMap { project.frameworkType($0)?.ownFunctions(name) ?? [] }
      .filter { call.fits($0.facts) && takes(call, $0) != false }
  }

  /// The name of a modifier that is SwiftUI's own; nil where only the project's can take what it is given: `font(.caption12)`, where
  /// that is a case of an enumeration, and a function of the project's takes such.
  package func systemName(of modifier: ViewChain.Modifier) -> String? {
    guard let name = modifier.systemName else { return nil }
    return modifier.mayBeProjectsOwn && ownModifiers(modifier.call).contains { takes(modifier.call, $0) ?? false } ? nil : name
  }

  /// Whether a function of the project's takes the argument without a label that stands first, by its type or the member of a type
  /// that it names; nil where that isn't known.
  package func takes(_ call: Call, _ function: ProjectFunction) -> Bool? {
    guard let value = call.arguments.first?.value, call.arguments[0].label == nil, let parameter = function.facts.parameters.first,
      parameter.label == nil, let type = CodeScope(function, in: project).type(named: parameter.type.base), type.isDeclared,
      [.enum, .struct].contains(type.kind)
    else { return nil }
    guard case .member(nil, let name) = (value.call?.callee ?? value).kind else {
      return self.type(of: value).map { given in self.type(named: given.base).map { $0 == type } ?? false }
    }
    return type.cases.contains { $0.name == name } || type.property(name) != nil || !type.ownFunctions(name).isEmpty
  }
}

extension CodeScope {
  /// Whether a call makes a button that comes to nothing in an app: an ornament.
  package func isOrnament(_ call: Call) -> Bool {
    guard call.name == "Button", project.index.entryPoints.areOfApp,
      let action = call.argument("action") ?? call.arguments.first(where: { $0.value.closure != nil })?.value,
      action.closure == nil || action.closure != call.label
    else { return false }
    return TapDeed(of: action, scope: self).comesToNothing
  }
}

extension Call {
  /// Whether it makes a button that does nothing.
  package var isIdleButton: Bool {
    guard name == "Button", let action = argument("action")?.closure ?? closures.first else { return false }
    return action.body.isEmpty && action != label
  }

  /// The closure that builds what is seen of a control.
  package var label: Closure? {
    if let label = arguments.first(where: { $0.label == "label" }) { return label.value.closure }
    let labels = arguments.prefix(parenthesized).map(\.label)
    let acts = name == "PhotosPicker" || labels.contains { ["action", "destination", "value", "isActive", "item"].contains($0) }
    let trailing = arguments.dropFirst(parenthesized)
    guard acts, trailing.count == 1 else { return nil }
    return trailing.first?.value.closure
  }

  /// Whether it makes a control that answers for what stands at a place, such as the label of a group that opens and closes.
  ///
  /// - Parameter controls: those that answer for all that they show.
  package func answers(for place: ByteRange, asOneOf controls: Set<String> = SwiftUIControls.names) -> Bool {
    guard let name, !callee.range.contains(place) else { return false }
    if name == "DisclosureGroup" { return label?.body.contains { $0.range.contains(place) } ?? false }
    return controls.contains(name) && !opens(at: place)
  }

  /// Whether what stands at a place isn't shown where the call stands: it is on the screen that a link leads to or a
  /// modifier opens, or done when something happens.
  package func opens(at place: ByteRange) -> Bool {
    guard let argument = arguments.first(where: { $0.value.range.contains(place) }) else { return false }
    return opensScreen || name == "NavigationLink" && isDestination(argument) || isAction(argument)
  }

  /// `NavigationLink { Screen() } label: { … }`
  private func isDestination(_ argument: Argument) -> Bool {
    if argument.label == "destination" { return true }
    return argument.label == nil && argument.value.closure.map { $0 != label } ?? false
  }

  /// `.onAppear { … }`
  private func isAction(_ argument: Argument) -> Bool {
    guard let name, let closure = argument.value.closure else { return false }
    if name == "Button" { return closure != label }
    return argument.label == "action" || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
      || ["task", "Task", "withAnimation"].contains(name)
  }
}

extension Array where Element == Enclosure {
  /// Whether a menu lists the code's views in its own type, rather than shows them as its label.
  package var areInMenu: Bool {
    let expressions = self.expressions
    return zip(expressions, expressions.dropFirst()).contains { inner, outer in
      guard let closure = inner.closure, let call = outer.call else { return false }
      if outer.constructedType?.base == "Menu" { return call.label != closure }
      return call.name == "contextMenu" && call.argument("preview")?.closure != closure
    }
  }

  /// Whether a menu or a tab bar makes an item of what stands at a place, of which it takes the text, the picture and what a
  /// button does, but no gesture.
  package func makesItem(of place: ByteRange) -> Bool { areInMenu || calls(handed: place).contains { $0.name == "tabItem" } }
}
