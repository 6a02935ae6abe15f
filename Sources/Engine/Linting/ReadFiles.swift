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
    /// What it tells without being parsed; nil where the cache can say it.
    let skim: SkimmedFile?
    /// The words that it didn't hold when it was checked before; none where it is new or the same.
    let newWords: [Word]

    var path: String { input.path }
  }

  struct Interface: Sendable {
    let input: SourceInput
    let content: ContentHash
    /// What it sets up; nil where the cache can say it.
    let facts: InterfaceFacts?

    var path: String { input.path }
  }

  struct Foreign: Sendable {
    let input: SourceInput
    let content: ContentHash

    var path: String { input.path }
  }

  private enum Content: Sendable {
    case source(Source)
    case interface(Interface)
    case foreign(Foreign)
    case problem(Problem)
  }

  /// - Parameter cached: what the last run left: what it knows is neither skimmed nor parsed.
  init(
    _ files: [SourceInput],
    interfaces: [SourceInput],
    foreign: [SourceInput],
    _ skim: Skim,
    _ cached: CachedProject?,
    jobs: Int?,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    let inputs = files.map { ($0, FileKind.swift) } + interfaces.map { ($0, FileKind.interface) } + foreign.map { ($0, FileKind.foreign) }
    let contents = Parallel.map(inputs, jobs: jobs, progress: progress) { input, kind -> Content in
      do throws(Problem) {
        switch kind {
        case .swift: return .source(try Source(input, skim, cached))
        case .interface: return .interface(try Interface(input, cached))
        case .foreign: return .foreign(Foreign(input: input, content: ContentHash(try SourceReader().readBytes(input))))
        }
      } catch {
        // What isn't linted itself is no problem where it can't be read.
        return kind == .foreign ? .foreign(Foreign(input: input, content: ContentHash([]))) : .problem(error)
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
  fileprivate init(_ input: SourceInput, _ skim: Skim, _ cached: CachedProject?) throws(Problem) {
    let bytes = try SourceReader().read(input)
    let content = ContentHash(bytes)
    if cached?.file(input.path, content) != nil {
      self.init(input: input, content: content, skim: nil, newWords: [])
    } else {
      let skimmed = SkimmedFile(bytes, path: input.path, skim)
      let newWords = Self.newWords(in: bytes, input.path, cached)
      self.init(input: input, content: content, skim: skimmed, newWords: newWords)
    }
  }

  private static func newWords(in bytes: [UInt8], _ path: String, _ cached: CachedProject?) -> [Word] {
    guard let cached, cached.file(path) != nil else { return [] }
    // Where it is damaged what was held of the file, all of its words may be new.
    guard let before = cached.words(of: path) else { return Array(Word.all(in: bytes)) }
    return Word.all(in: bytes).filter { !before.mayHold($0) }
  }
}

extension ReadFiles.Interface {
  fileprivate init(_ input: SourceInput, _ cached: CachedProject?) throws(Problem) {
    let bytes = try SourceReader().read(input)
    let content = ContentHash(bytes)
    let isKnown = cached?.interface(input.path, content) != nil
    let facts = isKnown ? nil : try InterfaceReader().facts(bytes, path: input.path)
    self.init(input: input, content: content, facts: facts)
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
