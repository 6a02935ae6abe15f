// Generic parameters, and what is asked of them.
extension OutlineReader {
  /// `<Cell: UITableViewCell, Item>`
  mutating func readGenericParameters() throws(Doubt) -> [GenericParameter] {
    guard tokens.token.is("<") else { throw Doubt() }
    var parameters: [GenericParameter] = []
    repeat {
      try tokens.advance()
      if tokens.token.keyword == .each || tokens.token.keyword == .let { try tokens.advance() }
      let name = tokens.token
      guard name.isName else { throw Doubt() }
      try tokens.advance()
      var constraint: TypeName?
      if tokens.token.is(":") {
        try tokens.advance()
        constraint = try readTypeName()
      }
      parameters.append(GenericParameter(name: tokens.plainText(name), constraint: constraint))
    } while tokens.token.is(",")
    guard tokens.token.is(">") else { throw Doubt() }
    try tokens.advance()
    return parameters
  }

  /// `where Cell: UITableViewCell, Item == String`
  mutating func readRequirements() throws(Doubt) -> [GenericParameter] {
    guard tokens.token.keyword == .where else { return [] }
    var requirements: [GenericParameter] = []
    repeat {
      try tokens.advance()
      let left = try readTypeName()
      let isSame = tokens.token.kind == .operator && tokens.text(tokens.token) == "=="
      guard isSame || tokens.token.is(":") else { throw Doubt() }
      try tokens.advance()
      // `_Trivial` and its like ask for no type.
      if tokens.token.byte == UInt8(ascii: "_") { throw Doubt() }
      requirements.append(GenericParameter(name: left.text, constraint: try readTypeName()))
    } while tokens.token.is(",")
    return requirements
  }
}
