import HIGLintSyntax

/// What a source file tells without being parsed.
package struct SkimmedFile: Sendable {
  var file: ProjectFile
  /// The rules' trigger words that occur in it.
  let triggers: Skim.WordSet
  private var details: Details

  /// What nothing is said of in most files that come from a cache or an index.
  private final class Details: Sendable {
    let mayHoldSuppressions: Bool
    let tooDeep: TooDeep?
    let facts: FileFacts?
    let code: [CodePlace]?

    static let none = Details(false)
    static let suppressions = Details(true)

    init(_ mayHoldSuppressions: Bool, tooDeep: TooDeep? = nil, facts: FileFacts? = nil, code: [CodePlace]? = nil) {
      self.mayHoldSuppressions = mayHoldSuppressions
      self.tooDeep = tooDeep
      self.facts = facts
      self.code = code
    }
  }

  /// Whether a comment in it may suppress findings.
  var mayHoldSuppressions: Bool { details.mayHoldSuppressions }

  /// Where the first code stands that is nested too deeply to be parsed.
  var tooDeep: TooDeep? { details.tooDeep }

  /// The facts of a file that had to be parsed to be understood.
  var facts: FileFacts? {
    get { details.facts }
    set { details = Details(mayHoldSuppressions, tooDeep: tooDeep, facts: newValue, code: code) }
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
    let facts = reading.isCertain ? nil : Lowering(bytes, tooDeep: reading.tooDeep).facts(path: path)
    details = Details(
      SuppressionScanner.mayHoldSuppressions(bytes),
      tooDeep: reading.tooDeep.map { TooDeep(offset: $0, position: LineTable(bytes).position(at: UInt32($0))) },
      facts: facts, code: reading.code
    )
    file = ProjectFile(outline: facts.map { FileOutline($0) } ?? reading.outline, words: reading.words.holdingFunctions(of: facts))
  }

  init(file: ProjectFile, triggers: Skim.WordSet, mayHoldSuppressions: Bool, tooDeep: TooDeep?) {
    self.file = file
    self.triggers = triggers
    details = tooDeep.map { Details(mayHoldSuppressions, tooDeep: $0) } ?? (mayHoldSuppressions ? .suppressions : .none)
  }

  /// Reads a file anew that the cache can't tell of after all. What has changed meanwhile is found when its code is read.
  init(rereading source: ReadFiles.Source, _ skim: Skim) {
    self.init((try? SourceReader().read(source.input)) ?? [], path: source.path, skim)
  }

  /// Whether the file had to be parsed to be understood.
  package var isParsed: Bool { facts != nil }

  var nestingProblem: Problem? { tooDeep.map { .nestedTooDeeply(file.path, at: $0.position) } }
}

extension WordFilter {
  /// With the functions that a file was found to declare, as the parser takes some for which the keyword isn't there.
  fileprivate func holdingFunctions(of facts: FileFacts?) -> WordFilter {
    guard let facts else { return self }
    return (facts.functions + facts.types.flatMap(\.functions)).reduce(into: self) { filter, function in
      Word(ofFunction: function.name).map { filter.insert($0) }
    }
  }
}
