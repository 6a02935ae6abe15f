import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether the side of `#if` is compiled only for a system that the guidelines don't speak of.
  ///
  /// An `#else` is judged by the conditions before it: after `#if os(iOS)`, it is for the others.
  var isForOtherPlatform: Bool {
    if let condition { return condition.names(ConditionalCompilation.others) }
    guard let siblings = parent?.as(IfConfigClauseListSyntax.self), let first = siblings.first?.condition else {
      return false
    }
    return first.names(ConditionalCompilation.touch)
  }
}

extension ExprSyntax {
  /// Whether it is `os(…)`, `canImport(…)` or `targetEnvironment(…)` of one of these names, or several of them joined.
  fileprivate func names(_ platforms: Set<String>) -> Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      guard ["os", "canImport", "targetEnvironment"].contains(call.calledExpression.ownText) else { return false }
      return call.arguments.allSatisfy { platforms.contains($0.expression.ownText) }
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    let operands = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    let isConjunction = sequence.elements.contains { $0.ownText == "&&" }
    return isConjunction ? operands.contains { $0.names(platforms) } : operands.allSatisfy { $0.names(platforms) }
  }
}

/// What conditions of `#if` are told apart by.
enum ConditionalCompilation {
  static let others: Set<String> = [
    "macOS", "OSX", "watchOS", "tvOS", "visionOS", "Linux", "Windows", "Android", "macCatalyst",
    "AppKit", "Cocoa", "WatchKit", "TVUIKit",
  ]
  static let touch: Set<String> = ["iOS", "UIKit"]
}
