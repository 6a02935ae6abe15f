/// What may run because a piece of code does, one step further.
struct NextSteps {
  var calls: [NextCall] = []
  /// The properties of the type that it reads or sets.
  var properties: [ProjectVariable] = []
}

/// A call of something that may be a function of the project's: which one it is, is found out when somebody asks, since
/// that may take another file to be read.
package struct NextCall {
  /// The type as whose methods they run.
  package let receiver: ProjectType
  let name: String
  /// Nil for a function that is only named.
  let call: Call?
  /// Where the name ends.
  let file: Int
  let place: UInt32
  /// The type whose own functions aren't meant: the one that says `super`.
  let besides: ProjectType?

  /// The functions that it may run.
  package var functions: [ProjectFunction] {
    let project = receiver.project
    let question = Answers.Question(kind: .called, subject: receiver.index, file: file, place: place)
    return project.lastingAnswer(question) { found.map { (facts: $0.facts, file: $0.file, owner: $0.type?.index) } }.map {
      ProjectFunction(facts: $0.facts, file: $0.file, type: $0.owner.map { ProjectType(project: project, index: $0) })
    }
  }

  private var found: [ProjectFunction] {
    let candidates = receiver.reachable(name).filter { besides == nil || $0.type != besides }
    guard let call else { return candidates }
    let fitting = candidates.filter { call.fits($0.facts) }
    return fitting.isEmpty ? candidates : fitting
  }
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
    func add(_ name: String, at expression: Expression) {
      let place = expression.range.end
      next.calls.append(NextCall(receiver: type, name: name, call: nil, file: file, place: place, besides: nil))
    }
    body.forEachExpression { expression, around in
      switch expression.kind {
      case .call(let call): call.next(scope, in: type).map { next.calls.append($0) }
      case .name, .member:
        if case .call(let call)? = around.parent?.kind, call.callee.range == expression.range { return }
        guard let name = expression.ownName(in: type), !scope.isBoundHere(expression) else { return }
        if let property = type.property(name) {
          next.properties.append(property)
        } else if !around.isObject(expression), FrameworkProperties.type(of: name) == nil {
          add(name, at: expression)
        }
      case .selector(let name): add(name, at: expression)
      default: break
      }
    }
    return next
  }
}

extension Call {
  /// - Parameter type: the one as whose method the code runs.
  /// - Returns: nil for a call of nothing that the project declares.
  package func next(_ scope: CodeScope, in type: ProjectType) -> NextCall? {
    let isSuper = callee.base?.kind == .name("super")
    let receiver = callee.ownName(in: type) == nil ? callee.base.flatMap { scope.object($0) } : type
    guard let receiver, let name else { return nil }
    let besides = isSuper ? scope.type : nil
    return NextCall(receiver: receiver, name: name, call: self, file: scope.file, place: nameRange.end, besides: besides)
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

extension Array where Element == Enclosure {
  /// Whether a member is asked of an expression, which functions have none of.
  fileprivate func isObject(_ expression: Expression) -> Bool {
    guard case .member(let base?, _)? = parent?.kind else { return false }
    return base.range == expression.range
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
  private let calls: [(receiver: Int, name: String, call: Call?, file: Int, place: UInt32, besides: Int?)]
  private let properties: [(facts: Variable, file: Int, owner: Int?)]

  init(_ steps: NextSteps) {
    calls = steps.calls.map { ($0.receiver.index, $0.name, $0.call, $0.file, $0.place, $0.besides?.index) }
    properties = steps.properties.map { ($0.facts, $0.file, $0.type?.index) }
  }

  func steps(in project: Project) -> NextSteps {
    func type(_ index: Int) -> ProjectType { ProjectType(project: project, index: index) }
    return NextSteps(
      calls: calls.map { step in
        NextCall(
          receiver: type(step.receiver), name: step.name, call: step.call, file: step.file, place: step.place,
          besides: step.besides.map(type)
        )
      },
      properties: properties.map { ProjectVariable(facts: $0.facts, file: $0.file, type: $0.owner.map(type)) }
    )
  }
}

extension Answers.Question.Kind {
  fileprivate static var called: Self { Self(Called.self) }
  fileprivate static var steps: Self { Self(Steps.self) }

  private enum Called {}
  private enum Steps {}
}
