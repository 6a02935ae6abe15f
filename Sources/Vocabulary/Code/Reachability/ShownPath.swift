/// The way to a place in code that says what a view of SwiftUI's shows.
///
/// Such code is no sequence of steps in time: what is asked around a view holds for all that is in it, be it in closures
/// or in the views that it makes. So what holds is carried along, unlike on paths through code that may change it.
struct ShownPath {
  /// What is known of a place in it.
  enum Outcome {
    /// A condition on the way contradicts what holds there, or another one.
    case never
    /// It is shown where that holds.
    case under(Assumptions)
    /// It stands in code that runs later, such as a button's action.
    case later
  }

  let place: UInt32
  let scope: CodeScope
  /// What the tabs around say which one is chosen by; nil outside of tabs.
  private var chosenTab: Expression?

  init(place: UInt32, scope: CodeScope) {
    self.place = place
    self.scope = scope
  }

  func outcome(in code: [Statement], from start: Assumptions) -> Outcome {
    var known = start
    for statement in code {
      if statement.range.start <= place, place < statement.range.end { return outcome(in: statement, from: known) }
      guard statement.range.end <= place else { break }
      switch statement.kind {
      case .branch(let branch) where branch.kind == .guard:
        guard let met = branch.outcome(of: nil, known, in: scope) else { return .never }
        known = met.forgetting(branch.arms.flatMap { $0.conditions.flatMap(\.names) })
      case .variable(let variable): known = known.forgetting([variable.name])
      default: break
      }
    }
    return .under(known)
  }

  private func outcome(in statement: Statement, from known: Assumptions) -> Outcome {
    switch statement.kind {
    case .expression(let value), .return(let value?): return outcome(in: value, from: known)
    case .branch(let branch): return outcome(in: branch, from: known)
    case .block(let body): return outcome(in: body, from: known)
    case .variable(let variable) where variable.initialValue == nil && !variable.isComputed: return .under(known)
    case .variable, .function, .loop, .jump, .return(nil): return .later
    }
  }

  private func outcome(in branch: Branch, from known: Assumptions) -> Outcome {
    guard branch.kind != .guard else { return .later }
    let arm = branch.arms.first { arm in arm.body.contains { $0.range.start <= place && place < $0.range.end } }
    guard let arm else { return .under(known) }
    return branch.outcome(of: arm, known, in: scope).map { outcome(in: arm.body, from: $0) } ?? .never
  }

  private func outcome(in expression: Expression, from known: Assumptions) -> Outcome {
    switch expression.kind {
    case .branch(let branch): return outcome(in: branch, from: known)
    case .closure: return .later
    case .conditional(let condition, let first, let second):
      for (side, answer) in [(first, true), (second, false)] where side.contains(place) {
        return known.assuming(condition, answer, in: scope).map { outcome(in: side, from: $0) } ?? .never
      }
      return .under(known)
    case .call(let call):
      // `.hidden()` leaves a view its room, and nothing to see or touch. A link that isn't seen may still be followed by code.
      if call.name == "hidden", call.arguments.isEmpty, let base = call.callee.base, base.contains(place), !base.isOpenedByCode(at: place) {
        return .never
      }
      if let chosenTab, let tag = call.tag { return outcome(in: expression, of: tag, chosenBy: chosenTab, from: known) }
      for argument in call.arguments where argument.value.contains(place) {
        guard let closure = argument.value.closure else { return outcome(in: argument.value, from: known) }
        guard call.shows(argument) else { return .later }
        return entering(call).outcome(in: closure.body, from: known.forgetting(closure.parameters))
      }
      return outcome(in: call.callee, from: known)
    default:
      var found: Outcome?
      expression.forEachPart { part in
        if found == nil, part.contains(place) { found = outcome(in: part, from: known) }
      }
      return found ?? .under(known)
    }
  }
}

// MARK: - Tabs

extension ShownPath {
  /// The path within a call's content: in a `TabView`, each of its tabs is seen while it is the chosen one.
  private func entering(_ call: Call) -> ShownPath {
    guard let selection = call.argument("selection") else { return self }
    var inner = self
    inner.chosenTab = call.callee.ownName == "TabView" && !scope.isDeclared("TabView") ? selection.bound : nil
    return inner
  }

  private func outcome(in tab: Expression, of tag: Expression, chosenBy selection: Expression, from known: Assumptions) -> Outcome {
    let isChosen = Expression(range: selection.range, kind: .binary(selection, "==", tag))
    guard let known = known.assuming(isChosen, true, in: scope) else { return .never }
    var inner = self
    inner.chosenTab = nil
    return inner.outcome(in: tab, from: known)
  }
}

extension Call {
  /// `.home` in `view.tag(.home)`, and where more modifiers follow.
  fileprivate var tag: Expression? {
    guard let base = callee.base else { return nil }
    return name == "tag" ? argument(nil) : base.call?.tag
  }
}

extension Expression {
  fileprivate func contains(_ place: UInt32) -> Bool { range.start <= place && place < range.end }

  /// Whether a place is on the screen that a link in it leads to once code says so:
  /// `NavigationLink(destination: Settings(), isActive: $showsSettings)`.
  fileprivate func isOpenedByCode(at place: UInt32) -> Bool {
    containsExpression { part in
      guard let call = part.call, call.name == "NavigationLink", ["isActive", "selection"].contains(where: { call.argument($0) != nil })
      else { return false }
      let screen = call.argument("destination") ?? call.arguments.first { $0.label == nil && $0.value.closure != nil }?.value
      return screen?.contains(place) ?? false
    }
  }
}

extension Call {
  /// Whether a closure that it is given says what a view shows, whenever that is shown: a container's content, or a label.
  fileprivate func shows(_ argument: Argument) -> Bool {
    guard let name = callee.ownName, name.first?.isUppercase ?? false else {
      return name.map(ShownPath.modifiers.contains) ?? false
    }
    guard let label = argument.label else { return ShownPath.containers.contains(name) }
    return ShownPath.labels.contains(label)
  }
}

extension ShownPath {
  fileprivate static let containers = SwiftUIGroups.containers.union(["DisclosureGroup", "Form", "List"])
  fileprivate static let labels: Set<String> = ["content", "footer", "header", "label", "placeholder"]
  fileprivate static let modifiers: Set<String> = ["background", "mask", "overlay", "safeAreaInset", "toolbar"]
}
