/// Finds where the braces of a type hold too much on one line that declares nothing.
///
/// Whatever looks like a member without its keyword, such as `a: ` or `a()`, has the parser look for one up to the line's
/// end, past all the others.
struct MemberLines {
  private struct Braces {
    /// What stands before them, from the last braces or `;` on.
    let header: Range<Int>
    /// Whether they are a type's; nil where nobody needed to know yet.
    var holdMembers: Bool?
    /// How many brackets are open in them.
    var brackets = 0
    /// Whether a colon is the last sign in the innermost bracket that may stand there once for each of its values.
    var isBehindColon = false
    /// How many members without a keyword may have begun right in them, since the last keyword of the line.
    var starts = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var braces: [Braces] = []
  private var headerStart = 0
  /// From how many starts the parser may look as far as here.
  private var searches = 0
  /// How many tokens it may still meet while it looks.
  private var patience: Int

  /// So few can't take long, whatever they are.
  private static let fewStarts = 64

  /// - Parameter bytes: the text whose tokens it will be given; it must outlive them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    patience = (1 << 19) + 8 * bytes.count
  }

  /// Whether the parser can read the next token too.
  mutating func read(_ token: CodeToken, after previous: CodeToken) -> Bool {
    if searches > 0, previous.end < token.start, bytes[previous.end..<token.start].contains(where: \.isNewline) { beginLine() }
    patience -= max(0, searches - MemberLines.fewStarts)
    switch token.kind {
    case .open: open(token, isCall: previous.kind != .text)
    case .close: close(token)
    case .word: word(token)
    case .operator:
      if token.byte == UInt8(ascii: "=") || token.byte == UInt8(ascii: "<") { start() }
      if token.byte == UInt8(ascii: "?") { separate() }
    case .sign:
      if token.byte == UInt8(ascii: ":") || token.byte == UInt8(ascii: "@") { start() }
      if token.byte == UInt8(ascii: ":") { colon() }
      if token.byte == UInt8(ascii: ",") { separate() }
      if token.byte == UInt8(ascii: ";") { headerStart = token.end }
    case .text, .regex: break
    }
    return patience >= 0
  }

  private mutating func beginLine() {
    for index in braces.indices { braces[index].starts = 0 }
    searches = 0
  }

  /// - Parameter isCall: whether it isn't the bracket of an interpolation.
  private mutating func open(_ token: CodeToken, isCall: Bool) {
    if token.byte == UInt8(ascii: "{") {
      braces.append(Braces(header: headerStart..<token.start))
      headerStart = token.end
    } else {
      if isCall { start() }
      if let last = braces.indices.last { braces[last].brackets += 1 }
      separate()
    }
  }

  private mutating func close(_ token: CodeToken) {
    if token.byte == UInt8(ascii: "}") {
      if let closed = braces.popLast() { searches -= closed.starts }
      headerStart = token.end
    } else if let last = braces.indices.last, braces[last].brackets > 0 {
      braces[last].brackets -= 1
      separate()
    }
  }

  /// Of two colons with no comma between them, the second can't be in the bracket: the parser takes it for closed.
  private mutating func colon() {
    guard let last = braces.indices.last, braces[last].brackets > 0 else { return }
    if braces[last].isBehindColon { start(in: last) }
    braces[last].isBehindColon = true
  }

  private mutating func separate() {
    if let last = braces.indices.last { braces[last].isBehindColon = false }
  }

  private mutating func start() {
    if let last = braces.indices.last, braces[last].brackets == 0 { start(in: last) }
  }

  private mutating func start(in last: Int) {
    guard braces[last].holdMembers != false else { return }
    braces[last].starts += 1
    searches += 1
    guard braces[last].holdMembers == nil, braces[last].starts > MemberLines.fewStarts else { return }
    braces[last].holdMembers = isType(braces[last].header)
    if braces[last].holdMembers == false { forget(last) }
  }

  /// A keyword ends the search for one.
  private mutating func word(_ token: CodeToken) {
    guard let last = braces.indices.last, braces[last].starts > MemberLines.fewStarts, braces[last].brackets == 0 else { return }
    let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    if MemberLines.types.contains(text) || MemberLines.others.contains(text) { forget(last) }
  }

  private mutating func forget(_ index: Int) {
    searches -= braces[index].starts
    braces[index].starts = 0
  }

  /// Whether the last keyword before braces is one of types.
  private func isType(_ header: Range<Int>) -> Bool {
    let words = String(decoding: bytes[header], as: UTF8.self).split { !$0.isLetter }.map(String.init)
    return words.last { MemberLines.types.contains($0) || MemberLines.others.contains($0) }.map(MemberLines.types.contains) ?? false
  }

  private static let types: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let others: Set<String> = ["case", "deinit", "func", "init", "let", "subscript", "var"]
}
