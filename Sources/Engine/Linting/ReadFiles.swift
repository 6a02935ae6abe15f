/// What all files hold, and which of them can't be read.
struct ReadFiles: Sendable {
  /// Sorted by path.
  private(set) var sources: [Source] = []
  private(set) var interfaces: [Interface] = []
  /// Those in other languages.
  private(set) var foreign: [Foreign] = []
  private(set) var problems: [Problem] = []

  struct Source: Sendable {
    let input: SourceInput
    let content: ContentHash
    /// What it had before it was read; nil where it wasn't asked for, or the text isn't the file's.
    let stamp: FileStamp?
    /// What it tells without being parsed; nil where the run before can say it.
    let skim: SkimmedFile?
    /// The words that it didn't hold when it was checked before; none where it is new or the same.
    let newWords: [Word]

    var path: String { input.path }
  }

  struct Interface: Sendable {
    let input: SourceInput
    let content: ContentHash
    let stamp: FileStamp?
    /// What it sets up; nil where the run before can say it.
    let facts: InterfaceFacts?

    var path: String { input.path }
  }

  struct Foreign: Sendable {
    let input: SourceInput
    let content: ContentHash
    let stamp: FileStamp?

    var path: String { input.path }
  }

  private enum Content: Sendable {
    case source(Source)
    case interface(Interface)
    case foreign(Foreign)
    case problem(Problem)
  }

  /// - Parameters:
  ///   - earlier: what the run before left: what it knows is neither skimmed nor parsed.
  ///   - notesStamps: whether another run will ask which files are still what they were.
  init(
    _ files: [SourceInput],
    interfaces: [SourceInput],
    foreign: [SourceInput],
    _ skim: Skim,
    _ earlier: (any EarlierRun)?,
    notesStamps: Bool = false,
    jobs: Int?,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    let inputs = files.map { ($0, FileKind.swift) } + interfaces.map { ($0, FileKind.interface) } + foreign.map { ($0, FileKind.foreign) }
    let contents = Parallel.map(inputs, jobs: jobs, progress: progress) { input, kind -> Content in
      let stamp = notesStamps && input.contents == nil ? FileStamp(input.path) : nil
      do throws(Problem) {
        switch kind {
        case .swift: return .source(try Source(input, stamp, skim, earlier))
        case .interface: return .interface(try Interface(input, stamp, earlier))
        case .foreign: return .foreign(try Foreign(input, stamp, earlier))
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
      case .foreign(let file): self.foreign.append(file)
      case .problem(let problem): problems.append(problem)
      }
    }
    sources.sort { $0.path < $1.path }
  }

  /// Whether they are the same files, whatever these hold.
  func names(theSameAs other: ReadFiles) -> Bool {
    sources.elementsEqual(other.sources) { $0.path == $1.path }
      && interfaces.elementsEqual(other.interfaces) { $0.path == $1.path }
      && foreign.elementsEqual(other.foreign) { $0.path == $1.path }
  }

  /// Whether one of them was given as a text that may never be saved.
  var holdsUnsavedText: Bool {
    sources.contains { !$0.input.isSaved } || interfaces.contains { !$0.input.isSaved }
  }

  /// Whether one of them lies on the disk with a content of which the last run left nothing.
  var holdsNewFiles: Bool {
    sources.contains { $0.skim != nil && $0.input.isSaved } || interfaces.contains { $0.facts != nil && $0.input.isSaved }
  }
}

extension ReadFiles.Source {
  fileprivate init(_ input: SourceInput, _ stamp: FileStamp?, _ skim: Skim, _ earlier: (any EarlierRun)?) throws(Problem) {
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
      self.init(input: input, content: content, stamp: stamp, facts: nil)
      return
    }
    let bytes = try SourceReader().read(input)
    let content = ContentHash(bytes)
    let isKnown = earlier?.holdsInterface(input.path, content) ?? false
    let facts = isKnown ? nil : try InterfaceReader().facts(bytes, path: input.path)
    self.init(input: input, content: content, stamp: stamp, facts: facts)
  }

  /// What the file sets up, read anew since the cache can't tell after all. Nothing is known of one that is gone by now.
  func factsReadAnew() -> InterfaceFacts {
    let bytes = (try? SourceReader().read(input)) ?? []
    return (try? InterfaceReader().facts(bytes, path: path)) ?? InterfaceFacts(path: path, system: .unknown)
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
