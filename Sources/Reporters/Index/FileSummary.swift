import HIGLintEngine

/// What was read: sources, storyboards and xibs, symbol graphs.
struct FileSummary {
  let project: Project
  let page: IndexPage

  var text: String { page.section("Files", lines) }

  private var lines: [SummaryLine] {
    [
      SummaryLine(name: "Swift files", count: project.files.count),
      interfaces("storyboards", project.interfaces.files.filter(\.isStoryboard)),
      interfaces("xibs", project.interfaces.files.filter { !$0.isStoryboard }),
      SummaryLine(
        name: "modules from symbol graphs",
        count: project.modules.count,
        details: page.details(project.modules.map { "\($0.name) \($0.types.count)" }, under: "types")
      ),
    ]
  }

  private func interfaces(_ name: String, _ files: [InterfaceFacts]) -> SummaryLine {
    let objects = files.flatMap(\.objects).flatMap(\.withDescendants)
    let counts = [
      ("scenes", files.flatMap(\.objects).filter { $0.kind.hasSuffix("Controller") }.count),
      ("table cells", objects.filter { $0.kind == "tableViewCell" }.count),
      ("collection cells", objects.filter { $0.kind == "collectionViewCell" }.count),
      ("objects with a class of the code", objects.filter { $0.customClass != nil }.count),
    ]
    let told = counts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    return SummaryLine(name: "\(name) for iOS", count: files.count, details: [.init(items: told)])
  }
}

extension InterfaceObject {
  /// It and all that lies in it.
  fileprivate var withDescendants: [InterfaceObject] { [self] + children.flatMap(\.withDescendants) }
}
