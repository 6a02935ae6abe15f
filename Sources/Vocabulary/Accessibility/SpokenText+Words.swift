// Words in what is spoken that say too much.
extension SpokenText {
  /// A word of the text that says too much.
  public struct Word {
    /// As it is written.
    public let text: String
    /// The word, where the literal writes it as it is, or all of the literal.
    public let range: ByteRange
    /// The number of the file in the project.
    public let file: Int
    /// Where the text stands, if the literal is its key.
    public let table: ShownText.TablePlace?
  }

  /// The gesture that the text tells people to make: `Double-tap` in "Double-tap to open".
  public var gesture: Word? {
    scope.shownTexts(expression).lazy.compactMap { shown in
      GestureWords.first(in: shown.text, of: kind).flatMap { word(String($0), of: shown) }
    }.first
  }

  /// The kind of element that a name repeats at its end: `button` in "Close button".
  public var role: Word? {
    guard kind == .label, let element, let roles = RoleWords.ofElement(element) else { return nil }
    return scope.shownTexts(expression).lazy.compactMap { shown in
      RoleWords.last(in: shown.text, of: roles).flatMap { word($0, of: shown) }
    }.first
  }

  /// A word of a literal, where the literal writes it as it is.
  private func word(_ text: String, of shown: ShownText) -> Word? {
    guard let source = scope.project.text(of: shown.file) else { return nil }
    let literal = source.text(of: shown.literal)
    guard shown.table == nil, let place = literal.range(ofLast: text) else {
      return Word(text: text, range: shown.literal, file: shown.file, table: shown.table)
    }
    let start = shown.literal.start + UInt32(literal.utf8.distance(from: literal.startIndex, to: place.lowerBound))
    return Word(text: text, range: ByteRange(start: start, end: start + UInt32(text.utf8.count)), file: shown.file, table: nil)
  }
}

extension String {
  /// The last place where a text stands in it.
  fileprivate func range(ofLast text: String) -> Range<String.Index>? {
    var end = endIndex
    while let start = index(end, offsetBy: -text.count, limitedBy: startIndex) {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      guard end > startIndex else { return nil }
      end = index(before: end)
    }
    return nil
  }
}

private enum GestureWords {
  /// The gesture that a text names: a hint anywhere as an order, a label where it says what for.
  static func first(in text: String, of kind: SpokenText.Kind) -> Substring? {
    for sentence in text.split(whereSeparator: { ".!?,;".contains($0) || $0.isNewline }) {
      let words = sentence.split(separator: " ")
      guard let first = words.first, let gesture = gesture(at: words[...]) else { continue }
      let next = words.count > gesture ? words[gesture].lowercased() : ""
      if kind == .hint ? !next.isEmpty : purposes.contains(next) {
        return sentence[first.startIndex..<words[gesture - 1].endIndex]
      }
    }
    return nil
  }

  /// How many words name a gesture at the beginning of a sentence.
  private static func gesture(at words: ArraySlice<Substring>) -> Int? {
    guard let first = words.first?.lowercased() else { return nil }
    let second = words.dropFirst().first?.lowercased() ?? ""
    if alone.contains(first) { return objects.contains(second) || !nouns.contains(first) ? 1 : nil }
    return ["double", "long", "triple"].contains(first) && ["tap", "press", "click", "touch"].contains(second) ? 2 : nil
  }

  private static let alone: Set<String> = [
    "tap", "double-tap", "doubletap", "swipe", "press", "click", "pinch", "long-press", "triple-tap", "double-click",
  ]
  /// Words that name things, too: "Press releases".
  private static let nouns: Set<String> = ["press", "click", "pinch", "tap"]
  /// What follows an order.
  private static let objects: Set<String> = [
    "to", "here", "on", "this", "the", "and", "for", "a", "an", "it", "again", "twice", "once", "any", "anywhere", "or",
  ]
  private static let purposes: Set<String> = ["to", "here", "for", "and", "twice", "again"]
}

private enum RoleWords {
  /// The words for what the traits of an element say.
  static func ofElement(_ element: String) -> Set<String>? { elements[element] }

  /// The role that a name ends in, unless it is what the name is about: "Choose image".
  static func last(in text: String, of roles: Set<String>) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last, roles.contains(last.lowercased()),
      let before = words.dropLast().last?.lowercased(),
      !about.contains(before), !about.contains(words.first?.lowercased() ?? "")
    else { return nil }
    return String(last)
  }

  private static let button: Set<String> = ["button", "btn"]
  private static let image: Set<String> = ["image", "picture", "icon"]
  private static let elements: [String: Set<String>] = [
    "Button": button, "UIButton": button, "UIBarButtonItem": button, "Link": ["link"], "NavigationLink": ["link", "button"],
    "Menu": button, "Image": image, "UIImageView": image, "Toggle": ["switch", "toggle"], "UISwitch": ["switch", "toggle"],
    "Slider": ["slider"], "UISlider": ["slider"], "UITabBarItem": ["tab"],
  ]

  /// Words after which the last one isn't a role.
  private static let about: Set<String> = [
    "a", "an", "the", "this", "that", "your", "my", "of", "as", "to", "for", "no", "per", "each", "every", "any",
    "new", "next", "previous", "add", "change", "choose", "copy", "create", "crop", "delete", "download", "edit",
    "hide", "insert", "open", "paste", "pick", "play", "press", "radio", "record", "remove", "replace", "rotate",
    "save", "select", "set", "share", "show", "switch", "take", "tap", "upload", "use", "view", "toggle", "and", "or",
    "disk", "full",
  ]
}
