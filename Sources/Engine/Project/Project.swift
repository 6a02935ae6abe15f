/// The facts of all files, joined: a type is one thing however many files its extensions live in.
public final class Project: Sendable {
  public let files: [FileFacts]
  /// What is known of other modules.
  public let modules: [ModuleFacts]
  let entries: [TypeEntry]
  let ancestors: [[Int]]
  let descendants: [[Int]]
  let touchFiles: [Bool]
  let names: TypeNames
  private let freeFunctions: [String: [ProjectFunction]]
  private let freeVariables: [String: [ProjectVariable]]

  /// - Parameter files: in any order; the project is the same.
  public init(_ files: [FileFacts], modules: [ModuleFacts] = []) {
    self.modules = modules
    let sorted = files.sorted { $0.path < $1.path }
    let entries = TypeEntry.merge(sorted)
    self.files = sorted
    self.entries = entries
    let names = TypeNames(entries, sorted)
    self.names = names
    ancestors = Project.ancestors(entries) { name, index in
      names.index(of: name.base, inside: entries[index].name, near: sorted[entries[index].home].directory, entries, sorted)
    }
    descendants = Project.descendants(ancestors)
    touchFiles = Project.touchFiles(sorted)
    var functions: [String: [ProjectFunction]] = [:]
    var variables: [String: [ProjectVariable]] = [:]
    for (index, file) in sorted.enumerated() {
      for facts in file.functions {
        functions[facts.name, default: []].append(ProjectFunction(facts: facts, file: index, type: nil))
      }
      for facts in file.variables {
        variables[facts.name, default: []].append(ProjectVariable(facts: facts, file: index, type: nil))
      }
    }
    freeFunctions = functions
    freeVariables = variables
  }

  /// Every type that the project declares or extends.
  public var types: [ProjectType] { types(entries.indices) }

  func types(_ indices: Range<Int>) -> [ProjectType] {
    indices.map { ProjectType(project: self, index: $0) }
  }

  /// The type that a name means to code inside another type.
  ///
  /// - Returns: nil for a type of another module, and for a name that several types share.
  public func type(named name: String, from place: ProjectType? = nil) -> ProjectType? {
    let directory = place.map { files[$0.entry.home].directory }
    guard let index = names.index(of: name, inside: place?.name ?? "", near: directory, entries, files) else {
      return nil
    }
    return ProjectType(project: self, index: index)
  }

  /// The only function of that name outside any type.
  public func freeFunctions(named name: String) -> [ProjectFunction] {
    freeFunctions[name] ?? []
  }

  /// The only variable of that name outside any type, private ones of other files left out.
  public func freeVariable(named name: String, from file: Int) -> ProjectVariable? {
    let candidates = freeVariables[name] ?? []
    if let own = candidates.first(where: { $0.file == file }) { return own }
    let visible = candidates.filter { variable in
      !variable.facts.modifiers.contains("private") && !variable.facts.modifiers.contains("fileprivate")
    }
    return visible.count == 1 ? visible.first : nil
  }
}

/// A function, and where it is declared.
public struct ProjectFunction: Sendable {
  public let facts: FunctionFacts
  /// The index of its file among the project's files.
  public let file: Int
  /// The type around it, which may be an ancestor of the one that was asked.
  public let type: ProjectType?

  public var body: [Statement] { facts.body ?? [] }
}

/// A variable or property, and where it is declared.
public struct ProjectVariable: Sendable {
  public let facts: Variable
  public let file: Int
  public let type: ProjectType?
}

extension FileFacts {
  /// The path up to the last slash.
  var directory: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
