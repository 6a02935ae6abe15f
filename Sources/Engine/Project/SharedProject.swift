/// What all threads that work on a project share. It reads a file's code when the first of them asks for it.
package final class SharedProject: Sendable {
  let index: ProjectIndex
  package let jobs: Int?
  private let readFile: @Sendable (Int) -> LoadedFile
  private let readText: @Sendable (Int) -> [UInt8]?
  private let files: [Once<LoadedFile>]
  private let madeTables = Once<Tables>()
  private let knownWires: KnownWires?
  /// The words of what else the project holds, such as sources in Objective-C.
  let foreignWords: ForeignWords
  private let clock: ReadingClock?

  /// Which types have which tables.
  package struct Tables: Sendable {
    let index: TableIndex
    let wires: TableWires
    /// Whether all of that is known to be as it was in the run before.
    package let areAsBefore: Bool
  }

  /// - Parameters:
  ///   - jobs: how many threads to use for what is made for all of them.
  ///   - readFile: reads one of the index's files, on whichever thread asks first.
  ///   - readText: reads the text of one of them, unless it has changed.
  ///   - foreign: the files in other languages.
  ///   - knownWires: what a run before learnt of the tables.
  ///   - clock: where to note how long threads wait for files and tables, if that is asked.
  package init(
    _ index: ProjectIndex,
    jobs: Int?,
    readFile: @escaping @Sendable (Int) -> LoadedFile,
    readText: @escaping @Sendable (Int) -> [UInt8]?,
    foreign: [SourceInput] = [],
    knownWires: KnownWires? = nil,
    clock: ReadingClock? = nil
  ) {
    self.index = index
    self.jobs = jobs
    self.readFile = readFile
    self.readText = readText
    self.knownWires = knownWires
    foreignWords = ForeignWords(foreign)
    self.clock = clock
    files = index.files.map { _ in Once() }
  }

  package func file(_ file: Int) -> LoadedFile { clock.measure { files[file].value { readFile(file) } } }

  func text(of file: Int) -> [UInt8]? { readText(file) }

  /// A file's facts, if anyone asked for them.
  package func codeRead(of file: Int) -> FileFacts? { files[file].made?.facts }

  package var tables: Tables {
    clock.measure {
      madeTables.value {
        let (index, wires) = TableIndex.learn(self, knownWires)
        return Tables(index: index, wires: wires, areAsBefore: knownWires.map { wires.say(theSameAs: $0.wires) } ?? false)
      }
    }
  }

  /// What was learnt of the tables, if anyone asked for them.
  package var tableWires: TableWires? { madeTables.made?.wires }
}
