// Properties whose view a function builds for them alone: `lazy var title = Self.createTitle()`.
extension ProjectType {
  /// Which property's view each such function of the type's own builds, by their names.
  fileprivate var builtProperties: [String: String] {
    project.lastingAnswer(Answers.Question(kind: .builtProperties, subject: index)) {
      var found: [String: [String]] = [:]
      for property in properties {
        if let builder = property.facts.initialValue.flatMap(builder) { found[builder, default: []].append(property.facts.name) }
      }
      return found.filter { builder, built in built.count == 1 && isAskedOnce(builder) }.compactMapValues(\.first)
    }
  }

  /// The name of the type's own function that a call without arguments is of: `createTitle()`, `Self.createTitle()`.
  private func builder(_ value: Expression) -> String? {
    guard let call = value.call, call.arguments.isEmpty, let name = call.name,
      call.callee.ownName == name || call.callee.base?.lastName.map({ $0 == "Self" || $0 == lastName }) ?? false
    else { return nil }
    return name
  }

  private func isAskedOnce(_ builder: String) -> Bool {
    guard let function = ownFunctions(builder).first, ownFunctions(builder).count == 1, function.facts.parameters.isEmpty else { return false }
    var uses = 0
    for code in code(mentioning: [builder]) {
      code.body.forEachExpression { expression, _ in
        if expression.call == nil, expression.lastName == builder { uses += 1 }
      }
    }
    return uses == 1
  }

  /// The code of the function that builds a property's view for it alone.
  package func builder(ofProperty name: String) -> ProjectCode? {
    guard let builder = builtProperties.first(where: { $0.value == name })?.key else { return nil }
    return ownFunctions(builder).first.map { ProjectCode($0, in: project) }
  }

  /// The code that may speak of some of the type's views by their names, that of functions which build one alone included.
  package func code(ofViews names: [String]) -> [ProjectCode] {
    let code = code(mentioning: names)
    let builders = Set(names).sorted().compactMap(builder)
    return code + builders.filter { builder in !code.contains { $0.isSame(as: builder) } }
  }
}

extension ProjectCode {
  /// The property whose view the code builds and returns, if it is for that alone.
  var builtProperty: String? {
    guard let type, let function, function.parameters.isEmpty, function.returnType != nil else { return nil }
    return type.builtProperties[function.name]
  }
}

extension Answers.Question.Kind {
  fileprivate static var builtProperties: Self { Self(BuiltProperties.self) }

  private enum BuiltProperties {}
}
