/// A token as outlines are read by it.
struct OutlineToken {
  let kind: CodeToken.Kind
  let keyword: Keyword?
  /// The first byte; 0 behind the last token.
  let byte: UInt8
  let start: Int
  let end: Int

  init(_ token: CodeToken, keyword: Keyword?) {
    kind = token.kind
    self.keyword = keyword
    byte = token.byte
    start = token.start
    end = token.end
  }

  /// What stands behind the last token.
  init(endAt position: Int) {
    kind = .sign
    keyword = nil
    byte = 0
    start = position
    end = position
  }

  var isEnd: Bool { byte == 0 }

  /// Whether it is the one sign, which no other goes with.
  func `is`(_ sign: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: sign) && end == start + 1
  }

  /// A name, or a keyword that may be one.
  var isName: Bool {
    kind == .word && keyword?.isReserved != true && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      && byte != UInt8(ascii: "$")
  }

  /// Whether it may be the last one of a function's signature, though it is none of an operand.
  var endsSignature: Bool { keyword == .throws || keyword == .async || keyword == .rethrows }

  /// Whether it is a name, a text or the like.
  var isOperand: Bool {
    switch kind {
    case .word: keyword?.joins != true
    case .text, .regex: true
    case .open, .close, .sign, .operator: false
    }
  }

  /// Whether it may be the last one of an operand.
  var endsOperand: Bool {
    switch kind {
    case .word: keyword?.joins != true
    case .text, .regex, .close: true
    case .open, .sign, .operator: false
    }
  }
}
