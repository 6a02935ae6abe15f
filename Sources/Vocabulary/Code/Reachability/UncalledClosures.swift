// Closures that are kept for somebody to call, and that nobody calls.
extension Project {
  /// Whether a place lies in a closure that code assigns to a property of the project's which no code ever calls, nor hands on.
  func isInUncalledClosure(_ place: UInt32, in code: ProjectCode) -> Bool {
    var isFound = false
    code.body.forEachExpression(around: place) { expression, _ in
      guard !isFound, case .assignment(let target, "=", let value) = expression.kind, value.closure != nil, value.range.start < place,
        let property = code.scope.property(namedBy: target)
      else { return }
      isFound = isNeverCalled(property)
    }
    return isFound
  }

  /// Whether all that code does with a property is to assign to it.
  private func isNeverCalled(_ property: ProjectVariable) -> Bool {
    let name = property.facts.name
    guard let word = Word(declared: name), let type = property.type, type.kind != .protocol, property.isPlainlyStored, !areForeign(name)
    else { return false }
    let question = Answers.Question(
      kind: .neverCalled, subject: type.index, file: property.file, place: property.facts.nameRange.start
    )
    return lastingAnswer(question) {
      let kin = Kin(of: type.index, self)
      return files(holdingAny: [word]).allSatisfy { file in
        uses(of: word, in: file)?.allSatisfy { use in
          !kin.mayMean(use, isStatic: false) || !kin.mayBeAsked(use, in: self)
            || use.declaration.code(in: self)?.assigns(to: name, at: use.place) ?? false
        } ?? false
      }
    }
  }
}

extension ProjectVariable {
  /// Whether each object keeps a value of it, and no code of its own hears of a new one.
  fileprivate var isPlainlyStored: Bool { !facts.isComputed && !facts.isStatic && facts.observers.isEmpty }
}

extension ProjectCode {
  /// Whether what stands at a place is a property that the code assigns to.
  fileprivate func assigns(to name: String, at place: UInt32) -> Bool {
    var isTarget = false
    body.forEachExpression(around: place) { expression, _ in
      guard case .assignment(let target, "=", _) = expression.kind, target.lastName == name, target.range.start <= place else { return }
      isTarget = isTarget || target.range.end == place + UInt32(name.utf8.count)
    }
    return isTarget
  }
}

extension Answers.Question.Kind {
  fileprivate static var neverCalled: Self { Self(NeverCalled.self) }

  private enum NeverCalled {}
}
