// Cells, headers and footers that are registered with a table or collection, which makes none before one is asked for.
extension Project {
  /// Whether code that names a type may lead to an object of it: a registration does so only if somebody dequeues, the
  /// question whether something is one doesn't, and a text may only name a class.
  func makes(_ type: Int, _ use: Use) -> Bool {
    let type = ProjectType(project: self, index: type)
    if use.declaration.onlyNames(type, at: use.place), type.comesByName { return false }
    if case .property(let property) = use.declaration.kind, ["UIView", "UIViewController"].contains(where: type.isKind),
      keepsForNothing(property, use.declaration),
      use.declaration.isPrivate || property.initialValue?.constructedType?.base == type.lastName
    {
      return false
    }
    if let code = use.declaration.code(in: self) {
      if code.asks(at: use.place, whether: type) || code.hides(type.lastName, at: use.place) { return false }
      if ["UIView", "UIViewController"].contains(where: type.isKind), code.leavesUnused(type, madeAt: use.place) { return false }
      if [.struct, .enum].contains(type.kind), code.isText(at: use.place) { return false }
    }
    if ["UIView", "UIViewController"].contains(where: type.isKind), onlyOffers(type, use) { return false }
    guard ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"].contains(where: type.isKind),
      let code = use.declaration.code(in: self), let call = code.registration(around: use.place)
    else { return true }
    return dequeues.mayMake(type, registeredBy: call, code.scope) && !code.asksForNoRow(registeredBy: call)
  }

  /// Whether a property keeps what it begins with for nothing: no code says its name that ever runs, be it to put a view on the
  /// screen.
  private func keepsForNothing(_ property: Variable, _ declaration: Declaration) -> Bool {
    guard let type = declaration.type, !property.isComputed, property.attributes.isEmpty, property.observers.isEmpty,
      let word = Word(declared: property.name), !declaration.mayBeAsked(of: type, self)
    else { return false }
    let files = declaration.isPrivate ? [declaration.file] : files(holdingAny: [word])
    return files.allSatisfy { file in
      uses(of: word, in: file)?.allSatisfy { use in
        use.declaration == declaration || isPassedBy(use.place, in: use.declaration)
      } ?? false
    }
  }

  /// Whether code may ask for a reusable view by an identifier.
  func mayAskFor(reusable identifier: String) -> Bool {
    type(named: identifier) != nil || shared.foreignWords.contain(identifier) || dequeues.mayAsk(for: identifier)
  }

  /// Whether a xib that a text names is registered there under an identifier that nobody asks by.
  func registersInVain(_ use: Use) -> Bool {
    guard let code = use.declaration.code(in: self), let call = code.registration(around: use.place),
      let identifier = call.reuseIdentifier.flatMap({ code.scope.text($0) })
    else { return false }
    return !mayAskFor(reusable: identifier) || code.type?.asksForOthers(than: identifier) ?? false
  }

  /// By which identifiers the project's code asks for reusable views.
  var dequeues: Dequeues {
    lastingAnswer(Answers.Question(kind: .dequeues, subject: 0)) {
      var dequeues = Dequeues()
      for file in files.indices where mayDequeue(file) { code(in: file).forEach { dequeues.add($0) } }
      return dequeues
    }
  }

  private func mayDequeue(_ file: Int) -> Bool { Dequeues.words.contains { mayHold($0, file, ofAll: true) } }
}

/// The identifiers by which reusable views are asked for.
struct Dequeues {
  private var identifiers: Set<String> = []
  /// Whether some code asks by an identifier that may be any.
  private var isOpen = false
  /// The types by whose own words code asks: `Cell.reuseIdentifier`.
  private var types: Set<String> = []

  static let labels: Set<String> = ["withIdentifier", "withReuseIdentifier", "cellIdentifier"]
  /// The same functions as Swift called them once, whose first argument has no label.
  static let formerNames: Set<String> = ["dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier"]
  static let words = labels.union(formerNames).sorted().map { Word($0) }

  /// Whether a call asks as the system's functions do, by an identifier.
  static func isOfSystem(_ call: Call) -> Bool {
    call.arguments.contains { $0.label.map(labels.contains) ?? false } || call.name.map(formerNames.contains) ?? false
  }

  mutating func add(_ code: ProjectCode) {
    guard code.mayHold(Self.words) else { return }
    let scope = code.scope
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name?.lowercased().contains("dequeue") ?? false || call.argument("cellIdentifier") != nil,
        let identifier = call.identifierAsked
      else { return }
      identifier.forEachExpression { part, _ in
        if case .name(let name) = part.kind, name.first?.isUppercase ?? false { types.insert(name) }
      }
      if let texts = scope.texts(identifier) {
        identifiers.formUnion(texts)
      } else if !scope.followsType(identifier) {
        isOpen = true
      }
    }
  }

  /// Whether any code asks for one.
  var asks: Bool { isOpen || !identifiers.isEmpty || !types.isEmpty }

  func mayAsk(for identifier: String) -> Bool { isOpen || identifiers.contains(identifier) }

  func mayMake(_ type: ProjectType, registeredBy call: Call, _ scope: CodeScope) -> Bool {
    // Where code asks for it by name, that code is its use.
    if isOpen && !types.contains(type.lastName) { return true }
    let identifier = call.reuseIdentifier
    if let identifier, let text = scope.text(identifier) {
      return identifiers.contains(text) || type.project.shared.foreignWords.contain(text)
    }
    // Who asks by what the type says names the type.
    return identifier.map { !$0.speaks(of: type) } ?? false
  }
}

extension Call {
  /// By which identifier it asks for a reusable view, as the system's functions do.
  fileprivate var identifierAsked: Expression? {
    if let labeled = arguments.first(where: { $0.label.map(Dequeues.labels.contains) ?? false }) { return labeled.value }
    return name.map(Dequeues.formerNames.contains) ?? false ? argument(nil) : nil
  }

  /// Under which identifier it registers a view.
  fileprivate var reuseIdentifier: Expression? {
    arguments.last { $0.label?.lowercased().hasSuffix("reuseidentifier") ?? false }?.value
  }
}

extension ProjectCode {
  /// Whether all code of the type's that asks for a view which it registers there fills the rows of a table that has none.
  fileprivate func asksForNoRow(registeredBy call: Call) -> Bool {
    guard let type, let identifier = call.reuseIdentifier.flatMap({ scope.text($0) }) else { return false }
    let asking = type.family.flatMap { $0.code(mentioning: Dequeues.labels.sorted()) }.filter { $0.asks(forReusable: identifier) }
    return !asking.isEmpty && asking.allSatisfy(\.isForNoRow)
  }

  private func asks(forReusable identifier: String) -> Bool {
    let scope = scope
    return body.containsExpression { expression in
      guard let asked = expression.call?.identifierAsked else { return false }
      return scope.text(asked) == identifier
    }
  }
}

extension CodeScope {
  /// Whether an identifier is made of a type's name, or is what the type says it is: whoever asks by it names the type.
  fileprivate func followsType(_ identifier: Expression) -> Bool {
    let generics = Set((function?.generics ?? []).map(\.name))
    let value = firstValue(of: identifier)
    return value.containsExpression { part in
      guard case .name(let name) = part.kind else { return false }
      return generics.contains(name) || isMetatype(name) || mayBeType(name, at: part.range)
    }
  }

  /// Whether a name is a type's: not that of a constant, nor what R.swift calls all that it knows of.
  private func mayBeType(_ name: String, at place: ByteRange) -> Bool {
    guard name.first?.isUppercase ?? false, name != "R" else { return false }
    return definition(of: name, at: place) == nil
  }

  private func isMetatype(_ name: String) -> Bool {
    function?.parameters.contains { $0.name == name && $0.type.text.hasSuffix(".Type") } ?? false
  }
}

extension CodeScope {
  /// Whether an expression is known to be of some data, and no view, screen or other object that shows things.
  fileprivate func isOfData(_ value: Expression) -> Bool {
    if value.literalValue != nil { return true }
    guard let known = type(of: value) else { return false }
    guard let type = type(named: known.base) else { return FrameworkTypes.isFramework(known.base) && !isKind(value, of: "UIResponder") }
    return type.isDeclared && type.kind != .protocol && !type.isKind(of: "UIResponder") && type.superclasses.isInSources
  }
}

extension Expression {
  fileprivate func speaks(of type: ProjectType) -> Bool { containsExpression { $0.kind == .name(type.lastName) } }
}

extension ProjectCode {
  /// Whether something that is there already is asked at a place if it is of a type: `cell is AddressCell`. A cast may be
  /// the only code that names a cell of an interface file, or what a container makes; not so for a controller, and what
  /// an initialiser alone makes.
  fileprivate func asks(at place: UInt32, whether type: ProjectType) -> Bool {
    let isMadeByName = type.comesByName
    return body.containsExpression { expression in
      guard case .cast(let value, let sign, _) = expression.kind, sign == "is" || isMadeByName else { return false }
      return value.range.end <= place && place < expression.range.end
    }
  }

  /// Whether a name means a variable or parameter of the code's own at a place: `let LoginController = router.controller`.
  fileprivate func hides(_ name: String, at place: UInt32) -> Bool {
    scope.local(name, before: ByteRange(start: place, end: place + UInt32(name.utf8.count))) != nil
  }

  /// Whether a variable of the code's own keeps what is made at a place, and nothing that runs says its name again but to set it up.
  /// What is given a view, or a screen, may put itself into that.
  fileprivate func leavesUnused(_ type: ProjectType, madeAt place: UInt32) -> Bool {
    let keeper = body.declaredVariables.first { variable in
      guard let made = variable.initialValue, made.range.start == place, made.constructedType?.base == type.lastName else { return false }
      return made.call?.arguments.allSatisfy { scope.isOfData($0.value) } ?? false
    }
    guard let name = keeper?.name else { return false }
    var (mentions, settings) = (0, 0)
    body.forEachExpression { expression, _ in
      if expression.kind == .name(name) {
        mentions += 1
        if scope.isPassed(expression.range.start, in: body) { settings += 1 }
      }
      // `controller.title = "Home"` shows it to nobody.
      if case .assignment(let target, "=", _) = expression.kind, target.base?.kind == .name(name) { settings += 1 }
    }
    return mentions == settings
  }

  /// Whether a text stands at a place, and no code that is put into one.
  fileprivate func isText(at place: UInt32) -> Bool {
    body.containsExpression { expression in
      guard case .string = expression.kind else { return false }
      return expression.range.start <= place && place < expression.range.end
    }
  }

  /// The call that registers what is named at a place.
  fileprivate func registration(around place: UInt32) -> Call? {
    var found: Call?
    body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name?.hasPrefix("register") ?? false,
        call.arguments.contains(where: { $0.value.range.start <= place && place < $0.value.range.end })
      else { return }
      found = call
    }
    return found
  }
}

extension Answers.Question.Kind {
  fileprivate static var dequeues: Self { Self(Dequeues.self) }

  private enum Dequeues {}
}

extension Declaration {
  /// Whether it names a type at a place for nothing but what others make, and hand to it.
  func onlyNames(_ type: ProjectType, at place: UInt32) -> Bool {
    switch kind {
    case .function(let function): function.isOnlyHanded(type.lastName, namedAt: place)
    case .property(let property): property.onlyHolds(type.lastName)
    default: false
    }
  }
}

extension ProjectType {
  /// Whether it is a class of which whoever makes objects says the name.
  fileprivate var comesByName: Bool {
    guard kind == .class else { return false }
    if isKind(of: "UIView"), !project.index.interfaceClasses.contains(lastName), !project.shared.foreignWords.contain(lastName) { return true }
    return isKind(of: "UIViewController") || comesFromInitializersAlone
  }
}

extension Variable {
  /// Whether it names a type for nothing but what others put into it.
  fileprivate func onlyHolds(_ type: String) -> Bool {
    self.type?.base == type && initialValue == nil && !isComputed && observers.isEmpty && attributes.isEmpty
  }
}

extension FunctionFacts {
  /// Whether a place in its declaration names a type of objects that others make, and hand to it.
  fileprivate func isOnlyHanded(_ type: String, namedAt place: UInt32) -> Bool {
    guard generics.isEmpty, place > nameRange.start, body?.first.map({ place < $0.range.start }) ?? true,
      !(returnType?.text.contains(type) ?? false)
    else { return false }
    return parameters.contains { $0.type.text.contains(type) } && !parameters.contains { parameter in
      parameter.type.text.hasSuffix(".Type") || parameter.defaultValue?.containsExpression { $0.lastName == type } ?? false
    }
  }
}
