// What of storyboards and xibs people can come to.
extension Project {
  /// Whether an object of a storyboard or xib may ever be shown. What has a class of the project's own is, where that class is
  /// reached; and a scene is where another leads to it, or code asks for it.
  package func mayBeShown(_ element: InterfaceElement) -> Bool {
    guard index.entryPoints.areOfApp else { return true }
    if let device = element.file.device, let only = onlyDevice, device != only { return false }
    if let prototype = element.prototype, !mayDequeue(prototype) { return false }
    let holders = element.file.isStoryboard ? [element.scene].compactMap { $0 } : interfaces.holders(inFileAt: element.file.path)
    let classes = holders.compactMap(\.className).compactMap { type(named: $0) }.filter(\.isDeclared)
    guard classes.isEmpty || classes.contains(where: isReached) else { return false }
    let own = Set(classes.flatMap(\.files))
    return !element.file.isStoryboard || holders.allSatisfy { mayShow($0, besidesCodeIn: own) && isAskedFor($0) }
  }

  private func isReached(_ type: ProjectType) -> Bool {
    index.entries[type.index].places.contains { isReached(nameRange(of: $0).start, in: $0.file) }
  }

  // MARK: Scenes

  /// Whether a storyboard may show a scene: first, because another that it shows leads to it, or because code asks for it.
  ///
  /// - Parameter own: the files of a class that speak of its own scene, which somebody else must ask for.
  func mayShow(_ scene: InterfaceElement, besidesCodeIn own: Set<Int>) -> Bool {
    var seen: Set<InterfaceElement> = [scene]
    return mayShow(scene, besidesCodeIn: own, &seen)
  }

  /// - Parameter seen: the scenes that are being asked about, or aren't shown.
  private func mayShow(_ scene: InterfaceElement, besidesCodeIn own: Set<Int>, _ seen: inout Set<InterfaceElement>) -> Bool {
    if isLedTo(scene, &seen) { return true }
    guard let identifier = scene.facts.attributes["storyboardIdentifier"] else { return false }
    return mayName(identifier, besidesCodeIn: identifier == scene.className ? own : []) && mayAskFor(identifier)
  }

  /// Whether code may ask for a scene by its identifier: where all that do say texts, one of them does.
  private func mayAskFor(_ identifier: String) -> Bool {
    asksForAnyScene || !files(quoting: identifier).isEmpty || shared.foreignWords.contain(identifier)
  }

  /// Whether a storyboard begins with a scene, or leads to it from one that it shows, by a way that people can take or code
  /// takes.
  private func isLedTo(_ scene: InterfaceElement, _ seen: inout Set<InterfaceElement>) -> Bool {
    if scene.file.initialController == scene.facts.id, mayOpen(scene.file) { return true }
    return scene.arrivingSegues.contains { segue in
      guard let source = segue.source.scene, source != scene, mayPerform(segue), seen.insert(source).inserted else { return false }
      return mayShow(source, besidesCodeIn: ownFiles(of: source), &seen)
    }
  }

  /// The files of an object's class.
  private func ownFiles(of scene: InterfaceElement) -> Set<Int> {
    Set(scene.className.flatMap { type(named: $0) }.map(\.files) ?? [])
  }

  /// Whether code that may run asks for a scene, where texts alone do.
  private func isAskedFor(_ scene: InterfaceElement) -> Bool {
    var seen: Set<InterfaceElement> = [scene]
    guard !isLedTo(scene, &seen), let identifier = scene.facts.attributes["storyboardIdentifier"],
      isNamedByTextsAlone(identifier)
    else { return true }
    return files(quoting: identifier).contains { file in
      places(quoting: identifier, in: file)?.contains { isReached($0, in: file) } ?? false
    }
  }

  // MARK: Segues

  /// Whether anything sets a segue off: people do, or code that performs it.
  private func mayPerform(_ segue: InterfaceSegue) -> Bool {
    guard segue.mayBePerformed else { return false }
    guard !segue.isContainment, segue.source.isController, let identifier = segue.facts.identifier else { return true }
    guard mayName(identifier) else { return false }
    guard isNamedByTextsAlone(identifier) else { return true }
    let performer = segue.source.className.flatMap { type(named: $0) }
    let kin = performer.map { Kin(of: $0.index, index).types } ?? []
    let isKnown = segue.source.className == nil || performer?.isDeclared ?? false
    return files(quoting: identifier).contains { file in
      places(quoting: identifier, in: file)?.contains { place in
        guard let quoting = declaration(at: place, in: file) else { return true }
        return mayName(quoting) && !(isKnown && quoting.code(in: self)?.performsOwnSegue(namedAt: place, kin) ?? false)
      } ?? false
    }
  }

  /// Whether some code says the name of a constant, or what names something isn't one.
  private func mayName(_ constant: Declaration) -> Bool {
    guard case .property(let property) = constant.kind, !property.isComputed, let word = Word(declared: property.name) else {
      return true
    }
    return files(holdingAny: [word]).contains { uses(of: word, in: $0)?.isEmpty == false }
  }

  // MARK: Xibs

  /// Whether anybody may load a xib: by its name, or by the class of that name.
  ///
  /// - Parameter own: the files of a class that speak of its own xib, which somebody else must ask for.
  func mayLoad(_ xib: InterfaceFacts, of className: String, besidesCodeIn own: Set<Int>) -> Bool {
    mayName(xib.name, besidesCodeIn: xib.name == className ? own : [])
  }

  // MARK: Prototypes

  /// Whether a table may ask for rows of a prototype.
  private func mayDequeue(_ prototype: InterfaceElement) -> Bool {
    guard let identifier = prototype.facts.attributes["reuseIdentifier"] else { return true }
    let own = identifier == prototype.className ? ownFiles(of: prototype) : []
    return mayName(identifier, besidesCodeIn: own)
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
  /// The prototype of a table's rows that it lies in, or is.
  fileprivate var prototype: InterfaceElement? {
    let cell = kind == "tableViewCell" ? self : ancestors.first { $0.kind == "tableViewCell" }
    guard let table = cell?.ancestors.first(where: { $0.kind == "tableView" }), table.facts.attributes["dataMode"] != "static"
    else { return nil }
    return cell
  }
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
