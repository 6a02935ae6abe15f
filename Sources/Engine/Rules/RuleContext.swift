/// What a rule's check is given beside the code, and where its findings go.
public struct RuleContext {
  /// All that is known of the code.
  public let project: Project
  /// The rule's options, as they are set for this run.
  public let options: RuleOptions
  private let rule: ActiveRule
  private(set) var findings: [Finding] = []
  /// In code that nothing reaches from where the app begins.
  private(set) var unreachable: [Finding] = []

  init(_ rule: ActiveRule, project: Project) {
    self.project = project
    self.options = rule.options
    self.rule = rule
  }

  /// Reports a finding at an expression or name.
  ///
  /// - Parameters:
  ///   - message: what is wrong and what to do, in one sentence.
  ///   - range: the place to change.
  ///   - file: the index of its file among the project's files.
  ///   - severity: what the finding weighs at most, where that is less than the rule's own severity.
  ///   - notes: other places that explain the finding.
  ///   - fix: a change of the same file that mends it.
  ///   - size: the size that is too small, for those who draw it.
  public mutating func report(
    _ message: String,
    at range: ByteRange,
    in file: Int,
    severity: Severity? = nil,
    notes: [Note] = [],
    fix: Fix? = nil,
    size: Finding.Size? = nil
  ) {
    let facts = project.facts(of: file)
    let finding = Finding(
      rule: rule.description.id,
      severity: severity.map { min($0, rule.severity) } ?? rule.severity,
      message: message,
      file: facts.path,
      range: facts.lines.range(range),
      guideline: rule.description.guidelines.first,
      notes: notes.map { note in
        let place = project.facts(of: note.file)
        return Finding.Note(message: note.message, file: place.path, range: place.lines.range(note.range))
      },
      fixes: fix.map { [Finding.Fix($0, facts.lines)] } ?? [],
      size: size
    )
    if project.isReached(range.start, in: file) { findings.append(finding) } else { unreachable.append(finding) }
  }

  /// A remark at another place that explains a finding.
  public struct Note {
    let message: String
    let range: ByteRange
    package let file: Int

    public init(_ message: String, at range: ByteRange, in file: Int) {
      self.message = message
      self.range = range
      self.file = file
    }
  }
}

extension Finding.Fix {
  fileprivate init(_ fix: Fix, _ lines: LineTable) {
    let edits = fix.edits.map { Edit(range: lines.range($0.range), replacement: $0.replacement) }
    self.init(message: fix.message, applicability: fix.applicability, edits: edits)
  }
}
