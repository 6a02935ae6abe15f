// Cases of enumerations that an app declares, and asks for, but never gives to anybody.
extension CodeScope {
  /// The enumeration that a value is one of, if there may be cases that no code of the app makes.
  func enumeration(of value: Expression) -> ProjectType? {
    guard project.index.entryPoints.areOfApp, let name = type(of: value)?.base, !name.isEmpty else { return nil }
    return type(named: name)?.unaliased.flatMap { $0.mayHaveUnmadeCases ? $0 : nil }
  }

  /// The enumeration that a switch looks at a value of, if there may be cases that no code of the app makes. Where the type
  /// isn't known, or isn't in sight here, the cases tell it.
  func enumerationAsked(in branch: Branch) -> ProjectType? {
    guard project.index.entryPoints.areOfApp, branch.kind == .switch, let subject = branch.subject else { return nil }
    // Of an optional, there is one more.
    let names = branch.arms.reduce(into: Set<String>()) { $0.formUnion($1.caseNames) }.subtracting(["none"])
    if let name = type(of: subject)?.base, let type = type(named: name)?.unaliased, type.kind != .enum || type.hasCases(names) {
      return type.mayHaveUnmadeCases ? type : nil
    }
    guard names.count > 1 else { return nil }
    let question = Answers.Question(kind: .enumerationAsked, subject: -1, file: file, place: subject.range.start)
    let index: Int? = project.lastingAnswer(question) {
      // Two names are few to know an enumeration by, unless it has no others.
      let types = project.enumerations(with: names).filter { names.count > 2 || $0.cases.count == 2 }
      return types.count == 1 && types[0].mayHaveUnmadeCases ? types[0].index : nil
    }
    return index.map { ProjectType(project: project, index: $0) }
  }
}

extension Branch.Arm {
  /// The cases that it is for; none where it isn't for cases alone.
  package var caseNames: Set<String> {
    let patterns = conditions.map(\.pattern)
    let names = patterns.compactMap { $0?.lastName }
    return names.count == patterns.count ? Set(names) : []
  }
}

extension Project {
  /// The enumerations that have all of some cases.
  fileprivate func enumerations(with names: Set<String>) -> [ProjectType] {
    let holding = names.sorted().map { Set(files(mentioning: [$0])) }
    let common = holding.dropFirst().reduce(holding.first ?? []) { $0.intersection($1) }
    return Set(common.flatMap { index.typesByFile[$0] }).sorted().map { ProjectType(project: self, index: $0) }.filter { type in
      type.kind == .enum && type.hasCases(names)
    }
  }
}

extension ProjectType {
  /// The type that an alias stands for; nil where that isn't known.
  fileprivate var unaliased: ProjectType? {
    guard kind == .typealias else { return self }
    guard inherited.count == 1, let target = project.type(named: inherited[0].base, from: self) else { return nil }
    return target.kind == .typealias ? nil : target
  }

  fileprivate var declaredEnumeration: ProjectType? { isDeclared && kind == .enum ? self : nil }

  /// The type of what an argument gives to an object that a call makes: of the parameter of its initialiser, or of the property of a
  /// structure that has none.
  fileprivate func typeGiven(by argument: Argument, of call: Call) -> TypeName? {
    let initializers = ownFunctions("init")
    guard initializers.isEmpty else {
      return initializers.only(fitting: call).flatMap { function in call.pairs(function.facts).first { $0.1 == argument.value }?.0.type }
    }
    guard kind == .struct, let property = argument.label.flatMap({ self.property($0) }), property.type == self else { return nil }
    return property.facts.type
  }

  fileprivate func hasCases(_ names: Set<String>) -> Bool { names.isSubset(of: cases.map(\.name)) }

  /// The cases that no value is, since no code of the app makes them.
  var unmadeCases: Set<String> { mayHaveUnmadeCases ? unmadeCases(among: Set(cases.map(\.name))) : [] }

  /// Whether some names are all cases which no code of the app makes.
  func neverHas(_ names: Set<String>) -> Bool { hasCases(names) && names.allSatisfy { !isMade($0) } }

  /// Those of some names that are cases which no code of the app makes.
  func unmadeCases(among names: Set<String>) -> Set<String> {
    names.intersection(cases.map(\.name)).filter { !isMade($0) }
  }

  fileprivate var mayHaveUnmadeCases: Bool { kind == .enum && isDeclared && !mayMakeAnyCase }

  /// Whether a protocol of the project's own lists no values and reads none, be it by those that it inherits from.
  private func makesNoValues(_ name: TypeName) -> Bool {
    guard let type = project.type(named: name.base, from: self), type.kind == .protocol, type.isDeclared else { return false }
    return ([type] + type.ancestors).allSatisfy { kin in
      kin.inherited.allSatisfy { name in
        UnmadeCases.protocols.union(["AnyObject", "RawRepresentable"]).contains(name.base)
          || project.type(named: name.base, from: kin)?.isDeclared ?? false
      }
    }
  }

  /// Whether code may make a case without saying its name: from a raw value, from a list of all, or as a type that it isn't
  /// known of.
  var mayMakeAnyCase: Bool {
    let known = UnmadeCases.protocols.union(isRaw ? UnmadeCases.raw : UnmadeCases.coding)
    guard kind == .enum, isDeclared, inherited.allSatisfy({ known.contains($0.base) || makesNoValues($0) }),
      entry.places.allSatisfy(\.header.attributes.isEmpty)
    else { return true }
    guard isRaw else { return false }
    let question = Answers.Question(kind: .anyCase, subject: index)
    return project.lastingAnswer(question) {
      project.code(mentioning: ["rawValue"]).contains { code in
        code.body.containsExpression { expression in
          guard let call = expression.call, call.argument("rawValue") != nil else { return false }
          guard let made = expression.constructedType?.base, made != "Self" else { return true }
          // A generic parameter may stand for it.
          return TypeNames.last(made) == lastName || code.scope.type(named: made) == nil && !FrameworkTypes.isFramework(made)
        }
      } || isKeptByName
    }
  }

  /// Whether its cases stand for raw values. How others are written, nobody but an app of the same code does.
  private var isRaw: Bool { inherited.contains { UnmadeCases.raw.contains($0.base) } }

  /// Whether a default or a scene may hold it by its raw value: `@AppStorage("tab") var tab: Tab`.
  private var isKeptByName: Bool {
    guard isRaw else { return false }
    let (storing, own) = (["AppStorage", "SceneStorage"].map { Word($0) }, [Word(lastName)])
    return project.files(holdingAny: storing).contains { file in
      project.holds(anyOf: own, in: file) && project.holds(anyOf: storing, in: file)
    }
  }

  /// Whether some code makes a case.
  fileprivate func isMade(_ name: String, _ care: CaseCare = .ofBranches) -> Bool {
    let hash = Word(name).hash
    let question = Answers.Question(
      kind: care.question, subject: index, place: UInt32(truncatingIfNeeded: hash), code: UInt32(truncatingIfNeeded: hash >> 32)
    )
    return project.lastingAnswer(question) {
      let code = project.code(mentioning: [name]).outsideTests
      // Those who say more than a pattern does are asked first, for most of them make the case.
      return [MemberSpelling.ofTypes, .inPatterns].contains { spelling in
        code.inFiles { [project] in project.spelling(ofMember: name, in: $0) == spelling }.contains { $0.makes(name, of: self, care) }
      }
    }
  }

  /// Whether values that a case of it carries may be: code makes the case, or may make any.
  fileprivate func mayCarry(valuesOf name: String, _ care: CaseCare) -> Bool { !mayHaveUnmadeCases || isMade(name, care) }
}

extension Project {
  /// Whether code names a type for what a case of an enumeration carries, and nobody makes that case.
  func isOnlyCarried(at use: Use, _ care: CaseCare) -> Bool {
    guard case .header = use.declaration.kind, let index = use.declaration.type else { return false }
    let type = ProjectType(project: self, index: index)
    guard let carrier = type.cases.first(where: { $0.nameRange.start == use.declaration.start }) else { return false }
    return !type.mayCarry(valuesOf: carrier.name, care)
  }
}

extension ProjectType {
  /// Whether it is a view of SwiftUI's whose name no code says but its own, and that of previews and tests.
  fileprivate var isNamedByNobody: Bool {
    guard kind == .struct, isDeclared, isKind(of: "View"), let word = Word(declared: lastName) else { return false }
    return !project.files.indices.contains { file in
      guard project.mayUse(word, in: file, ofAll: true) else { return false }
      return project.uses(of: word, in: file)?.contains { use in
        if case .statements = use.declaration.kind { return project.files[file].isMain }
        return use.declaration.type != index
      } ?? true
    }
  }
}

private enum UnmadeCases {
  static let raw: Set<String> = ["Character", "Int", "String"]

  /// Protocols by which an app reads what it wrote.
  static let coding: Set<String> = ["Codable", "Decodable", "Encodable"]

  /// Protocols that make no values: neither those that read them from somewhere, nor those that list them all, nor raw values.
  static let protocols: Set<String> = ["Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "Sendable"]
}

/// How closely is looked at the code that makes a case. None asks what is looked at more closely.
enum CaseCare {
  /// It is there.
  case ofNames
  /// It may be called.
  case ofCallers
  /// It isn't for cases of another enumeration alone that nobody makes.
  case ofBranches

  fileprivate var question: Answers.Question.Kind {
    switch self {
    case .ofNames: .namedCase
    case .ofCallers: .calledCase
    case .ofBranches: .madeCase
    }
  }
}

extension ProjectCode {
  /// Whether the code may make a case of an enumeration, rather than ask for it.
  fileprivate func makes(_ name: String, of type: ProjectType, _ care: CaseCare) -> Bool {
    guard !isForPreviews, !(self.type?.isNamedByNobody ?? false), !isUnusedDefault else { return false }
    let defaults = function?.parameters.compactMap(\.defaultValue) ?? []
    var isMade = defaults.contains { $0.containsExpression { mayMean($0, name, of: type) } }
    body.forEachExpression { expression, around in
      if !isMade, mayMean(expression, name, of: type), !around.onlyAsk(expression), isFit(expression, around, name, of: type),
        care != .ofBranches || !isForUnmadeCases(around, besides: type)
      {
        isMade = true
      }
    }
    // Who calls the code is asked last, since that takes longest.
    return isMade && (care == .ofNames || !isUnused)
  }

  /// Whether what stands there only runs for cases of another enumeration that nobody makes.
  private func isForUnmadeCases(_ around: [Enclosure], besides type: ProjectType) -> Bool {
    around.contains { enclosure in
      guard case .arm(let branch, let index) = enclosure, case let names = branch.arms[index].caseNames, !names.isEmpty,
        let asked = scope.enumerationAsked(in: branch), asked != type, asked.hasCases(names)
      else { return false }
      return names.allSatisfy { !asked.isMade($0, .ofCallers) }
    }
  }

  /// Whether the case may stand where it is named: with the values that it has, and not for an object of another enumeration.
  private func isFit(_ expression: Expression, _ around: [Enclosure], _ name: String, of enumeration: ProjectType) -> Bool {
    var outer = around.parent
    if let call = outer?.call, call.callee.range == expression.range {
      let given = call.arguments.prefix(call.parenthesized).map { $0.label ?? "" }
      guard enumeration.cases.contains(where: { $0.name == name && $0.mayTake(given) }) else { return false }
      outer = around.expressions.dropFirst().first
    }
    guard case .member(nil, _) = expression.kind, let outer, let type = enumerationExpected(expression, in: outer) else { return true }
    return type == enumeration
  }

  /// The enumeration that a case without a base is one of, where what it is given to tells that.
  private func enumerationExpected(_ value: Expression, in outer: Expression) -> ProjectType? {
    let scope = scope
    let name: TypeName?
    switch outer.kind {
    case .assignment(let target, "=", _):
      if target.isSelf { return type?.kind == .enum ? type : nil }
      name = scope.type(of: target)
    case .call(let call):
      guard let argument = call.arguments.first(where: { $0.value.range == value.range || $0.value.call?.callee.range == value.range })
      else { return nil }
      if let owner = outer.constructedType.flatMap({ scope.type(named: $0.base) }), owner.isDeclared {
        return owner.typeGiven(by: argument, of: call).flatMap { project.type(named: $0.base, from: owner)?.unaliased?.declaredEnumeration }
      }
      if let list = call.callee.base, ["append", "insert"].contains(call.name) {
        name = scope.type(of: Expression(range: list.range, kind: .element(list, [])))
      } else {
        name = scope.calledFunction(call).flatMap { function in call.pairs(function.facts).first { $0.1 == argument.value }?.0.type }
      }
    default: return nil
    }
    return name.flatMap { scope.type(named: $0.base)?.unaliased?.declaredEnumeration }
  }

  /// Whether it is the initial value of a view's property that each piece of code which makes the view gives another.
  private var isUnusedDefault: Bool {
    guard let property, !property.isComputed, !property.isStatic, let type else { return false }
    return ProjectVariable(facts: property, file: file, type: type).isGivenByAllMakers(in: project)
  }

  /// Whether an expression may be the case: `.name`, `Kind.name`.
  private func mayMean(_ expression: Expression, _ name: String, of enumeration: ProjectType) -> Bool {
    guard case .member(let base, name) = expression.kind else { return false }
    guard let base else { return true }
    guard let path = base.path, let last = path.last, last.first?.isUppercase ?? false else { return false }
    guard last != "Self", let found = project.type(named: path.joined(separator: "."), from: type, in: file) else { return true }
    return found == enumeration || found.kind == .typealias
  }
}

extension TypeFacts.Case {
  /// Whether it may be given values with some labels in parentheses. Others may have defaults, or be closures behind them.
  fileprivate func mayTake(_ labels: [String]) -> Bool {
    var open = valueLabels[...]
    return labels.allSatisfy { label in
      guard let place = open.firstIndex(of: label) else { return false }
      open = open[(place + 1)...]
      return true
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether a case that stands here is only compared with something, or is part of a pattern.
  fileprivate func onlyAsk(_ name: Expression) -> Bool {
    if case .binary(_, let sign, _)? = parent?.kind, ["==", "!=", "~="].contains(sign) { return true }
    for index in indices.reversed() {
      guard case .condition(let branch) = self[index] else { continue }
      var tested = name
      if index + 1 < count, case .expression(let outermost) = self[index + 1] { tested = outermost }
      return branch.arms.contains { arm in arm.conditions.contains { $0.pattern?.range == tested.range } }
    }
    return false
  }
}

extension Answers.Question.Kind {
  fileprivate static var enumerationAsked: Self { Self(EnumerationAsked.self) }

  private enum EnumerationAsked {}

  fileprivate static var anyCase: Self { Self(AnyCase.self) }

  private enum AnyCase {}

  fileprivate static var calledCase: Self { Self(CalledCase.self) }
  fileprivate static var madeCase: Self { Self(MadeCase.self) }
  fileprivate static var namedCase: Self { Self(NamedCase.self) }

  private enum CalledCase {}
  private enum MadeCase {}
  private enum NamedCase {}
}
