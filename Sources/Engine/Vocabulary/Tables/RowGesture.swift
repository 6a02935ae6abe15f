/// A gesture recognizer that code adds to a whole row, or to the table around it.
public struct RowGesture {
  public let kind: Kind
  /// The call that adds it.
  public let range: ByteRange
  public let file: Int
  /// Whether it is added to the table rather than to a cell.
  public let isOnTable: Bool
  /// Whether its action asks where the touch was, to tell several places of a row apart.
  public let tellsPlacesApart: Bool

  public enum Kind: String, Sendable {
    case tap = "UITapGestureRecognizer"
    case swipe = "UISwipeGestureRecognizer"
    case pan = "UIPanGestureRecognizer"
  }
}

extension ProjectType {
  /// The recognizers that take the touches of a table's rows for themselves.
  ///
  /// Those that share them aren't among these: with a delegate that has a say, with a system gesture that goes first,
  /// for two taps or fingers, or to put the keyboard away.
  public var rowGestures: [RowGesture] {
    code(mentioning: ["addGestureRecognizer"]).filter { project.isForTouch($0.file) }.flatMap { code -> [RowGesture] in
      let scope = code.scope
      var found: [RowGesture] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "addGestureRecognizer",
          let recognizer = call.arguments.first?.value,
          let kind = scope.type(of: recognizer).flatMap({ RowGesture.Kind(rawValue: $0.base) }),
          let isOnTable = isOnTable(call.callee.base, scope)
        else { return }
        let settings = RecognizerSettings(of: recognizer, in: code, scope)
        guard takesTouches(settings, kind) else { return }
        found.append(
          RowGesture(
            kind: kind, range: expression.range, file: code.file, isOnTable: isOnTable,
            tellsPlacesApart: settings.tellsPlacesApart
          )
        )
      }
      return found
    }
  }

  /// Whether a view is a table, or a cell or its content; nil for others.
  private func isOnTable(_ view: Expression?, _ scope: CodeScope) -> Bool? {
    guard let view, !view.isSelf else {
      if isKind(of: "UITableViewCell") { return false }
      return isKind(of: "UITableView") ? true : nil
    }
    if view.lastName == "contentView" { return isOnTable(view.base, scope) == false ? false : nil }
    if scope.cellKind(view) == false { return false }
    return scope.isKind(view, of: "UITableView") ? true : nil
  }

  private func takesTouches(_ settings: RecognizerSettings, _ kind: RowGesture.Kind) -> Bool {
    guard settings.isKnown, !settings.sharesTouches, !settings.onlyKeepsTouches else { return false }
    switch kind {
    case .tap: return !settings.isForSeveral && !settings.movesFocus && !isSwitchCell
    case .swipe: return !settings.isVertical
    case .pan: return true
    }
  }
}

extension ProjectType {
  /// Whether it is a cell around a switch, which answers a tap on the row by turning.
  fileprivate var isSwitchCell: Bool {
    isKind(of: "UITableViewCell") && code(mentioning: ["UISwitch"]).contains { code in
      code.property?.type?.base == "UISwitch" || code.body.containsExpression { $0.constructedType?.base == "UISwitch" }
    }
  }
}

/// What code says of one gesture recognizer.
struct RecognizerSettings {
  private var values: [String: [Expression]] = [:]
  private var calls: Set<String> = []
  /// What runs when it recognizes its gesture, where that is known.
  private(set) var action: Reach?
  private let scope: CodeScope
  /// Whether the place where it is built is known.
  private(set) var isKnown = false
  /// Whether its action is empty, so that it only keeps touches from what lies behind.
  private(set) var onlyKeepsTouches = false

  init(of recognizer: Expression, in code: ProjectCode, _ scope: CodeScope) {
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

  /// What a builder's closure does counts, too.
  private mutating func add(construction: Expression) {
    construction.forEachExpression { expression, _ in add(expression) { _ in true } }
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
      if expression.constructedType.flatMap({ RowGesture.Kind(rawValue: $0.base) }) != nil {
        isKnown = true
        if let name = call.argument("action")?.handledName { follow(name) }
      } else if let base = call.callee.base, isMeant(base), let name = call.name {
        calls.insert(name)
        if name == "addTarget", let action = call.argument("action")?.handledName { follow(action) }
      }
    default: break
    }
  }

  private mutating func follow(_ name: String) {
    guard let type = scope.type, let function = type.callable(name).first else { return }
    onlyKeepsTouches = function.facts.hasBody && function.body.isEmpty
    action = type.reach(from: function)
  }

  /// Whether other recognizers, the table's among them, get the touches as well.
  var sharesTouches: Bool {
    values["delegate"] != nil || calls.contains("require") || calls.contains("shouldRequireFailure")
      || values["cancelsTouchesInView"]?.contains { $0.kind == .boolean(false) } ?? false
      || values["isEnabled"]?.contains { $0.kind != .boolean(true) } ?? false
  }

  /// Whether it takes more than one tap or finger.
  var isForSeveral: Bool {
    let counts = ["numberOfTapsRequired", "numberOfTouchesRequired"].flatMap { values[$0] ?? [] }
    return counts.contains { $0.kind != .number(1) }
  }

  var isVertical: Bool {
    values["direction"]?.contains { value in
      let directions = if case .array(let all) = value.kind { all } else { [value] }
      return !directions.contains { ["left", "right"].contains(scope.caseName($0)) }
    } ?? false
  }

  /// Whether its action asks where the touch was.
  var tellsPlacesApart: Bool { action?.calls(["location"]) ?? false }

  /// Whether it only brings or puts away the keyboard.
  var movesFocus: Bool {
    action?.calls(["endEditing", "resignFirstResponder", "becomeFirstResponder"]) ?? false
  }
}

extension Expression {
  /// The method in `#selector(method)`.
  fileprivate var handledName: String? {
    guard case .selector(let name) = kind else { return nil }
    return name
  }
}
