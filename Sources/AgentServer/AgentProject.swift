import HIGLintEngine

/// The project that agents ask about, and whoever lints it for the server. It is asked by one thread at a time.
package protocol AgentProject: Sendable {
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
package struct LintQuestion: Sendable {
  /// Where findings are wanted, each within the root; everywhere where there is none.
  package var places: [AbsolutePath] = []
  /// The rules and chapters to run; those of the configuration where there is none.
  package var rules: [String] = []
  /// The git revision since which changes count; all code where there is none.
  package var since: String?
  /// What to lint in the place of a file.
  package var text: Text?

  /// Whether all that is found in the project is wanted.
  package var isWhole: Bool { places.isEmpty && since == nil && text == nil }

  /// A text that isn't saved.
  package struct Text: Sendable {
    package let place: AbsolutePath
    package let bytes: [UInt8]
  }
}

/// What is to be fixed, of the whole project that is known.
package struct FixQuestion: Sendable {
  /// Where to fix, each within the root; everywhere where there is none.
  package let places: [AbsolutePath]
  /// The rules and chapters whose findings are fixed; those of the configuration where there is none.
  package let rules: [String]
  package let applicabilities: Set<Finding.Fix.Applicability>
}

/// What a configuration says, with all that it leaves to the defaults.
package struct AgentSettings: Sendable {
  /// The configuration's path; nil where there is none.
  package let file: String?
  /// All of it, as `.higlint.yml` might hold it.
  package let configuration: String
  package let rules: [ActiveRule]

  package init(file: String?, configuration: String, rules: [ActiveRule]) {
    self.file = file
    self.configuration = configuration
    self.rules = rules
  }
}

/// Who waits for an answer. Both may be called from any thread.
package struct AgentAudience: Sendable {
  /// Called with the number of files done and of all files.
  package let progress: @Sendable (Int, Int) -> Void
  /// Whether nobody waits any more.
  package let isGone: @Sendable () -> Bool

  package init(
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }, isGone: @escaping @Sendable () -> Bool = { false }
  ) {
    self.progress = progress
    self.isGone = isGone
  }
}

/// Why a question has no answer, and what to ask instead.
package struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
  package let message: String
  package let remedy: String

  package init(_ message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }

  package var description: String { "\(message); \(remedy)" }
}
