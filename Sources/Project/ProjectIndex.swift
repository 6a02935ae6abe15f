/// The outlines of all files, joined: which types there are, where, and what they inherit from.
///
/// It is built once and shared by all who work on the project; none of it needs a file's members.
package final class ProjectIndex: Sendable {
  package let files: [ProjectFile]
  /// What is known of other modules.
  let modules: [ModuleFacts]
  /// What storyboards and xibs set up.
  let interfaces: Interfaces
  /// What asset catalogs hold.
  let pictures: Pictures
  /// The colours of asset catalogs.
  let colors: CatalogColors
  package let entries: [TypeEntry]
  package let ancestors: NumberLists
  package let descendants: NumberLists
  /// What projects of Xcode say of how the files are built.
  package let build: BuildDescription
  package let membership: TargetMembership
  let touchFiles: [Bool]
  package let entryPoints: EntryPoints
  /// Whether a storyboard or xib of a format that isn't read may belong to an app that has the code.
  package let mayHaveUnreadInterfaces: Bool
  /// The names of the types that the project declares, without those of the types around them; no aliases.
  package let typeWords: Set<Word>
  /// The names of the types within each of the project's types.
  package let nestedWords: [Int: Set<Word>]
  /// The classes that storyboards and xibs make objects of.
  package let interfaceClasses: Set<String>
  package let names: TypeNames
  let visibility: Visibility
  /// The names that can only be protocols, since something else than a class's superclass is named so.
  let conformances: Set<String>
  /// The types that each file declares or extends.
  package let typesByFile: NumberLists
  /// The words that name a control's class, or what makes any view one.
  package let controlWords: [Word]
  /// Functions and variables outside any type, by name.
  let freeFunctions: [String: [FreePlace]]
  let freeVariables: [String: [FreePlace]]
  private let filesByWord: Once<FilesByWord>

  /// Where a function or variable outside any type stands.
  package struct FreePlace: Sendable {
    package let file: Int
    /// Its place among those of its file.
    let position: Int
    /// Whether only code of its own file can name it.
    let isPrivate: Bool
  }

  /// - Parameters:
  ///   - files: sorted by path.
  ///   - build: what is said of how the files are built.
  ///   - mains: the paths of files in other languages by which apps begin.
  ///   - jobs: how many threads to use, if not one a core.
  package init(
    _ files: [ProjectFile],
    modules: [ModuleFacts],
    interfaces: [InterfaceFacts],
    pictures: Pictures = Pictures([]),
    colors: CatalogColors = CatalogColors([]),
    build: BuildDescription = .none,
    mains: [String] = [],
    jobs: Int? = nil
  ) {
    let modules = modules.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.files = files
    self.modules = modules
    self.pictures = pictures
    self.colors = colors
    let outlines = files.map(\.outline)
    let known = outlines + modules.map { FileOutline($0.without(outlines)) }
    let types = known.flatMap(\.types)
    let declared = Set(types.map { TypeNames.last($0.name) })
    let classes = Set(types.lazy.filter { $0.kind == .class }.map { TypeNames.last($0.name) })
    self.interfaces = Interfaces(interfaces.map { interface in
      interface.owned(byOneOf: classes) { !declared.contains($0) && !FrameworkTypes.isKnown($0) }
    })
    let visibility = Visibility(known, named: files.map(\.module) + modules.map(\.name))
    let joined = Parallel.both(jobs: jobs) {
      let entries = TypeEntry.merge(known, visibility)
      return (entries, TypeNames(entries, known, visibility))
    } and: {
      let membership = TargetMembership(build, outlines)
      return (membership, ProjectIndex.touchFiles(outlines, visibility, membership))
    }
    let entries = joined.0.0
    let names = TypeNames(joined.0.1, OwnModule(visibility: visibility, membership: joined.1.0))
    self.visibility = visibility
    self.entries = entries
    self.names = names
    self.build = build
    (membership, touchFiles) = joined.1
    mayHaveUnreadInterfaces = self.interfaces.unread.contains { [membership] in !membership.isOfOtherCode(resourceAt: $0) }
    entryPoints = EntryPoints(entries, outlines, self.interfaces, mains: mains, touchFiles: touchFiles)
    typeWords = entryPoints.areOfApp ? ProjectIndex.typeWords(entries) : []
    nestedWords = entryPoints.areOfApp ? ProjectIndex.nestedWords(entries) : [:]
    interfaceClasses = Set(self.interfaces.classNames)
    conformances = ProjectIndex.conformances(known)
    typesByFile = ProjectIndex.typesByFile(entries, count: files.count)
    ancestors = ProjectIndex.ancestors(entries) { name, place, index in
      let found = names.index(of: name.base, inside: entries[index].name, from: place.file)
      return found.flatMap { place.header.kind == .typealias || entries[$0].mayBeInherited ? $0 : nil }
    }
    descendants = ProjectIndex.descendants(ancestors)
    controlWords = ProjectIndex.controlWords(entries, ancestors)
    var functions: [String: [FreePlace]] = [:]
    var variables: [String: [FreePlace]] = [:]
    for (file, outline) in outlines.enumerated() {
      for (position, name) in outline.functions.enumerated() {
        functions[name, default: []].append(FreePlace(file: file, position: position, isPrivate: false))
      }
      for (position, variable) in outline.variables.enumerated() {
        let place = FreePlace(file: file, position: position, isPrivate: variable.isPrivate)
        variables[variable.name, default: []].append(place)
      }
    }
    freeFunctions = functions
    freeVariables = variables
    filesByWord = Once()
  }

  /// The same project, some of whose files hold other code, but the same declarations.
  ///
  /// - Parameter changed: these files by their index. But for the places of types, their outlines are what they were.
  package init(_ other: ProjectIndex, changed: [Int: ProjectFile]) {
    var files = other.files
    for (index, file) in changed { files[index] = file }
    self.files = files
    var entries = other.entries
    let outlines = changed.mapValues(\.outline)
    for type in Set(changed.keys.flatMap { other.typesByFile[$0] }) { entries[type] = entries[type].moved(by: outlines) }
    self.entries = entries
    modules = other.modules
    interfaces = other.interfaces
    pictures = other.pictures
    colors = other.colors
    ancestors = other.ancestors
    descendants = other.descendants
    build = other.build
    membership = other.membership
    touchFiles = other.touchFiles
    entryPoints = other.entryPoints
    mayHaveUnreadInterfaces = other.mayHaveUnreadInterfaces
    typeWords = other.typeWords
    nestedWords = other.nestedWords
    interfaceClasses = other.interfaceClasses
    names = other.names
    visibility = other.visibility
    conformances = other.conformances
    typesByFile = other.typesByFile
    controlWords = other.controlWords
    freeFunctions = other.freeFunctions
    freeVariables = other.freeVariables
    let words = other.filesByWord.made.map { $0.replacing(changed.lazy.map { (file: $0.key, filter: $0.value.words) }) }
    filesByWord = words.map { Once($0) } ?? Once()
  }

  private static func typeWords(_ entries: [TypeEntry]) -> Set<Word> {
    let declared = entries.filter { $0.isDeclared && $0.places.first.header.kind != .typealias }
    return Set(declared.map { Word(TypeNames.last($0.name)) })
  }

  private static func nestedWords(_ entries: [TypeEntry]) -> [Int: Set<Word>] {
    entries.reduce(into: [:]) { words, entry in
      if let outer = entry.enclosing, entry.isDeclared { words[outer, default: []].insert(Word(TypeNames.last(entry.name))) }
    }
  }

  /// The files that may hold at least one of some words, in order.
  func files(holdingAny words: [Word]) -> [Int] {
    guard files.count <= FilesByWord.most else {
      return files.indices.filter { file in words.contains { files[file].words.mayHold($0) } }
    }
    let filesByWord = filesByWord.value { FilesByWord(files.lazy.map(\.words)) }
    let found = words.map { word in filesByWord.candidates(word).filter { files[$0].words.mayHold(word) } }
    return found.count == 1 ? found[0] : Set(found.joined()).sorted()
  }

  /// The first of the sources that declare or extend a type.
  package func homeInSources(of type: Int) -> Int? {
    entries[type].places.first { $0.file < files.count }?.file
  }

  /// Structures, enumerations, actors and extensions inherit from protocols alone, and a class from no second class.
  private static func conformances(_ files: [FileOutline]) -> Set<String> {
    var names: Set<String> = []
    for type in files.lazy.flatMap(\.types) where type.kind != .typealias {
      names.formUnion((type.kind == .class ? type.inherited.dropFirst() : type.inherited[...]).map(\.base))
    }
    return names
  }

  private static func typesByFile(_ entries: [TypeEntry], count: Int) -> NumberLists {
    NumberLists(count: count) { add in
      for (index, entry) in entries.enumerated() {
        var last: Int?
        // Extensions stand in file order, behind the declaration.
        for place in entry.places where place.file < count && place.file != last {
          if last != nil, place.file == entry.home { continue }
          last = place.file
          add(index, place.file)
        }
      }
    }
  }
}
