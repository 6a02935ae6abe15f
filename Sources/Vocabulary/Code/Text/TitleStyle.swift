/// Title-style capitalization as the guidelines define it: a capital for every word but articles, "and" and "or", and
/// prepositions of four letters or fewer, unless the preposition belongs to a verb ("Set Up the Network").
public struct TitleStyle: Sendable {
  private let properNouns: [String: String]
  private let lowercase: Set<String>

  /// - Parameters:
  ///   - properNouns: names that keep the spelling given here.
  ///   - lowercase: the words that need no capital. Of those among them that may belong to a verb, either spelling is right.
  public init(properNouns: [String] = [], lowercase: [String] = Array(EnglishWords.small)) {
    self.properNouns = Dictionary(properNouns.map { ($0.lowercased(), $0) }) { first, _ in first }
    self.lowercase = Set(lowercase.map { $0.lowercased() })
  }

  /// The text in title style. Names with capitals inside, abbreviations, addresses, units after a number, and what
  /// stands in quotation marks stay as they are.
  public func applied(to text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { applied(toLine: String($0)) }.joined(separator: "\n")
  }

  private func applied(toLine text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isQuoted = false
    for index in words.indices {
      let wasQuoted = isQuoted || words[index].opensQuotation
      isQuoted = wasQuoted && !words[index].closesQuotation
      guard !wasQuoted else { continue }
      words[index] = spelled(words[index], Place(of: index, in: words))
    }
    return words.joined(separator: " ")
  }

  /// Where a word stands.
  private struct Place {
    let isFirst: Bool
    let isLast: Bool
    /// The word before, in lowercase.
    let previous: String
    /// Whether the word before is a number or a value.
    let followsNumber: Bool

    init(of index: Int, in words: [String]) {
      let before = words[..<index].last { !$0.isEmpty }
      let after = words[(index + 1)...].first { !$0.isEmpty }
      isFirst = before.map(\.endsPhrase) ?? true
      isLast = after == nil || words[index].endsPhrase
      previous = before?.bare.lowercased() ?? ""
      followsNumber = before.map { $0.isFormat || $0.last?.isNumber ?? false } ?? false
    }
  }

  private func spelled(_ word: String, _ place: Place) -> String {
    let bare = word.bare
    let lowercased = bare.lowercased()
    if let name = properNouns[lowercased] { return word.replacing(bare, by: name) }
    guard !bare.isEmpty, bare.isPlainWord, !word.isFormat else { return word }
    if place.followsNumber, EnglishWords.units.contains(lowercased) { return word }
    if lowercased == "ok" { return word.replacing(bare, by: "OK") }
    if place.isFirst || place.isLast { return word.replacing(bare, by: bare.capitalizedFirst) }
    if EnglishWords.phrasalVerbs[place.previous]?.contains(lowercased) ?? false {
      return word.replacing(bare, by: bare.capitalizedFirst)
    }
    guard self.lowercase.contains(lowercased) else { return word.replacing(bare, by: bare.capitalizedFirst) }
    return EnglishWords.ambiguous.contains(lowercased) ? word : word.replacing(bare, by: lowercased)
  }
}

extension String {
  fileprivate func replacing(_ part: Substring, by other: String) -> String {
    self[..<part.startIndex] + other + self[part.endIndex...]
  }

  fileprivate var opensQuotation: Bool { first.map { "\"“‘'«".contains($0) } ?? false }

  fileprivate var closesQuotation: Bool {
    guard let last = last(where: { !".,?!:;".contains($0) }) else { return false }
    return count > 1 && "\"”’'»".contains(last)
  }

  /// Whether a new phrase begins after the word: it ends with a colon, a dash or the end of a sentence.
  fileprivate var endsPhrase: Bool { last.map { ".?!:;–—".contains($0) } ?? false || self == "-" }

  /// Whether it holds a value: `%@`, `%1$@`, `%d`, or one that is put in.
  fileprivate var isFormat: Bool { contains("%") || contains(ShownText.gap) }
}

extension Substring {
  /// Whether it is a word like others: letters alone, no capital but the first, no address and no value in it.
  fileprivate var isPlainWord: Bool {
    allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" } && !dropFirst().contains(where: \.isUppercase)
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
