import HIGLintEngine

/// A type's functions, and what each of them does in brief.
struct FunctionSection {
  /// How many steps of a function are told.
  private static let stepLimit = 6

  let type: ProjectType
  let page: IndexPage

  var text: String { page.section("Functions", type.functions.map(row)) }

  private func row(_ function: ProjectFunction) -> IndexPage.Row {
    let facts = function.facts
    let words = facts.attributes.map { "@\($0)" } + facts.modifiers + [facts.signature]
    let result = facts.returnType.map { " -> \($0.text)" } ?? ""
    let outline = CodeOutline(function.body, returns: facts.returnType != nil)
    return IndexPage.Row(
      text: words.joined(separator: " ") + result,
      note: page.place(facts.nameRange, in: function.file),
      details: [.init(items: page.bounded(outline.steps, most: Self.stepLimit), separator: ";")]
    )
  }
}
