/// What makes a view as large as another one, or as a part of it, in one dimension.
struct ViewTie {
  let dimension: Dimension
  let other: Other
  var otherDimension: Dimension
  var factor = 1.0
  /// What is added to the other view's length, in points.
  var difference = 0.0
  /// Whether the view may be smaller.
  var isLimit = false
  let range: ByteRange
  let code: ProjectCode

  enum Dimension: String {
    case width
    case height
  }

  enum Other: Equatable {
    case view(ViewCode.Identity)
    /// The view that holds it.
    case superview
  }

  /// One side of a view, fixed to the same side of another one.
  fileprivate struct Edge {
    let side: Side
    let other: Other
    /// How far within the other view it is.
    let inset: Double
    let range: ByteRange
    let code: ProjectCode
  }

  fileprivate enum Side: String, CaseIterable {
    case top, bottom, leading, trailing, left, right

    var dimension: Dimension { self == .top || self == .bottom ? .height : .width }
    var isFar: Bool { [.bottom, .trailing, .right].contains(self) }

    static let groups: [String: [Side]] = [
      "edges": [.top, .bottom, .leading, .trailing], "directionalEdges": [.top, .bottom, .leading, .trailing],
      "horizontalEdges": [.leading, .trailing], "directionalHorizontalEdges": [.leading, .trailing],
      "verticalEdges": [.top, .bottom], "directionalVerticalEdges": [.top, .bottom],
    ]
  }
}

extension ViewCode {
  /// What ties its size to other views'.
  var ties: [ViewTie] {
    var ties: [ViewTie] = []
    var edges: [ViewTie.Edge] = []
    for use in calls where use.isRequired { TieReader(use)?.read(&ties, &edges) }
    return ties + edges.paired
  }
}

extension Array where Element == ViewTie.Edge {
  /// The dimensions of which both sides are fixed to one view.
  fileprivate var paired: [ViewTie] {
    filter { !$0.side.isFar }.compactMap { near in
      let far = first { $0.side.isFar && $0.side.dimension == near.side.dimension && $0.other == near.other }
      return far.map { far in
        ViewTie(
          dimension: near.side.dimension, other: near.other, otherDimension: near.side.dimension, difference: -near.inset - far.inset,
          range: near.range, code: near.code
        )
      }
    }
  }
}

/// Reads the constraints that a call makes between a view and others.
private struct TieReader {
  let use: ViewCode.Use<ViewCode.MemberCall>
  let resolver: ViewResolver

  init?(_ use: ViewCode.Use<ViewCode.MemberCall>) {
    guard let type = use.code.type else { return nil }
    self.use = use
    resolver = ViewResolver(type: type, code: use.code)
  }

  func read(_ ties: inout [ViewTie], _ edges: inout [ViewTie.Edge]) {
    let call = use.what.call
    let path = use.what.path
    if path.count == 2, path[1] == "constraint", path[0].hasSuffix("Anchor") {
      readAnchor(String(path[0].dropLast("Anchor".count)), call, &ties, &edges)
    } else if path == ["autoPinEdgesToSuperviewEdges"], call.arguments.isEmpty {
      for side in [ViewTie.Side.top, .bottom, .leading, .trailing] { edges.append(edge(side, .superview, 0, use.range)) }
    } else if let maker = path.last, ConstraintClosures.makers.contains(maker), let closure = call.closures.last,
      path.count == 1 || path.dropLast() == ["snp"]
    {
      for statement in closure.body { readMade(statement, closure.parameters.first ?? "$0", &ties, &edges) }
    }
  }

  // MARK: Anchors

  /// `button.heightAnchor.constraint(equalTo: bar.heightAnchor, multiplier: 0.5)`
  private func readAnchor(_ own: String, _ call: Call, _ ties: inout [ViewTie], _ edges: inout [ViewTie.Edge]) {
    guard let relation = call.arguments.first?.label, ["equalTo", "lessThanOrEqualTo"].contains(relation),
      case .member(let base, let anchor) = call.arguments[0].value.kind, anchor.hasSuffix("Anchor"), let other = view(base),
      let added = number(call.argument("constant"), 0), let factor = number(call.argument("multiplier"), 1)
    else { return }
    let name = String(anchor.dropLast("Anchor".count))
    if let dimension = ViewTie.Dimension(rawValue: own), let otherDimension = ViewTie.Dimension(rawValue: name) {
      ties.append(
        ViewTie(
          dimension: dimension, other: other, otherDimension: otherDimension, factor: factor, difference: added,
          isLimit: relation != "equalTo", range: use.range, code: use.code
        )
      )
    } else if let side = ViewTie.Side(rawValue: own), own == name, relation == "equalTo" {
      edges.append(edge(side, other, side.isFar ? -added : added, use.range))
    }
  }

  // MARK: SnapKit's closures

  /// `make.height.equalTo(bar).multipliedBy(0.5)`, `make.top.bottom.equalToSuperview().inset(8)`
  private func readMade(_ statement: Statement, _ maker: String, _ ties: inout [ViewTie], _ edges: inout [ViewTie.Edge]) {
    guard case .expression(let expression) = statement.kind else { return }
    let chain = expression.viewChain
    guard let names = chain.root.path, names.first == maker, names.count > 1, let relation = chain.modifiers.first,
      let (other, attribute) = other(of: relation), let change = Change(chain.modifiers.dropFirst(), use.scope)
    else { return }
    for name in names.dropFirst() {
      let dimensions = name == "size" ? [.width, .height] : ViewTie.Dimension(rawValue: name).map { [$0] } ?? []
      for dimension in dimensions {
        ties.append(
          ViewTie(
            dimension: dimension, other: other, otherDimension: attribute.flatMap(ViewTie.Dimension.init) ?? dimension,
            factor: change.factor, difference: change.offset - 2 * change.inset, isLimit: relation.name == "lessThanOrEqualTo",
            range: expression.range, code: use.code
          )
        )
      }
      let sides = ViewTie.Side.groups[name] ?? ViewTie.Side(rawValue: name).map { [$0] } ?? []
      guard relation.name != "lessThanOrEqualTo", attribute == nil || attribute == name else { continue }
      for side in sides {
        edges.append(edge(side, other, change.inset + (side.isFar ? -change.offset : change.offset), expression.range))
      }
    }
  }

  /// What a constraint is made with, and which part of it.
  private func other(of relation: ViewChain.Modifier) -> (ViewTie.Other, attribute: String?)? {
    switch relation.name {
    case "equalToSuperview": return (.superview, nil)
    case "equalTo", "lessThanOrEqualTo":
      guard relation.call.arguments.count == 1, let value = relation.call.arguments.first?.value else { return nil }
      if case .member(let inner?, let attribute) = value.kind, inner.lastName == "snp" {
        return view(inner.base).map { ($0, attribute) }
      }
      return view(value).map { ($0, nil) }
    default: return nil
    }
  }

  /// What the calls after a constraint make of it; nil where that isn't known.
  private struct Change {
    var factor = 1.0
    var offset = 0.0
    var inset = 0.0

    init?(_ modifiers: some Sequence<ViewChain.Modifier>, _ scope: CodeScope) {
      for modifier in modifiers {
        if ["labeled", "activate"].contains(modifier.name) { continue }
        guard modifier.call.arguments.count == 1, let value = scope.number(modifier.call.arguments[0].value) else { return nil }
        switch modifier.name {
        case "multipliedBy": factor = value
        case "dividedBy" where value != 0: factor = 1 / value
        case "offset": offset = value
        case "inset": inset = value
        default: return nil
        }
      }
    }
  }

  // MARK: Parts

  private func edge(_ side: ViewTie.Side, _ other: ViewTie.Other, _ inset: Double, _ range: ByteRange) -> ViewTie.Edge {
    ViewTie.Edge(side: side, other: other, inset: inset, range: range, code: use.code)
  }

  /// The view that an expression is; nil for anything else, such as a layout guide.
  private func view(_ expression: Expression?) -> ViewTie.Other? {
    guard let expression else { return .view(.object) }
    if expression.lastName == "superview" { return .superview }
    guard let (identity, path) = resolver.view(expression, use.around), path.isEmpty else { return nil }
    return .view(identity)
  }

  private func number(_ expression: Expression?, _ missing: Double) -> Double? {
    guard let expression else { return missing }
    return use.scope.number(expression)
  }
}
