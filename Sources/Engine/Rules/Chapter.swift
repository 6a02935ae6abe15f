/// The chapters of the guidelines. A rule belongs to one, and lives in the folder of its name.
public enum Chapter: String, Codable, Sendable, CaseIterable {
  case cells
  case selection
  case accessories
  case targets
  case bars
  case alerts
  case controls
  case behaviour
  /// What VoiceOver, Voice Control and Switch Control are told.
  case accessibility
  case type
  case colour
  case motion
  case layout
  case languages
  /// What people enter, and what the app may know of them.
  case input
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
