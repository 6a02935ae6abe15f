import HIGLintSyntax

/// What a source file tells without being parsed.
package struct SkimmedFile: Sendable {
  var file: ProjectFile
  /// The rules' trigger words that occur in it.
  let triggers: Skim.WordSet
  /// Whether a comment in it may suppress findings.
  let mayHoldSuppressions: Bool
  private var details: Details

  /// What nothing is said of in most files that come from a cache or an index.
  private final class Details: Sendable {
    let tooDeep: TooDeep?
    let facts: FileFacts?
    let code: [CodePlace]?

    static let none = Details(tooDeep: nil, facts: nil, code: nil)

    init(tooDeep: TooDeep?, facts: FileFacts?, code: [CodePlace]?) {
      self.tooDeep = tooDeep
      self.facts = facts
      self.code = code
    }
  }

  /// Where the first code stands that is nested too deeply to be parsed.
  var tooDeep: TooDeep? { details.tooDeep }

  /// The facts of a file that had to be parsed to be understood.
  var facts: FileFacts? {
    get { details.facts }
    set { details = Details(tooDeep: tooDeep, facts: newValue, code: code) }
  }

  /// The code that needn't be read with the rest; nil where that isn't known.
  var code: [CodePlace]? { details.code }

  struct TooDeep: Sendable {
    let offset: Int
    let position: SourcePosition
  }

  package init(_ bytes: [UInt8], path: String, _ skim: Skim) {
    let reading = bytes.withUnsafeBufferPointer { bytes in
      var reader = OutlineReader(bytes)
      return reader.read(path: path)
    }
    triggers = skim.words(in: bytes)
    mayHoldSuppressions = SuppressionScanner.mayHoldSuppressions(bytes)
    let facts = reading.isCertain ? nil : Lowering(bytes, tooDeep: reading.tooDeep).facts(path: path)
    details = Details(
      tooDeep: reading.tooDeep.map { TooDeep(offset: $0, position: LineTable(bytes).position(at: UInt32($0))) },
      facts: facts, code: reading.code
    )
    file = ProjectFile(outline: facts.map { FileOutline($0) } ?? reading.outline, words: reading.words)
  }

  init(file: ProjectFile, triggers: Skim.WordSet, mayHoldSuppressions: Bool, tooDeep: TooDeep?) {
    self.file = file
    self.triggers = triggers
    self.mayHoldSuppressions = mayHoldSuppressions
    details = tooDeep.map { Details(tooDeep: $0, facts: nil, code: nil) } ?? .none
  }

  /// Reads a file anew that the cache can't tell of after all. What has changed meanwhile is found when its code is read.
  init(rereading source: ReadFiles.Source, _ skim: Skim) {
    self.init((try? SourceReader().read(source.input)) ?? [], path: source.path, skim)
  }

  /// Whether the file had to be parsed to be understood.
  package var isParsed: Bool { facts != nil }

  var nestingProblem: Problem? { tooDeep.map { .nestedTooDeeply(file.path, at: $0.position) } }
}
