/// What was worked out about a project, and may be asked for again by other rules, or in other checks.
///
/// With each answer goes what was looked at for it, since each check tells what it looked at.
struct Answers {
  /// Until the check under way ends.
  private var brief: [Question: Traced] = [:]
  private var lasting: [Question: Traced] = [:]

  struct Traced {
    let answer: Any
    let trace: Trace
  }

  /// What is asked, of a type or a file.
  struct Question: Hashable {
    enum Kind {
      case alerts
      case reach
      case registrations
      case rowActions
      case steps
      case suppliers
      case views
    }

    let kind: Kind
    let subject: Int
    /// Of a function: its file, and where its name stands.
    var file = 0
    var place: UInt32 = 0
    /// Where the code begins that is asked about.
    var code: UInt32 = 0

    /// Whether many checks ask it, and the answer takes little memory.
    fileprivate var lasts: Bool { kind == .steps || kind == .registrations }
  }

  subscript(question: Question) -> Traced? {
    get { question.lasts ? lasting[question] : brief[question] }
    set {
      if question.lasts { lasting[question] = newValue } else { brief[question] = newValue }
    }
  }

  mutating func endCheck() {
    brief.removeAll(keepingCapacity: true)
  }
}

extension Project {
  /// An answer that is worked out once.
  func answer<Answer>(_ question: Answers.Question, _ work: () -> Answer) -> Answer {
    if let known = answers[question], let answer = known.answer as? Answer {
      tracer.see(known.trace)
      return answer
    }
    let whole = tracer.beginPart()
    let answer = work()
    answers[question] = Answers.Traced(answer: answer, trace: tracer.endPart(of: whole))
    return answer
  }
}
