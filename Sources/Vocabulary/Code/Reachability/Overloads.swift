/// The functions that share a name, one of which is asked about; or a property of some name.
final class Overloads {
  private let function: FunctionFacts?
  /// Whether it is a property that objects have, or a variable outside any type.
  private let isObjectsProperty: Bool
  private let others: [FunctionFacts]
  /// Whether it is one by which the project extends a class of a framework's, which may have others of that name.
  private let extendsFramework: Bool
  private let project: Project
  /// Those of any type, by which a call is told apart whose receiver may be anything.
  private lazy var namesakes = project.traced { function.map { project.waysToCall($0.name) } ?? [] }

  /// - Parameters:
  ///   - declaration: the one that is asked about.
  ///   - types: those whose members code may mean by the name alone; none for what stands outside any type.
  init(of declaration: Declaration, in types: Set<Int>, _ project: Project) {
    self.project = project
    let owner = declaration.type.map { TypeNames.last(project.index.entries[$0].name) }
    extendsFramework = owner.map { FrameworkTypes.isFramework($0) } ?? false
    if case .property(let property) = declaration.kind { isObjectsProperty = !property.isStatic } else { isObjectsProperty = false }
    guard case .function(let function) = declaration.kind else {
      self.function = nil
      others = []
      return
    }
    self.function = function
    let all = types.isEmpty
      ? project.freeFunctions(named: function.name)
      : types.sorted().flatMap { ProjectType(project: project, index: $0).ownFunctions(function.name) }
    others = all.map(\.facts).filter { $0.signature != function.signature }
  }

  /// Whether a use of the name may be one of that function, or of that property: a call whose arguments fit other ones alone isn't.
  func mayMean(_ use: Use) -> Bool {
    if function != nil || isObjectsProperty, use.base == .unknown, let code = use.declaration.code(in: project),
      code.impliesType(at: use.place)
    {
      // A type that isn't said has nothing of objects, and what is taken of it is one of its values: functions are called.
      guard let function, function.isStatic, let call = code.call(named: use.place) else { return false }
      return call.fits(function)
    }
    guard let function, !others.isEmpty || use.base.isObject || extendsFramework else { return true }
    guard let call = use.declaration.code(in: project)?.call(named: use.place) else {
      // An object that isn't known is asked for its property rather than for a method that is kept for later.
      return !(use.base.isObject && project.hasValues(named: function.name))
    }
    guard !call.fits(function) else { return true }
    if extendsFramework { return false }
    return !others.contains(where: call.fits) && !(use.base.isObject && mayBeAnothers(call))
  }

  private func mayBeAnothers(_ call: Call) -> Bool {
    // Whoever asks depends on them, also where they were looked for before.
    project.see(namesakes.trace)
    return namesakes.answer.contains(where: call.fits)
  }
}

extension NamePlaces.Base {
  /// Whether an object is asked, of which the name alone doesn't tell what it is.
  fileprivate var isObject: Bool {
    switch self {
    case .name(let name, let isType): !isType && name != Word("self") && name != Word("super")
    case .value: true
    case .none, .unknown, .text: false
    }
  }
}

extension Project {
  /// The parameters of the functions of a name, once for each way to call them.
  func waysToCall(_ name: String) -> [[FunctionFacts.Parameter]] {
    lastingAnswer(Answers.Question(kind: .namesakes, subject: Int(truncatingIfNeeded: Word(name).hash))) {
      let declaring = Word(ofFunction: name).map { files(holdingAny: [$0]) } ?? files(mentioning: [name])
      let types = Set(declaring.flatMap { index.typesByFile[$0] }).sorted()
      let members = types.flatMap { ProjectType(project: self, index: $0).ownFunctions(name) }
      var ways: Set<[String]> = []
      return (members + freeFunctions(named: name)).map(\.facts.parameters).filter { ways.insert($0.map(\.wayToPass)).inserted }
    }
  }
}

extension FunctionFacts.Parameter {
  /// What decides whether an argument fits.
  fileprivate var wayToPass: String {
    let kind = type.namesFunction ? "closure" : type.text.hasSuffix("...") ? "several" : ""
    return "\(label ?? "_")\(defaultValue == nil ? ":" : "?")\(kind)"
  }
}

extension Answers.Question.Kind {
  fileprivate static var namesakes: Self { Self(Namesakes.self) }

  private enum Namesakes {}
}

extension Declaration {
  /// Its code; nil for what stands before a type's members.
  package func code(in project: Project) -> ProjectCode? {
    let owner = type.map { ProjectType(project: project, index: $0) }
    switch kind {
    case .header, .enumCase: return nil
    case .function(let function): return ProjectCode(ProjectFunction(facts: function, file: file, type: owner), in: project)
    case .property(let property): return ProjectCode(ProjectVariable(facts: property, file: file, type: owner), in: project)
    case .statements: return ProjectCode(statements: project.facts(of: file).statements, file: file, in: project)
    }
  }
}

extension ProjectCode {
  /// Whether a name at a place is asked of a type that isn't said: `.manager`.
  fileprivate func impliesType(at place: UInt32) -> Bool {
    var isImplied = false
    body.forEachExpression(around: place) { expression, _ in
      guard case .member(nil, _) = expression.kind, expression.range.start + 1 == place else { return }
      isImplied = true
    }
    return isImplied
  }

  /// The call in the code whose function's name begins at a place.
  func call(named place: UInt32) -> Call? {
    var found: Call?
    body.forEachExpression(around: place) { expression, _ in
      if let call = expression.call, call.nameRange.start == place { found = call }
    }
    return found
  }
}
