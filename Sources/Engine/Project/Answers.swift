/// What was worked out about a project, and may be asked for again by other rules, or in other checks.
struct Answers {
  /// Until the check under way ends.
  fileprivate var brief: [Question: Any] = [:]
  /// Each with what was looked at for it, since every check tells what it looked at.
  fileprivate var lasting: [Question: (answer: Any, trace: Trace)] = [:]
  /// Whether an answer that lasts is being worked out. What only lasts for a check is of no use to it, for nobody knows
  /// what was looked at for that.
  fileprivate var isLasting = false

  /// What is asked, of a type or a file.
  struct Question: Hashable {
    enum Kind {
      case alertFiles
      case alerts
      case blockingCells
      case called
      case dequeues
      case given
      case listFiles
      case passed
      case reach
      case reached
      case registrations
      case rowActions
      case sectionIndexes
      case sizingFunctions
      case steps
      case suppliers
      case unmadeCases
      case views
    }

    let kind: Kind
    let subject: Int
    /// Of a function: its file, and where its name stands.
    var file = 0
    var place: UInt32 = 0
    /// Where the code begins that is asked about.
    var code: UInt32 = 0
  }

  mutating func endCheck() {
    brief.removeAll(keepingCapacity: true)
  }
}

extension Project {
  /// An answer that is worked out once in each check.
  func answer<Answer>(_ question: Answers.Question, _ work: () -> Answer) -> Answer {
    if answers.isLasting { return work() }
    if let known = answers.brief[question] as? Answer { return known }
    let answer = work()
    answers.brief[question] = answer
    return answer
  }

  /// An answer that is worked out once, and must not hold the project itself.
  func lastingAnswer<Answer>(_ question: Answers.Question, _ work: () -> Answer) -> Answer {
    if let known: Answer = lastingAnswer(question) { return known }
    let (answer, trace) = traced(work)
    answers.lasting[question] = (answer, trace)
    return answer
  }

  /// Answers that come of one piece of work.
  func lastingAnswers<Answer>(_ work: () -> [(Answers.Question, Answer)]) {
    let (found, trace) = traced(work)
    for (question, answer) in found { answers.lasting[question] = (answer, trace) }
  }

  private func traced<Answer>(_ work: () -> Answer) -> (answer: Answer, trace: Trace) {
    let whole = tracer.beginPart()
    let wasLasting = answers.isLasting
    answers.isLasting = true
    let answer = work()
    answers.isLasting = wasLasting
    return (answer, tracer.endPart(of: whole))
  }

  /// An answer that was worked out before.
  func lastingAnswer<Answer>(_ question: Answers.Question) -> Answer? {
    guard let known = answers.lasting[question], let answer = known.answer as? Answer else { return nil }
    tracer.see(known.trace)
    return answer
  }
}
