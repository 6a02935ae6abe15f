/// The methods by which tables and collections ask for what they show, and tell what was chosen or edited.
package enum TableMethod {
  package static let rowChosen = "tableView(_:didSelectRowAt:)"
  package static let itemChosen = "collectionView(_:didSelectItemAt:)"

  package static let rowMayBeEdited = "tableView(_:canEditRowAt:)"
  package static let rowEditingStyle = "tableView(_:editingStyleForRowAt:)"
  package static let rowCommitted = "tableView(_:commit:forRowAt:)"
  package static let rowMayMove = "tableView(_:canMoveRowAt:)"
  package static let rowMoved = "tableView(_:moveRowAt:to:)"
  package static let rowsDropped = "tableView(_:performDropWith:)"

  package static let rowHeight = "tableView(_:heightForRowAt:)"

  package static let cellSuppliers = ["tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)"]

  package static let viewSuppliers = [
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
  ]

  /// Called for every row or section before any of them shows.
  package static let measures = [
    rowHeight, "tableView(_:estimatedHeightForRowAt:)", "tableView(_:numberOfRowsInSection:)",
    "numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)", "collectionView(_:layout:sizeForItemAt:)",
  ]

  package static let rowDisplay = "tableView(_:willDisplay:forRowAt:)"

  package static let itemDisplay = "collectionView(_:willDisplay:forItemAt:)"

  /// Called right before a header or footer shows, which is their second argument.
  package static let headerDisplays = [
    "tableView(_:willDisplayHeaderView:forSection:)", "tableView(_:willDisplayFooterView:forSection:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
  ]

  /// Called right before a view shows, which is their second argument.
  package static let displays = [rowDisplay, itemDisplay] + headerDisplays
}
