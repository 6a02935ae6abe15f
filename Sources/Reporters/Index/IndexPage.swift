import HIGLintEngine

/// The form that all pages about a project's index share: headings, rows whose notes line up, places, bounded lists.
struct IndexPage {
  /// The widest that a column grows before its rows stop lining up.
  private static let columnLimit = 58
  /// The columns that prose takes.
  static let width = 112

  let project: Project
  let workingDirectory: WorkingDirectory
  let paint: Paint
  /// How much of a list is shown; nil for all of it.
  let limit: Int?

  /// Something to tell, and what stands beside it in a fainter colour.
  struct Row {
    let text: String
    var note = ""
    /// What is told below it, moved in.
    var details: [Detail] = []
  }

  /// Things to tell one after another. A line breaks only between them.
  struct Detail {
    let items: [String]
    var separator = ","
  }

  // MARK: Sections

  /// A heading with rows below it; nothing where there are none.
  func section(_ heading: String, _ rows: [Row], counts: Bool = true) -> String {
    guard !rows.isEmpty else { return "" }
    let count = counts ? paint.faint(" (\(rows.count))") : ""
    return "\n\(paint.bold(heading))\(count)\n" + text(of: rows)
  }

  /// Rows whose notes line up.
  func text(of rows: [Row]) -> String {
    let shown = limit.map { rows.prefix($0) } ?? rows[...]
    let width = min(shown.filter { !$0.note.isEmpty }.map { DisplayWidth.of($0.text) }.max() ?? 0, Self.columnLimit)
    var text = shown.map { self.text(of: $0, width) }.joined()
    if shown.count < rows.count { text += "  \(paint.faint(more(rows.count - shown.count)))\n" }
    return text
  }

  private func text(of row: Row, _ width: Int) -> String {
    let text = Printable.line(row.text)
    let padding = String(repeating: " ", count: max(width - DisplayWidth.of(text), 0) + 2)
    let line = "  " + text + (row.note.isEmpty ? "" : padding + paint.faint(Printable.line(row.note))) + "\n"
    return line + row.details.flatMap(lines).map { "      \($0)\n" }.joined()
  }

  private func lines(of detail: Detail) -> [String] {
    var lines: [String] = []
    for (index, item) in detail.items.map(Printable.line).enumerated() {
      let item = index == detail.items.count - 1 ? item : item + detail.separator
      if let line = lines.last, DisplayWidth.of(line) + 1 + DisplayWidth.of(item) <= Self.width - 6 {
        lines[lines.count - 1] = "\(line) \(item)"
      } else {
        lines.append(item)
      }
    }
    return lines
  }

  // MARK: Lists

  /// As many names as are shown, and how many more there are.
  ///
  /// - Parameter most: how many to show at most, where that is less than of other lists.
  func bounded(_ names: [String], most: Int = .max) -> [String] {
    guard let limit = limit.map({ min($0, most) }), names.count > limit else { return names }
    return names.prefix(limit) + [more(names.count - limit)]
  }

  /// `A, B, C, … and 12 more`
  func list(_ names: [String]) -> String { bounded(names).joined(separator: ", ") }

  /// `outlets: list, header, … and 12 more`; nothing where there are none.
  func details(_ names: [String], under heading: String? = nil) -> [Detail] {
    guard let first = names.first else { return [] }
    return [Detail(items: bounded([(heading.map { "\($0): " } ?? "") + first] + names.dropFirst()))]
  }

  private func more(_ count: Int) -> String { "… and \(count) more" }

  // MARK: Places

  /// `path:line:column`, as terminals and editors follow it.
  func place(_ range: ByteRange, in file: Int) -> String {
    place(project.facts(of: file).lines.position(at: range.start), in: project.files[file].path)
  }

  func place(of element: InterfaceElement) -> String {
    place(element.facts.position, in: element.file.path)
  }

  private func place(_ position: SourcePosition, in path: String) -> String {
    "\(workingDirectory.short(path)):\(position.line):\(position.column)"
  }

  /// Where a type is declared: its place in the sources, or the module whose symbol graph tells of it.
  func place(of type: ProjectType) -> String {
    guard let first = type.places.first, let file = first.file else {
      return type.graphModule.map { "\($0), symbol graph" } ?? ""
    }
    return place(first.header.nameRange, in: file)
  }
}

extension Array where Element: Hashable {
  /// Each once, in the order of their first appearance.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// Each with the number of its appearances, the commonest first.
  func counted(by order: (Element, Element) -> Bool) -> [(element: Element, count: Int)] {
    Dictionary(grouping: self) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { $0.1 != $1.1 ? $0.1 > $1.1 : order($0.0, $1.0) }
      .map { (element: $0.0, count: $0.1) }
  }
}
