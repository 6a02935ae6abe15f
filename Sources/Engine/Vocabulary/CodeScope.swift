/// Where code stands: what names mean there.
public struct CodeScope: Sendable {
  public let project: Project
  public let type: ProjectType?
  public let file: Int
  public let function: FunctionFacts?
  private let locals: [String: [Variable]]

  public init(_ project: Project, type: ProjectType?, file: Int, function: FunctionFacts? = nil, body: [Statement]? = nil) {
    self.project = project
    self.type = type
    self.file = file
    self.function = function
    let code = body ?? function?.body ?? []
    locals = Dictionary(grouping: code.declaredVariables + code.boundVariables, by: \.name)
  }

  public init(_ function: ProjectFunction, in project: Project) {
    self.init(project, type: function.type, file: function.file, function: function.facts)
  }

  /// The scope of a property's initial value and accessors.
  public init(_ variable: ProjectVariable, in project: Project) {
    let value = variable.facts.initialValue.map { [Statement(range: $0.range, kind: .expression($0))] } ?? []
    let body = value + (variable.facts.getter ?? []) + variable.facts.observers
    self.init(project, type: variable.type, file: variable.file, body: body)
  }

  /// What a name stands for.
  public enum Definition: Sendable {
    case local(Variable)
    case parameter(FunctionFacts.Parameter)
    /// A property, or a variable outside any type.
    case property(ProjectVariable)
  }

  /// What a plain name means at a place in the code: the nearest declaration before it.
  public func definition(of name: String, at place: ByteRange) -> Definition? {
    if let local = local(name, before: place) { return .local(local) }
    if let parameter = function?.parameters.first(where: { $0.name == name }) { return .parameter(parameter) }
    if let property = type?.property(name) { return .property(property) }
    var outer = type?.enclosing
    while let type = outer {
      if let property = type.property(name), property.facts.isStatic { return .property(property) }
      outer = type.enclosing
    }
    return project.freeVariable(named: name, from: file).map { .property($0) }
  }

  /// The local variable that a name means at a place in the code.
  public func local(_ name: String, before place: ByteRange) -> Variable? {
    locals[name]?.filter { $0.nameRange.start <= place.start }.max { $0.nameRange.start < $1.nameRange.start }
  }
}

extension ProjectType {
  /// Every piece of code in its declarations: functions, accessors and initial values, those of ancestors left out.
  public var code: [ProjectCode] {
    functions.map { $0.code(in: project) } + properties.map { $0.code(in: project) }
  }
}

extension ProjectFunction {
  /// Its body, and where it stands.
  func code(in project: Project) -> ProjectCode {
    ProjectCode(body: body, function: facts, scope: CodeScope(self, in: project))
  }
}

extension ProjectVariable {
  /// Its initial value and accessors, and where they stand.
  func code(in project: Project) -> ProjectCode {
    let value = facts.initialValue.map { [Statement(range: $0.range, kind: .expression($0))] } ?? []
    return ProjectCode(
      body: value + (facts.getter ?? []) + facts.observers,
      property: facts,
      scope: CodeScope(self, in: project)
    )
  }
}

/// A function's or a property's code, and where it stands.
public struct ProjectCode: Sendable {
  public let body: [Statement]
  public var function: FunctionFacts?
  public var property: Variable?
  public let scope: CodeScope
}
