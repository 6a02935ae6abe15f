/// The suppressions of one file, one order a rule that they name, and which of them had an effect.
struct SuppressionOrders {
  /// What one comment says about one rule.
  struct Order {
    let action: Suppression.Action
    let rule: Suppression.RuleName
    /// Which comment gives it, and where the rule's name stands among those that the comment names.
    let comment: Int
    /// The name with what parts it from its neighbour.
    let nameRange: ByteRange
    /// What goes with the whole comment.
    let removal: ByteRange?
    let lines: ClosedRange<Int>?
    let reason: String?
    /// Where the comment's text stands.
    let position: SourcePosition
    fileprivate(set) var isUsed = false

    /// Whether it speaks of the rule. `all` stands for all but the engine's own, which would take back what they
    /// say of it.
    func names(_ id: String) -> Bool {
      if rule.id == Suppression.RuleName.all {
        return !suppressionRules.contains { $0.description.id == id }
      }
      return rule.id == id
    }
  }

  private var orders: [Order] = []
  /// The orders that end regions of a rule, by its id, as far as it was asked about.
  private var ends: [String: [Int]] = [:]

  init(_ suppressions: [Suppression], lines: LineTable) {
    for (index, suppression) in suppressions.enumerated() {
      let position = lines.position(at: suppression.range.start)
      for (place, rule) in suppression.rules.enumerated() {
        orders.append(Order(
          action: suppression.action, rule: rule, comment: index, nameRange: Self.nameRange(place, suppression.rules),
          removal: suppression.removal, lines: suppression.lines, reason: suppression.reason, position: position
        ))
      }
    }
    markEndsOfRegions()
  }

  /// From the name before up to the name's end; of the first, up to where the next begins.
  private static func nameRange(_ place: Int, _ names: [Suppression.RuleName]) -> ByteRange {
    let name = names[place].range
    if place > 0 { return ByteRange(start: names[place - 1].range.end, end: name.end) }
    return ByteRange(start: name.start, end: names.count > 1 ? names[1].range.start : name.end)
  }

  /// The orders without effect, those left out that aren't understood.
  var unused: [Order] {
    orders.filter { order in
      if case .unknown = order.action { return false }
      return !order.isUsed
    }
  }

  /// How many rules a comment names.
  func count(ofComment comment: Int) -> Int { orders.count { $0.comment == comment } }

  /// The finding as it is taken back, with the first reason that is given; nil where it isn't. Every order that would
  /// take it back has had its effect.
  mutating func suppress(_ finding: Finding) -> SuppressedFinding? {
    let ends = ends(of: finding.rule)
    let effective = orders.indices.filter { covers($0, finding, ends) }
    for index in effective { orders[index].isUsed = true }
    if effective.isEmpty { return nil }
    return SuppressedFinding(finding, reason: effective.compactMap { orders[$0].reason }.first)
  }

  /// A finding is suppressed by where it starts.
  private func covers(_ index: Int, _ finding: Finding, _ ends: [Int]) -> Bool {
    let order = orders[index]
    guard order.names(finding.rule), let lines = order.lines else { return false }
    let start = finding.range.start
    switch order.action {
    case .disableFile: return true
    case .disableNext, .disableThis, .disablePrevious: return lines.contains(start.line)
    case .disable: return start.line >= lines.lowerBound && !isEnabled(by: ends, after: index, until: start)
    case .enable, .unknown: return false
    }
  }

  /// Whether a comment between the one that began the region and the place has ended it. The next end is the first of
  /// all that follow, so no other needs to be looked at.
  private func isEnabled(by ends: [Int], after index: Int, until place: SourcePosition) -> Bool {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low < ends.count && orders[ends[low]].position <= place
  }

  private mutating func ends(of id: String) -> [Int] {
    if let known = ends[id] { return known }
    let found = orders.indices.filter { orders[$0].action == .enable && orders[$0].names(id) }
    ends[id] = found
    return found
  }

  // MARK: Ends of regions

  /// The end of a region is used if there is a region to end.
  private mutating func markEndsOfRegions() {
    var open: Set<String> = []
    for index in orders.indices {
      let id = orders[index].rule.id
      switch orders[index].action {
      case .disable:
        open.insert(id)
      case .enable where id == Suppression.RuleName.all:
        orders[index].isUsed = !open.isEmpty
        open.removeAll()
      case .enable:
        orders[index].isUsed = open.contains(id) || open.contains(Suppression.RuleName.all)
        open.remove(id)
      default:
        break
      }
    }
  }
}
