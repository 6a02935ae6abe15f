// The types that a function's body declares.
extension OutlineReader {
  /// Begins to read a function's body, whose brace is the token.
  mutating func openCode() throws(Doubt) {
    scopes.append(Scope(enclosing: scope.enclosing, depth: tokens.depth, isCode: true, codeStart: tokens.token.start))
    tokens.beginNotes()
    try tokens.advance()
  }

  /// Sees that the code that was begun is read together with its file: it declares types, or may be no plain code.
  mutating func readCodeWithFile() {
    scopes[scopes.count - 1].codeStart = nil
    _ = tokens.endNotes()
  }

  /// Goes on in a function's body, to its end or into a type that it declares.
  mutating func readCode() throws(Doubt) {
    // How the last line began.
    var opener: Keyword?
    // A case outside a `switch` takes all that follows with it.
    var isInCase = false
    var statement = OpenStatement()
    let depth = scope.depth
    while tokens.depth >= depth {
      if tokens.token.isEnd { throw Doubt() }
      if tokens.depth == depth {
        let isAfterBrace = tokens.previous.is("{") || tokens.previous.is("}") || tokens.previous.is(";")
        if isAfterBrace || tokens.isFirstOnLine {
          let isFree = isAfterBrace || opener?.opensBraces != true && tokens.previous.endsOperand
          if isFree, !isInCase, try readLocalType() { return }
          opener = tokens.token.keyword
          if opener == .case || opener == .default { isInCase = true }
          if tokens.depth < depth { return }
        }
      }
      try see(&statement)
      if tokens.token.kind == .open {
        try skipBrackets()
      } else {
        try tokens.advance()
      }
    }
    if statement.isOpen(at: tokens.depth) { throw Doubt() }
  }

  /// Whether a type is declared there.
  private mutating func readLocalType() throws(Doubt) -> Bool {
    var prefix = Prefix()
    if let keyword = tokens.token.keyword, [.final, .private, .fileprivate, .indirect].contains(keyword) {
      prefix = try readPrefix()
    } else if tokens.token.is("@") {
      prefix = try readPrefix()
    }
    switch tokens.token.keyword {
    case .class?, .struct?, .enum?, .protocol?:
      readCodeWithFile()
      try readType(tokens.token.keyword ?? .class, prefix)
      return true
    case .typealias?:
      readCodeWithFile()
      try readAlias(prefix)
      return true
    default: return false
    }
  }
}

/// A statement whose braces are yet to come. Without them, the parser takes what follows for a part of it.
struct OpenStatement {
  /// How many brackets are open around it.
  private var depth: Int?
  /// Whether something has begun that a colon belongs to.
  var mayHaveColon = false
  /// How many brackets are open around the names of a declaration's parameters; nil where these aren't read.
  var parameters: Int?
  /// Whether the last token was a label, as in `(for name: String)`, and a parameter's name is to follow.
  var isAfterLabel = false

  func isOpen(at depth: Int) -> Bool { self.depth.map { $0 > depth } ?? false }

  mutating func open(at depth: Int) { self.depth = depth }

  mutating func close(at depth: Int) {
    if self.depth == depth { self.depth = nil }
  }
}

extension Keyword {
  /// Whether a statement that begins with it needs braces.
  var opensBraces: Bool {
    switch self {
    case .if, .else, .guard, .switch, .for, .while, .do, .defer, .catch: true
    default: false
    }
  }
}
