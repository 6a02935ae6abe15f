import HIGLintEngine

/// Chapter 6 of 2008, “Alerts, Action Sheets, and Modal Views”.
let modalSections: [CoveredSection] = [
  CoveredSection("Alerts, Action Sheets, and Modal Views"),
  CoveredSection("Usage and Behavior", [
    .checked("People dismiss them explicitly, by a button", by: "alert_without_button", "modal_without_exit"),
    .unchecked("Use them seldom: they interrupt", Unchecked.judgement),
    .checked("Use each kind for what it is meant for", by: "alert_for_confirmation"),
  ]),
  CoveredSection("Using Alerts", [
    .checked("Explain the situation and give a button that dismisses the alert", by: "alert_without_button"),
    .checked("Don't ask in an alert for confirmation of a dangerous action", by: "alert_for_confirmation"),
    .unchecked("Don't report progress in alerts", Unchecked.judgement),
  ]),
  CoveredSection("Using Action Sheets", [
    .checked("An action sheet needs no message", by: "action_sheet_with_message"),
    .checked("Let people cancel", by: "action_sheet_without_cancel"),
    .checked("Don't warn of each deletion in a list that is being edited", by: "confirmation_on_row_delete"),
    .unchecked("Warn where an action destroys something besides what was asked for", Unchecked.judgement),
  ]),
  CoveredSection("Using Modal Views", [
    .checked("Give a button that completes the task and one that cancels it", by: "modal_without_exit"),
    .unchecked("Use a modal view for a task that is complete in itself", Unchecked.design),
  ]),
  CoveredSection("Configuring an Alert", [
    .checked("Use one button in most cases, and no more than two", by: "too_many_alert_buttons"),
    .checked("Write titles in title style", by: "alert_title_capitalization"),
    .checked("Put no period after a title", by: "alert_title_punctuation"),
    .checked("Write messages in sentence style", by: "alert_message_capitalization"),
    .superseded("Use bold for titles and buttons, regular type for messages", "iOS 2: the system sets the type"),
    .superseded("Where there are many choices, show them in a list in the alert", "iOS 8: an action sheet, a menu or a sheet shows them"),
    .checked("Put text in an alert's buttons, not images", by: "image_in_alert_button"),
    .checked("Write the buttons in title style", by: "alert_button_capitalization"),
  ]),
  CoveredSection("Configuring an Action Sheet", [
    .checked("An action sheet needs no message", by: "action_sheet_with_message"),
    .checked("Put text in its buttons, not images", by: "image_in_alert_button"),
    .checked("Write the buttons in title style", by: "alert_button_capitalization"),
    .superseded("Let its background match the bars", "iOS 7: the system draws it"),
    .superseded("Cancel stands at the bottom", "iOS 8: the system puts it there"),
    .checked("Show what destroys something in red", by: "destructive_action_not_marked", "cancel_marked_destructive"),
    .checked("Put it at the top", by: "destructive_action_not_first"),
    .unchecked("Make the buttons easy to tell apart", Unchecked.judgement),
  ]),
  CoveredSection("Configuring a Modal View", [
    .unchecked("Let it match the look of the app", Unchecked.running),
    .checked("Give it a title that names the task", by: "missing_navigation_title"),
  ]),
]
