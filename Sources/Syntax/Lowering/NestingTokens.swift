// What each kind of token opens, closes or goes on with.
extension Nesting {
  mutating func word(_ token: CodeToken) {
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
    if previous.byte != UInt8(ascii: ".") {
      level.links = 0
      if bytes.isText(token, "switch") {
        switches += 1
        expect(switches, atMost: Nesting.mostSearches)
      }
    }
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

  mutating func open(_ token: CodeToken) {
    let isAdjacent = previous.end == token.start && (previous.kind == .close || previous.kind == .operator)
    if isAdjacent { link() }
    if token.byte == UInt8(ascii: "{") {
      level.arrows = 0
      switches = 0
    }
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
  mutating func close(_ token: CodeToken) {
    let open = token.byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : token.byte - 2
    let place = place(of: open)
    if token.byte == UInt8(ascii: "}") { endType(at: token.start) }
    if let place { leave(to: place, at: token.start) }
    isAttribute = false
  }

  mutating func `operator`(_ token: CodeToken) {
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

  mutating func sign(_ token: CodeToken) {
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

  mutating func regex(_ token: CodeToken) {
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
