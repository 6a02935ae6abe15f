import HIGLintEngine

/// The pages of today's guidelines on patterns.
let todayPatterns: [CoveredSection] = [
  CoveredSection("Charting data", [
    .unchecked("Charts are simple, of a known kind, and come with words", Unchecked.judgement),
    .unchecked("Charts can be heard with VoiceOver", Unchecked.running),
  ]),
  CoveredSection("Collaboration and sharing", [
    .unchecked("The button to share stands where people look for it, and says who may do what", Unchecked.design),
  ]),
  CoveredSection("Drag and drop", [
    .unchecked("What can be dragged can be moved in another way, too", Unchecked.running),
    .unchecked("A drag shows at once what moves, and where it can go", Unchecked.running),
    .checked("Rows that people may move really move", by: "reorder_without_move"),
  ]),
  CoveredSection("Entering data", [
    .checked("Get what the system knows from the system", by: "untyped_text_field"),
    .checked("Say what is to be entered", by: "unlabeled_control"),
    .checked("Secrets are typed into a secure field", by: "exposed_password"),
    .unchecked("Fill in no password beforehand", "no rule yet"),
    .unchecked("Offer choices rather than typing, and let people paste", Unchecked.design),
    .unchecked("Check what is entered as it is entered", Unchecked.running),
  ]),
  CoveredSection("Feedback", [
    .unchecked("Feedback can be seen, heard and felt", Unchecked.running),
    .checked("Alerts are for what matters and can be acted on", by: "alert_for_confirmation"),
    .checked("Warn before something is lost that can't be had back", by: "destructive_action_not_marked"),
    .unchecked("Confirm what matters, and say why something can't be done", Unchecked.judgement),
    .checked("A touch shows at once", by: "missing_press_feedback", "missing_selection_feedback"),
  ]),
  CoveredSection("File management", [
    .checked("Work is kept without being saved by hand", by: "save_only_on_terminate"),
    .unchecked("Documents are opened, previewed and saved by the system's views", Unchecked.design),
  ]),
  CoveredSection("Going full screen", [
    .checked("Bars go away for a while, and come back", by: "hidden_status_bar"),
    .unchecked("People choose when full screen ends, and find what they need there", Unchecked.running),
  ]),
  CoveredSection("Launching", [
    .checked("Launch at once", by: "launch_delay"),
    .checked("There is a launch screen", by: "missing_launch_screen"),
    .checked("The launch screen has no text", by: "text_on_launch_screen"),
    .unchecked("The launch screen looks like the first one, and advertises nothing", Unchecked.pictures),
    .unchecked("Go on where people left off", Unchecked.running),
    .checked("Launch in the orientation in which the device is held", by: "forced_rotation"),
    .checked("Don't quit by yourself", by: "programmatic_exit"),
  ]),
  CoveredSection("Live-viewing apps", [.unchecked("All of what this page asks for", Unchecked.design)]),
  CoveredSection("Loading", [
    .checked("Show something at once, and let it fill", by: "empty_rows_while_loading"),
    .checked("People can do other things while something loads", by: "blocking_row_work"),
    .checked("Say that something is loading", by: "stationary_activity_indicator"),
    .unchecked("Large files load in the background", Unchecked.running),
  ]),
  CoveredSection("Managing accounts", [
    .unchecked("Ask for an account late, and say what for", Unchecked.design),
    .unchecked("Prefer Sign in with Apple and passkeys, and name the method that there is", Unchecked.design),
    .unchecked("An account can be deleted in the app", Unchecked.design),
  ]),
  CoveredSection("Managing notifications", [
    .unchecked("Only what is urgent is said to be", Unchecked.service),
    .checked("People agree before they are sent anything", by: "permission_at_launch"),
  ]),
  CoveredSection("Modality", [
    .unchecked("Be modal for a reason, and briefly", Unchecked.judgement),
    .checked("A modal view has an obvious way out", by: "modal_without_exit", "undismissable_sheet"),
    .unchecked("Ask before what people have entered is lost", Unchecked.judgement),
    .unchecked("One modal view at a time, which says what it is for", Unchecked.running),
  ]),
  CoveredSection("Multitasking", [
    .checked("The app works in windows of any size", by: "screen_size_layout"),
    .checked("What people began is kept when they go elsewhere", by: "save_only_on_terminate"),
    .unchecked("Games and sound pause, and go on well", Unchecked.running),
  ]),
  CoveredSection("Offering help", [.unchecked("Tips are short, come when they help, and explain no standard controls", Unchecked.judgement)]),
  CoveredSection("Onboarding", [
    .checked("A splash screen is brief", by: "launch_delay"),
    .checked(
      "Ask for access and for ratings when people know the app",
      by: "permission_at_launch", "review_prompt_at_launch"
    ),
    .unchecked("Teach by doing, briefly, and let people skip it", Unchecked.design),
  ]),
  CoveredSection("Playing audio", [
    .checked("The system's sounds keep their meaning", by: "system_sound_reused"),
    .unchecked("Sound obeys the silent switch, the volume and interruptions", Unchecked.running),
  ]),
  CoveredSection("Playing haptics", [
    .unchecked(
      "The system's patterns keep their meaning, are used consistently, and are optional",
      Unchecked.judgement
    ),
  ]),
  CoveredSection("Playing video", [.unchecked("Video is shown by the system's player, at its own proportions", Unchecked.running)]),
  CoveredSection("Printing", [.unchecked("Print where people look for it, with few options", Unchecked.design)]),
  CoveredSection("Ratings and reviews", [
    .checked("Ask after people have used the app, not at launch", by: "review_prompt_at_launch"),
    .unchecked("Don't interrupt, and don't ask again and again", Unchecked.running),
    .checked("Use the system's question, and let buttons open the App Store", by: "review_prompt_at_launch"),
  ]),
  CoveredSection("Searching", [.unchecked("One place searches everything, says what, and offers suggestions", Unchecked.design)]),
  CoveredSection("Settings", [
    .unchecked("Few settings, with good defaults", Unchecked.design),
    .checked("The system's settings have no copies in the app", by: "app_specific_appearance"),
  ]),
  CoveredSection("Undo and redo", [.unchecked("People can undo several steps, and see what they undo", Unchecked.running)]),
  CoveredSection("Workouts", [.unchecked("All of what this page asks for", Unchecked.elsewhere)]),
]
