// Drawn views that are as high as what they show.
extension DrawnInterface {
  /// The height that a button, a line of text, a picture, or what holds such alone asks for by what it shows, as Interface Builder
  /// has measured it, or as its picture is by now; nil where something may stretch it, or code changes what it shows.
  func naturalHeight(of object: DrawnObject) -> FixedSide? {
    guard let height = height(askedForBy: object), height > 0, isOpenInHeight(object), !object.mayShowOtherwise,
      let pictures = object.heightsOfPicturesByCode, let texts = object.heightsOfTextByCode
    else { return nil }
    let shown = pictures + texts + [object.heightOfPicture].compactMap { $0 }
    return FixedSide(length: shown.reduce(height, max).rounded(.up), range: nil, isNatural: true)
  }

  /// The height that a button asks for by its title and its picture, however high it is drawn; nil where more says how it looks than
  /// is known.
  package func heightAskedFor(by button: DrawnObject) -> FixedSide? {
    guard button.isLaidOutByConstraints, !button.mayShowOtherwise, let pictures = button.heightsOfPicturesByCode,
      let texts = button.heightsOfTextByCode, let drawn = button.heightsDrawn
    else { return nil }
    let highest = (pictures + texts + drawn).max()
    return highest.map { FixedSide(length: $0.rounded(.up), range: nil, isNatural: true) }
  }

  /// The height that Interface Builder has given a view that asks for it, or that a button's title and picture ask for where its
  /// frame is out of date.
  private func height(askedForBy object: DrawnObject) -> Double? {
    if isMeasured(object) { return object.element.facts.frame?.height }
    return object.isLaidOutByConstraints && object.isMisplaced && object.title != nil ? object.heightsDrawn?.max() : nil
  }

  /// Whether Interface Builder has given a view the height that it asks for: a stack, or a view around others, that of what it holds.
  private func isMeasured(_ object: DrawnObject) -> Bool {
    guard ["stackView", "view"].contains(object.node.name) else { return object.isMeasured }
    return object.isPlacedByConstraints && !object.element.stacked.isEmpty && object.element.stacked.allSatisfy(keepsMeasure)
  }

  /// Whether a view in another is measured, or has a height of its own, and nothing makes it another height.
  private func keepsMeasure(_ view: InterfaceElement) -> Bool {
    guard let object = object(view.facts.id), !object.isUncertain else { return false }
    if let height = view.fixingConstraint(of: .height) {
      return height.referrers.isEmpty && !object.mayBeChanged(by: DrawnObject.sizing)
    }
    guard isMeasured(object), !object.mayShowOtherwise, let height = object.element.facts.frame?.height else { return false }
    let shown = [object.heightsOfPicturesByCode, object.heightsOfTextByCode]
    return shown.allSatisfy { $0?.allSatisfy { $0 <= height } ?? false }
      && !ties.holdings(of: object.id).contains { $0.attribute == "height" }
  }

  /// Whether constraints, or the stack around it, say where a view stands, and none how high it is.
  private func isOpenInHeight(_ object: DrawnObject, besides equals: Set<String> = []) -> Bool {
    let held = Set(ties.holdings(of: object.id).filter { !isShared($0, by: object, besides: equals) }.map(\.attribute))
    if held.contains("height") { return false }
    if let stack = object.element.parent, stack.kind == "stackView" { return leavesHeightOpen(stack) }
    guard !held.isDisjoint(with: DrawnEdges.vertical.union(["centerY"])) else { return false }
    return !isHeld(object, at: DrawnEdges.upper, DrawnEdges.lower) || !isHeld(object, at: DrawnEdges.lower, DrawnEdges.upper)
  }

  /// Whether a constraint only makes two buttons equally high, of which the other asks for its height by what it shows, too.
  private func isShared(_ holding: DrawnTies.Holding, by object: DrawnObject, besides equals: Set<String>) -> Bool {
    guard holding.attribute == "height", let end = holding.other, end.attribute == "height" else { return false }
    guard !equals.contains(end.view) else { return true }
    guard let other = self.object(end.view), [object, other].allSatisfy({ $0.node.name == "button" }) else { return false }
    return isMeasured(other) && !other.mayShowOtherwise && isOpenInHeight(other, besides: equals.union([object.id]))
  }

  /// Whether something holds a view at its upper or lower edge that doesn't give way: what only hangs on that edge itself does.
  private func isHeld(
    _ object: DrawnObject, at edges: Set<String>, _ opposite: Set<String>, through seen: Set<String> = []
  ) -> Bool {
    guard !seen.contains(object.id) else { return false }
    return holdings(around: object).contains { holding in
      guard edges.contains(holding.attribute), !holding.isLimit else { return false }
      guard let other = holding.other else { return true }
      if isContentGuide(other.view, around: object) { return false }
      guard let neighbour = self.object(other.view) else { return true }
      if neighbour.element == object.element.parent { return !edges.contains(other.attribute) || !followsItsViews(neighbour) }
      guard neighbour.element.parent == object.element.parent else { return true }
      let seen = seen.union([object.id])
      let others = holdings(around: neighbour)
      let isGivenHeight = others.contains { $0.attribute == "height" }
      if edges.contains(other.attribute) { return isGivenHeight || isHeld(neighbour, at: edges, opposite, through: seen) }
      guard opposite.contains(other.attribute) else { return true }
      if neighbour.takesAnyHeight, !isGivenHeight { return false }
      return others.contains { $0.attribute == "centerY" } || others.count { opposite.contains($0.attribute) } > 1
        || isHeld(neighbour, at: edges, opposite, through: seen)
    }
  }

  /// Whether an id is that of the guide by which what lies in a scroll view says how much there is to scroll.
  private func isContentGuide(_ id: String, around object: DrawnObject) -> Bool {
    object.around.last { $0["id"] != nil }?.child("viewLayoutGuide", key: "contentLayoutGuide")?["id"] == id
  }

  /// Whether a view is as high as what lies in it makes it, or lets that scroll.
  private func followsItsViews(_ view: DrawnObject) -> Bool {
    if view.node.name == "scrollView" { return true }
    return view.isPlacedByConstraints && !view.isGivenItsSize && !view.isUncertain
      && !view.mayBeChanged(by: DrawnObject.sizing.union(DrawnObject.layingOut)) && isOpenInHeight(view)
  }

  /// Where constraints hold a view to what it doesn't hold itself. What lies in it may say how high it is, not where it ends.
  private func holdings(around object: DrawnObject) -> [DrawnTies.Holding] {
    ties.holdings(of: object.id).filter { holding in
      !(holding.other.flatMap { self.object($0.view) }?.around.contains { $0["id"] == object.id } ?? false)
    }
  }

  /// Whether a stack leaves its views as high as they ask to be.
  private func leavesHeightOpen(_ stack: InterfaceElement) -> Bool {
    let (alignment, distribution) = (stack.facts.attributes["alignment"], stack.facts.attributes["distribution"])
    if stack.facts.attributes["axis"] != "vertical" {
      return Self.naturalAlignments.contains(alignment ?? "fill") || [nil, "fill"].contains(alignment) && isAsHighAsItsViews(stack)
    }
    if ["equalSpacing", "equalCentering"].contains(distribution) { return true }
    return [nil, "fill", "fillProportionally"].contains(distribution) && object(stack.facts.id).map { isOpenInHeight($0) } ?? false
  }

  /// Whether all that a horizontal stack lays out is measured, and the highest makes it as high as it is.
  private func isAsHighAsItsViews(_ stack: InterfaceElement) -> Bool {
    object(stack.facts.id).map { isOpenInHeight($0) } ?? false && stack.stacked.allSatisfy(keepsMeasure)
  }

  /// The alignments by which a horizontal stack leaves its views as high as they ask to be.
  private static let naturalAlignments: Set<String> = ["bottom", "center", "firstBaseline", "lastBaseline", "top"]
}

extension DrawnObject {
  /// Whether it shows text alone, without a picture or a room of its own around it.
  public var showsText: Bool { node.name == "label" || node.name == "button" && picture == nil && title != nil }

  /// Whether it asks for no height of its own, and so takes what others leave.
  fileprivate var takesAnyHeight: Bool {
    ["collectionView", "mapView", "scrollView", "tableView", "wkWebView"].contains(node.name)
      || node.name == "view" && node.child("subviews") == nil || node.name == "textView" && node.flag("scrollEnabled") != false
  }

  /// Whether constraints lay it out, and its frame is what they make of it.
  fileprivate var isPlacedByConstraints: Bool { isLaidOutByConstraints && !isMisplaced }

  /// Whether constraints lay it out, wherever it is drawn.
  fileprivate var isLaidOutByConstraints: Bool {
    node["translatesAutoresizingMaskIntoConstraints"] == "NO" && ["ambiguous", "fixedFrame"].allSatisfy { node.flag($0) != true }
  }

  /// Whether its frame isn't what its constraints make of it.
  fileprivate var isMisplaced: Bool { node.flag("misplaced") == true }

  /// Whether Interface Builder has given it the height that it asks for.
  fileprivate var isMeasured: Bool {
    guard isPlacedByConstraints else { return false }
    switch node.name {
    case "button": return true
    case "label": return [nil, "1"].contains(node["numberOfLines"])
    case "imageView": return node["image"] != nil
    default: return false
    }
  }

  /// Whether code may make it show something else that is higher.
  fileprivate var mayShowOtherwise: Bool {
    let showing = node.name == "button" ? Self.showing.subtracting(Self.fonts) : Self.showing
    if mayBeChanged(by: Self.sizing.union(Self.layingOut).union(showing)) { return true }
    return node.name == "imageView" && outletUses.contains { use in !(use.member.map(Self.harmless.contains) ?? false) }
  }

  /// How code changes what a button or a label shows, and so how high it is.
  private static let showing: Set<String> = [
    "adjustsFontForContentSizeCategory", "attributedText", "attributedTitle", "configuration", "contentEdgeInsets", "font",
    "imageView", "kf", "numberOfLines", "sd_setImage", "setAttributedTitle", "setPreferredSymbolConfiguration", "titleLabel",
  ]

  /// How high the pictures are that code puts into a button, in points; nil where that isn't known of one of them.
  fileprivate var heightsOfPicturesByCode: [Double]? {
    var heights: [Double] = []
    for use in outletUses where ["setBackgroundImage", "setImage"].contains(use.member) {
      guard let picture = use.call?.arguments.first?.value else { return nil }
      for picture in picture.alternatives where !picture.isNil {
        guard let height = use.code.scope.heightOfPicture(picture) else { return nil }
        heights.append(height)
      }
    }
    return heights
  }

  /// How high a button is by its title and by its picture, as it is drawn; nil where one isn't known, or it is given room.
  fileprivate var heightsDrawn: [Double]? {
    guard let text = heightOfTitle else { return nil }
    guard let picture else { return [text] }
    return picture.isSymbol ? [text, Self.heightOfSymbol] : heightOfPicture.map { [text, $0] }
  }

  /// How high the picture of the app's own is that a button is drawn with, in points.
  fileprivate var heightOfPicture: Double? {
    guard node.name == "button", let picture, !picture.isSymbol else { return nil }
    return project.pictures.size(of: picture.name)?.height
  }

  /// The most that a symbol takes up in a button that asks for large ones, in points.
  fileprivate static let heightOfSymbol = 30.0

  /// What leaves a picture as it is.
  private static let harmless: Set<String> = wiring.union([
    "accessibilityLabel", "alpha", "backgroundColor", "isHidden", "isUserInteractionEnabled", "layer", "tag", "tintColor",
  ])
}

extension CodeScope {
  /// How high a picture of the app's own, or a symbol that nothing enlarges, is at most in a button, in points.
  fileprivate func heightOfPicture(_ picture: Expression) -> Double? {
    let isResized = picture.containsExpression { expression in
      expression.call?.name.map { name in name.hasPrefix("resiz") || name.contains("onfiguration") } ?? false
    }
    guard !isResized, picture.call?.argument("withConfiguration") == nil, let image = uiImage(picture) else { return nil }
    if let names = picture.call?.argument("named")?.alternatives, names.count > 1 {
      let heights = names.map { text($0).flatMap { project.pictures.size(of: $0)?.height } }
      return heights.contains(nil) ? nil : heights.compactMap { $0 }.max()
    }
    switch image.kind {
    case .asset(let name): return project.pictures.size(of: name)?.height
    case .symbol: return DrawnObject.heightOfSymbol
    default: return nil
    }
  }
}
