/// One place where the code breaks a guideline.
public struct Finding: Codable, Sendable, Hashable {
  /// The id of the rule that speaks, such as `small_touch_target`.
  public let rule: String
  /// How much it matters, by the rule or by the configuration.
  public let severity: Severity
  /// What is wrong and what to do, in one sentence, without the path or the rule's id.
  public let message: String
  /// The path as the file was given to the linter.
  public let file: String
  /// The code that it is about.
  public let range: SourceRange
  /// The guideline that the rule enforces; none for findings about the linter's own comments.
  public let guideline: Guideline?
  /// Other places that explain the finding, such as the declaration of the constant that it speaks of.
  public let notes: [Note]
  /// Changes that mend it, each by itself; none where nothing but thought does.
  public let fixes: [Fix]
  /// The size that is too small, where the finding is about one.
  public let size: Size?
  /// The colours that are too much alike, where the finding is about two.
  public let contrast: Contrast?
  /// What the finding is about in a resource, by the name that it keeps when lines move: the id of an object of Interface
  /// Builder, a key, a file of a set. Nil in code.
  public let object: String?

  /// A finding put together by hand, such as for a reporter's tests; a run makes those of rules.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    file: String,
    range: SourceRange,
    guideline: Guideline? = nil,
    notes: [Note] = [],
    fixes: [Fix] = [],
    size: Size? = nil,
    contrast: Contrast? = nil,
    object: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.guideline = guideline
    self.notes = notes
    self.fixes = fixes
    self.size = size
    self.contrast = contrast
    self.object = object
  }

  /// A width and a height in points; nil for a side that the code doesn't say.
  public struct Size: Codable, Sendable, Hashable {
    /// Nil where the code doesn't say.
    public let width: Double?
    /// Nil where the code doesn't say.
    public let height: Double?

    /// In points; a side that isn't given isn't known.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The colours of a text and of its background, and how much they differ.
  public struct Contrast: Codable, Sendable, Hashable {
    /// The text's colour as it is seen: `#8E8E93`.
    public let text: String
    /// The background's colour as it is seen: `#FFFFFF`.
    public let background: String
    /// From 1 to 21, as WCAG defines it.
    public let ratio: Double

    /// The colours are written as `#RRGGBB`.
    public init(text: String, background: String, ratio: Double) {
      self.text = text
      self.background = background
      self.ratio = ratio
    }
  }

  /// A remark at another place that belongs to a finding.
  public struct Note: Codable, Sendable, Hashable {
    /// What the place has to do with the finding.
    public let message: String
    /// The path as the file was given to the linter; it may be another than the finding's.
    public let file: String
    /// The code that it is about.
    public let range: SourceRange

    /// The path is the one under which the file was given to the linter.
    public init(message: String, file: String, range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }

  /// A change of the finding's file that mends it.
  public struct Fix: Codable, Sendable, Hashable {
    /// What the change does, in the imperative: "Raise the height to 44".
    public let message: String
    /// Whether it may be made unasked.
    public let applicability: Applicability
    /// What changes, no two at the same place.
    public let edits: [Edit]

    /// The message is in the imperative.
    public init(message: String, applicability: Applicability = .safe, edits: [Edit]) {
      self.message = message
      self.applicability = applicability
      self.edits = edits
    }

    /// Whether a fix may be applied without being looked at.
    public enum Applicability: String, Codable, Sendable, CaseIterable, Comparable {
      /// It keeps what the code does, but for the guideline's sake.
      case safe
      /// It may do more than is wanted, or leaves something to fill in.
      case suggested

      /// The more care it asks for, the greater.
      public static func < (left: Applicability, right: Applicability) -> Bool {
        left == .safe && right == .suggested
      }
    }

    /// Replaces a range of the finding's file.
    public struct Edit: Codable, Sendable, Hashable {
      /// What is replaced; empty where text is only added.
      public let range: SourceRange
      /// The new text; empty where text is only taken away.
      public let replacement: String

      /// An empty range inserts, and an empty replacement deletes.
      public init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }
  }
}

extension Finding: Comparable {
  /// By file, line, column and rule: the order of every report.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.range.start != right.range.start { return left.range.start < right.range.start }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.range.end != right.range.end { return left.range.end < right.range.end }
    return left.message < right.message
  }
}
