import HIGLintEngine

/// The chapter of 2009 on table views, text views and web views. The text at hand names no sections for its table views;
/// these follow its topics.
let tables2009: [CoveredSection] = [
  CoveredSection("Table Views: Usage and Behavior", tableBehaviour + [
    .checked("Display content immediately; let what is complex follow", by: "blocking_row_work"),
    .unchecked("Show older data meanwhile where it changes seldom", Unchecked.running),
    .checked("Don't show empty rows while loading, but an activity indicator with a label", by: "empty_rows_while_loading"),
  ]),
  CoveredSection("Table-View Styles", [
    .checked("The grouped style has no index", by: "index_in_grouped_table")
  ]),
  CoveredSection("Table-View Elements", [
    .checked(
      "Use a disclosure indicator where choosing the row shows another list",
      by: "navigation_without_disclosure", "disclosure_without_navigation"
    ),
    .checked("Use a detail disclosure button for details of the item", by: "unhandled_detail_button"),
    .checked("The Delete button appears on a swipe or by the delete control", by: "edit_without_commit", "swipe_gesture_on_row"),
    .superseded("The controls for editing stand where they always do", "iPhone OS 3: the system places them"),
    .checked("The reorder control lets people move the row", by: "reorder_without_move"),
    .checked("A checkmark shows what is chosen", by: "stale_checkmark", "exclusive_checkmark_left"),
  ]),
  CoveredSection("Switch Controls", [
    .checked("Use switches in grouped tables", by: "switch_in_plain_table"),
    .unchecked("Use them where both states are known without looking", Unchecked.judgement),
  ]),
  CoveredSection("Using Table Views to Enable Common User Actions", [
    .checked("Show the options chosen by checkmarks", by: "selection_as_state"),
    .unchecked("Use the plain style for choices that something outside a row shows", Unchecked.design),
    .checked("Don't leave rows highlighted when people retrace their steps", by: "row_never_deselected", "selection_not_cleared_on_return"),
    .unchecked("Prefer the grouped style for conceptual groups", Unchecked.judgement),
    .checked("Show nothing at the right edge beside an index", by: "index_with_accessory"),
  ]),
  CoveredSection("Text Views", [
    .superseded("One font, colour and alignment holds for the whole text", "iOS 6: text views take attributed text")
  ]),
  CoveredSection("Web Views", [
    .checked("Don't make an app that looks and behaves like a small browser", by: "mini_browser")
  ]),
]

/// What 2009 and 2010 say alike.
let tableBehaviour: [CoveredStatement] = [
  .checked("Always give feedback when a row is chosen: a brief highlight", by: "missing_selection_feedback", "tap_gesture_on_row"),
  .checked("Then act at once: show another view, or a checkmark", by: "stale_checkmark", "disclosure_without_navigation"),
  .checked(
    "Don't leave a row highlighted, but in the rare case of details on the same screen",
    by: "row_never_deselected", "selection_as_state"
  ),
  .checked(
    "On the way back, let the row that was chosen highlight briefly again",
    by: "deselection_not_animated", "selection_not_cleared_on_return"
  ),
  .checked("Animate the changes that people make to rows", by: "unanimated_row_edit"),
]
