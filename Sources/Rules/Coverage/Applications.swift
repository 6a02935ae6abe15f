import HIGLintEngine

/// Chapters 3 and 4 of 2008: “Designing an iPhone Application” and “A Tour of the Application Window”.
let applicationSections: [CoveredSection] = [
  CoveredSection("Designing an iPhone Application: From Product Definition to Branding"),
  CoveredSection("Create a Product Definition Statement", [
    .unchecked("Say in a sentence what the app does and for whom, and measure features by it", Unchecked.design)
  ]),
  CoveredSection("Incorporate Characteristics of Great iPhone Applications"),
  CoveredSection("Build in Simplicity and Ease of Use"),
  CoveredSection("Make It Obvious", [
    .unchecked("Let the main function be plain at a glance, with few, clearly labelled controls", Unchecked.judgement)
  ]),
  CoveredSection("Think Top Down", [
    .unchecked("Put what is used most near the top of the screen", Unchecked.running)
  ]),
  CoveredSection("Minimize Required Input", [
    .unchecked("Ask for little, and prefer lists and pickers to typing", Unchecked.design)
  ]),
  CoveredSection("Express Information Succinctly", [
    .unchecked("Keep text short, and labels of controls shorter", Unchecked.judgement),
    .checked("Say nothing that isn't about the task", by: "placeholder_text_left"),
  ]),
  CoveredSection("Provide Fingertip-Size Targets", [
    .checked("Give everything that can be tapped about 44 × 44 points", by: "small_touch_target", "small_row_height"),
    .checked("Don't place controls too close together", by: "crowded_touch_targets"),
  ]),
  CoveredSection("Focus on the Primary Task", [
    .unchecked("Leave out what isn't needed in the context", Unchecked.design)
  ]),
  CoveredSection("Communicate Effectively", [
    .unchecked("Tell whether requests are being processed, and when data may be lost", Unchecked.running),
    .unchecked("Don't alert to what isn't serious, or ask for confirmation too often", Unchecked.judgement),
    .checked("Don't ask for each deletion where deleting is the task", by: "confirmation_on_row_delete"),
    .checked("Use people's own words, not technical jargon", by: "developer_jargon"),
  ]),
  CoveredSection("Handle Common Tasks: Starting", [
    .superseded("Choose the style of the status bar", "iOS 7: each screen chooses its own"),
    .unchecked("Show a launch image like the first screen", Unchecked.pictures),
    .checked("Show no splash screen or About window before the app can be used", by: "launch_delay"),
    .superseded("Launch in portrait, or in landscape alone", "iOS 6: the app says which orientations it supports"),
    .checked("Support both landscape orientations where only landscape makes sense", by: "single_landscape_orientation"),
    .unchecked("Restore the state of the last time", Unchecked.running),
  ]),
  CoveredSection("Handle Common Tasks: Stopping", [
    .checked("Offer nothing that quits the app", by: "programmatic_exit"),
    .checked("Save data as soon and as often as is reasonable", by: "save_only_on_terminate"),
    .unchecked("Save the state in fine detail, such as the scroll position", Unchecked.running),
  ]),
  CoveredSection("Handle Common Tasks: Handling settings", [
    .unchecked("Put preferences that are set once in Settings, and what changes often in the app", Unchecked.design)
  ]),
  CoveredSection("Handle Common Tasks: Handling orientation changes", [
    .unchecked("Respond to all changes of orientation that make sense", Unchecked.running),
    .checked("Let people turn the device; no control or text tells them to", by: "forced_rotation"),
  ]),
  CoveredSection("Handle Common Tasks: Using sound", [
    .checked("Don't give the system's sounds another meaning", by: "system_sound_reused")
  ]),
  CoveredSection("Handle Common Tasks: Providing selections", [
    .unchecked("Use lists, pickers and switches rather than imitations of a desktop's menus", Unchecked.judgement),
    .superseded("There are no menus", "iOS 14: buttons can show menus"),
  ]),
  CoveredSection("Understand the User Interaction Model", [
    .checked("Lay out for fingertips, which are less precise than a pointer", by: "small_touch_target"),
    .checked("People tap where they would click elsewhere", by: "click_for_tap"),
    .checked("Let the standard gestures mean what they always mean, such as a swipe in a row", by: "swipe_gesture_on_row"),
  ]),
  CoveredSection("Incorporate Branding Elements Cautiously", [
    .unchecked("Keep branding subtle, but for the icon", Unchecked.judgement)
  ]),
  CoveredSection("A Tour of the Application Window"),
  CoveredSection("The Application Window and its Contents"),
  CoveredSection("Using Views and Controls in an Application Window", [
    .checked("Prefer standard elements to drawings of one's own", by: "table_drawn_by_hand", "custom_system_bar_item"),
    .unchecked("Don't change the look of a control radically that does a standard thing", Unchecked.judgement),
  ]),
]
