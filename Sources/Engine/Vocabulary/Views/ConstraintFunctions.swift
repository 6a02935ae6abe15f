/// Sizes that a project gives its views through functions of its own, such as `button.setWidth(20)`.
extension CodeScope {
  /// What a call of a function that the project adds to all views makes of its arguments: `equalToConstant` constraints
  /// of the view's own anchors.
  func sizesByOwnFunction(_ call: Call) -> [(size: ViewSizing.Size, value: Expression)] {
    guard !call.arguments.isEmpty, let name = call.name, project.sizingFunctions.contains(name),
      let views = project.type(named: "UIView")
    else { return [] }
    let functions = views.ownFunctions(name).filter { call.fits($0.facts) }
    guard functions.count == 1, let function = functions.first, isRequired(call, function.facts) else { return [] }
    let given = call.given(function.facts)
    var found: [(ViewSizing.Size, Expression)] = []
    function.body.forEachExpression { expression, _ in
      guard let constraint = expression.call, let argument = constraint.argument("equalToConstant"),
        let path = constraint.callee.path?.drop(while: { $0 == "self" }), path.last == "constraint", path.count == 2,
        let anchor = path.first, let parameter = argument.path?.first, let value = given[parameter]
      else { return }
      let length: Double?
      switch argument.path?.dropFirst().first {
      case nil: length = self.length(value)
      case "width": length = size(value).width
      case "height": length = size(value).height
      default: return
      }
      switch anchor {
      case "widthAnchor": found.append(((length, nil), value))
      case "heightAnchor": found.append(((nil, length), value))
      default: break
      }
    }
    return found
  }

  /// Whether the constraints surely hold: nothing gives them a priority but a parameter that is left at `.required`.
  private func isRequired(_ call: Call, _ function: FunctionFacts) -> Bool {
    let parameters = function.parameters.filter { $0.name.lowercased().contains("priority") }
    guard parameters.allSatisfy({ $0.defaultValue?.lastName == "required" && call.argument($0.label) == nil })
    else { return false }
    return !(function.body ?? []).containsExpression { expression in
      switch expression.kind {
      case .assignment(let target, _, let value) where target.lastName == "priority":
        return !parameters.contains { value.kind == .name($0.name) }
      case .call(let inner): return inner.name?.lowercased().contains("priority") ?? false
      default: return false
      }
    }
  }
}

extension Project {
  /// The names of the functions that the project adds to all views and that may constrain their sizes.
  var sizingFunctions: Set<String> {
    lastingAnswer(Answers.Question(kind: .sizingFunctions, subject: 0)) {
      Set((type(named: "UIView")?.code(mentioning: ["equalToConstant"]) ?? []).compactMap(\.function?.name))
    }
  }
}

extension Call {
  /// The values of a function's parameters, by their names within it; those that are left out have none.
  fileprivate func given(_ function: FunctionFacts) -> [String: Expression] {
    var rest = function.parameters[...]
    var found: [String: Expression] = [:]
    for argument in arguments {
      guard let index = rest.firstIndex(where: { $0.label == argument.label }) else { continue }
      found[rest[index].name] = argument.value
      rest = rest[(index + 1)...]
    }
    return found
  }
}
