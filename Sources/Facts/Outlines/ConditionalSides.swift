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

/// What a condition of `#if` says of those who get to see the code.
package struct PlatformCondition {
  /// Whether it is met only for a system that the guidelines don't speak of, or for the app's own developers.
  package let isForOthers: Bool
  /// Whether it is met wherever people touch the app: what stands behind `#else` is for the others.
  package let isForTouch: Bool
  /// Whether a flag of the project's own decides: joined by `||` with one for its developers, it is for those who try the app.
  private let isOwnFlag: Bool

  /// A condition of something else.
  package static let any = PlatformCondition(isForOthers: false, isForTouch: false)

  /// What several of them say that are joined by `&&`, or by `||`.
  package init(_ operands: [PlatformCondition], isConjunction: Bool) {
    if isConjunction {
      isForOthers = operands.contains(where: \.isForOthers)
      isForTouch = operands.allSatisfy(\.isForTouch)
    } else {
      isForOthers = operands.contains(where: \.isForOthers) && operands.allSatisfy { $0.isForOthers || $0.isOwnFlag }
      isForTouch = operands.contains(where: \.isForTouch)
    }
    isOwnFlag = false
  }

  /// `os(…)`, `canImport(…)` or `targetEnvironment(…)` of these names.
  package init(names: [String]) {
    self.init(
      isForOthers: names.allSatisfy(ConditionalCompilation.others.contains),
      isForTouch: names.allSatisfy(ConditionalCompilation.touch.contains)
    )
  }

  /// A flag such as `DEBUG`, or `true` or `false`.
  package init(flag name: String) {
    let isForOthers = ConditionalCompilation.neverSold.contains(name)
    let isName = name.utf8.allSatisfy { ByteClass.table[Int($0)] == .word }
    self.init(isForOthers: isForOthers, isForTouch: name == "true", isOwnFlag: isName && !isForOthers && name != "true")
  }

  package var negated: PlatformCondition { PlatformCondition(isForOthers: isForTouch, isForTouch: isForOthers) }

  private init(isForOthers: Bool, isForTouch: Bool, isOwnFlag: Bool = false) {
    self.isForOthers = isForOthers
    self.isForTouch = isForTouch
    self.isOwnFlag = isOwnFlag
  }
}

/// What conditions of `#if` are told apart by.
enum ConditionalCompilation {
  static let others: Set<String> = [
    "macOS", "OSX", "watchOS", "tvOS", "visionOS", "Linux", "Windows", "Android", "macCatalyst", "simulator",
    "AppKit", "Cocoa", "WatchKit", "TVUIKit",
  ]
  static let touch: Set<String> = ["iOS", "UIKit"]
  /// What is set only in builds that nobody but the app's own developers runs, or in none.
  static let neverSold: Set<String> = ["DEBUG", "false"]
}
