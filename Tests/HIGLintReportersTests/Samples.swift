import Foundation
import HIGLintEngine
import HIGLintReporters

/// Made-up findings, and reports of them.
enum Samples {
  static let guideline = Guideline(
    document: "iPhone Human Interface Guidelines",
    date: "2008-02-29",
    section: "Provide Fingertip-Size Targets"
  )

  static func range(_ line: Int, _ column: Int, to end: Int) -> SourceRange {
    range(line, column, toLine: line, end)
  }

  static func range(_ line: Int, _ column: Int, toLine endLine: Int, _ end: Int) -> SourceRange {
    SourceRange(start: SourcePosition(line: line, column: column), end: SourcePosition(line: endLine, column: end))
  }

  static func finding(
    _ rule: String = "small_touch_target",
    _ severity: Severity = .warning,
    _ message: String = "The button is 20 points high; make it 44",
    file: String = "/work/app/Sources/A.swift",
    at range: SourceRange = Samples.range(1, 18, to: 20),
    guideline: Guideline? = nil,
    notes: [Finding.Note] = [],
    fixes: [Finding.Fix] = [],
    size: Finding.Size? = nil,
    contrast: Finding.Contrast? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, file: file, range: range,
      guideline: guideline, notes: notes, fixes: fixes, size: size, contrast: contrast
    )
  }

  static func report(
    _ findings: [Finding],
    suppressed: [SuppressedFinding] = [],
    known: [Finding]? = nil,
    files: Int = 3,
    rules: [RuleDescription] = [],
    problems: [Problem] = [],
    colored: Bool = false,
    summarized: Bool = true,
    reportsSuppressed: Bool = false,
    sources: [String: String] = [:]
  ) -> Report {
    var result = LintResult(findings: findings, suppressed: suppressed, files: files, problems: problems)
    result.known = known
    return Report(
      result: result,
      rules: rules,
      tool: .init(name: "higlint", version: "1.2.3", page: "https://higlint.example"),
      workingDirectory: WorkingDirectory(AbsolutePath("/work/app")),
      repository: Repository(around: AbsolutePath("/work/app")),
      date: Date(timeIntervalSince1970: 1_204_278_060),
      isColored: colored,
      isSummarized: summarized,
      reportsSuppressed: reportsSuppressed,
      source: { path in sources[path].map { Array($0.utf8) } }
    )
  }
}

extension Samples {
  /// Names and texts that formats trip over.
  static let hostileName = "Sources/a \"b\" & 100%, 😀: <שלום>|`.swift"
  static let hostileMessage = "100% \"<b>\" & 'x': ]]> שלום 😀,\r\nsecond | line\u{1}\u{FFFE} @you #12 _a_ `c` ::error::"

  /// A run with all that a finding can have, over files that can be read.
  static let everything: Report = report(
    [
      finding(
        "small_touch_target", .warning, hostileMessage, file: "/work/app/\(hostileName)", at: range(2, 9, to: 11),
        guideline: guideline,
        notes: [.init(message: "declared\nhere", file: "/work/app/B.swift", range: range(1, 1, to: 4))],
        fixes: [
          .init(message: "Make it 44", edits: [.init(range: range(2, 9, to: 11), replacement: "44")]),
          .init(message: "Make both 44", applicability: .suggested, edits: [
            .init(range: range(2, 9, to: 11), replacement: "44"),
            .init(range: range(3, 1, to: 1), replacement: "// 🎉\n"),
          ]),
        ]
      ),
      finding("cell_not_reused", .error, "over two lines", file: "/work/app/B.swift", at: range(1, 2, toLine: 3, 1)),
      finding("unused_suppression", .note, "of no length", file: "/work/app/B.swift", at: range(2, 2, to: 2)),
      finding("cell_not_reused", .error, "in a lost file", file: "/elsewhere/Gone.swift", at: range(7, 3, to: 9)),
    ],
    rules: [description("small_touch_target"), description("cell_not_reused"), description("unused_suppression")],
    problems: [
      Problem(
        file: "/work/app/C.swift", position: .init(line: 4, column: 2), message: "not UTF-8", remedy: "mend it"
      ),
      Problem(file: "standard input", message: "can't be read", remedy: "see where it comes from"),
    ],
    sources: [
      // Before the finding stand a character of two bytes and one of four, which UTF-16 counts as one and two.
      "/work/app/\(hostileName)": "\u{FEFF}let a = 1\n  é😀 = 20\nlast\n",
      "/work/app/B.swift": "abc\r\ndef\rghi",
    ]
  )

  static func description(_ id: String) -> RuleDescription {
    RuleDescription(
      id: id, chapter: .targets, summary: "A thing is too small.", rationale: "People miss it.\n\nAgain and again.",
      guidelines: [guideline], triggers: ["Thing"],
      picture: RulePicture(
        bad: Sketch("A thing of 20 points <is small>.", [
          .navigationBar(title: "Things", leading: "‹ Back"), .targets([.init("Thing", width: 44, height: 20)], spacing: 0),
        ]),
        good: Sketch("One of 44 isn't.", [.row("Thing", Sketch.RowStyle(.checkmark, isTouched: true))])
      ),
      examples: Examples(
        bad: [Example("a thing of 20 points", "\nlet thing = Thing(↓20)\n")],
        good: [Example("a thing of 44 points", "let thing = Thing(44)\n")]
      )
    )
  }
}
