import HIGLintEngine

/// Chapter 1 of 2008, “The iPhone OS Platform: Rich with Possibilities”.
let platformSections: [CoveredSection] = [
  CoveredSection("Introduction"),
  CoveredSection("The iPhone OS Platform: Rich with Possibilities"),
  CoveredSection("Overview of Platform Differences"),
  CoveredSection("Compact Screen Size", [
    .unchecked("Show only what the task needs on a small screen", Unchecked.design)
  ]),
  CoveredSection("Memory is Not Unlimited", [
    .checked("Use memory sparingly: let cells be reused rather than kept", by: "cell_not_reused", "cell_cached_by_hand", "eager_list"),
    .unchecked("Respond to warnings that memory runs low", Unchecked.running),
  ]),
  CoveredSection("One Window at a Time", [
    .superseded("An app shows one window at a time", "iPadOS 13: several windows of one app")
  ]),
  CoveredSection("One Application at a Time", [
    .checked("Start as quickly as can be", by: "launch_delay"),
    .checked("Expect no command to quit, and offer none", by: "programmatic_exit"),
    .checked("Save changes as they are made, before the app may go away", by: "save_only_on_terminate"),
    .superseded("Leaving an app ends it", "iOS 4: apps are suspended, and seldom ended"),
    .unchecked("Offer in Settings only what is set once", Unchecked.design),
  ]),
  CoveredSection("Minimal User Help", [
    .unchecked("Make the use so obvious that no help is needed", Unchecked.judgement),
    .unchecked("Use standard controls as they are meant", Unchecked.judgement),
    .checked("Mark the way back with back buttons", by: "hidden_back_button", "blank_back_button"),
  ]),
  CoveredSection("What Are Your Options?"),
  CoveredSection("iPhone Applications"),
  CoveredSection("Web-only Content"),
  CoveredSection("Hybrid Applications", [
    .checked("Don't make an app with web content look like a small browser", by: "mini_browser")
  ]),
  CoveredSection("Three General Application Styles"),
  CoveredSection("Productivity Applications", [
    .unchecked("Keep to standard views and to the task", Unchecked.design)
  ]),
  CoveredSection("Utility Applications", [
    .unchecked("Show a summary at a glance, and the configuration behind it", Unchecked.design),
    .superseded("Put configuration on the back of the main view", "iOS 7: sheets and settings screens took its place"),
  ]),
  CoveredSection("Immersive Applications", [
    .unchecked("Give the screen to the content", Unchecked.design)
  ]),
  CoveredSection("Choosing an Application Style", [
    .unchecked("When in doubt, make it simple", Unchecked.judgement)
  ]),
  CoveredSection("When You Have an Existing Computer Application", [
    .unchecked("Bring the features that most people use, not all of them", Unchecked.design)
  ]),
  CoveredSection("Case Studies: Bringing a Desktop Application to iPhone OS"),
  CoveredSection("Mail"),
  CoveredSection("iPhoto"),
]
