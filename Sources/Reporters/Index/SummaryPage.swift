import HIGLintEngine

/// What a project's index holds in numbers, and where it is at a loss.
package struct SummaryPage {
  /// How many names of a kind are listed unless all of them are asked for.
  private static let limit = 10

  private let project: Project
  private let workingDirectory: WorkingDirectory

  package init(_ project: Project, workingDirectory: WorkingDirectory) {
    self.project = project
    self.workingDirectory = workingDirectory
  }

  /// - Parameters:
  ///   - showsAll: whether to show long lists whole.
  ///   - isColored: whether to colour it, for a terminal.
  package func text(showsAll: Bool = false, isColored: Bool = false) -> String {
    let page = IndexPage(
      project: project,
      workingDirectory: workingDirectory,
      paint: Paint(isEnabled: isColored),
      limit: showsAll ? nil : Self.limit
    )
    let sections = [
      FileSummary(project: project, page: page).text,
      TargetSummary(project: project, page: page).text,
      TypeSummary(project: project, page: page).text,
      ClassSummary(project: project, page: page).text,
      TableSummary(project: project, page: page).text,
    ]
    return String(sections.joined().drop { $0 == "\n" })
  }
}

/// What is counted, its number, and names.
struct SummaryLine {
  let name: String
  let count: Int
  var details: [IndexPage.Detail] = []
}

extension IndexPage {
  /// A heading with numbers below it, one under the other; what isn't there isn't told.
  func section(_ heading: String, _ lines: [SummaryLine]) -> String {
    let told = lines.filter { $0.count > 0 }
    let width = told.map { $0.name.count + String($0.count).count }.max() ?? 0
    let rows = told.map { line -> Row in
      let gap = String(repeating: " ", count: width - line.name.count - String(line.count).count + 2)
      return Row(text: line.name + gap + String(line.count), details: line.details)
    }
    return section(heading, rows, counts: false)
  }

  /// `XCTestCase 120, ViewController 12, … and 3 more`
  ///
  /// - Parameter heading: what the names have in common, where that isn't said already.
  func tally(_ names: [String], under heading: String? = nil) -> [Detail] {
    details(names.counted(by: <).map { "\($0.element) \($0.count)" }, under: heading)
  }
}
