import HIGLintEngine

/// Where all rules' pages are found: by chapter, by guideline, and by component of the interface.
public struct RuleIndex {
  /// The file beside the pages, which those who publish folders show first.
  public static let fileName = "README.md"

  private let rules: [RuleDescription]

  /// All rules that have pages.
  public init(_ rules: [any Rule.Type]) {
    self.rules = rules.map { $0.description }
  }

  /// The page.
  public var markdown: String {
    """
    # Rules

    \(rules.count) rules, each with a page of its own: [by chapter](#by-chapter), [by guideline](#by-guideline) and \
    [by component of the interface](#by-component). ¹ opt-in: in the profile `strict`, or where the configuration \
    names it. ² of its time: in the profile `classic`.

    ## By chapter
    \(chapters)
    ## By guideline
    \(guidelines)
    ## By component
    \(components)
    """
  }

  /// The place of a heading, as those who show Markdown name it.
  static func anchor(_ heading: String) -> String {
    String(heading.lowercased().compactMap { character in
      if character == " " { return "-" }
      return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
    })
  }

  /// The heading of a guideline's document.
  static func title(of guideline: Guideline) -> String {
    guideline.date.isEmpty ? guideline.document : "\(guideline.document), \(guideline.date)"
  }

  // MARK: Sections

  private var chapters: String {
    Chapter.allCases.map { chapter in
      let members = rules.filter { $0.chapter == chapter }
      if members.isEmpty { return "" }
      let rows = members.map {
        "| \(Self.link($0)) | \(MarkdownText.prose($0.summary)) | \($0.fix.map { "`\($0.option)`" } ?? "") |\n"
      }
      return "\n### \(chapter.title)\n\n| Rule | What it finds | Fix |\n| --- | --- | --- |\n" + rows.joined()
    }.joined()
  }

  private var guidelines: String {
    var titles: [String] = []
    var sections: [String: [(section: String, rule: RuleDescription)]] = [:]
    for rule in rules {
      for guideline in rule.guidelines {
        let title = Self.title(of: guideline)
        if sections[title] == nil { titles.append(title) }
        sections[title, default: []].append((guideline.section, rule))
      }
    }
    return titles.sorted().map { title in
      "\n### \(MarkdownText.prose(title))\n\n\(Self.list(sections[title] ?? []))"
    }.joined()
  }

  private static func list(_ entries: [(section: String, rule: RuleDescription)]) -> String {
    let groups = Dictionary(grouping: entries, by: \.section)
    return groups.keys.sorted().map { section in
      "- \(MarkdownText.prose(section)): \((groups[section] ?? []).map { link($0.rule) }.joined(separator: ", "))\n"
    }.joined()
  }

  private var components: String {
    let known = InterfaceComponent.allCases.map { element in
      (element.title, rules.filter { $0.components.contains(element) })
    }
    let whole = ("The app as a whole", rules.filter { $0.components.isEmpty && $0.chapter != .suppressions })
    return (known + [whole]).filter { !$0.1.isEmpty }.map { title, members in
      "\n### \(title)\n\n\(members.map(Self.link).joined(separator: ", "))\n"
    }.joined()
  }

  private static func link(_ rule: RuleDescription) -> String {
    let mark = switch rule.activation {
    case .on: ""
    case .optIn: " ¹"
    case .classic: " ²"
    }
    return "[`\(rule.id)`](\(RulePage.fileName(of: rule.id)))\(mark)"
  }
}
