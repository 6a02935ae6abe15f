// Touch targets of SwiftUI that are no larger than what they show.
extension SwiftUIPlace {
  /// A control whose label is too small, where all that it shows has a known size.
  func naturalTarget(_ control: String, _ chain: ViewChain) -> TouchTarget? {
    guard control != "Toggle", let call = chain.root.call, !call.isIdleButton, !(call.label?.showsNothing ?? false)
    else { return nil }
    // A button on a link's label answers by itself.
    let holders = SwiftUIControls.names.subtracting(["Button", "NavigationLink"])
    let size = answeringSize(chain.modifiers, unlessHeldBy: holders, isGiven: isSizedByGiven(chain)) { reader, style in
      var reader = reader
      reader.known = whileEnabled(chain)
      return reader.size(reader.size(ofLabelOf: chain.root, styledBy: style), styledBy: style).map { control in
        reader.size(control, scaledBy: chain.modifiers)
      }
    }
    guard let size, let target = TouchTarget(size, code.file, named: name(control, call), at: call.nameRange, below: minimum)
    else { return nil }
    return target.surrounded(by: chain.modifiers, code)
  }

  private func name(_ control: String, _ call: Call) -> String {
    call.label == nil ? "this \(control)" : "the label of this \(control)"
  }

  /// A view that answers taps and is too small by what it shows.
  ///
  /// - Parameter index: that of the modifier that makes it answer.
  func naturalTarget(_ chain: ViewChain, tappedBy index: Int) -> TouchTarget? {
    guard !isPutOutOfUse(chain.modifiers) else { return nil }
    let inner = chain.root.changed(by: chain.modifiers.prefix(index))
    // It is asked before a button or a link around.
    let isFirst = chain.modifiers[index].name == "highPriorityGesture"
    let holders = isFirst ? SwiftUIControls.names.subtracting(["Button", "NavigationLink"]) : SwiftUIControls.names
    let outer = Array(chain.modifiers.dropFirst(index))
    let size = answeringSize(outer, unlessHeldBy: holders, isGiven: isSizedByGiven(chain)) { reader, _ in
      inner.map { reader.size($0) }
    }
    let range = chain.root.call?.nameRange ?? chain.root.range
    return size.flatMap { TouchTarget($0, code.file, named: "this tappable view", at: range, below: minimum) }
  }

  // MARK: What stands around

  /// A size that is too small, whoever shows the code.
  ///
  /// - Parameters:
  ///   - modifiers: those of the chain that stand around what is measured.
  ///   - holders: the controls that answer for what stands in them.
  ///   - isGiven: whether those who show the view may say how large it is.
  private func answeringSize(
    _ modifiers: [ViewChain.Modifier], unlessHeldBy holders: Set<String>, isGiven: Bool,
    _ measure: @escaping (NaturalSizeReader, Expression?) -> NaturalSize?
  ) -> NaturalSize? {
    if around.areHeld(range, by: holders) { return nil }
    // Whether its height is known without a guess at how many lines its text takes.
    var isKnown = false
    func size(_ lines: Double?) -> NaturalSize? {
      let size = answeringSize(modifiers, holders, isGiven) { reader, style in
        var reader = reader
        reader.looks.linesOfLongText = lines
        let measured = measure(reader, style)
        if lines == nil, !reader.looks.isOfAnyWidth, measured?.height != nil { isKnown = true }
        return measured
      }
      return size.flatMap { isTooSmall($0) ? $0 : nil }
    }
    if let known = size(nil) { return known }
    if isKnown { return nil }
    // What may take two lines is told of as one only where it is too small with both.
    return size(2).flatMap { _ in size(1) }
  }

  private func answeringSize(
    _ modifiers: [ViewChain.Modifier], _ holders: Set<String>, _ isGiven: Bool,
    _ measure: (NaturalSizeReader, Expression?) -> NaturalSize?
  ) -> NaturalSize? {
    let near = modifiers + around.modifiers(of: range)
    // Asked first without those who show the view, whom it takes long to find: they may let text be as wide as it likes.
    guard let least = measured(near, .ofAnyWidth, measure), isTooSmall(least) else {
      return isGiven ? smallestGivenSize(near, holders, measure) : nil
    }
    if use.isStyledByReceiver { return nil }
    let surroundings = self.surroundings(holders).prefix(SwiftUIPlace.mostUses)
    if surroundings.isEmpty { return measured(near, .none, measure) }
    let sizes = surroundings.filter { !$0.isOutOfUse }.map { $0.isHeld ? nil : measured(near, $0, measure) }
    let known = sizes.compactMap { $0 }
    let largest = known.count == sizes.count ? NaturalSize.ofEither(known) : nil
    if largest.map(isTooSmall) ?? false || !isGiven { return largest }
    return smallestGivenSize(near, holders, measure)
  }

  /// The size that the view has where it is given one that is too small, though others give it a larger one.
  private func smallestGivenSize(
    _ modifiers: [ViewChain.Modifier], _ holders: Set<String>, _ measure: (NaturalSizeReader, Expression?) -> NaturalSize?
  ) -> NaturalSize? {
    let uses = surroundings(holders).prefix(SwiftUIPlace.mostUses).filter { use in
      !use.isOutOfUse && !use.isHeld && use.givers.allSatisfy { code.project.isReached($0.place.start, in: $0.code.file) }
    }
    let sizes = uses.compactMap { use -> NaturalSize? in
      guard let size = measured(modifiers, use, measure), isTooSmall(size) else { return nil }
      return size.noting(use.givers)
    }
    return sizes.first.map { first in sizes.dropFirst().reduce(first) { $0.smaller($1) } }
  }

  private static let mostUses = 16

  /// What code that shows the view says around it.
  private struct Surroundings {
    var looks = InheritedLooks()
    var modifiers: [ViewChain.Modifier] = []
    /// Whether another control answers for the view.
    var isHeld = false
    /// Whether nothing is seen of it there, or answers.
    var isOutOfUse = false
    /// What is given to the view, and to the function that builds it.
    var given = GivenValues.none
    /// The places that give it.
    var givers: [ViewUse] = []

    static var none: Surroundings { Surroundings() }
    static var ofAnyWidth: Surroundings { Surroundings(looks: InheritedLooks(isOfAnyWidth: true)) }

    func inside(_ use: ViewUse, _ holders: Set<String>) -> Surroundings {
      Surroundings(
        looks: use.looks(looks), modifiers: use.modifiers + modifiers,
        isHeld: isHeld || use.around.areHeld(use.place, by: holders) || use.isStyledByReceiver,
        isOutOfUse: isOutOfUse || use.isOutOfUse, given: given, givers: givers
      )
    }

    func given(_ values: GivenValues, by use: ViewUse) -> Surroundings {
      var surroundings = self
      surroundings.given = given.adding(values)
      surroundings.givers.append(use)
      return surroundings
    }
  }

  private func surroundings(_ holders: Set<String>) -> [Surroundings] {
    let ofType = (code.type?.viewUses ?? []).map { Surroundings.none.inside($0, holders).given($0.given(to: type), by: $0) }
    let ways = use.ways
    if ways.allSatisfy(\.isEmpty) { return ofType }
    return (ofType.isEmpty ? [.none] : ofType).flatMap { outer in
      ways.map { way in
        let inner = way.reversed().reduce(outer) { $0.inside($1, holders) }
        guard let nearest = way.first, let function = code.function else { return inner }
        return inner.given(nearest.given(to: function, of: code), by: nearest)
      }
    }
  }

  private func measured(
    _ modifiers: [ViewChain.Modifier], _ outer: Surroundings,
    _ measure: (NaturalSizeReader, Expression?) -> NaturalSize?
  ) -> NaturalSize? {
    var style: Expression?
    switch ControlStyle(modifiers + outer.modifiers, in: scope) {
    case .none: break
    case .style(let nearest): style = nearest
    case .open: return nil
    }
    let inherited = use.looksReceived(outer.looks).scrolled(by: around, at: range)
    let looks = ModifierReader(scope: scope, given: outer.given).looks(inherited, under: modifiers)
    return measure(NaturalSizeReader(scope: scope, looks: looks, given: outer.given), style)
  }

  private func isTooSmall(_ size: NaturalSize) -> Bool {
    [size.width, size.height].contains { $0.map { $0.points < minimum } ?? false }
  }

  /// What holds while a control can be tapped: none of what disables it.
  func whileEnabled(_ chain: ViewChain) -> Assumptions {
    (chain.modifiers + around.modifiers(of: range)).filter { $0.name == "disabled" }.reduce(Assumptions()) { known, modifier in
      modifier.call.argument(nil).flatMap { known.assuming($0, false, in: scope) } ?? known
    }
  }

  /// Whether a control is never seen, or never answers.
  func isPutOutOfUse(_ modifiers: [ViewChain.Modifier]) -> Bool {
    (modifiers + around.modifiers(of: range)).contains(where: \.putsOutOfUse)
  }
}

// MARK: - What is given

extension SwiftUIPlace {
  /// Whether how large a view is may hang on what it is given where it is shown, or what the function is given that builds it.
  private func isSizedByGiven(_ chain: ViewChain) -> Bool {
    chain.modifiers.contains { isSizedByGiven($0.call) }
      || chain.root.containsExpression { $0.call.map(isSizedByGiven) ?? false }
      || (chain.root.call?.label?.body.shownViews ?? []).contains { $0.viewChain.root.ownName.map(isGiven) ?? false }
  }

  private func isSizedByGiven(_ call: Call) -> Bool {
    guard call.name.map(Self.sizing.contains) ?? false else { return false }
    return call.arguments.contains { $0.value.containsExpression { $0.ownName.map(isGiven) ?? false } }
  }

  private static let sizing: Set<String> = ["Label", "Text", "font", "frame", "imageScale", "padding", "scaleEffect"]

  private func isGiven(_ name: String) -> Bool {
    if let function = code.function, function.parameters.contains(where: { $0.name == name }) { return true }
    guard let property = type.property(name), !property.facts.isStatic else { return false }
    return property.facts.isComputed || !property.facts.isConstant || property.facts.initialValue == nil
  }
}

extension NaturalSize {
  /// With a word on who gives what it comes from.
  fileprivate func noting(_ givers: [ViewUse]) -> NaturalSize {
    func noting(_ length: NaturalLength?) -> NaturalLength? {
      length.map { length in
        let places = givers.map { NaturalLength.Source(kind: .written, points: length.points, range: $0.making?.nameRange ?? $0.place, file: $0.code.file) }
        return NaturalLength(points: length.points, sources: length.sources + places)
      }
    }
    return NaturalSize(width: noting(width), height: noting(height), showsText: showsText)
  }

  /// The smaller one of two, with what both come from.
  fileprivate func smaller(_ other: NaturalSize) -> NaturalSize {
    NaturalSize(
      width: NaturalLength.shorter(width, other.width), height: NaturalLength.shorter(height, other.height),
      showsText: showsText || other.showsText
    )
  }
}

extension NaturalLength {
  fileprivate static func shorter(_ left: NaturalLength?, _ right: NaturalLength?) -> NaturalLength? {
    guard let left, let right else { return left ?? right }
    return NaturalLength(points: min(left.points, right.points), sources: left.sources + right.sources)
  }
}

extension Array where Element == Enclosure {
  /// Whether a place is within what another control shows, which is one of those named.
  fileprivate func areHeld(_ place: ByteRange, by controls: Set<String>) -> Bool {
    expressions.contains { $0.constructedType != nil && $0.call?.answers(for: place, asOneOf: controls) ?? false }
  }
}

extension Expression {
  /// The end of a chain that begins with it, once some of the modifiers are applied.
  fileprivate func changed(by modifiers: ArraySlice<ViewChain.Modifier>) -> Expression? {
    guard let last = modifiers.last else { return self }
    return Expression(range: range.through(last.range), kind: .call(last.call))
  }
}

extension TouchTarget {
  /// - Returns: nil where neither length is known to be below the minimum, and for what takes no room.
  fileprivate init?(_ size: NaturalSize, _ file: Int, named name: String, at range: ByteRange, below minimum: Double) {
    let known = [size.width, size.height].compactMap { $0 }
    let small = known.filter { $0.points < minimum }
    guard !small.isEmpty, known.allSatisfy({ $0.points > 1 }) else { return nil }
    self.init(name: name, width: size.width?.points, height: size.height?.points, range: range, file: file)
    // What is written is no upper bound.
    isNatural = !small.allSatisfy { $0.sources.allSatisfy { $0.kind == .written } }
    isOfText = size.showsText && small.allSatisfy(\.isOfContentAlone)
    let sources = small.flatMap(\.sources).filter { $0.kind != .system }
    for source in sources where !evidence.contains(where: { $0.range == source.range && $0.file == source.file }) {
      evidence.append(Evidence(source))
    }
  }

  /// The same where it looks larger than it is, by a frame or by padding that stands around the control.
  fileprivate func surrounded(by modifiers: [ViewChain.Modifier], _ code: ProjectCode) -> TouchTarget {
    let applied = modifiers.flatMap(code.appliedModifiers)
    guard let index = applied.firstIndex(where: { $0.modifier.isPadding || $0.modifier.givesRoom }) else { return self }
    let outer = applied[index]
    var target = self
    target.looksLarger = outer.modifier.name == "frame" || applied[index...].contains(where: \.modifier.isSeen)
    let kind: Evidence.Kind = outer.modifier.name == "frame" ? .outerFrame : .outerPadding
    target.evidence.append(Evidence(kind: kind, range: outer.modifier.range, file: outer.file))
    return target
  }
}

extension TouchTarget.Evidence {
  fileprivate init(_ source: NaturalLength.Source) {
    switch source.kind {
    case .symbol(let font): self.init(kind: .symbol(source.points, font: font), range: source.range, file: source.file)
    case .text(let font): self.init(kind: .text(source.points, font: font), range: source.range, file: source.file)
    case .picture: self.init(kind: .picture(source.points), range: source.range, file: source.file)
    case .written, .system: self.init(kind: .length, range: source.range, file: source.file)
    }
  }
}

extension ViewChain.Modifier {
  fileprivate var isPadding: Bool { name == "padding" && !call.arguments.contains { $0.value.kind == .number(0) } }

  /// Whether it is a frame that says how large the view around a control is.
  fileprivate var givesRoom: Bool {
    name == "frame" && call.arguments.contains { argument in
      ["width", "height", "minWidth", "minHeight"].contains(argument.label) && !argument.value.isNil
    }
  }

  /// Whether it draws something as large as the view that it is given.
  fileprivate var isSeen: Bool {
    ["background", "border", "clipShape", "cornerRadius", "mask", "overlay", "glassEffect"].contains(name)
  }
}

extension ViewUse {
  /// Whether nothing is seen of the view where it is used, or answers. What opens a screen says nothing of that.
  fileprivate var isOutOfUse: Bool {
    modifiers.contains(where: \.putsOutOfUse) && !around.expressions.contains { $0.call?.opens(at: place) ?? false }
  }
}

extension ViewChain.Modifier {
  /// Whether it leaves nothing of a control to be seen, or to answer.
  fileprivate var putsOutOfUse: Bool {
    let value = call.arguments.first?.value.kind
    switch name {
    case "hidden", "accessibilityRepresentation": return true
    case "disabled": return value == .boolean(true)
    case "opacity": return value == .number(0)
    default: return false
    }
  }
}
