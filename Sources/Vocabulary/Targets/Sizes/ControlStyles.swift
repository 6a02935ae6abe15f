// What styles make of the size of a control's label.
extension NaturalSizeReader {
  /// The size of a control's label under what the nearest style says of how it looks, such as its font.
  ///
  /// - Parameters:
  ///   - root: what makes the control.
  ///   - style: the nearest one; nil for none.
  func size(ofLabelOf root: Expression, styledBy style: Expression?) -> NaturalSize {
    guard let style, let (made, type) = styleType(style), let function = type.functions("makeBody(configuration:)").first,
      function.body.shownViews.count == 1
    else { return size(ofLabelOf: root) }
    let chain = function.body.shownViews[0].viewChain
    guard chain.root.lastName == "label", chain.root.base?.ownName == function.facts.parameters.first?.name else {
      return size(ofLabelOf: root)
    }
    let values = GivenValues(made, to: type, in: scope, given)
    var reader = self
    reader.looks = ModifierReader(scope: CodeScope(function, in: scope.project), given: values).looks(looks, under: chain.modifiers)
    return reader.size(ofLabelOf: root)
  }

  /// The size of what answers of a control whose label has a size.
  ///
  /// - Parameter style: the nearest one; nil for none.
  /// - Returns: nil where the style isn't known, or the system draws it.
  func size(_ label: NaturalSize, styledBy style: Expression?) -> NaturalSize? {
    guard let style else { return label }
    if style.isStyleWithoutRoom { return label }
    guard let (made, type) = styleType(style), let function = type.functions("makeBody(configuration:)").first,
      type.inherited.contains(where: { $0.base == "ButtonStyle" })
    else { return nil }
    let values = GivenValues(made, to: type, in: scope, given)
    let content = Content(size: label, isLabel: true)
    return NaturalSizeReader(scope: CodeScope(function, in: scope.project), looks: looks, given: values, content: content)
      .size(of: function.body)
  }

  /// The size of what answers of a control that modifiers enlarge as a whole; padding and frames around it don't.
  func size(_ control: NaturalSize, scaledBy modifiers: [ViewChain.Modifier]) -> NaturalSize {
    modifiers.filter { $0.name == "scaleEffect" }.reduce(control) { size, modifier in
      SizeModifiers(scope: scope, given: given).resized(size, by: modifier) ?? .unknown
    }
  }

  /// The project's style, and the call that makes it: `PillStyle()`, or `.pill` for a property that does.
  private func styleType(_ style: Expression) -> (Call, ProjectType)? {
    if let made = style.constructedType, let call = style.call, let type = scope.type(named: made.base) { return (call, type) }
    guard case .member(_, let name) = style.kind, let property = scope.type(named: "ButtonStyle")?.property(name) else { return nil }
    let values = property.facts.initialValue.map { [$0] } ?? property.facts.getter?.returnedValues ?? []
    guard values.count == 1, let call = values[0].call else { return nil }
    let inner = CodeScope(property, in: scope.project)
    if let made = values[0].constructedType, let type = inner.type(named: made.base) { return (call, type) }
    // `.init()` makes what the property's type says.
    return property.facts.type.flatMap { inner.type(named: $0.base) }.map { (call, $0) }
  }
}

/// The style that a control has by the modifiers around it.
enum ControlStyle {
  case none
  case style(Expression)
  /// A modifier of the project's may set one.
  case open

  /// - Parameter modifiers: the nearest first.
  init(_ modifiers: [ViewChain.Modifier], in scope: CodeScope) {
    for modifier in modifiers {
      if ControlStyle.setters.contains(modifier.name), let style = modifier.call.arguments.first?.value {
        self = .style(style)
        return
      }
      // `.modify { $0.buttonStyle(…) }`
      if modifier.call.closures.contains(where: ControlStyle.setsStyle) {
        self = .open
        return
      }
      let reader = ModifierReader(scope: scope)
      if let style = ControlStyle.given(by: modifier, reader) {
        self = .style(style)
        return
      }
      if ControlStyle.isSet(by: modifier, reader) {
        self = .open
        return
      }
    }
    self = .none
  }

  /// The style that a modifier of the project's own gives to all that it is applied to:
  /// `func pill() -> some View { buttonStyle(Pill()) }`.
  private static func given(by modifier: ViewChain.Modifier, _ reader: ModifierReader) -> Expression? {
    let bodies = reader.shownBodies(of: modifier)
    guard bodies.count == 1, let code = bodies.first?.function.body, code.count == 1, code.shownViews.count == 1 else { return nil }
    return code.shownViews[0].ownChain.first { setters.contains($0.name) }?.call.arguments.first?.value
  }

  /// Whether a modifier of the project's own sets a style, itself or by another of the project's.
  private static func isSet(by modifier: ViewChain.Modifier, _ reader: ModifierReader) -> Bool {
    reader.shownBodies(of: modifier).contains { body in
      let code = body.function.body
      let parameters = body.function.facts.parameters
      let view = modifier.name == "modifier" ? parameters.first?.name ?? "content" : "self"
      if code.containsExpression(where: { $0.setsStyle(of: view) }) { return true }
      guard reader.depth > 0 else { return false }
      let inner = ModifierReader(scope: body.scope, given: body.given, depth: reader.depth - 1)
      return code.shownViews.flatMap(\.ownChain).contains { isSet(by: $0, inner) }
    }
  }

  /// Whether a closure gives a style to what it is given.
  private static func setsStyle(_ closure: Closure) -> Bool {
    let given = closure.parameters.first ?? "$0"
    return closure.body.containsExpression { expression in
      guard let call = expression.call, setters.contains(call.name ?? "") else { return false }
      return expression.viewChain.root.kind == .name(given)
    }
  }

  fileprivate static let setters: Set<String> = ["buttonStyle", "menuStyle", "navigationLinkStyle"]
}

extension Expression {
  /// Whether it gives a style to a view that goes by a name, or to what holds it; not to what is shown beside it.
  fileprivate func setsStyle(of view: String) -> Bool {
    guard let call, ControlStyle.setters.contains(call.name ?? "") else { return false }
    guard let base = call.callee.base else { return true }
    return base.containsExpression { $0.kind == .name(view) }
  }
}
