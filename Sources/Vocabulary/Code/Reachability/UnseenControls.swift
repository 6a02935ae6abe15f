// Methods that only controls would call which people never see.
extension Project {
  /// Whether a use only has a control call what it names, and that control is never shown.
  func isForUnseenControl(_ use: Use) -> Bool {
    guard let code = use.declaration.code(in: self), let type = code.type, let control = code.control(connectedAt: use.place) else {
      return false
    }
    return lastingAnswer(Answers.Question(kind: .unseenControl, subject: 0, file: use.declaration.file, place: use.place)) {
      // Whether code runs is being asked: what it does to the control counts in any case.
      type.views.first { $0.identity == control }.map { type.isNeverSeen($0, whateverRuns: true) } ?? false
    }
  }
}

extension ProjectCode {
  /// The control to which the code connects what a place names.
  fileprivate func control(connectedAt place: UInt32) -> ViewCode.Identity? {
    var control: ViewCode.Identity?
    body.forEachExpression(around: place) { expression, around in
      guard let type, let call = expression.call, call.connects(at: place), let base = call.callee.base,
        let (view, path) = ViewResolver(type: type, code: self).view(base, around), path.isEmpty
      else { return }
      control = view
    }
    return control
  }
}

extension Call {
  /// Whether it has a view, which it is asked of, do what a place in its arguments names once the view is touched.
  fileprivate func connects(at place: UInt32) -> Bool {
    guard let name, ViewCode.wiring.contains(name), callee.base != nil else { return false }
    return arguments.contains { $0.value.range.start <= place && place < $0.value.range.end }
  }
}

extension Answers.Question.Kind {
  fileprivate static var unseenControl: Self { Self(UnseenControl.self) }

  private enum UnseenControl {}
}
