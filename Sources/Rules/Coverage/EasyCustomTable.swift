import HIGLintEngine

/// The article on the EasyCustomTable sample.
let easyCustomTable: [CoveredSection] = [
  CoveredSection("Make my table pretty"),
  CoveredSection("The sample application"),
  CoveredSection("How to fail at UITableView customizing", [
    .checked("Don't subclass UITableView to draw it", by: "table_drawn_by_hand"),
    .checked("Don't subclass UITableViewCell to draw it; draw in a content view", by: "cell_drawn_by_hand"),
    .checked(
      "Don't keep cells of one's own instead of dequeuing them",
      by: "cell_cached_by_hand", "cell_not_reused", "unregistered_reuse_identifier",
      "row_without_reuse_identifier"
    ),
  ]),
  CoveredSection("How to succeed at UITableView customizing", [
    .checked("Customise a cell's own subviews: content view, backgrounds, accessory view", by: "subview_outside_content_view"),
    .unchecked("Prefer images to drawing in code", "today's devices draw fast enough for either"),
  ]),
  CoveredSection("Implementation"),
  CoveredSection("Configuration of the UITableView and layout of the table header"),
  CoveredSection("Cell backgrounds", [
    .unchecked("Set backgrounds row by row where rows differ", Unchecked.running)
  ]),
  CoveredSection("Layout within the contentView", [
    .checked("Add subviews once, where the cell is built, not for each row", by: "subview_added_per_row")
  ]),
  CoveredSection("Other adornments"),
  CoveredSection("Conclusion"),
]
