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
    let header = type.places.first?.header
    let words = (header?.modifiers ?? []) + [type.kind.rawValue]
    let module = type.places.first?.module.map { ", module \($0)" } ?? ""
    return words.joined(separator: " ") + module + (type.graphModule == nil ? "" : ", from its symbol graph")
  }

  private func row(_ place: TypePlace) -> IndexPage.Row {
    let header = place.header
    let attributes = header.attributes.map { "@\($0) " }.joined()
    let clause = header.inherited.isEmpty ? "" : ": \(header.inherited.map(\.text).joined(separator: ", "))"
    let note: String
    if let file = place.file {
      note = page.place(header.nameRange, in: file)
    } else {
      note = "\(place.module ?? "another module"), symbol graph"
    }
    return IndexPage.Row(text: "\(attributes)\(header.kind.rawValue)\(clause)\(generics(header))", note: note)
  }

  /// `<Item: Row>` and what `where` asks: a header holds both in one list.
  private func generics(_ header: TypeHeader) -> String {
    guard !header.generics.isEmpty else { return "" }
    return " where \(header.generics.map { "\($0.name): \($0.constraint?.text ?? "any type")" }.joined(separator: ", "))"
  }
}
