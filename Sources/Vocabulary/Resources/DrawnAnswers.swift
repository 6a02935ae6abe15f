// Whether a touch of what a storyboard or xib draws comes to anything.
extension DrawnObject {
  /// Whether the file or code makes it do something.
  package var answersSomebody: Bool { isWired || project.isWiredByCode(element) }
}

extension ProjectType {
  /// Whether a view is a button that storyboards or xibs draw, and neither they nor code make it do anything: a picture made of a
  /// button.
  package func isDrawnForNothing(_ view: ViewCode) -> Bool {
    guard project.index.entryPoints.areOfApp, case .property(let name) = view.identity, let property = property(name),
      property.facts.attributes.contains("IBOutlet")
    else { return false }
    let drawn = interfaceElements.outlets(name)
    return !drawn.isEmpty && drawn.allSatisfy { button in
      button.kind == "button" && button.facts.connections.allSatisfy(\.isOfNoTouch) && !project.isWiredByCode(button)
    } && leavesUnanswered(outlet: name)
  }
}

extension Project {
  /// Whether code makes a drawn object do something: that which has an outlet of it, or which asks the object that has one for it, as a
  /// controller does its cell: `cell.likeButton.addTarget(…)`.
  fileprivate func isWiredByCode(_ object: InterfaceElement) -> Bool {
    guard let members = membersWiring(object) else { return true }
    return outletUses(of: object).contains { $0.wires(by: members) }
      || object.referrers.contains { wires($0.property, of: $0.element, by: members) }
  }

  /// The members by which others make a drawn object do something; nil where its class tells its own objects what a tap does, as a
  /// checkbox does.
  private func membersWiring(_ object: InterfaceElement) -> Set<String>? {
    let types = (object.className.flatMap(classes(named:)) ?? []).flatMap { [$0] + $0.ancestors }
    let own = types.map(\.membersAddingTarget)
    return own.contains(nil) ? nil : own.reduce(DrawnObject.wiring) { $0.union($1 ?? []) }
  }

  /// Whether code makes an object's property do something, where what it asks for that is known to be such an object.
  ///
  /// - Parameter members: by which it does so.
  private func wires(_ property: String, of owner: InterfaceElement, by members: Set<String>) -> Bool {
    asks(owner, for: property) { view, around, code in OutletUse(of: view, around, code).wires(by: members) ? false : nil }
  }
}

extension InterfaceConnection {
  /// Whether it only lets code know the object, or another.
  fileprivate var isOfNoTouch: Bool {
    switch kind {
    case .outlet: true
    case .action, .outletCollection, .segue: false
    }
  }
}
