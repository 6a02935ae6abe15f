// Types where a declaration names them.
extension OutlineReader {
  /// A type as written; ends at what can't belong to it.
  mutating func readTypeName(mayBeFunction: Bool = false) throws(Doubt) -> TypeName {
    let start = tokens.token.start
    try readType(mayBeFunction: mayBeFunction)
    while tokens.token.is("&") {
      try tokens.advance()
      try readType(mayBeFunction: false)
    }
    let text = tokens.text(start..<tokens.previous.end)
    if text.utf8.contains(UInt8(ascii: "/")) { throw Doubt() }
    return TypeName(text)
  }

  private mutating func readType(mayBeFunction: Bool) throws(Doubt) {
    try skipTypePrefixes()
    switch tokens.token.kind {
    case .word: try readTypePath()
    case .open where !tokens.token.is("{"):
      let mayHaveResult = tokens.token.is("(")
      try skipTypeBrackets()
      try skipOptionality()
      if mayHaveResult, try skipArrow() {
        guard mayBeFunction else { throw Doubt() }
        try readType(mayBeFunction: true)
      }
    default: throw Doubt()
    }
  }

  private mutating func skipTypePrefixes() throws(Doubt) {
    while true {
      if tokens.token.is("@") {
        _ = try readAttribute(ofType: true)
      } else if let keyword = tokens.token.keyword, [.any, .some, .nonisolated].contains(keyword), tokens.next.kind == .word {
        try tokens.advance()
      } else if tokens.token.is("~"), tokens.next.start == tokens.token.end {
        try tokens.advance()
      } else {
        return
      }
    }
  }

  /// `Kit.Box<Item>.Inner?`
  mutating func readTypePath() throws(Doubt) {
    while true {
      guard tokens.token.isName || tokens.token.keyword == .selfType || tokens.token.keyword == .anyType else { throw Doubt() }
      try tokens.advance()
      if tokens.token.byte == UInt8(ascii: "<") { try skipGenericArguments() }
      guard tokens.token.is("."), tokens.isAdjacent, tokens.next.start == tokens.token.end else { break }
      try tokens.advance()
    }
    try skipOptionality()
  }

  private mutating func skipOptionality() throws(Doubt) {
    while tokens.token.is("?") || tokens.token.is("!"), tokens.isAdjacent { try tokens.advance() }
  }

  /// The words before the result of a function's type, and the arrow.
  private mutating func skipArrow() throws(Doubt) -> Bool {
    var isFunction = false
    while tokens.token.keyword == .async || tokens.token.keyword == .throws {
      isFunction = true
      try tokens.advance()
    }
    guard tokens.token.kind == .operator, tokens.text(tokens.token) == "->" else {
      if isFunction { throw Doubt() }
      return false
    }
    try tokens.advance()
    return true
  }

  /// From `<` past its `>`, and the signs of optionality that stand with it.
  mutating func skipGenericArguments() throws(Doubt) {
    guard tokens.token.is("<") else { throw Doubt() }
    var depth = 0
    repeat {
      switch tokens.token.kind {
      case .word: try checkWordOfType()
      case .open:
        try skipTypeBrackets()
        continue
      case .operator: try count(&depth)
      case .sign where !tokens.token.isEnd && !tokens.token.is(";") && !tokens.token.is("#"): break
      default: throw Doubt()
      }
      try tokens.advance()
    } while depth > 0
  }

  /// No declaration begins within a type, and no two names stand side by side but those of a parameter.
  private func checkWordOfType() throws(Doubt) {
    if tokens.token.keyword?.isIntroducer == true { throw Doubt() }
    if tokens.token.isOperand, tokens.previous.endsOperand, !tokens.next.is(":") { throw Doubt() }
  }

  private func count(_ depth: inout Int) throws(Doubt) {
    let text = tokens.text(tokens.token)
    if text == "->" { return }
    for sign in text.utf8 {
      switch sign {
      case UInt8(ascii: "<") where depth > 0 || text == "<": depth += 1
      case UInt8(ascii: ">") where depth > 0: depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      case UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "-"): if depth == 0 { throw Doubt() }
      default: throw Doubt()
      }
    }
  }

  /// From a bracket of a type past the one that closes it.
  ///
  /// - Returns: whether a colon stands in it, as in a dictionary's.
  @discardableResult
  mutating func skipTypeBrackets() throws(Doubt) -> Bool {
    var hasColon = false
    let outer = tokens.depth - 1
    repeat {
      switch tokens.token.kind {
      case .text, .regex: throw Doubt()
      case .word: try checkWordOfType()
      case .open: if tokens.token.is("{") { throw Doubt() }
      case .sign: if tokens.token.isEnd || tokens.token.is(";") || tokens.token.is("#") { throw Doubt() }
      case .close, .operator: break
      }
      if tokens.token.is(":"), tokens.depth == outer + 1 { hasColon = true }
      try tokens.advance()
    } while tokens.depth > outer
    try tokens.advance()
    return hasColon
  }
}
