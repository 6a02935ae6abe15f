/// SwiftUI's views that answer when they are tapped, and what lays them out.
enum SwiftUIControls {
  static let names: Set<String> = ["Button", "Menu", "Toggle", "Link", "NavigationLink", "ShareLink"]

  /// The types to which projects add modifiers.
  static let extended = ["View"] + names.sorted()

  /// The words that go with something to tap.
  static let words = (names.sorted() + ["onTapGesture", "TapGesture"]).map { Word($0) }

  /// The words that go with sizes.
  static let sizingWords = ["frame", "padding", "systemName", "systemImage"].map { Word($0) }

  /// What holds controls and gives them a target of its own size.
  static let systemHolders: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "toolbarContent", "swipeActions", "contextMenu",
    "commands", "alert", "confirmationDialog", "actionSheet", "Preview", "ControlWidgetButton", "accessibilityActions",
    "accessibilityChildren", "accessibilityRepresentation", "ControlGroup", "Picker", "searchSuggestions", "tabItem",
  ]
}
