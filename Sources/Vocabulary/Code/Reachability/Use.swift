/// A place where code names something.
struct Use {
  /// What the name stands in.
  let declaration: Declaration
  /// What it is asked of.
  let base: NamePlaces.Base
  /// Where the name begins, in the declaration's file.
  let place: UInt32
  /// What is asked of it in turn.
  var member: Word?

  /// Whether it is asked of something: `Scene.signUp`, `.signUp`.
  var isMember: Bool {
    if case .none = base { return false }
    return true
  }
}

extension Project {
  /// Whether a name may stand in a file that isn't one of tests, and isn't left out of all that is built.
  ///
  /// - Parameter ofAll: whether all files are looked at.
  func mayUse(_ word: Word, in file: Int, ofAll: Bool = false) -> Bool {
    mayHold(word, file, ofAll: ofAll) && !index.isTest(file) && !index.isBesideApp(file)
  }

  /// The places where a name stands in a file, none in one of tests. What stands at a declaration's own name is no use of it.
  ///
  /// - Returns: nil where the file can't be searched.
  func uses(of word: Word, in file: Int) -> [Use]? {
    guard mayUse(word, in: file) else { return [] }
    return places(of: word, in: file)?.compactMap { place in
      guard let declaration = declaration(at: place.start, in: file), declaration.start != place.start else { return nil }
      return Use(declaration: declaration, base: place.base, place: place.start, member: place.member)
    }
  }
}

extension ProjectIndex {
  /// Whether a file can only be built for tests.
  package func isTest(_ file: Int) -> Bool {
    if case .built(_, isForTests: true, _) = membership.places[file] { return true }
    return files[file].outline.imports.contains(where: Tests.modules.contains)
  }

  private enum Tests {
    static let modules: Set<String> = ["KIF", "Nimble", "Quick", "SnapshotTesting", "Testing", "XCTest"]
  }
}

/// Those who can mean a member of a type when they say its name alone, or ask it of themselves.
struct Kin {
  private let project: Project
  let types: Set<Int>
  private let names: Set<Word>

  private var index: ProjectIndex { project.index }

  init(of type: Int, _ project: Project) {
    self.project = project
    let index = project.index
    types = Set([type] + index.ancestors[type] + index.descendants[type])
    names = Set(types.map { Word(TypeNames.last(index.entries[$0].name)) })
  }

  /// Whether a use of a member's name may be one of that member.
  func mayMean(_ use: Use, isStatic: Bool) -> Bool {
    switch use.base {
    case .unknown, .text: return true
    case .none: return isAround(use.declaration)
    case .name(let name, _) where name == Kin.own.0 || name == Kin.own.1: return isAround(use.declaration)
    case .name(let name, isType: true):
      if names.contains(name) || name == Kin.ownType { return true }
      return !index.typeWords.contains(name) && (project.typeStanding(for: name, at: use).map(names.contains) ?? true)
    // Some write the names of types small: `K.segue.settings`.
    case .name(let name, isType: false): return !isStatic || names.contains(name)
    case .value: return !isStatic
    }
  }

  /// Whether the object that a use asks may be one of the types': where its type is known, it must be.
  func mayBeAsked(_ use: Use, in project: Project) -> Bool {
    switch use.base {
    case .name(_, isType: false), .value, .unknown, .text: break
    case .none, .name: return true
    }
    guard let asked = project.typeAsked(by: use) else { return true }
    // One of those that conform to a protocol.
    return types.contains(asked) || index.descendants[asked].contains(where: types.contains)
  }

  /// Whether code stands in one of the types, or in one that is nested there.
  func isAround(_ declaration: Declaration) -> Bool {
    declaration.type.map { index.lies($0, in: types) } ?? false
  }

  private static let own = (Word("self"), Word("super"))
  private static let ownType = Word("Self")
}

extension Project {
  /// The last of a type's declaration and extensions in a file that begins before a place.
  func lastHeader(of type: Int, in file: Int, before place: UInt32) -> TypeHeader? {
    let places = index.entries[type].places.filter { $0.file == file }.map { (start: nameRange(of: $0).start, header: $0.header) }
    return places.filter { $0.start < place }.max { $0.start < $1.start }?.header
  }

  /// What an extension says that a generic parameter is, where it is a type of the project's own:
  /// `extension Wrapper where Base == LoginController`.
  fileprivate func typeStanding(for parameter: Word, at use: Use) -> Word? {
    let header = use.declaration.type.flatMap { lastHeader(of: $0, in: use.declaration.file, before: use.place) }
    guard let name = header?.generics.first(where: { Word($0.name) == parameter })?.constraint?.base else { return nil }
    let declared = index.names.declared(name)
    let areAliases = declared.contains { index.entries[$0].places.first.header.kind == .typealias }
    return declared.isEmpty || areAliases ? nil : Word(TypeNames.last(name))
  }
}

extension ProjectIndex {
  /// Whether a type is only named on the way to one within it: `Home` in `Home.Row`.
  func leadsInto(_ type: Int, _ use: Use) -> Bool { use.member.map { nestedWords[type]?.contains($0) ?? false } ?? false }

  /// The type that tells a protocol by an alias which type it is to work with, and so to make: `typealias Screen = HomeView`. Nil for
  /// what isn't such an alias.
  func tellerOfProtocols(_ alias: Int) -> Int? {
    guard entries[alias].places.first.header.kind == .typealias, let teller = entries[alias].enclosing, entries[teller].isDeclared,
      entries[teller].places.contains(where: { !$0.header.inherited.isEmpty })
    else { return nil }
    return teller
  }

  /// The types that have types of a name in them, which are others than one that stands alone: `Texts` for `Texts.Login`.
  func outerTypes(ofOthersNamed name: String, than type: Int) -> Set<Word> {
    entries[type].enclosing == nil ? outerTypes(ofThoseNamed: name) : []
  }

  /// The types that have types of a name in them.
  func outerTypes(ofThoseNamed name: String) -> Set<Word> {
    let outer = names.nested(name).compactMap { entries[$0].enclosing }
    return Set(outer.map { Word(TypeNames.last(entries[$0].name)) })
  }

  /// Whether a type is one of some others, or nested in one.
  func lies(_ type: Int, in others: Set<Int>) -> Bool {
    var current: Int? = type
    while let found = current {
      if others.contains(found) { return true }
      current = entries[found].enclosing
    }
    return false
  }
}

extension Project {
  /// The project's type of the object that a use asks for a member, by its number; nil where it isn't known.
  fileprivate func typeAsked(by use: Use) -> Int? {
    lastingAnswer(Answers.Question(kind: .typeAsked, subject: 0, file: use.declaration.file, place: use.place)) {
      guard let code = use.declaration.code(in: self), let object = code.object(askedAt: use.place) else { return nil }
      let scope = code.scope
      guard let known = scope.type(of: object) ?? typeOfAll(named: object), let type = scope.type(named: known.base), type.isDeclared,
        [.class, .struct, .enum, .actor, .protocol].contains(type.kind)
      else { return nil }
      return type.index
    }
  }
}

extension Project {
  /// The type of a member of an unknown object, where the project's types have no other property of that name:
  /// `owner.loginBuilder` in a closure.
  private func typeOfAll(named member: Expression) -> TypeName? {
    guard case .member(_?, let name) = member.kind, let word = Word(declared: name), !areForeign(name),
      FrameworkProperties.type(of: name) == nil
    else { return nil }
    let types = lastingAnswer(Answers.Question(kind: .typesOfProperties, subject: Int(truncatingIfNeeded: word.hash))) {
      properties(named: name, word).map { CodeScope($0, in: self).type(of: $0) }
    }
    guard let first = types.first, let first, types.allSatisfy({ $0?.base == first.base }) else { return nil }
    return first
  }
}

extension Project {
  /// Whether a name that may be a type's is that of a member of the type around, in small letters, or of one of its properties that is
  /// called as a type is: `HomeController` in `var HomeController: UIViewController`.
  func meansMember(_ use: Use, named name: String) -> Bool {
    guard let owner = use.declaration.type else { return false }
    let type = ProjectType(project: self, index: owner)
    guard name.first?.isLowercase ?? false else { return type.property(name) != nil && meansProperty(use, named: name) }
    guard case .none = use.base else { return false }
    return type.property(name) != nil || !type.ownFunctions(name).isEmpty
  }

  /// The same in a type that has a property of the name: where a value is asked for, that hides a type, and so does a variable.
  private func meansProperty(_ use: Use, named name: String) -> Bool {
    if use.base == .name(Word("self"), isType: false) { return true }
    guard case .none = use.base else { return false }
    if case .property(let property) = use.declaration.kind, property.nameRange.start == use.place { return true }
    guard let code = use.declaration.code(in: self) else { return false }
    if code.body.declaredVariables.contains(where: { $0.nameRange.start == use.place }) { return true }
    return code.body.containsExpression { expression in
      guard expression.range.start == use.place, expression.kind == .name(name) else { return false }
      return code.scope.definition(of: name, at: expression.range) != nil
    }
  }

  /// Whether types of the project's have properties of a name, and each of them holds something else than a function.
  func hasValues(named name: String) -> Bool {
    guard let word = Word(declared: name) else { return false }
    return lastingAnswer(Answers.Question(kind: .hasValues, subject: Int(truncatingIfNeeded: word.hash))) {
      let types = properties(named: name, word).map { CodeScope($0, in: self).type(of: $0) }
      return !types.isEmpty && types.allSatisfy { type in type.map { !$0.namesFunction && self.type(named: $0.base)?.kind != .typealias } ?? false }
    }
  }

  /// Whether types of the project's declare properties of a name.
  func hasProperties(named name: String) -> Bool { Word(declared: name).map { !properties(named: name, $0).isEmpty } ?? false }

  /// The properties of a name that types of the project's declare.
  private func properties(named name: String, _ word: Word) -> [ProjectVariable] {
    let declaring = Set(files(holdingAny: [word]).flatMap { index.typesByFile[$0] }).map { ProjectType(project: self, index: $0) }
    return declaring.compactMap { type in type.property(name).flatMap { $0.type == type ? $0 : nil } }
  }
}

extension Answers.Question.Kind {
  fileprivate static var hasValues: Self { Self(HasValues.self) }
  fileprivate static var typeAsked: Self { Self(TypeAsked.self) }
  fileprivate static var typesOfProperties: Self { Self(TypesOfProperties.self) }

  private enum HasValues {}
  private enum TypeAsked {}
  private enum TypesOfProperties {}
}

extension ProjectCode {
  /// What the code asks for a member whose name begins at a place.
  func object(askedAt place: UInt32) -> Expression? {
    var found: Expression?
    body.forEachExpression(around: place) { expression, _ in
      guard case .member(let base?, _) = expression.kind, base.range.end <= place, place < expression.range.end else { return }
      found = base
    }
    return found
  }
}
