/// What of an interface a rule is about, as an index of the rules lists them.
public enum InterfaceComponent: String, Sendable, CaseIterable {
  /// Tables, collections and lists as a whole.
  case lists
  /// Rows and their cells.
  case rows
  /// Buttons, of bars and menus too.
  case buttons
  /// Switches and toggles.
  case switches
  /// Sliders and steppers.
  case sliders
  /// Pickers of dates, times and other values.
  case pickers
  /// Segmented controls.
  case segmentedControls = "segmented-controls"
  /// Fields and views that text is entered in.
  case textFields = "text-fields"
  /// Text that is only read.
  case text
  /// Images, symbols and icons.
  case images
  /// Taps, swipes and other gestures.
  case gestures
  /// Navigation bars with their titles and items.
  case navigationBars = "navigation-bars"
  /// Tab bars and their tabs.
  case tabBars = "tab-bars"
  /// Toolbars and their items.
  case toolbars
  /// The bar with the time, at the top of the screen.
  case statusBar = "status-bar"
  /// Alerts, with a title and buttons.
  case alerts
  /// Choices that rise from the lower edge.
  case actionSheets = "action-sheets"
  /// Screens that are shown above others.
  case sheets
  /// The dots that stand for pages.
  case pageControls = "page-controls"
  /// Bars and wheels that show that the app is at work.
  case progressIndicators = "progress-indicators"
  /// Views that show pages of the web.
  case webViews = "web-views"

  /// What people call it.
  public var title: String {
    switch self {
    case .lists: "Lists and tables"
    case .rows: "Rows and cells"
    case .buttons: "Buttons"
    case .switches: "Switches"
    case .sliders: "Sliders and steppers"
    case .pickers: "Pickers"
    case .segmentedControls: "Segmented controls"
    case .textFields: "Text fields"
    case .text: "Text"
    case .images: "Images and symbols"
    case .gestures: "Gestures"
    case .navigationBars: "Navigation bars"
    case .tabBars: "Tab bars"
    case .toolbars: "Toolbars"
    case .statusBar: "Status bar"
    case .alerts: "Alerts"
    case .actionSheets: "Action sheets"
    case .sheets: "Sheets and modal views"
    case .pageControls: "Page controls"
    case .progressIndicators: "Progress indicators"
    case .webViews: "Web views"
    }
  }
}
