import HIGLintEngine

/// Pages of today's Human Interface Guidelines on what the older editions don't speak of.
let today: [CoveredSection] = [
  CoveredSection("Accessibility", [
    .checked("Text can grow to twice its size", by: "fixed_font_size"),
    .checked("Text stands out from its background: 4.5 to 1, large and bold text 3 to 1", by: "low_contrast"),
    .unchecked("Say nothing by colour alone", Unchecked.judgement),
    .unchecked("Sound comes with captions, haptics or a sign on the screen", Unchecked.running),
    .checked("Assistive technologies reach every control", by: "controls_hidden_from_voiceover", "tap_without_button_trait"),
    .checked("Prefer simple gestures, and have a button for what a gesture does", by: "tap_without_button_trait", "unlabeled_swipe_action"),
    .checked("Controls are large enough, and have room between them", by: "small_touch_target", "crowded_touch_targets"),
    .unchecked("Let people take the time that they need", Unchecked.judgement),
    .checked("Under Reduce Motion, do without movement that repeats", by: "endless_motion"),
  ]),
  CoveredSection("VoiceOver", [
    .checked("Name every control by what it does", by: "unlabeled_control", "unlabeled_icon_button", "unlabeled_swipe_action"),
    .checked("Describe pictures that say something, and leave out those that decorate", by: "unlabeled_image"),
    .checked("Names are short, and don't repeat the kind of the element", by: "role_in_accessibility_label"),
    .checked("Hints say what happens, not which gesture to make", by: "gesture_in_accessibility_hint"),
    .checked("Names can be spoken", by: "unspeakable_accessibility_label"),
    .checked("Screens have titles that tell them apart", by: "missing_navigation_title"),
    .unchecked("Elements are grouped and ordered as they are read", Unchecked.running),
    .unchecked("Charts and other drawings have descriptions", Unchecked.pictures),
  ]),
  CoveredSection("Typography", [
    .checked("Text is large enough to be read", by: "illegible_font_size"),
    .unchecked("Avoid light weights in small text", "no rule yet"),
    .checked("Use the text styles, which follow the reader's text size", by: "fixed_font_size"),
    .checked("Text grows at once when the reader changes the text size", by: "font_not_updated"),
    .unchecked("Fonts of one's own follow the text size and bold text, too", "no rule yet"),
    .unchecked("The layout adapts to every text size", Unchecked.running),
  ]),
  CoveredSection("Images", [
    .checked("An image has a bitmap for each scale, all of one size in points", by: "image_scale_mismatch"),
  ]),
  CoveredSection("Privacy", [
    .checked("Say in a sentence what access is for", by: "vague_usage_description"),
    .unchecked("Ask for access when it is needed, not before", Unchecked.running),
  ]),
  CoveredSection("Color", [
    .unchecked("Use one colour for one meaning", Unchecked.judgement),
    .checked("Colours work in the light and the dark appearance", by: "half_adaptive_colors"),
    .checked("Don't hard-code the values of the system's colours", by: "hard_coded_system_color"),
    .checked("Text and background contrast enough", by: "low_contrast"),
  ]),
  CoveredSection("Dark Mode", [
    .unchecked("Offer no appearance setting of the app's own", "no rule yet"),
    .checked("Use colours that adapt, for text and background both", by: "half_adaptive_colors"),
    .unchecked("Soften white pictures in the dark", Unchecked.pictures),
  ]),
  CoveredSection("Motion", [
    .unchecked("Add motion with a purpose", Unchecked.judgement),
    .checked("Make motion optional", by: "endless_motion"),
    .unchecked("Let people go on while something moves", Unchecked.running),
  ]),
  CoveredSection("Right to left", [
    .checked("Align text by the direction of the interface", by: "fixed_text_alignment"),
    .checked("Flip what points forward or backward", by: "fixed_direction_symbol"),
    .unchecked("Don't reverse the order of digits, nor flip logos", Unchecked.pictures),
  ]),
  CoveredSection("Sheets", [
    .checked("Show the grabber of a sheet that can be resized", by: "hidden_grabber"),
    .checked("A sheet can be closed", by: "modal_without_exit"),
    .unchecked("Ask before what people have entered is lost", Unchecked.judgement),
  ]),
  CoveredSection("Text fields and virtual keyboards", [
    .checked("Say what a field is for", by: "unlabeled_control"),
    .checked("Show the keyboard that fits, and let the system fill in what it knows", by: "untyped_text_field"),
    .unchecked("Hide what is private in a secure field", "no rule yet"),
    .unchecked("Check what is entered when it makes sense", Unchecked.judgement),
  ]),
]
