import HIGLintEngine

extension Project {
  /// A project of files given as path and text.
  convenience init(sources: KeyValuePairs<String, String>) {
    self.init(sources.map { Lowered.facts($0.value, path: $0.key) })
  }

  /// A project of one file.
  convenience init(_ source: String) {
    self.init(sources: ["Sample.swift": source])
  }

  /// What stands in the parentheses of the project's only call of `probe`, and the scope to read it in.
  var probe: (value: Expression, scope: CodeScope)? {
    for code in types.flatMap(\.code) + freeCode {
      var found: Expression?
      code.body.forEachExpression { expression, _ in
        if let call = expression.call, call.name == "probe" { found = call.arguments.first?.value }
      }
      if let found { return (found, code.scope) }
    }
    return nil
  }

  private var freeCode: [ProjectCode] {
    files.indices.flatMap { index in
      facts(of: index).functions.map { ProjectCode(ProjectFunction(facts: $0, file: index, type: nil), in: self) }
    }
  }
}
