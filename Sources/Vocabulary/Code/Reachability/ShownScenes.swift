// What of storyboards and xibs people can come to.
extension Project {
  /// Whether an object of a storyboard or xib may ever be shown. What has a class of the project's own is, where that class is
  /// reached; other scenes are where one leads to them, or code asks for them.
  package func mayBeShown(_ element: InterfaceElement) -> Bool {
    guard index.entryPoints.areOfApp else { return true }
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
    // Of texts, only words that may be types' are kept; and code may put others together.
    guard identifier.first?.isUppercase ?? false, identifier.utf8.allSatisfy({ ByteClass.table[Int($0)] == .word })
    else { return true }
    let word = Word(identifier)
    if shared.foreignWords.contain(identifier) { return true }
    let asking = files.indices.first { file in (identifier != scene.className || !own.contains(file)) && mayHold(word, file) }
    guard let asking else { return false }
    // Without that file's word the scene may not be shown.
    see(Trace(file: asking))
    return true
  }
}
