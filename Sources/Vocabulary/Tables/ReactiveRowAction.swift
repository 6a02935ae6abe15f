extension ProjectType {
  /// The closures that RxSwift runs when a row of a table is chosen: `table.rx.itemSelected.subscribe(onNext: { … })`.
  ///
  /// A choice that is bound to something else is that one's matter, and isn't among these.
  package var reactiveRowActions: [RowAction] {
    code(mentioning: ["itemSelected", "modelSelected"]).flatMap { code -> [RowAction] in
      let scope = code.scope
      var found: [RowAction] = []
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression), let choice = expression.viewChain.choice,
          scope.isKind(choice.list, of: "UITableView"), let action = expression.viewChain.reaction(to: choice)
        else { return }
        found.append(RowAction(type: self, function: ProjectFunction(facts: action, file: code.file, type: self)))
      }
      return found
    }
  }
}

extension ProjectType {
  /// Whether RxSwift tells somebody of the choice of a row who does more than to take its highlight back.
  package var actsOnReactiveChoices: Bool { !reactiveChoices(in: "UITableView").isEmpty }

  /// Where RxSwift tells somebody of the choice of a row or item who does more than to take its highlight back.
  ///
  /// - Parameter kind: the framework's class of the list.
  package func reactiveChoices(in kind: String) -> [(range: ByteRange, file: Int)] {
    code(mentioning: ["itemSelected", "modelSelected"]).flatMap { code in
      let scope = code.scope
      var found: [(ByteRange, Int)] = []
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression), let choice = expression.viewChain.choice else { return }
        let isHandedOn = around.parent?.call.map { $0.callee.range != expression.range } ?? false
        guard scope.isKind(choice.list, of: kind), isHandedOn || expression.viewChain.doesMoreThanDeselect else { return }
        found.append((choice.range, code.file))
      }
      return found
    }
  }
}

/// What tells that a row or item was chosen.
private struct ReactiveChoice {
  let list: Expression
  let name: String
  let range: ByteRange
}

extension ViewChain {
  /// What a chain of reactive operators begins with, if it is the choice of a row or item.
  fileprivate var choice: ReactiveChoice? {
    if let first = modifiers.first, first.name == "modelSelected", root.lastName == "rx", let list = root.base {
      return ReactiveChoice(list: list, name: first.name, range: first.call.nameRange)
    }
    guard case .member(let reactive?, "itemSelected") = root.kind, reactive.lastName == "rx", let list = reactive.base else {
      return nil
    }
    let length = UInt32("itemSelected".utf8.count)
    let range = ByteRange(start: root.range.end - length, end: root.range.end)
    return ReactiveChoice(list: list, name: "itemSelected", range: range)
  }

  /// Whether it hands the choice on, or does anything with it but to deselect the row.
  fileprivate var doesMoreThanDeselect: Bool {
    modifiers.contains { modifier in
      guard ["subscribe", "bind", "drive", "emit"].contains(modifier.name) else { return false }
      let call = modifier.call
      return call.closures.isEmpty || call.closures.flatMap(\.body).containsExpression { expression in
        if case .assignment = expression.kind { return true }
        return expression.call?.name.map { !["deselectItem", "deselectRow"].contains($0) } ?? false
      }
    }
  }

  /// All that its operators' closures do, as the function that they make together; nil where any hands the choice on.
  fileprivate func reaction(to choice: ReactiveChoice) -> FunctionFacts? {
    let ends = modifiers.filter { ["subscribe", "bind", "drive", "emit"].contains($0.name) }
    let closures = modifiers.flatMap(\.call.closures)
    guard let end = ends.last, ends.count == 1, let last = end.call.closures.first,
      end.call.arguments.allSatisfy({ $0.value.closure != nil || $0.label == "with" })
    else { return nil }
    return FunctionFacts(
      name: choice.name,
      nameRange: choice.range,
      parameters: last.parameters.map { FunctionFacts.Parameter(label: nil, name: $0, type: TypeName(""), defaultValue: nil) },
      returnType: nil,
      modifiers: [],
      attributes: [],
      generics: [],
      code: .read(closures.flatMap(\.body))
    )
  }
}
