import HIGLintEngine

extension Configuration {
  /// A commented configuration that says nothing yet: every setting with its default, and every rule, as comments
  /// that are settings once their `#` is taken away.
  public static func template(rules: [any Rule.Type], reporters: [String]) -> String {
    let profiles = Profile.allCases.map { "#   \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
    return """
      # The configuration of HIGLint. Everything is optional; what isn't said has the value that is shown here.

      # What to lint, relative to this folder: paths, and patterns with *, **, ?, [a-z] and {a,b}.
      #included:
      #  - Sources

      # What to pass over.
      #excluded:
      #  - "**/Generated"

      # Objects of storyboards, keys of property lists and pictures of asset catalogs of which nothing is reported.
      #ignored_objects:
      #  - Main.storyboard#abc-12-xyz

      # The rules that run without being named:
      \(profiles)
      #profile: \(Profile.recommended.rawValue)

      # Whether findings count in code that nothing reaches from where the app begins.
      #report_unreachable: false

      # From which severity on a finding fails the run: error, warning, note or never. `strict: true` means warning.
      #fail_on: error

      # The findings to pass over, relative to this folder; `higlint baseline write` lists those of today.
      #baseline: .higlint-baseline

      # How findings are shown: \(reporters.joined(separator: ", ")).
      \(reporters.first.map { "#reporter: \($0)" } ?? "#reporter:")

      # Folders of symbol graphs, relative to this one: what they tell of other modules' types is known to the rules.
      #symbol_graphs:
      #  - SymbolGraphs

      # Files and folders, relative to this one, that the rules know without reporting on them, such as another package's.
      #context:
      #  - ../Kit/Sources

      # Where reports lead to read on about a rule, if you host the pages of the rules yourself.
      #rule_pages: "https://example.com/rules/{rule}.html"

      # A rule that is set to note, warning or error runs in every profile; one that is set to off in none.
      rules:
      \(ruleLines(withSuppressionRules(rules).map { $0.description }).joined(separator: "\n"))

      """
  }

  private static func ruleLines(_ descriptions: [RuleDescription]) -> [String] {
    var lines: [String] = []
    var chapter: Chapter?
    for description in descriptions {
      if description.chapter != chapter {
        lines += ["", "  # === \(description.chapter.rawValue) ==="]
        chapter = description.chapter
      }
      let marker = description.activation == .on ? "" : " (\(description.activation.rawValue))"
      lines += ["", "  # \(description.summary)\(marker)"]
      lines += settingLines(description)
    }
    return Array(lines.dropFirst())
  }

  private static func settingLines(_ description: RuleDescription) -> [String] {
    guard !description.options.isEmpty else { return ["  #\(description.id): \(description.severity.rawValue)"] }
    var lines = ["  #\(description.id):", "  #  severity: \(description.severity.rawValue)"]
    for option in description.options {
      let bounds = option.bounds.map { " From \(plain($0.lowerBound)) to \(plain($0.upperBound))." } ?? ""
      lines += ["  #  # \(option.summary)\(bounds)", "  #  \(option.name): \(yaml(option.defaultValue))"]
    }
    return lines
  }

  private static func yaml(_ value: OptionValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): plain(number)
    case .strings(let strings): "[" + strings.map(quoted).joined(separator: ", ") + "]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
