import HIGLintEngine

/// Chapter 5 of 2008, “Views Having Special Status in an Application”.
let barSections: [CoveredSection] = [
  CoveredSection("Views Having Special Status in an Application"),
  CoveredSection("The Status Bar", [
    .checked("Think twice before hiding the status bar", by: "hidden_status_bar"),
    .unchecked("Where it is hidden, let a simple gesture bring it back", Unchecked.running),
    .superseded("Show the network activity indicator for what takes more than a few seconds", "iOS 13: it is deprecated"),
    .superseded("Choose among three colours of the status bar", "iOS 7: the bar is transparent"),
  ]),
  CoveredSection("Navigation Bars", [
    .checked("Show the title of the current view", by: "missing_navigation_title"),
    .checked("Offer a back button that names the last place", by: "hidden_back_button", "blank_back_button"),
    .superseded("At most one button stands on each side of the title", "iOS 5: bars take several"),
    .checked("Keep to the system's font in the bar", by: "custom_bar_font"),
  ]),
  CoveredSection("Toolbars", [
    .checked("Show no more than five items in a toolbar", by: "too_many_toolbar_items"),
    .unchecked("Offer what people can do in the current context", Unchecked.design),
  ]),
  CoveredSection("Tab Bars", [
    .checked("Show no more than five tabs", by: "too_many_tabs"),
    .checked("Give each tab an icon and a title", by: "tab_without_title"),
    .unchecked("Use tabs for perspectives on the same data or for tasks side by side", Unchecked.design),
    .unchecked("Use a badge for what is useful to know but not critical", Unchecked.judgement),
    .superseded("An app's own icon can't carry a badge", "iPhone OS 3: it can"),
  ]),
]
