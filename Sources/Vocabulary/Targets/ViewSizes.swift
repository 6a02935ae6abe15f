/// The sizes of a type's views, as far as they follow from their own code and from that of the views around them.
final class ViewSizes {
  let views: [ViewCode]
  private let type: ProjectType
  private let byIdentity: [ViewCode.Identity: ViewCode]
  /// What was known when only some code was looked at.
  private let before: ViewSizes?
  private lazy var holders: ViewHolders = before?.holders ?? ViewHolders(of: type)
  private var ties: [ViewCode.Identity: [ViewTie]] = [:]
  /// The ties of views to stacks that they share.
  private lazy var shares: [ViewCode.Identity: [ViewTie]] = {
    var found: [ViewCode.Identity: [ViewTie]] = [:]
    var seen: Set<ViewCode.Identity> = []
    for stack in views + (before?.views ?? []) where seen.insert(stack.identity).inserted {
      for (part, tie) in stack.equalShares(in: type, among: { byIdentity[$0] }) { found[part, default: []].append(tie) }
    }
    return found
  }()

  /// - Parameter before: the sizes of the same type's views by some of its code, for those that aren't among these.
  init(_ views: [ViewCode], of type: ProjectType, before: ViewSizes? = nil) {
    self.views = views
    self.type = type
    self.before = before
    byIdentity = Dictionary((views + (before?.views ?? [])).map { ($0.identity, $0) }) { first, _ in first }
  }

  /// A length in points, and what gives it.
  struct Known {
    let length: Double
    let isLimit: Bool
    let sizing: ViewSizing
  }

  /// What a view leaves to those in it, where that is little.
  typealias Room = (width: Known?, height: Known?)

  // MARK: Ties

  /// The sizes that a view takes over from others, in the dimensions that its own code says nothing of.
  func tiedSizings(of view: ViewCode) -> [ViewSizing] {
    let own = view.effectiveSizings
    guard !view.isCollapsed else { return [] }
    return [ViewTie.Dimension.width, .height].flatMap { dimension -> [ViewSizing] in
      guard !own.contains(where: { $0.length(dimension) != nil }) else { return [] }
      return tied(dimension, view.identity, ViewSizes.followed)
    }
  }

  private static let followed = 4

  private func ties(of view: ViewCode.Identity) -> [ViewTie] {
    if let known = ties[view] { return known }
    let found = (byIdentity[view]?.ties ?? []) + (shares[view] ?? [])
    ties[view] = found
    return found
  }

  private func tied(_ dimension: ViewTie.Dimension, _ view: ViewCode.Identity, _ depth: Int) -> [ViewSizing] {
    guard depth > 0 else { return [] }
    let found = ties(of: view).filter { $0.dimension == dimension }.map { tie -> ViewSizing? in
      guard let other = identity(of: tie.other, from: view), other != view || tie.otherDimension != dimension,
        let known = length(tie.otherDimension, of: other, depth - 1)
      else { return nil }
      let length = known.length * tie.factor + tie.difference
      var sizing = ViewSizing(
        width: dimension == .width ? length : nil, height: dimension == .height ? length : nil, way: .constraint, range: tie.range,
        code: tie.code, value: nil
      )
      sizing.isLimit = tie.isLimit || known.isLimit
      sizing.origin = TouchTarget.Evidence(kind: .length, range: known.sizing.range, file: known.sizing.code.file)
      return sizing
    }
    // What it is tied to in another way may make it larger.
    return found.contains { $0 == nil } ? [] : found.compactMap { $0 }.filter { $0.least > 1 }
  }

  private func identity(of other: ViewTie.Other, from view: ViewCode.Identity) -> ViewCode.Identity? {
    switch other {
    case .view(let identity): identity
    case .superview: holders.holder(of: view)
    }
  }

  private func length(_ dimension: ViewTie.Dimension, of view: ViewCode.Identity, _ depth: Int) -> Known? {
    guard let code = byIdentity[view], !code.isCollapsed else { return nil }
    let own = code.effectiveSizings.filter { $0.length(dimension) != nil }
    let sizings = own.isEmpty ? tied(dimension, view, depth) : own
    guard let largest = sizings.max(by: { $0.length(dimension) ?? 0 < $1.length(dimension) ?? 0 }),
      let length = largest.length(dimension)
    else { return nil }
    return Known(length: length, isLimit: sizings.allSatisfy(\.isLimit), sizing: largest)
  }

  // MARK: Holders

  /// How large the view is that a view stands in, and that hands on no touches beyond its bounds: the dimensions below a
  /// minimum. A bar makes more room for what it holds.
  func room(for view: ViewCode, below minimum: Double) -> Room {
    guard !view.isCollapsed, let holder = holders.holder(of: view.identity), holder != view.identity, keepsTouches(holder),
      !(byIdentity[holder].map { $0.isInBar || type.isInBar($0) } ?? false)
    else { return (nil, nil) }
    let lengths = [ViewTie.Dimension.width, .height].map { dimension in
      length(dimension, of: holder, ViewSizes.followed).flatMap { $0.length < minimum ? $0 : nil }
    }
    return (lengths[0], lengths[1])
  }

  private func keepsTouches(_ holder: ViewCode.Identity) -> Bool {
    let declared = holder == .object
      ? type : byIdentity[holder]?.type.flatMap { type.project.type(named: $0.base, from: type) }
    return !(declared?.enlargesHitArea ?? false)
  }

  /// The views that stand in ones that are smaller than a length.
  func held(below minimum: Double) -> [ViewCode.Identity] {
    let tight = views.filter { view in
      view.effectiveSizings.contains { $0.least < minimum } || tiedSizings(of: view).contains { $0.least < minimum }
    }
    return tight.flatMap { holders.views(in: $0.identity) }
  }

  /// Some views, with those that their sizes follow from.
  func involved(with candidates: Set<ViewCode.Identity>) -> Set<ViewCode.Identity> {
    var found = candidates
    var pending = Array(candidates)
    while let view = pending.popLast() {
      let others = ties(of: view).compactMap { identity(of: $0.other, from: view) } + [holders.holder(of: view)].compactMap { $0 }
      for other in others where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}

extension ViewSizing {
  fileprivate func length(_ dimension: ViewTie.Dimension) -> Double? { dimension == .width ? width : height }
}
