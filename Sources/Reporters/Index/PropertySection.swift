import HIGLintEngine

/// A type's properties, with what is known of their types and values, and the cases of an enumeration.
struct PropertySection {
  let type: ProjectType
  let page: IndexPage

  var text: String {
    page.section("Properties", type.properties.map(row)) + page.section("Cases", cases)
  }

  private func row(_ property: ProjectVariable) -> IndexPage.Row {
    let facts = property.facts
    let words = facts.attributes.map { "@\($0)" } + facts.modifiers + [facts.isConstant ? "let" : "var", facts.name]
    let text = words.joined(separator: " ") + knownType(of: property) + value(of: property)
    return IndexPage.Row(text: text, note: page.place(facts.nameRange, in: property.file))
  }

  private func knownType(of property: ProjectVariable) -> String {
    if let declared = property.facts.type { return ": \(declared.text)" }
    let scope = CodeScope(property, in: type.project)
    if let inferred = scope.type(of: property) { return ": \(inferred.text) (inferred)" }
    // A number or a text speaks for itself.
    let isKnown = property.facts.initialValue.flatMap(scope.constantText) != nil
    return isKnown ? "" : ": ? (not known)"
  }

  private func value(of property: ProjectVariable) -> String {
    let isComputed = property.facts.isComputed
    let accessors = isComputed ? " { computed }" : property.facts.observers.isEmpty ? "" : " { observed }"
    guard let initial = property.facts.initialValue else { return accessors }
    let scope = CodeScope(property, in: type.project)
    return " = \(scope.constantText(initial) ?? initial.brief)\(accessors)"
  }

  private var cases: [IndexPage.Row] {
    type.cases.map { IndexPage.Row(text: $0.name + ($0.rawValue.map { " = \($0.brief)" } ?? "")) }
  }
}

extension CodeScope {
  /// The value that an expression is known to have, followed through constants; nil where it isn't known.
  fileprivate func constantText(_ expression: Expression) -> String? {
    if let number = number(expression) { return OptionValue.text(of: number) }
    if let text = text(expression) { return "\"\(text)\"" }
    if let truth = truth(expression) { return truth ? "true" : "false" }
    return caseName(expression).map { ".\($0)" }
  }
}
