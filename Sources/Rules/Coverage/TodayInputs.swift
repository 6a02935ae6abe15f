import HIGLintEngine

/// The pages of today's guidelines on inputs, technologies and systems.
let todayInputs: [CoveredSection] = [
  CoveredSection("Gestures", [
    .checked("There is more than one way to do something", by: "gesture_only_action"),
    .checked("Gestures do what people expect of them", by: "swipe_gesture_on_row", "tap_gesture_on_row"),
    .unchecked("Gestures answer at once, and don't get in the system's way", Unchecked.running),
  ]),
  CoveredSection("Keyboards", [
    .unchecked("Full Keyboard Access operates everything", Unchecked.running),
    .checked("Standard shortcuts keep their meaning", by: "overridden_system_shortcut"),
    .unchecked("Shortcuts of one's own are few, with modifiers as people expect them", Unchecked.judgement),
  ]),
  CoveredSection("Focus and selection, Pointing devices", [
    .unchecked("Focus and pointers show what they are on", Unchecked.running),
  ]),
  CoveredSection("Apple Pencil and Scribble, Game controls, Gyroscope and accelerometer, Nearby interactions", [
    .unchecked("All of what these pages ask for", Unchecked.running),
  ]),
  CoveredSection("Action button, Camera Control", [.unchecked("All of what these pages ask for", Unchecked.service)]),
  CoveredSection("Digital Crown, Eyes, Remotes, Spatial interactions", [
    .unchecked("All of what these pages ask for", Unchecked.elsewhere),
  ]),
  CoveredSection("VoiceOver › Descriptions", [
    .checked(
      "Name every control by what it does",
      by: "unlabeled_control", "unlabeled_icon_button", "unlabeled_swipe_action"
    ),
    .checked("Describe pictures that say something, and leave out those that decorate", by: "unlabeled_image"),
    .checked("Names are short, and don't repeat the kind of the element", by: "role_in_accessibility_label"),
    .checked("Hints say what happens, not which gesture to make", by: "gesture_in_accessibility_hint"),
    .checked("Names can be spoken", by: "unspeakable_accessibility_label"),
    .unchecked("Charts and other drawings have descriptions", Unchecked.pictures),
  ]),
  CoveredSection("VoiceOver › Navigation", [
    .checked("Screens have titles that tell them apart", by: "missing_navigation_title"),
    .unchecked("Elements are grouped and ordered as they are read", Unchecked.running),
    .unchecked("VoiceOver hears of what changes, and the rotor finds its way", Unchecked.running),
  ]),
  CoveredSection("Designing for iOS, iPadOS and games", [
    .unchecked("What these pages ask for in general, other pages ask for in particular", Unchecked.judgement),
  ]),
  CoveredSection("Designing for macOS, tvOS, visionOS and watchOS", [
    .unchecked("All of what these pages ask for", Unchecked.elsewhere),
  ]),
  CoveredSection("Generative AI, Machine learning", [
    .unchecked("Say what is made by a model, let people correct it, and stay in control", Unchecked.judgement),
  ]),
  CoveredSection("iCloud", [
    .checked("Work is kept without being asked for", by: "save_only_on_terminate"),
    .unchecked("Content is the same on all devices", Unchecked.running),
  ]),
  CoveredSection("In-app purchase, Apple Pay, Wallet, Tap to Pay on iPhone, Sign in with Apple", [
    .unchecked("The system's buttons, marks and sheets are used as they are", Unchecked.service),
  ]),
  CoveredSection("Maps, Augmented reality, Live Photos, Photo editing, SharePlay, AirPlay", [
    .unchecked("All of what these pages ask for", Unchecked.service),
  ]),
  CoveredSection("App Clips, CareKit, CarPlay, Game Center, HealthKit, HomeKit, ID Verifier, iMessage apps and stickers", [
    .unchecked("All of what these pages ask for", Unchecked.service),
  ]),
  CoveredSection("Always On, Mac Catalyst, NFC, ResearchKit, ShazamKit, Siri", [
    .unchecked("All of what these pages ask for", Unchecked.service),
  ]),
]
