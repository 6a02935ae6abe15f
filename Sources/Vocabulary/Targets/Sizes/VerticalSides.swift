/// The sides at which constraints hold a view from above and below.
struct VerticalSides {
  private var names: Set<String> = []

  /// - Parameter calls: what is called on the view, and on what is below it.
  init(of calls: [ViewCode.Use<ViewCode.MemberCall>]) {
    for use in calls { add(use) }
  }

  /// Whether they, or constraints of other views in a type's code, say where a view of some name stands, and not how high it is.
  func place(_ name: String, in type: ProjectType) -> Bool {
    if isPlaced { return true }
    var tied = VerticalSides(of: [])
    for code in type.code(mentioning: [name]) {
      code.body.forEachExpression { expression, _ in expression.call?.tiedSide(of: name).map { tied.add($0) } }
    }
    return tied.isPlaced && !tied.isStretched
  }

  var isPlaced: Bool { !names.isEmpty }

  /// Whether they may make it higher than it asks to be.
  var isStretched: Bool {
    let lines = [["top", "firstBaseline", "topMargin"], ["bottom", "lastBaseline", "bottomMargin"], ["center", "centerY"]]
    // Two of them say how far an edge is from another, or from the middle.
    return lines.count { !names.isDisjoint(with: $0) } > 1 || !names.isDisjoint(with: VerticalSides.lengths)
  }

  private static let lengths: Set<String> = [
    "height", "size", "edges", "verticalEdges", "directionalEdges", "directionalVerticalEdges", "margins",
  ]
  private static let all = lengths.union([
    "top", "bottom", "centerY", "center", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
  ])

  private mutating func add(_ use: ViewCode.Use<ViewCode.MemberCall>) {
    let path = use.what.path
    if path.count == 2, path[1] == "constraint", path[0].hasSuffix("Anchor") {
      add(String(path[0].dropLast("Anchor".count)))
    } else if let maker = path.last, ConstraintClosures.makers.contains(maker), let closure = use.what.call.closures.last {
      let made = closure.parameters.first ?? "$0"
      closure.body.forEachExpression { expression, _ in
        if let path = expression.path, path.first == made { path.dropFirst().forEach { add($0) } }
      }
    } else if EasyLayout.isDone(by: path) {
      EasyLayout.sides(use.what.call).forEach { add($0) }
    } else if path.count == 2 {
      // `stack.centerY.equalTo(view.centerY)`, by functions of the project's own.
      add(path[0])
    }
  }

  private mutating func add(_ name: String) {
    if VerticalSides.all.contains(name) { names.insert(name) }
  }

  /// Whether constraints of other views in a type's code may stretch a view of some name.
  func mayBeStretched(_ name: String, in type: ProjectType) -> Bool {
    type.code(mentioning: [name]).contains { code in
      code.body.containsExpression { $0.call.map { mayStretch(name, by: $0) } ?? false }
    }
  }

  /// Whether a constraint is made to the height of a view of some name, or ties a side to the same side of it that nothing else
  /// holds, and so may stretch either.
  private func mayStretch(_ name: String, by call: Call) -> Bool {
    guard let tied = call.arguments.first?.value else { return false }
    // `Height().like(button)` and `Top().to(button, .top)` of EasyPeasy's.
    if tied.ownName == name, ["like", "to"].contains(call.name), let side = call.callee.base.flatMap(EasyLayout.side) {
      return (call.name == "like" || call.arguments.last?.value.lastName == side) && mayStretch(side)
    }
    guard let path = call.callee.path else { return false }
    // `make.top.equalTo(button)` ties both by the same side.
    if tied.ownName == name, path.last == "equalTo" { return path.dropLast().contains { mayStretch($0) } }
    guard let side = call.tiedSide(of: name), !side.hasPrefix("center") else { return false }
    if VerticalSides.lengths.contains(side) { return true }
    let isSame = path.dropLast().contains { [side, side + "Anchor"].contains($0) }
    return VerticalSides.all.contains(side) && isSame && !names.contains(side)
  }

  private func mayStretch(_ side: String) -> Bool {
    VerticalSides.all.contains(side) && !side.hasPrefix("center") && !names.contains(side) || VerticalSides.lengths.contains(side)
  }
}

extension Call {
  /// The side of a view of some name that a constraint is made to: `top` of `make.bottom.equalTo(row.snp.top)`.
  fileprivate func tiedSide(of name: String) -> String? {
    guard let called = self.name, ["constraint", "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains(called),
      case .member(let base?, let side)? = arguments.first?.value.kind
    else { return nil }
    let view = base.lastName == "snp" ? base.base?.lastName : base.lastName
    return view == name ? side.hasSuffix("Anchor") ? String(side.dropLast("Anchor".count)) : side : nil
  }
}
