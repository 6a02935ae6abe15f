import HIGLintEngine

/// What the rules on title style have in common: their options, and how they report a text that isn't in it.
struct TitleStyleCheck {
  static let properNouns = RuleOption("proper_nouns", "Names that keep the spelling given here.", default: [String]())
  static let lowercase = WordListOption(
    RuleOption(
      "default_lowercase_words",
      """
      The words that need no capital; `lowercase_words` adds to them. Of prepositions that may belong to a verb, such as \
      in, on and up, either spelling is right.
      """,
      default: EnglishWords.small.sorted()
    ),
    more: RuleOption("lowercase_words", "More words that need no capital.", default: [])
  )

  private let style: TitleStyle
  /// What the text is in the interface, such as `the title`.
  private let subject: String

  init(of subject: String, _ options: RuleOptions) {
    self.subject = subject
    style = TitleStyle(properNouns: options[Self.properNouns], lowercase: options[Self.lowercase])
  }

  /// Reports the texts that a value shows, where they stand if that is in its file, else where they are used.
  func check(_ value: AlertText, _ context: inout RuleContext) {
    guard value.isHere else { return }
    for text in value.shown {
      let styled = style.applied(to: text.text)
      guard styled != text.text else { continue }
      let isHere = text.file == value.scope.file
      let edit = isHere ? context.project.text(of: text.file)?.rewriting(text, as: styled) : nil
      context.report(
        "\(subject) \(text.quoted) isn't in title style: \(text.with(styled).quoted)",
        at: isHere ? text.literal : value.expression.range,
        in: value.scope.file,
        notes: .ofText(in: text.table),
        fix: edit.map { Fix.text("Write it in title style", text, $0) }
      )
    }
  }
}
