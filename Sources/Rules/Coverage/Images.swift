import HIGLintEngine

/// Chapter 9 of 2008, “Icons and Images”.
let imageSections: [CoveredSection] = [
  CoveredSection("Icons and Images"),
  CoveredSection("Application Icons", [
    .unchecked("Make the icon attractive and distinctive", Unchecked.pictures),
    .checked("Give the image the size that its place asks for", by: "app_icon_wrong_size", "app_icon_missing"),
    .superseded("Draw neither shine nor gloss", "iOS 7: the system adds none, and UIPrerenderedIcon means nothing"),
    .unchecked("Consider how it may be read in other cultures", Unchecked.pictures),
  ]),
  CoveredSection("Launch Images", [
    .checked("Give the app an image to show as it is launched", by: "missing_launch_screen"),
    .checked("Show no text at launch", by: "text_on_launch_screen"),
    .unchecked("Show at launch what looks like the first screen, without what may change", Unchecked.pictures),
    .checked("Show no splash screen", by: "launch_delay"),
    .superseded("Make an image of 320 × 480 points", "iOS 14: a launch storyboard is required"),
  ]),
  CoveredSection("Settings Images", [
    .checked("Give the settings an icon of 29 × 29 points", by: "app_icon_wrong_size", "app_icon_missing")
  ]),
  CoveredSection("View and Control Images", [
    .checked("Use the system's images, such as compose, for what they stand for", by: "custom_system_bar_item")
  ]),
  CoveredSection("Document Revision History"),
]
