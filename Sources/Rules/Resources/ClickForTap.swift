import HIGLintEngine

/// Instructions for a mouse on a touch screen.
public struct ClickForTap: ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface, .strings]

  public static let description = RuleDescription(
    id: "click_for_tap",
    chapter: .resources,
    summary: "A text tells people to click.",
    rationale: """
      Fingers tap, touch and drag; a mouse clicks. A text that tells people to click was written for another machine, and makes \
      them wonder what else was.
      """,
    guidelines: [.current("Writing"), .current("Gestures"), .iPhone2008("Supporting Gestures Appropriately")],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["lick"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for entry in context.project.strings(resource)?.entries ?? [] {
      guard let click = ClickInstruction(in: entry.text) else { continue }
      let range = click.range(in: entry.range, isPlain: entry.isPlain)
      context.report(Self.message(click), at: range, in: resource, object: entry.key, fix: entry.isPlain ? click.fix(at: range) : nil)
    }
    for words in context.project.drawnInterface(resource)?.words ?? [] {
      guard let click = ClickInstruction(in: words.attribute.value) else { continue }
      let place = words.attribute.valueRange
      let isPlain = Int(place.end - place.start) == words.attribute.value.utf8.count
      let range = click.range(in: place, isPlain: isPlain)
      let message = "\(words.object.name): \(Self.message(click))"
      context.report(message, at: range, in: resource, object: words.object.id, fix: isPlain ? click.fix(at: range) : nil)
    }
  }

  private static func message(_ click: ClickInstruction) -> String {
    "fingers tap, and only a mouse clicks; say '\(click.replacement)'"
  }
}

extension ClickInstruction {
  /// Where the word is written; the whole text where escapes stand in it.
  fileprivate func range(in text: ByteRange, isPlain: Bool) -> ByteRange {
    guard isPlain else { return text }
    let start = text.start + UInt32(offset)
    return ByteRange(start: start, end: start + UInt32(word.utf8.count))
  }

  fileprivate func fix(at range: ByteRange) -> Fix {
    .suggested("Say '\(replacement)'", .replace(range, with: replacement))
  }
}

// MARK: - Examples

extension ClickForTap {
  private static func table(_ text: String, fixed: String? = nil) -> Example.File {
    func line(_ text: String) -> String { "/* Shown below the list */\n\"hint\" = \"\(text)\";\n" }
    return Example.File("en.lproj/Localizable.strings", line(text), fixed: fixed.map(line))
  }

  private static func catalog(_ strings: String, language: String = "en") -> Example.File {
    Example.File("Localizable.xcstrings", """
      { "sourceLanguage" : "\(language)", "strings" : { \(strings) }, "version" : "1.0" }
      """)
  }

  private static let bad: [Example] = [
    Example("a table of strings", files: [table("↓Click the plus sign to add one.", fixed: "Tap the plus sign to add one.")]),
    Example("within a sentence", files: [
      table("You can leave at any time by ↓clicking here.", fixed: "You can leave at any time by tapping here."),
    ]),
    Example("a catalog of strings", files: [
      catalog(#""hint" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Please ↓click on a day." } } } }"#),
    ]),
    Example("a catalog whose keys are the texts", files: [catalog(#""Click “Send” again" : ↓{ }"#)]),
    Example("a drawn label, and a button", files: [
      Drawn.xib("""
        <label text="↓Click below to begin" id="l1"/><button id="b1"><state key="normal" title="↓Click here"/></button>
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("a tap", files: [table("Tap the plus sign to add one.")]),
    Example("the noun", files: [table("Each click on your ad counts, and a click-through rate is shown. One click to buy.")]),
    Example("what to do at a computer", files: [table("On your computer, click the link in the message.")]),
    Example("a key, which nobody reads", files: [
      Example.File("en.lproj/Localizable.strings", "\"Click the plus sign\" = \"Tap the plus sign\";"),
    ]),
    Example("another language", files: [
      catalog(#""Click the knop" : { }"#, language: "nl"),
    ]),
    Example("a label that code fills", files: [
      Drawn.xib(
        "<label text=\"Click here\" id=\"l1\"/>", owner: "PodPanel", outlets: #"<outlet property="hint" destination="l1" id="o1"/>"#
      ),
    ]),
    Example("a text that the catalog doesn't use any more", files: [catalog(#""Click here" : { "extractionState" : "stale" }"#)]),
  ]
}
