/// Finds where code nests too deeply to be parsed, before the parser sees it.
///
/// Each bracket takes the parser deeper into its stack, and often has it look ahead past all that stands in the bracket.
/// Whether a `[` begins a type or a literal it finds out by reading on, twice at every `[` in such a `[`: the time doubles
/// with each.
package struct Nesting: ~Copyable {
  /// How many brackets may be open. It is the parser's own limit in release builds; in debug builds that would be 20, and
  /// the tool that a plugin runs is a debug build.
  static let deepest = 256
  /// How many `[` of one type may be open, and `<` of attributes.
  private static let mostDoublings = 16
  /// How many braces may be open that begin with an attribute.
  private static let mostAttributed = 32
  /// How many interpolations may be open: the parser keeps much for each that lies in another.
  private static let mostInterpolations = 64
  /// How many signs may be open that needn't be brackets: the `<` of a comparison, the `?` of a choice.
  static let mostSigns = 400
  /// How many links a chain such as `a.b.c` may have, and a type such as `(A) -> (B) -> C`.
  private static let mostLinks = 1000
  /// How many `else` may follow each other.
  private static let mostElses = 10_000
  /// How many keywords may stand in a row.
  private static let mostKeywords = 64
  /// How many marks of merge conflicts there may be, and regular expressions that aren't closed: the parser looks for
  /// the end of each in all that follows.
  private static let mostSearches = 100

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The innermost level that is open, and those around it.
  private var level = Level(sign: 0, doublings: 0, isSkipped: false)
  private var outer = Levels()
  private var brackets = 0
  private var skipped = 0
  private var attributed = 0
  private var interpolations = 0
  /// How often the time doubles for what is read now.
  private var doublings = 0
  /// How many bytes the parser may still read, each counted as often as it is read.
  private var patience: Int
  private var measured = 0
  /// How often the parser may read what stands in the levels that are open: a few times in either way for each doubling.
  private var readings = 1
  /// Where the patience ends.
  private var horizon = Int.max
  private var previous = CodeToken(kind: .sign, byte: 0, start: 0, end: 0)
  private var isAttribute = false
  private var searches = 0
  private var members: MemberLines
  private var words = 0
  private var keywords = 0
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
  private mutating func expect(_ count: Int, atMost most: Int) {
    if count > most { isBearable = false }
  }

  /// Whether a sign goes with the word before it, as in `try!`.
  private func isPartOfKeyword(_ token: CodeToken) -> Bool {
    previous.kind == .word && previous.end == token.start && (token.byte == UInt8(ascii: "!") || token.byte == UInt8(ascii: "?"))
  }

  // MARK: Levels

  private mutating func push(_ sign: UInt8, at position: Int, isSkipped: Bool = false, doubles: Bool = false) {
    measure(to: position)
    outer.append(level)
    level = Level(sign: sign, doublings: doublings, isSkipped: isSkipped)
    if level.isBracket { brackets += 1 }
    if isSkipped { skipped += 1 }
    if doubles { doublings += 1 }
    expect(brackets, atMost: Nesting.deepest)
    expect(outer.count + 1 - brackets, atMost: Nesting.mostSigns)
    expect(doublings, atMost: Nesting.mostDoublings)
    look(from: position)
  }

  /// Leaves the innermost levels, so that `count` have others around or in them.
  private mutating func leave(to count: Int, at position: Int) {
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

  private mutating func leave(_ sign: UInt8, or other: UInt8? = nil, at position: Int) {
    while level.sign == sign || level.sign == other { leave(to: outer.count, at: position) }
  }

  /// How many levels lie around the one that a bracket opened, which no `{` or `#if` within has to be closed before.
  private func place(of bracket: UInt8) -> Int? {
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
  private mutating func endType(at position: Int) {
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

  // MARK: Tokens

  private mutating func word(_ token: CodeToken) {
    if previous.byte == UInt8(ascii: "#"), previous.end == token.start { conditional(token) }
    if previous.kind == .close, previous.byte == UInt8(ascii: "}") {
      level.elses = bytes.isText(token, "else") ? level.elses + 1 : 0
      expect(level.elses, atMost: Nesting.mostElses)
    }
    if previous.kind == .close || previous.kind == .word, level.arrows > 0,
      !bytes.isText(token, "async"), !bytes.isText(token, "throws")
    {
      level.arrows = 0
    }
    if previous.byte != UInt8(ascii: ".") { level.links = 0 }
    words += 1
    guard words > Nesting.mostKeywords else { return }
    keywords = Nesting.keywords.contains(bytes.text(of: token)) ? keywords + 1 : 0
    expect(keywords, atMost: Nesting.mostKeywords)
  }

  /// `#if` opens a level, `#endif` closes it, and what lies between them begins anew at each `#else`.
  private mutating func conditional(_ token: CodeToken) {
    if bytes.isText(token, "if") { return push(UInt8(ascii: "#"), at: token.start) }
    guard bytes.isText(token, "endif") || bytes.isText(token, "else") || bytes.isText(token, "elseif"),
      let open = level.sign == UInt8(ascii: "#") ? outer.count : outer.last(UInt8(ascii: "#"))
    else { return }
    leave(to: bytes.isText(token, "endif") ? open : open + 1, at: token.start)
  }

  private mutating func open(_ token: CodeToken) {
    let isAdjacent = previous.end == token.start && (previous.kind == .close || previous.kind == .operator)
    if isAdjacent { link() }
    if token.byte == UInt8(ascii: "{") { level.arrows = 0 }
    if token.byte == UInt8(ascii: "{") || isCall(token) { endType(at: token.start) }
    push(
      token.byte,
      at: token.start,
      isSkipped: isAttribute && doublings > 0,
      doubles: token.byte == UInt8(ascii: "[")
    )
    if previous.kind == .text, previous.end == token.start { beginInterpolation() }
    isAttribute = false
  }

  private mutating func beginInterpolation() {
    level.isInterpolation = true
    interpolations += 1
    expect(interpolations, atMost: Nesting.mostInterpolations)
  }

  /// Whether a bracket belongs to the name right before it, which no type's does.
  private func isCall(_ token: CodeToken) -> Bool {
    previous.kind == .word && previous.end == token.start && doublings > 0 && !isAttribute
      && !Nesting.keywords.contains(bytes.text(of: previous))
  }

  /// A `}` closes all that is open within its `{`; other brackets close none of another `{`.
  private mutating func close(_ token: CodeToken) {
    let open = token.byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : token.byte - 2
    let place = place(of: open)
    if token.byte == UInt8(ascii: "}") { endType(at: token.start) }
    if let place { leave(to: place, at: token.start) }
    isAttribute = false
  }

  private mutating func `operator`(_ token: CodeToken) {
    let isBound = previous.end == token.start && previous.kind != .open && previous.kind != .sign
    switch token.byte {
    case UInt8(ascii: "<") where token.end == token.start + 1:
      push(UInt8(ascii: "<"), at: token.start, doubles: isAttribute)
      isAttribute = false
      return
    case UInt8(ascii: ">"):
      for byte in bytes[token.start..<token.end] where byte == UInt8(ascii: ">") {
        if level.sign == UInt8(ascii: "<") { leave(to: outer.count, at: token.start) }
      }
      return
    case UInt8(ascii: "?") where token.end == token.start + 1 && !isBound:
      push(UInt8(ascii: "?"), at: token.start)
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
      if previous.kind == .open { endType(at: token.start) }
      return link()
    case UInt8(ascii: "-") where bytes.isText(token, "->"):
      level.arrows += 1
      expect(level.arrows, atMost: Nesting.mostLinks)
    case UInt8(ascii: "=") where token.end == token.start + 1:
      assignment(token)
    case UInt8(ascii: "&") where token.end == token.start + 1, UInt8(ascii: "-"), UInt8(ascii: "~"): break
    default:
      if bytes.isText(token, "<<<<<<<") { search() }
      endType(at: token.start)
    }
    level.links = 0
    isAttribute = false
  }

  /// A `=` begins a value, which the parser passes over where it looks for a type in parentheses.
  private mutating func assignment(_ token: CodeToken) {
    leave(UInt8(ascii: "<"), or: UInt8(ascii: "?"), at: token.start)
    level.arrows = 0
    guard doublings > 0, level.sign == UInt8(ascii: "(") else { return endType(at: token.start) }
    if !level.isSkipped { skipped += 1 }
    level.isSkipped = true
  }

  private mutating func sign(_ token: CodeToken) {
    switch token.byte {
    case UInt8(ascii: "@"):
      isAttribute = true
      if previous.kind == .open, previous.byte == UInt8(ascii: "{") {
        level.isAttributed = true
        attributed += 1
        expect(attributed, atMost: Nesting.mostAttributed)
      }
      return
    case UInt8(ascii: ":"):
      if level.sign == UInt8(ascii: "?") { leave(to: outer.count, at: token.start) }
    case UInt8(ascii: ","):
      leave(UInt8(ascii: "?"), at: token.start)
      if level.sign == UInt8(ascii: "[") { endType(at: token.start) }
    default:
      if token.byte == UInt8(ascii: "#") { expect(token.end - token.start, atMost: Nesting.mostKeywords) }
      leave(UInt8(ascii: "?"), or: UInt8(ascii: "<"), at: token.start)
      endType(at: token.start)
    }
    level.links = 0
    level.arrows = 0
    isAttribute = false
  }

  private mutating func regex(_ token: CodeToken) {
    // One on several lines is read up to its first line where it isn't closed.
    if token.byte == UInt8(ascii: "#"), bytes[token.end - 1] == UInt8(ascii: "/") { search() }
    endType(at: token.start)
  }

  private mutating func link() {
    level.links += 1
    expect(level.links, atMost: Nesting.mostLinks)
  }

  private mutating func search() {
    searches += 1
    expect(searches, atMost: Nesting.mostSearches)
  }

  /// The words before a declaration, a value or a type, each of which takes the parser a step deeper.
  private static let keywords: Set<String> = [
    "actor", "any", "async", "await", "borrow", "borrowing", "consume", "consuming", "convenience", "copy", "defer", "discard",
    "distributed", "do", "dynamic", "each", "else", "fileprivate", "final", "guard", "if", "in", "indirect", "infix", "inout",
    "internal", "is", "isolated", "lazy", "let", "mutating", "nonisolated", "nonmutating", "nonsending", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "reasync", "repeat", "required", "rethrows", "return",
    "sending", "some", "static", "switch", "then", "throw", "throws", "try", "unowned", "unsafe", "var", "weak", "while", "yield",
    "_const", "_local", "__consuming", "__owned", "__setter_access", "__shared", "_resultDependsOn",
  ]
}
