/// A token of Swift, as far as one can be told from another without parsing.
///
/// Usable from inline, for other modules to look at it in place: that is done for each token.
@usableFromInline
package struct CodeToken {
  @usableFromInline
  package enum Kind: UInt8 {
    /// A name, a keyword or a number.
    case word
    /// A string literal, or the part of one before, between or after interpolations.
    case text
    case regex
    /// `(`, `[` or `{`; that of an interpolation too.
    case open
    /// `)`, `]` or `}`. The `)` of an interpolation that the line's end breaks off is empty.
    case close
    /// Signs that belong together, such as `->`, `?` or `&&`.
    case `operator`
    /// A sign that is part of no operator, such as `,`, `:` or `@`, and any number of `#`.
    case sign
  }

  package let kind: Kind
  /// The first byte, and of an empty one that which is missing.
  package let byte: UInt8
  package let start: Int
  package let end: Int

  package init(kind: Kind, byte: UInt8, start: Int, end: Int) {
    self.kind = kind
    self.byte = byte
    self.start = start
    self.end = end
  }

  /// Whether it is a number: no name begins with a digit.
  package var isNumber: Bool { kind == .word && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Whether it is a `=` alone.
  package var isAssignment: Bool { byte == UInt8(ascii: "=") && kind == .operator && end == start + 1 }
}

extension UnsafeBufferPointer<UInt8> {
  package func text(of token: CodeToken) -> String {
    String(decoding: self[token.start..<token.end], as: UTF8.self)
  }

  /// Whether a token is spelled so.
  package func isText(_ token: CodeToken, _ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard token.end - token.start == count else { return false }
    for offset in 0..<count where self[token.start + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
