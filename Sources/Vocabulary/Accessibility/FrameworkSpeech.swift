/// Reads one of SwiftUI's modifiers.
struct FrameworkSpeech {
  private let call: Call
  private let scope: CodeScope

  init(_ call: Call, scope: CodeScope) {
    self.call = call
    self.scope = scope
  }

  var facts: SpokenFacts {
    switch call.name {
    case "accessibilityLabel", "accessibilityLabeledPair", "help": return .named
    case "accessibilityRepresentation": return [.named, .acts, .replaced]
    case "accessibilityChildren": return .open
    case "accessibilityHidden": return call.argument(nil).map(hiding) ?? .hidden
    case "hidden": return .hidden
    case "opacity": return isInvisible ? .hidden : []
    case "accessibilityElement": return children
    case "accessibilityAddTraits": return call.argument(nil).map(traits) ?? []
    case "accessibility": return oldForm
    case let name?: return other(name)
    case nil: return []
    }
  }

  private func other(_ name: String) -> SpokenFacts {
    if Self.acting.contains(name) { return .acts }
    return SpokenWords.saysSo(name) && !Self.telling.contains(name) ? .open : []
  }

  private func hiding(_ value: Expression) -> SpokenFacts { scope.truth(value) == false ? [] : .hidden }

  /// A view that is nearly or wholly transparent isn't spoken.
  private var isInvisible: Bool { call.argument(nil).flatMap { scope.number($0) }.map { $0 < 0.1 } ?? false }

  private var children: SpokenFacts {
    guard let children = call.argument("children") else { return .replaced }
    switch children.lastName {
    case "ignore": return .replaced
    case "combine": return .merged
    case "contain": return []
    default: return .open
    }
  }

  /// `.isButton`, `[.isButton, .isSelected]`; a value that isn't written here may be any trait.
  private func traits(_ value: Expression) -> SpokenFacts {
    switch value.kind {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(traits($1)) }
    case .member(_, let name): return Self.passive.contains(name) ? [] : .acts
    case .conditional, .branch: return value.alternatives.reduce(into: []) { $0.formUnion(traits($1)) }
    default: return .acts
    }
  }

  private var oldForm: SpokenFacts {
    var facts: SpokenFacts = []
    if call.argument("label") != nil { facts.insert(.named) }
    if let hidden = call.argument("hidden") { facts.formUnion(hiding(hidden)) }
    if let added = call.argument("addTraits") { facts.formUnion(traits(added)) }
    return facts
  }

  private static let acting: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "accessibilityZoomAction", "accessibilityRespondsToUserInteraction", "accessibilityDirectTouch",
  ]

  /// What says more of a view that has a name, or none.
  private static let telling: Set<String> = [
    "accessibilityIdentifier", "accessibilityHint", "accessibilityValue", "accessibilitySortPriority",
    "accessibilityRemoveTraits", "accessibilityInputLabels", "accessibilityIgnoresInvertColors",
    "accessibilityFocused", "accessibilityShowsLargeContentViewer", "accessibilityHeading",
    "accessibilityTextContentType", "accessibilitySpeechAdjustedPitch", "accessibilitySpeechAnnouncementsQueued",
    "accessibilityActivationPoint", "accessibilityLinkedGroup", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityChartDescriptor", "accessibilityCustomContent", "accessibilityQuickAction",
    "accessibilityDefaultFocus", "accessibilityScrollStatus", "accessibilityDragPoint", "accessibilityDropPoint",
  ]

  /// Traits that don't say that an element can be activated.
  private static let passive: Set<String> = [
    "isHeader", "isImage", "isStaticText", "isSelected", "isSummaryElement", "updatesFrequently", "isModal",
    "allowsDirectInteraction",
  ]
}
