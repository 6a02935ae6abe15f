/// A pattern of one file's or folder's name.
package struct NamePattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case character(Character)
    case anyCharacter
    case anyCharacters
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private let parts: [Part]
  /// The whole name, where the pattern has nothing special in it.
  private let literal: String?

  /// Whether it matches one name only.
  var isLiteral: Bool { literal != nil }

  init(literal: String) {
    self.literal = literal
    parts = []
  }

  init(_ pattern: String) throws(MalformedGlob) {
    var parts: [Part] = []
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      switch character {
      case "*":
        if parts.last != .anyCharacters { parts.append(.anyCharacters) }
      case "?":
        parts.append(.anyCharacter)
      case "[":
        parts.append(try NamePattern.set(&rest))
      case "\\":
        parts.append(.character(rest.popFirst() ?? character))
      default:
        parts.append(.character(character))
      }
    }
    self.parts = parts
    literal = NamePattern.literal(parts)
  }

  private static func literal(_ parts: [Part]) -> String? {
    var name = ""
    for part in parts {
      guard case .character(let character) = part else { return nil }
      name.append(character)
    }
    return name
  }

  /// Reads what follows `[`.
  private static func set(_ rest: inout Substring) throws(MalformedGlob) -> Part {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    // A `]` in the first place means itself.
    while let character = rest.first, character != "]" || ranges.isEmpty {
      let first = try member(&rest)
      guard rest.first == "-", rest.dropFirst().first.map({ $0 != "]" }) ?? false else {
        ranges.append(first...first)
        continue
      }
      rest.removeFirst()
      let last = try member(&rest)
      guard first <= last else { throw MalformedGlob(reason: "the range `\(first)-\(last)` runs backwards") }
      ranges.append(first...last)
    }
    guard rest.popFirst() != nil else { throw MalformedGlob(reason: "a `[` is never closed") }
    return .set(ranges, isNegated: isNegated)
  }

  private static func member(_ rest: inout Substring) throws(MalformedGlob) -> Character {
    if rest.first == "\\" { rest.removeFirst() }
    guard let character = rest.popFirst() else { throw MalformedGlob(reason: "a `[` is never closed") }
    return character
  }

  func matches(_ name: String) -> Bool {
    if let literal { return literal == name }
    return matches(Array(name))
  }

  /// Matches greedily and, where that fails, lets the last `*` take one character more: no name takes longer than
  /// its length times the pattern's.
  private func matches(_ name: [Character]) -> Bool {
    var index = 0
    var part = 0
    var retry: (part: Int, index: Int)?
    while index < name.count || part < parts.count {
      if part < parts.count, parts[part] == .anyCharacters {
        retry = (part, index)
        part += 1
      } else if part < parts.count, index < name.count, matches(parts[part], name[index]) {
        part += 1
        index += 1
      } else if let last = retry, last.index < name.count {
        retry = (last.part, last.index + 1)
        part = last.part + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return true
  }

  private func matches(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .character(let expected): expected == character
    case .anyCharacter, .anyCharacters: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }
}
