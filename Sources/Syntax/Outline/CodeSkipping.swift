// Code, which an outline says nothing of.
extension OutlineReader {
  /// Passes over the rest of a declaration, to where another may begin.
  ///
  /// - Parameter beginsWithType: whether it begins with the colon before a type, in which few operators can stand.
  mutating func skipRest(
    endsWithBraces: Bool,
    endsWithComma: Bool = false,
    beginsWithType: Bool = false
  ) throws(Doubt) {
    let level = self.level
    var isInType = beginsWithType
    // Of which the parser surely sees that it is a type: braces behind it are a variable's own.
    var isPlainType = beginsWithType && tokens.next.beginsPlainType
    var mayHaveParameters = endsWithBraces
    var angles = 0
    while true {
      let token = tokens.token
      if token.isEnd || token.is(";") || tokens.depth < level { break }
      if endsWithComma, angles == 0, token.is(",") {
        guard isComplete(tokens.previous) else { throw Doubt() }
        break
      }
      if token.is("#"), tokens.next.keyword == .if || isDirective(tokens.next) { break }
      if tokens.isFirstOnLine {
        if try mayEnd() { break }
      } else if token.isOperand, tokens.previous.endsOperand {
        let isLabel = tokens.previous.is("}") && tokens.next.is(":")
        if token.kind == .word ? !isLabel : !tokens.isAdjacent { throw Doubt() }
      }
      if token.is("=") || token.is(",") { isInType = false }
      if isInType || endsWithBraces, token.kind == .operator, !tokens.mayBeInType(token) {
        guard endsWithBraces, tokens.text(token) == "==" else { throw Doubt() }
      }
      if let keyword = token.keyword, keyword.isReserved, keyword.isIntroducer {
        throw Doubt()
      }
      guard token.kind == .open else {
        if endsWithComma, token.kind == .operator { countAngles(&angles) }
        try tokens.advance()
        continue
      }
      if endsWithBraces, token.is("{") { return try openCode() }
      if isInType, isPlainType, token.is("{"), tokens.previous.endsOperand || tokens.isPostfix(tokens.previous) {
        try skipAccessors()
      } else {
        let isPlain = token.is("[") && tokens.next.beginsPlainType
        isPlainType = isPlainType && isPlain && (tokens.previous.is(":") || tokens.previous.is("<"))
        let areParameters = mayHaveParameters && token.is("(")
        if areParameters { mayHaveParameters = false }
        try skipBrackets(areParameters: areParameters)
      }
    }
    if angles > 0 { throw Doubt() }
  }

  private mutating func countAngles(_ angles: inout Int) {
    if tokens.token.is("<"), tokens.isAdjacent { angles += 1 }
    guard angles > 0, tokens.text(tokens.token) != "->" else { return }
    for sign in tokens.text(tokens.token).utf8 where sign == UInt8(ascii: ">") { angles = max(0, angles - 1) }
  }

  private func isDirective(_ token: OutlineToken) -> Bool {
    token.keyword == .else || token.kind == .word && ["endif", "elseif"].contains(tokens.text(token))
  }

  /// Whether a declaration may end with a token.
  private func isComplete(_ token: OutlineToken) -> Bool {
    token.endsOperand || token.isName || tokens.isPostfix(token) || token.endsSignature
  }

  /// Whether a declaration ends before the token, which is the first one on its line.
  private func mayEnd() throws(Doubt) -> Bool {
    let token = tokens.token
    let previous = tokens.previous
    let isComplete = isComplete(previous)
    if token.is("@") || token.is("#") {
      guard isComplete else { throw Doubt() }
      return true
    }
    if let keyword = token.keyword, keyword.isIntroducer || keyword.isModifier {
      if isComplete { return true }
      if keyword.isReserved { throw Doubt() }
      return false
    }
    guard isComplete else { return false }
    switch token.kind {
    case .word:
      guard let keyword = token.keyword, [.as, .is, .else, .where, .throws, .async, .rethrows].contains(keyword) else {
        throw Doubt()
      }
    case .text, .regex: throw Doubt()
    case .open: if !token.is("{") { throw Doubt() }
    case .close, .operator, .sign: break
    }
    return false
  }

  /// From the brace behind a variable's type past the one that closes it.
  private mutating func skipAccessors() throws(Doubt) {
    let start = tokens.token.start
    let isGetter = !tokens.next.is("@") && !tokens.next.is("#") && !Accessors.words.contains(tokens.text(tokens.next))
    if isGetter { tokens.beginNotes() }
    try skip(to: tokens.depth - 1)
    if isGetter { keep(codeFrom: start, isGetter: true) }
    try tokens.advance()
  }

  /// From a bracket past the one that closes it.
  ///
  /// - Parameter areParameters: whether it holds those of a declaration.
  mutating func skipBrackets(areParameters: Bool = false) throws(Doubt) {
    var statement = OpenStatement()
    if areParameters { statement.parameters = tokens.depth }
    try skip(to: tokens.depth - 1, statement)
    try tokens.advance()
  }

  /// To where no more brackets are open than so many.
  ///
  /// - Parameter statement: what is open where it begins.
  mutating func skip(to depth: Int, _ statement: OpenStatement = OpenStatement()) throws(Doubt) {
    var statement = statement
    repeat {
      try see(&statement)
      try tokens.advance()
      if tokens.token.isEnd { throw Doubt() }
    } while tokens.depth > depth
    if statement.isOpen(at: tokens.depth) { throw Doubt() }
  }

  /// Looks at a token of code for what the outline would have to know.
  mutating func see(_ statement: inout OpenStatement) throws(Doubt) {
    switch tokens.token.kind {
    case .word:
      if statement.isAfterLabel {
        statement.isAfterLabel = false
        if !tokens.next.is(":") { throw Doubt() }
      }
      if let keyword = tokens.token.keyword { try see(keyword, &statement) }
    case .open: if tokens.token.byte == UInt8(ascii: "{") { statement.close(at: tokens.depth - 1) }
    case .close: if statement.isOpen(at: tokens.depth) { throw Doubt() }
    case .operator: if tokens.token.byte == UInt8(ascii: "?") { statement.mayHaveColon = true }
    case .sign: if tokens.token.byte == UInt8(ascii: ":") { try seeColon(&statement) }
    case .text, .regex: break
    }
  }

  private mutating func see(_ keyword: Keyword, _ statement: inout OpenStatement) throws(Doubt) {
    if keyword.isIntroducer { try checkCode(keyword) }
    if keyword == .case || keyword == .default { statement.mayHaveColon = true }
    guard keyword.opensBraces, !tokens.next.is(":"), !tokens.previous.is("#") else { return }
    if keyword == .while, tokens.previous.is("}") { return }
    if statement.parameters == tokens.depth, tokens.previous.is("(") || tokens.previous.is(","), tokens.next.isName {
      statement.isAfterLabel = true
      return
    }
    if keyword == .do || keyword == .defer || keyword == .else, !tokens.next.mayFollow(keyword) { throw Doubt() }
    if tokens.bracket == UInt8(ascii: "{") {
      statement.open(at: tokens.depth)
    } else if tokens.next.kind == .close || Keyword.statements.contains(keyword) {
      throw Doubt()
    }
  }

  /// A colon at a line's end ends what begins with `case` or `default`, or goes with a `?`.
  private mutating func seeColon(_ statement: inout OpenStatement) throws(Doubt) {
    guard tokens.bracket == UInt8(ascii: "{"), tokens.isLastOnLine else { return }
    guard statement.mayHaveColon else { throw Doubt() }
    statement.mayHaveColon = false
  }

  /// A declaration of a type within code would belong to the outline.
  func checkCode(_ keyword: Keyword) throws(Doubt) {
    if tokens.next.is(":"), keyword != .case { return }
    let isInBraces = tokens.bracket == UInt8(ascii: "{") || tokens.bracket == UInt8(ascii: "#")
    switch keyword {
    case .actor:
      let mayName = tokens.next.keyword.map { !$0.isReserved || $0.isIntroducer } ?? true
      if tokens.next.kind == .word, mayName { throw Doubt() }
    case .`init`, .deinit: if isInBraces { throw Doubt() }
    case .let, .case, .operator, .macro, .subscript: break
    case .func, .var, .import: if !isInBraces { throw Doubt() }
    default: if keyword.declaresType { throw Doubt() }
    }
  }
}

extension Keyword {
  /// What begins a statement that is no expression, and so can't stand in parentheses.
  fileprivate static let statements: Set<Keyword> = [.for, .while, .guard, .repeat, .defer]
}

extension OutlineToken {
  /// Whether it may stand behind a keyword that braces follow.
  fileprivate func mayFollow(_ keyword: Keyword) -> Bool {
    self.is("{") || (keyword == .else ? self.keyword == .if : keyword == .do && self.keyword == .throws)
  }
}

extension OutlineToken {
  /// Whether it may begin the plainest types: names, and arrays and dictionaries of them.
  fileprivate var beginsPlainType: Bool {
    isName || keyword == .selfType || keyword == .anyType || self.is("[")
  }
}

extension OutlineTokens {
  /// Whether an operator may be part of a type.
  func mayBeInType(_ token: OutlineToken) -> Bool {
    let signs: StaticString = ".?!<>-&~"
    let text = text(token)
    let arePossible = text.utf8.allSatisfy { sign in
      UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount).contains(sign)
    }
    // A minus alone is no part of an arrow.
    return arePossible && text != "-"
  }

  /// Whether an operator may stand behind an operand.
  func isPostfix(_ token: OutlineToken) -> Bool {
    guard token.kind == .operator, let last = text(token).utf8.last else { return false }
    return [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")].contains(last)
  }
}

/// What accessors begin with, which may stand in a variable's braces in place of the code that computes its value.
private enum Accessors {
  static let words: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "borrow", "mutate", "init", "yield", "mutating",
    "nonmutating", "borrowing", "consuming", "__consuming", "nonisolated", "isolated", "async", "unsafeAddress",
    "unsafeMutableAddress",
  ]
}
