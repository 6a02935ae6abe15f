import HIGLintEngine
import HIGLintRules

/// Cases of a rule that its own file has no room for: other spellings, and traps that real apps were found to hold.
///
/// They are tested as a rule's own examples are, but documentation prints none of them.
struct MoreExamples: Sendable {
  let rule: any Rule.Type
  let examples: Examples

  init(_ rule: any Rule.Type, bad: [Example] = [], good: [Example] = []) {
    self.rule = rule
    examples = Examples(bad: bad, good: good)
  }

  static let all = [
    actionSheetWithoutCancel, blankBackButton, cellNotReused, confirmationOnRowDelete, customSystemBarItem,
    deselectionNotAnimated, destructiveActionNotFirst, destructiveActionNotMarked, disclosureWithoutNavigation,
    eagerList, hiddenBackButton, illegibleFontSize, launchDelay, missingNavigationTitle, missingPressFeedback,
    missingSelectionFeedback, modalWithoutExit,
    navigationWithoutDisclosure, reorderWithoutMove, rowNeverDeselected, selectionAsState, smallRowHeight,
    smallTouchTarget, stationaryActivityIndicator, subviewAddedPerRow, subviewOutsideContentView, tapGestureOnRow,
    tapWithoutButtonTrait,
    tooManyAlertButtons, unanimatedRowEdit, unhandledDetailButton,
    blankBackButtonDrawn, hiddenStatusBar, illegibleFontSizeDrawn, singleLandscapeOrientation, smallTouchTargetDrawn, smallTouchTargetDrawnHeights,
    smallTouchTargetTold, tooManyTabs,
    unlabeledIconButton, mixedSegmentContentDrawn, smallRowHeightDrawn, tabWithoutTitleDrawn,
    tooManyPageDotsDrawn,
    tooManySegmentsDrawn, tooManyToolbarItemsDrawn, invalidMinuteIntervalDrawn, excessiveCountdownDrawn,
  ]

  /// A rule's own examples and the further ones.
  static func ofRule(_ rule: any Rule.Type) -> Examples {
    let own = rule.description.examples
    let more = all.filter { $0.rule.description.id == rule.description.id }.map(\.examples)
    return Examples(bad: own.bad + more.flatMap(\.bad), good: own.good + more.flatMap(\.good))
  }
}
