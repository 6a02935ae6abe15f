/// A word of an English text that tells people to click, which is what a mouse does.
public struct ClickInstruction {
  /// As it is written: `Click`, `clicking`.
  public let word: String
  /// How many bytes of the text lie before it.
  public let offset: Int

  /// The first one of a text; none in one that speaks of computers.
  public init?(in text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber && !"-'’".contains($0) }
    guard words.contains(where: { $0.lowercased().hasPrefix("click") }),
      !words.contains(where: { Self.computers.contains($0.lowercased()) })
    else { return nil }
    for (index, word) in words.enumerated() where ["click", "clicking"].contains(word.lowercased()) {
      let isFirst = Self.beginsSentence(word, in: text)
      let before = index > 0 ? words[index - 1].lowercased() : ""
      let after = index + 1 < words.count ? words[index + 1].lowercased() : ""
      guard isFirst || Self.before.contains(before),
        Self.after.contains(after) || Self.isQuoted(after: word, in: text)
      else { continue }
      self.word = String(word)
      offset = text[..<word.startIndex].utf8.count
      return
    }
    return nil
  }

  /// What touch screens call it.
  public var replacement: String {
    let tap = word.lowercased() == "click" ? "tap" : "tapping"
    return word.first?.isUppercase ?? false ? tap.prefix(1).uppercased() + tap.dropFirst() : tap
  }

  private static func beginsSentence(_ word: Substring, in text: String) -> Bool {
    let before = text[..<word.startIndex].last { !$0.isWhitespace }
    return before.map { ".!?:;,(–—•".contains($0) } ?? true
  }

  /// Whether the name of a button follows: `Click “Send”`.
  private static func isQuoted(after word: Substring, in text: String) -> Bool {
    let after = text[word.endIndex...].first { !$0.isWhitespace }
    return after.map { "\"'“‘«[".contains($0) } ?? false
  }

  /// Before a verb, rather than the noun.
  private static let before: Set<String> = [
    "after", "and", "before", "by", "can", "could", "don't", "have", "if", "just", "may", "must", "need", "not",
    "or", "please", "should", "simply", "then", "to", "when", "you",
  ]

  private static let after: Set<String> = [
    "a", "above", "again", "an", "any", "below", "here", "it", "next", "ok", "on", "one", "that", "the", "these",
    "this", "to", "your",
  ]

  /// Texts that speak of these tell what to do there.
  private static let computers: Set<String> = [
    "browser", "computer", "desktop", "keyboard", "laptop", "mac", "mouse", "pc", "trackpad", "web", "website", "windows",
  ]
}

/// A text of a storyboard or xib.
public struct DrawnWords {
  /// What shows it.
  public let object: DrawnObject
  /// What gives it.
  public let attribute: MarkupNode.Attribute
}

extension DrawnInterface {
  /// What labels, buttons and texts say, where no code says something else.
  public var words: [DrawnWords] {
    objects.flatMap { object -> [DrawnWords] in
      let attributes = object.wordAttributes
      guard !attributes.isEmpty, !object.isUncertain, !object.mayBeChanged(by: DrawnObject.texts) else { return [] }
      return attributes.map { DrawnWords(object: object, attribute: $0) }
    }
  }
}

extension DrawnObject {
  fileprivate var wordAttributes: [MarkupNode.Attribute] {
    let attributes: [MarkupNode.Attribute?] = switch node.name {
    case "label", "textView": [node.attribute("text")]
    case "textField": [node.attribute("placeholder")]
    case "button": [titleHolder?.attribute("title")]
    case "barButtonItem", "navigationItem": [node.attribute("title"), node.attribute("prompt")]
    case "tableViewSection": [node.attribute("headerTitle"), node.attribute("footerTitle")]
    default: []
    }
    return attributes.compactMap { $0 }.filter { !Optional($0.value).saysNothing }
  }
}

extension Project {
  /// An app's texts in English; nil for other systems and for what people don't have.
  public func strings(_ resource: Resource) -> StringsDocument? {
    guard case .strings(let document) = resource.content, isForTouch(resourceAt: resource.path) else { return nil }
    return document
  }
}
