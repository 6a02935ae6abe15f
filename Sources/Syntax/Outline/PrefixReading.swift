// What stands before a declaration.
extension OutlineReader {
  struct Prefix {
    var attributes: [String] = []
    var modifiers: [String] = []

    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  }

  mutating func readPrefix() throws(Doubt) -> Prefix {
    var prefix = Prefix()
    while tokens.token.is("@") { prefix.attributes.append(try readAttribute()) }
    while let modifier = tokens.token.keyword, modifier.isModifier || isModifier(modifier) {
      var name = modifier.rawValue
      try tokens.advance()
      if tokens.token.is("(") {
        guard modifier.takesDetail, tokens.next.kind == .word else { throw Doubt() }
        try tokens.advance()
        name += "(\(tokens.text(tokens.token)))"
        guard tokens.next.is(")") else { throw Doubt() }
        try tokens.advance()
        try tokens.advance()
      }
      prefix.modifiers.append(name)
    }
    return prefix
  }

  /// Whether `class` is one, as in `class func`.
  private func isModifier(_ keyword: Keyword) -> Bool {
    guard keyword == .class, let next = tokens.next.keyword else { return false }
    let modifiers: [Keyword] = [.static, .override, .private, .fileprivate, .internal, .public]
    return next.isIntroducer && next.isReserved && next != .case || modifiers.contains(next)
  }

  /// The name of an attribute whose `@` is the token; passes over its arguments.
  mutating func readAttribute(ofType: Bool = false) throws(Doubt) -> String {
    try tokens.advance()
    let start = tokens.token.start
    guard tokens.token.isName, tokens.isAdjacent else { throw Doubt() }
    try tokens.advance()
    while tokens.token.is("."), tokens.isAdjacent, tokens.next.isName {
      try tokens.advance()
      try tokens.advance()
    }
    if tokens.token.byte == UInt8(ascii: "<"), tokens.isAdjacent { try skipGenericArguments() }
    let name = tokens.text(start..<tokens.previous.end)
    if tokens.token.is("("), tokens.isAdjacent {
      try skipBrackets()
    } else if tokens.token.is("("), !ofType {
      throw Doubt()
    }
    return name
  }
}
