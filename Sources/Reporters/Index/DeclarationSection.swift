import HIGLintEngine

/// What a type is, and what declares and extends it.
struct DeclarationSection {
  let type: ProjectType
  let page: IndexPage

  var text: String {
    "\(page.paint.bold(type.name))  \(summary)\n" + page.text(of: type.places.map(row))
  }

  private var summary: String {
    guard type.isDeclared else { return "declared in another module, extended here" }
    let facts = type.places.first?.facts
    let words = (facts?.modifiers ?? []) + [type.kind.rawValue]
    let module = type.places.first?.module.map { ", module \($0)" } ?? ""
    return words.joined(separator: " ") + module + (type.graphModule == nil ? "" : ", from its symbol graph")
  }

  private func row(_ place: TypePlace) -> IndexPage.Row {
    let facts = place.facts
    let attributes = facts.attributes.map { "@\($0) " }.joined()
    let clause = facts.inherited.isEmpty ? "" : ": \(facts.inherited.map(\.text).joined(separator: ", "))"
    let note: String
    if let file = place.file {
      note = page.place(facts.nameRange, in: file)
    } else {
      note = "\(place.module ?? "another module"), symbol graph"
    }
    return IndexPage.Row(text: "\(attributes)\(facts.kind.rawValue)\(clause)\(generics(facts))", note: note)
  }

  /// `<Item: Row>` and what `where` asks: facts hold both in one list.
  private func generics(_ facts: TypeFacts) -> String {
    guard !facts.generics.isEmpty else { return "" }
    return " where \(facts.generics.map { "\($0.name): \($0.constraint?.text ?? "any type")" }.joined(separator: ", "))"
  }
}
