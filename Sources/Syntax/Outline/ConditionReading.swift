// `#if` between declarations, and macros in their place.
extension OutlineReader {
  mutating func readPound() throws(Doubt) {
    try tokens.advance()
    guard tokens.token.kind == .word, tokens.isAdjacent else { throw Doubt() }
    switch (tokens.token.keyword, tokens.text(tokens.token)) {
    case (.if, _):
      sides.open(try readCondition(), scopes: scopes.count)
    case (.else, _):
      guard sides.count(in: scopes.count) > 0, tokens.isLastOnLine else { throw Doubt() }
      try tokens.advance()
      sides.turn(nil)
    case (_, "elseif"):
      guard sides.count(in: scopes.count) > 0 else { throw Doubt() }
      sides.turn(try readCondition())
    case (_, "endif"):
      guard sides.count(in: scopes.count) > 0, tokens.isLastOnLine else { throw Doubt() }
      try tokens.advance()
      sides.close()
    default: try skipMacro()
    }
  }

  /// A macro after attributes.
  mutating func readMacro() throws(Doubt) {
    try tokens.advance()
    guard tokens.token.kind == .word, tokens.isAdjacent else { throw Doubt() }
    try skipMacro()
  }

  private mutating func skipMacro() throws(Doubt) {
    guard tokens.token.isName, !["sourceLocation", "elif", "elseif", "endif"].contains(tokens.text(tokens.token)) else {
      throw Doubt()
    }
    try tokens.advance()
    try skipRest(endsWithBraces: false)
  }

  /// The condition after `#if` or `#elseif`, to its line's end.
  private mutating func readCondition() throws(Doubt) -> PlatformCondition {
    guard !tokens.isLastOnLine else { throw Doubt() }
    try tokens.advance()
    var operands = [try readOperand()]
    var isConjunction = false
    while !tokens.isFirstOnLine, !tokens.token.isEnd {
      let name = tokens.text(tokens.token)
      guard name == "&&" || name == "||", !tokens.isLastOnLine else { throw Doubt() }
      if name == "&&" { isConjunction = true }
      try tokens.advance()
      operands.append(try readOperand())
    }
    return PlatformCondition(operands, isConjunction: operands.count > 1 && isConjunction)
  }

  private mutating func readOperand() throws(Doubt) -> PlatformCondition {
    var isNegated = false
    while tokens.token.is("!"), tokens.next.start == tokens.token.end {
      isNegated = true
      try tokens.advance()
    }
    if tokens.token.is("(") {
      try skipBrackets()
      return .any
    }
    guard tokens.token.kind == .word, tokens.token.keyword.map({ !$0.isReserved || $0 == .true || $0 == .false }) ?? true else {
      throw Doubt()
    }
    let name = tokens.text(tokens.token)
    try tokens.advance()
    guard tokens.token.is("("), !tokens.isFirstOnLine else {
      let condition = PlatformCondition(flag: name)
      return isNegated ? condition.negated : condition
    }
    guard ["os", "canImport", "targetEnvironment"].contains(name) else {
      try skipBrackets()
      return .any
    }
    let condition = try readNames()
    return isNegated ? condition.negated : condition
  }

  /// `(macOS)`; anything but names names no system.
  private mutating func readNames() throws(Doubt) -> PlatformCondition {
    guard tokens.next.isName else { throw Doubt() }
    let depth = tokens.depth
    let start = tokens.token.end
    var names: [String] = []
    var isPlain = true
    while tokens.depth >= depth {
      try tokens.advance()
      if tokens.token.isEnd { throw Doubt() }
      if tokens.token.isName, tokens.next.is(",") || tokens.next.is(")"), tokens.depth == depth {
        if !tokens.previous.is(","), tokens.previous.end != start { isPlain = false }
        names.append(tokens.text(tokens.token))
      } else if !tokens.token.is(","), !tokens.token.is(")") {
        isPlain = false
      }
    }
    try tokens.advance()
    return isPlain ? PlatformCondition(names: names) : .any
  }
}
