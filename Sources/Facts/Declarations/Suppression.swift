/// A comment that takes findings back, such as `// higlint:disable:next small_touch_target -- the bar enlarges it`.
public struct Suppression: Sendable, Hashable {
  /// What it does, and how far.
  public let action: Action
  /// The rules that it names, in their order.
  public let rules: [RuleName]
  /// What follows `--`.
  public let reason: String?
  /// From `higlint:` to the end of the action.
  public let range: ByteRange
  /// What goes when the suppression goes: the comment, with its line where it stands there alone; what follows a further
  /// `//` where the comment says something else. None where that would tear a block comment apart.
  public let removal: ByteRange?
  /// The lines that it speaks of: its own, or those of the code before or after it. None where there is no such
  /// code. A region begins on the first of them.
  public let lines: ClosedRange<Int>?

  package init(
    action: Action,
    rules: [RuleName],
    reason: String?,
    range: ByteRange,
    removal: ByteRange?,
    lines: ClosedRange<Int>?
  ) {
    self.action = action
    self.rules = rules
    self.reason = reason
    self.range = range
    self.removal = removal
    self.lines = lines
  }

  /// A rule's id as it stands in the comment.
  public struct RuleName: Sendable, Hashable {
    /// The name of every rule at once.
    public static let all = "all"

    /// As it is written, or ``all``.
    public let id: String
    /// Where the comment names it.
    public let range: ByteRange

    package init(id: String, range: ByteRange) {
      self.id = id
      self.range = range
    }
  }

  /// What a suppression does.
  public enum Action: Sendable, Hashable {
    /// Begins a region of lines.
    case disable
    /// Ends it.
    case enable
    /// Speaks of the next line of code.
    case disableNext
    /// Speaks of its own line.
    case disableThis
    /// Speaks of the previous line of code.
    case disablePrevious
    /// Speaks of the whole file.
    case disableFile
    /// Nothing that is known; what was written.
    case unknown(String)

    /// Every action, by the word that stands for it.
    package static let words: KeyValuePairs<String, Action> = [
      "disable": .disable,
      "disable:next": .disableNext,
      "disable:this": .disableThis,
      "disable:previous": .disablePrevious,
      "disable:file": .disableFile,
      "enable": .enable,
    ]

    package init(word: String) {
      self = Action.words.first { $0.key == word }?.value ?? .unknown(word)
    }
  }
}
