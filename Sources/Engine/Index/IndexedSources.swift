/// A source that an index tells of. It needn't be there.
struct IndexedSource: Sendable {
  let index: ModuleIndex
  /// Its place among the files of its module.
  let number: Int

  var skim: SkimmedFile { index.module.files[number] }

  func text() throws(Problem) -> [UInt8] { try index.text(of: number) }
}

extension ReadFiles {
  /// The sources that are known by indexes alone.
  var indexedSources: Set<Int> {
    sources.indices.reduce(into: []) { if sources[$1].indexed != nil { $0.insert($1) } }
  }

  /// Their paths.
  var indexedPaths: [String] { sources.filter { $0.indexed != nil }.map(\.path) }

  /// Adds what indexes tell of, but for files that are read themselves.
  mutating func add(_ indexes: [ModuleIndex]) {
    guard !indexes.isEmpty else { return }
    var known = Set(sources.map(\.path)).union(interfaces.map(\.path))
    for index in indexes {
      for (number, file) in index.module.files.enumerated() where known.insert(file.file.path).inserted {
        add(Source(SourceInput(path: file.file.path, isContext: true), of: IndexedSource(index: index, number: number)))
      }
      for interface in index.module.interfaces where known.insert(interface.path).inserted { add(Interface(interface)) }
    }
    sort()
  }
}

extension ReadFiles.Interface {
  fileprivate init(_ facts: InterfaceFacts) {
    self.init(
      input: SourceInput(path: facts.path, isContext: true), content: ContentHash([]), stamp: nil, facts: facts,
      mayHoldSuppressions: false
    )
  }
}
