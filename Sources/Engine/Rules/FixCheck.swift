/// Whether an example's fixes make of it what it says.
public struct FixCheck: Sendable {
  /// What should become of the example's files, by path: of those that say it.
  public let expected: [String: String]
  /// What the fixes, suggested ones too, make of the example's files.
  public let fixed: [String: String]
  /// The places of the findings that are left, as `path:line:column`, of those that carry a fix.
  public let left: [String]
  /// How many findings there were without a fix, and how many there are when all fixes are applied.
  public let unfixable: (before: Int, after: Int)
  /// Which kinds of fixes the findings carry.
  public let applicabilities: Set<Finding.Fix.Applicability>
  /// The paths of files that don't parse any more.
  public let broken: [String]

  /// As many rounds as fixes may need that stand in each other's way.
  private static let mostRounds = 8

  /// Runs the rule over the example and applies its fixes, in as many rounds as they need.
  public init(_ example: Example, _ rule: any Rule.Type) {
    let project = ExampleProject(example, rule)
    var texts = project.texts
    let before = project.findings(in: texts)
    for _ in 0..<Self.mostRounds {
      let findings = Dictionary(grouping: project.findings(in: texts).filter { !$0.fixes.isEmpty }, by: \.file)
      if findings.isEmpty { break }
      for (path, findings) in findings {
        guard let text = texts[path] else { continue }
        let bytes = FixedText(Array(text.utf8), findings, applying: Set(Finding.Fix.Applicability.allCases)).bytes
        texts[path] = String(decoding: bytes, as: UTF8.self)
      }
    }
    let after = project.findings(in: texts)
    let fixes = example.files.compactMap { file in file.fixed.map { (file.path, $0) } }
    expected = Dictionary(fixes) { first, _ in first }
    fixed = texts
    left = after.filter { !$0.fixes.isEmpty }.map(\.place)
    unfixable = (before.filter(\.fixes.isEmpty).count, after.filter(\.fixes.isEmpty).count)
    applicabilities = Set(before.flatMap(\.fixes).map(\.applicability))
    broken = texts.filter { path, text in
      !WellFormed.holds(Array(text.utf8), path: path) && WellFormed.holds(Array((project.texts[path] ?? "").utf8), path: path)
    }.keys.sorted()
  }
}
