/// The code that runs, or may run, because a function or a closure does: its own, its closures', and that of the
/// functions and computed properties that it calls, to any depth, of the same type, its ancestors and descendants, and
/// of objects whose type the project declares.
///
/// It is followed no further than asked: whoever looks for something that stands near needn't read half of an app.
public final class Reach {
  /// The type that it begins in, with those that it inherits from and that inherit from it.
  package let family: Set<ProjectType>
  /// Whether other objects' methods are left out.
  private let staysInFamily: Bool
  private var found: [ProjectCode]
  /// The last code found, while it isn't known yet what it leads to.
  private var last: (code: ProjectCode, type: ProjectType)?
  private var pending: [Step]
  private var seen: Set<Place> = []

  private struct Place: Hashable {
    let file: Int
    let range: ByteRange
  }

  private enum Step {
    case call(NextCall)
    /// A function, and the type as whose method it runs.
    case function(ProjectFunction, ProjectType)
  }

  package init(from function: ProjectFunction, of type: ProjectType, inFamily staysInFamily: Bool = false) {
    family = Set(type.family)
    self.staysInFamily = staysInFamily
    found = []
    pending = [.function(function, type)]
  }

  /// The code that runs because a closure does, which stands in a type's code.
  package init(from closure: Closure, in code: ProjectCode, of type: ProjectType) {
    family = Set(type.family)
    staysInFamily = false
    found = [code.part(closure.body)]
    pending = []
    last = found.last.map { ($0, type) }
  }

  /// All of it.
  public var code: [ProjectCode] {
    while findMore() {}
    return found
  }

  /// Whether any of the code is such; with each piece comes its place among them.
  package func containsCode(where matches: (ProjectCode, Int) -> Bool) -> Bool {
    var index = 0
    while index < found.count || findMore() {
      if matches(found[index], index) { return true }
      index += 1
    }
    return false
  }

  /// Whether any expression in the code is such a one.
  public func contains(where matches: (Expression) -> Bool) -> Bool {
    containsCode { code, _ in code.body.containsExpression(where: matches) }
  }

  /// Whether a function of one of these names is called on anything.
  public func calls(_ names: Set<String>) -> Bool {
    let words = names.map { Word($0) }
    return containsCode { code, _ in
      code.mayHold(words) && code.body.containsExpression { $0.call?.name.map(names.contains) ?? false }
    }
  }

  /// Finds at least one more piece of code.
  ///
  /// - Returns: false where there is none.
  private func findMore() -> Bool {
    let known = found.count
    if let (code, type) = last {
      last = nil
      pending += follow(code, of: type)
    }
    while found.count == known, let step = pending.popLast() {
      switch step {
      case .call(let call): pending += call.functions.map { .function($0, call.receiver) }
      case .function(let function, let type): enter(function, of: type)
      }
    }
    return found.count > known
  }

  private func enter(_ function: ProjectFunction, of type: ProjectType) {
    guard seen.insert(Place(file: function.file, range: function.facts.nameRange)).inserted else { return }
    let code = ProjectCode(function, in: type.project)
    found.append(code)
    last = (code, type)
  }

  private func follow(_ code: ProjectCode, of type: ProjectType) -> [Step] {
    let next = code.next(as: type)
    let calls = staysInFamily ? next.calls.filter { family.contains($0.receiver) } : next.calls
    return calls.map { .call($0) } + next.properties.flatMap { addAccessors(of: $0, of: type) }
  }

  private func addAccessors(of property: ProjectVariable, of type: ProjectType) -> [Step] {
    let runs = property.facts.isComputed || !property.facts.observers.isEmpty
    guard runs, seen.insert(Place(file: property.file, range: property.facts.nameRange)).inserted else { return [] }
    let code = ProjectCode(property, in: type.project)
    found.append(code)
    return follow(code, of: type)
  }
}

extension CodeScope {
  /// The type of an object, or the type itself that is asked, where the project declares it and knows what its methods
  /// do: a protocol's are somebody else's.
  package func object(_ expression: Expression) -> ProjectType? {
    let name = type(of: expression)?.base ?? expression.path?.joined(separator: ".")
    guard let name, let found = self.type(named: name) else { return nil }
    return [.class, .struct, .enum, .actor].contains(found.kind) ? found : nil
  }
}

extension ProjectType {
  /// What a function of the type reaches.
  public func reach(from function: ProjectFunction) -> Reach {
    let place = function.facts.nameRange.start
    let question = Answers.Question(kind: .reach, subject: index, file: function.file, place: place)
    return project.answer(question) { Reach(from: function, of: self) }
  }

  /// What a closure in the type's code reaches.
  public func reach(from closure: Closure, in code: ProjectCode) -> Reach { Reach(from: closure, in: code, of: self) }

  /// What runs each time that the type's own screen appears.
  package var appearing: [Reach] { appearances.map { reach(from: $0) } }

  /// Its own methods that run each time that its screen appears.
  package var appearances: [ProjectFunction] { ["viewWillAppear(_:)", "viewDidAppear(_:)"].flatMap { functions($0) } }

  /// The functions of that name that a call inside the type may run: overrides in descendants included.
  func reachable(_ name: String) -> [ProjectFunction] {
    callable(name) + descendants.flatMap { $0.ownFunctions(name) }
  }
}

extension Answers.Question.Kind {
  fileprivate static var reach: Self { Self(Reach.self) }
}
