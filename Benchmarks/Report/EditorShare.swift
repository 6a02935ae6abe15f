import Foundation
import HIGLintEngine
import HIGLintProtocols
import HIGLintRules

/// How many of a project's findings show in each file that is linted as an editor does it: from standard input, or by the
/// server that has it open.
struct EditorShare {
  let project: String
  /// The files with findings.
  private(set) var files = 0
  /// How many a run over the whole project finds.
  private(set) var findings = 0
  /// How many of them show where each file is linted alone.
  private(set) var alone = 0
  /// The same where it is linted as a part of the project.
  private(set) var asPart = 0
  /// How many the server shows.
  private(set) var served = 0
  /// The files which have other findings as parts or in the server than in the run over the whole.
  private(set) var differing: Set<String> = []
  /// The processor time of each file as a part of the project, with what the run over the whole left.
  private(set) var times: [Double] = []

  /// - Parameter place: a folder for what is written.
  init(of project: String, _ programs: Programs, in place: URL) throws {
    let root = URL(fileURLWithPath: project).standardizedFileURL
    self.project = root.lastPathComponent
    let runs = try EditorRuns(programs: programs, root: root, place: place)
    let whole = Dictionary(grouping: try runs.whole()) { $0["file"] as? String ?? "" }
    files = whole.count
    findings = whole.values.reduce(0) { $0 + $1.count }
    for (file, expected) in whole.sorted(by: { $0.key < $1.key }) {
      alone += Self.shared(expected, try runs.findings(in: file, isPart: false).findings)
      let part = try runs.findings(in: file, isPart: true)
      asPart += Self.shared(expected, part.findings)
      times.append(part.time)
      if !expected.elementsEqual(part.findings, by: Self.areEqual) { differing.insert(file) }
    }
    let shown = try runs.served(whole.keys.sorted())
    for (file, expected) in whole {
      let (lines, found) = (expected.map(Self.line).sorted(), shown[file] ?? [])
      served += lines.count { found.contains($0) }
      if lines != found { differing.insert(file) }
    }
  }

  /// What an editor shows of a finding.
  private static func line(_ finding: [String: Any]) -> String {
    "\(finding["line"] ?? 0) \(finding["rule"] ?? "") \(finding["message"] ?? "")"
  }

  private static func shared(_ expected: [[String: Any]], _ found: [[String: Any]]) -> Int {
    expected.count { one in found.contains { areEqual(one, $0) } }
  }

  private static func areEqual(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    NSDictionary(dictionary: one).isEqual(to: other)
  }

  static func table(_ shares: [EditorShare]) -> MarkdownTable {
    func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "–" : "\(part * 100 / whole) %" }
    return MarkdownTable(
      head: ["", "findings", "in files", "shown alone", "shown as parts", "shown by the server", "files that differ", "CPU time of a file"],
      rows: shares.map { share in
        let times = share.times.sorted()
        return [
          share.project, "\(share.findings)", "\(share.files)",
          "\(share.alone) (\(percent(share.alone, share.findings)))",
          "\(share.asPart) (\(percent(share.asPart, share.findings)))",
          "\(share.served) (\(percent(share.served, share.findings)))",
          "\(share.differing.count)", times.isEmpty ? "–" : times[times.count / 2].asTime,
        ]
      }
    )
  }
}

/// The runs that are compared, with all rules.
private struct EditorRuns {
  let programs: Programs
  let root: URL
  let place: URL

  /// A configuration that has every rule run.
  private let configuration: URL

  init(programs: Programs, root: URL, place: URL) throws {
    (self.programs, self.root, self.place) = (programs, root, place)
    configuration = place.appendingPathComponent("all.yml")
    let rules = allRules.map { "  \($0.description.id): \($0.description.severity.rawValue)\n" }.joined()
    try "rules:\n\(rules)".write(to: configuration, atomically: true, encoding: .utf8)
  }

  private var rules: [String] { ["--config", configuration.path, "--reporter", "json", "--quiet"] }

  private var cache: [String] { ["--cache-path", place.path] }

  func whole() throws -> [[String: Any]] {
    try findings(programs.lint([root.path] + rules + cache)).findings
  }

  /// - Parameter file: as the report of the whole names it.
  func findings(in file: String, isPart: Bool) throws -> (findings: [[String: Any]], time: Double) {
    let project = isPart ? ["--project-root", root.path] + cache : []
    var lint = programs.lint(["--stdin", "--stdin-path", file] + project + rules)
    lint.input = file
    return try findings(lint)
  }

  /// What the server tells of files, one open after the other, in the form of the lines above.
  func served(_ files: [String]) throws -> [String: [String]] {
    let editor = try ServedEditor(
      programs.higlint, ["--no-cache"], root: root, settings: ["configuration": .string(configuration.path)]
    )
    defer { editor.close() }
    return try Dictionary(uniqueKeysWithValues: files.map { file in
      let url = URL(fileURLWithPath: file)
      try editor.open(url)
      return (file, try editor.findings(of: url).all.map(\.line).sorted())
    })
  }

  private func findings(_ lint: ChildProcess) throws -> (findings: [[String: Any]], time: Double) {
    var lint = lint
    let output = place.appendingPathComponent("report.json")
    lint.output = output.path
    let usage = try lint.run()
    let report = try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any]
    return (report?["findings"] as? [[String: Any]] ?? [], usage.processorTime)
  }
}

extension JSON {
  /// What an editor shows of a finding.
  fileprivate var line: String {
    guard case .integer(let line)? = self["range"]?["start"]?["line"], case .string(let rule)? = self["code"],
      case .string(let message)? = self["message"]
    else { return "" }
    return "\(line + 1) \(rule) \(message)"
  }
}
