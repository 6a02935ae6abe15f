// What an app's people can come to: code that nothing reaches from where the system enters an app is never run.
//
// It is judged by names, and where these leave a doubt, something counts as reached: a type of which any reached code
// says the name, a method that some framework may call. So what isn't reached is surely dead, and not the other way round.
// Code is parsed only where a name alone says too much: of functions that share one, of classes that are registered, and
// of branches that are never taken.
extension Project {
  /// Whether what stands at a place in a file may ever run. In a project without an entry point, everything may.
  package func isReached(_ place: UInt32, in file: Int) -> Bool {
    guard index.entryPoints.areOfApp, !index.isTest(file), let declaration = declaration(at: place, in: file) else { return true }
    return ReachabilitySearch(self).isReached(declaration) && !isPassedBy(place, in: declaration)
  }
}

/// Looks for a way back from a declaration to where the system enters the code.
private final class ReachabilitySearch {
  private let project: Project
  /// What is being looked at, or led nowhere.
  private var seen: Set<Node> = []
  /// Whether something was found to be reached that others may have been judged without.
  private var hasLearnt = false
  /// How many steps the search is away from where it began.
  private var depth = 0
  /// More steps than any way back has that can still be told.
  private static let mostSteps = 1000

  init(_ project: Project) {
    self.project = project
  }

  /// What is reached as one thing.
  private enum Node: Hashable {
    case type(Int)
    /// A function or variable of a type of the project's own.
    case member(Declaration)
    /// One outside any such type.
    case free(Declaration)

    var question: Answers.Question {
      switch self {
      case .type(let index): Answers.Question(kind: .reached, subject: index)
      case .member(let declaration), .free(let declaration):
        Answers.Question(kind: .reached, subject: -1, file: declaration.file, place: declaration.start)
      }
    }
  }

  /// What leads nowhere but to what is being looked at may yet be reached in another way: so the search begins again as
  /// long as it learns of more that is reached.
  func isReached(_ declaration: Declaration) -> Bool {
    repeat {
      seen = []
      hasLearnt = false
      if search(declaration) { return true }
    } while hasLearnt
    return false
  }

  private func search(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .statements: return project.files[declaration.file].isMain
    case .header: return declaration.type.map { search(.type($0)) } ?? true
    case .function, .property:
      guard let type = declaration.type else { return search(.free(declaration)) }
      let isAsked = declaration.mayBeAsked(of: type, project)
      guard project.index.entries[type].isDeclared else { return isAsked || search(.free(declaration)) }
      return (isAsked || declaration.runsAtOnce || search(.member(declaration))) && search(.type(type))
    }
  }

  private func search(_ node: Node) -> Bool {
    if let known: Bool = project.lastingAnswer(node.question) { return known }
    guard depth < Self.mostSteps else { return true }
    guard seen.insert(node).inserted else { return false }
    depth += 1
    defer { depth -= 1 }
    let isReached = project.lastingAnswer(node.question, isKept: { $0 }, { isEntry(node) || isUsed(node) })
    hasLearnt = hasLearnt || isReached
    return isReached
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
      return project.isUsed(TypeNames.last(entry.name), from: entry.home) { use in
        !(use.declaration.type.map { project.index.lies($0, in: [type]) } ?? false) && runs(use) && project.makes(type, use)
      }
    case .member(let declaration):
      guard let name = declaration.name, let type = declaration.type else { return true }
      let kin = Kin(of: type, project.index)
      let overloads = Overloads(of: declaration, in: kin.types, project)
      return project.isUsed(name, from: declaration.file) { use in
        use.declaration != declaration && kin.mayMean(use, isStatic: declaration.isStatic) && overloads.mayMean(use)
          && kin.mayBeAsked(use, in: project) && runs(use)
      }
    case .free(let declaration):
      guard let name = declaration.name else { return true }
      let overloads = Overloads(of: declaration, in: declaration.type.map { [$0] } ?? [], project)
      return project.isUsed(name, from: declaration.file) { use in
        use.declaration != declaration && overloads.mayMean(use) && runs(use)
      }
    }
  }

  /// Whether the code that names something may ever run.
  private func runs(_ use: Use) -> Bool { search(use.declaration) && !project.isPassedBy(use.place, in: use.declaration) }
}

extension Answers.Question.Kind {
  fileprivate static var reached: Self { Self(Reached.self) }

  private enum Reached {}
}
