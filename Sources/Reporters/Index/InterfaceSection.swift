import HIGLintEngine

/// The objects of a class that storyboards and xibs set up.
struct InterfaceSection {
  let type: ProjectType
  let page: IndexPage

  var text: String { page.section("Interface Builder", type.interfaceElements.map(row)) }

  private func row(_ element: InterfaceElement) -> IndexPage.Row {
    let name = element.className ?? ""
    var words = [element.isOwner ? "owner of the file" : element.kind]
    // The objects of classes that inherit from it are among them.
    if name != type.name { words.append("as \(name)") }
    let attributes = element.facts.attributes
    if let name = attributes["storyboardIdentifier"] ?? attributes["reuseIdentifier"] { words.append("\"\(name)\"") }
    return IndexPage.Row(
      text: words.joined(separator: " "),
      note: page.place(of: element),
      details: page.details(outlets(of: element), under: "outlets") + page.details(segues(of: element), under: "segues")
    )
  }

  private func outlets(of element: InterfaceElement) -> [String] {
    element.facts.connections.compactMap(\.property).distinct.map { property in
      let kinds = element.outlets(property).map { $0.className ?? $0.kind }
      return kinds.isEmpty ? property : "\(property) → \(kinds.joined(separator: " + "))"
    }
  }

  /// Those that begin anywhere in a scene.
  private func segues(of element: InterfaceElement) -> [String] {
    let sources = element.isController ? [element] + element.contents : [element]
    return sources.flatMap(\.segues).map { segue in
      let identifier = segue.facts.identifier.map { " \"\($0)\"" } ?? ""
      let kind = segue.facts.relationship ?? segue.facts.kind
      let destination = segue.shownScene.map { " → \($0.className ?? $0.kind)" } ?? ""
      return "\(kind)\(identifier)\(destination)"
    }
  }
}
