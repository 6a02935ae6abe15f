/// The facts of all files, joined: a type is one thing however many files its extensions live in.
public final class Project: Sendable {
  public let files: [FileFacts]
  /// What is known of other modules.
  public let modules: [ModuleFacts]
  /// What storyboards and xibs set up.
  public let interfaces: Interfaces
  let entries: [TypeEntry]
  let ancestors: [[Int]]
  let descendants: [[Int]]
  let touchFiles: [Bool]
  let names: TypeNames
  let visibility: Visibility
  /// The names that can only be protocols', since something else than a class's superclass is named so.
  let conformances: Set<String>
  /// The types that each file declares or extends.
  let typesByFile: [[Int]]
  private let madeTableIndex = Once<TableIndex>()
  private let freeFunctions: [String: [ProjectFunction]]
  private let freeVariables: [String: [ProjectVariable]]

  /// - Parameters: in any order; the project is the same.
  public init(_ files: [FileFacts], modules: [ModuleFacts] = [], interfaces: [InterfaceFacts] = []) {
    let modules = modules.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.modules = modules
    self.interfaces = Interfaces(interfaces)
    let sorted = files.sorted { $0.path < $1.path }
    let graphs = modules.map { FileFacts($0.without(sorted)) }
    let known = sorted + graphs
    let graphNames = Dictionary(uniqueKeysWithValues: zip(sorted.count..., modules.map(\.name)))
    let visibility = Visibility(known, graphs: graphNames)
    let entries = TypeEntry.merge(known, visibility)
    self.files = sorted
    self.entries = entries
    let names = TypeNames(entries, known, visibility)
    self.names = names
    self.visibility = visibility
    conformances = Project.conformances(known)
    typesByFile = Project.typesByFile(entries, count: sorted.count)
    ancestors = Project.ancestors(entries) { name, place, index in
      names.index(of: name.base, inside: entries[index].name, from: place.file)
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

  /// Structures, enumerations, actors and extensions inherit from protocols alone, and a class from no second class.
  private static func conformances(_ files: [FileFacts]) -> Set<String> {
    var names: Set<String> = []
    for type in files.lazy.flatMap(\.types) where type.kind != .typealias {
      names.formUnion((type.kind == .class ? type.inherited.dropFirst() : type.inherited[...]).map(\.base))
    }
    return names
  }

  private static func typesByFile(_ entries: [TypeEntry], count: Int) -> [[Int]] {
    var types = [[Int]](repeating: [], count: count)
    for (index, entry) in entries.enumerated() {
      for file in Set(entry.places.map(\.file)) where file < count { types[file].append(index) }
    }
    return types
  }

  /// Every type that the project declares or extends, and those of other modules that are known.
  public var types: [ProjectType] { types(entries.indices) }

  func types(_ indices: Range<Int>) -> [ProjectType] {
    indices.map { ProjectType(project: self, index: $0) }
  }

  /// The type that a name means to code inside another type.
  ///
  /// - Parameter file: the code's file, where it isn't the one of the type's declaration.
  /// - Returns: nil for a type that is not known, and for a name that several types share.
  public func type(named name: String, from place: ProjectType? = nil, in file: Int? = nil) -> ProjectType? {
    let file = file ?? place?.entry.home
    let found = names.index(of: name, inside: place?.name ?? "", from: file) ?? inherited(name, by: place, in: file)
    return found.map { ProjectType(project: self, index: $0) }
  }

  /// A type that is nested in an ancestor of the type around, or of those around that.
  private func inherited(_ name: String, by place: ProjectType?, in file: Int?) -> Int? {
    for type in sequence(first: place, next: { $0?.enclosing }).prefix(while: { $0 != nil }).compactMap({ $0 }) {
      for ancestor in type.ancestors {
        if let found = names.nested(name, in: ancestor.name, from: file) { return found }
      }
    }
    return nil
  }

  /// Which types have which tables, and work for them.
  var tableIndex: TableIndex { madeTableIndex.value { TableIndex(self) } }

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
