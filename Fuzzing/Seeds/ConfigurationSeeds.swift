import HIGLintConfiguration
import HIGLintReporters
import HIGLintRules
import HIGLintEngine

/// Configurations, and paths to ask them about.
enum ConfigurationSeeds {
  static let all = ([whole, anchors, flow, strange, template, template.replacingComments]).map { Array($0.utf8) }

  static let paths = ["/fuzz/App/A.swift", "/fuzz/Pods/A/B.swift", "/fuzz/größe/🐟.swift", "/", "/fuzz/" + String(repeating: "a/", count: 60)]

  static let words = """
    included: excluded: profile: rules: strict: reporter: symbol_graphs: context: severity: minimum: warning error note off recommended strict
    classic true false yes ~ null 44 -1 1e400 .nan .inf 0x1F 0o7 1_000 12:30:45 2001-01-01 <<: *a &a ! !!int !!binary | > |2- ? : - , [ ]
    { } {} [] "a" 'a' # % @ --- ... " ' \\ "\\x00" "\\ud800" * ** **/*.swift {a,b} {a,{b,c}} [a-z] [!z-a] [ ] ../.. / // text json \t
    """.split { $0 == " " || $0 == "\n" }.map(String.init) + ["\n", "\n  ", "\n- ", ": ", "\t", " #"]

  private static let template = Configuration.template(rules: allRules + suppressionRules, reporters: allReporters.map { $0.id })

  private static let whole = """
    # What is linted
    included:
      - Sources
      - "**/*.swift"
      - App/{A,B}/[a-z]?*.swift
    excluded: ["**/Generated", '../x', Pods]
    profile: strict
    strict: true
    reporter: json
    symbol_graphs:
      - Graphs
    context: [../Kit, Shared.swift]
    rules:
      small_touch_target:
        severity: error
        minimum: 30
      small_row_height: off
      row_never_deselected: note
      unused_suppression: warning

    """

  private static let anchors = """
    rules:
      small_touch_target: &shared
        severity: error
      small_row_height:
        <<: *shared
        minimum: 40.5
      cell_not_reused: {<<: [*shared, *shared]}
    excluded: &list [a, b]
    included: *list

    """

  private static let flow = """
    {included: [a, "b\\n\\u00e9", 'c''d'], "rules": {small_row_height: {severity: warning, minimum: 4.4e1}}, strict: no}
    """

  private static let strange = """
    %YAML 1.1
    ---
    ? profile
    : >-
      strict
    ? [a, b]
    : !!map {}
    excluded:
    - |
      text
       on lines
    -   - nested
    - ""
    ...

    """
}

extension String {
  /// With each setting that is a comment set.
  fileprivate var replacingComments: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let sign = line.firstIndex(of: "#"), line.contains(":"), line[sign...].dropFirst().first != " " else { return String(line) }
      return String(line[..<sign] + line[sign...].dropFirst())
    }.joined(separator: "\n")
  }
}
