// Methods that only controls would call which people never see.
extension Project {
  /// Whether a use only has a control call what it names, and that control is never shown.
  func isForUnseenControl(_ use: Use) -> Bool {
    guard let code = use.declaration.code(in: self), code.connects(at: use.place) else { return false }
    return lastingAnswer(Answers.Question(kind: .unseenControl, subject: 0, file: use.declaration.file, place: use.place)) {
      guard let type = code.type, let control = code.control(connectedAt: use.place),
        let view = type.views.first(where: { $0.identity == control })
      else { return false }
      // Whether code runs is being asked: what it does to the control counts in any case.
      return type.isNeverSeen(view, whateverRuns: true)
    }
  }
}

extension ProjectCode {
  /// Whether a place in the code stands in a call that connects something to a control.
  fileprivate func connects(at place: UInt32) -> Bool {
    var connects = false
    body.forEachExpression(around: place) { connects = connects || $0.call?.connects(at: place) ?? false }
    return connects
  }

  /// The control to which the code connects what a place names.
  fileprivate func control(connectedAt place: UInt32) -> ViewCode.Identity? {
    guard let type else { return nil }
    let resolver = ViewResolver(type: type, code: self)
    var control: ViewCode.Identity?
    body.forEachExpression { expression, around in
      guard let call = expression.call, call.connects(at: place), let base = call.callee.base,
        let (view, path) = resolver.view(base, around), path.isEmpty
      else { return }
      control = view
    }
    return control
  }
}

extension Call {
  /// Whether it has a control, which it is asked of, do what a place in its arguments names once the control is touched.
  fileprivate func connects(at place: UInt32) -> Bool {
    guard let name, ["addAction", "addTarget"].contains(name), callee.base != nil else { return false }
    return arguments.contains { $0.value.range.start <= place && place < $0.value.range.end }
  }
}

extension Answers.Question.Kind {
  fileprivate static var unseenControl: Self { Self(UnseenControl.self) }

  private enum UnseenControl {}
}
