// How many lines a text takes up, as far as code tells.
extension CodeScope {
  /// Whether nothing that a text spells out breaks its line.
  func mayBeOneLine(_ text: Expression) -> Bool {
    !(writtenTexts(text).map(\.text) + text.alternatives.compactMap(\.text)).contains { $0.contains(where: \.isNewline) }
  }

  /// Whether a text is a line: a short one, or one that people keep brief.
  ///
  /// - Parameter isTitle: whether it is all that a control says of itself.
  func isBrief(_ text: Expression, asTitle isTitle: Bool, in font: TextMeasure) -> Bool {
    if fits(text, into: 1, in: font) || isCalledBrief(text, in: font) { return true }
    let sides = text.alternatives
    if sides.count > 1 { return sides.allSatisfy { isBrief($0, asTitle: isTitle, in: font) } }
    return isTitle && isBriefTitle(text)
  }

  /// Whether a text takes up no more than so many lines: a short one that is spelled out, or one of several. Of one that is chosen,
  /// what is known counts: a control is small where that shows.
  func fits(_ text: Expression, into lines: Int, in font: TextMeasure) -> Bool {
    if case .binary(let text, "??", let other) = text.kind { return [text, other].allSatisfy { fits($0, into: lines, in: font) } }
    if let plain = text.beforeRecasing { return fits(plain, into: lines, in: font) }
    let shown = writtenTexts(text).map { length(of: $0) }
    let lengths = shown.isEmpty ? givenTexts(text).map { $0.flatMap { length(of: $0) } } : shown
    let most = lines * font.lettersOfLine
    return lengths.allSatisfy { $0.map { $0 <= most } ?? false } || shown.isEmpty && isShortValue(text)
  }

  /// The texts of which an expression stands for one, spelled out here or where a name gets its value; nil for what isn't known.
  func givenTexts(_ text: Expression) -> [String?] {
    text.alternatives.flatMap { alternative -> [String?] in
      if let text = alternative.text { return [text] }
      return givenLiterals(of: alternative, CodeScope.followedHands).map { $0.map(\.text) } ?? [nil]
    }
  }

  /// How many letters a text has, if it is a line and as far as it is spelled out. Numbers that are put in have few.
  ///
  /// - Parameter depth: how many texts within others are still looked at.
  private func length(of text: ShownText, _ depth: Int = 2) -> Int? {
    let values = text.values.map { value -> Int? in
      let shown = writtenTexts(value).map { depth > 0 ? length(of: $0, depth - 1) : nil }
      let known = shown.isEmpty ? givenTexts(value).map { $0.flatMap { length(of: $0) } } : shown
      return known.contains(nil) ? isShortValue(value) ? 5 : nil : known.compactMap { $0 }.max()
    }
    guard !values.contains(nil) else { return nil }
    return length(of: text.text).map { $0 + values.reduce(0) { $0 + ($1 ?? 0) } }
  }

  /// Letters of Chinese, Japanese and Korean are as wide as two.
  private func length(of text: String) -> Int? {
    if text.contains(where: \.isNewline) { return nil }
    return text.unicodeScalars.reduce(0) { length, scalar in length + (TextLines.wide.contains { $0.contains(scalar.value) } ? 2 : 1) }
  }

  /// Whether a value is a number or a date, the text that a formatter makes of one, such as a price, or a few letters of a text.
  ///
  /// - Parameter depth: through how many functions of the project it is still followed.
  private func isShortValue(_ value: Expression, _ depth: Int = 2) -> Bool {
    // A symbol within the text.
    if value.viewChain.root.constructedType?.base == "Image" { return true }
    if value.lastName == "count" || isNumber(value) || type(of: value)?.base == "Date" { return true }
    let shown = writtenTexts(value)
    if !shown.isEmpty, shown.count == value.alternatives.count { return shown.allSatisfy { isShort($0, depth) } }
    switch value.kind {
    case .binary(let left, "??", let right): return [left, right].allSatisfy { isShortValue($0, depth) }
    case .binary(let left, let sign, let right) where ["-", "*", "/", "%", "+"].contains(sign):
      return [left, right].allSatisfy { isShortValue($0, depth) }
    case .interpolation(let values): return values.count == 1 && isShortValue(values[0], depth)
    case .conditional(_, let first, let second): return [first, second].allSatisfy { isShortValue($0, depth) }
    case .member(let base?, "description") where isNumber(base): return true
    // How a value is written that stands before it: `\(date, style: .time)`.
    case .member(nil, _): return true
    case .call(let call):
      if isFormatted(call, depth) || isCut(call) { return true }
      let makers = depth > 0 ? makers(of: call) : []
      return !makers.isEmpty && makers.allSatisfy { areShortValues($0.body.returnedValues, $0.scope, depth) }
    case .name, .member:
      guard depth > 0, let property = property(namedBy: value), let getter = property.facts.getter else { return false }
      return areShortValues(getter.returnedValues, CodeScope(property, in: project), depth)
    default: return false
    }
  }

  /// The code of the functions that a call may mean: all of that name, where it isn't known what it is asked of.
  private func makers(of call: Call) -> [ProjectCode] {
    if let function = calledFunction(call) { return [ProjectCode(function, in: project)] }
    guard case .member(let base?, let name) = call.callee.kind, owner(base) == nil else { return [] }
    return project.code(ofFunctionsNamed: name).filter { $0.function.map(call.fits) ?? false }
  }

  private func isShort(_ text: ShownText, _ depth: Int) -> Bool {
    (length(of: text.text) ?? .max) <= 24 && text.values.allSatisfy { depth > 0 && isShortValue($0, depth - 1) }
  }

  private func areShortValues(_ values: [Expression], _ scope: CodeScope, _ depth: Int) -> Bool {
    !values.isEmpty && values.allSatisfy { scope.isShortValue($0, depth - 1) }
  }

  private func isNumber(_ value: Expression) -> Bool {
    value.isNumber || type(of: value).map { TextLines.numbers.contains($0.base) } ?? false
  }

  /// Whether a call makes a short text of a number or a date.
  private func isFormatted(_ call: Call, _ depth: Int) -> Bool {
    switch call.name {
    case "formatted":
      // Lists are as long as they are, and so are dates in full.
      let names = call.arguments.flatMap { [$0.value.lastName, $0.value.call?.name] }
      return !names.contains("list") && !names.contains("complete")
        && !(call.callee.base.flatMap { type(of: $0) }?.text.hasPrefix("[") ?? false)
    case "string", "localizedString":
      return ["from", "for"].contains { call.argument($0) != nil } && call.callee.base.map(isFormatter) ?? false
    case "String":
      guard let format = call.argument("format") else {
        return call.arguments.first.map { [nil, "describing"].contains($0.label) && isShortValue($0.value, depth) } ?? false
      }
      let values = call.arguments.filter { $0.label == nil }
      return isShortValue(format, depth) && (format.text.map { !$0.contains("%@") } ?? false || values.allSatisfy { isShortValue($0.value, depth) })
    default: return false
    }
  }

  /// Whether a call takes a few letters from the beginning or the end of a text: `name.prefix(3)`.
  private func isCut(_ call: Call) -> Bool {
    guard ["prefix", "suffix"].contains(call.name), call.arguments.count == 1, let length = number(call.arguments[0].value) else {
      return false
    }
    return call.arguments[0].label == nil && length <= Double(TextLines.longestAffix)
  }

  private func isFormatter(_ value: Expression) -> Bool {
    type(of: value).map { $0.base.hasSuffix("Formatter") } ?? false || value.lastName?.hasSuffix("ormatter") ?? false
  }
}

extension CodeScope {
  /// Whether a text that isn't known is called what people keep brief, and so is a line as a rule: a name, a title, a category.
  func isCalledBrief(_ text: Expression, in font: TextMeasure) -> Bool {
    func isBrief(_ other: Expression) -> Bool { isCalledBrief(other, in: font) || fits(other, into: 1, in: font) }
    if let plain = text.beforeRecasing { return isCalledBrief(plain, in: font) }
    switch text.kind {
    // What a case is stored as, of an enumeration that isn't known.
    case .member(_?, "rawValue"): return givenTexts(text).contains(nil)
    case .name(let name), .member(_, let name):
      return NameWords.of(name).last.map(TextLines.brief.contains) ?? false
    case .element(let list, _): return list.lastName.map(holdsBrief) ?? false
    case .binary(let left, "??", let right): return isCalledBrief(left, in: font) && isBrief(right)
    case .binary(let left, "+", let right):
      return (isAffix(left) || isCalledBrief(left, in: font)) && (isAffix(right) || isCalledBrief(right, in: font))
    case .interpolation(let values):
      let written = writtenTexts(text).first?.text
      return values.count == 1 && isCalledBrief(values[0], in: font)
        && written.map { $0.count <= TextLines.longestAffix && !$0.contains(where: \.isNewline) } ?? false
    case .conditional(_, let first, let second): return isBrief(first) && isBrief(second)
    default: return false
    }
  }
}

extension CodeScope {
  /// Whether a collection is called by what people keep brief: `names`, `categories`, `optionList`.
  private func holdsBrief(_ collection: String) -> Bool {
    var words = NameWords.of(collection)
    guard let last = words.popLast() else { return false }
    if ["array", "list"].contains(last) { return words.last.map(TextLines.brief.contains) ?? false }
    let singles = [last.hasSuffix("ies") ? last.dropLast(3) + "y" : nil, last.hasSuffix("s") ? last.dropLast() : nil]
    return singles.contains { $0.map { TextLines.brief.contains(String($0)) } ?? false }
  }

  /// Whether a control's title is one that is looked up where nobody knows it, and isn't called what takes several lines, or by a
  /// whole sentence.
  private func isBriefTitle(_ text: Expression) -> Bool {
    guard looksUpText(text), writtenTexts(text).isEmpty else { return false }
    return text.alternatives.flatMap(\.namesOfKey).allSatisfy { name in
      // `login.agree_to_terms`
      let words = (name.split(separator: ".").last ?? "").split { "_- ".contains($0) }.flatMap(NameWords.of)
      return words.count <= TextLines.mostWordsOfTitle && !words.contains(where: TextLines.long.contains)
    }
  }

  /// Whether a text is a few letters, such as may stand before or behind a name: `@`.
  private func isAffix(_ text: Expression) -> Bool {
    text.text.map { $0.count <= TextLines.longestAffix && !$0.contains(where: \.isNewline) } ?? false
  }
}

extension Expression {
  /// The text of which the letters are changed: `name` of `name.capitalized` and `name.uppercased()`.
  fileprivate var beforeRecasing: Expression? {
    switch kind {
    case .member(let base?, let name) where TextCalls.recasings.contains(name): base
    case .call(let call) where call.arguments.isEmpty: call.callee.beforeRecasing
    default: nil
    }
  }

  /// By what a text is looked up: a key that is spelled out, or the names that stand for it.
  fileprivate var namesOfKey: [String] {
    switch kind {
    case .call(let call):
      if case .member = call.callee.kind { call.callee.namesOfKey } else {
        (call.argument("localized") ?? call.argument(nil))?.namesOfKey ?? []
      }
    case .member(let base, let name): [name] + (base?.namesOfKey ?? [])
    default: [lastName ?? text].compactMap { $0 }
    }
  }
}

private enum TextLines {
  /// How many letters there may be beside what is brief.
  static let longestAffix = 12

  /// The last words of names by which short texts go.
  static let brief: Set<String> = [
    "abbreviation", "amount", "badge", "brand", "category", "city", "code", "count", "country", "currency", "date", "day",
    "digit", "distance", "duration", "filter", "gender", "genre", "handle", "initials", "interval", "label", "language", "letter",
    "level", "mode", "month", "name", "nickname", "number", "option", "percentage", "period", "price", "rating", "role", "score",
    "size", "status", "symbol", "tab", "tag", "team", "time", "title", "unit", "username", "weekday", "year",
  ]

  /// By how many words the key of a title may be called.
  static let mostWordsOfTitle = 3

  /// Words for texts that may take several lines.
  static let long: Set<String> = [
    "agreement", "answer", "body", "caption", "consent", "content", "description", "details", "disclaimer", "explanation", "hint", "info",
    "information", "instructions", "message", "msg", "note", "paragraph", "privacy", "question", "subtitle", "terms", "text", "warning",
  ]

  static let numbers: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Int"]

  /// Where the letters stand that are as wide as two: from Hangul's parts to the compatible ideographs, and full-width forms.
  static let wide: [Range<UInt32>] = [0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61]
}
