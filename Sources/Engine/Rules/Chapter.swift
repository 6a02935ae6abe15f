/// The chapters of the guidelines. A rule belongs to one, and lives in the folder of its name.
public enum Chapter: String, Codable, Sendable, CaseIterable {
  /// How cells are made, reused and laid out.
  case cells
  /// How rows are chosen, and how that shows.
  case selection
  /// What stands at the edge of a row, and how rows are edited.
  case accessories
  /// What is tapped, how large it is and how far apart.
  case targets
  /// Navigation bars, tab bars, toolbars and the status bar.
  case bars
  /// Alerts, action sheets and other screens that interrupt.
  case alerts
  /// Controls, and what they show.
  case controls
  /// How the app launches, waits and answers.
  case behaviour
  /// What VoiceOver, Voice Control and Switch Control are told.
  case accessibility
  /// Fonts and text sizes.
  case type
  /// Colours, and how they contrast.
  case colour
  /// What moves on the screen.
  case motion
  /// How much of the screen is used, and which way it may be turned.
  case layout
  /// Texts in other languages, and those that run from right to left.
  case languages
  /// What people enter, and what the app may know of them.
  case input
  /// What stands beside the code: images, icons, the launch screen.
  case resources
  /// No chapter of the guidelines: the linter's own comments in the code.
  case suppressions

  /// What a reader looks for.
  public var title: String {
    switch self {
    case .accessories: "Accessories and editing"
    case .targets: "Touch targets"
    case .alerts: "Alerts and modal views"
    case .controls: "Controls and content"
    case .cells, .selection, .bars, .behaviour, .accessibility, .type, .colour, .motion, .layout, .languages, .input,
      .resources, .suppressions:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}
