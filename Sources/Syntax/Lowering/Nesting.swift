/// Finds where code nests too deeply to be parsed, before the parser sees it.
///
/// Each bracket takes the parser deeper into its stack, and often has it look ahead past all that stands in the bracket.
/// Whether a `[` begins a type or a literal it finds out by reading on, twice at every `[` in such a `[`: the time doubles
/// with each.
package struct Nesting: ~Copyable {
  /// How many `[` of one type may be open, and `<` of attributes.
  private static let mostDoublings = 16
  /// How many braces may be open that begin with an attribute.
  static let mostAttributed = 32
  /// How many interpolations may be open: the parser keeps much for each that lies in another.
  static let mostInterpolations = 64
  /// How many signs may be open that needn't be brackets: the `<` of a comparison, the `?` of a choice.
  static let mostSigns = 400
  /// How many links a chain such as `a.b.c` may have, and a type such as `(A) -> (B) -> C`.
  static let mostLinks = 1000
  /// How many `else` may follow each other.
  static let mostElses = 10_000
  /// How many keywords may stand in a row.
  static let mostKeywords = 64
  /// How many marks of merge conflicts there may be, and regular expressions that aren't closed, and `switch` without
  /// braces: the parser looks for the end of each in all that follows.
  static let mostSearches = 100

  let bytes: UnsafeBufferPointer<UInt8>
  /// The innermost level that is open, and those around it.
  var level = Level(sign: 0, doublings: 0, isSkipped: false)
  var outer = Levels()
  var brackets = 0
  var skipped = 0
  var attributed = 0
  var interpolations = 0
  /// How often the time doubles for what is read now.
  var doublings = 0
  /// How many bytes the parser may still read, each counted as often as it is read.
  private var patience: Int
  private var measured = 0
  /// How often the parser may read what stands in the levels that are open: a few times in either way for each doubling.
  private var readings = 1
  /// Where the patience ends.
  private var horizon = Int.max
  var previous = CodeToken(kind: .sign, byte: 0, start: 0, end: 0)
  var isAttribute = false
  var searches = 0
  /// How many `switch` there were since the last brace.
  var switches = 0
  private var members: MemberLines
  var words = 0
  var keywords = 0
  /// Whether all that was read nests no deeper than the parser can bear.
  private var isBearable = true

  /// - Parameter bytes: the text whose tokens it will be given; it must outlive them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    members = MemberLines(bytes)
    patience = (1 << 20) + 64 * bytes.count
  }

  /// Where the first code stands that nests too deeply, if any does.
  package static func tooDeep(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var nesting = Nesting(bytes)
      var tokens = CodeTokens(bytes)
      while let token = tokens.next() {
        if !nesting.read(token) { return token.start }
      }
      return nil
    }
  }

  /// Whether the parser can read the next token too.
  mutating func read(_ token: CodeToken) -> Bool {
    defer { previous = token }
    guard isBearable, token.end <= horizon, members.read(token, after: previous) else { return false }
    switch token.kind {
    case .word: word(token)
    case .text: endType(at: token.start)
    case .regex: regex(token)
    case .open: open(token)
    case .close: close(token)
    case .operator: `operator`(token)
    case .sign: sign(token)
    }
    if token.kind != .word, !isPartOfKeyword(token) {
      words = 0
      keywords = 0
    }
    return isBearable
  }

  /// Takes note of something that may only be so many.
  mutating func expect(_ count: Int, atMost most: Int) {
    if count > most { isBearable = false }
  }

  /// Whether a sign goes with the word before it, as in `try!`.
  private func isPartOfKeyword(_ token: CodeToken) -> Bool {
    previous.kind == .word && previous.end == token.start && (token.byte == UInt8(ascii: "!") || token.byte == UInt8(ascii: "?"))
  }

  // MARK: Levels

  mutating func push(_ sign: UInt8, at position: Int, isSkipped: Bool = false, doubles: Bool = false) {
    measure(to: position)
    outer.append(level)
    level = Level(sign: sign, doublings: doublings, isSkipped: isSkipped)
    if level.isBracket { brackets += 1 }
    if isSkipped { skipped += 1 }
    if doubles { doublings += 1 }
    expect(brackets, atMost: NestingLimit.brackets)
    expect(outer.count + 1 - brackets, atMost: Nesting.mostSigns)
    expect(doublings, atMost: Nesting.mostDoublings)
    look(from: position)
  }

  /// Leaves the innermost levels, so that `count` have others around or in them.
  mutating func leave(to count: Int, at position: Int) {
    guard count <= outer.count else { return }
    measure(to: position)
    while count <= outer.count, let next = outer.popLast() {
      if level.isBracket { brackets -= 1 }
      if level.isSkipped { skipped -= 1 }
      if level.isAttributed { attributed -= 1 }
      if level.isInterpolation { interpolations -= 1 }
      doublings = level.doublings
      level = next
    }
    look(from: position)
  }

  mutating func leave(_ sign: UInt8, or other: UInt8? = nil, at position: Int) {
    while level.sign == sign || level.sign == other { leave(to: outer.count, at: position) }
  }

  /// How many levels lie around the one that a bracket opened, which no `{` or `#if` within has to be closed before.
  func place(of bracket: UInt8) -> Int? {
    var sign = level.sign
    var place = outer.count
    while sign != bracket {
      if place == 0 || sign == UInt8(ascii: "{") || sign == UInt8(ascii: "#") { return nil }
      place -= 1
      sign = outer[place].sign
    }
    return place
  }

  private mutating func measure(to position: Int) {
    patience -= readings * (position - measured)
    measured = position
  }

  private mutating func look(from position: Int) {
    readings = outer.count - 7 + (8 << min(doublings, 30))
    // It lasts for most files, which needs no division to be seen.
    let isEnough = patience >= readings * (bytes.count - position)
    horizon = isEnough ? Int.max : position + max(patience, 0) / readings
  }

  /// What can't be in a type ends the parser's search for one, in all levels.
  mutating func endType(at position: Int) {
    leave(UInt8(ascii: "<"), at: position)
    guard doublings > 0, skipped == 0 else { return }
    measure(to: position)
    doublings = 0
    if level.doublings == 0 { return look(from: position) }
    level.doublings = 0
    for index in (0..<outer.count).reversed() {
      if outer[index].doublings == 0 { break }
      outer[index].doublings = 0
    }
    look(from: position)
  }
}
