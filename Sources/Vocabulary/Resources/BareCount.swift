/// A text that puts a number before a word in the plural, whatever the number is: `%d episodes`.
public struct BareCount {
  /// The text.
  public let entry: StringsDocument.Entry
  /// The word that is counted.
  public let word: String
}

extension Project {
  /// The texts that count without a plural, where no table beside has one, nor a text for a single one.
  public func bareCounts(in resource: Resource) -> [BareCount] {
    guard let document = strings(resource) else { return [] }
    let counts = document.entries.compactMap { entry in
      entry.text.countedWord.map { BareCount(entry: entry, word: $0) }
    }
    guard !counts.isEmpty else { return [] }
    let singulars = document.entries.reduce(into: Set<String>()) { $0.formUnion($1.text.countedOnce) }
    return counts.filter { count in
      count.word.singulars.allSatisfy { !singulars.contains($0) } && !hasPlural(ofText: count.entry.key)
    }
  }
}

extension String {
  /// The word in the plural that follows a whole number; nil where the number is known to be above one, or is no count.
  fileprivate var countedWord: String? {
    guard contains("%") else { return nil }
    let text = lowercased()
    guard !Self.bounds.contains(where: { text.contains($0) }) else { return nil }
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      let before = text[..<percent].split { !$0.isLetter }.last
      rest = rest[rest.index(after: percent)...]
      guard rest.skipNumberFormat(), let space = rest.popFirst(), space == " " || space == "\u{A0}" else { continue }
      let word = rest.prefix { $0.isLetter || $0 == "-" || $0 == "(" || $0 == ")" }
      if let plural = String(word).plural, !Self.labels.contains(String(before ?? "")) { return plural }
    }
    return nil
  }

  /// Itself, where it is a word in the plural: `episodes`, `episode(s)`.
  private var plural: String? {
    if hasSuffix("(s)") { return self }
    let isPlain = allSatisfy { $0.isASCII && $0.isLetter }
    let isSingular = ["ss", "us", "is"].contains { hasSuffix($0) } || Self.others.contains(self)
    return isPlain && count > 3 && hasSuffix("s") && !isSingular && contains { "aeiouy".contains($0) } ? self : nil
  }

  /// The words that it says of one thing: `1 episode`, `an episode`, `%d episode`.
  fileprivate var countedOnce: Set<String> {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }
    let found = zip(words, words.dropFirst()).filter { number, _ in
      ["1", "a", "an", "one", "single"].contains(number) || number.hasPrefix("%")
    }
    return Set(found.map { String($1) })
  }

  /// What it may be in the singular.
  fileprivate var singulars: [String] {
    if hasSuffix("(s)") { return [] }
    let stem = String(dropLast())
    if hasSuffix("ies") { return [String(dropLast(3)) + "y", stem] }
    return hasSuffix("es") ? [stem, String(dropLast(2))] : [stem]
  }

  /// Words that end as plurals do.
  private static let others: Set<String> = [
    "always", "does", "goes", "kudos", "news", "series", "sometimes", "times", "towards", "whereas", "yours",
  ]

  /// What stands before a number that counts nothing.
  private static let labels: Set<String> = ["code", "error", "number", "status", "version"]

  /// What says that a number is above one.
  private static let bounds = [
    "at least", "at most", "fewer than", "less than", "maximum", "minimum", "more than", "or fewer", "or less", "or more", "up to",
  ]
}

extension Substring {
  /// Passes what follows the sign of a whole number's place: `d`, `lld`, `1$ld`; false where something else stands there.
  fileprivate mutating func skipNumberFormat() -> Bool {
    let digits = prefix { $0.isNumber }
    let place = dropFirst(digits.count)
    if !digits.isEmpty, place.first == "$" { self = place.dropFirst() }
    self = drop { "lhqz".contains($0) }
    guard let sign = popFirst() else { return false }
    return "diu".contains(sign)
  }
}
