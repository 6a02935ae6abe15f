extension CodeScope {
  /// The images that a label shows, where it surely shows nothing that can be read out: no text, no view of which it
  /// isn't known what it holds, and nothing that has been given a name.
  ///
  /// - Returns: nil where there may be words.
  ///
  /// - Parameter given: what is given to the parameters or properties of the code that the label stands in.
  func wordlessImages(_ label: [Statement], _ given: GivenValues = .none) -> [ShownImage]? {
    WordlessReading(given: given).images(label, self)
  }

  /// The same of a single view.
  func wordlessImages(_ view: Expression) -> [ShownImage]? { WordlessReading().images(view, self) }

  /// Whether text is known to show nothing at all.
  func showsNoText(_ text: Expression) -> Bool {
    if let literal = self.text(text) { return literal.allSatisfy(\.isWhitespace) }
    guard let call = text.call, text.constructedType?.base == "Text", call.arguments.count == 1,
      let only = call.arguments.first
    else { return false }
    return (only.label == nil || only.label == "verbatim") && showsNoText(only.value)
  }
}

/// Reads the views of a label for what can't be read out.
private struct WordlessReading {
  /// What is given to the parameters or properties of the code.
  var given = GivenValues.none
  /// How far the project's own views, properties and functions are still followed.
  var depth = 5

  func images(_ body: [Statement], _ scope: CodeScope) -> [ShownImage]? {
    var found: [ShownImage] = []
    for statement in body {
      guard let images = images(statement, scope) else { return nil }
      found += images
    }
    return found
  }

  private func images(_ statement: Statement, _ scope: CodeScope) -> [ShownImage]? {
    switch statement.kind {
    case .expression(let view), .return(let view?): return images(view, scope)
    case .branch(let branch): return images(branch, scope)
    case .block(let body): return images(body, scope)
    case .variable, .function, .return(nil): return []
    case .loop, .jump: return nil
    }
  }

  private func images(_ branch: Branch, _ scope: CodeScope) -> [ShownImage]? {
    images(branch.arms.flatMap(\.body), scope)
  }

  func images(_ view: Expression, _ scope: CodeScope) -> [ShownImage]? {
    switch view.kind {
    case .branch(let branch): return images(branch, scope)
    case .conditional(_, let first, let second):
      guard let first = images(first, scope), let second = images(second, scope) else { return nil }
      return first + second
    default: break
    }
    let chain = view.viewChain
    var found: [ShownImage] = []
    for modifier in chain.modifiers {
      guard let images = images(modifier, scope) else { return nil }
      found += images
    }
    return images(root: chain.root, scope).map { $0 + found }
  }

  /// What a modifier adds to a view; nil where that may be words.
  private func images(_ modifier: ViewChain.Modifier, _ scope: CodeScope) -> [ShownImage]? {
    let isSpoken = !scope.spokenFacts(modifier.call).isDisjoint(with: .namedOrLeftOut)
    if isSpoken || modifier.name == "badge" { return nil }
    guard ["overlay", "background", "safeAreaInset"].contains(modifier.name) else {
      return scope.ownModifiers(modifier.call).allSatisfy { !$0.showsText } ? [] : nil
    }
    var found: [ShownImage] = []
    for argument in modifier.call.arguments where argument.label != "alignment" && argument.label != "in" {
      if let closure = argument.value.closure {
        guard let images = images(closure.body, scope) else { return nil }
        found += images
      } else if argument.value.containsExpression(where: \.mayHoldText) {
        return nil
      }
    }
    return found
  }

  private func images(root: Expression, _ scope: CodeScope) -> [ShownImage]? {
    if let image = scope.image(given.applied(to: root)) { return image.kind == .unknown || image.kind == .labelled ? nil : [image] }
    guard let made = root.constructedType?.base, let call = root.call else { return followed(root, scope) }
    if scope.isDeclared(made) { return images(ofView: made, call, scope) }
    if WordlessViews.shapes.contains(made) { return [] }
    if made == "Label" { return images(ofLabel: call, scope) }
    if made == "Text" { return scope.showsNoText(root) ? [] : nil }
    guard WordlessViews.containers.contains(made) else { return nil }
    var found: [ShownImage] = []
    for closure in call.closures {
      guard let images = images(closure.body, scope) else { return nil }
      found += images
    }
    return found
  }

  /// `Label("", image: "close")` has no name, though it looks as if.
  private func images(ofLabel call: Call, _ scope: CodeScope) -> [ShownImage]? {
    guard let title = call.argument(nil), scope.showsNoText(title) else { return nil }
    if let name = call.argument("image") {
      return [ShownImage(kind: .asset(scope.text(name) ?? name.lastName ?? ""), range: name.range, file: scope.file)]
    }
    return call.argument("systemImage").map { name in
      [ShownImage(kind: .symbol(scope.text(name) ?? ""), range: name.range, file: scope.file)]
    }
  }

  /// What a view of the project's own shows, told where it is made: it may be given the picture there.
  private func images(ofView name: String, _ call: Call, _ scope: CodeScope) -> [ShownImage]? {
    guard depth > 0, let type = scope.type(named: name), type.isKind(of: "View"), type.spokenFacts().isEmpty,
      let body = type.property("body"), let getter = body.facts.getter
    else { return nil }
    let inner = WordlessReading(given: GivenValues(call, to: type, in: scope, given), depth: depth - 1)
    return inner.images(getter, CodeScope(body, in: scope.project))?.map { image in
      ShownImage(kind: image.kind, range: call.callee.range, file: scope.file)
    }
  }

  /// What a property or a function of the type shows, and shapes and colours that are asked for by name.
  private func followed(_ root: Expression, _ scope: CodeScope) -> [ShownImage]? {
    if let path = root.path, path.count > 1, path.first == "Color" { return [] }
    guard depth > 0 else { return nil }
    if let call = root.call {
      guard let function = scope.calledFunction(call) else { return nil }
      let inner = CodeScope(function, in: scope.project)
      let values = GivenValues(call, to: function.facts, in: scope, inner: inner, given)
      return WordlessReading(given: values, depth: depth - 1).images(function.body, inner)
    }
    guard let name = root.ownName, case .property(let property) = scope.definition(of: name, at: root.range),
      let getter = property.facts.getter, property.type == scope.type
    else { return nil }
    return WordlessReading(given: given, depth: depth - 1).images(getter, CodeScope(property, in: scope.project))
  }
}

/// SwiftUI's views that say nothing by themselves.
private enum WordlessViews {
  static let shapes: Set<String> = [
    "Spacer", "Divider", "Color", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse",
    "UnevenRoundedRectangle", "EmptyView", "LinearGradient", "RadialGradient", "AngularGradient", "ProgressView",
  ]
  static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "AnyView", "LazyHStack", "LazyVStack", "ViewThatFits",
  ]
}

extension ProjectFunction {
  /// Whether a modifier of the project's own may put text beside what it is asked of.
  fileprivate var showsText: Bool { body.containsExpression(where: \.mayHoldText) }
}

extension Expression {
  fileprivate var mayHoldText: Bool {
    ["Text", "Label", "TextField", "AttributedString"].contains(constructedType?.base) || call?.name == "modifier"
  }
}
