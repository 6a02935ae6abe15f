import HIGLintEngine

/// The page of 2010 on the use and behaviour of table views.
let tables2010: [CoveredSection] = [
  CoveredSection("Table Views: Usage and Behavior", tableBehaviour + [
    .checked("Display content immediately; fill rows with text first", by: "blocking_row_work"),
    .unchecked("Show older data meanwhile where it changes seldom", Unchecked.running),
    .checked("Don't show empty rows while loading, but an activity indicator with a label", by: "empty_rows_while_loading"),
  ])
]
