import HIGLintSyntax

/// Writes down what a module tells others, so that these can be linted without its files.
///
/// The bytes are the same for the same files on every machine, with any number of threads.
package struct ModuleIndexer: Sendable {
  private let stamp: IndexStamp
  private let skim: Skim
  private let jobs: Int?

  /// - Parameters:
  ///   - rules: every rule that there is, whose words files are skimmed for.
  ///   - version: the tool's.
  ///   - jobs: how many threads to use, if not one a core.
  package init(rules: [any Rule.Type], version: String, jobs: Int? = nil) {
    stamp = IndexStamp(version: version, rules: rules)
    skim = Skim(rules)
    self.jobs = jobs
  }

  /// An index: as one file, or with the code in a second one.
  package struct Index: Sendable {
    package let bytes: [UInt8]
    /// The code, where it was to be apart.
    package let code: [UInt8]?
    /// What could not be read, and isn't in the index.
    package let problems: [Problem]
  }

  /// - Parameters:
  ///   - module: its name.
  ///   - files: its sources; likewise its storyboards and xibs, and its files in other languages.
  ///   - isCodeApart: whether the code is to lie in a file of its own, which changes more often than the rest.
  ///   - place: the path of a file for whoever reads the index.
  package func index(
    _ module: String,
    _ files: [SourceInput],
    interfaces: [SourceInput],
    foreign: [SourceInput],
    isCodeApart: Bool,
    at place: @escaping @Sendable (String) -> String
  ) -> Index {
    // Once: what is told of a file and its text belong together, whoever writes to it meanwhile.
    let inputs = Parallel.map(files, jobs: jobs) { file -> Result<SourceInput, Problem> in
      do throws(Problem) {
        return .success(file.replacingContents(with: try SourceReader().readBytes(file)))
      } catch {
        return .failure(error)
      }
    }
    let unread = inputs.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
    let files = inputs.compactMap { try? $0.get() }
    let read = ReadFiles(files, interfaces: interfaces, foreign: foreign, skim, nil, jobs: jobs)
    // By the paths that are kept, whatever folder all of it lies in.
    let sources = read.sources.map { (place: place($0.path), source: $0) }.sorted { $0.place < $1.place }
    let known = IndexedModule(
      name: module,
      files: sources.compactMap { $0.source.skim?.folded(at: $0.place) },
      interfaces: zip(read.interfaces, read.interfaces.map(\.facts))
        .compactMap { $1?.at(place($0.path)) }.sorted { $0.path < $1.path },
      foreignWords: ForeignWords.words(in: foreign).sorted { $0.hash < $1.hash }
    )
    let stored = known.stored ?? []
    let texts = PackedTexts(sources.map { $0.source.input.contents ?? [] }, of: ContentHash(stored), jobs: jobs)
    return Index(
      bytes: file(stored, isCodeApart ? nil : texts),
      code: isCodeApart ? file(nil, texts, of: stored) : nil,
      problems: (read.problems + unread).sorted { $0.file < $1.file }
    )
  }

  /// - Parameters:
  ///   - module: what is to be in the file of what the module tells without its code.
  ///   - texts: its code, if that is to be in it.
  ///   - whole: what the module tells, wherever that is.
  private func file(_ module: [UInt8]?, _ texts: PackedTexts?, of whole: [UInt8]? = nil) -> [UInt8] {
    let packed = module.map(PackedBytes.pack) ?? []
    let table = texts?.table ?? []
    let head = IndexHead(
      words: stamp.words,
      module: CacheFile.Span(offset: IndexHead.size, count: packed.count),
      moduleSize: module?.count ?? 0,
      moduleContent: ContentHash(module ?? whole ?? []),
      code: CacheFile.Span(offset: IndexHead.size + packed.count, count: table.count)
    )
    return head.bytes(stamp) + packed + table + (texts?.blocks ?? [])
  }
}

extension SkimmedFile {
  /// The file with the smallest filter of its words.
  fileprivate func folded(at path: String) -> SkimmedFile {
    SkimmedFile(
      file: ProjectFile(outline: file.outline.ofModule(at: path), words: file.words.folded), triggers: triggers,
      mayHoldSuppressions: mayHoldSuppressions, tooDeep: tooDeep
    )
  }
}
