import HIGLintEngine

/// Chapter 8 of 2008, “Application Controls”.
let controlSections: [CoveredSection] = [
  CoveredSection("Application Controls"),
  CoveredSection("Activity Indicators", [
    .unchecked("Use one where the duration isn't known, and a progress bar where it is", Unchecked.running),
    .checked("Let it disappear when the task is done", by: "stationary_activity_indicator"),
  ]),
  CoveredSection("Date and Time Pickers", [
    .unchecked("Use a picker for values of several parts", Unchecked.design),
    .checked("A countdown lasts no longer than 23 hours and 59 minutes", by: "excessive_countdown"),
    .checked("An interval of minutes divides 60 evenly", by: "invalid_minute_interval"),
    .checked("The size of a picker is fixed", by: "resized_fixed_control"),
  ]),
  CoveredSection("Detail Disclosure Buttons", [
    .checked("It reveals more about something", by: "unhandled_detail_button")
  ]),
  CoveredSection("Info Buttons", [
    .superseded("An Info button reveals the configuration on the back", "iOS 7: windows have no back; a gear or a menu leads to settings")
  ]),
  CoveredSection("Labels", [
    .checked("Make labels legible above all", by: "illegible_font_size"),
    .checked("Use people's own vocabulary", by: "developer_jargon"),
  ]),
  CoveredSection("Page Indicators", [
    .checked("Don't show more dots than fit, which are about 20", by: "too_many_page_dots"),
    .unchecked("Place it between the view and the window's lower edge", Unchecked.running),
  ]),
  CoveredSection("Pickers", [
    .unchecked("Use a picker where people know the values that are hidden", Unchecked.judgement),
    .checked("The size of a picker is fixed", by: "resized_fixed_control"),
  ]),
  CoveredSection("Progress Bars", [
    .unchecked("Use one where the duration is known", Unchecked.running),
    .checked("Its height is fixed", by: "resized_fixed_control"),
  ]),
  CoveredSection("Rounded Rectangle Buttons", [
    .superseded("Rounded rectangle buttons perform an app's own actions", "iOS 7: system buttons took their place")
  ]),
  CoveredSection("Segmented Controls", [
    .checked("Use no more than five segments", by: "too_many_segments"),
    .checked("Don't mix text and images in one control", by: "mixed_segment_content"),
    .checked("Its height is fixed", by: "resized_fixed_control"),
    .unchecked("Keep the contents of the segments about equal in size", Unchecked.running),
  ]),
  CoveredSection("Sliders", [
    .unchecked("Use a slider for fine control over a value or a process", Unchecked.design)
  ]),
  CoveredSection("Text Fields", [
    .unchecked("Show at the left end what the field is for, and further features at the right", Unchecked.judgement)
  ]),
]
