// What an app's people can come to: code that nothing reaches from where the system enters an app is never run.
//
// It is judged by names, and where these leave a doubt, something counts as reached: a type of which any reached code
// says the name, a method that some framework may call. So what isn't reached is surely dead, and not the other way round.
extension Project {
  /// Whether what stands at a place in a file may ever run. In a project without an entry point, everything may.
  package func isReached(_ place: UInt32, in file: Int) -> Bool {
    guard index.entryPoints.areOfApp, !index.isTest(file), let declaration = declaration(at: place, in: file) else { return true }
    return ReachabilitySearch(self).isReached(declaration)
  }
}

/// Looks for a way back from a declaration to where the system enters the code.
private final class ReachabilitySearch {
  private let project: Project
  /// What is being looked at, or led nowhere.
  private var seen: Set<Node> = []

  init(_ project: Project) {
    self.project = project
  }

  /// What is reached as one thing.
  private enum Node: Hashable {
    case type(Int)
    /// A function or variable outside any type of the project's own.
    case free(Declaration)

    var question: Answers.Question {
      switch self {
      case .type(let index): Answers.Question(kind: .reached, subject: index)
      case .free(let declaration): Answers.Question(kind: .reached, subject: -1, file: declaration.file, place: declaration.start)
      }
    }
  }

  func isReached(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .statements: return project.index.isMain(declaration.file)
    case .header: return declaration.type.map { isReached(.type($0)) } ?? true
    case .function, .property:
      guard let type = declaration.type else { return isReached(.free(declaration)) }
      if project.index.entries[type].isDeclared { return isCalled(declaration, in: type) && isReached(.type(type)) }
      return declaration.mayBeAsked(of: type, project) || isReached(.free(declaration))
    }
  }

  private func isReached(_ node: Node) -> Bool {
    if let known: Bool = project.lastingAnswer(node.question) { return known }
    let isFirst = seen.isEmpty
    guard seen.insert(node).inserted else { return false }
    // What leads nowhere but to what is being looked at may yet be reached in another way.
    return project.lastingAnswer(node.question, isKept: { $0 || isFirst }, { isEntry(node) || isUsed(node) })
  }

  private func isEntry(_ node: Node) -> Bool {
    guard case .type(let type) = node else { return false }
    if project.index.entryPoints.types.contains(type) { return true }
    let name = TypeNames.last(project.index.entries[type].name)
    return project.index.interfaceClasses.contains(name) || project.shared.foreignWords.contain(name)
  }

  private func isUsed(_ node: Node) -> Bool {
    switch node {
    case .type(let type):
      let entry = project.index.entries[type]
      // Extensions of other modules' types come with what uses their members.
      guard entry.isDeclared else { return true }
      return project.isUsed(TypeNames.last(entry.name), from: entry.home) {
        !($0.declaration.type.map { project.index.lies($0, in: [type]) } ?? false) && isReached($0.declaration)
      }
    case .free(let declaration):
      guard let name = declaration.name else { return true }
      return project.isUsed(name, from: declaration.file) { $0.declaration != declaration && isReached($0.declaration) }
    }
  }

  /// Whether anybody may call a member of a type: a framework, or code that says its name.
  private func isCalled(_ declaration: Declaration, in type: Int) -> Bool {
    guard let name = declaration.name, !declaration.runsAtOnce, !declaration.mayBeAsked(of: type, project) else { return true }
    let kin = Kin(of: type, project.index)
    return project.isUsed(name, from: declaration.file) {
      $0.declaration != declaration && kin.mayMean($0, isStatic: declaration.isStatic)
    }
  }
}

extension ProjectIndex {
  /// Whether a file's statements run as the program begins.
  fileprivate func isMain(_ file: Int) -> Bool {
    let path = files[file].path
    return path == "main.swift" || path.hasSuffix("/main.swift")
  }
}

extension Answers.Question.Kind {
  fileprivate static var reached: Self { Self(Reached.self) }

  private enum Reached {}
}
