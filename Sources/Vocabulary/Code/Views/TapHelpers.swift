// Functions by which projects make views tappable: `view.addTap(target: self, action: #selector(open))`,
// `allowTap(on: view, action: #selector(open))`.
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
  /// Whether a call is one of a function of the project's that adds a tap recognizer to a view, an argument of the call, with
  /// an action that it is handed, too.
  package func addsTap(_ call: Call, to view: Expression) -> Bool {
    guard let name = call.name, let argument = call.arguments.first(where: { $0.value.range == view.range }),
      call.arguments.contains(where: { $0.value.handledName != nil })
    else { return false }
    return tapFunctions[name]?.contains(argument.label ?? "_") ?? false
  }

  /// For each name of such functions, by which labels they are handed the view.
  package var tapFunctions: [String: Set<String>] {
    lastingAnswer(Answers.Question(kind: .tapFunctions, subject: 0)) {
      code(mentioning: ["UITapGestureRecognizer"]).reduce(into: [:]) { found, code in
        guard let function = code.function, let label = code.labelOfTappedView else { return }
        found[function.name, default: []].insert(label)
      }
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
    guard function?.isStatic == false, isHandedSelector else { return false }
    return body.containsExpression { $0.call?.callee.ownName == "addGestureRecognizer" && addsTap($0) }
  }

  /// By which label it is handed a view to which it adds such a recognizer.
  fileprivate var labelOfTappedView: String? {
    guard let function, isHandedSelector else { return nil }
    let tapped = function.parameters.first { parameter in
      body.containsExpression { expression in
        guard let call = expression.call, call.name == "addGestureRecognizer" else { return false }
        return call.callee.base?.ownName == parameter.name && addsTap(expression)
      }
    }
    return tapped.map { $0.label ?? "_" }
  }

  private var isHandedSelector: Bool { function?.parameters.contains { $0.type.base.hasPrefix("Selector") } ?? false }

  private func addsTap(_ expression: Expression) -> Bool {
    expression.call?.arguments.first.flatMap { scope.type(of: $0.value) }?.base == "UITapGestureRecognizer"
  }
}

extension Answers.Question.Kind {
  fileprivate static var tapHelpers: Self { Self(TapHelpers.self) }
  fileprivate static var tapFunctions: Self { Self(TapFunctions.self) }
  fileprivate static var tapStreams: Self { Self(TapStreams.self) }

  private enum TapHelpers {}
  private enum TapFunctions {}
  private enum TapStreams {}
}
