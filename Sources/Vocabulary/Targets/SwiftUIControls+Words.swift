// Words of code that is about something to tap, and what lays it out.
extension SwiftUIControls {
  /// The words that go with something to tap.
  static let words = (names.sorted() + ["onTapGesture", "TapGesture"]).map { Word($0) }

  /// The words that go with sizes.
  static let sizingWords = ["frame", "padding", "systemName", "systemImage"].map { Word($0) }

  /// What holds controls and gives them a target of its own size.
  static let systemHolders = SwiftUIAlertNames.modifiers.union([
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "toolbarTitleMenu", "navigationBarItems", "toolbarContent", "sectionActions",
    "swipeActions", "contextMenu", "commands", "ControlWidgetButton", "accessibilityActions", "accessibilityChildren",
    "accessibilityRepresentation", "ControlGroup", "Picker", "searchSuggestions", "tabItem",
  ])
}
