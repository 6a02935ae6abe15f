/// What all of several places have in common.
struct CommonKnowledge {
  private(set) var known: Assumptions?

  /// - Returns: false where nothing is left.
  mutating func add(_ place: Assumptions) -> Bool {
    guard let other = known else {
      known = place
      return place.sayAnything
    }
    var both = Assumptions()
    for (subject, first) in other.known {
      guard let second = place.known[subject], let either = first.or(second) else { continue }
      both.known[subject] = either
    }
    known = both
    return both.sayAnything
  }
}

extension Assumptions.Knowledge {
  /// What holds where one or the other does; nil where that is nothing.
  fileprivate func or(_ other: Self) -> Self? {
    if let allowed, let others = other.allowed {
      return Self(allowed: allowed.subtracting(excluded).union(others.subtracting(other.excluded)))
    }
    let never = ruledOut(by: other).intersection(other.ruledOut(by: self))
    return never.isEmpty ? nil : Self(excluded: never)
  }

  /// The values that can't be, of those that either of the two speaks of.
  private func ruledOut(by other: Self) -> Set<String> {
    guard let allowed else { return excluded }
    return excluded.union(other.excluded).subtracting(allowed.subtracting(excluded))
  }
}
