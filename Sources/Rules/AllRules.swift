import HIGLintEngine

/// Every rule of the project, in the order of the chapters. A new rule is added here.
public let allRules: [any Rule.Type] = [
  // Cells
  CellNotReused.self,
  CellCachedByHand.self,
  TableDrawnByHand.self,
  CellDrawnByHand.self,
  SubviewOutsideContentView.self,
  SubviewAddedPerRow.self,
  UnregisteredReuseIdentifier.self,
  BlockingRowWork.self,
  SmallRowHeight.self,
  EagerList.self,

  // Selection
  RowNeverDeselected.self,
  SelectionAsState.self,
  MissingSelectionFeedback.self,
  StaleCheckmark.self,
  ExclusiveCheckmarkLeft.self,
  DeselectionNotAnimated.self,
  SelectionNotClearedOnReturn.self,
  TapGestureOnRow.self,
  SwipeGestureOnRow.self,

  // Accessories
  DisclosureWithoutNavigation.self,
  NavigationWithoutDisclosure.self,
  UnhandledDetailButton.self,
  IndexWithAccessory.self,
  IndexInGroupedTable.self,
  SwitchInPlainTable.self,
  UnhandledAccessoryControl.self,
  UnanimatedRowEdit.self,
  ReorderWithoutMove.self,
  EditWithoutCommit.self,
  ConfirmationOnRowDelete.self,
  EmptyRowsWhileLoading.self,

  // Targets
  SmallTouchTarget.self,
  CrowdedTouchTargets.self,

  // Bars
  TooManyTabs.self,
  TooManyToolbarItems.self,
  TabWithoutTitle.self,
  BlankBackButton.self,
  HiddenBackButton.self,
  MissingNavigationTitle.self,
  CustomBarFont.self,
  CustomSystemBarItem.self,
  HiddenStatusBar.self,

  // Alerts
  TooManyAlertButtons.self,
  AlertWithoutButton.self,
  AlertTitlePunctuation.self,
  AlertTitleCapitalization.self,
  AlertButtonCapitalization.self,
  AlertMessageCapitalization.self,
  ImageInAlertButton.self,
  ActionSheetWithoutCancel.self,
  DestructiveActionNotFirst.self,
  DestructiveActionNotMarked.self,
  CancelMarkedDestructive.self,
  AlertForConfirmation.self,
  ActionSheetWithMessage.self,
  ModalWithoutExit.self,

  // Controls
  TooManySegments.self,
  MixedSegmentContent.self,
  TooManyPageDots.self,
  InvalidMinuteInterval.self,
  ExcessiveCountdown.self,
  StationaryActivityIndicator.self,
  ResizedFixedControl.self,
  MissingPressFeedback.self,
  IllegibleFontSize.self,
  DeveloperJargon.self,
  MiniBrowser.self,

  // Behaviour
  ProgrammaticExit.self,
  ForcedRotation.self,
  SingleLandscapeOrientation.self,
  SaveOnlyOnTerminate.self,
  LaunchDelay.self,
  SystemSoundReused.self,
  ReviewPromptAtLaunch.self,

  // Accessibility
  TapWithoutButtonTrait.self,
  UnlabeledControl.self,
  UnlabeledIconButton.self,
  UnlabeledImage.self,
  UnlabeledSwipeAction.self,
  ControlsHiddenFromVoiceover.self,
  GestureInAccessibilityHint.self,
  RoleInAccessibilityLabel.self,
  UnspeakableAccessibilityLabel.self,
  GestureOnlyAction.self,

  // Type
  FixedFontSize.self,
  UnscaledCustomFont.self,
  ThinTextWeight.self,
  FixedTextHeight.self,

  // Colour
  HalfAdaptiveColors.self,
  LowContrast.self,
  HardCodedSystemColor.self,
  MisusedSemanticColor.self,
  AppSpecificAppearance.self,

  // Motion
  EndlessMotion.self,

  // Layout
  HiddenGrabber.self,
  ScreenSizeLayout.self,
  HardCodedBarHeight.self,
  UndismissableSheet.self,

  // Languages
  FixedTextAlignment.self,
  FixedDirectionSymbol.self,
  FixedDateFormat.self,

  // Input
  UntypedTextField.self,
  ExposedPassword.self,
  PermissionAtLaunch.self,
  OverriddenSystemShortcut.self,

  // Resources
  ImageScaleMismatch.self,
  ImageMissingScale.self,
  AppIconWrongSize.self,
  AppIconMissing.self,
  TransparentAppIcon.self,
  FontNotUpdated.self,
  DeadControl.self,
  RowWithoutReuseIdentifier.self,
  PlaceholderTextLeft.self,
  OutsideSafeArea.self,
  TextOnLaunchScreen.self,
  MissingLaunchScreen.self,
  VagueUsageDescription.self,
  MissingPurposeString.self,
  ClickForTap.self,
  CountWithoutPlural.self,
]
