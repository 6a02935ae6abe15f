import HIGLintEngine

/// Every rule of the project, in the order of the chapters. A new rule is added here.
public let allRules: [any Rule.Type] = [
  CellNotReused.self,
  CellCachedByHand.self,
  SmallRowHeight.self,
  RowNeverDeselected.self,
  SelectionAsState.self,
  SmallTouchTarget.self,
]
