import Foundation

/// What was worked out about a project and lasts: for all threads of a run, and for the next run as far as nothing has
/// changed that was looked at for it.
package final class LastingAnswers: @unchecked Sendable {
  typealias Answer = (answer: Any, trace: Trace)

  private let lock = NSLock()
  private var known: [Answers.Question: Answer] = [:]

  package init() {}

  /// What is left of those of a project with the same files and outlines.
  package init(_ earlier: LastingAnswers, after changes: Changes) {
    known = earlier.all.filter { question, known in
      // Its place may be another by now, and what surveys tell isn't in a trace.
      !changes.files.contains(question.file) && known.trace.surveys.isEmpty && !changes.touch(known.trace)
    }
  }

  private var all: [Answers.Question: Answer] { lock.withLock { known } }

  subscript(question: Answers.Question) -> Answer? {
    get { lock.withLock { known[question] } }
    set { lock.withLock { known[question] = newValue } }
  }
}
