/// Reads the natural size of SwiftUI views from the code that builds them.
struct NaturalSizeReader {
  let scope: CodeScope
  /// What the views take from what stands around them.
  var looks = InheritedLooks()
  /// What is given to the parameters or properties of the code.
  var given = GivenValues.none
  /// What else holds while the view is as it is measured.
  var known = Assumptions()
  /// What stands for the view that a modifier or a style is given.
  var content: Content?
  /// How far views, properties and functions of the project are still followed.
  var depth = 6
  /// What the closures that a modifier is handed make of a view, by the names of its parameters: `transform` of
  /// `.if(isWide) { $0.padding() }`.
  var handed: [String: (NaturalSize) -> NaturalSize] = [:]

  /// The view that a modifier, a style or a method in an extension of views changes.
  struct Content {
    let size: NaturalSize
    /// Whether it is a style's `configuration.label`, which may be handed on.
    var isLabel = false
    /// What a closure calls it.
    var name: String?
  }

  /// The size of what a builder's code shows.
  func size(of code: [Statement], _ arrangement: NaturalSize.Arrangement = .alone) -> NaturalSize {
    if code.isPlainFunction { return NaturalSize.ofEither(code.returnedValues.map { size(scope.initialValue(of: $0)) }) }
    return NaturalSize.of(code.compactMap { part($0, arrangement) }, arrangement)
  }

  private func part(_ statement: Statement, _ arrangement: NaturalSize.Arrangement) -> NaturalSize? {
    switch statement.kind {
    case .expression(let view), .return(let view?): return part(view, arrangement)
    case .branch(let branch): return size(of: branch, arrangement)
    case .block(let body): return size(of: body, arrangement)
    case .variable, .function: return nil
    case .loop, .return, .jump: return .unknown
    }
  }

  private func part(_ view: Expression, _ arrangement: NaturalSize.Arrangement) -> NaturalSize {
    if case .branch(let branch) = view.kind { return size(of: branch, arrangement) }
    let chain = view.viewChain
    guard let call = chain.root.call, let name = chain.root.constructedType?.base, scope.ownView(name) == nil else { return size(view) }
    switch (name, arrangement) {
    case ("Spacer", .beside): return NaturalSize(width: nil, height: NaturalLength.none)
    case ("Spacer", .below): return NaturalSize(width: NaturalLength.none, height: nil)
    case ("Group", _) where chain.modifiers.isEmpty: return call.content.map { size(of: $0.body, arrangement) } ?? .unknown
    case ("ForEach", .beside) where chain.modifiers.isEmpty:
      var size = call.content.map { self.size(of: $0.body, arrangement) } ?? .unknown
      size.width = nil
      return size
    case ("ForEach", .below) where chain.modifiers.isEmpty:
      var size = call.content.map { self.size(of: $0.body, arrangement) } ?? .unknown
      size.height = nil
      return size
    default: return size(view)
    }
  }

  /// One side shows, or none.
  private func size(of branch: Branch, _ arrangement: NaturalSize.Arrangement) -> NaturalSize {
    guard branch.kind != .guard else { return .unknown }
    let arms = branch.outcomes(given.assumed(in: scope, beside: known), in: scope).compactMap(\.arm)
    return NaturalSize.ofEither(arms.map { size(of: $0.body, arrangement) })
  }

  // MARK: One view

  /// The size of one view with its modifiers.
  func size(_ view: Expression) -> NaturalSize {
    let view = given.decided(view, in: scope, beside: known)
    switch view.kind {
    case .conditional(_, let first, let second): return NaturalSize.ofEither([size(first), size(second)])
    case .branch(let branch): return size(of: branch, .alone)
    case .binary(_, "+", _): return sum(of: view.summands, view.range)
    default: break
    }
    let chain = view.viewChain
    let modifiers = modifierReader
    var inner = self
    inner.looks = modifiers.looks(looks, under: chain.modifiers)
    return resized(inner.size(ofRoot: chain.root), by: chain.modifiers)
  }

  private var modifierReader: ModifierReader { ModifierReader(scope: scope, given: given, depth: min(depth, 4)) }

  /// A view's size once modifiers are applied to it.
  private func resized(_ size: NaturalSize, by modifiers: [ViewChain.Modifier]) -> NaturalSize {
    modifiers.reduce(size) { resized($0, by: $1) }
  }

  private func resized(_ size: NaturalSize, by modifier: ViewChain.Modifier) -> NaturalSize {
    if let changed = SizeModifiers(scope: scope, given: given).resized(size, by: modifier) { return changed }
    let bodies = modifierReader.shownBodies(of: modifier)
    guard !bodies.isEmpty, depth > 0 else { return .unknown }
    return NaturalSize.ofEither(bodies.map { body in
      var reader = NaturalSizeReader(scope: body.scope, looks: looks, given: body.given, content: Content(size: size), depth: depth - 1)
      for (parameter, argument) in modifier.call.pairs(body.function.facts) {
        if let closure = argument?.closure { reader.handed[parameter.name] = { changed($0, by: closure) } }
      }
      return reader.size(of: body.function.body)
    })
  }

  /// What a closure makes of a view that it is handed.
  private func changed(_ size: NaturalSize, by closure: Closure) -> NaturalSize {
    var inner = self
    inner.depth -= 2
    inner.content = Content(size: size, name: closure.parameters.first ?? "$0")
    return inner.size(of: closure.body)
  }

  // MARK: What a chain begins with

  private func size(ofRoot root: Expression) -> NaturalSize {
    guard depth > 0 else { return .unknown }
    if let content, root.is(content) { return content.size }
    if let call = root.call, let change = call.callee.ownName.flatMap({ handed[$0] }), let view = call.argument(nil) {
      return change(size(view))
    }
    if let picture = picture(given.applied(to: root)) { return picture }
    if let made = root.constructedType, let call = root.call {
      return scope.ownView(made.base).map { size(of: $0, call) } ?? size(ofSystems: made.base, call, root.range)
    }
    if let content, !content.isLabel, let call = root.call, let name = call.callee.ownName,
      !(scope.type?.ownFunctions(name) ?? []).contains(where: { call.fits($0.facts) && scope.takes(call, $0) != false })
    {
      // `padding(8)` is asked of the view that the function extends.
      let modifier = ViewChain.Modifier(name: name, call: call, range: root.range)
      return resized(content.size, by: modifier)
    }
    return size(ofMember: root)
  }

  /// The style's label, which views that a style is made of may be handed.
  private var label: Content? { content.flatMap { $0.isLabel ? $0 : nil } }

  /// A property or a function of the type's own that builds a view.
  private func size(ofMember root: Expression) -> NaturalSize {
    if let call = root.call {
      guard call.callee.ownName != nil, let function = scope.calledFunction(call) else { return .unknown }
      let innerScope = CodeScope(function, in: scope.project)
      let values = GivenValues(call, to: function.facts, in: scope, inner: innerScope, given)
      return NaturalSizeReader(scope: innerScope, looks: looks, given: values, content: label, depth: depth - 1)
        .size(of: function.body)
    }
    guard let name = root.ownName, case .property(let property) = scope.definition(of: name, at: root.range),
      let getter = property.facts.getter
    else { return size(ofGiven: root) }
    var reader = NaturalSizeReader(scope: CodeScope(property, in: scope.project), looks: looks, given: given, content: label, depth: depth - 1)
    reader.known = known
    return reader.size(of: getter)
  }

  /// A text or a picture that whoever shows the view hands it.
  private func size(ofGiven name: Expression) -> NaturalSize {
    let view = given.applied(to: name)
    guard let made = view.viewChain.root.constructedType?.base, ["Image", "Label", "Text"].contains(made), !scope.isDeclared(made) else {
      return .unknown
    }
    var reader = self
    reader.depth -= 1
    return reader.size(view)
  }

  /// A view of the project's.
  private func size(of type: ProjectType, _ call: Call) -> NaturalSize {
    guard let body = type.property("body"), let getter = body.facts.getter else { return .unknown }
    let values = GivenValues(call, to: type, in: scope, given)
    return NaturalSizeReader(scope: CodeScope(body, in: scope.project), looks: looks, given: values, content: label, depth: depth - 1)
      .size(of: getter)
  }

  private func size(ofSystems name: String, _ call: Call, _ range: ByteRange) -> NaturalSize {
    switch name {
    case "Image": return call.argument("systemName").map { symbol($0, range) } ?? .unknown
    case "Text": return text(call, range)
    case "Label": return label(call, range)
    case "HStack": return stack(call) { .beside(spacing: $0) }
    case "VStack": return stack(call) { .below(spacing: $0) }
    case "ZStack": return call.content.map { size(of: $0.body, .behind) } ?? .unknown
    case "Group": return call.content.map { size(of: $0.body) } ?? .unknown
    case "AnyView": return call.argument(nil).map { size($0) } ?? .unknown
    case "EmptyView": return .none
    case "ProgressView" where call.arguments.isEmpty:
      let side = NaturalLength(.system, 20, at: range, in: scope.file)
      return NaturalSize(width: side, height: side)
    default: return .unknown
    }
  }

  private func stack(_ call: Call, _ arrangement: (NaturalLength) -> NaturalSize.Arrangement) -> NaturalSize {
    guard let content = call.content else { return .unknown }
    let spacing: Double?
    if let value = call.argument("spacing").map(given.applied), !value.isNil { spacing = scope.length(value) } else { spacing = 8 }
    guard let spacing else { return .unknown }
    return size(of: content.body, arrangement(NaturalLength(points: spacing, sources: [])))
  }

  // MARK: Symbols and text

  func symbol(_ name: Expression, _ range: ByteRange) -> NaturalSize {
    guard let font = looks.font, let scale = looks.symbolScale else { return .unknown }
    let names = scope.givenTexts(given.applied(to: name))
    guard names.allSatisfy({ $0.map(ShownImage.maySymbolBeCalled) ?? true }) else { return .unknown }
    let measures = (names.contains(nil) ? scope.givenTexts(name) : names).map { SymbolMeasure($0, in: font, scale: scale) }
    let source = NaturalLength.Source.Kind.symbol(font: font.name)
    let widths = measures.compactMap(\.width)
    return NaturalSize(
      width: widths.count == measures.count
        ? widths.max().map { NaturalLength(source, $0, at: range, in: scope.file) } : nil,
      height: measures.map(\.height).max().map { NaturalLength(source, $0, at: range, in: scope.file) }
    )
  }

  /// A picture of the app's own, where it isn't made to fit, or a symbol by an initialiser of its own.
  private func picture(_ view: Expression) -> NaturalSize? {
    // `static let back = Image("back").resizable()` is as large as whoever shows it makes it.
    if view.call == nil, let made = scope.constant(view)?.expression, !made.viewChain.modifiers.isEmpty { return nil }
    switch scope.image(view)?.kind {
    case .asset(let name):
      guard let size = scope.project.pictures.size(of: name) else { return nil }
      return NaturalSize(
        width: NaturalLength(.picture, size.width, at: view.range, in: scope.file),
        height: NaturalLength(.picture, size.height, at: view.range, in: scope.file)
      )
    case .symbol(let name):
      guard !name.isEmpty, view.call?.argument("systemName") == nil else { return nil }
      return symbol(Expression(range: view.range, kind: .string(name)), view.range)
    default: return nil
    }
  }

  private func text(_ call: Call, _ range: ByteRange) -> NaturalSize {
    guard let shown = call.argument(nil) ?? call.argument("verbatim") else { return .unknown }
    return line(of: shown, range)
  }

  /// One line of text, where it can't be more, or as many as are counted for it.
  func line(of text: Expression, _ range: ByteRange) -> NaturalSize {
    let shown = given.applied(to: text)
    if shown.text?.isEmpty ?? false { return .none }
    if let size = symbols(of: shown, range) { return size }
    guard let font = looks.font else { return NaturalSize(width: nil, height: nil, showsText: true) }
    // Whoever is handed something may know what it can be, and those who hand it on not; or the other way round.
    var texts = [(expression: shown, scope: scope), (expression: text, scope: scope)]
    if let handed = given.text(givenTo: text) { texts.append(handed) }
    let isLine = looks.lineLimit == 1 || looks.isOfAnyWidth && texts.allSatisfy { $0.scope.mayBeOneLine($0.expression) }
      || texts.contains { $0.scope.isBrief($0.expression, asTitle: looks.isTitle, in: font) }
    let isShort = isLine || texts.contains { $0.scope.fits($0.expression, into: 2, in: font) }
    guard let lines = isLine ? 1 : isShort ? looks.linesOfLongText : nil else {
      return NaturalSize(width: nil, height: nil, showsText: true)
    }
    let height = NaturalLength(.text(font: font.name), lines * font.lineHeight, at: range, in: scope.file)
    return NaturalSize(width: nil, height: height, showsText: true)
  }

  /// A text that is nothing but a symbol: `Text("\(Image(systemName: "trash"))")`, which is a line high at least.
  private func symbols(of text: Expression, _ range: ByteRange) -> NaturalSize? {
    let pictures = text.alternatives.map(\.onlySymbol)
    guard let font = looks.font, !pictures.isEmpty, !pictures.contains(where: { $0 == nil }) else { return nil }
    let line = NaturalLength(.text(font: font.name), font.lineHeight, at: range, in: scope.file)
    var size = NaturalSize.ofEither(pictures.compactMap { $0 }.map { symbol($0, range) })
    size.height = size.height.map { NaturalLength.longer($0, line) }
    return size
  }

  /// Texts that are added up are one, as high as the largest of their fonts makes it: `Text("New? ") + Text("Sign up").bold()`.
  private func sum(of texts: [Expression], _ range: ByteRange) -> NaturalSize {
    let words = texts.map { text -> String? in
      guard let root = text.viewChain.root.call, root.name == "Text" else { return nil }
      return (root.argument(nil) ?? root.argument("verbatim")).flatMap { given.applied(to: $0).text }
    }
    guard !words.contains(nil) else { return .unknown }
    let whole = Expression(range: range, kind: .string(words.compactMap { $0 }.joined()))
    return NaturalSize.ofEither(texts.map { text in
      var reader = self
      reader.looks = modifierReader.looks(looks, under: text.viewChain.modifiers)
      return reader.line(of: whole, text.range)
    })
  }

  /// A symbol or a picture beside a line of text, or one of the two.
  private func label(_ call: Call, _ range: ByteRange) -> NaturalSize {
    guard let parts = looks.labelParts, let (title, icon) = partsOfLabel(call, range) else { return .unknown }
    switch parts {
    case .icon: return icon
    case .title: return title
    case .titleAndIcon: return NaturalSize.of([icon, title], .beside(spacing: NaturalLength(points: 8, sources: [])))
    }
  }

  private func partsOfLabel(_ call: Call, _ range: ByteRange) -> (title: NaturalSize, icon: NaturalSize)? {
    if let icon = call.argument("icon")?.closure {
      guard let title = call.argument("title")?.closure ?? call.closures.first else { return nil }
      return (size(of: title.body), size(of: icon.body))
    }
    guard let title = call.argument(nil), title.closure == nil else { return nil }
    if let name = call.argument("systemImage") { return (line(of: title, range), symbol(name, range)) }
    return call.argument("image").map { name in
      let image = Call(
        callee: Expression(range: range, kind: .name("Image")), nameRange: range, typeArguments: [],
        arguments: [Argument(label: nil, value: name)], parenthesized: 1
      )
      return (line(of: title, range), picture(Expression(range: range, kind: .call(image))) ?? .unknown)
    }
  }

  /// The size of what a control shows by itself: its label, or the title and the symbol that it is made with.
  func size(ofLabelOf control: Expression) -> NaturalSize {
    guard let call = control.call else { return .unknown }
    var reader = self
    if let label = call.label {
      reader.looks.isTitle = label.body.holdsOneText
      // A control lays several views out side by side.
      return reader.size(of: label.body, .beside(spacing: NaturalLength(points: 8, sources: [])))
    }
    guard let title = call.argument(nil), title.closure == nil else { return .unknown }
    reader.looks.isTitle = true
    let isPlain = call.argument("systemImage") == nil && call.argument("image") == nil
    return isPlain ? reader.line(of: title, title.range) : reader.label(call, control.range)
  }
}

extension [Statement] {
  /// Whether the code shows one text, and pictures at most beside.
  fileprivate var holdsOneText: Bool {
    var texts = 0
    forEachExpression { expression, _ in if ["Text", "Label"].contains(expression.constructedType?.base) { texts += 1 } }
    return texts == 1
  }
}

extension Expression {
  /// The name of the symbol that a text is, where nothing stands beside it.
  fileprivate var onlySymbol: Expression? {
    guard case .interpolation(let values) = kind, values.count == 1, let value = values.first,
      // `"\(` and `)"`
      value.range.start - range.start == 3, range.end - value.range.end == 2, value.constructedType?.base == "Image"
    else { return nil }
    return value.call?.argument("systemName")
  }

  /// What is added up in it, in order.
  fileprivate var summands: [Expression] {
    if case .binary(let left, "+", let right) = kind { left.summands + right.summands } else { [self] }
  }

  /// Whether it names the view that a modifier or a style is given.
  fileprivate func `is`(_ content: NaturalSizeReader.Content) -> Bool {
    guard let path else { return false }
    if let name = content.name { return path == [name] }
    return content.isLabel ? path.suffix(2) == ["configuration", "label"] : path == ["content"] || path == ["self"]
  }
}

extension CodeScope {
  /// The project's view of that name. A namespace may be called `Text`, too.
  fileprivate func ownView(_ name: String) -> ProjectType? {
    type(named: name).flatMap { $0.isDeclared && $0.isKind(of: "View") ? $0 : nil }
  }
}
