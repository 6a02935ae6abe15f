// What of storyboards and xibs people can come to.
extension Project {
  /// Whether an object of a storyboard or xib may ever be shown. What has a class of the project's own is, where that class is
  /// reached; other scenes are where one leads to them, or code asks for them.
  package func mayBeShown(_ element: InterfaceElement) -> Bool {
    guard index.entryPoints.areOfApp else { return true }
    if let identifier = element.prototypeIdentifier, !mayAsk(for: identifier, inAnyOf: files.indices) { return false }
    let holders = element.file.isStoryboard ? [element.scene].compactMap { $0 } : interfaces.holders(inFileAt: element.file.path)
    let classes = holders.compactMap(\.className).compactMap { type(named: $0) }.filter(\.isDeclared)
    guard classes.isEmpty else { return classes.contains(where: isReached) }
    return !element.file.isStoryboard || holders.allSatisfy { mayShow($0, besidesCodeIn: []) }
  }

  private func isReached(_ type: ProjectType) -> Bool {
    index.entries[type.index].places.contains { isReached(nameRange(of: $0).start, in: $0.file) }
  }

  /// Whether a storyboard may show a scene: first, because another leads to it, or because code asks for it.
  ///
  /// - Parameter own: the files of a class that speak of its own scene, which somebody else must ask for.
  func mayShow(_ scene: InterfaceElement, besidesCodeIn own: Set<Int>) -> Bool {
    if scene.mayBeShownFirst { return true }
    guard let identifier = scene.facts.attributes["storyboardIdentifier"] else { return false }
    return mayAsk(for: identifier, inAnyOf: files.indices.lazy.filter { identifier != scene.className || !own.contains($0) })
  }

  /// Whether code asks for what has an identifier, or may.
  private func mayAsk(for identifier: String, inAnyOf files: some Sequence<Int>) -> Bool {
    // Of texts, only words that may be types' are kept; and code may put others together.
    guard identifier.first?.isUppercase ?? false, identifier.utf8.allSatisfy({ ByteClass.table[Int($0)] == .word })
    else { return true }
    let word = Word(identifier)
    if shared.foreignWords.contain(identifier) { return true }
    guard let asking = files.first(where: { mayHold(word, $0, ofAll: true) && !index.isUnbuilt($0) }) else { return false }
    // Without that file's word it may not be shown.
    see(Trace(file: asking))
    return true
  }
}

extension InterfaceElement {
  /// What the prototype of a table's rows is dequeued by in which it lies, or which it is.
  fileprivate var prototypeIdentifier: String? {
    let cell = kind == "tableViewCell" ? self : ancestors.first { $0.kind == "tableViewCell" }
    guard let table = cell?.ancestors.first(where: { $0.kind == "tableView" }), table.facts.attributes["dataMode"] != "static"
    else { return nil }
    return cell?.facts.attributes["reuseIdentifier"]
  }
}
