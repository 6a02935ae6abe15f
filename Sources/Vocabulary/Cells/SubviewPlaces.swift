// Where a cell's subviews end up, and what holds them there.
extension ProjectCode {
  /// Whether a constraint puts a view next to the cell, as the actions are that a swipe uncovers.
  func putsBeyond(_ view: Expression) -> Bool {
    let opposites = [
      "leftAnchor": "rightAnchor", "rightAnchor": "leftAnchor", "leadingAnchor": "trailingAnchor", "trailingAnchor": "leadingAnchor",
      "topAnchor": "bottomAnchor", "bottomAnchor": "topAnchor",
    ]
    return body.containsExpression { expression in
      guard let call = expression.call, call.name == "constraint", case .member(let base?, let anchor)? = call.callee.base?.kind,
        base.kind == view.kind, let opposite = opposites[anchor]
      else { return false }
      return call.argument("equalTo").flatMap(\.ownName) == opposite
    }
  }

  /// Whether constraints hold a view to both sides of the cell, without room, at a height of its own: a line or a bar that
  /// belongs to the row rather than to its content.
  func putsAcross(_ view: Expression) -> Bool {
    var held: Set<String> = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "constraint", case .member(let base?, let anchor)? = call.callee.base?.kind,
        base.kind == view.kind
      else { return }
      let other = call.argument("equalTo")
      if anchor == "heightAnchor", call.argument("equalToConstant") != nil {
        held.insert("height")
      } else if call.argument("constant") == nil, let other, other.lastName == anchor, other.base?.isSelf ?? true {
        held.insert(anchor)
      }
    }
    let sides: [Set<String>] = [["leadingAnchor", "trailingAnchor"], ["leftAnchor", "rightAnchor"]]
    return held.contains("height") && sides.contains { $0.isSubset(of: held) }
  }

  /// Whether a view is added to another than the cell, so that it doesn't stay beside the content view.
  func movesOn(_ view: Expression) -> Bool {
    guard let name = view.ownName else { return false }
    return body.containsExpression { expression in
      guard let call = expression.call, let called = call.name else { return false }
      let isAdded = call.arguments.contains { $0.value.names(name) }
      if ["addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews"].contains(called) {
        return isAdded && call.callee.base.map { !$0.isSelf } ?? false
      }
      if call.argument("arrangedSubviews")?.names(name) ?? false { return true }
      return called.lowercased().contains("stack") && (isAdded || call.callee.base?.names(name) ?? false)
    }
  }
}

extension [Statement] {
  /// Whether the code makes a view one of a cell's parts that have places of their own, to which it moves from wherever it was added:
  /// the accessory view, or a background.
  func givesPlace(to view: Expression) -> Bool {
    guard let name = view.ownName else { return false }
    let places = ["accessoryView", "backgroundView", "editingAccessoryView", "multipleSelectionBackgroundView", "selectedBackgroundView"]
    return containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind else { return false }
      return target.lastName.map(places.contains) ?? false && value.ownName == name
    }
  }
}

extension Expression {
  /// Whether it is a property or variable of a name, or an array that holds it.
  fileprivate func names(_ name: String) -> Bool {
    if case .array(let elements) = kind { return elements.contains { $0.ownName == name } }
    return ownName == name
  }
}

extension ProjectType {
  /// Whether it answers touches elsewhere than within its bounds, or hands them to views of its choice.
  var answersBeyondItsBounds: Bool { !hitTests.isEmpty }
}

extension Array where Element == Statement {
  /// Whether the code ties something to a view's edges, hands the view to somebody who may, or sets frames.
  ///
  /// - Parameter isView: is asked of what a name is a member of: nil for a plain name.
  func ties(to isView: (Expression?) -> Bool) -> Bool {
    containsExpression { expression in
      switch expression.kind {
      case .name(let name): return Edges.names.contains(name) && isView(nil)
      case .member(let base?, let name): return Edges.names.contains(name) && isView(base)
      case .assignment(let target, _, _): return target.base != nil && ["frame", "center"].contains(target.lastName)
      case .call(let call):
        guard call.name != "addTarget" else { return false }
        return call.arguments.contains { $0.label != "target" && $0.label != "delegate" && isView($0.value) }
      default: return false
      }
    }
  }
}

private enum Edges {
  /// What a view is measured by.
  static let names: Set<String> = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor", "centerXAnchor",
    "centerYAnchor", "widthAnchor", "heightAnchor", "layoutMarginsGuide", "readableContentGuide", "safeAreaLayoutGuide",
    "snp", "bounds", "frame",
  ]
}
