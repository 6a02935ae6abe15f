// Sizes that a project gives its views through functions of its own: `button.setWidth(20)`, `Layout.center(button, side: 20)`.
extension CodeScope {
  /// A size that a function gives a view: what it was called with that says how long, or where the function says so itself.
  typealias GivenSize = (size: ViewSizing.Size, value: Expression?, origin: TouchTarget.Evidence?)

  /// What a call of a function that the project adds to views, or to their anchors, makes of its arguments.
  ///
  /// - Parameter anchor: `heightAnchor`, where that is what the function is asked of.
  func sizesByOwnFunction(_ call: Call, of anchor: String? = nil) -> [GivenSize] {
    guard !call.arguments.isEmpty, let name = call.name, project.sizingFunctions.contains(name) else { return [] }
    let extended = anchor == nil ? SizingFunction.views : SizingFunction.anchors
    let functions = extended.compactMap { project.frameworkType($0) }.flatMap { $0.ownFunctions(name) }
    guard let function = functions.only(fitting: call) else { return [] }
    return SizingFunction(function, project, subject: anchor.map { ["self", $0] } ?? ["self"]).sizes(call, in: self)
  }

  /// What a function of the project's makes of a view that it is handed.
  ///
  /// - Parameter position: the view's among the arguments.
  func sizesByOwnFunction(_ call: Call, handed position: Int) -> [GivenSize] {
    guard let name = call.name, project.sizingFunctions.contains(name), let function = calledFunction(call) else { return [] }
    let handed = call.arguments[position].value.range
    let parameters = call.pairs(function.facts)
    guard let view = parameters.first(where: { $0.1?.range == handed })?.0.name else { return [] }
    return SizingFunction(function, project, subject: [view]).sizes(call, in: self)
  }

  /// What a function of the project's makes of a visual format and the views that it is handed, which the format calls `v0`,
  /// `v1` and so on: `bar.addConstraints(format: "H:|-8-[v0(30)]", views: button)`.
  ///
  /// - Parameter position: the view's among the arguments.
  func sizeByOwnFormat(_ call: Call, handed position: Int) -> ViewSizing.Size? {
    guard call.arguments.count > 1, let function = calledFunction(call), let views = function.facts.parameters.last,
      views.type.text.hasSuffix("..."), let first = call.arguments.firstIndex(where: { $0.label == views.label }), position >= first
    else { return nil }
    let format = call.pairs(function.facts).first { parameter, _ in
      function.body.containsExpression { $0.call?.argument("withVisualFormat")?.kind == .name(parameter.name) }
    }
    guard let text = format?.1.flatMap({ visualFormat($0) }), function.body.numbersNames else { return nil }
    return VisualFormat.size(of: "v\(position - first)", in: text) { _ in nil }
  }
}

/// A function of the project's that sizes a view.
private struct SizingFunction {
  let function: ProjectFunction
  let project: Project
  /// What names the view, or its anchor, in the function.
  let subject: [String]

  init(_ function: ProjectFunction, _ project: Project, subject: [String]) {
    self.function = function
    self.project = project
    self.subject = subject
  }

  /// The types to which projects add functions that size views.
  static let views = ["UIView", "UIControl", "UIButton", "UIResponder", "NSObject"]
  static let anchors = ["NSLayoutDimension", "NSLayoutAnchor"]

  func sizes(_ call: Call, in scope: CodeScope) -> [CodeScope.GivenSize] {
    guard isRequired(call) else { return [] }
    let given = call.pairs(function.facts).reduce(into: [:]) { $0[$1.0.name] = $1.1 }
    let inner = CodeScope(function, in: project)
    var found: [CodeScope.GivenSize] = []
    function.body.forEachExpression { expression, around in
      guard let (dimension, value) = length(expression, inner) else { return }
      guard let parameter = value.path?.first, let argument = given[parameter] else {
        // A view that is handed over is given the same by every call.
        guard given[subject[0]] != nil, around.depend(on: subject[0]), let size = size(dimension, nil, value, inner) else { return }
        return found.append((size, nil, TouchTarget.Evidence(kind: .length, range: value.range, file: inner.file)))
      }
      guard around.depend(on: parameter) else { return }
      let part = value.path?.dropFirst().first
      guard let size = size(dimension, part, argument, scope) else { return }
      // Zero is said for none by who looks at it first.
      if size.width ?? size.height == 0, around.contains(where: \.isArm) { return }
      found.append((size, argument, nil))
    }
    return found
  }

  /// What the function gives one of the view's dimensions.
  private func length(_ expression: Expression, _ scope: CodeScope) -> (dimension: String, value: Expression)? {
    switch expression.kind {
    case .call(let call):
      guard let value = call.argument("equalToConstant") ?? call.argument("lessThanOrEqualToConstant"),
        let path = call.callee.path, path.last == "constraint", let anchor = anchor(path.dropLast())
      else { return nil }
      return (anchor, value)
    case .assignment(let target, "=", let value):
      guard let path = target.path.flatMap(ownPath), ["frame", "bounds"].contains(path.first) else { return nil }
      switch path.dropFirst() {
      case ["size", "width"]: return ("widthAnchor", value)
      case ["size", "height"]: return ("heightAnchor", value)
      default: return nil
      }
    default: return nil
    }
  }

  private func anchor(_ path: ArraySlice<String>) -> String? {
    // In an extension of anchors the anchor itself is asked.
    if subject.count == 2 { return path.isEmpty || path == ["self"] ? subject[1] : nil }
    guard let own = ownPath(Array(path)), own.count == 1 else { return nil }
    return own.first
  }

  /// The names that follow the view's.
  private func ownPath(_ path: [String]) -> [String]? {
    if path.first == subject.first { return Array(path.dropFirst()) }
    return subject == ["self"] ? path : nil
  }

  private func size(_ anchor: String, _ part: String?, _ value: Expression, _ scope: CodeScope) -> ViewSizing.Size? {
    let length: Double?
    switch part {
    case nil: length = scope.length(value)
    case "width": length = scope.size(value).width
    case "height": length = scope.size(value).height
    default: return nil
    }
    switch anchor {
    case "widthAnchor": return (length, nil)
    case "heightAnchor": return (nil, length)
    default: return nil
    }
  }

  /// Whether the constraints surely hold: nothing gives them a priority but a parameter that is left at `.required`.
  private func isRequired(_ call: Call) -> Bool {
    let parameters = function.facts.parameters.filter { $0.name.lowercased().contains("priority") }
    guard parameters.allSatisfy({ $0.defaultValue?.lastName == "required" && call.argument($0.label) == nil })
    else { return false }
    return !function.body.containsExpression { expression in
      switch expression.kind {
      case .assignment(let target, _, let value) where target.lastName == "priority":
        return !parameters.contains { value.kind == .name($0.name) }
      case .call(let inner): return inner.name?.lowercased().contains("priority") ?? false
      default: return false
      }
    }
  }
}

extension Array where Element == Statement {
  /// Whether it makes names of numbers: `"v\(index)"`.
  fileprivate var numbersNames: Bool {
    containsExpression { if case .interpolation(let parts) = $0.kind { parts.count == 1 } else { false } }
  }
}

extension Array where Element == Enclosure {
  /// Whether nothing but a parameter decides whether the code runs.
  fileprivate func depend(on parameter: String) -> Bool {
    allSatisfy { enclosure in
      guard case .arm(let branch, _) = enclosure else { return true }
      return branch.arms.flatMap(\.conditions).contains { condition in
        [condition.pattern, condition.value].contains { part in
          part?.containsExpression { $0.kind == .name(parameter) } ?? false
        }
      }
    }
  }
}

extension Project {
  /// The names of the project's functions that may size views by what they are given.
  var sizingFunctions: Set<String> {
    lastingAnswer(Answers.Question(kind: .sizingFunctions, subject: 0)) {
      var names: Set<String> = []
      // One piece after the other: together they may be a large part of the project.
      for code in code(mentioning: ["equalToConstant", "withVisualFormat"]) {
        if let function = code.function, !function.parameters.isEmpty, code.sizesByParameter { names.insert(function.name) }
      }
      let views = (frameworkType("UIView")?.code(mentioning: ["frame"]) ?? []).filter { !($0.function?.parameters.isEmpty ?? true) }
      return names.union(views.compactMap(\.function?.name)).subtracting(["init"])
    }
  }
}

extension ProjectCode {
  /// Whether the length of a constraint, or the format that says it, is what the function was given, or the view is.
  fileprivate var sizesByParameter: Bool {
    let parameters = Set((function?.parameters ?? []).map(\.name))
    return body.containsExpression { expression in
      guard let call = expression.call, let value = call.argument("equalToConstant") ?? call.argument("withVisualFormat") else { return false }
      return [value, call.callee].contains { $0.path?.first.map(parameters.contains) ?? false }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var sizingFunctions: Self { Self(SizingFunctions.self) }

  private enum SizingFunctions {}
}
