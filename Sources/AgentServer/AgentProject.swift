import HIGLintEngine

/// The project that agents ask about, and whoever lints it for the server. It is asked by one thread at a time.
public protocol AgentProject: Sendable {
  /// The folder in which all lies that may be read or written, by its own name.
  var root: AbsolutePath { get }

  /// Lints the project as it is.
  ///
  /// - Returns: nil where nobody waits any more.
  func lint(_ question: LintQuestion, for audience: AgentAudience) throws(Refusal) -> LintResult?

  /// Fixes the project without writing any file.
  ///
  /// - Returns: nil where nobody waits any more.
  func fix(_ question: FixQuestion, for audience: AgentAudience) throws(Refusal) -> FixRun.Outcome?

  /// Writes fixed files.
  ///
  /// - Returns: what could not be written.
  func write(_ files: [FixedFile]) -> [Problem]

  /// What holds where the root lies.
  func settings() throws(Refusal) -> AgentSettings
}

/// What is to be linted, of the whole project that is known.
public struct LintQuestion: Sendable {
  /// Where findings are wanted, each within the root; everywhere where there is none.
  public var places: [AbsolutePath] = []
  /// The rules and chapters to run; those of the configuration where there is none.
  public var rules: [String] = []
  /// The git revision since which changes count; all code where there is none.
  public var since: String?
  /// What to lint in the place of a file.
  public var text: Text?

  /// Whether all that is found in the project is wanted.
  public var isWhole: Bool { places.isEmpty && since == nil && text == nil }

  /// A text that isn't saved.
  public struct Text: Sendable {
    public let place: AbsolutePath
    public let bytes: [UInt8]
  }
}

/// What is to be fixed, of the whole project that is known.
public struct FixQuestion: Sendable {
  /// Where to fix, each within the root; everywhere where there is none.
  public let places: [AbsolutePath]
  /// The rules and chapters whose findings are fixed; those of the configuration where there is none.
  public let rules: [String]
  public let applicabilities: Set<Finding.Fix.Applicability>
}

/// What a configuration says, with all that it leaves to the defaults.
public struct AgentSettings: Sendable {
  /// The configuration's path; nil where there is none.
  public let file: String?
  /// All of it, as `.higlint.yml` might hold it.
  public let configuration: String
  public let rules: [ActiveRule]

  public init(file: String?, configuration: String, rules: [ActiveRule]) {
    self.file = file
    self.configuration = configuration
    self.rules = rules
  }
}

/// Who waits for an answer. Both may be called from any thread.
public struct AgentAudience: Sendable {
  /// Called with the number of files done and of all files.
  public let progress: @Sendable (Int, Int) -> Void
  /// Whether nobody waits any more.
  public let isGone: @Sendable () -> Bool

  public init(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }, isGone: @escaping @Sendable () -> Bool = { false }) {
    self.progress = progress
    self.isGone = isGone
  }
}

/// Why a question has no answer, and what to ask instead.
public struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
  public let message: String
  public let remedy: String

  public init(_ message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }

  public var description: String { "\(message); \(remedy)" }
}
