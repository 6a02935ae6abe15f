/// What may run because a piece of code does, one step further.
struct NextSteps {
  var functions: [Reach.Step] = []
  /// The properties of the type that it reads or sets.
  var properties: [ProjectVariable] = []
}

extension ProjectCode {
  /// What may run next if the code runs as an object's of that type.
  ///
  /// Many methods lead to the same ones, so it is found out once.
  func next(as type: ProjectType) -> NextSteps {
    guard let start = body.first?.range.start else { return NextSteps() }
    let declaration = function?.nameRange.start ?? property?.nameRange.start ?? 0
    let question = Answers.Question(kind: .steps, subject: type.index, file: file, place: declaration, code: start)
    return type.project.lastingAnswer(question) { NoteOfSteps(findNext(as: type)) }.steps(in: type.project)
  }

  private func findNext(as type: ProjectType) -> NextSteps {
    let scope = scope
    var next = NextSteps()
    body.forEachExpression { expression, around in
      switch expression.kind {
      case .call(let call): next.functions += call.run(scope, in: type)
      case .name, .member:
        if case .call(let call)? = around.parent?.kind, call.callee.range == expression.range { return }
        guard let name = expression.ownName(in: type), !scope.isBoundHere(expression) else { return }
        if let property = type.property(name) {
          next.properties.append(property)
        } else {
          next.functions += type.reachable(name).map { ($0, type) }
        }
      case .selector(let name): next.functions += type.reachable(name).map { ($0, type) }
      default: break
      }
    }
    return next
  }
}

extension Call {
  /// The functions that it may run.
  fileprivate func run(_ scope: CodeScope, in type: ProjectType) -> [Reach.Step] {
    let isSuper = callee.base?.kind == .name("super")
    let receiver = callee.ownName(in: type) == nil ? callee.base.flatMap { scope.object($0) } : type
    guard let receiver, let name else { return [] }
    let candidates = receiver.reachable(name).filter { !isSuper || $0.type != scope.type }
    let fitting = candidates.filter { fits($0.facts) }
    return (fitting.isEmpty ? candidates : fitting).map { ($0, receiver) }
  }
}

extension Expression {
  /// The name of a member of the type itself: `name`, `self.name`, `super.name`, `Type.name`.
  fileprivate func ownName(in type: ProjectType) -> String? {
    if let name = ownName { return name }
    guard case .member(let base?, let name) = kind else { return nil }
    return base.kind == .name("super") || base.path?.joined(separator: ".") == type.name ? name : nil
  }
}

extension CodeScope {
  /// Whether a name is a parameter's or a local variable's, and so no member's: `tableView` in the methods of that name.
  fileprivate func isBoundHere(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression.kind else { return false }
    return local(name, before: expression.range) != nil || function?.parameters.contains { $0.name == name } ?? false
  }
}

/// Next steps as the project keeps them: a type by its index, since what the project keeps must not keep the project.
private struct NoteOfSteps {
  private let functions: [(facts: FunctionFacts, file: Int, owner: Int?, type: Int)]
  private let properties: [(facts: Variable, file: Int, owner: Int?)]

  init(_ steps: NextSteps) {
    functions = steps.functions.map { ($0.function.facts, $0.function.file, $0.function.type?.index, $0.type.index) }
    properties = steps.properties.map { ($0.facts, $0.file, $0.type?.index) }
  }

  func steps(in project: Project) -> NextSteps {
    func type(_ index: Int) -> ProjectType { ProjectType(project: project, index: index) }
    return NextSteps(
      functions: functions.map { step in
        (ProjectFunction(facts: step.facts, file: step.file, type: step.owner.map(type)), type(step.type))
      },
      properties: properties.map { ProjectVariable(facts: $0.facts, file: $0.file, type: $0.owner.map(type)) }
    )
  }
}
