// What of storyboards and xibs people can come to.
extension Project {
  /// Whether an object of a storyboard or xib may ever be shown: where a target builds the file, the scene or xib is reached
  /// that it is a part of, and so is a class of the project's own that this has.
  package func mayBeShown(_ element: InterfaceElement) -> Bool {
    if index.isBesideApp(resourceAt: element.file.path) { return false }
    guard index.entryPoints.areOfApp else { return true }
    if let device = element.file.device, let only = onlyDevice, device != only { return false }
    if let prototype = element.prototype, !mayDequeue(prototype) { return false }
    if isReplaced(element) || failsToLoad(element) { return false }
    let holders = element.file.isStoryboard ? [element.scene].compactMap { $0 } : interfaces.holders(inFileAt: element.file.path)
    let classes = holders.compactMap(\.className).compactMap { type(named: $0) }.filter(\.isDeclared)
    guard classes.isEmpty || classes.contains(where: isReached) else { return false }
    return part(of: element).map(isReached) ?? true
  }

  /// Whether the file can't make an object, or one around it: its class ends the app in `init(coder:)`, or has no property for
  /// one of its outlets.
  private func failsToLoad(_ element: InterfaceElement) -> Bool {
    if element.file.isStoryboard, let scene = element.scene, failsToLoadItself(scene) { return true }
    return failsToLoadItself(element) || element.ancestors.contains(where: failsToLoadItself)
  }

  private func failsToLoadItself(_ object: InterfaceElement) -> Bool {
    guard let type = object.className.flatMap({ type(named: $0) }), type.isDeclared else { return false }
    return type.isMadeByCodeAlone || type.surelyLacks(outletsOf: object)
  }

  /// The scene that an object is a part of, or the first object of its xib, which stands for all of it; nil for what a
  /// storyboard has beside its scenes.
  func part(of element: InterfaceElement) -> InterfaceElement? {
    element.file.isStoryboard ? element.scene : interfaces.holders(inFileAt: element.file.path).first
  }

  // MARK: Names

  /// Whether a storyboard shows a scene with nobody's doing: it begins with it, or code may ask for it, or for a xib, in a way
  /// that can't be followed.
  func isEntry(_ part: InterfaceElement) -> Bool {
    guard part.file.isStoryboard else { return isOpenedAtLaunch(part.file.name) || mayPutTogether(part.file.name) }
    if part.isFirst, mayOpen(part.file), showsFirstByItself(part.file.name) { return true }
    guard let identifier = part.identifier, mayAskFor(identifier), mayOpen(part.file) else { return false }
    return asksForAnyScene ? mayPutTogether(identifier, besidesCodeIn: ownFiles(of: part)) : isAskedForAbroad(identifier)
  }

  /// What code asks for a scene or a xib by; nil where it can't.
  func nameInCode(of part: InterfaceElement) -> InterfaceName? {
    guard part.file.isStoryboard else { return InterfaceName(xib: part.file.name, type: type(named: part.file.name)) }
    // Nobody can ask a storyboard for a scene that nobody opens.
    guard mayOpen(part.file) else { return nil }
    let opened = part.isFirst ? part.file.name : nil
    let asked = part.identifier.flatMap { mayAskFor($0) ? $0 : nil }
    guard opened != nil || asked != nil else { return nil }
    let ofClass = opened != nil && opened == part.className && opensByTypeNames ? opened : nil
    let texts = Set([asked, ofClass].compactMap { $0 })
    let isClass = part.className.map(texts.contains) ?? false
    return InterfaceName(
      texts: texts.sorted(), type: isClass ? part.className.flatMap { type(named: $0) }?.index : nil,
      own: isClass ? classFiles(of: part) : [], storyboard: part.file.name, opened: opened, controller: part.className
    )
  }

  /// Whether code may ask for a scene by its identifier: where all that do say texts, one of them does.
  private func mayAskFor(_ identifier: String) -> Bool {
    asksForAnyScene || !files(quoting: identifier).isEmpty || type(named: identifier) != nil && asksForScenesByTypeNames
      || shared.foreignWords.contain(identifier)
      || interfaces.texts.contains(identifier) || mayNameByGeneratedWord(identifier)
  }

  /// The files of a scene's class, which speak of its own scene where that is named as the class: somebody else must ask for it.
  private func ownFiles(of scene: InterfaceElement) -> Set<Int> {
    scene.identifier == scene.className ? classFiles(of: scene) : []
  }

  /// The files of the class of a scene or a cell in which nobody else says its name.
  func classFiles(of element: InterfaceElement) -> Set<Int> {
    guard let type = element.className.flatMap({ type(named: $0) }) else { return [] }
    return Set(type.files.filter { file in
      let speakers = places(of: Word(type.lastName), in: file)?.compactMap { declaration(at: $0.start, in: file)?.type }
      // What a protocol asks for is told to somebody, and asks for none.
      return speakers?.allSatisfy { $0 == type.index || ProjectType(project: self, index: $0).kind == .protocol } ?? false
    })
  }

  /// The places where a file says the name of a scene or a xib, as a text or a word; nil where it can't be searched.
  func uses(of name: InterfaceName, in file: Int) -> [Use]? {
    guard !index.isTest(file), !index.isBesideApp(file) else { return [] }
    var found: [Use] = []
    for text in name.texts {
      guard let quoting = places(quoting: text, in: file) else { return nil }
      found += quoting.compactMap { place in
        declaration(at: place, in: file).map { Use(declaration: $0, base: .text, place: place) }
      }.filter { use in !(name.storyboard.map { asksAnother(than: $0, use) } ?? registersInVain(use)) }
      let said = (Word(declared: text).flatMap { uses(of: $0, in: file) } ?? []).filter { !meansMember($0, named: text) }
      let asked = namesFunction(text) ? said.filter { isForText(NamePlaces.Place(start: $0.place, base: $0.base), in: file) } : said
      let words = name.storyboard == nil ? asked.filter { !registersInVain($0) } : asked
      // Where another type than the scene's is called so, the name alone means that type.
      found += name.type == nil && type(named: text) != nil ? words.filter(\.isMember) : words
      guard let generated = uses(ofGenerated: text, in: file) else { return nil }
      found += generated
    }
    if let storyboard = name.opened { found += uses(opening: storyboard, in: file) }
    if let controller = name.controller { found += uses(handingOver: controller, in: file) }
    return found
  }

  // MARK: Segues

  /// The ways that lead to a scene in its storyboard: from which scene, and by which code where people don't take them.
  func ways(to scene: InterfaceElement) -> [(source: InterfaceElement, use: Use?)] {
    scene.arrivingSegues.flatMap { segue -> [(source: InterfaceElement, use: Use?)] in
      guard let source = segue.source.scene, source != scene else { return [] }
      switch performers(of: segue) {
      case .anybody: return [(source, nil)]
      case .code(let uses): return uses.map { (source, $0) }
      }
    }
  }

  private enum Performers {
    case anybody
    case code([Use])

    static let nobody = Performers.code([])
  }

  /// What sets a segue off: people do, or code that performs it.
  private func performers(of segue: InterfaceSegue) -> Performers {
    guard segue.mayBePerformed else { return .nobody }
    let isForCodeAlone = segue.source.isController || answersNobody(segue.source)
    guard !segue.isContainment, isForCodeAlone else { return .anybody }
    guard let identifier = segue.facts.identifier else { return segue.source.isController ? .anybody : .nobody }
    if isOfOtherModule(segue.source) { return .anybody }
    guard mayName(identifier) else { return .nobody }
    guard isNamedByTextsAlone(identifier) else { return .anybody }
    let source = segue.source.scene ?? segue.source
    let performer = source.className.flatMap { type(named: $0) }
    let kin = performer.map { Kin(of: $0.index, self).types } ?? []
    let isKnown = source.className == nil || performer?.isDeclared ?? false
    var uses: [Use] = []
    for file in files(quoting: identifier) where !index.isTest(file) {
      for place in places(quoting: identifier, in: file) ?? [] {
        guard let quoting = declaration(at: place, in: file) else { return .anybody }
        let use = Use(declaration: quoting, base: .text, place: place)
        uses += usesOfConstant(quoting, being: identifier) ?? [use]
      }
    }
    return .code(uses.filter { use in
      mayName(use.declaration) && !use.declaration.isAskedOfSegues
        && !(isKnown && use.declaration.code(in: self)?.performsOwnSegue(namedAt: use.place, kin) ?? false)
    })
  }

  /// Whether an object's class is one that no code of the project declares: it may perform segues by names that only it knows.
  private func isOfOtherModule(_ object: InterfaceElement) -> Bool {
    object.className.map { !(type(named: $0)?.isDeclared ?? false) && !FrameworkTypes.isKnown($0) } ?? false
  }

  /// The places that name a constant which is a text and nothing else: `let toSettings = "toSettings"`. Nil for anything else, and
  /// where a file can't be searched.
  private func usesOfConstant(_ declaration: Declaration, being text: String) -> [Use]? {
    guard case .property(let property) = declaration.kind, property.isConstant, declaration.type == nil || property.isStatic,
      property.initialValue?.kind == .string(text), let word = Word(declared: property.name)
    else { return nil }
    var uses: [Use] = []
    for file in declaration.isPrivate ? [declaration.file] : files(holdingAny: [word]) {
      guard let found = self.uses(of: word, in: file) else { return nil }
      uses += found.filter { $0.declaration != declaration }
    }
    return uses
  }
}

extension ProjectType {
  /// Whether `init(coder:)` ends the app, and no initialiser takes the coder and more, as code may call it for a storyboard.
  fileprivate var isMadeByCodeAlone: Bool {
    guard let decoder = functions("init(coder:)").first, decoder.body.count == 1, case .expression(let only) = decoder.body[0].kind,
      ["fatalError", "preconditionFailure"].contains(only.call?.name)
    else { return false }
    return !([self] + ancestors).flatMap { $0.ownFunctions("init") }.contains { function in
      function.facts.parameters.count > 1 && function.facts.parameters.contains { $0.label == "coder" }
    }
  }
}

/// What code may call a scene or a xib by.
struct InterfaceName {
  let texts: [String]
  /// The class that is called the same.
  let type: Int?
  /// The files that speak of it as of themselves.
  let own: Set<Int>
  /// The storyboard of a scene.
  let storyboard: String?
  /// The storyboard that begins with the scene, where code opens it.
  let opened: String?
  /// The class of a scene.
  let controller: String?

  init(
    texts: [String], type: Int?, own: Set<Int>, storyboard: String? = nil, opened: String? = nil, controller: String? = nil
  ) {
    self.texts = texts
    self.type = type
    self.own = own
    self.storyboard = storyboard
    self.opened = opened
    self.controller = controller
  }

  /// - Parameter name: a controller loads the xib of its own name by itself, and one that has the name of its view.
  init(xib name: String, type: ProjectType?) {
    self.init(texts: name.hasSuffix("View") ? [name, name + "Controller"] : [name], type: type?.index, own: [])
  }

  /// A file that says the name holds one of them.
  var words: [Word] {
    texts.flatMap { [Word($0).quoted, Word(declared: $0), $0.generatedWord].compactMap { $0 } }
      + [controller.flatMap { Word(declared: $0) }].compactMap { $0 } + (opened == nil ? [] : [FirstScenes.word])
  }
}

extension Declaration {
  /// Whether the system asks it about segues that others perform.
  fileprivate var isAskedOfSegues: Bool {
    guard case .function(let function) = kind else { return false }
    return ["prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)"].contains(function.signature)
  }
}

extension InterfaceFacts {
  /// The device that its name says it is for: `Main~ipad`, `Main_iPhone`.
  fileprivate var device: Project.Device? {
    guard let cut = fileName.lastIndex(where: { "~_-".contains($0) }) else { return nil }
    switch fileName[fileName.index(after: cut)...].lowercased() {
    case "phone", "iphone": return .phone
    case "pad", "ipad": return .pad
    default: return nil
    }
  }
}

extension InterfaceElement {
  fileprivate var identifier: String? { facts.attributes["storyboardIdentifier"] }

  /// Whether its storyboard begins with it.
  fileprivate var isFirst: Bool { file.initialController == facts.id }
}

extension ProjectCode {
  /// Whether a segue's identifier at a place is that of one which the code's own controller performs, and no other's.
  ///
  /// - Parameter others: the controllers of which it is to be another.
  fileprivate func performsOwnSegue(namedAt place: UInt32, _ others: Set<Int>) -> Bool {
    guard let type, type.isDeclared, type.kind == .class, !others.contains(type.index) else { return false }
    var isOwn = false
    body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "performSegue", call.callee.ownName != nil,
        let identifier = call.arguments.first?.value, identifier.range.start == place
      else { return }
      isOwn = true
    }
    return isOwn
  }
}
