// Taps around a button in UIKit that do what the button does.
extension ProjectType {
  /// Whether the view around a button does the same when it is tapped, so that nobody needs to hit the button.
  func sharesTap(with view: ViewCode) -> Bool {
    let selectors = Set(view.answers.compactMap { $0.what.call.argument("action")?.selectorName })
    let holders = namesOfViews(around: view)
    if answersTouch(of: holders, by: selectors) { return true }
    let areas = holders.union(["self", "view"])
    return code(mentioning: ["UITapGestureRecognizer"]).contains { code in
      lazy var scope = code.scope
      return code.containsCall { call, around in
        guard call.name == "addGestureRecognizer" else { return call.mergesTap(with: view.identity.name) }
        guard areas.contains(nameOfView(askedBy: call, around, in: code)), let added = call.arguments.first?.value else { return false }
        let made = scope.firstValue(of: added)
        guard made.constructedType?.base == "UITapGestureRecognizer" else { return false }
        return made.call?.argument("action")?.selectorName.map(selectors.contains) ?? false
      }
    }
  }

  /// What the code calls the views that a view lies in, to any depth.
  private func namesOfViews(around view: ViewCode) -> Set<String> {
    let known = ViewHolders(of: self)
    var names: Set<String> = []
    var open = [view]
    while let next = open.popLast() {
      for name in next.holders + [known.holder(of: next.identity)?.name].compactMap({ $0 }) where names.insert(name).inserted {
        open += views.filter { $0.identity.name == name }
      }
    }
    return names
  }

  /// Whether one of some controls runs one of some methods when it is touched, as the button in it does.
  private func answersTouch(of controls: Set<String>, by selectors: Set<String>) -> Bool {
    guard !selectors.isEmpty, !controls.isEmpty else { return false }
    return code(mentioning: ["addTarget"]).contains { code in
      code.containsCall { call, around in
        guard call.name == "addTarget", call.argument("for")?.lastName == "touchUpInside",
          call.argument("action")?.selectorName.map(selectors.contains) ?? false
        else { return false }
        return controls.contains(nameOfView(askedBy: call, around, in: code))
      }
    }
  }

  /// What the type's code calls the view that a call is asked of: a property where a local variable becomes it.
  private func nameOfView(askedBy call: Call, _ around: [Enclosure], in code: ProjectCode) -> String {
    guard let base = call.callee.base else { return "self" }
    guard let (identity, path) = ViewResolver(type: self, code: code).view(base, around) else { return base.lastName ?? "self" }
    return path.last ?? identity.name
  }
}

extension ProjectCode {
  fileprivate func containsCall(where matches: (Call, [Enclosure]) -> Bool) -> Bool {
    var found = false
    body.forEachExpression { expression, around in
      if !found { found = expression.call.map { matches($0, around) } ?? false }
    }
    return found
  }
}

extension ViewCode {
  /// The calls that connect something to a control.
  var answers: [Use<MemberCall>] {
    calls.filter { use in
      guard use.what.path.count == 1, let name = use.what.path.last else { return false }
      return Self.wiring.contains(name) || use.scope.project.tapHelpers.contains(name)
    }
  }
}

extension Expression {
  fileprivate var selectorName: String? {
    guard case .selector(let name) = kind else { return nil }
    return name
  }
}

extension Call {
  /// Whether it makes one stream of the touches of a control and of a tap elsewhere:
  /// `Merge(button.publisher(…), publisher(for: UITapGestureRecognizer()))`.
  fileprivate func mergesTap(with control: String) -> Bool {
    guard arguments.count > 1 else { return false }
    let taps = arguments.filter { argument in
      argument.value.containsExpression { $0.constructedType?.base == "UITapGestureRecognizer" }
    }
    let speaks = arguments.filter { argument in argument.value.containsExpression { $0.ownName == control } }
    return taps.count == 1 && speaks.count == 1 && taps[0].value.range != speaks[0].value.range
  }
}
