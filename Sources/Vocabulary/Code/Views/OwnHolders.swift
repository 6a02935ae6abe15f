extension Project {
  /// What puts the views that it is given into another one: the system's functions, and those by which the project extends its
  /// views for several at once, as in `func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } }`.
  package var viewHolders: Set<String> {
    lastingAnswer(Answers.Question(kind: .viewHolders, subject: 0)) {
      let extended = ["UIStackView", "UIView", "UIViewController"].compactMap(frameworkType)
      let adders: Set<String> = ["addArrangedSubview", "addSubview"]
      // One for several views may hand them on to one for a view alone.
      let all = (0..<2).reduce(adders) { adders, _ in
        adders.union(extended.flatMap { $0.code(mentioning: adders) }.filter { $0.onlyHandsOn(to: adders) }.compactMap(\.function?.name))
      }
      return ViewMentionWords.holders.union(all)
    }
  }
}

extension ProjectCode {
  /// Whether all that a function does is to hand the views that it is given on, one after the other, to one of some others; it may say
  /// that constraints lay them out.
  fileprivate func onlyHandsOn(to functions: Set<String>) -> Bool {
    guard let function, function.parameters.count == 1, body.count <= 2 else { return false }
    var calls = 0
    var others = 0
    body.forEachExpression { expression, _ in
      if let name = expression.call?.name {
        if functions.contains(name) { calls += 1 } else if name != "forEach" { others += 1 }
      } else if let name = expression.lastName, functions.contains(name) {
        // `views.forEach(addSubview)`
        calls += 1
      }
      if case .assignment(let target, _, _) = expression.kind, target.lastName != "translatesAutoresizingMaskIntoConstraints" { others += 1 }
    }
    return calls > 0 && others == 0
  }
}

extension Answers.Question.Kind {
  fileprivate static var viewHolders: Self { Self(ViewHolderFunctions.self) }

  private enum ViewHolderFunctions {}
}
