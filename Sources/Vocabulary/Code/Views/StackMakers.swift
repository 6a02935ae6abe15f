// Functions of the project's own that put the views they are given into a stack, and hand that back:
// `makeRow(title, button, spacing: 8)`.
extension Project {
  /// For each name of such functions, by which labels they are given the views: none is an empty one.
  package var stackMakers: [String: Set<String>] {
    lastingAnswer(Answers.Question(kind: .stackMakers, subject: 0)) {
      var labels: [String: Set<String>] = [:]
      for code in code(mentioning: ["arrangedSubviews"]) {
        if let function = code.function, let label = code.labelOfViewsStacked { labels[function.name, default: []].insert(label) }
      }
      return labels.filter { name, _ in code(ofFunctionsNamed: name).allSatisfy { $0.labelOfViewsStacked != nil } }
    }
  }

  /// The views that a call has such a function put into a stack; nil where it calls another.
  package func viewsStacked(by call: Call) -> [Expression]? {
    guard let name = call.name, let labels = stackMakers[name] else { return nil }
    let given = call.arguments[..<call.parenthesized]
    guard let first = given.firstIndex(where: { labels.contains($0.label ?? "") }) else { return [] }
    // What has no label after the first belongs to it.
    let values = [given[first]] + given[(first + 1)...].prefix { $0.label == nil }
    return values.flatMap { argument in
      if case .array(let views) = argument.value.kind { views } else { [argument.value] }
    }
  }
}

extension ProjectCode {
  /// The label of the parameter whose views a function puts into a stack that it gives back.
  fileprivate var labelOfViewsStacked: String? {
    guard let function, body.returnedValues.count == 1, case .name(let result) = body.returnedValues[0].kind,
      let made = body.declaredVariables.first(where: { $0.name == result })?.initialValue,
      made.constructedType?.base == "UIStackView", let views = made.call?.argument("arrangedSubviews")?.ownName,
      let parameter = function.parameters.first(where: { $0.name == views })
    else { return nil }
    // What it does to the views beside isn't followed, nor what it adds to them.
    var mentions = 0
    body.forEachExpression { expression, _ in
      if expression.kind == .name(views) || expression.call?.name?.hasSuffix("ArrangedSubview") ?? false { mentions += 1 }
    }
    return mentions == 1 ? parameter.label ?? "" : nil
  }
}

extension Answers.Question.Kind {
  fileprivate static var stackMakers: Self { Self(StackMakerFunctions.self) }

  private enum StackMakerFunctions {}
}
