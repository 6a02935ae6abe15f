extension ProjectFunction {
  /// Whether it does nothing but call the same method of another object, which has its own say:
  /// `source?.tableView(tableView, commit: style, forRowAt: path)`.
  var onlyForwards: Bool {
    guard body.count == 1, case .expression(let only) = body[0].kind, let call = only.call, call.name == facts.name,
      let receiver = call.callee.base, !receiver.isSelf, receiver.kind != .name("super")
    else { return false }
    return call.arguments.map(\.label) == facts.parameters.map(\.label)
  }
}
