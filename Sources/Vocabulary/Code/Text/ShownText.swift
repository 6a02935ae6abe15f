/// The English text that an expression shows to people, as far as the code spells it out.
///
/// Keys, identifiers, formats without words and text of other languages are none.
public struct ShownText: Sendable {
  /// As people read it, with a ``gap`` for each value that is put in.
  public let text: String
  /// The values put in, in order.
  public let values: [Expression]
  /// The string literal that says it, its quotes included.
  public let literal: ByteRange
  /// The index of the literal's file among the project's files.
  public let file: Int
  /// Whether translations are found by this text: a change of it must be made in the tables of translations, too.
  public let isKey: Bool
  /// Where the text stands, if that is in a table of strings, and the literal is the key.
  public let table: TablePlace?

  /// A place in a table of strings.
  public struct TablePlace: Sendable {
    /// The path of the table's file.
    public let path: String
    /// Where the text stands in that file.
    public let range: SourceRange
  }

  package init(text: String, values: [Expression], literal: ByteRange, file: Int, isKey: Bool, table: TablePlace? = nil) {
    self.text = text
    self.values = values
    self.literal = literal
    self.file = file
    self.isKey = isKey
    self.table = table
  }

  /// What stands in the text for a value that is only known when the app runs.
  public static let gap: Character = "\u{FFFC}"

  /// The text for a message of the linter's: on one line, with dots for what is put in.
  public var quoted: String {
    "\"\(text.map { $0 == ShownText.gap ? "…" : $0.isNewline ? " " : String($0) }.joined())\""
  }

  /// The same with another text.
  public func with(_ text: String) -> ShownText {
    ShownText(text: text, values: values, literal: literal, file: file, isKey: isKey, table: table)
  }

  /// The words, without the punctuation around them.
  public var words: [Substring] {
    text.split { $0.isWhitespace || $0 == ShownText.gap }.map(\.bare).filter { !$0.isEmpty }
  }
}

extension CodeScope {
  /// The text that an expression shows, where it is spelled out and the only one.
  public func shownText(_ expression: Expression) -> ShownText? {
    let texts = shownTexts(expression)
    return texts.count == 1 ? texts[0] : nil
  }

  /// The texts that an expression may show: those of its alternatives, constants followed.
  ///
  /// Reads `"…"`, `Text("…")`, `NSAttributedString(string: "…")`, `String(localized: "…")`,
  /// `NSLocalizedString("…", value: "…", comment: "…")`, `"…".localized` and what apps call in their place: of a key
  /// beside its text, the text alone.
  ///
  /// - Parameters:
  ///   - expression: what is shown.
  ///   - isKey: whether a literal is looked up where it stands, as in SwiftUI's views.
  public func shownTexts(_ expression: Expression, isKey: Bool = false) -> [ShownText] {
    TextReading(scope: self, language: .english, isKey: isKey).texts(expression, CodeScope.followedConstants)
  }

  /// The same in whatever language, for how much room they take.
  package func writtenTexts(_ expression: Expression) -> [ShownText] {
    TextReading(scope: self, language: .any, isKey: false).texts(expression, CodeScope.followedConstants)
  }

  /// The same where that is one alone, into which nothing is put.
  func onlyText(_ expression: Expression) -> String? {
    guard expression.alternatives.count == 1 else { return nil }
    let texts = writtenTexts(expression)
    return texts.count == 1 && texts[0].values.isEmpty ? texts[0].text : nil
  }
}

/// Reads an expression for the text that it shows.
private struct TextReading {
  let scope: CodeScope
  let language: Language
  /// Whether a literal here is what translations are found by.
  var isKey: Bool

  enum Language {
    case english, any
  }

  func texts(_ expression: Expression, _ depth: Int) -> [ShownText] {
    guard depth > 0 else { return [] }
    switch expression.kind {
    case .string(let text): return shown(text, expression)
    case .interpolation(let values):
      guard let source = scope.project.text(of: scope.file) else { return [] }
      return shown(source.literalText(of: expression.range, values), expression, values)
    case .call(let call): return texts(call, expression, depth - 1)
    case .member(let base?, let name) where language == .any && TextCalls.recasings.contains(name): return texts(base, depth)
    case .member(let base?, let name) where TextCalls.translating.contains(name):
      return asKey { $0.texts(base, depth - 1) }
    case .member(let base?, let name) where base.text != nil:
      return texts(scope.translatedText(name, of: base), depth - 1)
    case .member(let base?, let name) where base.alternatives.count > 1:
      return base.alternatives.flatMap { texts(Expression(range: $0.range, kind: .member($0, name)), depth - 1) }
    case .conditional, .branch: return expression.alternatives.flatMap { texts($0, depth - 1) }
    case .binary(let left, "??", let right): return texts(left, depth - 1) + texts(right, depth - 1)
    default:
      guard let constant = scope.constant(expression) else {
        return scope.generatedKey(expression, isAskedFor: isKey).flatMap(scope.project.text(generated:)).map { [shown($0, expression)] } ?? []
      }
      return TextReading(scope: constant.scope, language: language, isKey: isKey).texts(constant.expression, depth - 1)
    }
  }

  private func texts(_ call: Call, _ expression: Expression, _ depth: Int) -> [ShownText] {
    // `static let title = { NSLocalizedString("title", value: "Warning!", comment: "") }()`
    if let closure = call.callee.closure { return closure.body.returnedValues.flatMap { texts($0, depth) } }
    guard let name = call.name else { return [] }
    // `L10n.tr("Localizable", "alert.title", fallback: "Sign Out")`, as SwiftGen writes it.
    if name == "tr" {
      if let spelledOut = call.argument("fallback") { return TextReading(scope: scope, language: language, isKey: false).texts(spelledOut, depth) }
      let key = call.arguments.dropFirst().first { $0.label == nil }
      return key.map { key in asKey { $0.texts(key.value, depth) } } ?? []
    }
    if case .member(let base?, _) = call.callee.kind, expression.constructedType == nil {
      if language == .any, TextCalls.recasings.contains(name) { return texts(base, depth) }
      let own = TextCalls.translating.contains(name) ? asKey { $0.texts(base, depth) } : []
      guard own.isEmpty else { return own }
      if let text = scope.generatedText(call) { return [shown(text, expression)] }
      let root = expression.viewChain.root
      if root.range != expression.range, root.constructedType != nil { return texts(root, depth) }
      return texts(scope.translatedText(call), depth)
    }
    guard TextCalls.plain.contains(name) || TextCalls.translated.contains(name) else {
      return texts(scope.translatedText(call), depth)
    }
    if let spelledOut = call.argument("value") ?? call.argument("defaultValue") {
      return TextCalls.translated.contains(name) ? TextReading(scope: scope, language: language, isKey: false).texts(spelledOut, depth) : []
    }
    if let text = call.argument("verbatim") ?? call.argument("string") {
      return TextCalls.plain.contains(name) ? TextReading(scope: scope, language: language, isKey: false).texts(text, depth) : []
    }
    guard let text = call.argument("localized") ?? call.argument(nil), TextCalls.translated.contains(name) else { return [] }
    return asKey { $0.texts(text, depth) }
  }

  private func texts(_ translated: TranslatedText?, _ depth: Int) -> [ShownText] {
    guard let translated else { return [] }
    return TextReading(scope: scope, language: language, isKey: translated.isKey).texts(translated.expression, depth)
  }

  private func asKey(_ read: (TextReading) -> [ShownText]) -> [ShownText] {
    read(TextReading(scope: scope, language: language, isKey: true))
  }

  private func shown(_ text: String, _ expression: Expression, _ values: [Expression] = []) -> [ShownText] {
    // SwiftUI looks up what stands in its views.
    if isKey || language == .any, !text.isProse, values.isEmpty, let found = scope.project.text(ofKey: text) { return [shown(found, expression)] }
    guard text.isProse || language == .any && !isKey, text.isEnglish || language == .any else { return [] }
    return [ShownText(text: text, values: values, literal: expression.range, file: scope.file, isKey: isKey)]
  }

  /// What a table says.
  private func shown(_ entry: AppTexts.Entry, _ expression: Expression) -> ShownText {
    let (text, values) = entry.text.withGaps(at: expression.range)
    let place = ShownText.TablePlace(path: entry.table, range: entry.range)
    return ShownText(text: text, values: values, literal: expression.range, file: scope.file, isKey: true, table: place)
  }
}

package enum TextCalls {
  /// Members of a text that only change its letters.
  package static let recasings: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase", "lowercased", "uppercased",
  ]

  /// What shows text as it is.
  fileprivate static let plain: Set<String> = ["Text", "AttributedString", "NSAttributedString", "NSMutableAttributedString"]
  /// What looks text up in tables of translations.
  fileprivate static let translated: Set<String> = [
    "Text", "Label", "NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource",
  ]
  /// Members of a text that apps give it to look it up.
  fileprivate static let translating: Set<String> = ["localized", "localizedString", "localize", "l10n"]
}

// MARK: - Telling text from keys

extension String {
  /// Whether it reads as text for people, rather than as a key or an identifier: several words, or a single one as a
  /// sentence begins with it.
  fileprivate var isProse: Bool {
    let words = split { $0.isWhitespace || $0 == ShownText.gap }.filter { $0.contains(where: \.isLetter) }
    guard words.count <= 1 else { return true }
    guard let word = words.first?.bare, let first = word.first, first.isUppercase else { return false }
    let rest = word.dropFirst()
    return rest.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
      && (rest.allSatisfy { !$0.isUppercase } || rest.allSatisfy { !$0.isLowercase })
  }

  /// Whether it may be English: of its letters alone, and without words that other languages can't do without.
  fileprivate var isEnglish: Bool {
    let words = split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
    return !words.isEmpty && allSatisfy { !$0.isLetter || $0.isASCII } && EnglishWords.foreign.isDisjoint(with: words)
  }
}

extension StringProtocol {
  /// Without the punctuation around it.
  package var bare: SubSequence {
    guard let first = firstIndex(where: { $0.isLetter || $0.isNumber }),
      let last = lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
