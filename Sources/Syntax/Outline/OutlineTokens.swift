/// What tokens can't tell for certain.
struct Doubt: Error {}

/// Goes through the tokens of a file, once for all who want to see each of them.
struct OutlineTokens: ~Copyable {
  /// The token that is read, and those beside it.
  private(set) var previous = OutlineToken(endAt: 0)
  private(set) var token = OutlineToken(endAt: 0)
  private(set) var next = OutlineToken(endAt: 0)
  private var nextWord: Word?
  private let words: WordFilter.Builder
  private(set) var tooDeep: Int?
  /// How many brackets are open, that which the token opens included; a side of `#if` counts as one.
  var depth: Int { brackets.count }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next byte stands that isn't ASCII, or one that has been passed.
  private var foreign: Int
  private let keywords = KeywordTable.all
  private var code: CodeTokens
  /// What is noted of the code that is read; nil where nobody will ask for it.
  private(set) var notes: CodeNotes?
  private var nesting: Nesting
  private var brackets: [UInt8] = []

  /// - Parameter bytes: the file's text; it must outlive the tokens.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    foreign = bytes.firstForeign(from: 0)
    words = WordFilter.Builder(count: bytes.count / 16)
    code = CodeTokens(bytes)
    nesting = Nesting(bytes)
    next = fetch()
  }

  /// Every word that has been read.
  var filter: WordFilter { words.filter }

  /// The innermost bracket that is open; `#` for a side of `#if`.
  var bracket: UInt8? { brackets.last }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func text(_ token: OutlineToken) -> String { text(token.start..<token.end) }

  /// Whether the token is the first one on its line.
  var isFirstOnLine: Bool { hasLineBreak(previous.end..<token.start) }

  /// Whether the token after this one is the first on its line.
  var isLastOnLine: Bool { next.isEnd || hasLineBreak(token.end..<next.start) }

  /// Whether nothing stands between the token and the one before it.
  var isAdjacent: Bool { previous.end == token.start }

  private func hasLineBreak(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0.isNewline }
  }

  // MARK: Going on

  mutating func advance() throws(Doubt) {
    previous = token
    token = next
    next = fetch()
    if tooDeep != nil { throw Doubt() }
    switch token.kind {
    case .open: brackets.append(token.byte)
    case .close:
      guard let open = brackets.popLast(), open == (token.byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : token.byte - 2) else {
        throw Doubt()
      }
    case .word:
      if token.byte >= UInt8(ascii: "a"), previous.byte == UInt8(ascii: "#"), isAdjacent { try directive() }
      if token.end > foreign { try checkForeign() }
      if token.byte <= UInt8(ascii: "9"), !isNumber { throw Doubt() }
    case .sign: try sign()
    case .operator: try `operator`()
    case .text, .regex: break
    }
  }

  /// Sees that all that has not been read is in the filter, and not nested too deeply.
  mutating func drain() {
    while !next.isEnd { next = fetch() }
  }

  /// Whether all brackets and literals are closed, at the end.
  var isWellFormed: Bool { brackets.isEmpty && code.isWellFormed && tooDeep == nil }

  private mutating func fetch() -> OutlineToken {
    guard let found = code.next() else { return OutlineToken(endAt: bytes.count) }
    if tooDeep == nil, !nesting.read(found) { tooDeep = found.start }
    let word = Word(found, in: bytes)
    if let nextWord, found.isAssignment { words.insert(nextWord.assigned) }
    if let word, nextWord == .function { words.insert(word.asFunction) }
    nextWord = word
    let token = OutlineToken(found, keyword: nextWord.flatMap { keyword($0, of: found) })
    notes?.see(token, nextWord, in: bytes)
    if let nextWord { words.insert(nextWord) }
    for name in bytes.names(inText: found) { words.insert(Word(bytes, name.lowerBound, name.upperBound)) }
    if let quoted = bytes.quoted(by: found) { words.insert(quoted) }
    return token
  }

  /// Behind a dot, and in backticks, any word is a name.
  private func keyword(_ word: Word, of token: CodeToken) -> Keyword? {
    let isMember = next.is(".") && next.end == token.start
    return isMember || token.byte == UInt8(ascii: "`") ? nil : keywords.keyword(word)
  }

  /// Begins to note what is said from the next token on.
  mutating func beginNotes() {
    var notes = CodeNotes()
    notes.see(next, nextWord, in: bytes)
    self.notes = notes
  }

  /// Gives out what was noted.
  mutating func endNotes() -> CodeNotes? {
    defer { notes = nil }
    return notes
  }

  private mutating func directive() throws(Doubt) {
    switch (token.keyword, token.end - token.start) {
    case (.if, _): brackets.append(UInt8(ascii: "#"))
    case (.else, _),
      (nil, 5) where text(token) == "endif",
      (nil, 6) where text(token) == "elseif":
      guard brackets.last == UInt8(ascii: "#") else { throw Doubt() }
      if text(token) == "endif" { brackets.removeLast() }
    default: break
    }
  }

  private func `operator`() throws(Doubt) {
    // Marks of merge conflicts.
    if token.end - token.start >= 7 { throw Doubt() }
    // What isn't surely a division may be the start of a regular expression, or its end.
    guard bytes[token.start..<token.end].contains(UInt8(ascii: "/")) else { return }
    guard token.byte == UInt8(ascii: "/"), previous.endsOperand, !isFirstOnLine else { throw Doubt() }
  }

  private func sign() throws(Doubt) {
    switch token.byte {
    case UInt8(ascii: "#"):
      let isPlaceholder = previous.kind == .operator && isAdjacent && bytes[previous.end - 1] == UInt8(ascii: "<")
      if isPlaceholder || token.end > token.start + 1 { throw Doubt() }
    case UInt8(ascii: "'"), UInt8(ascii: "`"): throw Doubt()
    default: break
    }
  }

  /// Sees that a word is one for the compiler too: signs beyond ASCII may be operators or spaces.
  private mutating func checkForeign() throws(Doubt) {
    foreign = bytes.firstForeign(from: token.start)
    guard foreign < token.end else { return }
    let isWord = text(token).unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic }
    if !isWord { throw Doubt() }
  }

  /// Whether the token, which begins like a number, has no letter in it that none has.
  private var isNumber: Bool {
    let isDecimal = token.end < token.start + 2 || bytes[token.start + 1] < UInt8(ascii: "a")
    return !isDecimal || bytes[token.start..<token.end].allSatisfy { byte in
      byte < UInt8(ascii: "A") || byte == UInt8(ascii: "_") || byte | 0x20 == UInt8(ascii: "e")
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the next byte stands that isn't ASCII; behind all bytes where there is none.
  fileprivate func firstForeign(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var position = start
    while position + 8 <= count,
      raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      position += 8
    }
    while position < count, self[position] < 0x80 { position += 1 }
    return position
  }
}
