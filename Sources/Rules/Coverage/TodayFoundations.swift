import HIGLintEngine

/// The pages of today's guidelines on foundations.
let todayFoundations: [CoveredSection] = [
  CoveredSection("Accessibility › Vision", [
    .checked("Text can grow to twice its size", by: "fixed_font_size", "unscaled_custom_font"),
    .checked(
      "Text of one's own is as large as the system's, and never below its least size",
      by: "illegible_font_size"
    ),
    .checked("Thin letters are for large text", by: "thin_text_weight"),
    .checked("Text stands out from its background: 4.5 to 1, large and bold text 3 to 1", by: "low_contrast"),
    .checked(
      "Use the system's colours, which answer increased contrast",
      by: "hard_coded_system_color", "half_adaptive_colors"
    ),
    .unchecked("Say nothing by colour alone", Unchecked.judgement),
    .checked(
      "VoiceOver is told what is on the screen",
      by: "unlabeled_control", "unlabeled_icon_button", "unlabeled_image"
    ),
  ]),
  CoveredSection("Accessibility › Hearing", [
    .unchecked("Sound and film come with captions or a text", Unchecked.running),
    .unchecked("Sounds that tell something come with haptics and a sign on the screen", Unchecked.running),
  ]),
  CoveredSection("Accessibility › Mobility", [
    .checked("Controls are at least 44 points wide and high, and never below 28", by: "small_touch_target"),
    .checked("Controls have room between them", by: "crowded_touch_targets"),
    .checked("Frequent things take a simple gesture", by: "tap_without_button_trait"),
    .checked(
      "What a gesture does, something on the screen does too",
      by: "gesture_only_action", "unlabeled_swipe_action"
    ),
    .unchecked("Voice Control, Siri and Shortcuts reach what people do often", Unchecked.running),
    .checked(
      "Assistive technologies reach every control",
      by: "controls_hidden_from_voiceover", "tap_without_button_trait"
    ),
  ]),
  CoveredSection("Accessibility › Speech", [
    .unchecked("The keyboard alone, and Switch Control, operate everything", Unchecked.running),
  ]),
  CoveredSection("Accessibility › Cognitive", [
    .unchecked("Actions are simple and easy to guess", Unchecked.judgement),
    .unchecked("Nothing goes away before people have taken their time", Unchecked.judgement),
    .unchecked("People start, stop and pause sound and film, and can do without flashes", Unchecked.running),
    .checked("Under Reduce Motion, do without movement that repeats", by: "endless_motion"),
    .unchecked("The app has a simpler form for Assistive Access", Unchecked.design),
  ]),
  CoveredSection("App icons", [
    .checked("The icon is there in every size", by: "app_icon_wrong_size", "app_icon_missing"),
    .checked("The background fills the square, and leaves the mask to the system", by: "transparent_app_icon"),
    .unchecked("Layers have clear edges, and leave effects to the system", Unchecked.pictures),
    .unchecked(
      "One simple drawing, the same on all systems and in all appearances, without words or photos",
      Unchecked.pictures
    ),
  ]),
  CoveredSection("Branding", [
    .checked("A font of the brand's is legible, and grows with the reader's text size", by: "unscaled_custom_font"),
    .checked("The launch screen isn't for advertising", by: "text_on_launch_screen", "launch_delay"),
    .unchecked("Voice, colour and logo serve the content", Unchecked.judgement),
    .unchecked("Follow Apple's rules for its trademarks", Unchecked.judgement),
  ]),
  CoveredSection("Color › Best practices", [
    .unchecked("Use one colour for one meaning", Unchecked.judgement),
    .checked(
      "Colours work in the light and the dark appearance, and with increased contrast",
      by: "half_adaptive_colors", "low_contrast"
    ),
    .unchecked("Try colours in several lights and on several devices", Unchecked.running),
    .unchecked("Mind what translucency and artwork do to colours nearby", Unchecked.running),
    .unchecked("Let people choose colours by the system's colour controls", "no rule yet"),
  ]),
  CoveredSection("Color › Inclusive color", [
    .unchecked("Colour isn't all that tells things apart", Unchecked.judgement),
    .checked("Text and background contrast enough", by: "low_contrast"),
    .unchecked("Colours mean other things in other cultures", Unchecked.judgement),
  ]),
  CoveredSection("Color › System colors", [
    .checked("Don't hard-code the values of the system's colours", by: "hard_coded_system_color"),
    .checked("Use the system's colours for what their names say", by: "misused_semantic_color"),
  ]),
  CoveredSection("Color › Liquid Glass color, Color management", [
    .unchecked("Colour glass sparingly, and differ from what lies below it", Unchecked.running),
    .unchecked("Pictures have profiles, and use wide colour where it shows", Unchecked.pictures),
  ]),
  CoveredSection("Dark Mode", [
    .checked("Offer no appearance setting of the app's own, nor only one appearance", by: "app_specific_appearance"),
    .unchecked(
      "Everything looks right in both appearances, with Increase Contrast and Reduce Transparency",
      Unchecked.running
    ),
    .checked("Use colours that adapt, for text and background both", by: "half_adaptive_colors"),
    .checked("Colours contrast enough in all appearances", by: "low_contrast"),
    .unchecked("Soften white pictures in the dark", Unchecked.pictures),
    .unchecked("Icons and pictures suit both appearances", Unchecked.pictures),
    .checked("Labels have the colours for labels", by: "half_adaptive_colors", "misused_semantic_color"),
    .unchecked("The system draws text fields and text views", Unchecked.judgement),
  ]),
  CoveredSection("Icons", [
    .checked("Icons of one's own have a name for VoiceOver", by: "unlabeled_icon_button", "unlabeled_image"),
    .unchecked("Icons are simple, of one weight and style, and show people of all kinds", Unchecked.pictures),
    .unchecked("Icons are vectors", "no rule yet"),
  ]),
  CoveredSection("Images", [
    .checked("An image has a bitmap for each scale, all of one size in points", by: "image_scale_mismatch", "image_missing_scale"),
    .unchecked("Images have a colour profile, and were tried on devices", Unchecked.pictures),
  ]),
  CoveredSection("Immersive experiences, Spatial layout", [
    .unchecked("All of what these pages ask for", Unchecked.elsewhere),
  ]),
  CoveredSection("Inclusion", [
    .checked("Use plain words rather than those of specialists", by: "developer_jargon"),
    .unchecked("Mind the tone, who is spoken of and how, and what is funny to whom", Unchecked.judgement),
    .unchecked("Pictures show people as different as they are", Unchecked.pictures),
    .checked("Dates, times and numbers have the form of the reader's region", by: "fixed_date_format"),
    .checked(
      "The interface runs in the direction of its language",
      by: "fixed_text_alignment", "fixed_direction_symbol"
    ),
  ]),
  CoveredSection("Layout › Best practices, Visual hierarchy", [
    .unchecked("What belongs together stands together, and what matters has room", Unchecked.judgement),
    .unchecked("Backgrounds and content reach the edges of the screen", Unchecked.running),
    .unchecked("Controls differ from content, and align with each other", Unchecked.running),
    .checked("Controls have enough space around them", by: "crowded_touch_targets"),
  ]),
  CoveredSection("Layout › Adaptability", [
    .checked("The layout adapts to the room that the app has", by: "screen_size_layout"),
    .checked("The layout is ready for other text sizes", by: "fixed_text_height", "font_not_updated"),
    .unchecked("Try devices, orientations, languages and text sizes", Unchecked.running),
    .unchecked("Artwork is scaled as a whole, not stretched", Unchecked.pictures),
  ]),
  CoveredSection("Layout › Guides and safe areas", [
    .checked("Respect bars, cut-outs and the home indicator", by: "hard_coded_bar_height", "outside_safe_area"),
  ]),
  CoveredSection("Layout › iOS, iPadOS", [
    .checked("Support both orientations, and both landscapes", by: "forced_rotation", "single_landscape_orientation"),
    .unchecked("Buttons keep a margin from the screen's edges", "no rule yet"),
    .checked("Hide the status bar only while that adds something", by: "hidden_status_bar"),
    .unchecked("On an iPad, keep the full layout as long as it fits", Unchecked.running),
  ]),
  CoveredSection("Materials", [
    .unchecked("Glass is for controls that float above content, and used sparingly", Unchecked.judgement),
    .unchecked("Text on materials is vibrant and legible", Unchecked.running),
  ]),
  CoveredSection("Motion", [
    .unchecked("Add motion with a purpose", Unchecked.judgement),
    .checked("Make motion optional", by: "endless_motion"),
    .unchecked("Motion follows the gesture, is brief, and spares what people do often", Unchecked.judgement),
    .unchecked("Let people go on while something moves", Unchecked.running),
  ]),
  CoveredSection("Privacy", [
    .unchecked("Ask only for what is needed, process it on the device, and say what becomes of it", Unchecked.design),
    .checked("Ask for access when it is needed, not at launch", by: "permission_at_launch"),
    .checked("Say in a sentence what access is for", by: "vague_usage_description", "missing_purpose_string"),
    .unchecked("A screen before the system's question has one button, which leads to it", Unchecked.judgement),
    .unchecked("Nothing comes before the question whether to track", Unchecked.judgement),
    .unchecked("The location button shares a place once", Unchecked.design),
    .unchecked("Secrets are kept in the keychain, and passwords aren't all there is", Unchecked.security),
  ]),
  CoveredSection("Right to left", [
    .checked("Align text by the direction of the interface", by: "fixed_text_alignment"),
    .unchecked("A paragraph has the alignment of its language, and a list one alignment", Unchecked.running),
    .unchecked("Don't reverse the order of digits; reverse that of progress", Unchecked.running),
    .checked("Flip what points forward or backward", by: "fixed_direction_symbol"),
    .unchecked("Keep what points in a real direction, photos, logos and marks", Unchecked.pictures),
  ]),
  CoveredSection("SF Symbols", [
    .unchecked("Rendering modes, variable colour and animations suit what a symbol says", Unchecked.judgement),
    .unchecked("Symbols of one's own follow the template", Unchecked.pictures),
    .checked("Symbols of one's own have a name for VoiceOver", by: "unlabeled_icon_button"),
  ]),
  CoveredSection("Typography › Ensuring legibility", [
    .checked("Text is large enough to be read", by: "illegible_font_size"),
    .unchecked("Try text where people read it", Unchecked.running),
    .checked("Avoid light weights in small text", by: "thin_text_weight"),
  ]),
  CoveredSection("Typography › Conveying hierarchy", [
    .unchecked("Weight, size and colour say what matters, in few typefaces", Unchecked.judgement),
    .unchecked("What matters most grows first", Unchecked.running),
  ]),
  CoveredSection("Typography › Using system fonts, Using custom fonts", [
    .checked("Use the text styles, which follow the reader's text size", by: "fixed_font_size"),
    .unchecked("Fonts of one's own are legible", Unchecked.judgement),
    .checked("Fonts of one's own follow the text size", by: "unscaled_custom_font"),
    .checked("Bars have the system's font", by: "custom_bar_font"),
  ]),
  CoveredSection("Typography › Supporting Dynamic Type", [
    .checked("The layout adapts to every text size, and cuts little off", by: "fixed_text_height"),
    .checked("Text grows at once when the reader changes the text size", by: "font_not_updated"),
    .unchecked("Icons that say something grow too", "no rule yet"),
    .unchecked("At large sizes, what stood side by side stands one below the other", Unchecked.running),
  ]),
  CoveredSection("Writing", [
    .unchecked("The app has a voice, and a tone for each moment", Unchecked.judgement),
    .checked("Be clear, and write for everyone", by: "developer_jargon", "placeholder_text_left"),
    .checked("Words for gestures are those of the device", by: "click_for_tap"),
    .checked("Numbers and the words that they count agree", by: "count_without_plural"),
    .checked("Capitals follow one rule", by: "alert_button_capitalization", "alert_message_capitalization"),
    .unchecked("Say what people do next, in errors and on empty screens too", Unchecked.judgement),
    .unchecked("Settings have plain labels, and fields have hints", Unchecked.judgement),
  ]),
]
