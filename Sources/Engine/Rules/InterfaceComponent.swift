/// What of an interface a rule is about, as an index of the rules lists them.
public enum InterfaceComponent: String, Sendable, CaseIterable {
  case lists
  case rows
  case buttons
  case switches
  case sliders
  case pickers
  case segmentedControls = "segmented-controls"
  case textFields = "text-fields"
  case text
  case images
  case gestures
  case navigationBars = "navigation-bars"
  case tabBars = "tab-bars"
  case toolbars
  case statusBar = "status-bar"
  case alerts
  case actionSheets = "action-sheets"
  case sheets
  case pageControls = "page-controls"
  case progressIndicators = "progress-indicators"
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
