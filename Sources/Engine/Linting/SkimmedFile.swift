/// What a source file tells without being parsed.
struct SkimmedFile: Sendable {
  let file: ProjectFile
  /// The rules' trigger words that occur in it.
  let triggers: Skim.WordSet
  /// Whether a comment in it may suppress findings.
  let mayHoldSuppressions: Bool
  /// Where the first code stands that is nested too deeply to be parsed.
  let tooDeep: Int?
  /// The facts of a file that had to be parsed to be understood.
  let facts: FileFacts?

  init(_ bytes: [UInt8], path: String, _ skim: Skim) {
    let facts = Lowering(bytes).facts(path: path)
    file = ProjectFile(outline: FileOutline(facts), words: .everything)
    triggers = skim.words(in: bytes)
    mayHoldSuppressions = SuppressionScanner.mayHoldSuppressions(bytes)
    tooDeep = facts.unread.map { Int($0.start) }
    self.facts = facts
  }
}
