import HIGLintSyntax

/// What all files hold, and which of them can't be read.
struct ReadFiles: Sendable {
  /// Sorted by path.
  private(set) var sources: [Source] = []
  private(set) var interfaces: [Interface] = []
  /// Those that rules report in, interfaces too, sorted by path.
  private(set) var resources: [ResourceFile] = []
  /// Those that aren't linted: in other languages, and those that say how code is built.
  private(set) var foreign: [Foreign] = []
  private(set) var problems: [Problem] = []

  final class Source: Sendable {
    let input: SourceInput
    /// Where its text comes from, where it is known by an index alone.
    let indexed: IndexedSource?
    private let reading: Reading

    /// What reading it told. There may be many sources that nobody reads, and that share one.
    private final class Reading: Sendable {
      let content: ContentHash
      let stamp: FileStamp?
      let skim: SkimmedFile?
      let newWords: [Word]

      static let none = Reading(ContentHash([]), nil, nil, [])

      init(_ content: ContentHash, _ stamp: FileStamp?, _ skim: SkimmedFile?, _ newWords: [Word]) {
        self.content = content
        self.stamp = stamp
        self.skim = skim
        self.newWords = newWords
      }
    }

    init(input: SourceInput, content: ContentHash, stamp: FileStamp?, skim: SkimmedFile?, newWords: [Word]) {
      self.input = input
      indexed = nil
      reading = Reading(content, stamp, skim, newWords)
    }

    /// One that is known by an index alone.
    init(_ input: SourceInput, of indexed: IndexedSource) {
      self.input = input
      self.indexed = indexed
      reading = .none
    }

    var path: String { input.path }

    var content: ContentHash { reading.content }

    /// What it had before it was read; nil where it wasn't asked for, or the text isn't the file's.
    var stamp: FileStamp? { reading.stamp }

    /// What it tells without being parsed; nil where the run before can say it.
    var skim: SkimmedFile? { indexed?.skim ?? reading.skim }

    /// The words that it didn't hold when it was checked before; none where it is new or the same.
    var newWords: [Word] { reading.newWords }
  }

  struct Interface: Sendable {
    let input: SourceInput
    let content: ContentHash
    let stamp: FileStamp?
    /// What it sets up; nil where the run before can say it.
    let facts: InterfaceFacts?
    let mayHoldSuppressions: Bool

    var path: String { input.path }
  }

  struct ResourceFile: Sendable {
    let input: SourceInput
    /// Of all that findings in it depend on.
    let content: ContentHash
    /// Whether a comment or note in it may suppress findings.
    let mayHoldSuppressions: Bool
    /// What code may show of it, of a set of an asset catalog.
    let picture: Pictures.Named?
    /// The colour that code may use of it, of a set of an asset catalog.
    let color: CatalogColors.Named?
    /// What the files had that it is made of, before they were read; nil where it wasn't asked for.
    let stamps: [String: FileStamp]?

    var path: String { input.path }
  }

  struct Foreign: Sendable {
    let input: SourceInput
    let content: ContentHash
    let stamp: FileStamp?

    var path: String { input.path }
    /// Whether it says how code is built.
    var isOfBuild: Bool { FileKind(path) == .project }
  }

  private enum Content: Sendable {
    case source(Source)
    case interface(Interface)
    case resource(ResourceFile)
    case foreign(Foreign)
    case problem(Problem)
  }

  /// - Parameters:
  ///   - earlier: what the run before left: what it knows is neither skimmed nor parsed.
  ///   - notesStamps: whether another run will ask which files are still what they were.
  init(
    _ files: [SourceInput],
    interfaces: [SourceInput],
    resources: [SourceInput] = [],
    foreign: [SourceInput],
    _ skim: Skim,
    _ earlier: (any EarlierRun)?,
    resourceReader: ResourceReader = ResourceReader { _ in nil },
    notesStamps: Bool = false,
    jobs: Int?,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    let inputs = files.map { ($0, FileKind.swift) } + interfaces.map { ($0, FileKind.interface) }
      + resources.map { ($0, FileKind.resource) } + foreign.map { ($0, FileKind.foreign) }
    let contents = Parallel.map(inputs, jobs: jobs, progress: progress) { input, kind -> Content in
      let stamp = notesStamps && input.contents == nil ? FileStamp(input.path) : nil
      do throws(Problem) {
        switch kind {
        case .swift:
          if let known = Source.unchanged(input, stamp, earlier) { return .source(known) }
          return .source(try Source(input, stamp, skim, earlier))
        case .interface: return .interface(try Interface(input, stamp, earlier))
        case .resource: return .resource(try ResourceFile(input, resourceReader, earlier, notesStamps: notesStamps))
        case .foreign, .project: return .foreign(try Foreign(input, stamp, earlier))
        }
      } catch {
        // What isn't linted itself is no problem where it can't be read.
        return kind == .foreign ? .foreign(Foreign(input: input, content: ContentHash([]), stamp: nil)) : .problem(error)
      }
    }
    for content in contents {
      switch content {
      case .source(let source): sources.append(source)
      case .interface(let interface): self.interfaces.append(interface)
      case .resource(let file): self.resources.append(file)
      case .foreign(let file): self.foreign.append(file)
      case .problem(let problem): problems.append(problem)
      }
    }
    self.resources += self.interfaces.map { ResourceFile($0) }
    sort()
  }

  /// Puts a source in the place of one with the same path.
  mutating func replace(_ number: Int, by source: Source) { sources[number] = source }

  /// Adds a source; all is to be sorted again.
  mutating func add(_ source: Source) { sources.append(source) }

  /// Adds what a storyboard or xib sets up that isn't linted itself.
  mutating func add(_ interface: Interface) { interfaces.append(interface) }

  mutating func sort() {
    sources.sort { $0.path < $1.path }
    resources.sort { $0.path < $1.path }
  }

  /// Whether they are the same files, whatever these hold.
  func names(theSameAs other: ReadFiles) -> Bool {
    sources.elementsEqual(other.sources) { $0.path == $1.path }
      && interfaces.elementsEqual(other.interfaces) { $0.path == $1.path }
      && resources.elementsEqual(other.resources) { $0.path == $1.path }
      && foreign.elementsEqual(other.foreign) { $0.path == $1.path }
  }

  /// The sources that hold something else among others, where these are the same files.
  func sources(otherIn other: ReadFiles) -> [Int] {
    sources.indices.filter { sources[$0] !== other.sources[$0] && sources[$0].content != other.sources[$0].content }
  }

  /// Whether they are the same files and hold the same.
  func holds(theSameAs other: ReadFiles) -> Bool {
    problems.isEmpty && other.problems.isEmpty
      && sources.elementsEqual(other.sources) { $0 === $1 || $0.path == $1.path && $0.content == $1.content }
      && interfaces.elementsEqual(other.interfaces) { $0.path == $1.path && $0.content == $1.content }
      && resources.elementsEqual(other.resources) { $0.path == $1.path && $0.content == $1.content }
      && foreign.elementsEqual(other.foreign) { $0.path == $1.path && $0.content == $1.content }
  }

  /// How large the pictures are that code may show.
  var pictures: Pictures { Pictures(resources.compactMap(\.picture)) }

  /// The colours that code may name.
  var colors: CatalogColors { CatalogColors(resources.compactMap(\.color)) }

  /// Whether one of them was given as a text that may never be saved.
  var holdsUnsavedText: Bool {
    sources.contains { !$0.input.isSaved } || resources.contains { !$0.input.isSaved }
  }

  /// Whether one of them lies on the disk with a content of which the last run left nothing.
  var holdsNewFiles: Bool {
    sources.contains { $0.skim != nil && $0.input.isSaved } || interfaces.contains { $0.facts != nil && $0.input.isSaved }
  }
}

extension ReadFiles.Source {
  /// The source that the run before had, where it would be made once more: an edit would replace those of all files.
  fileprivate static func unchanged(
    _ input: SourceInput, _ stamp: FileStamp?, _ earlier: (any EarlierRun)?
  ) -> ReadFiles.Source? {
    guard let stamp, let known = earlier?.readSource(input.path), known.stamp == stamp else { return nil }
    return known.skim == nil && known.newWords.isEmpty && known.input == input ? known : nil
  }

  convenience init(_ input: SourceInput, _ stamp: FileStamp?, _ skim: Skim, _ earlier: (any EarlierRun)?) throws(Problem) {
    if let content = earlier?.content(of: input.path, at: stamp) {
      self.init(input: input, content: content, stamp: stamp, skim: nil, newWords: [])
      return
    }
    let bytes = try SourceReader().read(input)
    let content = ContentHash(bytes)
    if earlier?.holds(input.path, content) ?? false {
      self.init(input: input, content: content, stamp: stamp, skim: nil, newWords: [])
    } else {
      let skimmed = SkimmedFile(bytes, path: input.path, skim)
      let newWords = Self.newWords(in: bytes, input.path, earlier)
      self.init(input: input, content: content, stamp: stamp, skim: skimmed, newWords: newWords)
    }
  }

  private static func newWords(in bytes: [UInt8], _ path: String, _ earlier: (any EarlierRun)?) -> [Word] {
    guard let earlier, earlier.holds(path) else { return [] }
    // Where it is damaged what was held of the file, all of its words may be new.
    guard let before = earlier.words(of: path) else { return Array(Word.all(in: bytes)) }
    return Word.all(in: bytes).filter { !before.mayHold($0) }
  }
}

extension ReadFiles.Foreign {
  fileprivate init(_ input: SourceInput, _ stamp: FileStamp?, _ earlier: (any EarlierRun)?) throws(Problem) {
    if let content = earlier?.content(of: input.path, at: stamp) {
      self.init(input: input, content: content, stamp: stamp)
    } else {
      self.init(input: input, content: ContentHash(try SourceReader().readBytes(input)), stamp: stamp)
    }
  }
}

extension EarlierRun {
  fileprivate func content(of path: String, at stamp: FileStamp?) -> ContentHash? { stamp.flatMap { content(of: path, $0) } }
}

extension ReadFiles.Interface {
  fileprivate init(_ input: SourceInput, _ stamp: FileStamp?, _ earlier: (any EarlierRun)?) throws(Problem) {
    if let content = earlier?.content(of: input.path, at: stamp) {
      let mayHoldSuppressions = earlier?.resource(input.path)?.mayHoldSuppressions ?? true
      self.init(input: input, content: content, stamp: stamp, facts: nil, mayHoldSuppressions: mayHoldSuppressions)
      return
    }
    let bytes = try SourceReader().read(input)
    let content = ContentHash(bytes)
    let isKnown = earlier?.holdsInterface(input.path, content) ?? false
    let facts = isKnown ? nil : try InterfaceReader().facts(bytes, path: input.path)
    let mayHoldSuppressions = SuppressionScanner.mayHoldSuppressions(bytes)
    self.init(input: input, content: content, stamp: stamp, facts: facts, mayHoldSuppressions: mayHoldSuppressions)
  }

  /// What the file sets up, read anew since the cache can't tell after all. Nothing is known of one that is gone by now.
  func factsReadAnew() -> InterfaceFacts {
    let bytes = (try? SourceReader().read(input)) ?? []
    return (try? InterfaceReader().facts(bytes, path: path)) ?? InterfaceFacts(path: path, system: .unknown)
  }
}

extension ReadFiles.ResourceFile {
  /// A storyboard or xib, which is read for its facts anyway.
  fileprivate init(_ interface: ReadFiles.Interface) {
    self.init(
      input: interface.input, content: interface.content, mayHoldSuppressions: interface.mayHoldSuppressions,
      picture: nil, color: nil, stamps: nil
    )
  }

  fileprivate init(
    _ input: SourceInput, _ reader: ResourceReader, _ earlier: (any EarlierRun)?, notesStamps: Bool
  ) throws(Problem) {
    if input.contents == nil, let known = earlier?.resource(input.path), known.isUntouched {
      self.init(
        input: input, content: known.content, mayHoldSuppressions: known.mayHoldSuppressions, picture: known.picture,
        color: known.color, stamps: known.stamps
      )
      return
    }
    if ResourceKind(path: input.path) == .strings {
      // Few rules look at what may be long. It is taken apart when one does.
      let stamp = notesStamps && input.contents == nil ? Self.stamps(of: [input.path]) : nil
      let bytes = try SourceReader().readBytes(input)
      self.init(
        input: input, content: ContentHash(bytes), mayHoldSuppressions: SuppressionScanner.mayHoldSuppressions(bytes),
        picture: nil, color: nil, stamps: stamp
      )
      return
    }
    let resource = try reader.read(input)
    let mayHoldSuppressions = SuppressionScanner.mayHoldSuppressions(resource.bytes)
    let stamps = notesStamps && input.contents == nil ? Self.stamps(of: ResourceReader.parts(of: resource)) : nil
    var set: AssetSet?
    if case .assetSet(let read) = resource.content { set = read }
    self.init(
      input: input, content: resource.contentHash, mayHoldSuppressions: mayHoldSuppressions, picture: set?.picture,
      color: set?.namedColor, stamps: stamps
    )
  }

  /// Whether all files that it is made of are what they were.
  private var isUntouched: Bool { stamps.map { Self.stamps(of: Array($0.keys)) == $0 } ?? false }

  /// - Returns: nil where one of them has none, which may change unseen.
  private static func stamps(of paths: [String]) -> [String: FileStamp]? {
    var stamps: [String: FileStamp] = [:]
    for path in paths {
      guard let stamp = FileStamp(path) else { return nil }
      stamps[path] = stamp
    }
    return stamps
  }
}

extension SourceInput {
  /// Whether the file on the disk holds what is read.
  fileprivate var isSaved: Bool {
    contents.map { contents in (try? SourceReader().read(SourceInput(path: path))) == contents } ?? true
  }
}

// MARK: - What hasn't changed

extension ReadFiles.Source {
  /// What it held, where it had that stamp.
  func content(at stamp: FileStamp) -> ContentHash? { self.stamp == stamp ? content : nil }
}

extension ReadFiles.Interface {
  func content(at stamp: FileStamp) -> ContentHash? { self.stamp == stamp ? content : nil }
}

extension ReadFiles.Foreign {
  func content(at stamp: FileStamp) -> ContentHash? { self.stamp == stamp ? content : nil }
}
