/// Writes out the `{a,b}` of a pattern: `{x,y}/*.swift` is `x/*.swift` and `y/*.swift`.
enum BraceExpansion {
  /// Nested and repeated braces multiply; no honest pattern comes near this many.
  private static let limit = 1_000
  /// No path is longer than this on any system, and no honest pattern.
  private static let lengthLimit = 4_096
  private static let depthLimit = 16

  static func expand(_ pattern: String) throws(MalformedGlob) -> [String] {
    guard pattern.utf8.count <= lengthLimit else {
      throw MalformedGlob(reason: "it is longer than \(lengthLimit) bytes")
    }
    var expander = Expander(characters: Array(pattern))
    return try expander.sequence(depth: 0)
  }

  private struct Expander {
    let characters: [Character]
    var index = 0

    init(characters: [Character]) {
      self.characters = characters
    }

    /// Reads up to the end or, inside braces (from a depth of 1 on), up to the `,` or `}` that ends this alternative.
    mutating func sequence(depth: Int) throws(MalformedGlob) -> [String] {
      var spellings = [""]
      while index < characters.count {
        let character = characters[index]
        if depth > 0, character == "," || character == "}" { break }
        index += 1
        var continuations = [String(character)]
        if character == "{" {
          continuations = try alternatives(depth: depth + 1)
        } else if character == "\\", index < characters.count {
          continuations = ["\\" + String(characters[index])]
          index += 1
        } else if character == "[", let set = bracketedSet() {
          continuations = ["[" + set]
        }
        guard spellings.count * continuations.count <= limit else {
          throw MalformedGlob(reason: "its braces stand for more than \(limit) patterns")
        }
        spellings = spellings.flatMap { spelling in continuations.map { spelling + $0 } }
      }
      return spellings
    }

    /// Reads what follows `{`, up to and including its `}`.
    private mutating func alternatives(depth: Int) throws(MalformedGlob) -> [String] {
      guard depth <= depthLimit else { throw MalformedGlob(reason: "its braces nest too deeply") }
      var spellings: [String] = []
      while true {
        spellings += try sequence(depth: depth)
        guard index < characters.count else { throw MalformedGlob(reason: "a `{` is never closed") }
        index += 1
        if characters[index - 1] == "}" { return spellings }
      }
    }

    /// What follows `[`, up to and including its `]`, where a brace or comma means itself.
    private mutating func bracketedSet() -> String? {
      var end = index
      if end < characters.count, characters[end] == "!" || characters[end] == "^" { end += 1 }
      if end < characters.count, characters[end] == "]" { end += 1 }
      while end < characters.count, characters[end] != "]" {
        end += characters[end] == "\\" ? 2 : 1
      }
      guard end < characters.count else { return nil }
      defer { index = end + 1 }
      return String(characters[index...end])
    }
  }
}
