// What modifiers and shapes of a project's own do to a view's size, and to the area that answers touches.
extension CodeScope {
  /// Whether a modifier of the project's own may give a view another size, or another area that answers touches: all do
  /// whose code says anything but how the view looks.
  func mayResize(_ modifier: ViewChain.Modifier) -> Bool {
    let own = ownModifiers(modifier.call)
    guard modifier.name == "modifier" || !own.isEmpty else { return false }
    return !keepsSize(modifier.name, modifier.call, CodeScope.followedModifiers)
  }

  private static let followedModifiers = 4

  /// Whether a `contentShape` may be larger than the view that it is of: one that is changed, or of the project's own.
  func mayReachBeyond(_ contentShape: Call) -> Bool {
    contentShape.arguments.contains { argument in
      guard let shape = argument.value.call else { return false }
      return shape.callee.base != nil || argument.value.constructedType.map { isDeclared($0.base) } ?? false
    }
  }

  /// Whether a modifier of the project's own answers taps too, in an area that it gives a shape.
  func widens(_ modifier: ViewChain.Modifier) -> Bool {
    ownModifiers(modifier.call).contains { function in
      let scope = CodeScope(function, in: project)
      let applied = function.body.shownViews.compactMap { $0.call?.arguments.first.flatMap { scope.appliedCode($0.value) } }
      return ([function] + applied).contains { shown in
        ["contentShape", "onTapGesture"].allSatisfy { name in shown.body.containsExpression { $0.call?.name == name } }
      }
    }
  }

  /// - Parameter depth: how far the project's own modifiers are still followed.
  private func keepsSize(_ name: String, _ call: Call, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    if name == "modifier" {
      return call.arguments.first.flatMap { appliedCode($0.value) }.map { keepsSize($0, depth - 1) } ?? false
    }
    let own = ownModifiers(call)
    guard own.isEmpty else { return own.allSatisfy { keepsSize($0, depth - 1) } }
    return SwiftUILooks.contains(name) && !call.arguments.contains { $0.value.containsExpression(where: \.resizes) }
  }

  /// The functions that a modifier of the project's own runs.
  fileprivate func functionsApplied(by modifier: ViewChain.Modifier) -> [ProjectFunction] {
    guard modifier.name == "modifier" else { return ownModifiers(modifier.call) }
    return modifier.call.arguments.first.flatMap { appliedCode($0.value) }.map { [$0] } ?? []
  }

  /// What a modifier of a type of its own does.
  private func appliedCode(_ modifier: Expression) -> ProjectFunction? {
    modifier.constructedType.flatMap { type(named: $0.base) }?.functions("body(content:)").first
  }

  /// Whether a function shows the view that it is asked of, or given as content, with nothing but its looks changed.
  private func keepsSize(_ function: ProjectFunction, _ depth: Int) -> Bool {
    let scope = CodeScope(function, in: project)
    let isContent = function.facts.signature == "body(content:)"
    let view = isContent ? function.facts.parameters.first?.name ?? "content" : "self"
    let shown = function.body.shownViews
    return !shown.isEmpty && shown.allSatisfy { expression in
      let chain = expression.viewChain
      guard chain.modifiers.allSatisfy({ scope.keepsSize($0.name, $0.call, depth) }) else { return false }
      if chain.root.kind == .name(view) { return true }
      // `font(.body)` is asked of the view itself.
      guard !isContent, let call = chain.root.call, let name = call.callee.ownName else { return false }
      return scope.keepsSize(name, call, depth)
    }
  }
}

extension ProjectCode {
  /// What a modifier comes to: for one of the project's own that does the same wherever it stands, those that it applies, and the
  /// file of each.
  func appliedModifiers(_ modifier: ViewChain.Modifier) -> [(modifier: ViewChain.Modifier, file: Int)] {
    let own = scope.functionsApplied(by: modifier)
    guard own.count == 1, own[0].body.shownViews.count == 1 else { return [(modifier, file)] }
    return own[0].body.shownViews[0].ownChain.map { ($0, own[0].file) }
  }
}

extension Expression {
  /// Whether it gives a view room, or another place.
  fileprivate var resizes: Bool { call?.name.map(SwiftUILooks.resizers.contains) ?? false }
}

/// SwiftUI's modifiers that change how a view looks or is told apart, and neither its size nor the area that it answers
/// touches in.
enum SwiftUILooks {
  static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("accessibility") }

  static let resizers: Set<String> = [
    "contentShape", "fixedSize", "frame", "offset", "padding", "position", "scaleEffect", "scaledToFill", "scaledToFit",
  ]

  private static let names: Set<String> = [
    "accentColor", "allowsTightening", "animation", "background", "backgroundStyle", "baselineOffset", "blendMode", "blur",
    "bold", "border", "brightness", "clipped", "clipShape", "colorEffect", "colorInvert", "colorMultiply", "colorScheme",
    "compositingGroup", "containerShape", "contentTransition", "contrast", "cornerRadius", "disabled", "font", "fontDesign",
    "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "glassEffect", "glassEffectID", "grayscale", "help",
    "hoverEffect", "hueRotation", "id", "imageScale", "italic", "kerning", "keyboardShortcut", "layerEffect", "lineLimit",
    "lineSpacing", "luminanceToAlpha", "mask", "minimumScaleFactor", "monospaced", "monospacedDigit",
    "multilineTextAlignment", "onAppear", "onChange", "onDisappear", "onReceive", "opacity", "overlay", "redacted",
    "saturation", "sensoryFeedback", "shadow", "strikethrough", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tag",
    "task", "textCase", "tint", "tracking", "transaction", "transition", "truncationMode", "typesettingLanguage", "underline",
    "zIndex",
  ]
}
