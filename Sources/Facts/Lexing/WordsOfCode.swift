extension Word {
  /// Every name and keyword of a file's code, and those of texts that may name a type, each once, and those that are
  /// assigned to, or name a function, once more as that.
  package static func all(in bytes: [UInt8]) -> Set<Word> {
    bytes.withUnsafeBufferPointer { bytes in
      var words: Set<Word> = []
      var tokens = CodeTokens(bytes)
      var previous: Word?
      while let token = tokens.next() {
        if let previous, token.isAssignment { words.insert(previous.assigned) }
        let word = Word(token, in: bytes)
        if let word, previous == .function { words.insert(word.asFunction) }
        previous = word
        // Nothing is called by a number.
        if let previous, !token.isNumber { words.insert(previous) }
        for name in bytes.names(inText: token) { words.insert(Word(bytes, name.lowerBound, name.upperBound)) }
        if let quoted = bytes.quoted(by: token) { words.insert(quoted) }
      }
      return words
    }
  }

  /// What a token says, without backticks.
  ///
  /// - Returns: nil for what isn't a word.
  package init?(_ token: CodeToken, in bytes: UnsafeBufferPointer<UInt8>) {
    guard token.kind == .word else { return nil }
    let isQuoted = token.byte == UInt8(ascii: "`")
    self.init(bytes, token.start + (isQuoted ? 1 : 0), token.end - (isQuoted ? 1 : 0))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the names stand in a text that is nothing but a type's name, or a path to it: code may find the type by that.
  package func names(inText token: CodeToken) -> [Range<Int>] {
    let (start, end) = (token.start + 1, token.end - 1)
    guard token.kind == .text, start < end, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[start]),
      self[end] == UInt8(ascii: "\""), self[start..<end].allSatisfy({ ByteClass.table[Int($0)] == .word || $0 == UInt8(ascii: ".") })
    else { return [] }
    let names: [Slice<Self>] = self[start..<end].split(separator: UInt8(ascii: "."))
    return names.map { $0.startIndex..<$0.endIndex }
  }

  /// A text that is as short as names are, or such a part of one before, between or after interpolations.
  package func quoted(by token: CodeToken) -> Word? {
    guard token.kind == .text, token.start < token.end else { return nil }
    let start = token.start + (self[token.start] == UInt8(ascii: "\"") ? 1 : 0)
    let isEnded = [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(self[token.end - 1])
    let end = token.end - (isEnded ? 1 : 0)
    return start < end && end - start <= Word.longestQuoted ? Word(self, start, end).quoted : nil
  }
}

extension Word {
  /// How many bytes of a text are kept at most.
  package static let longestQuoted = 48
}
