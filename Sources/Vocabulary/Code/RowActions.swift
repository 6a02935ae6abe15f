/// The classes of the actions that UIKit shows beside a row that is swiped.
package enum RowActions {
  package static let classes = ["UIContextualAction", "UITableViewRowAction"]
}
