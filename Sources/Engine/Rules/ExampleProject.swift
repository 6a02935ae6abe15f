/// An example as it is linted: without its markers, and with one rule.
struct ExampleProject {
  /// The Swift files, by path.
  let texts: [String: String]
  /// Where findings must be, as `path:line:column`.
  let markers: [String]
  private let interfaces: [SourceInput]
  private let rule: ActiveRule

  init(_ example: Example, _ rule: any Rule.Type) {
    var texts: [String: String] = [:]
    var markers: [String] = []
    var interfaces: [SourceInput] = []
    for file in example.files {
      if FileKind(file.path) == .interface {
        interfaces.append(SourceInput(path: file.path, contents: Array(file.source.utf8)))
        continue
      }
      let (text, places) = file.withoutMarkers
      markers += places.map { "\(file.path):\($0.line):\($0.column)" }
      texts[file.path] = text
    }
    self.texts = texts
    self.markers = markers.sorted()
    self.interfaces = interfaces
    self.rule = ActiveRule(rule, options: example.options)
  }

  /// What is found in the files if they hold some texts.
  func findings(in texts: [String: String]) -> [Finding] { findings(in: texts, by: ExampleProject.linter(for: rule.rule)) }

  /// An example is a snippet, in which everything counts.
  static func linter(for rule: any Rule.Type) -> Linter { Linter(knownRules: [rule], reportsUnreachable: true) }

  /// The same by another linter.
  func findings(in texts: [String: String], by linter: Linter) -> [Finding] {
    let files = texts.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    return linter.lint([Linter.Scope(rules: [rule], files: files, interfaces: interfaces)]).findings
  }
}

extension Finding {
  var place: String { "\(file):\(range.start.line):\(range.start.column)" }
}
