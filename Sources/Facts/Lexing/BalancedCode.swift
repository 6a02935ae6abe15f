/// What the tokens of a text tell of it while somebody is typing.
package enum BalancedCode {
  /// Whether all brackets, literals and comments are closed. Where they aren't, types may seem to lie within others.
  package static func isBalanced(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = CodeTokens(bytes)
      var open: [UInt8] = []
      while let token = tokens.next() {
        if token.kind == .open { open.append(token.byte) }
        if token.kind == .close, open.popLast().map(closing) != token.byte { return false }
      }
      return open.isEmpty && tokens.isWellFormed
    }
  }

  /// Whether a place lies within a literal, and a comment put there would be part of it.
  package static func isInLiteral(_ place: Int, of bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = CodeTokens(bytes)
      while let token = tokens.next(), token.start < place {
        if token.kind == .text || token.kind == .regex, token.end > place { return true }
      }
      return false
    }
  }

  private static func closing(_ open: UInt8) -> UInt8 {
    open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open + 2
  }
}
