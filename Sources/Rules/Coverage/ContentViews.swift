import HIGLintEngine

/// Chapter 7 of 2008, “Content Views”.
let contentSections: [CoveredSection] = [
  CoveredSection("Content Views"),
  CoveredSection("Table Views"),
  CoveredSection("Table Views: Usage and Behavior", [
    .checked("Highlight a row briefly when it is tapped", by: "missing_selection_feedback", "row_never_deselected"),
    .checked("Animate the changes that people make to rows", by: "unanimated_row_edit"),
    .checked("Let people add, remove and reorder rows in the usual ways", by: "edit_without_commit", "reorder_without_move"),
    .checked("Show which option is chosen by a checkmark", by: "selection_as_state", "stale_checkmark"),
    .unchecked("Use the plain style for choices that a button shows, and for deep hierarchies", Unchecked.design),
    .checked("The grouped style has no index", by: "index_in_grouped_table"),
    .unchecked("Prefer the grouped style for conceptual groups", Unchecked.judgement),
  ]),
  CoveredSection("Configuring a Regular Table View", [
    .checked("Show a disclosure indicator in each row that leads to another list", by: "navigation_without_disclosure"),
    .checked("Show none in a list of choices", by: "disclosure_without_navigation"),
    .checked("Show a checkmark next to the chosen option", by: "exclusive_checkmark_left", "stale_checkmark"),
    .checked("Never keep a row highlighted to show a choice", by: "selection_as_state", "row_never_deselected"),
    .unchecked("Consider an index where a list fills more than two screens", Unchecked.running),
    .checked("Show nothing at the right edge beside an index", by: "index_with_accessory"),
  ]),
  CoveredSection("Configuring a Grouped Table View", [
    .unchecked("Each group has at least one row", Unchecked.running)
  ]),
  CoveredSection("Table-View Elements", [
    .checked("A disclosure indicator means that the row leads to another list", by: "disclosure_without_navigation"),
    .checked("A detail disclosure button shows details, apart from the row's own action", by: "unhandled_detail_button"),
    .checked("A swipe in a row reveals its Delete button", by: "swipe_gesture_on_row", "edit_without_commit"),
    .superseded("Delete, minus and plus buttons stand where they always do", "iPhone OS 2: the system places them"),
    .checked("A checkmark shows what is chosen", by: "stale_checkmark", "exclusive_checkmark_left"),
  ]),
  CoveredSection("Switch Controls", [
    .checked("Use switches in grouped tables", by: "switch_in_plain_table"),
    .checked("A switch does something", by: "unhandled_accessory_control"),
    .unchecked("Use them where both states are known without looking", Unchecked.judgement),
  ]),
  CoveredSection("Text Views", [
    .superseded("One font, colour and alignment holds for the whole text", "iOS 6: text views take attributed text"),
    .checked("Keep text readable", by: "illegible_font_size"),
  ]),
  CoveredSection("Web Views", [
    .checked("Don't make an app that looks and behaves like a small browser", by: "mini_browser")
  ]),
]
