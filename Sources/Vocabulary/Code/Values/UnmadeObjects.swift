// Structs and classes of an app's own of which no code that may run makes an object, so that nobody has one to hand over.
extension Project {
  /// Whether a function must be given an object that nobody makes.
  func isGivenUnmade(_ function: FunctionFacts, of type: Int?) -> Bool {
    let owner = type.map { ProjectType(project: self, index: $0) }
    return function.parameters.contains { parameter in
      guard parameter.defaultValue == nil, parameter.type.text == parameter.type.base else { return false }
      let given = owner.flatMap { self.type(named: parameter.type.base, from: $0) } ?? self.type(named: parameter.type.base)
      return given?.isNeverMade ?? false
    }
  }
}

extension ProjectType {
  /// Whether it is a view of SwiftUI's that must be given an object that nobody makes, as a row is that shows one.
  var holdsUnmade: Bool {
    guard kind == .struct, isDeclared, isKind(of: "View") else { return false }
    return project.lastingAnswer(Answers.Question(kind: .heldObject, subject: index)) {
      properties.contains { property in
        let facts = property.facts
        // What a view only finds around it needn't be there before it is asked for.
        guard !facts.isStatic, !facts.isComputed, facts.initialValue == nil, !facts.attributes.contains(where: Unmade.found.contains),
          let held = facts.type, held.text == held.base
        else { return false }
        return project.type(named: held.base, from: self)?.isNeverMade ?? false
      }
    }
  }

  /// Whether no code that may run makes an object of the type, which comes from nowhere else.
  var isNeverMade: Bool {
    guard project.index.entryPoints.areOfApp, comesFromInitializersAlone, project.index.descendants[index].isEmpty else { return false }
    return project.lastingAnswer(Answers.Question(kind: .madeObject, subject: index)) {
      guard let word = Word(declared: lastName) else { return false }
      let isNamed = project.files(holdingAny: [word]).contains { file in
        guard let uses = project.uses(of: word, in: file) else { return true }
        return uses.contains { mayBeMade(by: $0) && project.mayBeReachedByName($0.declaration) }
      }
      return !isNamed && !isMadeWithoutName
    }
  }

  /// Whether nothing but an initialiser makes objects of it: no decoder, storyboard or Objective-C.
  var comesFromInitializersAlone: Bool {
    guard isDeclared, [.struct, .class].contains(kind), makesNothing(inherited),
      !project.index.interfaceClasses.contains(lastName), !project.shared.foreignWords.contain(lastName)
    else { return false }
    return entry.places.allSatisfy { place in
      place.header.attributes.allSatisfy(Unmade.attributes.contains) && place.header.generics.isEmpty && !project.index.isTest(place.file)
    }
  }

  /// Whether none of the promises makes objects: neither a framework's, nor a protocol of the project's own that asks for an
  /// initialiser.
  private func makesNothing(_ promises: [TypeName]) -> Bool {
    promises.allSatisfy { promise in
      guard let own = project.type(named: promise.base, from: self), own.isDeclared else { return Unmade.isHarmless(promise.base) }
      return own.kind == .protocol && own.ownFunctions("init").isEmpty && own.makesNothing(own.inherited)
    }
  }

  /// The same of what stands before a type's first member: attributes of that may make one, promises and what cases hold don't.
  private func mayBeMade(beforeMembersBy use: Use) -> Bool {
    guard let index = use.declaration.type else { return true }
    let headers = project.index.entries[index].places.filter { $0.file == use.declaration.file }.map(\.header)
    guard let header = headers.first(where: { $0.nameRange.start == use.declaration.start }) else { return false }
    return header.kind != .enum && !header.inherited.contains { $0.text.contains(lastName) } && header.generics.isEmpty
  }

  private func mayBeMade(by use: Use) -> Bool {
    if case .header = use.declaration.kind { return mayBeMade(beforeMembersBy: use) }
    guard use.base != .text, let code = use.declaration.code(in: project) else { return true }
    // Realm makes the objects that lie in others.
    if isKept, code.type?.isKept ?? false, code.property?.type?.text.contains(lastName) ?? false { return true }
    return code.mayMake(self, namedAt: use.place)
  }

  /// Whether code may make an object without the type's name: by `Self`, or by an initialiser of whatever type is asked for.
  private var isMadeWithoutName: Bool {
    let saysSelf = code.contains { code in
      code.body.containsExpression { $0.kind == .name("Self") || $0.isSelf && code.function?.isStatic ?? false }
    }
    guard !saysSelf, let word = Word(declared: "init") else { return true }
    return project.files(holdingAny: [word]).contains { file in
      guard project.spelling(ofMember: "init", in: file) != .absent else { return false }
      guard let uses = project.uses(of: word, in: file) else { return true }
      return uses.contains { use in
        guard case .unknown = use.base, let code = use.declaration.code(in: project) else { return false }
        return code.makesAny(at: use.place) { mayBeMade(with: $0) } && project.mayBeReachedByName(use.declaration)
      }
    }
  }

  /// Whether an initialiser of the type may be what a call without its name means, be it one that the compiler or Realm gives it.
  fileprivate func mayBeMade(with call: Call) -> Bool {
    if ownFunctions("init").contains(where: { call.fits($0.facts) }) { return true }
    let names = properties.filter { !$0.facts.isStatic && !$0.facts.isComputed }.map(\.facts.name) + (isKept ? ["value"] : [])
    return call.arguments.prefix(call.parenthesized).allSatisfy { $0.label.map(names.contains) ?? false }
  }

  /// Whether its objects are kept in Realm's stores.
  fileprivate var isKept: Bool { inherited.contains { Unmade.kept.contains($0.base) } }
}

extension ProjectCode {
  /// Whether the code may make an object of a type where it says its name: not where that says what something is.
  fileprivate func mayMake(_ type: ProjectType, namedAt place: UInt32) -> Bool {
    var isMade = false
    var isFound = false
    forEachValue { expression, around in
      guard expression.names(type, at: place) else {
        isMade = isMade || expression.call?.typeArguments.contains { $0.text.contains(type.lastName) } ?? false
        return
      }
      isFound = true
      isMade = isMade || !around.onlyNamesType(expression) || around.isInQuery && project.storesComeFilled
    }
    if isMade || isFound { return isMade }
    // `let first: Page = .init()`, and what stands in an attribute.
    return !saysOnly(type.lastName) || makesAny { type.mayBeMade(with: $0) }
  }

  /// Whether the code says of something that it is of a type, or asks so.
  private func saysOnly(_ type: String) -> Bool {
    let signature = [function?.returnType, property?.type].compactMap { $0 } + (function?.parameters.map(\.type) ?? [])
    if (signature + body.declaredVariables.compactMap(\.type)).contains(where: { $0.text.contains(type) }) { return true }
    return body.containsExpression { expression in
      if case .cast(_, _, let name) = expression.kind { name.text.contains(type) } else { false }
    }
  }

  /// Whether a call of an initialiser without a type's name may be meant.
  fileprivate func makesAny(at place: UInt32? = nil, _ isMeant: (Call) -> Bool) -> Bool {
    var isMade = false
    forEachValue { expression, _ in
      guard let call = expression.call, case .member(nil, "init") = call.callee.kind else { return }
      let isThere = place.map { call.callee.range.start <= $0 && $0 < call.callee.range.end } ?? true
      isMade = isMade || isThere && isMeant(call)
    }
    return isMade
  }

  /// All expressions in it, the defaults of its parameters among them.
  private func forEachValue(_ visit: (Expression, [Enclosure]) -> Void) {
    body.forEachExpression(visit)
    for value in function?.parameters.compactMap(\.defaultValue) ?? [] { value.forEachExpression(visit) }
  }
}

extension Expression {
  /// Whether it is a type's name at a place, or ends with it there: `Game.Setup`.
  fileprivate func names(_ type: ProjectType, at place: UInt32) -> Bool {
    switch kind {
    case .name(type.lastName): range.start == place
    case .member(_, type.lastName): range.end == place + UInt32(type.lastName.utf8.count)
    default: false
    }
  }
}

extension Project {
  /// Whether Realm's stores may hold what others put there: a server, or a file that the app brings.
  fileprivate var storesComeFilled: Bool {
    lastingAnswer(Answers.Question(kind: .filledStores, subject: 0)) {
      let realm = ["Realm", "RealmSwift"].map { Word($0) }
      return files(mentioning: Unmade.filling).contains { holds(anyOf: realm, in: $0) }
    }
  }
}

extension [Enclosure] {
  /// Whether a type's name stands for no object here: `[Page]()`, `realm.objects(Page.self)`.
  fileprivate func onlyNamesType(_ name: Expression) -> Bool {
    guard let outer = parent else { return false }
    if case .array = outer.kind { return expressions.dropFirst().first?.call?.callee.range == outer.range }
    guard case .member(let base?, "self") = outer.kind, base.range == name.range else { return false }
    return isInQuery
  }

  /// Whether what stands here is what a store is asked for.
  fileprivate var isInQuery: Bool { expressions.dropFirst().first?.call?.name.map(Unmade.queries.contains) ?? false }
}

private enum Unmade {
  /// Whether a framework makes no objects of a type that is of a kind: it asks or tells those that it is given. The delegates of an
  /// app itself are made for it.
  static func isHarmless(_ promise: String) -> Bool {
    if ofApps.contains(where: promise.hasSuffix) { return false }
    return promises.contains(promise) || promise.hasSuffix("DataSource") || promise.hasSuffix("Delegate")
  }

  private static let ofApps = ["ApplicationDelegate", "ExtensionDelegate", "SceneDelegate"]

  private static let promises: Set<String> = kept.union([
    "AnyObject", "Comparable", "CustomStringConvertible", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "NSObject",
    "ObservableObject", "Sendable",
  ])
  /// Realm's classes.
  static let kept: Set<String> = ["EmbeddedObject", "Object"]
  /// What a view doesn't get from those who make it.
  static let found: Set<String> = ["Environment", "EnvironmentObject"]
  static let attributes: Set<String> = ["MainActor", "available", "dynamicMemberLookup", "frozen"]
  /// Realm's questions for the objects of a type.
  static let queries: Set<String> = ["object", "objects"]
  /// By which code opens a store that is synchronised, or that lies elsewhere than usual.
  static let filling = ["fileURL", "flexibleSyncConfiguration", "partitionValue", "seedFilePath", "syncConfiguration"]
}

extension Answers.Question.Kind {
  fileprivate static var madeObject: Self { Self(MadeObject.self) }

  private enum MadeObject {}

  fileprivate static var heldObject: Self { Self(HeldObject.self) }

  private enum HeldObject {}

  fileprivate static var filledStores: Self { Self(FilledStores.self) }

  private enum FilledStores {}
}
