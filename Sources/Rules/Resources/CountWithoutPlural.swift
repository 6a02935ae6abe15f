import HIGLintEngine

/// Texts that say "1 episodes".
public struct CountWithoutPlural: ResourceRule {
  public static let resources: Set<ResourceKind> = [.strings]

  public static let description = RuleDescription(
    id: "count_without_plural",
    chapter: .resources,
    summary: "A text counts things with one form for all numbers.",
    rationale: """
      "1 episodes" and "1 item(s)" read as if nobody had looked. Many languages have more forms than two, and a text that has a \
      single one can't be translated into them at all. A plural in a catalog of strings, or a `.stringsdict`, has a form for each \
      number.
      """,
    guidelines: [.current("Writing"), .current("Inclusion")],
    severity: .note,
    activation: .optIn,
    triggers: ["strings"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for count in context.project.bareCounts(in: resource) {
      let message = "'\(count.entry.text.prefix(60))' says '\(count.word)' of one, too; give the text a form for each number"
      context.report(message, at: count.entry.range, in: resource, object: count.entry.key)
    }
  }
}

// MARK: - Examples

extension CountWithoutPlural {
  private static func table(_ lines: String...) -> Example.File {
    Example.File("en.lproj/Localizable.strings", lines.map { "\($0);" }.joined(separator: "\n"))
  }

  private static func catalog(_ strings: String, language: String = "en") -> Example.File {
    Example.File("Localizable.xcstrings", """
      { "sourceLanguage" : "\(language)", "strings" : { \(strings) }, "version" : "1.0" }
      """)
  }

  private static let bad: [Example] = [
    Example("a table of strings", files: [table("\"count\" = \"↓%d episodes\"")]),
    Example("an s in brackets", files: [table("\"count\" = \"↓Delete %ld photo(s)?\"")]),
    Example("a number that has a place", files: [table("\"count\" = \"↓%2$lld followers like %1$@\"", "\"no\" = \"No likes\"")]),
    Example("a catalog of strings", files: [
      catalog(#""count" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "↓%lld stories left" } } } }"#),
    ]),
    Example("a catalog whose keys are the texts", files: [catalog("\"%lld songs\" : ↓{ }")]),
  ]

  private static let good: [Example] = [
    Example("a text for one beside it", files: [table("\"one\" = \"1 episode\"", "\"many\" = \"%d episodes\"")]),
    Example("a plural in a table beside it", files: [
      table("\"count\" = \"%d episodes\""),
      Example.File("en.lproj/Localizable.stringsdict", """
        <plist version="1.0"><dict><key>count</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@episodes@</string>
        </dict></dict></plist>
        """),
    ]),
    Example("a plural in a catalog", files: [
      catalog("""
        "%lld songs" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld song" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld songs" } }
        } } } } }
        """),
    ]),
    Example("numbers above one", files: [table("\"rule\" = \"Use %d characters or more\"", "\"rule2\" = \"At least %d letters\"")]),
    Example("no count", files: [table("\"a\" = \"Error code %d was sent\"", "\"b\" = \"%@ episodes\"", "\"c\" = \"%d%% less\"")]),
    Example("words that end in s, and short forms", files: [
      table("\"a\" = \"%d business\"", "\"b\" = \"%d kbps\"", "\"c\" = \"%d cross-sells\"", "\"d\" = \"%d is the limit\""),
    ]),
    Example("another language", files: [catalog("\"%lld Fotos\" : { }", language: "de")]),
  ]
}
