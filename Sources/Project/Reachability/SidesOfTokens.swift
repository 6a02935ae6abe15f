/// Tells of one token after the other whether it stands on a side of `#if` that is compiled for others than those who touch
/// the app as it is sold.
package struct SidesOfTokens {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var sides = ConditionalSides()
  private var previous: CodeToken?
  /// The directive that is being read, and its condition so far.
  private var directive: (name: String, condition: [CodeToken])?

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether the token that was passed last stands there, or is part of a directive.
  package var isDropped: Bool { directive != nil || sides.isDropped }

  package mutating func pass(_ token: CodeToken) {
    defer { previous = token }
    guard let previous else { return }
    if directive != nil {
      guard beginsLine(token, after: previous) else {
        directive?.condition.append(token)
        return
      }
      end()
    }
    guard token.kind == .word, previous.end == token.start, bytes.isText(previous, "#") else { return }
    let name = bytes.text(of: token)
    if ["if", "elseif", "else", "endif"].contains(name) { directive = (name, []) }
  }

  private func beginsLine(_ token: CodeToken, after previous: CodeToken) -> Bool {
    bytes[previous.end..<token.start].contains(UInt8(ascii: "\n"))
  }

  private mutating func end() {
    guard let (name, condition) = directive else { return }
    directive = nil
    switch name {
    case "if": sides.open(read(condition), scopes: 0)
    case "elseif": sides.turn(read(condition))
    case "else": sides.turn(nil)
    default: sides.close()
    }
  }

  private func read(_ condition: [CodeToken]) -> PlatformCondition {
    var rest = condition[...]
    var operands = [operand(&rest)]
    var isConjunction = false
    while let sign = rest.popFirst(), bytes.isText(sign, "&&") || bytes.isText(sign, "||") {
      isConjunction = isConjunction || bytes.isText(sign, "&&")
      operands.append(operand(&rest))
    }
    return PlatformCondition(operands, isConjunction: operands.count > 1 && isConjunction)
  }

  private func operand(_ rest: inout ArraySlice<CodeToken>) -> PlatformCondition {
    guard let first = rest.popFirst() else { return .any }
    if bytes.isText(first, "!") { return operand(&rest).negated }
    guard first.kind == .word else {
      if first.kind == .open { _ = names(&rest) }
      return .any
    }
    let name = bytes.text(of: first)
    guard rest.first?.kind == .open else { return PlatformCondition(flag: name) }
    rest.removeFirst()
    let named = names(&rest)
    return ["os", "canImport", "targetEnvironment"].contains(name) ? PlatformCondition(names: named) : .any
  }

  /// The names up to the bracket that closes, which is passed, too.
  private func names(_ rest: inout ArraySlice<CodeToken>) -> [String] {
    var found: [String] = []
    var depth = 1
    while depth > 0, let token = rest.popFirst() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if token.kind == .word { found.append(bytes.text(of: token)) }
    }
    return found
  }
}
