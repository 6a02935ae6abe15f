/// What a class's code does with an outlet in one place.
package struct OutletUse {
  /// The member that it uses; nil where it hands the outlet on as a whole.
  package let member: String?
  /// The call of that member, or of one of it, if it is called.
  package let call: Call?
  /// Whether it only asks for the member's value.
  let isReading: Bool
  /// Whether all that it does is to let a stream say how the view looks: `button.rx.title(for: .normal)`.
  let isOfReactiveLooks: Bool
  /// Whether it isn't done whenever the code runs.
  let isConditional: Bool
  /// What it sets the member to, and whether that isn't done whenever the code runs.
  let setting: (value: Expression, isConditional: Bool)?
  /// The members from the outlet to what it sets, and the value: `titleLabel` and `font`.
  let assigned: (path: [String], value: Expression)?
  /// The function or property that it stands in.
  package let code: ProjectCode

  /// Whether one of some members is used in such a way that it may change.
  func changes(_ members: Set<String>) -> Bool {
    !isReading && !isTurned && !onlyColoursTitle(of: members) && member.map(members.contains) ?? true
  }

  /// Whether it makes the view do something when that is touched, and something comes of it in an app.
  ///
  /// - Parameter members: by which views are told what a touch does.
  func wires(by members: Set<String>) -> Bool {
    guard !isOfReactiveLooks, member.map(members.contains) ?? false else { return false }
    if let call { return !code.answersWithNothing(call) }
    guard let value = setting?.value else { return true }
    return !value.isNil && !(value.closure.map(code.comesToNothing) ?? false)
  }

  /// Whether it only gives a button's title another colour, or another text where members are asked for that say nothing.
  private func onlyColoursTitle(of members: Set<String>) -> Bool {
    guard let path = assigned?.path, path.count == 2, path[0] == "titleLabel" else { return false }
    return OutletUse.leaveTitle(path[1], of: members)
  }

  /// Whether what a label is given leaves it as high as it is, and saying what it says where that is asked.
  fileprivate static func leaveTitle(_ property: String, of members: Set<String>) -> Bool {
    looksOfTitle.contains(property) || property == "text" && !members.contains("setTitle")
  }

  private static let looksOfTitle: Set<String> = [
    "adjustsFontSizeToFitWidth", "alpha", "isHidden", "minimumScaleFactor", "textAlignment", "textColor",
  ]

  /// Whether all that it does is to turn or mirror the view, or to let it swell or shrink a little as it is tapped:
  /// `transform = CGAffineTransform(rotationAngle: .pi)`, `transform = CGAffineTransform(scaleX: -1, y: 1)`.
  private var isTurned: Bool {
    guard member == "transform", let value = setting?.value else { return false }
    return value.alternatives.allSatisfy { made in
      if made.lastName == "identity" { return true }
      let arguments = made.call?.arguments ?? []
      if arguments.map(\.label) == ["rotationAngle"] { return true }
      guard arguments.map(\.label) == ["scaleX", "y"] else { return false }
      let factors = arguments.map { code.scope.number($0.value) }
      // What may be any number beside 1 mirrors the view for languages that are read from the right.
      return factors.contains(1) && factors.contains(nil) || factors.allSatisfy { $0.map { (0.5...1.2).contains(abs($0)) } ?? false }
    }
  }
}

extension ProjectType {
  /// What its code does with an outlet. What goes through several views in a list does it to each.
  func uses(ofOutlet property: String) -> [OutletUse] {
    code(mentioning: [property]).flatMap { code -> [OutletUse] in
      var uses: [OutletUse] = []
      lazy var scope = code.scope
      code.body.forEachExpression { expression, around in
        guard expression.isNamed(property), expression.base.map({ $0.isSelf || mayBeObject($0, scope) }) ?? true else { return }
        var (view, around) = (expression, around)
        // One of a collection of outlets.
        if let one = around.parent, case .element(let list, _) = one.kind, list.range == view.range {
          (view, around) = (one, around.dropLast())
        }
        if let each = code.body.eachOf(around, of: view) {
          each.body.forEachExpression { part, inner in
            // `guard let button = button`: it goes by its own name.
            guard part.kind == .name(each.name), scope.local(boundTo: part)?.name != each.name else { return }
            uses.append(OutletUse(of: part, inner, code))
          }
        } else if let name = scope.local(boundTo: view)?.name {
          // `if let button = button`: where it goes by its own name, it is found by that.
          if name != property { uses += code.uses(of: name) }
        } else {
          uses += code.uses(handing: view, around) ?? [OutletUse(of: view, around, code)]
        }
      }
      return uses
    }
  }
}

extension ProjectCode {
  /// What the code does with what it calls by a name.
  ///
  /// - Parameter depth: through how many functions a view is followed that they are handed.
  fileprivate func uses(of name: String, depth: Int = 2) -> [OutletUse] {
    var uses: [OutletUse] = []
    body.forEachExpression { expression, around in
      guard expression.kind == .name(name) else { return }
      uses += self.uses(handing: expression, around, depth: depth) ?? [OutletUse(of: expression, around, self)]
    }
    return uses
  }

  /// What a function of the project's does with a view that it is handed; nil where the code does something else with it.
  ///
  /// - Parameter depth: through how many functions the view is followed.
  fileprivate func uses(handing view: Expression, _ around: [Enclosure], depth: Int = 2) -> [OutletUse]? {
    guard depth > 0, let call = around.parent?.call, call.callee.range != view.range, !project.addsTap(call, to: view),
      let function = scope.calledFunction(call),
      let parameter = call.pairs(function.facts).first(where: { $0.1?.range == view.range })?.0
    else { return nil }
    return ProjectCode(function, in: project).uses(of: parameter.name, depth: depth - 1)
  }
}

extension ProjectType {
  /// Whether a view's class may set some members of its objects itself, or ask for what can: `frame` may be asked for.
  func mayChangeItself(by members: Set<String>) -> Bool {
    let own = ([self] + ancestors).filter(\.isDeclared)
    return own.contains { type in
      type.uses(members.subtracting(OutletUse.values)) || type.sets(members.intersection(OutletUse.values))
    }
  }

  /// Whether code of its that runs says one of some members' names, and not only gives a button's title another colour or the like.
  private func uses(_ members: Set<String>) -> Bool {
    code(mentioning: members).contains { code in
      var isFound = false
      code.body.forEachExpression { expression, around in
        guard !isFound, expression.namedMember.map(members.contains) ?? false, !around.onlyColourTitle(expression, of: members) else { return }
        isFound = project.isReached(expression.range.start, in: code.file)
      }
      return isFound
    }
  }

  private func sets(_ values: Set<String>) -> Bool {
    code(mentioning: values).contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .assignment(let target, _, _): target.path?.first { $0 != "self" }.map(values.contains) ?? false
        case .call(let call): call.callee.base?.ownName.map(values.contains) ?? false && code.project.mayChange(receiverOf: call)
        case .prefix: expression.handedToChange?.ownName.map(values.contains) ?? false
        default: false
        }
      }
    }
  }
}

extension Expression {
  /// The variable, function or member that it names.
  fileprivate var namedMember: String? {
    switch kind {
    case .name(let name), .member(_, let name), .selector(let name), .keyPath(let name): name
    default: nil
    }
  }
}

extension [Enclosure] {
  /// Whether what is asked of a button's title leaves it as it is, as far as some members go.
  fileprivate func onlyColourTitle(_ title: Expression, of members: Set<String>) -> Bool {
    guard title.namedMember == "titleLabel", case .member(let base?, let member)? = parent?.kind else { return false }
    return base.range == title.range && OutletUse.leaveTitle(member, of: members)
  }
}

extension OutletUse {
  init(of expression: Expression, _ around: [Enclosure], _ code: ProjectCode) {
    if let handing = around.parent?.call, code.project.addsTap(handing, to: expression) {
      self.init(
        member: "addGestureRecognizer", call: handing, isReading: false, isOfReactiveLooks: false, isConditional: around.isConditional,
        setting: nil, assigned: nil, code: code
      )
      return
    }
    let member = around.member(of: expression)
    let outer = around.pathFrom(expression)
    let call = outer.parent?.call.flatMap { $0.callee.range == outer.path.range && outer.path.range != expression.range ? $0 : nil }
    var setting: (Expression, Bool)?
    var isReading = false
    if case .assignment(let target, let sign, let value)? = outer.parent?.kind, target.range == outer.path.range {
      if sign == "=", case .member(let base?, _) = target.kind, base.range == expression.range {
        setting = (value, around.isConditional)
      }
    } else if call == nil {
      isReading = member.map(Self.values.contains) ?? false
    }
    let path = Array(outer.path.path?.drop { $0 == "self" }.dropFirst() ?? [])
    var assigned: ([String], Expression)?
    if case .assignment(let target, "=", let value)? = outer.parent?.kind, target.range == outer.path.range { assigned = (path, value) }
    self.init(
      member: member, call: call, isReading: isReading, isOfReactiveLooks: Answering.reactiveLooks(path) != nil,
      isConditional: around.isConditional, setting: setting, assigned: assigned, code: code
    )
  }

  /// Members whose value is no object: who has it can't change the view.
  fileprivate static let values: Set<String> = [
    "alpha", "bounds", "center", "constant", "currentTitle", "frame", "isEnabled", "isHidden", "isHighlighted", "isOn", "isSelected",
    "tag", "text",
  ]
}

extension Expression {
  /// Whether it is a plain name, or a member of that name.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch kind {
    case .name(name), .member(_, name): true
    default: false
    }
  }
}

extension [Enclosure] {
  /// What is done with an expression right where it stands.
  fileprivate func member(of expression: Expression) -> String? {
    switch parent?.kind {
    case .member(let base?, let member) where base == expression: member
    case .binary(_, let sign, _) where ["==", "===", "!=", "!=="].contains(sign): sign
    case .call where parent?.compared != nil: "=="
    // `UIView.transition(with: button, duration: 0.1)`
    case .call(let call) where call.callee.path == ["UIView", "transition"]: "layer"
    case .call(let call) where call.callee.lastName.map(OutletWords.telling.contains) ?? false:
      call.callee.lastName
    case .assignment(let target, "=", let value) where value == expression:
      target.lastName.flatMap { OutletWords.places.union(OutletWords.anchors).contains($0) ? $0 : nil }
    default: nil
    }
  }

  /// The members of members that begin with an expression, and what stands around them.
  fileprivate func pathFrom(_ expression: Expression) -> (path: Expression, parent: Expression?) {
    var path = expression
    for enclosure in reversed() {
      guard case .expression(let outer) = enclosure else { return (path, nil) }
      guard case .member(let base?, _) = outer.kind, base.range == path.range else { return (path, outer) }
      path = outer
    }
    return (path, nil)
  }
}

enum OutletWords {
  /// What puts a view somewhere and leaves it as it is.
  static let placing: Set<String> = [
    "addSubview", "addArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "insertSubview", "insertArrangedSubview",
    "setLeftBarButton", "setRightBarButton",
  ]

  /// What a popover is told that comes out of a view, which stays as it is.
  static let anchors: Set<String> = ["barButtonItem", "sourceItem", "sourceView"]

  /// What a constraint of another view's is told that it holds to this one.
  private static let relations: Set<String> = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]

  /// What tells by its name what becomes of a view that it is given.
  static let telling = placing.union(anchors).union(relations)

  /// What may be given a view and leaves it as it is: it is placed, or laid out beside another.
  static let keeping = telling.union(["NSLayoutConstraint", "constraint"])

  /// What a view or bar button is assigned to so that it shows.
  static let places: Set<String> = [
    "inputAccessoryView", "leftBarButtonItem", "rightBarButtonItem", "tableFooterView", "tableHeaderView", "titleView",
  ]
}

extension [Statement] {
  /// What is done to each view of a list in which a view stands, or of a collection of outlets: the body of the loop or of the
  /// `forEach` over it, and what it calls the view.
  fileprivate func eachOf(_ around: [Enclosure], of view: Expression) -> (body: [Statement], name: String)? {
    guard let outer = around.parent, case .array = outer.kind else { return eachOf(view, around[...]) }
    return eachOf(outer, around.dropLast())
  }

  private func eachOf(_ list: Expression, _ around: ArraySlice<Enclosure>) -> (body: [Statement], name: String)? {
    let outer = around.reversed().prefix(2).compactMap { enclosure -> Expression? in
      if case .expression(let expression) = enclosure { expression } else { nil }
    }
    if let member = outer.first, case .member(let base?, "forEach") = member.kind, base.range == list.range,
      let closure = outer.last?.call?.closures.last
    {
      return (closure.body, closure.parameters.first ?? "$0")
    }
    if let loop = loop(through: list) { return loop.names.first.map { (loop.body, $0) } }
    return mentionOfConstant(being: list).flatMap { eachOf($0.expression, $0.around[...]) }
  }

  /// The only place where the code says the name of a constant of its own for a list that is written out.
  private func mentionOfConstant(being list: Expression) -> (expression: Expression, around: [Enclosure])? {
    guard case .array = list.kind, let name = declaredVariables.first(where: { $0.isConstant && $0.initialValue?.range == list.range })?.name
    else { return nil }
    var mentions: [(expression: Expression, around: [Enclosure])] = []
    forEachExpression { expression, around in
      if expression.kind == .name(name) { mentions.append((expression, around)) }
    }
    return mentions.count == 1 ? mentions[0] : nil
  }
}
