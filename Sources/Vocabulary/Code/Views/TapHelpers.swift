// Methods by which projects make views tappable: `view.addTap(target: self, action: #selector(open))`.
extension Project {
  /// The names of methods that the project gives to all views, and that add a tap recognizer with an action they are handed.
  package var tapHelpers: Set<String> {
    lastingAnswer(Answers.Question(kind: .tapHelpers, subject: 0)) {
      let code = ["UIView", "UILabel", "UIImageView", "UIStackView"].compactMap { frameworkType($0) }.flatMap {
        $0.code(mentioning: ["UITapGestureRecognizer"])
      }
      return Set(code.filter(\.addsTapToSelf).compactMap { $0.function?.name })
    }
  }
}

extension ProjectCode {
  /// Whether the code adds a tap recognizer to its own view, whose action is a parameter of its.
  fileprivate var addsTapToSelf: Bool {
    guard let function, !function.isStatic, function.parameters.contains(where: { $0.type.base.hasPrefix("Selector") }) else {
      return false
    }
    return body.containsExpression { expression in
      guard let call = expression.call, call.callee.ownName == "addGestureRecognizer", let recognizer = call.arguments.first?.value
      else { return false }
      return scope.type(of: recognizer)?.base == "UITapGestureRecognizer"
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var tapHelpers: Self { Self(TapHelpers.self) }

  private enum TapHelpers {}
}
