/// Something that only a special gesture does: a long press, or a swipe.
public struct GestureOnly {
  /// What the gesture is, as a message calls it.
  public let gesture: Gesture
  /// The name of the modifier, or the recogniser where it is made.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// Gestures that not everybody can make, or knows of.
  public enum Gesture: String, Sendable {
    /// Holding a finger down.
    case longPress = "a long press"
    /// Moving a finger over the view.
    case swipe = "a swipe"
  }
}

extension ProjectType {
  /// The long presses and swipes in the type's code that do what nothing else there does: no menu, no button and no action
  /// for assistive technologies.
  ///
  /// What follows a finger, such as reordering, zooming and recording, isn't meant.
  public var gesturesAlone: [GestureOnly] {
    guard !isForPreviews, !isStyle, !speaks(of: OtherWays.names), !NameWords.of(lastName).contains(where: OtherWays.kinds.contains)
    else { return [] }
    return code(mentioning: OtherWays.triggers).filter { project.isForTouch($0.file) && !$0.isForDevelopers }
      .flatMap { gesturesAlone(in: $0) }
  }

  private func gesturesAlone(in code: ProjectCode) -> [GestureOnly] {
    var found: [GestureOnly] = []
    code.body.forEachExpression { expression, around in
      guard let call = expression.call else { return }
      if call.name == "onLongPressGesture", let deed = call.longPressDeed, isDoneByNothingElse(deed, within: expression.range) {
        found.append(GestureOnly(gesture: .longPress, range: call.nameRange, file: code.file))
      }
      guard let gesture = OtherWays.recognizers[expression.constructedType?.base ?? ""],
        case .selector(let action)? = call.argument("action")?.kind, !code.body.makesPressBrief, isDoneByNothingElse(action)
      else { return }
      found.append(GestureOnly(gesture: gesture, range: expression.range, file: code.file))
    }
    return found
  }

  /// Whether no other code of the type calls what the gesture does.
  private func isDoneByNothingElse(_ deed: [Statement], within range: ByteRange) -> Bool {
    var names: Set<String> = []
    deed.forEachExpression { expression, _ in
      switch expression.kind {
      case .call(let call): call.name.map { _ = names.insert($0) }
      case .assignment(let target, _, _): target.lastName.map { _ = names.insert($0) }
      default: break
      }
    }
    names.subtract(OtherWays.trifles)
    guard !names.isEmpty, !names.contains(where: OtherWays.followsFinger) else { return false }
    return !code(mentioning: names).contains { code in
      code.body.containsExpression { expression in
        guard !range.contains(expression.range) else { return false }
        switch expression.kind {
        case .call(let call): return call.name.map(names.contains) ?? false
        case .assignment(let target, _, _): return target.lastName.map(names.contains) ?? false
        default: return false
        }
      }
    }
  }

  private func isDoneByNothingElse(_ action: String) -> Bool {
    guard !OtherWays.followsFinger(action), let function = callable(action).first, !function.body.isEmpty,
      !function.body.containsExpression(where: { $0.lastName.map(OtherWays.followsFinger) ?? false })
    else { return false }
    var uses = 0
    for code in code(mentioning: [action]) {
      code.body.forEachExpression { expression, _ in
        if expression.kind == .selector(action) || expression.call?.name == action { uses += 1 }
      }
    }
    return uses == 1 && isDoneByNothingElse(function.body, within: function.facts.nameRange.through(function.body))
  }
}

extension Call {
  /// What SwiftUI's long press does, where it does so by itself rather than shows that something is pressed.
  fileprivate var longPressDeed: [Statement]? {
    let isLasting = argument("minimumDuration").map { $0.kind != .number(0) } ?? true
    guard isLasting, callee.base != nil, argument("onPressingChanged") == nil, argument("pressing") == nil else { return nil }
    return arguments.last { $0.value.closure != nil }?.value.closure?.body
  }
}

extension Array where Element == Statement {
  /// Whether a press needn't last, so that it is a tap.
  fileprivate var makesPressBrief: Bool {
    containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind else { return false }
      return target.lastName == "minimumPressDuration" && value.kind == .number(0)
    }
  }
}

extension ByteRange {
  /// From its start to the end of a function's code.
  fileprivate func through(_ body: [Statement]) -> ByteRange {
    ByteRange(start: start, end: body.last?.range.end ?? end)
  }
}

private enum OtherWays {
  static let triggers = ["onLongPressGesture", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer"]

  static let recognizers: [String: GestureOnly.Gesture] = [
    "UILongPressGestureRecognizer": .longPress, "UISwipeGestureRecognizer": .swipe,
  ]

  /// What offers the same otherwise, or tells assistive technologies of it.
  static let names: Set<String> = [
    "contextMenu", "accessibilityAction", "accessibilityActions", "accessibilityCustomActions", "UIAccessibilityCustomAction",
    "accessibilityAdjustableAction", "accessibilityIncrement", "accessibilityRepresentation", "UIContextMenuInteraction",
    "contextMenuConfigurationForRowAt", "swipeActions", "UIContextualAction", "Menu", "UIMenu", "showsMenuAsPrimaryAction",
    "leadingSwipeActionsConfigurationForRowAt", "trailingSwipeActionsConfigurationForRowAt", "UIMenuController",
    "beginInteractiveMovementForItem", "accessibilityPerformEscape", "accessibilityScroll",
  ]

  /// Types that are about touches themselves.
  static let kinds: Set<String> = ["button", "game", "canvas", "keyboard", "key", "slider", "player", "map", "text", "drawing", "control"]

  /// What is done beside the deed itself.
  static let trifles: Set<String> = [
    "impactOccurred", "selectionChanged", "notificationOccurred", "prepare", "print", "log", "withAnimation", "location",
    "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "Task", "async", "indexPathForRow", "indexPathForItem",
  ]

  /// Whether something goes on while the finger stays or moves.
  static func followsFinger(_ name: String) -> Bool {
    let words = Set(NameWords.of(name))
    return !words.isDisjoint(with: [
      "drag", "reorder", "move", "zoom", "scale", "record", "recording", "seek", "scrub", "speed", "repeat", "select", "selection",
      "highlight", "tooltip", "preview", "copy", "pan", "dismiss", "debug", "pasteboard", "close", "hide",
    ])
  }
}
