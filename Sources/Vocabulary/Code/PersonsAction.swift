extension ProjectCode {
  /// Whether code here runs because somebody touched something: in the closure of a button, an action or a gesture, in
  /// a function that a control calls, or in the choice of a row.
  ///
  /// - Parameter around: what stands around the place in this code.
  public func answersPerson(_ around: [Enclosure]) -> Bool {
    let isInHandler = around.expressions.contains { expression in
      guard let call = expression.call, !call.closures.isEmpty else { return false }
      return PersonsActions.handlers.contains(expression.constructedType?.base ?? call.name ?? "") || call.isOfTaps
    }
    if isInHandler { return true }
    guard let function else { return false }
    return function.attributes.contains("IBAction") || function.isRowAction || isTarget(function)
  }

  /// Whether the type hands the function to a control, a bar button or a recogniser.
  private func isTarget(_ function: FunctionFacts) -> Bool {
    guard function.attributes.contains("objc"), let type else { return false }
    return type.code(mentioning: [function.name]).contains { code in
      code.body.containsExpression { expression in
        expression.call?.arguments.contains { argument in
          argument.value.kind == .selector(function.name) && PersonsActions.targetLabels.contains(argument.label)
        } ?? false
      }
    }
  }
}

extension Call {
  /// Whether it is handed a stream's events, which are taps: `button.rx.tap.subscribe(onNext: { … })`.
  fileprivate var isOfTaps: Bool {
    var receiver = callee.base
    while let inner = receiver {
      if inner.lastName == "tap", inner.base?.lastName == "rx" { return true }
      receiver = inner.call?.callee.base ?? inner.base
    }
    return false
  }
}

extension FunctionFacts {
  fileprivate var isRowAction: Bool {
    ["tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)"].contains(signature)
  }
}

private enum PersonsActions {
  static let handlers: Set<String> = [
    "UIAlertAction", "UIAction", "UIContextualAction", "Button", "onTapGesture", "onLongPressGesture", "addAction",
    "swipeActions",
    "refreshable", "onSubmit",
  ]

  /// `addTarget(self, action: …)`, `UITapGestureRecognizer(target: self, action: …)`
  static let targetLabels: Set<String?> = ["action"]
}
