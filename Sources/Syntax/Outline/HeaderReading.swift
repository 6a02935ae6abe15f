// Declarations of types, extensions and aliases.
extension OutlineReader {
  mutating func readType(_ keyword: Keyword, _ prefix: Prefix) throws(Doubt) {
    guard let kind = TypeHeader.Kind(rawValue: keyword.rawValue) else { throw Doubt() }
    let name = try readName()
    var generics: [GenericParameter] = []
    if tokens.token.byte == UInt8(ascii: "<") {
      if kind == .protocol { try skipGenericArguments() } else { generics = try readGenericParameters() }
    }
    try readBody(kind, qualified(tokens.plainText(name)), name.start..<name.end, prefix, generics)
  }

  mutating func readExtension(_ prefix: Prefix) throws(Doubt) {
    try tokens.advance()
    let start = tokens.token.start
    var name = ""
    if tokens.token.is("[") {
      guard tokens.next.isName else { throw Doubt() }
      name = try skipTypeBrackets() ? "Dictionary" : "Array"
    } else {
      guard tokens.token.isName else { throw Doubt() }
      try readTypePath()
      if tokens.previous.kind == .operator, !tokens.previous.is(">") { throw Doubt() }
      name = TypeName(tokens.text(start..<tokens.previous.end)).base
    }
    let range = start..<tokens.previous.end
    if name.isEmpty { throw Doubt() }
    try readBody(.extension, name, range, prefix, [])
  }

  private mutating func readBody(
    _ kind: TypeHeader.Kind,
    _ name: String,
    _ range: Range<Int>,
    _ prefix: Prefix,
    _ parameters: [GenericParameter]
  ) throws(Doubt) {
    var inherited: [TypeName] = []
    if tokens.token.is(":") {
      repeat {
        try tokens.advance()
        if tokens.token.keyword == .class {
          try tokens.advance()
          inherited.append(TypeName("class"))
        } else {
          inherited += try readTypeName().composed
        }
      } while tokens.token.is(",")
    }
    let generics = parameters + (try readRequirements())
    guard tokens.token.is("{") else { throw Doubt() }
    if kind == .protocol { inherited += generics.filter { $0.name == "Self" }.compactMap(\.constraint) }
    keep(
      TypeHeader(
        kind: kind,
        name: name,
        nameRange: ByteRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)),
        inherited: inherited,
        modifiers: prefix.modifiers,
        attributes: prefix.attributes,
        generics: generics
      )
    )
    scopes.append(Scope(enclosing: name, depth: tokens.depth))
    try tokens.advance()
  }

  mutating func readAlias(_ prefix: Prefix) throws(Doubt) {
    let name = try readName()
    var generics = tokens.token.byte == UInt8(ascii: "<") ? try readGenericParameters() : []
    guard tokens.token.is("=") else { throw Doubt() }
    try tokens.advance()
    let target = try readTypeName(mayBeFunction: true)
    generics += try readRequirements()
    try expectEnd()
    keep(
      TypeHeader(
        kind: .typealias,
        name: qualified(tokens.plainText(name)),
        nameRange: ByteRange(start: UInt32(name.start), end: UInt32(name.end)),
        inherited: target.composed,
        modifiers: prefix.modifiers,
        generics: generics
      )
    )
  }

  /// The name after the token.
  mutating func readName() throws(Doubt) -> OutlineToken {
    try tokens.advance()
    let name = tokens.token
    guard name.isName else { throw Doubt() }
    try tokens.advance()
    return name
  }

  private func qualified(_ name: String) -> String {
    scope.enclosing.isEmpty ? name : "\(scope.enclosing).\(name)"
  }

  /// Nothing but another declaration may follow.
  mutating func expectEnd() throws(Doubt) {
    guard tokens.token.isEnd || tokens.token.is(";") || tokens.token.is("}") || tokens.isFirstOnLine else { throw Doubt() }
  }
}

extension OutlineTokens {
  /// A name without backticks.
  func plainText(_ name: OutlineToken) -> String {
    name.byte == UInt8(ascii: "`") ? text(name.start + 1..<name.end - 1) : text(name)
  }
}
