/// A project as rules see it: a type is one thing however many files its extensions live in.
///
/// Each thread that works on a project has a view of its own. All views share what they know, and a file's code is read
/// when the first of them asks for it.
public final class Project {
  package let shared: SharedProject
  package let index: ProjectIndex
  /// The files that this view has asked for.
  private var loaded: [LoadedFile?]
  /// The last of those that aren't kept.
  private var passing: (file: Int, code: LoadedFile)?
  var tracer: Tracer
  /// The surveys that this view has asked for.
  var surveys: [ObjectIdentifier: any Survey] = [:]
  var answers = Answers()
  private var namedTypes: [NamedType: Int?] = [:]
  /// The files that may hold some words.
  private var holders: [[Word]: [Int]] = [:]
  /// Of the files that were searched for names.
  var namePlaces: [Int: NamePlaces] = [:]
  var declarationMaps: [Int: DeclarationMap] = [:]

  /// - Parameters: in any order; the project is the same.
  public convenience init(_ files: [FileFacts], modules: [ModuleFacts] = [], interfaces: [InterfaceFacts] = []) {
    let files = files.sorted { $0.path < $1.path }
    let index = ProjectIndex(files.map { ProjectFile($0) }, modules: modules, interfaces: interfaces)
    let shared = SharedProject(
      index,
      jobs: nil,
      readFile: { LoadedFile(files[$0], as: index.files[$0].outline) },
      readText: { _ in nil }
    )
    self.init(shared)
  }

  package init(_ shared: SharedProject) {
    self.shared = shared
    index = shared.index
    loaded = [LoadedFile?](repeating: nil, count: shared.index.files.count)
    tracer = Tracer(files: shared.index.files.count, isOn: shared.isTraced)
  }

  // MARK: Files

  /// Sorted by path.
  public var files: [ProjectFile] { index.files }

  /// What is known of other modules.
  public var modules: [ModuleFacts] { index.modules }

  /// What storyboards and xibs set up.
  public var interfaces: Interfaces { index.interfaces }

  /// What asset catalogs hold, as far as code may show it.
  public var pictures: Pictures { index.pictures }

  /// The colours of asset catalogs that code may name.
  public var colors: CatalogColors { index.colors }

  /// A file's facts: its code is read if it wasn't before.
  ///
  /// - Parameter file: its index among the project's files.
  public func facts(of file: Int) -> FileFacts { load(file).facts }

  func load(_ file: Int) -> LoadedFile {
    tracer.see(file)
    if let known = loaded[file] { return known }
    if let passing, passing.file == file { return passing.code }
    let read = shared.file(file)
    if shared.keeps(file) { loaded[file] = read } else { passing = (file, read) }
    return read
  }

  /// A file's text, for a fix that must fit into it.
  ///
  /// - Returns: nil where it isn't there any more.
  public func text(of file: Int) -> SourceText? {
    tracer.see(file)
    return shared.text(of: file).map { SourceText($0) }
  }

  /// Whether a file may hold a word. Where it doesn't, its code needn't be read to know.
  ///
  /// - Parameter ofAll: whether all files are looked at: of which of them an answer is no then needn't be noted.
  package func mayHold(_ word: Word, _ file: Int, ofAll: Bool = false) -> Bool {
    // A declaration that is being typed has no name yet, which a filter knows nothing of.
    if word == .empty { return false }
    if shared.isTraced { tracer.see(ofAll ? word : word.standing(in: file)) }
    return files[file].words.mayHold(word)
  }

  /// The files that may hold at least one of some words, in order.
  package func files(holdingAny words: [Word]) -> [Int] {
    let words = words.filter { $0 != .empty }
    words.forEach { tracer.see($0) }
    if let known = holders[words] { return known }
    let found = index.files(holdingAny: words)
    if holders.count == Project.mostHolders { holders = [:] }
    holders[words] = found
    return found
  }

  /// How many answers to that are kept.
  private static let mostHolders = 1024

  /// What was looked at since the last time this was asked.
  package func takeTrace() -> Trace {
    answers.endCheck()
    return tracer.take().compact
  }

  // MARK: Types

  /// Every type that the project declares or extends, and those of other modules that are known.
  public var types: [ProjectType] { index.entries.indices.map { ProjectType(project: self, index: $0) } }

  /// The type that a name means to code inside another type.
  ///
  /// - Parameters:
  ///   - name: the name as the code writes it.
  ///   - place: the type around the code; nil outside any type.
  ///   - file: the code's file, where it isn't the one of the type's declaration.
  /// - Returns: nil for a type that is not known, and for a name that several types share.
  public func type(named name: String, from place: ProjectType? = nil, in file: Int? = nil) -> ProjectType? {
    let question = NamedType(name: name, place: place?.index, file: file ?? place?.entry.home)
    let found: Int?
    if let known = namedTypes[question] {
      found = known
    } else {
      found = index.names.index(of: name, inside: place?.name ?? "", from: question.file) ?? inherited(question, by: place)
      if namedTypes.count == Self.mostNamedTypes { namedTypes.removeAll(keepingCapacity: true) }
      namedTypes[question] = .some(found)
    }
    return found.map { ProjectType(project: self, index: $0) }
  }

  /// A framework's type as the project extends it, or the project's own in its place: a type within another one that is
  /// called the same is meant in there alone.
  package func frameworkType(_ name: String) -> ProjectType? {
    index.names.index(ofWhole: name).map { ProjectType(project: self, index: $0) }
  }

  /// Of how many names it is kept what they mean. Code that is only passed by may hold more than memory does.
  private static let mostNamedTypes = 1 << 15

  /// A name, and where it is used: the index tells what it means, whatever the code says.
  private struct NamedType: Hashable {
    let name: String
    let place: Int?
    let file: Int?
  }

  /// A type that is nested in an ancestor of the type around, or of those around that.
  private func inherited(_ question: NamedType, by place: ProjectType?) -> Int? {
    for type in sequence(first: place, next: { $0?.enclosing }).prefix(while: { $0 != nil }).compactMap({ $0 }) {
      for ancestor in type.ancestors {
        if let found = index.names.nested(question.name, in: ancestor.name, from: question.file) { return found }
      }
    }
    return nil
  }

  // MARK: Outside types

  /// The functions of that name outside any type.
  public func freeFunctions(named name: String) -> [ProjectFunction] {
    (index.freeFunctions[name] ?? []).compactMap { place in
      let functions = facts(of: place.file).functions
      guard place.position < functions.count else { return nil }
      return ProjectFunction(facts: functions[place.position], file: place.file, type: nil)
    }
  }

  /// The only variable of that name outside any type, private ones of other files left out.
  public func freeVariable(named name: String, from file: Int) -> ProjectVariable? {
    let candidates = index.freeVariables[name] ?? []
    if let own = candidates.first(where: { $0.file == file }) { return variable(own) }
    let visible = candidates.filter { !$0.isPrivate }
    return visible.count == 1 ? visible.first.flatMap(variable) : nil
  }

  private func variable(_ place: ProjectIndex.FreePlace) -> ProjectVariable? {
    let variables = facts(of: place.file).variables
    guard place.position < variables.count else { return nil }
    return ProjectVariable(facts: variables[place.position], file: place.file, type: nil)
  }
}

/// A function, and where it is declared.
public struct ProjectFunction {
  /// Its declaration, and its code where that is asked for.
  public let facts: FunctionFacts
  /// The index of its file among the project's files.
  public let file: Int
  /// The type around it, which may be an ancestor of the one that was asked.
  public let type: ProjectType?

  package init(facts: FunctionFacts, file: Int, type: ProjectType?) {
    self.facts = facts
    self.file = file
    self.type = type
  }

  /// Its statements; none where it has no body.
  public var body: [Statement] { facts.body ?? [] }
}

/// A variable or property, and where it is declared.
public struct ProjectVariable {
  /// Its declaration, and its code where that is asked for.
  public let facts: Variable
  /// The number of the file in the project.
  public let file: Int
  /// The type that it is a member of; nil outside any.
  public let type: ProjectType?

  package init(facts: Variable, file: Int, type: ProjectType?) {
    self.facts = facts
    self.file = file
    self.type = type
  }
}
