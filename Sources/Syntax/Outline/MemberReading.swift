// Declarations that aren't types.
extension OutlineReader {
  mutating func readImport(_ prefix: Prefix) throws(Doubt) {
    guard scope.isFile else { throw Doubt() }
    try tokens.advance()
    let kinds: [Keyword] = [.typealias, .struct, .class, .enum, .protocol, .let, .var, .func]
    if let kind = tokens.token.keyword, kinds.contains(kind) { try tokens.advance() }
    guard tokens.token.isName, !tokens.isFirstOnLine else { throw Doubt() }
    let module = tokens.plainText(tokens.token)
    try tokens.advance()
    while tokens.token.is("."), tokens.isAdjacent, tokens.next.isName {
      try tokens.advance()
      try tokens.advance()
    }
    try expectEnd()
    let isReexport = prefix.attributes.contains("_exported") || prefix.modifiers.contains("public")
    keep(import: module, isReexport: isReexport)
  }

  /// What the parser takes for signs of its own where a function's name is expected.
  private static let signs: Set<String> = ["=", "->", ".", "?", "!", "&"]

  mutating func readFunction() throws(Doubt) {
    try tokens.advance()
    let name = tokens.token
    guard name.isName || name.kind == .operator && !OutlineReader.signs.contains(tokens.text(name)) else { throw Doubt() }
    let text = scope.isFile ? tokens.plainText(name) : ""
    try tokens.advance()
    if name.kind == .operator, scope.isFile, text.hasSuffix("<"), text != "<" || tokens.token.kind == .word { throw Doubt() }
    guard tokens.token.is("(") || tokens.token.byte == UInt8(ascii: "<") || name.kind == .operator else { throw Doubt() }
    if scope.isFile { keep(function: text) }
    try skipRest(endsWithBraces: true)
  }

  mutating func readMember(endsWithBraces: Bool) throws(Doubt) {
    if scope.isFile, tokens.token.keyword != .operator, tokens.token.keyword != .precedencegroup { throw Doubt() }
    let holdsCode = tokens.token.keyword == .`init` || tokens.token.keyword == .deinit
    try tokens.advance()
    if tokens.previous.keyword == .operator || tokens.previous.keyword == .precedencegroup { try tokens.advance() }
    try skipRest(endsWithBraces: endsWithBraces)
    // The braces of a subscript may hold accessors.
    if scope.isCode, !holdsCode { readCodeWithFile() }
  }

  mutating func readVariables(_ prefix: Prefix) throws(Doubt) {
    repeat {
      try tokens.advance()
      let isTuple = tokens.token.is("(")
      if scope.isFile {
        try readPattern(isPrivate: prefix.isPrivate)
      } else if !isTuple, !tokens.token.isName {
        throw Doubt()
      } else if !isTuple {
        try tokens.advance()
      }
      let hasType = tokens.token.is(":")
      try skipRest(endsWithBraces: false, endsWithComma: scope.isFile, beginsWithType: hasType)
    } while tokens.token.is(",")
  }

  private mutating func readPattern(isPrivate: Bool) throws(Doubt) {
    let outer = tokens.depth - (tokens.token.kind == .open ? 1 : 0)
    while true {
      if tokens.token.isName {
        if tokens.text(tokens.token) != "_" { keep(variable: tokens.plainText(tokens.token), isPrivate: isPrivate) }
        if tokens.next.is(":"), tokens.depth > outer { throw Doubt() }
      } else if tokens.depth == outer, tokens.token.kind != .close {
        throw Doubt()
      } else if tokens.token.kind == .word || tokens.token.isEnd || ![.open, .close].contains(tokens.token.kind) && !tokens.token.is(",") {
        throw Doubt()
      }
      let isLast = tokens.depth == outer
      try tokens.advance()
      if isLast { return }
    }
  }
}
