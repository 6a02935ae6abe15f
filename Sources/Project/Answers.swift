/// What was worked out about a project, and may be asked for again by other rules, or in other checks.
package struct Answers {
  /// Until the check under way ends.
  fileprivate var brief: [Question: Any] = [:]
  /// Each with what was looked at for it, since every check tells what it looked at.
  fileprivate var lasting: [Question: LastingAnswers.Answer] = [:]
  /// Whether an answer that lasts is being worked out. What only lasts for a check is of no use to it, for nobody knows
  /// what was looked at for that.
  fileprivate var isLasting = false

  /// What is asked, of a type or a file.
  package struct Question: Hashable {
    /// A kind of question. Those who ask it tell it from others by a type that is theirs; the project knows none of them.
    package struct Kind: Hashable {
      private let asker: ObjectIdentifier

      package init(_ asker: Any.Type) {
        self.asker = ObjectIdentifier(asker)
      }
    }

    package let kind: Kind
    package let subject: Int
    /// Of a function: its file, and where its name stands.
    package var file = 0
    package var place: UInt32 = 0
    /// Where the code begins that is asked about.
    package var code: UInt32 = 0

    package init(kind: Kind, subject: Int, file: Int = 0, place: UInt32 = 0, code: UInt32 = 0) {
      self.kind = kind
      self.subject = subject
      self.file = file
      self.place = place
      self.code = code
    }
  }

  mutating func endCheck() {
    brief.removeAll(keepingCapacity: true)
  }
}

extension Project {
  /// An answer that is worked out once in each check.
  package func answer<Answer>(_ question: Answers.Question, _ work: () -> Answer) -> Answer {
    if answers.isLasting { return work() }
    if let known = answers.brief[question], let answer = known as? Answer { return answer }
    let answer = work()
    answers.brief[question] = answer
    return answer
  }

  /// An answer that is worked out once, and must not hold the project itself.
  package func lastingAnswer<Answer>(_ question: Answers.Question, _ work: () -> Answer) -> Answer {
    if let known: Answer = lastingAnswer(question) { return known }
    let (answer, trace) = traced(work)
    keep(answer, to: question, trace)
    return answer
  }

  /// Keeps an answer that was worked out apart.
  package func keep<Answer>(_ answer: Answer, to question: Answers.Question, _ trace: Trace) {
    let kept = (answer: answer as Any, trace: trace.compact)
    answers.lasting[question] = kept
    shared.answers[question] = kept
  }

  /// A piece of work, and what was looked at for it.
  package func traced<Answer>(_ work: () -> Answer) -> (answer: Answer, trace: Trace) {
    let (whole, answer) = part(work)
    return (answer, tracer.endPart(of: whole))
  }

  /// The same where not all of what was looked at has a say in what becomes of it: what has is to be seen then.
  package func apart<Answer>(_ work: () -> Answer) -> (answer: Answer, trace: Trace) {
    let (whole, answer) = part(work)
    return (answer, tracer.leavePart(of: whole))
  }

  package func see(_ trace: Trace) { tracer.see(trace) }

  private func part<Answer>(_ work: () -> Answer) -> (whole: Tracer.Whole, answer: Answer) {
    let whole = tracer.beginPart()
    let wasLasting = answers.isLasting
    answers.isLasting = true
    let answer = work()
    answers.isLasting = wasLasting
    return (whole, answer)
  }

  /// An answer that was worked out before.
  package func lastingAnswer<Answer>(_ question: Answers.Question) -> Answer? {
    guard let known = answers.lasting[question] ?? shared.answers[question],
      let answer = known.answer as? Answer
    else { return nil }
    answers.lasting[question] = known
    tracer.see(known.trace)
    return answer
  }
}
