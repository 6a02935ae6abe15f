// Cells and headers that a table surely has when it is asked for one, since they are registered with it.
extension CodeScope {
  /// Whether what is asked for is there: `table.dequeueReusableCell(withIdentifier: "Row") as? RowCell`, where code registers the
  /// class for that identifier.
  func isRegistered(_ value: Expression) -> Bool {
    guard case .cast(let asked, "as?", let type) = value.kind, let call = asked.call, call.arguments.count == 1,
      let label = call.name.flatMap({ RegisteredCells.labels[$0] }),
      let identifier = call.argument("withIdentifier").flatMap({ text($0) })
    else { return false }
    return project.registers(TypeNames.last(type.base), for: identifier, label)
  }
}

extension Project {
  /// - Parameter label: that of the identifier, where code registers a class.
  fileprivate func registers(_ type: String, for identifier: String, _ label: String) -> Bool {
    let hash = Word("\(label) \(type) \(identifier)").hash
    let question = Answers.Question(
      kind: .registeredCell, subject: 0, place: UInt32(truncatingIfNeeded: hash), code: UInt32(truncatingIfNeeded: hash >> 32)
    )
    return lastingAnswer(question) {
      code(mentioning: [type]).alsoMentioning([Word(label)]).outsideTests.contains { code in
        code.body.containsExpression { expression in
          guard let call = expression.call, call.name == "register", call.arguments.count == 2,
            let given = call.argument(label), code.scope.text(given) == identifier
          else { return false }
          return call.arguments[0].value.containsExpression { $0.kind == .name(type) || $0.text == type }
        }
      }
    }
  }
}

private enum RegisteredCells {
  /// How the identifier is labelled by which code registers what it then dequeues.
  static let labels = [
    "dequeueReusableCell": "forCellReuseIdentifier", "dequeueReusableHeaderFooterView": "forHeaderFooterViewReuseIdentifier",
  ]
}

extension Answers.Question.Kind {
  fileprivate static var registeredCell: Self { Self(RegisteredCell.self) }

  private enum RegisteredCell {}
}
