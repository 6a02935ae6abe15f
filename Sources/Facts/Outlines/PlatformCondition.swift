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

  /// A flag such as `DEBUG` or `RELEASE`, or `true` or `false`.
  package init(flag name: String) {
    let parts = name.split(separator: "_").map(String.init)
    let isForOthers =
      parts.contains(where: ConditionalCompilation.neverSold.contains)
      && !parts.contains(where: ConditionalCompilation.negating.contains)
    let isForTouch = ConditionalCompilation.sold.contains(name)
    let isName = name.utf8.allSatisfy { ByteClass.table[Int($0)] == .word }
    self.init(isForOthers: isForOthers, isForTouch: isForTouch, isOwnFlag: isName && !isForOthers && !isForTouch)
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
  /// What is set in the builds that are sold.
  static let sold: Set<String> = ["APPSTORE", "APP_STORE", "PROD", "PRODUCTION", "RELEASE", "true"]
  /// Words that turn the meaning of a flag: `NO_DEBUG`.
  static let negating: Set<String> = ["DISABLE", "DISABLED", "NO", "NON", "NOT", "SKIP", "WITHOUT"]
  /// What is set only in builds that nobody but the app's own developers runs, or in none; so is what has one of these words
  /// in its name: `E2E_BUILD`.
  static let neverSold: Set<String> = [
    "DEBUG", "DEVELOPMENT", "DEV", "E2E", "STAGING", "QA", "TEST", "TESTS", "TESTING", "UITEST", "UITESTS", "MOCK", "MOCKS",
    "PREVIEW", "PREVIEWS", "false",
  ]
}
