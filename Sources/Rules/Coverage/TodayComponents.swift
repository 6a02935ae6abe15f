import HIGLintEngine

/// The pages of today's guidelines on components.
let todayComponents: [CoveredSection] = [
  CoveredSection("Action sheets", [
    .checked("Choices about something that people began come in an action sheet", by: "alert_for_confirmation"),
    .checked("Titles are short, and messages only where they are needed", by: "action_sheet_with_message"),
    .checked("A Cancel button is there", by: "action_sheet_without_cancel"),
    .checked("What destroys something stands out", by: "destructive_action_not_marked", "destructive_action_not_first"),
    .checked("An action sheet doesn't scroll", by: "too_many_alert_buttons"),
  ]),
  CoveredSection("Activity rings, Gauges, Rating indicators", [.unchecked("They show what they are made for", Unchecked.judgement)]),
  CoveredSection("Activity views", [
    .unchecked(
      "Actions of one's own have short titles and a symbol, and don't repeat the system's",
      Unchecked.judgement
    ),
  ]),
  CoveredSection("Alerts", [
    .unchecked("Alerts are rare, and not for mere information", Unchecked.judgement),
    .checked(
      "What can be undone, and what people asked for, needs no alert",
      by: "alert_for_confirmation", "confirmation_on_row_delete"
    ),
    .unchecked("No alert at the start", "no rule yet"),
    .checked(
      "Titles are brief; questions and sentences end as such",
      by: "alert_title_punctuation", "alert_title_capitalization"
    ),
    .checked("Messages are sentences", by: "alert_message_capitalization"),
    .checked("Buttons have short titles in title style", by: "alert_button_capitalization", "image_in_alert_button"),
    .checked(
      "There is a button, and a Cancel beside what destroys",
      by: "alert_without_button", "action_sheet_without_cancel"
    ),
    .checked("What destroys something has the destructive style", by: "destructive_action_not_marked", "cancel_marked_destructive"),
    .checked("An alert doesn't scroll", by: "too_many_alert_buttons"),
  ]),
  CoveredSection("Boxes, Collections, Column views, Lockups, Outline views", [
    .checked("A choice shows", by: "missing_selection_feedback"),
    .checked("Changes of a collection are animated", by: "unanimated_row_edit"),
    .unchecked("The layout is a standard one, and holds few levels", Unchecked.judgement),
  ]),
  CoveredSection("Buttons", [
    .checked("Buttons are easy to hit: 44 points wide and high", by: "small_touch_target", "crowded_touch_targets"),
    .checked("Buttons of one's own show that they are pressed", by: "missing_press_feedback"),
    .unchecked("Style, not size, says which button is likely", Unchecked.judgement),
    .unchecked("Titles and what lies behind them differ in colour", Unchecked.running),
    .checked("A button says what it does", by: "unlabeled_icon_button"),
    .unchecked("The primary button destroys nothing", Unchecked.judgement),
    .unchecked("A button shows that its work goes on", Unchecked.running),
  ]),
  CoveredSection("Charts", [.unchecked("Marks, axes and colours are legible and consistent, and can be heard", Unchecked.running)]),
  CoveredSection("Color wells, Image wells, Path controls, Combo boxes, Token fields", [
    .unchecked("All of what these pages ask for", Unchecked.elsewhere),
  ]),
  CoveredSection("Context menus, Edit menus, Menus, Pop-up buttons, Pull-down buttons", [
    .checked("What a context menu offers is found elsewhere, too", by: "gesture_only_action"),
    .unchecked("Menus are short, in order, and one level deep", Unchecked.judgement),
    .checked("Items that destroy are marked", by: "destructive_action_not_marked"),
    .unchecked(
      "Items have verbs in title style, an ellipsis where more is asked, and fitting icons",
      Unchecked.judgement
    ),
    .unchecked("Text that is useful elsewhere can be copied", Unchecked.judgement),
  ]),
  CoveredSection("Digit entry views", [.unchecked("Say what the digits are for, and hide them", Unchecked.elsewhere)]),
  CoveredSection("Disclosure controls", [.unchecked("Details unfold near what they belong to", Unchecked.judgement)]),
  CoveredSection("Dock menus, The menu bar, Ornaments, Panels, Windows, Top Shelf, Watch faces, Complications", [
    .unchecked("All of what these pages ask for", Unchecked.elsewhere),
  ]),
  CoveredSection("Home Screen quick actions", [.unchecked("Few, steady actions with short titles and a symbol", Unchecked.judgement)]),
  CoveredSection("Image views", [
    .checked("What can be tapped is a button, rather than an image view", by: "tap_without_button_trait"),
    .checked("Text on images is legible", by: "low_contrast"),
  ]),
  CoveredSection("Labels", [
    .checked("System fonts and colours for labels", by: "fixed_font_size", "misused_semantic_color"),
    .unchecked("Useful text can be selected", Unchecked.judgement),
  ]),
  CoveredSection("Lists and tables", [
    .checked(
      "People can edit where it makes sense, and what they edit stays so",
      by: "edit_without_commit", "reorder_without_move"
    ),
    .checked(
      "A choice shows, for a moment or as a state",
      by: "row_never_deselected", "selection_as_state", "stale_checkmark"
    ),
    .unchecked("Texts are short, and stay legible where they are cut", Unchecked.running),
    .unchecked("The style suits what is listed", Unchecked.judgement),
    .checked(
      "An info button shows details, a disclosure indicator leads on",
      by: "unhandled_detail_button", "navigation_without_disclosure", "disclosure_without_navigation"
    ),
    .checked("No index beside controls at the trailing edge", by: "index_with_accessory"),
  ]),
  CoveredSection("Live Activities, Notifications, Widgets, App Shortcuts, Controls", [
    .unchecked("All of what these pages ask for", Unchecked.service),
  ]),
  CoveredSection("Page controls", [
    .checked("A page control shows few pages", by: "too_many_page_dots"),
    .unchecked("It stands centred at the bottom, with plain dots", Unchecked.judgement),
  ]),
  CoveredSection("Pickers", [
    .unchecked("Values come in an order that people expect, near what they change", Unchecked.judgement),
    .checked("Minutes come in steps that divide the hour", by: "invalid_minute_interval", "excessive_countdown"),
  ]),
  CoveredSection("Popovers", [
    .unchecked("A popover is small, points at what it belongs to, and nothing lies over it", Unchecked.running),
  ]),
  CoveredSection("Progress indicators", [
    .checked("They move while something goes on", by: "stationary_activity_indicator"),
    .unchecked("Progress is known and told rightly where possible, and can be stopped", Unchecked.running),
  ]),
  CoveredSection("Scroll views", [
    .checked("Lists scroll well however long they are", by: "eager_list", "cell_not_reused"),
    .unchecked(
      "It shows that something scrolls, and nothing scrolls within something that scrolls the same way",
      "no rule yet"
    ),
  ]),
  CoveredSection("Search fields", [.unchecked("A placeholder says what is searched, and results come while people type", Unchecked.judgement)]),
  CoveredSection("Segmented controls", [
    .checked("Some five segments on an iPhone at most", by: "too_many_segments"),
    .checked("Texts or images, not both", by: "mixed_segment_content"),
    .unchecked("Segments are of one size, named by nouns, and about one thing", Unchecked.judgement),
  ]),
  CoveredSection("Sheets", [
    .unchecked("A sheet is for something simple, and alone", Unchecked.judgement),
    .checked("Show the grabber of a sheet that can be resized", by: "hidden_grabber"),
    .checked("A swipe closes a sheet", by: "undismissable_sheet"),
    .checked("A sheet can be closed", by: "modal_without_exit"),
    .unchecked("Done and Cancel stand where people look for them", Unchecked.judgement),
  ]),
  CoveredSection("Sidebars, Split views, Tab views", [
    .unchecked("Few levels, with the choice visible; on an iPhone, a tab bar instead", Unchecked.judgement),
  ]),
  CoveredSection("Sliders, Steppers", [
    .checked("It is told what they change", by: "unlabeled_control"),
    .checked("Controls keep the size that the system gives them", by: "resized_fixed_control"),
    .unchecked("Don't change the volume by a slider of one's own", "no rule yet"),
  ]),
  CoveredSection("Status bars", [
    .unchecked("What scrolls below the status bar is hidden there", Unchecked.running),
    .checked("Don't hide the status bar for good", by: "hidden_status_bar"),
  ]),
  CoveredSection("Tab bars", [
    .unchecked("Tabs lead to places, stay visible and enabled", Unchecked.running),
    .checked("As few tabs as needed, without a More tab", by: "too_many_tabs"),
    .checked("Tabs have labels", by: "tab_without_title"),
    .unchecked("Symbols are familiar, and badges rare", Unchecked.judgement),
  ]),
  CoveredSection("Text fields, Text views", [
    .checked("Say what a field is for", by: "unlabeled_control"),
    .checked("Hide what is private in a secure field", by: "exposed_password"),
    .checked("Show the keyboard that fits, and let the system fill in what it knows", by: "untyped_text_field"),
    .unchecked("Check what is entered when it makes sense", Unchecked.judgement),
    .checked("Text is legible", by: "illegible_font_size", "fixed_font_size"),
  ]),
  CoveredSection("Toggles", [
    .checked("It is told what a toggle changes", by: "unlabeled_control"),
    .checked("Switches stand in rows of grouped lists", by: "switch_in_plain_table"),
    .unchecked("On and off differ by more than colour", Unchecked.pictures),
  ]),
  CoveredSection("Toolbars", [
    .checked("Few items", by: "too_many_toolbar_items"),
    .checked("Every screen has a title", by: "missing_navigation_title"),
    .checked(
      "The system's Back and Close rather than ones of one's own",
      by: "blank_back_button", "hidden_back_button", "custom_system_bar_item"
    ),
    .checked("The system's items for what they stand for", by: "custom_system_bar_item"),
    .checked("Items say what they do", by: "unlabeled_icon_button"),
    .unchecked("Backgrounds and tints are rare, and groups few", Unchecked.judgement),
  ]),
  CoveredSection("Virtual keyboards", [
    .checked("The keyboard fits what is typed", by: "untyped_text_field"),
    .unchecked("Keyboards and input views of one's own work as the system's do", Unchecked.running),
    .unchecked("The layout makes room for the keyboard", Unchecked.running),
  ]),
  CoveredSection("Web views", [
    .checked("Don't build a browser", by: "mini_browser"),
    .unchecked("Pages can be gone back and forth", Unchecked.running),
  ]),
]
