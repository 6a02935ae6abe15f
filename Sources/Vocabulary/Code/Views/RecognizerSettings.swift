/// What code says of one gesture recognizer.
package struct RecognizerSettings {
  private var values: [String: [Expression]] = [:]
  private var calls: Set<String> = []
  /// What runs when it recognizes its gesture, where that is known.
  package private(set) var action: Reach?
  private let scope: CodeScope
  /// Whether the place where it is built is known.
  package private(set) var isKnown = false
  /// Whether its action is empty, so that it only keeps touches from what lies behind.
  package private(set) var onlyKeepsTouches = false

  package init(of recognizer: Expression, in code: ProjectCode, _ scope: CodeScope) {
    self.scope = scope
    guard recognizer.constructedType == nil else {
      add(construction: recognizer)
      return
    }
    guard let name = recognizer.ownName else { return }
    switch scope.definition(of: name, at: recognizer.range) {
    case .local(let variable):
      variable.initialValue.map { add(construction: $0) }
      add(uses: name, in: code)
    case .property(let property):
      property.facts.initialValue.map { add(construction: $0) }
      scope.type?.code(mentioning: [name]).forEach { add(uses: name, in: $0) }
    default: break
    }
  }

  /// That of a recognizer which a method of the project's makes and adds.
  package init(addedBy helper: Call, _ scope: CodeScope) {
    self.scope = scope
    isKnown = true
    if let name = helper.arguments.lazy.compactMap(\.value.handledName).first { follow(name) }
  }

  /// What a builder's closure does counts, too.
  private mutating func add(construction: Expression) {
    construction.forEachExpression { expression, _ in
      if let made = expression.constructedType?.base, Self.kinds.contains(made) {
        isKnown = true
        if let name = expression.call?.argument("action")?.handledName { follow(name) }
      }
      add(expression) { _ in true }
    }
  }

  private mutating func add(uses name: String, in code: ProjectCode) {
    code.body.forEachExpression { expression, _ in
      if case .assignment(let target, "=", let value) = expression.kind, target.ownName == name {
        add(construction: value)
      }
      add(expression) { $0.ownName == name }
    }
  }

  private mutating func add(_ expression: Expression, where isMeant: (Expression) -> Bool) {
    switch expression.kind {
    case .assignment(let target, "=", let value):
      guard let base = target.base, isMeant(base), let name = target.lastName else { return }
      values[name, default: []].append(value)
    case .call(let call):
      guard let base = call.callee.base, isMeant(base), let name = call.name else { return }
      calls.insert(name)
      if name == "addTarget", let action = call.argument("action")?.handledName { follow(action) }
    default: break
    }
  }

  private static let kinds: Set<String> = [
    "UITapGestureRecognizer", "UISwipeGestureRecognizer", "UIPanGestureRecognizer",
  ]

  private mutating func follow(_ name: String) {
    guard let type = scope.type, let function = type.callable(name).first else { return }
    onlyKeepsTouches = function.facts.hasBody && function.body.isEmpty
    action = type.reach(from: function)
  }

  /// Whether other recognizers, the table's among them, get the touches as well.
  package var sharesTouches: Bool {
    values["delegate"] != nil || calls.contains("require") || calls.contains("shouldRequireFailure")
      || values["cancelsTouchesInView"]?.contains { $0.kind == .boolean(false) } ?? false
      || values["isEnabled"]?.contains { $0.kind != .boolean(true) } ?? false
  }

  /// Whether it takes more than one tap or finger.
  package var isForSeveral: Bool {
    let counts = ["numberOfTapsRequired", "numberOfTouchesRequired"].flatMap { values[$0] ?? [] }
    return counts.contains { $0.kind != .number(1) }
  }

  package var isVertical: Bool {
    values["direction"]?.contains { value in
      let directions = if case .array(let all) = value.kind { all } else { [value] }
      return !directions.contains { ["left", "right"].contains(scope.caseName($0)) }
    } ?? false
  }

  /// Whether its action asks where the touch was.
  package var tellsPlacesApart: Bool { action?.calls(["location"]) ?? false }
}

extension Expression {
  /// The method in `#selector(method)`.
  package var handledName: String? {
    guard case .selector(let name) = kind else { return nil }
    return name
  }
}

extension ProjectCode {
  /// Whether the code makes a recognizer wait for several taps.
  package func countsTaps(of recognizer: Expression) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return target.lastName == "numberOfTapsRequired" && target.base?.lastName == recognizer.lastName
    }
  }

  /// Whether the code gives a recognizer to another view later on: it is one view's at a time.
  package func movesOn(_ recognizer: Expression) -> Bool {
    guard let name = recognizer.ownName else { return false }
    var isAnother = false
    var movesOn = false
    body.forEachExpression { expression, _ in
      guard expression.range.start > recognizer.range.end else { return }
      if case .assignment(let target, "=", _) = expression.kind, target.ownName == name { isAnother = true }
      guard let call = expression.call, call.name == "addGestureRecognizer" else { return }
      movesOn = movesOn || !isAnother && call.arguments.first?.value.ownName == name
    }
    return movesOn
  }
}
