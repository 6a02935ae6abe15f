extension InterfaceElement {
  /// Whether a table or collection controller takes the selection back each time that it appears.
  public var clearsSelectionOnAppearance: Bool {
    let clears = kind == "tableViewController" || kind == "collectionViewController"
    return clears && facts.flag("clearsSelectionOnViewWillAppear") ?? true
  }

  /// Whether a scene is shown without code that names it: the one that its storyboard begins with, and those that others lead
  /// to or hold.
  public var mayBeShownFirst: Bool {
    file.initialController == facts.id || arrivingSegues.contains { $0.source.scene != self && $0.mayBePerformed }
  }

  /// A column of a split view, named as storyboards name it.
  public enum Column: String, Sendable {
    /// The column of the list that all begins with.
    case primary = "masterViewController"
    /// The column in the middle of three.
    case supplementary = "supplementaryViewController"
    /// The column of the details.
    case secondary = "detailViewController"
  }

  /// The columns that a scene fills, itself or within another controller.
  public var columns: Set<Column> {
    var found: Set<Column> = []
    var seen: Set<InterfaceElement> = [self]
    var pending = [self]
    while let scene = pending.popLast() {
      for segue in scene.arrivingSegues where segue.isContainment {
        if let column = segue.facts.relationship.flatMap(Column.init) {
          found.insert(column)
        } else if let container = segue.source.scene, seen.insert(container).inserted {
          pending.append(container)
        }
      }
    }
    return found
  }
}
