import HIGLintSyntax

/// What a source file tells without being parsed.
package struct SkimmedFile: Sendable {
  var file: ProjectFile
  /// The rules' trigger words that occur in it.
  let triggers: Skim.WordSet
  /// Whether a comment in it may suppress findings.
  let mayHoldSuppressions: Bool
  /// Where the first code stands that is nested too deeply to be parsed.
  let tooDeep: TooDeep?
  /// The facts of a file that had to be parsed to be understood.
  var facts: FileFacts?
  /// The code that needn't be read with the rest; nil where that isn't known.
  private(set) var code: [CodePlace]?

  struct TooDeep: Sendable {
    let offset: Int
    let position: SourcePosition
  }

  package init(_ bytes: [UInt8], path: String, _ skim: Skim) {
    let reading = bytes.withUnsafeBufferPointer { bytes in
      var reader = OutlineReader(bytes)
      return reader.read(path: path)
    }
    code = reading.code
    triggers = skim.words(in: bytes)
    mayHoldSuppressions = SuppressionScanner.mayHoldSuppressions(bytes)
    tooDeep = reading.tooDeep.map { TooDeep(offset: $0, position: LineTable(bytes).position(at: UInt32($0))) }
    facts = reading.isCertain ? nil : Lowering(bytes, tooDeep: reading.tooDeep).facts(path: path)
    file = ProjectFile(outline: facts.map { FileOutline($0) } ?? reading.outline, words: reading.words)
  }

  init(file: ProjectFile, triggers: Skim.WordSet, mayHoldSuppressions: Bool, tooDeep: TooDeep?) {
    self.file = file
    self.triggers = triggers
    self.mayHoldSuppressions = mayHoldSuppressions
    self.tooDeep = tooDeep
  }

  /// Reads a file anew that the cache can't tell of after all. What has changed meanwhile is found when its code is read.
  init(rereading source: ReadFiles.Source, _ skim: Skim) {
    self.init((try? SourceReader().read(source.input)) ?? [], path: source.path, skim)
  }

  /// Whether the file had to be parsed to be understood.
  package var isParsed: Bool { facts != nil }

  var nestingProblem: Problem? { tooDeep.map { .nestedTooDeeply(file.path, at: $0.position) } }
}
