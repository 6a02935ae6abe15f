/// An alert or sheet that asks whether a row shall really be deleted.
public struct DeletionQuestion {
  /// What makes the alert, or the modifier that shows it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// The names in the code of the deletion and of the question, by which one may tell what else goes.
  public let names: Set<String>
}

extension ProjectType {
  /// The questions that stand between a row's Delete button and the deletion.
  public var deletionQuestions: [DeletionQuestion] { rowEdits.compactMap(\.question) + swiftUIQuestions }
}

// MARK: - UIKit

extension RowEdit {
  /// The alert that offers the deletion once more; one that tells of a failure offers none, and one that stands on some
  /// paths alone asks about something else that goes with the row.
  fileprivate var question: DeletionQuestion? {
    guard reach.has(.presentation) else { return nil }
    for code in reach.code {
      var alert: ByteRange?
      var deletion: [Expression] = []
      code.body.forEachExpression { expression, _ in
        switch expression.constructedType?.base {
        case "UIAlertController": alert = alert ?? expression.range
        case "UIAlertAction":
          if expression.call?.argument("style")?.lastName == "destructive" { deletion.append(expression) }
        default: break
        }
      }
      guard let alert, !deletion.isEmpty, !isAskedAtTimes(alert, deletion, in: code) else { continue }
      return DeletionQuestion(range: alert, file: code.file, names: body.names.union(code.body.names))
    }
    return nil
  }

  /// Whether some path deletes the row without the alert, by what the alert's action calls, or from the table.
  private func isAskedAtTimes(_ alert: ByteRange, _ deletion: [Expression], in code: ProjectCode) -> Bool {
    let offered = deletion.reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
    let deletes = { (call: Call) in
      call.isDeletion && call.name.map { offered.contains($0) || RowEdit.fromTable.contains($0) } ?? false
    }
    if code.body.passesBy(alert, making: deletes) { return true }
    guard let asking = code.function?.name else { return false }
    return reach.code.contains { other in
      var isPassedBy = false
      other.body.forEachExpression { expression, _ in
        guard !isPassedBy, expression.call?.name == asking else { return }
        isPassedBy = other.body.passesBy(expression.range, making: deletes)
      }
      return isPassedBy
    }
  }

  private static let fromTable: Set<String> = ["deleteRows", "deleteSections", "deleteItems"]
}

extension Expression {
  /// The functions that it calls, or is handed.
  fileprivate var calledNames: Set<String> {
    var found: Set<String> = []
    forEachExpression { expression, _ in
      guard let call = expression.call else { return }
      found.formUnion([call.name, call.argument("handler")?.lastName].compactMap { $0 })
    }
    return found
  }
}

// MARK: - SwiftUI

extension ProjectType {
  /// The modifiers that ask because the closure of `.onDelete`, or of a destructive button in `.swipeActions`, set what
  /// they are shown by.
  private var swiftUIQuestions: [DeletionQuestion] {
    let code = self.code(mentioning: ["onDelete", "swipeActions"])
    guard !code.isEmpty else { return [] }
    var names: [String: Set<String>] = [:]
    for code in code {
      code.body.forEachExpression { expression, around in
        guard let closure = expression.deletion(around) else { return }
        for (name, place) in closure.body.assignedNames where !closure.body.passesBy(place, making: \.isDeletion) {
          names[name, default: []].formUnion(closure.body.names)
        }
      }
    }
    return names.isEmpty ? [] : self.code.flatMap { $0.questions(askedBy: names) }
  }
}

extension Expression {
  /// The closure by which a list deletes a row.
  fileprivate func deletion(_ around: [Enclosure]) -> Closure? {
    guard let call else { return nil }
    if call.name == "onDelete", call.callee.base != nil { return call.closures.first }
    guard constructedType?.base == "Button",
      call.argument("role")?.lastName == "destructive" || containsExpression(where: { $0.text?.hasPrefix("trash") ?? false }),
      around.expressions.contains(where: { $0.call?.name == "swipeActions" })
    else { return nil }
    return call.argument("action")?.closure ?? call.closures.first
  }
}

extension ProjectCode {
  /// The questions that appear when one of some properties is set.
  fileprivate func questions(askedBy names: [String: Set<String>]) -> [DeletionQuestion] {
    var found: [DeletionQuestion] = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name.map(SwiftUIAlertNames.modifiers.contains) ?? false else { return }
      let binding = call.argument("isPresented") ?? call.argument("item") ?? call.argument("presenting")
      guard let name = binding?.lastName, let asked = names[String(name.drop { $0 == "$" })] else { return }
      found.append(DeletionQuestion(range: call.nameRange, file: file, names: asked))
    }
    return found
  }
}

extension Array where Element == Statement {
  /// The names that the code uses, those of types that it casts to included.
  fileprivate var names: Set<String> {
    var found: Set<String> = []
    forEachExpression { expression, _ in
      if let name = expression.lastName { found.insert(name) }
      if case .cast(_, _, let type) = expression.kind { found.insert(type.base) }
    }
    return found
  }

  /// The names of what the code assigns to, and where.
  fileprivate var assignedNames: [(name: String, place: ByteRange)] {
    var found: [(String, ByteRange)] = []
    forEachExpression { expression, _ in
      guard case .assignment(let target, "=", let value) = expression.kind, value.kind != .boolean(false), !value.isNil,
        let name = target.lastName
      else { return }
      found.append((name, expression.range))
    }
    return found
  }
}
