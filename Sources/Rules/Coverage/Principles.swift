import HIGLintEngine

/// Chapter 2 of 2008, “Human Interface Principles: Creating a Great User Interface”.
let principleSections: [CoveredSection] = [
  CoveredSection("Human Interface Principles: Creating a Great User Interface"),
  CoveredSection("Metaphors", [
    .unchecked("Model objects and actions on those of the real world, and don't redefine known metaphors", Unchecked.judgement)
  ]),
  CoveredSection("Direct Manipulation", [
    .unchecked("Keep objects in sight while they are acted upon", Unchecked.running),
    .checked("Let the result of an action be seen at once", by: "unanimated_row_edit"),
  ]),
  CoveredSection("See and Point", [
    .unchecked("Offer choices in lists rather than asking for text", Unchecked.design)
  ]),
  CoveredSection("Feedback", [
    .checked(
      "Answer each action with a visible change; let rows highlight briefly when they are tapped",
      by: "missing_selection_feedback", "missing_press_feedback", "tap_gesture_on_row", "row_never_deselected",
      "dead_control"
    ),
    .unchecked("Never let sound be the only feedback", Unchecked.running),
    .checked("Don't compete with the sounds of the system", by: "system_sound_reused"),
    .checked("Show progress where something takes more than a few seconds", by: "empty_rows_while_loading"),
  ]),
  CoveredSection("User Control", [
    .checked("Let people, not the app, begin and control actions", by: "programmatic_exit", "forced_rotation"),
    .unchecked("Use the controls and behaviours that people know", Unchecked.judgement),
    .checked("Offer ways to cancel before something begins", by: "action_sheet_without_cancel", "modal_without_exit"),
    .checked(
      "Ask for confirmation of what may destroy something, and make clear which choice does",
      by: "destructive_action_not_marked", "destructive_action_not_first"
    ),
  ]),
  CoveredSection("Aesthetic Integrity", [
    .unchecked("Let the appearance suit the function", Unchecked.judgement)
  ]),
]
