/// What must not be.
struct Failure: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// The process ended.
    case crash
    /// It took longer than the limit.
    case hang
    /// It took more memory than the limit.
    case memory
    /// Two runs, threads or processes said different things.
    case nondeterminism
    /// A run with a cache said something else than one without.
    case cache
    /// A run of a session said something else than one by itself.
    case session
    /// A place that isn't in the file, or in the middle of a character.
    case position
    /// Findings that aren't sorted, are there twice, or of a file that wasn't linted.
    case order
    /// A good file's findings are missing.
    case neighbour
    /// A suppression added findings, or took more than it said.
    case suppression
    /// An empty line at the beginning changed more than line numbers.
    case shift
    /// What a file's tokens tell of it is not what its syntax tells.
    case outline
    /// What spares work hid a finding, or brought one.
    case hidden
    /// An error that doesn't say where, or says nothing.
    case diagnosis
    /// An exit code or output that isn't documented.
    case output
  }

  let kind: Kind
  let message: String

  /// The same for failures of likely the same cause: what a message has beyond its first line are details.
  var signature: String {
    "\(kind.rawValue): \(message.prefix { !$0.isNewline }.filter { !$0.isNumber }.prefix(160))"
  }
}
