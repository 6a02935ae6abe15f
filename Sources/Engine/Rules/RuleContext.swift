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
  ///   - contrast: the colours that are too much alike, for those who draw them.
  public mutating func report(
    _ message: String,
    at range: ByteRange,
    in file: Int,
    severity: Severity? = nil,
    notes: [Note] = [],
    fix: Fix? = nil,
    size: Finding.Size? = nil,
    contrast: Finding.Contrast? = nil
  ) {
    let facts = project.facts(of: file)
    let finding = Finding(
      rule: rule.description.id,
      severity: severity.map { min($0, rule.severity) } ?? rule.severity,
      message: message,
      file: facts.path,
      range: facts.lines.range(range),
      guideline: rule.description.guidelines.first,
      notes: notes.map(placed),
      fixes: fix.map { [Finding.Fix($0, facts.lines)] } ?? [],
      size: size,
      contrast: contrast
    )
    if project.isReached(range.start, in: file) { findings.append(finding) } else { unreachable.append(finding) }
  }

  /// Reports a finding in a resource.
  ///
  /// - Parameters:
  ///   - message: what is wrong and what to do, in one sentence.
  ///   - range: the place to change: an attribute, or the beginning of an element that lacks one.
  ///   - resource: the one in which it is.
  ///   - object: what the finding is about, by the name that it keeps when lines move: an object's id, a key, a file.
  ///   - severity: what the finding weighs at most, where that is less than the rule's own severity.
  ///   - notes: other places that explain the finding.
  ///   - fix: a change of the resource that mends it.
  ///   - size: the size that is too small, for those who draw it.
  public mutating func report(
    _ message: String,
    at range: ByteRange,
    in resource: Resource,
    object: String?,
    severity: Severity? = nil,
    notes: [Note] = [],
    fix: Fix? = nil,
    size: Finding.Size? = nil
  ) {
    let finding = Finding(
      rule: rule.description.id,
      severity: severity.map { min($0, rule.severity) } ?? rule.severity,
      message: message,
      file: resource.path,
      range: resource.lines.range(range),
      guideline: rule.description.guidelines.first,
      notes: notes.map(placed),
      // The bytes of a binary property list aren't changed one by one.
      fixes: fix.map { resource.isText ? [Finding.Fix($0, resource.lines)] : [] } ?? [],
      size: size,
      object: object
    )
    let element = object.flatMap { project.interfaces.element($0, inFileAt: resource.path) }
    let isShown = !project.index.isBesideApp(resourceAt: resource.path) && project.mayBeShown(resource)
      && element.map(project.mayBeShown) ?? true
    if isShown { findings.append(finding) } else { unreachable.append(finding) }
  }

  private func placed(_ note: Note) -> Finding.Note {
    switch note.place {
    case .code(let range, let file):
      let facts = project.facts(of: file)
      return Finding.Note(message: note.message, file: facts.path, range: facts.lines.range(range))
    case .resource(let range, let resource):
      return Finding.Note(message: note.message, file: resource.path, range: resource.lines.range(range))
    case .element(let element):
      let position = element.facts.position
      return Finding.Note(message: note.message, file: element.file.path, range: SourceRange(start: position, end: position))
    case .table(let place):
      return Finding.Note(message: note.message, file: place.path, range: place.range)
    }
  }

  /// A remark at another place that explains a finding.
  public struct Note {
    let message: String
    let place: Place

    enum Place {
      case code(ByteRange, file: Int)
      case resource(ByteRange, Resource)
      case element(InterfaceElement)
      case table(ShownText.TablePlace)
    }

    /// A remark at a place in a file.
    public init(_ message: String, at range: ByteRange, in file: Int) {
      self.message = message
      place = .code(range, file: file)
    }

    /// A remark at a place in a file.
    public init(_ message: String, at range: ByteRange, in resource: Resource) {
      self.message = message
      place = .resource(range, resource)
    }

    /// A remark where an object of a storyboard or xib begins.
    public init(_ message: String, at element: InterfaceElement) {
      self.message = message
      place = .element(element)
    }

    fileprivate init(_ message: String, _ table: ShownText.TablePlace) {
      self.message = message
      place = .table(table)
    }
  }
}

extension [RuleContext.Note] {
  /// Where a text stands that code asks for by its key; none for one that stands in the code.
  public static func ofText(in table: ShownText.TablePlace?) -> [RuleContext.Note] {
    table.map { [RuleContext.Note("the text stands here", $0)] } ?? []
  }
}

extension Finding.Fix {
  fileprivate init(_ fix: Fix, _ lines: LineTable) {
    let edits = fix.edits.map { Edit(range: lines.range($0.range), replacement: $0.replacement) }
    self.init(message: fix.message, applicability: fix.applicability, edits: edits)
  }
}
