/// The tokens of a file, without spaces and comments. What stands in a literal isn't taken for code, but for what is
/// interpolated.
///
/// Where code isn't well formed, it goes on as the compiler does: a string ends with its line, a comment with the file.
/// It takes time in proportion to the file, and no stack.
package struct CodeTokens: ~Copyable {
  /// Whether all literals and comments have ended, and no sign was met that can't be in code.
  package private(set) var isWellFormed = true
  private let bytes: UnsafeBufferPointer<UInt8>
  private let classes = ByteClass.table
  private var position = 0
  /// The literals around the interpolation that is being read, from the outermost on.
  private var literals: [StringText] = []
  /// Whether an interpolation just ended.
  private var isInText = false
  private var previous = CodeToken(kind: .sign, byte: UInt8(ascii: ";"), start: 0, end: 0)

  /// - Parameter bytes: the file's text; it must outlive the tokens.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.hasByte(UInt8(ascii: "#"), at: position), bytes.hasByte(UInt8(ascii: "!"), at: position + 1) { skipLine() }
  }

  package mutating func next() -> CodeToken? {
    if isInText, let literal = literals.popLast() { return text(literal, from: position) }
    while position < bytes.count {
      let start = position
      switch classes[Int(bytes[start])] {
      case .space where literals.isEmpty, .newline where literals.isEmpty:
        skip { $0.isBlank }
      case .space:
        position += 1
      case .control:
        isWellFormed = false
        position += 1
      case .newline:
        if let literal = literals.last, !literal.isMultiline { return lineEnd() }
        position += 1
      case .word:
        skip { $0 == .word }
        return token(.word, from: start)
      case .open: return open()
      case .close: return close()
      case .quote: return literal(from: start, pounds: 0)
      case .backtick: return backticked()
      case .pound: return pound()
      case .slash:
        if !skipComment() { return slash() }
      case .operator: return `operator`()
      case .sign:
        position += 1
        return token(.sign, from: start)
      }
    }
    return nil
  }

  /// From a byte past all that belong to it.
  @inline(__always)
  private mutating func skip(while isPart: (ByteClass) -> Bool) {
    var end = position &+ 1
    while end < bytes.count, isPart(classes[Int(bytes[end])]) { end &+= 1 }
    position = end
  }

  private mutating func token(_ kind: CodeToken.Kind, from start: Int) -> CodeToken {
    previous = CodeToken(kind: kind, byte: bytes[start], start: start, end: position)
    return previous
  }

  /// A name in backticks, which may hold any sign. Without a second one on its line, a backtick stands alone.
  private mutating func backticked() -> CodeToken {
    let start = position
    let end = bytes[(start + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0.isNewline } ?? bytes.count
    let isClosed = bytes.hasByte(UInt8(ascii: "`"), at: end)
    position = isClosed ? end + 1 : start + 1
    if !isClosed { isWellFormed = false }
    return token(isClosed ? .word : .sign, from: start)
  }

  // MARK: Brackets

  private mutating func open() -> CodeToken {
    position += 1
    if bytes[position - 1] == UInt8(ascii: "("), !literals.isEmpty { literals[literals.count - 1].parentheses += 1 }
    return token(.open, from: position - 1)
  }

  private mutating func close() -> CodeToken {
    position += 1
    if bytes[position - 1] == UInt8(ascii: ")"), !literals.isEmpty {
      literals[literals.count - 1].parentheses -= 1
      isInText = literals[literals.count - 1].parentheses == 0
    }
    return token(.close, from: position - 1)
  }

  /// The end of a line breaks off a string on one line, and the interpolation in it.
  private mutating func lineEnd() -> CodeToken {
    literals.removeLast()
    isWellFormed = false
    previous = CodeToken(kind: .close, byte: UInt8(ascii: ")"), start: position, end: position)
    return previous
  }

  // MARK: Literals

  private mutating func literal(from start: Int, pounds: Int) -> CodeToken {
    let literal = StringText(in: bytes, quote: start + pounds, pounds: pounds)
    position = start + pounds + literal.quotes
    return text(literal, from: start)
  }

  private mutating func text(_ literal: StringText, from start: Int) -> CodeToken {
    isInText = false
    let end = literal.end(in: bytes, from: position)
    position = end.position
    if end.isInterpolated { literals.append(literal) } else if !end.isClosed { isWellFormed = false }
    previous = CodeToken(kind: .text, byte: UInt8(ascii: "\""), start: start, end: position)
    return previous
  }

  /// `#` that begin a raw string or a regular expression, or stand for themselves.
  private mutating func pound() -> CodeToken {
    let start = position
    while bytes.hasByte(UInt8(ascii: "#"), at: position) { position += 1 }
    let pounds = position - start
    if bytes.hasByte(UInt8(ascii: "\""), at: position) { return literal(from: start, pounds: pounds) }
    if bytes.hasByte(UInt8(ascii: "/"), at: position),
      let end = RegexText(pounds: pounds, isCertain: true).end(in: bytes, slash: position)
    {
      position = end
      return token(.regex, from: start)
    }
    return token(.sign, from: start)
  }

  // MARK: Comments

  private mutating func skipLine() {
    position = bytes.lineEnd(from: position)
  }

  private mutating func skipComment() -> Bool {
    if bytes.hasByte(UInt8(ascii: "/"), at: position + 1) {
      skipLine()
      return true
    }
    guard bytes.hasByte(UInt8(ascii: "*"), at: position + 1) else { return false }
    var depth = 1
    position += 2
    while depth > 0, position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "*"), bytes.hasByte(UInt8(ascii: "/"), at: position) {
        depth -= 1
        position += 1
      } else if byte == UInt8(ascii: "/"), bytes.hasByte(UInt8(ascii: "*"), at: position) {
        depth += 1
        position += 1
      }
    }
    if depth > 0 { isWellFormed = false }
    return true
  }

  // MARK: Operators

  private mutating func `operator`() -> CodeToken {
    let start = position
    let isPostfix = bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!")
    position += 1
    if isPostfix, isBound(before: start) { return token(.operator, from: start) }
    return signs(from: start)
  }

  /// The signs of an operator, to where a comment, a regular expression or another token begins.
  private mutating func signs(from start: Int) -> CodeToken {
    // What stands around the operator is the same for each slash in it.
    var regex: RegexText?
    var isKnown = isBound(before: start)
    while position < bytes.count {
      switch classes[Int(bytes[position])] {
      case .operator where bytes[position] != UInt8(ascii: ".") || bytes[start] == UInt8(ascii: "."):
        position += 1
      case .slash where !beginsComment(position):
        if !isKnown { regex = regexText(operator: start) }
        isKnown = true
        if regex?.end(in: bytes, slash: position) != nil { return token(.operator, from: start) }
        position += 1
      default:
        return token(.operator, from: start)
      }
    }
    return token(.operator, from: start)
  }

  private mutating func slash() -> CodeToken {
    let start = position
    if !isBound(before: start), let end = regexText(operator: start)?.end(in: bytes, slash: start) {
      position = end
      return token(.regex, from: start)
    }
    position += 1
    return signs(from: start)
  }

  private func beginsComment(_ slash: Int) -> Bool {
    bytes.hasByte(UInt8(ascii: "/"), at: slash + 1) || bytes.hasByte(UInt8(ascii: "*"), at: slash + 1)
  }

  /// Whether something stands right before the operator that begins at a place.
  private func isBound(before start: Int) -> Bool {
    guard previous.end == start, start > 0 else { return false }
    switch previous.kind {
    case .word, .text, .regex, .close, .operator: return true
    case .open: return false
    case .sign:
      return previous.byte != UInt8(ascii: ",") && previous.byte != UInt8(ascii: ":") && previous.byte != UInt8(ascii: ";")
    }
  }

  /// What a slash begins that is part of an operator that nothing stands before; nil where it can only be an operator.
  private func regexText(operator start: Int) -> RegexText? {
    if previous.kind == .word, isPrevious("func") || isPrevious("operator") { return nil }
    var end = start
    while end < bytes.count, [.operator, .slash].contains(classes[Int(bytes[end])]) { end += 1 }
    let isPrefix = end < bytes.count && [.word, .open, .quote, .backtick, .pound].contains(classes[Int(bytes[end])])
      || bytes.hasByte(UInt8(ascii: "\\"), at: end)
    if isPrefix { return RegexText(pounds: 0, isCertain: false) }
    guard canPrecedeOperand else { return nil }
    let mayBeAlone = previous.kind == .open || previous.kind == .sign
    return RegexText(pounds: 0, isCertain: !mayBeAlone)
  }

  /// Whether the last token asks for a value after it.
  private var canPrecedeOperand: Bool {
    switch previous.kind {
    case .open, .operator, .sign: true
    case .text, .regex, .close: false
    case .word: ["return", "case", "in", "if", "while", "where", "try", "await", "throw"].contains { isPrevious($0) }
    }
  }

  private func isPrevious(_ word: StaticString) -> Bool {
    bytes.isText(previous, word)
  }
}
