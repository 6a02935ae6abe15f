/// What was worked out about a project in one check, and may be asked for again by other rules in the same one.
///
/// It lasts no longer, since each check tells what it looked at: an answer that another check had worked out would hide that.
struct Answers {
  private var known: [Question: Any] = [:]

  /// What is asked, of a type or a file.
  struct Question: Hashable {
    enum Kind {
      case reach
      case rowActions
      case suppliers
      case views
      case alerts
    }

    let kind: Kind
    let subject: Int
    /// Of a function: its file, and where it begins.
    var file = 0
    var place: UInt32 = 0
  }

  subscript<Answer>(question: Question) -> Answer? {
    get { known[question] as? Answer }
    set { known[question] = newValue }
  }

  mutating func forget() {
    known.removeAll(keepingCapacity: true)
  }
}

extension Project {
  /// An answer that is worked out once in each check.
  func answer<Answer>(_ question: Answers.Question, _ work: () -> Answer) -> Answer {
    guard isChecked else { return work() }
    if let known: Answer = answers[question] { return known }
    let answer = work()
    answers[question] = answer
    return answer
  }
}
