/// The sides of `#if` that are being read, from the outermost on.
struct ConditionalSides {
  private struct Side {
    /// How many scopes are open around it.
    let scopes: Int
    /// What the condition of the first side names.
    let first: PlatformCondition
    let isInDropped: Bool
    var isDropped: Bool
  }

  private var sides: [Side] = []

  var isEmpty: Bool { sides.isEmpty }

  /// Whether what is read now is compiled only for a system that the guidelines don't speak of.
  var isDropped: Bool { sides.last?.isDropped ?? false }

  /// How many of them lie in the innermost of so many scopes.
  func count(in scopes: Int) -> Int {
    var count = 0
    for side in sides.reversed() {
      if side.scopes != scopes { break }
      count += 1
    }
    return count
  }

  /// `#if`
  mutating func open(_ condition: PlatformCondition, scopes: Int) {
    let isInDropped = isDropped
    sides.append(
      Side(scopes: scopes, first: condition, isInDropped: isInDropped, isDropped: isInDropped || condition.isForOthers)
    )
  }

  /// `#elseif`, and without a condition `#else`
  mutating func turn(_ condition: PlatformCondition?) {
    guard let last = sides.last else { return }
    sides[sides.count - 1].isDropped = last.isInDropped || (condition?.isForOthers ?? last.first.isForTouch)
  }

  /// `#endif`
  mutating func close() {
    _ = sides.popLast()
  }
}

/// What a condition of `#if` says of those who get to see the code.
struct PlatformCondition {
  /// Whether it is met only for a system that the guidelines don't speak of, or for the app's own developers.
  let isForOthers: Bool
  /// Whether it is met wherever people touch the app: what stands behind `#else` is for the others.
  let isForTouch: Bool

  /// A condition of something else.
  static let any = PlatformCondition(isForOthers: false, isForTouch: false)

  /// What several of them say that are joined by `&&`, or by `||`.
  init(_ operands: [PlatformCondition], isConjunction: Bool) {
    if isConjunction {
      isForOthers = operands.contains(where: \.isForOthers)
      isForTouch = operands.allSatisfy(\.isForTouch)
    } else {
      isForOthers = operands.allSatisfy(\.isForOthers)
      isForTouch = operands.contains(where: \.isForTouch)
    }
  }

  /// `os(…)`, `canImport(…)` or `targetEnvironment(…)` of these names.
  init(names: [String]) {
    self.init(
      isForOthers: names.allSatisfy(ConditionalCompilation.others.contains),
      isForTouch: names.allSatisfy(ConditionalCompilation.touch.contains)
    )
  }

  /// A flag such as `DEBUG`, or `true` or `false`.
  init(flag name: String) {
    self.init(isForOthers: ConditionalCompilation.neverSold.contains(name), isForTouch: name == "true")
  }

  var negated: PlatformCondition { PlatformCondition(isForOthers: isForTouch, isForTouch: isForOthers) }

  private init(isForOthers: Bool, isForTouch: Bool) {
    self.isForOthers = isForOthers
    self.isForTouch = isForTouch
  }
}
