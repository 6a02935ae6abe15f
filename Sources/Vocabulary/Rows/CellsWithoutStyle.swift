// What an app says of all its cells at once.
extension Project {
  /// Whether code takes the selection style from the cells of all tables: `UITableViewCell.appearance().selectionStyle = .none`.
  var takesStyleFromAllCells: Bool {
    lastingAnswer(Answers.Question(kind: .styleOfAllCells, subject: 0)) {
      code(mentioning: ["appearance"]).outsideTests.contains { code in
        code.body.containsExpression { expression in
          guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "selectionStyle",
            value.lastName == "none", let call = target.base?.call
          else { return false }
          return call.name == "appearance" && call.callee.base?.lastName == "UITableViewCell"
        }
      }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var styleOfAllCells: Self { Self(StyleOfAllCells.self) }

  private enum StyleOfAllCells {}
}
