import HIGLintEngine

/// The chapter of 2013 on selections.
let managingSelections: [CoveredSection] = [
  CoveredSection("Selections in Table Views", [
    .checked("Never use selection to show state; use checkmarks and accessory views", by: "selection_as_state"),
    .checked("Deselect the row when it has been chosen", by: "row_never_deselected"),
    .checked(
      "After a push, deselect it with animation when the screen comes back",
      by: "deselection_not_animated", "selection_not_cleared_on_return", "row_never_deselected"
    ),
  ]),
  CoveredSection("Responding to Selections", [
    .checked("Show the next level, a detail view or a checkmark", by: "disclosure_without_navigation", "stale_checkmark"),
    .checked("Handle the tap on a detail button by its own method", by: "unhandled_detail_button"),
    .checked("Give a control in the accessory view a target and an action", by: "unhandled_accessory_control"),
    .checked("In an exclusive list, take the checkmark from the row that had it", by: "exclusive_checkmark_left"),
    .checked("In an inclusive list, keep the choice in the model", by: "stale_checkmark"),
    .checked("Reuse cells", by: "cell_not_reused"),
  ]),
  CoveredSection("Programmatically Selecting and Scrolling", [
    .checked("Select a row from code only where something outside the table calls for it", by: "selection_as_state")
  ]),
]
