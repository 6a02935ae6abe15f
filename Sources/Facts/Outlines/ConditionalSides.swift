/// The sides of `#if` that are being read, from the outermost on.
package struct ConditionalSides {
  private struct Side {
    /// How many scopes are open around it.
    let scopes: Int
    /// What the condition of the first side names.
    let first: PlatformCondition
    let isInDropped: Bool
    var isDropped: Bool
  }

  private var sides: [Side] = []

  package init() {}

  package var isEmpty: Bool { sides.isEmpty }

  /// Whether what is read now is compiled only for a system that the guidelines don't speak of.
  package var isDropped: Bool { sides.last?.isDropped ?? false }

  /// How many of them lie in the innermost of so many scopes.
  package func count(in scopes: Int) -> Int {
    var count = 0
    for side in sides.reversed() {
      if side.scopes != scopes { break }
      count += 1
    }
    return count
  }

  /// `#if`
  package mutating func open(_ condition: PlatformCondition, scopes: Int) {
    let isInDropped = isDropped
    sides.append(
      Side(scopes: scopes, first: condition, isInDropped: isInDropped, isDropped: isInDropped || condition.isForOthers)
    )
  }

  /// `#elseif`, and without a condition `#else`
  package mutating func turn(_ condition: PlatformCondition?) {
    guard let last = sides.last else { return }
    sides[sides.count - 1].isDropped = last.isInDropped || (condition?.isForOthers ?? last.first.isForTouch)
  }

  /// `#endif`
  package mutating func close() {
    _ = sides.popLast()
  }
}
