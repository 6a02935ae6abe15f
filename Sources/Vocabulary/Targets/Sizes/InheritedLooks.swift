/// What a SwiftUI view takes from the views around it, as far as its size follows from it.
struct InheritedLooks {
  /// Nil where it isn't known, here and below.
  var font: TextMeasure? = .body
  /// How many lines are counted for texts that are spelled out and may take two; nil where they count as unknown.
  var linesOfLongText: Double?
  var symbolScale: Double? = 1
  /// The most lines of a text; nil for any number.
  var lineLimit: Int?
  var labelParts: LabelParts? = .titleAndIcon
  /// Whether it may be as wide as it likes, as where views scroll sideways: then text stays a line.
  var isOfAnyWidth = false

  /// Whether it is all the text that a control shows, which people keep brief.
  var isTitle = false

  /// What a `Label` shows.
  enum LabelParts {
    case titleAndIcon, title, icon
  }

  static let open = InheritedLooks(font: nil, symbolScale: nil, lineLimit: nil, labelParts: nil)
}

/// Where the modifiers of some code stand, and what is given to it.
struct ModifierReader {
  let scope: CodeScope
  var given = GivenValues.none
  /// How far the project's own modifiers are still followed.
  var depth = 4

  /// What a view inherits where a modifier stands around it.
  func looks(_ looks: InheritedLooks, under modifier: ViewChain.Modifier) -> InheritedLooks {
    var changed = looks
    let written = modifier.call.arguments.first.map { scope.withPlainSize($0.value) }
    let value = written.map { given.applied(to: $0, in: scope) }
    switch scope.systemName(of: modifier) {
    case "font":
      // Where it isn't known what is given here, it may be known what is given anywhere.
      changed.font = value.flatMap { $0.isNil ? .body : scope.textMeasure($0) } ?? written.flatMap { scope.textMeasure($0) }
    case "imageScale": changed.symbolScale = value.flatMap(SymbolMeasure.factor)
    case "lineLimit": changed.lineLimit = value.flatMap { scope.number($0) }.map { Int($0) }
    case "labelStyle": changed.labelParts = value.flatMap(InheritedLooks.parts)
    case "frame": changed.isOfAnyWidth = looks.isOfAnyWidth && !modifier.call.limitsWidth
    case "fixedSize": changed.isOfAnyWidth = looks.isOfAnyWidth || modifier.call.freesWidth
    case "environment": return modifier.call.changesLooks ? .open : looks
    default:
      changed = ownLooks(looks, under: modifier)
      if modifier.name == "font", changed.font == nil { changed.font = ownFont(modifier.call) }
    }
    return changed
  }

  /// The font that a project's own `font(size: 13, style: .caption)` is asked for, where it isn't followed.
  private func ownFont(_ call: Call) -> TextMeasure? {
    func argument(_ labels: [String]) -> Expression? {
      labels.lazy.compactMap(call.argument).first.map { given.applied(to: $0, in: scope) }.flatMap { $0.isNil ? nil : $0 }
    }
    if let size = argument(["size", "ofSize"]) { return scope.length(size).map { TextMeasure.other($0) } }
    return argument(["style", "textStyle"])?.lastName.flatMap(TextMeasure.style)
  }

  /// The same of a modifier that the project declares.
  private func ownLooks(_ looks: InheritedLooks, under modifier: ViewChain.Modifier) -> InheritedLooks {
    let bodies = shownBodies(of: modifier)
    guard !bodies.isEmpty else { return looks }
    guard depth > 0 else { return .open }
    let found = bodies.map { body -> InheritedLooks in
      let reader = ModifierReader(scope: body.scope, given: body.given, depth: depth - 1)
      let views = body.function.body.shownViews.map { body.scope.initialValue(of: $0) }
      guard !views.isEmpty, !views.contains(where: body.scope.isVariable) else {
        return body.function.body.mayChangeLooks ? .open : looks
      }
      return InheritedLooks.ofEither(views.map { reader.looks(looks, under: $0.ownChain) })
    }
    return InheritedLooks.ofEither(found)
  }

  /// What a view inherits that is the root of a chain.
  func looks(_ looks: InheritedLooks, under chain: [ViewChain.Modifier]) -> InheritedLooks {
    // The nearest has the last word.
    chain.reversed().reduce(looks) { self.looks($0, under: $1) }
  }

  typealias ModifierBody = (function: ProjectFunction, scope: CodeScope, given: GivenValues)

  /// The functions of the project's that a modifier may run, and what it gives them.
  func shownBodies(of modifier: ViewChain.Modifier) -> [ModifierBody] {
    if modifier.name == "modifier" {
      guard let made = modifier.call.arguments.first?.value, let call = made.call,
        let type = made.constructedType.flatMap({ scope.type(named: $0.base) }),
        let function = type.functions("body(content:)").first
      else { return [] }
      return [(function, CodeScope(function, in: scope.project), GivenValues(call, to: type, in: scope, given))]
    }
    return scope.ownModifiers(modifier.call).map { function in
      let inner = CodeScope(function, in: scope.project)
      return (function, inner, GivenValues(modifier.call, to: function.facts, in: scope, inner: inner, given))
    }
  }
}

extension InheritedLooks {
  /// Looks that have room for whichever of several hold.
  static func ofEither(_ sides: [InheritedLooks]) -> InheritedLooks {
    guard var looks = sides.first else { return .open }
    looks.font = sides.map(\.font).largest
    looks.symbolScale = sides.contains { $0.symbolScale == nil } ? nil : sides.compactMap(\.symbolScale).max()
    looks.lineLimit = sides.contains { $0.lineLimit == nil } ? nil : sides.compactMap(\.lineLimit).max()
    if sides.contains(where: { $0.labelParts != looks.labelParts }) { looks.labelParts = nil }
    looks.isOfAnyWidth = sides.allSatisfy(\.isOfAnyWidth)
    return looks
  }

  fileprivate static func parts(_ style: Expression) -> LabelParts? {
    switch style.lastName {
    case "iconOnly", "IconOnlyLabelStyle": .icon
    case "titleOnly", "TitleOnlyLabelStyle": .title
    case "titleAndIcon", "automatic", "TitleAndIconLabelStyle", "DefaultLabelStyle": .titleAndIcon
    default: nil
    }
  }
}

extension Call {
  /// Whether it puts a font or the like into the environment.
  fileprivate var changesLooks: Bool {
    guard case .keyPath(let name)? = arguments.first?.value.kind else { return false }
    return ["font", "imageScale", "lineLimit"].contains(name)
  }

  /// Whether a frame says how wide a view may be.
  fileprivate var limitsWidth: Bool {
    arguments.contains { argument in
      ["width", "maxWidth"].contains(argument.label) && !argument.value.isNil && argument.value.lastName != "infinity"
    }
  }

  /// Whether a view takes the width that it has by itself, however much there is.
  fileprivate var freesWidth: Bool { arguments.isEmpty || argument("horizontal")?.kind == .boolean(true) }
}

extension CodeScope {
  /// Whether an expression is a variable of the code's own, which may hold any view by then.
  fileprivate func isVariable(_ view: Expression) -> Bool { view.ownName.map { local($0, before: view.range) != nil } ?? false }
}

extension Expression {
  /// The modifiers of a chain that begins with the view that it changes, whether `self` is written or not.
  var ownChain: [ViewChain.Modifier] {
    let chain = viewChain
    guard let call = chain.root.call, chain.root.constructedType == nil, let name = call.callee.ownName else {
      return chain.modifiers
    }
    let range = ByteRange(start: call.nameRange.start, end: chain.root.range.end)
    return [ViewChain.Modifier(name: name, call: call, range: range)] + chain.modifiers
  }
}

extension Array where Element == Statement {
  /// Whether code may give what it shows another font.
  fileprivate var mayChangeLooks: Bool {
    containsExpression { ["font", "imageScale", "lineLimit", "labelStyle", "environment"].contains($0.call?.name) }
  }
}
