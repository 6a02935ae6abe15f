extension Word {
  /// Every word of a file's code, each once, and those that are assigned to once more as that.
  static func all(in bytes: [UInt8]) -> Set<Word> {
    bytes.withUnsafeBufferPointer { bytes in
      var words: Set<Word> = []
      var tokens = CodeTokens(bytes)
      var previous: Word?
      while let token = tokens.next() {
        if let previous, token.isAssignment { words.insert(previous.assigned) }
        previous = Word(token, in: bytes)
        if let previous { words.insert(previous) }
      }
      return words
    }
  }

  /// What a token says, without backticks.
  ///
  /// - Returns: nil for what isn't a word.
  init?(_ token: CodeToken, in bytes: UnsafeBufferPointer<UInt8>) {
    guard token.kind == .word else { return nil }
    let isQuoted = token.byte == UInt8(ascii: "`")
    self.init(bytes, token.start + (isQuoted ? 1 : 0), token.end - (isQuoted ? 1 : 0))
  }
}
