/// What is noted of code whose tokens go by, so that it needn't be read to be known a little.
struct CodeNotes {
  private(set) var words = MentionedWords()
  /// How many tokens there were that may take an expression deeper.
  private var steps = 0

  /// Whether its expressions surely lie no deeper in each other than can be read.
  var isShallow: Bool { steps < NestingLimit.expressions - 100 }

  /// - Parameter word: what it says, if it is a word.
  mutating func see(_ token: OutlineToken, _ word: Word?, in bytes: UnsafeBufferPointer<UInt8>) {
    if let word { words.insert(word) }
    switch token.kind {
    case .operator, .open: steps += 1
    case .word: if token.keyword != nil { steps += 1 }
    case .text: see(text: token, in: bytes)
    case .regex, .close, .sign: break
    }
  }

  /// The words of a literal, as the code means it. Of one with interpolations nobody asks them.
  private mutating func see(text: OutlineToken, in bytes: UnsafeBufferPointer<UInt8>) {
    var position = text.start
    while position < text.end {
      if bytes[position] == UInt8(ascii: "\\") {
        guard position + 1 < text.end else { return }
        guard bytes[text.start] == UInt8(ascii: "\""), CodeNotes.plainEscapes.contains(bytes[position + 1]) else {
          words = .everything
          return
        }
        position += 2
      } else if ByteClass.table[Int(bytes[position])] == .word {
        let start = position
        while position < text.end, ByteClass.table[Int(bytes[position])] == .word { position += 1 }
        words.insert(Word(bytes, start, position))
      } else {
        position += 1
      }
    }
  }

  /// What stands behind a backslash for a sign that is part of no word.
  private static let plainEscapes = Array("ntr0\\\"'".utf8)
}
