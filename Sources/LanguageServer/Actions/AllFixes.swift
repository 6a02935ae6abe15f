import HIGLintEngine
import HIGLintProtocols

/// Somebody waits for all fixes of a document.
struct FixJob: Sendable {
  let id: RequestID
  let uri: String
  /// The number of the change that made the text.
  let change: Int
  let answer: Answer
  let cancellation = Cancellation()

  enum Answer: Sendable {
    /// The action alone.
    case action(CodeAction)
    /// All actions that are offered, of which one fixes all.
    case list([CodeAction])
  }

  init(id: RequestID, _ document: OpenDocument, answer: Answer) {
    self.id = id
    uri = document.uri.string
    change = document.change
    self.answer = answer
  }
}

/// All that is safe to fix in one document, fixed as `--fix` does: over and over, until there is nothing more to fix.
struct AllFixes {
  let request: ProjectRequest
  /// The document's path, and what it is called among the findings.
  let path: String
  let name: String
  /// What is known of the text already.
  let known: LintResult
  let linting: any ProjectLinting
  let cancellation: Cancellation

  /// Who saves a document waits for its fixes: after so many seconds what has been fixed must do.
  private static let patience = 0.6

  /// - Returns: the text with its fixes; nil where nothing was fixed.
  func text(of bytes: [UInt8]) -> [UInt8]? {
    let deadline = Moment.now + Self.patience
    var run = FixRun(applying: [.safe]) { texts in
      guard let text = texts[name] else { return own(known) }
      let isGone: @Sendable () -> Bool = { [cancellation] in cancellation.isCancelled || deadline < .now }
      if isGone() { return LintResult() }
      var request = request
      request.texts[path] = text
      return linting.lint(request, for: ProjectAudience(isGone: isGone)).map { own($0.result) } ?? LintResult()
    } read: { _ in bytes }
    return run.outcome().files.first { $0.path == name }?.fixed
  }

  /// What concerns the document.
  private func own(_ result: LintResult) -> LintResult {
    var result = result
    result.findings.removeAll { $0.file != name }
    return result
  }
}
