/// An example as it is linted: without its markers, and with one rule.
struct ExampleProject {
  /// The files with text, by path.
  let texts: [String: String]
  /// Where findings must be, as `path:line:column`.
  let markers: [String]
  /// The beginnings of the pictures, by path.
  private let pictures: [String: [UInt8]]
  private let rule: ActiveRule

  init(_ example: Example, _ rule: any Rule.Type) {
    var texts: [String: String] = [:]
    var markers: [String] = []
    for file in example.files where file.picture == nil {
      let (text, places) = file.withoutMarkers
      markers += places.map { "\(file.path):\($0.line):\($0.column)" }
      texts[file.path] = text
    }
    self.texts = texts
    self.markers = markers.sorted()
    pictures = Dictionary(example.files.compactMap { file in
      file.picture.map { (file.path, file.hasClearCorner ? $0.headerOfClear : $0.header) }
    }) { first, _ in first }
    self.rule = ActiveRule(rule, options: example.options)
  }

  /// What is found in the files if they hold some texts.
  func findings(in texts: [String: String]) -> [Finding] { findings(in: texts, by: ExampleProject.linter(for: rule.rule)) }

  /// An example is a snippet, in which everything counts.
  static func linter(for rule: any Rule.Type) -> Linter { Linter(knownRules: [rule], reportsUnreachable: true) }

  /// The same by another linter.
  func findings(in texts: [String: String], by linter: Linter) -> [Finding] {
    let files = texts.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }.sorted { $0.path < $1.path }
    let kinds = Dictionary(grouping: files) { FileKind($0.path) ?? .swift }
    let scope = Linter.Scope(
      rules: [rule],
      files: kinds[.swift] ?? [],
      interfaces: kinds[.interface] ?? [],
      resources: kinds[.resource] ?? [],
      foreign: files.filter { FileKind.isOnlyKnown($0.path) }
    )
    var linter = linter
    linter.resourceReader = ResourceReader { [pictures] in pictures[$0] }
    return linter.lint([scope]).findings
  }
}

extension Finding {
  var place: String { "\(file):\(range.start.line):\(range.start.column)" }
}
