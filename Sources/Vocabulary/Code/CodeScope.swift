/// Where code stands: what names mean there.
public struct CodeScope {
  /// The project that the code is a part of.
  public let project: Project
  /// The type that the code is a member of; nil outside any.
  public let type: ProjectType?
  /// The number of the file in the project.
  public let file: Int
  /// The function that the code belongs to; nil for a property's code.
  public let function: FunctionFacts?
  private let property: Variable?
  /// The code, where it isn't all of a function's or a property's.
  private let part: [Statement]?
  private let locals = Locals()

  /// Where some statements stand: those of the function, unless others are given.
  public init(_ project: Project, type: ProjectType?, file: Int, function: FunctionFacts? = nil, body: [Statement]? = nil) {
    self.init(project, type: type, file: file, function: function, property: nil, part: body)
  }

  package init(
    _ project: Project, type: ProjectType?, file: Int, function: FunctionFacts?, property: Variable?, part: [Statement]?
  ) {
    self.project = project
    self.type = type
    self.file = file
    self.function = function
    self.property = property
    self.part = part
  }

  /// Where a function's code stands.
  public init(_ function: ProjectFunction, in project: Project) {
    self.init(project, type: function.type, file: function.file, function: function.facts)
  }

  /// The scope of a property's initial value and accessors.
  public init(_ variable: ProjectVariable, in project: Project) {
    self.init(
      project, type: variable.type, file: variable.file, function: nil, property: variable.facts, part: nil
    )
  }

  /// The code itself.
  package var body: [Statement] { part ?? function?.body ?? property?.code ?? [] }

  /// Whether `self` is a type in the code.
  var isStatic: Bool { function?.isStatic ?? property?.isStatic ?? false }

  /// The names that the code declares for itself, gathered when one is asked for.
  private final class Locals {
    private var known: [String: [LocalName]]?

    func byName(in code: @autoclosure () -> [Statement]) -> [String: [LocalName]] {
      if let known { return known }
      let found = Dictionary(grouping: LocalNames(code()).names, by: \.variable.name)
      known = found
      return found
    }
  }

  /// What a name stands for.
  public enum Definition {
    /// A variable declared within the code.
    case local(Variable)
    /// A parameter of the function.
    case parameter(FunctionFacts.Parameter)
    /// A property, or a variable outside any type.
    case property(ProjectVariable)
  }

  /// What a plain name means at a place in the code: the nearest declaration before it.
  public func definition(of name: String, at place: ByteRange) -> Definition? {
    if let local = local(name, before: place) { return .local(local) }
    if let parameter = function?.parameters.first(where: { $0.name == name }) { return .parameter(parameter) }
    if let property = type?.property(name, from: file) { return .property(property) }
    var outer = type?.enclosing
    while let type = outer {
      if let property = type.property(name, from: file), property.facts.isStatic { return .property(property) }
      outer = type.enclosing
    }
    return project.freeVariable(named: name, from: file).map { .property($0) }
  }

  /// The type that a name means here.
  public func type(named name: String) -> ProjectType? {
    project.type(named: name, from: type, in: file)
  }

  /// What a generic parameter is known to be here, as in `func cell<Cell: UITableViewCell>() -> Cell`; other names mean
  /// what they say.
  func bound(_ name: TypeName) -> TypeName {
    let parameters = (function?.generics ?? []) + (type?.generics ?? [])
    let own = parameters.filter { $0.name == name.base }
    return own.isEmpty ? name : own.lazy.compactMap(\.constraint).first ?? TypeName("")
  }

  /// The local variable that a name means at a place in the code.
  public func local(_ name: String, before place: ByteRange) -> Variable? {
    locals.byName(in: body)[name]?.filter { $0.isVisible(at: place) }.max { $0.extent.start < $1.extent.start }?.variable
  }

  /// The local variable to which the code gives a value as it stands: `if let button = closeButton`.
  package func local(boundTo value: Expression) -> Variable? {
    locals.byName(in: body).values.lazy.joined().map(\.variable).first { $0.initialValue == value }
  }
}

extension ProjectType {
  /// Every piece of code in its declarations: functions, accessors and initial values, those of ancestors left out.
  public var code: [ProjectCode] { code { _ in true } }

  /// The pieces of its code that may hold at least one of some words. Files that hold none of them aren't read.
  public func code(mentioning words: some Collection<String>) -> [ProjectCode] {
    let words = words.map { Word($0) }
    let places = entry.places.filter { place in
      place.file < project.files.count && words.contains { project.mayHold($0, place.file) }
    }
    return code(at: places, mayHold: words)
  }

  /// The pieces of its code that stand in some of the project's files.
  ///
  /// - Parameter words: of which a piece may hold one at least; nil for all pieces.
  package func code(mayHold words: [Word]? = nil, in isMeant: (Int) -> Bool) -> [ProjectCode] {
    code(at: entry.places.filter { $0.file < project.files.count && isMeant($0.file) }, mayHold: words)
  }

  private func code(at places: [TypeEntry.Place], mayHold words: [Word]?) -> [ProjectCode] {
    var code: [ProjectCode] = []
    for place in places { code += functions(at: place, mayHold: words).map { ProjectCode($0, in: project) } }
    for place in places { code += properties(at: place, mayHold: words).map { ProjectCode($0, in: project) } }
    return code
  }
}

/// A function's or a property's code, and where it stands.
public struct ProjectCode {
  /// The project that it is a part of.
  public let project: Project
  /// The type that it is a member of; nil outside any.
  public let type: ProjectType?
  /// The number of the file in the project.
  public let file: Int
  /// The function whose body it is; nil for a property's code.
  public let function: FunctionFacts?
  /// The property whose initial value and accessors it is; nil for a function's code.
  public let property: Variable?
  /// Its statements, where they aren't all of a function's or a property's.
  private let part: [Statement]?

  /// The code of one declaration.
  public init(_ function: ProjectFunction, in project: Project) {
    self.project = project
    type = function.type
    file = function.file
    self.function = function.facts
    property = nil
    part = nil
  }

  /// The code of one declaration.
  public init(_ property: ProjectVariable, in project: Project) {
    self.project = project
    type = property.type
    file = property.file
    function = nil
    self.property = property.facts
    part = nil
  }

  /// Its statements, read when they are asked for.
  public var body: [Statement] { part ?? function?.body ?? property?.code ?? [] }

  /// Whether it may hold at least one of some words.
  package func mayHold(_ words: [Word]) -> Bool {
    (function?.words ?? property?.words)?.mayHold(words) ?? true
  }

  /// Whether it is the same piece of the project.
  package func isSame(as other: ProjectCode) -> Bool {
    file == other.file && function?.nameRange == other.function?.nameRange
      && property?.nameRange == other.property?.nameRange
  }

  /// Some statements of it: a closure's.
  package func part(_ statements: [Statement]) -> ProjectCode {
    ProjectCode(part: statements, of: self)
  }

  private init(part: [Statement], of code: ProjectCode) {
    project = code.project
    self.part = part
    type = code.type
    file = code.file
    function = code.function
    property = code.property
  }

  /// The code of a file outside any declaration.
  init(statements: [Statement], file: Int, in project: Project) {
    self.project = project
    part = statements
    type = nil
    self.file = file
    function = nil
    property = nil
  }

  /// What names mean in the code. To gather that takes a walk of it: ask once.
  public var scope: CodeScope {
    CodeScope(project, type: type, file: file, function: function, property: property, part: part)
  }
}

extension Variable {
  /// Its initial value, its accessors and its observers.
  var code: [Statement] {
    let value = initialValue.map { [Statement(range: $0.range, kind: .expression($0))] } ?? []
    return value + (getter ?? []) + observers
  }
}
