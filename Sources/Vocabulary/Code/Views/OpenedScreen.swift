// Modifiers that show something on a screen of its own.
extension Call {
  /// Whether it is one that shows what it is handed on a screen of its own.
  package var opensScreen: Bool { name.map(Self.screens.contains) ?? false }

  /// The variable that decides whether the screen is shown: `asks` of `.sheet(isPresented: $asks)`. The modifier itself
  /// never sets it to true.
  package var openingFlag: Expression? {
    guard opensScreen, let binding = argument("isPresented"), let name = binding.ownName, name.first == "$" else { return nil }
    return Expression(range: binding.range, kind: .name(String(name.dropFirst())))
  }

  private static let screens: Set<String> = [
    "alert", "confirmationDialog", "fullScreenCover", "inspector", "navigationDestination", "popover", "sheet",
    "UIHostingController",
  ]
}
