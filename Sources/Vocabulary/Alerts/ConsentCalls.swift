/// A call by which an alert asks whether to lose something, while its button that agrees looks like any other.
public struct ConsentCall {
  /// What the button says.
  public let title: ShownText
  /// The call.
  public let range: ByteRange
  /// The index of its file among the project's files.
  public let file: Int
}

extension Project {
  /// How many functions may hand a question on to the next.
  private static let deepestQuestion = 3

  /// The calls that make the alerts in a file's functions ask whether to lose something: what these ask is handed to them.
  ///
  /// - Parameters:
  ///   - file: the file in whose functions the alerts are made.
  ///   - verbs: the verbs that say that something is lost.
  public func consentCalls(toAlertsIn file: Int, verbs: [String]) -> [ConsentCall] {
    let lost = EnglishWords.lost(verbs)
    return alerts(in: file).flatMap { alert -> [ConsentCall] in
      guard let title = alert.agreeingActions.first?.title?.shown.first, let function = function(around: alert) else { return [] }
      let asked = Set([alert.title, alert.message].compactMap { $0?.expression.ownName })
      let handed = asked.intersection(function.parameters.map(\.name))
      return calls(of: function, asking: handed, lost, Self.deepestQuestion).map { ConsentCall(title: title, range: $0.range, file: $0.file) }
    }
  }

  private func function(around alert: AlertCode) -> FunctionFacts? {
    code(in: alert.file).first { code in
      guard let first = code.body.first, let last = code.body.last else { return false }
      return ByteRange(start: first.range.start, end: last.range.end).contains(alert.range)
    }?.function
  }

  private func calls(
    of function: FunctionFacts, asking parameters: Set<String>, _ lost: Set<String>, _ depth: Int
  ) -> [(range: ByteRange, file: Int)] {
    guard depth > 0, !parameters.isEmpty, function.name != "init" else { return [] }
    return files(mentioning: [function.name]).flatMap { touchCode(in: $0, mentioning: [function.name]) }
      .flatMap { code -> [(range: ByteRange, file: Int)] in
        let scope = code.scope
        var found: [(range: ByteRange, file: Int)] = []
        var handedOn: Set<String> = []
        code.body.forEachExpression { expression, _ in
          guard let call = expression.call, call.name == function.name, call.fits(function) else { return }
          let asked = call.pairs(function).compactMap { parameters.contains($0.0.name) ? $0.1 : nil }
          if asked.contains(where: { scope.shownTexts($0).contains { $0.asksToLose(lost) } }) {
            found.append((expression.range, code.file))
          }
          handedOn.formUnion(asked.compactMap(\.ownName))
        }
        guard let caller = code.function, caller !== function else { return found }
        return found + calls(of: caller, asking: handedOn.intersection(caller.parameters.map(\.name)), lost, depth - 1)
      }
  }
}
