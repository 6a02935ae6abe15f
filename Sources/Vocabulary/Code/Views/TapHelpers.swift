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

extension Project {
  /// The names of methods that the project gives to all views, and that hand out a stream of the taps on them:
  /// `view.tapGesture().sink { … }`.
  package var tapStreams: Set<String> {
    lastingAnswer(Answers.Question(kind: .tapStreams, subject: 0)) {
      let functions = frameworkType("UIView")?.functions.map(\.facts) ?? []
      return Set(functions.filter { $0.handsOutStream && !Set(NameWords.of($0.name)).isDisjoint(with: ["gesture", "tap", "tapped"]) }.map(\.name))
    }
  }
}

extension FunctionFacts {
  /// Whether it returns what others subscribe to.
  fileprivate var handsOutStream: Bool {
    guard let result = returnType?.text else { return false }
    return ["ControlEvent", "Driver", "Observable", "Publisher", "Signal"].contains { result.contains($0) }
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
  fileprivate static var tapStreams: Self { Self(TapStreams.self) }

  private enum TapHelpers {}
  private enum TapStreams {}
}
