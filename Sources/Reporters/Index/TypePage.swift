import HIGLintEngine

/// All that a project's index knows of a type, for those who write rules and for reports of wrong findings.
package struct TypePage {
  /// How much of a list is shown unless all of it is asked for.
  private static let limit = 12

  private let type: ProjectType
  private let workingDirectory: WorkingDirectory

  package init(_ type: ProjectType, workingDirectory: WorkingDirectory) {
    self.type = type
    self.workingDirectory = workingDirectory
  }

  /// The page: a section for each thing that there is to tell.
  ///
  /// - Parameters:
  ///   - showsAll: whether to show long lists whole.
  ///   - isColored: whether to colour it, for a terminal.
  package func text(showsAll: Bool = false, isColored: Bool = false) -> String {
    let page = IndexPage(
      project: type.project,
      workingDirectory: workingDirectory,
      paint: Paint(isEnabled: isColored),
      limit: showsAll ? nil : Self.limit
    )
    return DeclarationSection(type: type, page: page).text
      + AncestrySection(type: type, page: page).text
      + PropertySection(type: type, page: page).text
      + FunctionSection(type: type, page: page).text
      + TableSection(type: type, page: page).text
      + InterfaceSection(type: type, page: page).text
  }
}
